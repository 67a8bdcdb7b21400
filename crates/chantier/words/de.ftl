# Was das Terminal rund um eine Partie sagt.

# Wer am Tisch sitzt
play-person = Spieler
play-person-numbered = Spieler { $number }
play-sits = Platz { $number }: { $seat }
play-seed-hash = Prüfsumme:
play-seed = Startwert:
play-welcome = Tippe die Nummer eines Zugs oder eines von diesen: { -commands }.
play-alone-hint = mehrere Personen teilen sich dieses Terminal; mit „--bots greedy“ spielst du gegen den Computer
-commands = zurück, tipp, protokoll, regeln, speichern DATEI, hilfe, ende

# Das Gespräch
play-turn = { $seat }, du bist dran
play-prompt = { $seat } (1–{ $moves }, hilfe) >
play-prompt-one = { $seat } (1, hilfe) >
play-over-prompt = protokoll, speichern DATEI oder Enter zum Verlassen >
play-pass = Gib den Bildschirm an { $seat }, dann drück Enter.
play-thinks = { $seat } denkt nach …
play-hint-thinks = Die Suche schaut nach …
play-no-such-number = Diesen Zug gibt es nicht: Die Nummern gehen von 1 bis { $moves }.
play-lesson-step = Schritt { $number } von { $steps }.
play-lesson-type = tippe { $numbers }
play-no-lesson = Hier gibt es keine Lektion zu überspringen.
play-unknown = Nicht verstanden: Tippe eine Nummer oder „hilfe“.
play-undone = Zurückgenommen.
play-no-undo = Nichts zurückzunehmen: Zuletzt zog der Zufall oder jemand anderes.
play-saved = Gespeichert in
play-save-where = Wohin? Tippe „speichern“ und den Namen einer Datei.
play-save-no-record = nicht gespeichert, diese Datei ist etwas anderes als eine Partie:
play-save-under-way = „{ $file }“ enthält eine Partie, die nicht zu Ende ist: „chantier play --resume { $file }“ setzt sie fort, mit einem anderen Dateinamen beginnt eine neue
play-really = Die Partie ist nicht gespeichert: Tippe „speichern DATEI“, um sie zu behalten, oder noch einmal „ende“, um zu gehen.
play-left = Vor dem Ende verlassen.
play-not-saved = Die Partie wurde nicht gespeichert; „--save DATEI“ behält sie.
play-resume = Weiter geht es mit
play-more = Enter: mehr, q: genug >

play-help-number = den Zug mit dieser Nummer machen
play-help-move = auch der Text eines Zugs geht; „züge“ zeigt die Texte
play-help-table = den Tisch noch einmal zeigen (oder einfach Enter)
play-help-undo = deinen letzten Zug zurücknehmen, bis zur letzten aufgedeckten Karte
play-help-hint = die Suche fragen, was sie täte
play-help-skip = die Lektion verlassen und frei weiterspielen
play-help-log = erzählen, was bisher geschah
play-help-rules = die Regeln lesen
play-help-save = die Partie in einer Datei behalten
play-help-quit = die Partie verlassen

play-hint = Die Suche hat { $games } Partien zu Ende gespielt:
play-hint-move = Zug
play-hint-tries = Versuche
play-hint-win = Siege
play-hint-points = Punkte
play-hint-hardly-tried = kaum versucht

