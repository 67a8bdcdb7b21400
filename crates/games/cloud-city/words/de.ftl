# Cloud City auf Deutsch.

title = Cloud City
tagline = Türme über den Wolken, durch Brücken verbunden.
about = Lege ein Plättchen, errichte zwei Türme und verbinde Türme gleicher Höhe durch Brücken: je länger, desto mehr Stimmen. Acht Plättchen ergeben eine Stadt, und jede Brücke steht der nächsten im Weg.
duration = etwa 30 Minuten
weight = leicht
authors = Phil Walker-Harding
credit = Cloud City. Autor: Phil Walker-Harding. Illustrator: Fabrice Ros. Verlag: Blue Orange.

# Was auf den Knöpfen steht

move-take = Plättchen wählen: { $tile }
move-lay = Anlegen { $part }: { $first }, { $second }
move-lay-any = Ein Plättchen auf { $place } legen
move-walkway = Eine { $walkway } bauen { $part }, { $from } bis { $to }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }
move-done = Nichts mehr bauen
move-draw-open = Aus der Auslage nehmen: { $tile }
move-draw-pile = Vom Stapel ziehen
move-need = Wunschkarte: { $need }
move-reveal = Plättchen aufdecken: { $tile }
move-deal = Plättchen austeilen: { $tile }

# Was gerade gefragt ist

ending = Letzte Runde
    .brief = Letzte Runde
prompt-choose = Wähle ein Plättchen aus deiner Hand. Du legst es dann an deine Stadt an.
prompt-lay = Drehe das Plättchen, wie du magst, und wähle einen der markierten Plätze.
prompt-build = Verbinde Gebäude gleicher Höhe: Die beste Brücke bringt { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }. Oder höre auf.
prompt-build-last = Dein letzter Zug: Baue, was noch geht. Die beste Brücke bringt { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }.
prompt-draw = Nimm dein nächstes Plättchen: aus der Auslage oder ein unbekanntes vom Stapel.

# Was noch einmal gefragt wird

warning-last-walkways = Das ist dein letzter Zug, und eine Brücke brächte dir noch { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }.

# Was ein Tipp sagt

reason-take = es kann sofort eine Brücke mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  } ermöglichen
reason-lay = { $number ->
    [one] ermöglicht eine Brücke mit { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
      }
   *[other] ermöglicht { $number } Brücken, die beste mit { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
      }
  }
reason-walkway = kostet nichts und zählt sofort{ $needs ->
    [more] , mit { $difference } mehr durch die Wunschkarten
    [fewer] , aber mit { $difference } weniger durch die Wunschkarten
   *[same] { "" }
  }{ $last ->
    [yes] , mit dem letzten Stück seiner Art
   *[no] { "" }
  }
reason-draw = im nächsten Zug kann es eine Brücke mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  } ermöglichen
reason-draw-pile = nur du wirst dieses Plättchen kennen
reason-take-later = ermöglicht noch keine Brücke und lässt dir die anderen Plättchen für später
reason-lay-later = ermöglicht noch keine Brücke, doch spätere Plättchen können anschließen
reason-draw-later = ermöglicht noch keine Brücke, doch du weißt, was du bekommst
reason-done = nichts anderes bringt jetzt mehr

# Das Protokoll

log-need = Wunschkarte: { $need }
log-revealed = Neu in der Auslage: { $tile }
log-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } ein Plättchen vom Stapel: { $tile }
log-drew-unseen = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } ein Plättchen vom Stapel
log-took-open = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } ein Plättchen aus der Auslage: { $tile }
log-laid = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } ein Plättchen { $part } an: { $first }, { $second }
log-built = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
  } eine { $walkway } { $part }, { $from } bis { $to }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }

# Warum ein Zug nicht geht

refusal-over = das Spiel ist vorbei
refusal-chance-moves = gleich wird ein Plättchen oder eine Karte gezogen: Vorher ist niemand dran
refusal-choose-due = wähle erst ein Plättchen aus deiner Hand; am Ende deines Zugs nimmst du ein neues
refusal-lay-due = lege erst das gewählte Plättchen oder nimm deine Wahl zurück
refusal-build-due = baue erst Brücken oder sag, dass du nichts mehr baust; dann nimmst du ein Plättchen
refusal-draw-due = nimm erst ein Plättchen, aus der Auslage oder vom Stapel; das beendet deinen Zug
refusal-not-in-hand = in deiner Hand ist kein Plättchen mit { $tile }
refusal-not-in-row = in der Auslage ist kein Plättchen mit { $tile }
refusal-not-in-pile = im Stapel ist kein Plättchen mehr mit { $tile }
refusal-need-not-drawn = die Wunschkarte „{ $need }“ kann jetzt nicht gezogen werden
refusal-occupied = { $part }, auf { $place }, liegt schon ein Plättchen
refusal-apart = ein Plättchen { $part }, auf { $place }, würde deine Stadt mit keiner Seite berühren
refusal-too-wide = mit einem Plättchen { $part }, auf { $place }, wäre deine Stadt breiter oder höher, als die fertige sein darf
refusal-same-turned = das Plättchen mit { $tile } sieht um { $degrees } Grad gedreht so aus wie um { $less }: Wähle { $less }
refusal-reversed = eine Brücke wird von ihrem oberen oder linken Ende aus benannt: „{ $spelling }“
refusal-no-building = auf { $square } steht kein Gebäude von dir
refusal-heights = die Gebäude auf { $from } und { $to } sind nicht gleich hoch
refusal-diagonal = eine Brücke folgt einer Reihe oder einer Spalte, und { $from } und { $to } haben keine gemeinsam
refusal-too-long = von { $from } bis { $to } ist es zu weit: Die längsten Brücken reichen { $most } Felder weit
refusal-no-ground = auf { $square } liegt noch kein Plättchen, die Brücke von { $from } bis { $to } würde aber darüber führen
refusal-blocked = das Gebäude auf { $square } ist gleich hoch oder höher: Die Brücke von { $from } bis { $to } kann nicht darüber führen
refusal-crossing = die Brücke von { $from } bis { $to } würde über { $square } eine andere gleicher Höhe kreuzen
refusal-already-joined = die Gebäude auf { $from } und { $to } sind schon verbunden
refusal-full-building = das Gebäude auf { $square } trägt schon zwei Brücken, mehr geht nicht
refusal-no-piece = keine { $walkway } der Länge { $length } ist mehr da: Alle sind gebaut

# Warum ein Tisch nicht aufgebaut werden kann

setup-rectangle = die rechteckige Stadt ist eine Variante für 2 oder 3 Spieler; zu viert baut ihr quadratische Städte
setup-second-need = eine zweite Wunschkarte gehört zu einer ersten: Wähle auch die erste
setup-same-need = die Wunschkarte „{ $need }“ gibt es nur einmal: Wähle eine andere als zweite

# Die Wertung

score-blue = Blaue Brücken
score-green = Grüne Brücken
score-sand = Sandfarbene Brücken
tie-blue = Stimmen blauer Brücken
tie-green = Stimmen grüner Brücken
tie-sand = Stimmen sandfarbener Brücken

# Die Optionen

option-city = Stadt
  .about = Das Rechteck ist für 2 oder 3 Spieler: 3 mal 4 Plättchen, 11 Züge statt 8.
option-city-square = Quadrat, 3 mal 3 Plättchen
option-city-rectangle = Rechteck, 3 mal 4 Plättchen

option-need = Wunschkarte
  .about = Ein Wunsch der Bewohner, der am Ende Stimmen bringt oder kostet.
option-need-none = Keine
option-need-random = Zufällig gezogen
option-need-longest-route = { need-longest-route }
option-need-most-routes = { need-most-routes }
option-need-varied-route = { need-varied-route }
option-need-circuits = { need-circuits }
option-need-most-blue = { need-most-blue }
option-need-most-green = { need-most-green }
option-need-light-buildings = { need-light-buildings }
option-need-crossings = { need-crossings }
option-need-lonely-buildings = { need-lonely-buildings }
option-need-balance = { need-balance }

option-second-need = Zweite Wunschkarte
  .about = Ein zweiter Wunsch, für ein kniffligeres Spiel; er gehört zu einem ersten.
option-second-need-none = Keine
option-second-need-random = Zufällig gezogen
option-second-need-longest-route = { need-longest-route }
option-second-need-most-routes = { need-most-routes }
option-second-need-varied-route = { need-varied-route }
option-second-need-circuits = { need-circuits }
option-second-need-most-blue = { need-most-blue }
option-second-need-most-green = { need-most-green }
option-second-need-light-buildings = { need-light-buildings }
option-second-need-crossings = { need-crossings }
option-second-need-lonely-buildings = { need-lonely-buildings }
option-second-need-balance = { need-balance }

# Wunschkarten

need-longest-route = Längste Strecke
  .about = 6 Stimmen für die meisten Stimmen auf einer blauen oder grünen Strecke; je 3 bei Gleichstand.
need-most-routes = Meiste Strecken
  .about = 6 Stimmen für die meisten getrennten Strecken, alle Höhen zusammen; je 3 bei Gleichstand.
need-varied-route = Bunte Strecke
  .about = 6 Stimmen für eine Strecke mit 4 verschiedenen Brückenlängen, 8 mit allen 5.
need-circuits = Rundwege
  .about = 3 Stimmen für jede geschlossene Strecke.
need-most-blue = Meiste blaue Gebäude
  .about = 6 Stimmen für die meisten blauen Gebäude; je 3 bei Gleichstand.
need-most-green = Meiste grüne Gebäude
  .about = 6 Stimmen für die meisten grünen Gebäude; je 3 bei Gleichstand.
need-light-buildings = Leichte Gebäude
  .about = 2 Stimmen für jedes Gebäude mit genau einer Brücke.