# Analyse
analyse-title = { $game }, nach { $ply } von { $plies } Zügen
analyse-about = { $seat } ist dran. Die Suche hat { $games }-mal nachgeschaut:
analyse-value = Wert
analyse-played = ▸ gespielt:
analyse-line = Wohl so weiter:
analyse-too-late = es wurden nur { $plies } Züge gemacht, nicht { $ply }
analyse-chance = nach { $ply } Zügen ist der Zufall dran, es gibt also nichts zu wählen
analyse-over = nach { $ply } Zügen ist das Spiel vorbei
analyse-game-about = Die Suche hat jede Entscheidung { $games }-mal angesehen. Zugbeginne, mit der Gewinnchance jedes Platzes:
analyse-game-budget = eine ganze Partie wird mit einer Zahl von Iterationen je Entscheidung analysiert, etwa --budget 2000
analyse-game-unfinished = die Partie ist nicht zu Ende; „--ply N“ sieht sich eine Stellung an
analyse-game-so-far = Die Partie wurde nicht zu Ende gespielt: Sie wird so weit beurteilt, wie sie kam.
analyse-game-turns = nach
analyse-game-turn = { $ply }: { $seat }
analyse-game-result = Ergebnis
analyse-game-points = Die teuersten Züge
analyse-game-point = Nach { $ply } Zügen spielte { $seat } „{ $played }“; das kostete { $cost } (±{ $error }). Besser: „{ $best }“.
analyse-game-slid = Zwischen Zug { $from } und Zug { $to } hat { $seat } etwa { $lost } der Aussicht auf den Sieg in kleinen Schritten verloren, von denen keiner für sich gewiss ist.
analyse-game-no-mistakes = Kein Zug war deutlich schlechter als der, den die Suche gespielt hätte.
analyse-game-books = Woher das Ergebnis kam
analyse-game-opening = Vor dem Austeilen
analyse-game-luck = Glück der Ziehungen
analyse-game-luck-error = auf etwa
analyse-game-own = Eigene Fehler
analyse-game-others = Fehler der anderen
analyse-game-revision = Nicht vorhergesehen
analyse-game-even-luck = Bei gleichem Glück
analyse-game-mistakes = Fehler / Entscheidungen
analyse-game-note = Was die Suche nicht vorhergesehen hat, ist niemandes Glück und niemandes Fehler: wo sie einen Zug später weiter sah, wo der nächste Spieler mehr wusste und wo sie einfach danebenlag. Je größer dieser Teil, desto weniger sagen die anderen Zahlen.

# Das Ende
play-score-now = Wäre das Spiel jetzt vorbei
play-score = Das Spiel ist vorbei
play-total = Punkte
play-rank = Rang
play-tie-break = Bei Gleichstand: { $name }
play-seat = { $seat }
play-wins = { $seat } gewinnt!
play-share = { $seats } teilen sich den Sieg!
play-check = „chantier replay DATEI --check“ beweist, dass der Startwert über jeden Zufall entschied

# Der Tisch von Les Bâtisseurs
batisseurs-workers = Anzuwerben
batisseurs-ecus = Écus
batisseurs-points = Pkt
batisseurs-wage = Lohn
batisseurs-unseen = { $cards ->
    [one] dann noch 1 Karte
   *[other] dann noch { $cards } Karten
  }
batisseurs-purse = { $ecus ->
    [one] 1 Écu
   *[other] { $ecus } Écus
  }
batisseurs-built-points = { $points ->
    [one] 1 Punkt gebaut
   *[other] { $points } Punkte gebaut
  }
batisseurs-actions = { $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
  }
batisseurs-last-round = Das ist die letzte Runde.
batisseurs-lacks = es fehlt
batisseurs-crew = am Werk:
batisseurs-sent = Unterwegs:
batisseurs-free = Frei:
batisseurs-built = Gebaut:

# Der Tisch von Welkin
welkin-market = Markt (Münzen; → was hinter jedem Plättchen steckt)
welkin-display = Auslage
welkin-pile = { $cards ->
    [0] der Stapel ist leer: Die nächste genommene Karte bringt das Ende
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
  }
welkin-brings = jetzt { $coins }
welkin-worth = trägt { $now }, fertig { $whole }
welkin-flip = umdrehen
welkin-purse = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
welkin-finished = { $sites ->
    [one] 1 fertige Baustelle
   *[other] { $sites } fertige Baustellen
  }
welkin-last-turn = Das ist der letzte Zug.
welkin-production = Produktion:
welkin-makes = { $number ->
    [0] bringt so nichts
   *[other] bringt so { $number }
  }
welkin-stock = Lager:
welkin-powers = Fähigkeiten:

# Der Tisch von Cloud City
cloud-city-row = Offen
cloud-city-hand = Hand
cloud-city-pile = { $tiles ->
    [one] Stapel: 1 Plättchen
   *[other] Stapel: { $tiles } Plättchen
  }
cloud-city-stock = Brücken nach Stimmen
cloud-city-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }
cloud-city-known = Hält:
cloud-city-below = Unter einer anderen:
cloud-city-letter-blue = B
cloud-city-letter-green = G
cloud-city-letter-sand = S

# Der Tisch von Settlement
settlement-round = Runde { $round } von { $rounds }
settlement-heroes = Helden, mit ihrem Aufpreis und den Monstern, die sie anlocken
settlement-market = Markt
settlement-artefacts = Artefakte im Angebot
settlement-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
settlement-villagers = { $villagers ->
    [one] 1 Dörfler
   *[other] { $villagers } Dörfler
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}(davon { $bonus } Bonus)
  }
settlement-passed = hat gepasst
settlement-stored = eingelagert: { $pieces }
settlement-invited = Eingeladen:
settlement-list = { $items }

# Der Tisch von Noria
noria-round = Runde { $round } von { $rounds }
noria-before = vor der ersten Runde
noria-phase-set-up = Aufbau
noria-phase-influence = Einfluss
noria-phase-action = Aktionen
noria-phase-politics = Politik
noria-phase-administration = Verwaltung
noria-phase-over = das Ende
noria-prices = Wissen für eine Nachtschicht { $shift }, einen Umbau { $modification }, eine Intrige { $intrigue }{ $next ->
    [0] { "" }
   *[other] {" "}(nächste Runde { $next })
  }
noria-town-hall = Rathaus
noria-worth = Wert
noria-waiting = wartend
noria-next-level = nächste Stufe
noria-toll = + Zoll { $toll }
noria-market = Markt:
noria-stall = { $disc } für { $price } (×{ $left })
noria-free-stall = { $disc } (×{ $left })
noria-free = gratis:
noria-unseen-islands = { $left ->
    [one] noch 1 Insel zu entdecken
   *[other] noch { $left } Inseln zu entdecken
  }
noria-ships = Schiffe
noria-no-ships = keine Schiffe
noria-factories = Fabriken
noria-here = hier:
noria-knowledge = { $knowledge } Wissen
noria-points = { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
  }
noria-stock = Vorrat:
noria-fleet = Schiffe:
noria-goods = Waren (voll/alle):
noria-income = { $built ->
    [one] 1 Fabrik
   *[other] { $built } Fabriken
  }, { $income } Wissen je Zug
noria-centre = In der Mitte:

record-move = Zug { $number } der Aufzeichnung, „{ $text }“, kann nicht gespielt werden: { $why }
record-chance-moves = der Zufall ist dran

# Die Befehle: alles, was man dafür tippen kann; das erste wird gezeigt.
command-table = tisch
command-moves = züge zuege
command-undo = zurück zurueck
command-hint = tipp
command-skip = überspringen ueberspringen
command-log = protokoll
command-rules = regeln
command-save = speichern
    .argument = DATEI
command-help = hilfe
command-quit = ende

# Durch eine aufgezeichnete Partie gehen
walk-welcome = Die Eingabetaste geht einen Zug weiter; eine Zahl geht zu diesem Zug. „hilfe“ nennt den Rest.
walk-title = Nach { $ply } von { $plies } Zügen
walk-prompt = { $ply }/{ $plies } >
walk-plays = { $seat } spielt: { $move }
walk-at-end = Das ist das Ende.
walk-at-start = Das ist der Anfang.
walk-too-far = Die Partie hat { $plies } Züge.
walk-unknown = Nicht verstanden: Tippe eine Zahl oder „hilfe“.
walk-nobody = Hier hat niemand zu wählen.
walk-help-number = zur Stellung nach so vielen Zügen gehen
walk-next = weiter w
    .about = einen Zug weiter (oder nur die Eingabetaste)
walk-previous = zurück z
    .about = einen Zug zurück
walk-turn = runde
    .about = zum nächsten Spielerzug
walk-back = davor
    .about = zum Spielerzug davor
walk-first = anfang
    .about = vor das Austeilen
walk-last = ende
    .about = ans Ende
walk-analyse = analysieren
    .about = was die Suche von dieser Stellung hält
walk-table = tisch
    .about = den Tisch neu zeichnen
walk-help = hilfe
    .about = diese Liste
walk-quit = verlassen
    .about = gehen