need-crossings = Kreuzungen
  .about = 2 Stimmen weniger für jede Brücke, die über oder unter einer anderen verläuft, auch in derselben Linie.
need-lonely-buildings = Einsame Gebäude
  .about = 2 Stimmen weniger für jedes Gebäude ohne Brücke.
need-balance = Gleichgewicht
  .about = 4 Stimmen weniger, außer mindestens fünf Brücken zählen 3, eine 5 und eine 8, alle Höhen zusammen.

# Höhen, Gebäude und Felder

level-blue = Blau
level-green = Grün
level-sand = Sand
walkway-blue = blaue Brücke
walkway-green = grüne Brücke
walkway-sand = sandfarbene Brücke
building-blue = blaues Gebäude, das niedrigste
building-green = grünes Gebäude, mittelhoch
building-sand = sandfarbenes Gebäude, das höchste
building-blue-on = Blau auf { $square }
building-green-on = Grün auf { $square }
building-sand-on = Sand auf { $square }
part-north-west = im Nordwesten
part-north = im Norden
part-north-east = im Nordosten
part-west = im Westen
part-middle = in der Mitte
part-east = im Osten
part-south-west = im Südwesten
part-south = im Süden
part-south-east = im Südosten
square = { $column }{ $row }
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
column-n = n

# Plättchen

tile-side-blue-blue = Blau neben Blau
tile-side-blue-green = Blau links von Grün
tile-side-blue-sand = Blau links von Sand
tile-side-green-blue = Grün links von Blau
tile-side-green-green = Grün neben Grün
tile-side-green-sand = Grün links von Sand
tile-side-sand-blue = Sand links von Blau
tile-side-sand-green = Sand links von Grün
tile-side-sand-sand = Sand neben Sand
tile-diagonal-blue-blue = Blau und Blau diagonal
tile-diagonal-blue-green = Blau und Grün diagonal
tile-diagonal-blue-sand = Blau und Sand diagonal
tile-diagonal-green-green = Grün und Grün diagonal
tile-diagonal-green-sand = Grün und Sand diagonal
tile-diagonal-sand-sand = Sand und Sand diagonal

# Die Liste der Züge

group-take = Plättchen wählen
group-lay = Plättchen legen
group-walkway = Brücken bauen
group-done = Weiter
group-draw = Plättchen nehmen

# Der Spielplan

board-city = Stadt von { $seat }
board-city-own = Deine Stadt
board-tab-city = Stadt
board-tab-walkways = Brücken
board-tab-needs = Wünsche
board-round = Zug { $number } von { $total }
board-round-short = Zug { $number }/{ $total }
board-possible = { $number ->
    [one] 1 Brücke möglich
   *[other] { $number } Brücken möglich
  }
board-views = Wie Städte gezeigt werden
board-view-aside = Himmel
board-view-above = Plan
board-view-aside-about = Städte von der Seite, am Himmel
board-view-above-about = Städte von oben, als Plan
board-viewpoints = Von wo aus du deine Stadt siehst
board-viewpoint = Blickpunkt { $number }
board-viewpoint-next = Um deine Stadt herumgehen
board-north = N
board-east = O
board-south = S
board-west = W
board-turn-tile = Plättchen drehen
board-turn-next = Drehen
board-turned = um { $degrees } Grad gedreht
board-chosen = Das Plättchen zum Legen
board-opens-nothing = ermöglicht keine neue Brücke
board-left = { $number ->
    [one] noch 1 solches Stück
   *[other] noch { $number } solche Stücke
  }
board-hand = Deine Hand
board-hand-empty = kein Plättchen
board-hand-other = Handplättchen
board-hidden = ein Plättchen, das nur sein Besitzer sieht
board-known = aus der Auslage genommen, also allen bekannt:
board-row = Auslage
board-pile = { $number ->
    [one] Stapel: 1 Plättchen
   *[other] Stapel: { $number } Plättchen
  }
board-stock = Übrige Brücken für alle
board-stock-about = Oben: die Stimmen eines Stücks nach seiner Länge. Was aufgebraucht ist, lässt sich nicht mehr bauen.
board-level = Höhe
board-piece = Länge { $length }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }
board-needs = Wünsche der Bewohner
board-count = hat { $number }
board-tiles = { $number ->
    [one] 1 Plättchen in der Stadt
   *[other] { $number } Plättchen in der Stadt
  }
board-new = neu seit deinem letzten Zug
board-stand-blue = Blaue Gebäude auf { $squares }
board-stand-green = Grüne Gebäude auf { $squares }
board-stand-sand = Sandfarbene Gebäude auf { $squares }
board-lot-closed = Ein Plättchen { $part }, auf { $place }
board-span-closed = Eine { $walkway } { $part }, { $from } bis { $to }
board-link = Eine { $walkway } von { $from } bis { $to }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }
board-votes = Stimmen: { $walkways }
board-no-walkways = Noch keine Brücken
