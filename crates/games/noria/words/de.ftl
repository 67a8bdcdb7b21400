# Noria auf Deutsch.
#
# Namen stehen hier ohne Artikel, und die Sätze bringen ihn mit: Alle Scheiben, Kammern, Pfade und Inseln sind weiblich,
# alle Ringe männlich, und keiner dieser Namen beugt sich.

title = Noria
tagline = Dreh dein Rad, durchsegle die Lüfte, gewinne das Rathaus.
about = Drei Ringe eines Rads drehen sich jede Runde, und die Scheiben, die unten ankommen, bestimmen, was du tun kannst. Sammle Schiffe, baue Fabriken, reise zu den Inseln und setze auf die Projekte, deren Wert steigen wird.
duration = 70 bis 120 Minuten
weight = komplex
authors = Sophia Wagner
credit = Noria. Autorin: Sophia Wagner. Illustration: Michael Menzel. Gestaltung: Andrea Kattnig und Klemens Franz. Verlage: Edition Spielwiese und BLAM !

# Optionen

option-mode = Regeln
    .about = Im Expertenspiel stellst du dein Rad selbst zusammen, die Inseln liegen offen im Kreis, und du beginnst mit leeren Händen.
option-mode-base = Grundspiel
option-mode-expert = Expertenspiel
option-market = Markt
    .about = Was an den vier Ständen liegt, die etwas kosten. Im Expertenspiel wird das immer ausgelost.
option-market-first-game = wie in einer ersten Partie
option-market-random = ausgelost
option-adjacency = Aktivierung
    .about = Ob du Außenring und Innenring zusammen nutzen darfst ohne die Scheibe des Mittelrings dazwischen. In einer Kette wird die mittlere Scheibe genutzt oder inspiziert, bevor die zweite der beiden drankommt.
option-adjacency-open = alle Scheiben einer Kombination
option-adjacency-strict = nur eine Kette ohne Lücke

# Was auf den Knöpfen steht

move-lay = Markt bestücken: { $discs }
move-order = Rohstoffscheiben ordnen: { $resources }
move-reveal = Eine neue Insel erscheint: { $island }
move-take = 1 { $resource } nehmen
move-enter = Gratis auf den Pfad der { $path }
move-next = Als Nächstes: { $disc }
move-place = { $disc } legen: { $space }
move-place-over = { $disc } legen: { $space }; dort kommt die { $over } aus dem Spiel
move-night-shift = Nachtschicht: { $ring } um ein Feld drehen ({ $price } Wissen)
move-modify = Umbau für { $price } Wissen: { $disc } tauschen oder versetzen, { $space }
move-to = auf { $space }
move-exchange = gegen die { $disc } tauschen, { $space }
move-act = Rad lassen und handeln
move-activate = { $disc } nutzen, { $space }
move-double = { $disc } zweimal nutzen, { $space }
move-inspect = Inspektion: 1 Wissen statt der { $disc }, { $space }
move-sell = Schwarzmarkt: 1 { $good } für { $knowledge } Wissen
move-acquire = Schwarzmarkt: { $knowledge } Wissen für 1 { $resource }
move-finish = Aktionen beenden
move-buy = Markt: { $disc } nehmen ({ $price ->
    [0] gratis
    [one] 1 Rohstoff
   *[other] { $price } Rohstoffe
  })
move-invest = In die { $path } investieren, Stufe { $level }: { $price }{ $toll ->
    [0] { "" }
   *[other] , Zoll { $toll }
  }
move-explore = Eine neue Insel aufdecken und dort landen
move-visit = Auf { $island } landen{ $toll ->
    [0] { "" }
   *[other] , Zoll { $toll }
  }
move-ship = { $resource }schiff nehmen
move-build = Fabrik bauen: { $good }, { $warehouses } Lager
move-build-nothing = Fabrik bauen
move-upgrade = { $disc } aufwerten, { $space }
move-produce = { $goods } herstellen
move-repeat = { $disc } wiederholen, { $space }
move-stop = Auf die zweite Aktion verzichten
move-pay = { $amounts } zahlen
move-intrigue = Intrige für { $price } Wissen: Politiker in die { $chamber } setzen, die dann { $value } wert ist
move-dismiss = Politiker aus der { $chamber } entlassen
move-rest = Zug beenden

price-resources-alike = { $number ->
    [one] 1 Rohstoff
   *[other] { $number } gleiche Rohstoffe
  }
price-resources-different = { $number } Rohstoffe aus mindestens zwei Sorten
price-simple-alike = { $number ->
    [one] 1 einfache Ware (Propeller, Segel oder Kompass)
   *[other] { $number } gleiche einfache Waren
  }
price-simple-different = { $number } einfache Waren aus mindestens zwei Sorten
price-complex-alike = { $number ->
    [one] 1 komplexe Ware (Lampe oder Kolben)
   *[other] { $number } gleiche komplexe Waren
  }
price-complex-different = { $number } komplexe Waren, Lampen und Kolben

# Was gefragt wird

ending = Letzte Runde
    .brief = Letzte Runde
prompt-build = Wohin mit der { $disc }? Außen 3, Mitte 2, innen 1; davon 2 in die untere Hälfte.
prompt-resource = Nimm einen Rohstoff für den Anfang.
prompt-level = Wähle den Pfad, den du gratis betrittst: Du beginnst dort auf Stufe 1.
prompt-influence = Dreh für Wissen einen Ring, tausche oder versetze Scheiben, oder lass das Rad.
prompt-influence-turn = Dreh für Wissen einen Ring, oder lass das Rad.
prompt-influence-move = Tausche oder versetze für Wissen Scheiben, oder lass das Rad.
prompt-modify = Wohin mit der { $disc }? Wähle ein leeres Feld oder die Scheibe, mit der du sie tauschst.
prompt-action = { $used ->
    [0] Nutze eine Scheibe der unteren Hälfte deines Rads, oder inspiziere eine für 1 Wissen.
    [1] 1 von 3 Scheiben genutzt: Nutze eine in einem anderen Ring, oder beende die Aktionen.
   *[other] { $used } von 3 Scheiben genutzt: Nutze eine im letzten Ring, oder beende die Aktionen.
  }
prompt-trade = Keine Scheibe mehr zu nutzen: Handle am Schwarzmarkt, oder beende die Aktionen.
prompt-used-up = Keine Scheibe mehr zu nutzen: Beende die Aktionen.
prompt-city = { $action ->
    [first] Stadt, 1. von 2: Steig auf einem Pfad eine Stufe auf, oder nimm eine Scheibe vom Markt.
    [second] Stadt, 2. von 2: Steig auf einem Pfad auf, nimm eine Scheibe, oder verzichte.
   *[only] Stadt: Steig auf einem Pfad eine Stufe auf, oder nimm eine Scheibe vom Markt.
  }
prompt-journey = { $action ->
    [first] Reise, 1. von 2: Schick deinen Botschafter auf eine Insel, oder deck eine neue auf.
    [second] Reise, 2. von 2: Wähle eine Insel, deck eine neue auf, oder verzichte.
   *[only] Reise: Schick deinen Botschafter auf eine Insel, oder deck eine neue auf.
  }
prompt-journey-known = { $action ->
    [first] Reise, 1. von 2: Schick deinen Botschafter auf eine andere Insel.
    [second] Reise, 2. von 2: Schick deinen Botschafter auf eine andere Insel, oder verzichte.
   *[only] Reise: Schick deinen Botschafter auf eine andere Insel.
  }
prompt-tool = { $action ->
    [first] Werkzeug, 1. von 2: Werte eine Scheibe auf, oder fülle leere Lager.
    [second] Werkzeug, 2. von 2: Werte eine Scheibe auf, fülle leere Lager, oder verzichte.
   *[only] Werkzeug: Werte eine Scheibe auf, oder stelle Waren her (eine Sorte, oder von mehreren je eine).
  }
prompt-repeat = Bonus: Nutze eine Scheibe dieses Zugs noch einmal.
prompt-repeat-again = Bonus: Nutze noch eine Scheibe dieses Zugs ein weiteres Mal, oder verzichte.
prompt-pay-disc = Bezahle die { $disc }: { $asked }.
prompt-pay-landing = Zahle Zoll, um auf { $island } zu landen: { $asked }.
prompt-pay-toll = Auf dem Pfad der { $path } stehen Rivalen über dir. Zoll an den Vorrat: { $asked }.
prompt-pay-level = Bezahle { $path }, Stufe { $level }: { $asked }{ $toll ->
    [0] { "" }
   *[other] , Zoll inbegriffen
  }.
prompt-pay-goods = Bezahle { $path }, Stufe { $level }: { $price }.
prompt-land = Nimm ein Schiff von { $island }, oder baue dort eine Fabrik.
prompt-land-ship = Nimm ein Schiff von { $island }.
prompt-land-factory = Baue eine Fabrik auf { $island }: Wähle einen Bauplatz.
prompt-politics = Setz für { $price } Wissen einen Politiker ein (seine Kammer zählt mehr), oder beende den Zug.
prompt-dismiss = Entlasse nun einen wartenden Politiker: Seine Kammer kann dann weniger steigen.
prompt-next = Wähle, welche deiner neuen Scheiben zuerst auf das Rad kommt.
prompt-place = Wähle das Feld für die { $disc }; eine Scheibe, die dort liegt, kommt aus dem Spiel.

# Was noch einmal gefragt wird

warning-unused-discs = { $number ->
    [one] Eine Scheibe könntest du noch nutzen oder für 1 Wissen inspizieren.
   *[other] { $number } Scheiben könntest du noch nutzen oder für je 1 Wissen inspizieren.
  }
warning-last-knowledge = Das ist dein letzter Zug: { $number ->
    [one] 1 Wissen wird
   *[other] { $number } Wissen werden
  } wertlos. Eine Intrige könnte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } bringen.
warning-fresh-disc = Du könntest sie in diesem Zug noch nutzen; jetzt aufgewertet, ruht sie bis zu deinem nächsten.
warning-upgraded-disc = Du hast sie aufgewertet, und die neue Scheibe könnte anderswo liegen.

# Wozu ein Zug gut ist

reason-take = 1 { $resource } im Vorrat von Anfang an
reason-enter = Stufe 1 auf dem Pfad der { $path }, ohne zu zahlen
reason-next = zuerst gelegt, hat sie noch alle Plätze zur Wahl
reason-place = { $turns ->
    [one] schon in deinem nächsten Zug nutzbar
   *[other] in { $turns } Zügen nutzbar
  }
reason-place-over = { $turns ->
    [one] schon in deinem nächsten Zug nutzbar; die { $over } kommt aus dem Spiel
   *[other] in { $turns } Zügen nutzbar; die { $over } kommt aus dem Spiel
  }
reason-act = { $number ->
    [0] unten ist keine Scheibe nutzbar, und jede Änderung kostet Wissen
    [one] unten ist eine Scheibe nutzbar, so wie sie liegt
   *[other] unten passen { $number } Scheiben zusammen, so wie sie liegen
  }
reason-raises = aus der oberen Hälfte kann sie herunterkommen und in diesem Zug genutzt werden
reason-makes-room = macht in der unteren Hälfte Platz für eine Scheibe, die in diesem Zug mehr nützt
reason-later = liegt besser für deine nächsten Züge
reason-activates = bringt die { $disc } in die untere Hälfte
reason-gather = { $number } { $resource }: du hast dann { $total }
reason-use-city = eine Stufe mehr oder eine neue Scheibe
reason-use-journey = ein Schiff oder eine Fabrik
reason-use-tool = eine aufgewertete Scheibe oder neue Waren
reason-use-bonus = eine Scheibe dieses Zugs noch einmal
reason-use-twice-city = zwei Stufen oder neue Scheiben in einem Zug
reason-use-twice-journey = zwei Schiffe oder Fabriken in einem Zug
reason-use-twice-tool = zweimal aufwerten oder herstellen in einem Zug
reason-use-twice-bonus = zweimal noch eine Scheibe dieses Zugs
reason-inspect = 1 Wissen sofort
reason-sell = { $knowledge } Wissen sofort
reason-acquire = 1 { $resource } sofort
reason-end = nichts anderes bringt jetzt mehr
reason-income = deine Fabriken bringen { $number } Wissen
reason-buy = die { $disc } für den Rest des Spiels
reason-invest = Stufe { $level } der { $path }: { $points ->
    [0] noch keine Punkte, denn ihre Kammer ist nichts wert
    [one] 1 Punkt mehr beim jetzigen Wert der Kammern
   *[other] { $points } Punkte mehr beim jetzigen Wert der Kammern
  }
reason-explore = eine neue Insel mit all ihren Schiffen, ohne Zoll
reason-visit = dort { $ships ->
    [0] kein Schiff
    [one] 1 Schiff
   *[other] { $ships } Schiffe
  } und { $spaces ->
    [0] kein freier Bauplatz
    [one] 1 freier Bauplatz
   *[other] { $spaces } freie Bauplätze
  }
reason-ship = die { $disc } bringt dann { $number } statt { $before }
reason-build = { $warehouses } Lager ({ $good }){ $knowledge ->
    [0] { "" }
   *[other] {" "}und { $knowledge } Wissen mehr in jedem Zug
  }
reason-upgrade = die { $disc } lässt sich von nun an zweimal in einem Zug nutzen
reason-produce = { $goods } im Vorrat
reason-intrigue = jetzt { $points ->
    [one] 1 Punkt für dich
   *[other] { $points } Punkte für dich
  }, höchstens { $rival } für einen Rivalen
reason-dismiss = eine Stufe kann dort höchstens { $value } wert sein

# Warum ein Zug nicht geht

refusal-chance-moves = gleich wird eine Insel aufgedeckt: vorher zieht niemand
refusal-wheel-due = lege zuerst die sechs Scheiben deines Rads, eine nach der anderen
refusal-resource-due = nimm dir zuerst einen Rohstoff für den Anfang
refusal-level-due = wähle zuerst den Pfad, den du gratis betrittst: Seine erste Stufe leuchtet
refusal-influence-due = verändere zuerst dein Rad gegen Wissen, oder lass es stehen und geh zu den Scheiben über
refusal-target-due = wähle zuerst, wohin die Scheibe kommt, die du versetzt
refusal-discs-due = jetzt nutzt du Scheiben in der unteren Hälfte deines Rads oder beendest deine Aktionen
refusal-repeat-due = wähle zuerst die Scheibe, die deine Bonusscheibe noch einmal nutzt
refusal-landing-due = nimm zuerst ein Schiff von der Insel, oder baue dort eine Fabrik
refusal-politics-due = jetzt setzt du im Rathaus einen Politiker ein oder beendest deinen Zug
refusal-dismissal-due = entlasse zuerst einen Politiker, der in einer anderen Kammer wartet
refusal-next-due = wähle zuerst, welche deiner neuen Scheiben als Erste auf das Rad kommt
refusal-place-due = wähle zuerst das Feld auf deinem Rad für die neue Scheibe
refusal-taken-at-start = gratis nimmt man einen Rohstoff nur am Anfang: jetzt bringen Scheiben in der unteren Hälfte welche, oder der Schwarzmarkt gegen Wissen
refusal-influence-phase = das Rad verändert man zu Beginn eines Zugs, bevor man Scheiben nutzt
refusal-action-phase = deine Aktionen in diesem Zug sind vorbei: Scheiben nutzt du wieder in deinem nächsten
refusal-politics-phase = Politiker setzt du ein, sobald du deine Aktionen beendet hast
refusal-administration-phase = gelegt werden nur gekaufte Scheiben, am Ende deines Zugs
refusal-needs-city = auf einem Pfad aufsteigen oder eine Scheibe nehmen kannst du mit einer Stadtscheibe: nutze eine in der unteren Hälfte deines Rads
refusal-needs-journey = dein Botschafter reist mit einer Reisescheibe: nutze eine in der unteren Hälfte deines Rads
refusal-needs-tool = Scheiben aufwerten und Waren herstellen kannst du mit einer Werkzeugscheibe: nutze eine in der unteren Hälfte deines Rads
refusal-needs-bonus = eine Scheibe noch einmal nutzen kannst du nur mit einer Bonusscheibe
refusal-needs-landing = Schiffe und Fabriken gibt es auf der Insel, auf der dein Botschafter bei einer Reise landet
refusal-payment-due = zuerst musst du zahlen: wähle, womit
refusal-second-due = die laufende Scheibe hat noch eine zweite Aktion: nimm sie oder verzichte, bevor du eine andere nutzt
refusal-over = das Spiel ist vorbei
refusal-no-such-outcome = das kann der Zufall nicht bringen
refusal-ring-full = dieser Ring hat schon alle seine Scheiben
refusal-wrong-half = zwei der sechs Scheiben gehören in die untere Hälfte, vier in die obere
refusal-space-occupied = dort liegt schon eine Scheibe
refusal-knowledge = das kostet { $price } Wissen, und du hast { $held }
refusal-small-ring = eine Nachtschicht kann den Innenring nicht drehen
refusal-empty-space = dort liegt keine Scheibe: wähle eine, die leuchtet
refusal-same-disc = die beiden Scheiben sind gleich: nichts würde sich ändern
refusal-inactive = nur Scheiben in der unteren Hälfte des Rads lassen sich nutzen: diese ruht, bis das Rad sie herunterbringt
refusal-already-activated = diese Scheibe wurde in diesem Zug schon genutzt oder inspiziert: wähle eine andere, oder beende deine Aktionen
refusal-fresh = eine Scheibe, die in diesem Zug aufgewertet wurde, ruht bis zu deinem nächsten
refusal-incompatible = in jedem Ring eine Scheibe, jede an die nächste angrenzend: diese passt nicht zu den bisher genutzten
refusal-nothing-to-do = diese Scheibe kann jetzt nichts bewirken: du kannst sie nur inspizieren
refusal-nothing-journey = dein Botschafter kann sich keine andere Insel leisten: die Reisescheibe kannst du nur inspizieren
refusal-nothing-tool = es gibt nichts aufzuwerten oder herzustellen: die Werkzeugscheibe kannst du nur inspizieren
refusal-nothing-bonus = eine Bonusscheibe wiederholt eine Scheibe, die du in diesem Zug vorher genutzt hast: nutze zuerst eine andere
refusal-not-upgraded = diese Scheibe ist nicht aufgewertet, also kannst du sie nicht zweimal nutzen
refusal-already-doubled = nur eine aufgewertete Scheibe pro Zug kannst du zweimal nutzen, und das hast du schon getan
refusal-other-disc = gerade läuft die { $disc }, und das kann sie nicht: wähle unter dem, was leuchtet
refusal-action-due = du hast eine Scheibe aktiviert: wähle zuerst, was du mit ihr tust, unter dem, was leuchtet
refusal-market-closed = der Schwarzmarkt ist jetzt geschlossen: er ist offen, während du wählst, welche Scheibe du nutzt
refusal-no-good = das hast du nicht im Vorrat: { $good }: eine Werkzeugscheibe stellt Waren her
refusal-sold-out = auf dem Markt ausverkauft: { $disc }
refusal-resources = das kostet { $needed ->
    [one] 1 Rohstoff
   *[other] { $needed } Rohstoffe
  }, und du hast { $held }
refusal-price = der Preis ist { $price }; zum Bezahlen hast du { $held }
refusal-path-toll = zum Preis kommt ein Zoll von { $toll ->
    [one] 1 Rohstoff
   *[other] { $toll } Rohstoffen
  }, weil Rivalen über dir stehen; nach dem Preis hast du noch { $left }
refusal-landing-toll = die Landung dort kostet einen Zoll von { $toll ->
    [one] 1 Rohstoff
   *[other] { $toll } Rohstoffen
  }, und du hast { $held }
refusal-ingredients = für { $goods } bräuchtest du { $needed }; du hast { $held }
refusal-not-in-stock = du hast nicht alles, womit du zahlen willst
refusal-top-level = du stehst schon auf der höchsten Stufe der { $path }
refusal-wrong-payment = zu zahlen: { $asked }
refusal-wrong-goods = zu zahlen: { $price }
asked-any = { $number ->
    [one] 1 beliebiger Rohstoff
   *[other] { $number } beliebige Rohstoffe
  }
asked-different = { $number } Rohstoffe aus mindestens zwei Sorten
asked-alike = { $number } gleiche Rohstoffe
asked-alike-and-toll = { $number } Rohstoffe, davon { $alike } gleiche
refusal-no-island-left = alle Inseln dieser Partie liegen offen
refusal-not-in-play = diese Insel ist nicht im Spiel
refusal-same-island = dein Botschafter steht schon dort und muss woandershin
refusal-not-neighbour = dein Botschafter kann nur auf eine benachbarte Insel reisen
refusal-no-ship = dort liegt kein solches Schiff mehr
refusal-no-factory-left = alle deine Fabriken sind gebaut
refusal-no-factory-space = dieser Bauplatz ist nicht frei
refusal-twin-space = ein gleicher Bauplatz mit kleinerer Nummer ist frei: wähle den
refusal-already-upgraded = diese Scheibe ist schon aufgewertet: wähle eine andere
refusal-tool-itself = eine Werkzeugscheibe kann sich nicht selbst aufwerten: wähle eine andere Scheibe
refusal-no-warehouse = leere Lager dafür: { $empty } ({ $good }); eine Fabrik bringt mehr
refusal-one-good = eine von jeder Sorte heißt mindestens zwei verschiedene Waren
refusal-none-produced = stelle mindestens eine Ware her
refusal-not-used = wiederholen kannst du nur eine Scheibe, die du in diesem Zug genutzt hast
refusal-twin-disc = eine gleiche Scheibe kommt auf dem Rad zuerst: wiederhole die
refusal-nobody-waiting = in dieser Kammer wartet kein Politiker: wähle eine andere
refusal-not-waiting = diese Scheibe wartet nicht darauf, gelegt zu werden: { $disc }
refusal-twin-replaced = eine gleiche Scheibe kommt auf dem Rad zuerst: ersetze die

# Das Protokoll

log-appeared = Eine neue Insel erscheint: { $island }
log-laid = Auf dem Markt, das Teuerste zuerst: { $discs }
log-ordered = { $you ->
    [yes] Deine Rohstoffscheiben
   *[no] Die Rohstoffscheiben von { $seat }
  } der Reihe nach: { $resources }
log-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } 1 { $resource }
log-entered = { $you ->
    [yes] Du betrittst
   *[no] { $seat } betritt
  } gratis den Pfad der { $path }
log-round = Runde { $round } von { $rounds }
log-shifted = { $you ->
    [yes] Du drehst
   *[no] { $seat } dreht
  } den { $ring } für { $price } Wissen
log-moved = { $you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
  } die { $disc } für { $price } Wissen auf { $space }
log-exchanged = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
  } die { $disc } gegen die { $other } für { $price } Wissen
log-activated = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } die { $disc }
log-doubled = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } die { $disc } zweimal
log-inspected = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } 1 Wissen statt der { $disc }
log-repeated = { $you ->
    [yes] Du wiederholst
   *[no] { $seat } wiederholt
  } die { $disc }
log-gathered = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $number } { $resource }
log-sold = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
  } 1 { $good } gegen { $knowledge } Wissen
log-acquired = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
  } { $knowledge } Wissen gegen 1 { $resource }
log-paid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
  } { $amounts }
log-bought = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } die { $disc } vom Markt
log-rose = { $you ->
    [yes] Du erreichst
   *[no] { $seat } erreicht
  } Stufe { $level } der { $path }
log-landed = { $you ->
    [yes] Du landest
   *[no] { $seat } landet
  } auf { $island }
log-took-ship = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } ein { $resource }schiff
log-built = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
  } eine Fabrik: { $good }, { $warehouses } Lager
log-upgraded = { $you ->
    [yes] Du wertest
   *[no] { $seat } wertet
  } die { $disc } auf
log-produced = { $you ->
    [yes] Du stellst
   *[no] { $seat } stellt
  } { $goods } her
log-seated = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } für { $price } Wissen einen Politiker in die { $chamber }: eine Stufe ist dort { $value } wert
log-dismissed = { $you ->
    [yes] Du entlässt
   *[no] { $seat } entlässt
  } einen Politiker aus der { $chamber }
log-income = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $income } Wissen aus den Fabriken
log-placed = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } die { $disc }: { $space }
log-placed-over = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } die { $disc }: { $space }; die { $over } kommt aus dem Spiel

# Die Wertung

score-refining = Veredelungskammer
score-colonization = Besiedlungskammer
score-exploration = Erkundungskammer
score-research = Forschungskammer
score-specialization = Spezialisierungskammer (höchste Stufe)
score-division = Aufteilungskammer (niedrigste Stufe)
tie-belongings = Schiffe und Lager

# Das Material

resource-energy = Energie
resource-mycelium = Myzel
resource-obsidian = Obsidian
knowledge = Wissen
good-propeller = Propeller
good-sail = Segel
good-compass = Kompass
good-lamp = Lampe
good-piston = Kolben
disc-energy = Energiescheibe
    .title = Energie
disc-mycelium = Myzelscheibe
    .title = Myzel
disc-obsidian = Obsidianscheibe
    .title = Obsidian
disc-city = Stadtscheibe
    .title = Stadt
disc-journey = Reisescheibe
    .title = Reise
disc-tool = Werkzeugscheibe
    .title = Werkzeug
disc-bonus = Bonusscheibe
    .title = Bonus
disc-upgraded = { $disc } (aufgewertet)
path-refining = Veredelung
path-colonization = Besiedlung
path-exploration = Erkundung
path-research = Forschung
chamber-refining = Veredelungskammer
    .title = Veredelung
chamber-colonization = Besiedlungskammer
    .title = Besiedlung
chamber-exploration = Erkundungskammer
    .title = Erkundung
chamber-research = Forschungskammer
    .title = Forschung
chamber-specialization = Spezialisierungskammer
    .title = Spezialisierung
chamber-division = Aufteilungskammer
    .title = Aufteilung
island = Insel { $number }
ring-large = Außenring
ring-medium = Mittelring
ring-small = Innenring

# Das Attribut steht im Wenfall: „auf den Außenring, oben“.

space-L0 = Außenring, oben links
    .the = den { space-L0 }
space-L1 = Außenring, oben
    .the = den { space-L1 }
space-L2 = Außenring, oben rechts
    .the = den { space-L2 }
space-L3 = Außenring, rechts
    .the = den { space-L3 }
space-L4 = Außenring, unten
    .the = den { space-L4 }
space-L5 = Außenring, links
    .the = den { space-L5 }
space-M0 = Mittelring, oben links
    .the = den { space-M0 }
space-M1 = Mittelring, oben rechts
    .the = den { space-M1 }
space-M2 = Mittelring, rechts
    .the = den { space-M2 }
space-M3 = Mittelring, links
    .the = den { space-M3 }
space-S0 = Innenring, oben
    .the = den { space-S0 }
space-S1 = Innenring, unten
    .the = den { space-S1 }
amount-energy = { $amount } Energie
amount-mycelium = { $amount } Myzel
amount-obsidian = { $amount } Obsidian
amount-propeller = { $amount } Propeller
amount-sail = { $amount } Segel
amount-compass = { $amount ->
    [one] 1 Kompass
   *[other] { $amount } Kompasse
  }
amount-lamp = { $amount ->
    [one] 1 Lampe
   *[other] { $amount } Lampen
  }
amount-piston = { $amount } Kolben

# Überschriften der Zugliste

group-take = Startrohstoff
group-enter = Startstufe
group-next = Welche Scheibe zuerst?
group-place = Scheibe legen
group-night-shift = Nachtschicht
group-modify = Umbau
group-to = Wohin?
group-act = Weiter
group-activate = Scheibe nutzen
group-double = Scheibe zweimal nutzen
group-inspect = Inspektion
group-sell = Schwarzmarkt: Waren
group-acquire = Schwarzmarkt: Rohstoffe
group-finish = Weiter
group-buy = Markt
group-invest = Investieren
group-explore = Entdecken
group-visit = Reisen
group-ship = Schiff nehmen
group-build = Fabrik bauen
group-upgrade = Scheibe aufwerten
group-produce = Eine Sorte herstellen
group-produce-each = Von mehreren Sorten je eine
group-repeat = Scheibe wiederholen
group-stop = Weiter
group-pay = Zahlen
group-intrigue = Intrige
group-dismiss = Entlassen
group-rest = Weiter

# Auf dem Spielbrett

board-phases = Phasen des Zugs
board-phase-influence = Einfluss
    .about = Phase I, wenn du magst: Zahle Wissen, um einen Ring zu drehen, zwei Scheiben zu tauschen oder eine zu versetzen.
board-phase-action = Aktionen
    .about = Phase II: Nutze bis zu drei Scheiben der unteren Hälfte, eine in jedem Ring. Der Schwarzmarkt ist offen.
board-phase-politics = Politik
    .about = Phase III, wenn du magst: Zahle Wissen, um einen Politiker einzusetzen und einen anderen zu entlassen. Wartet keiner mehr, gibt es keine Politik mehr.
board-phase-administration = Verwaltung
    .about = Phase IV: Fabriken bringen Wissen, jeder Ring dreht sich um ein Feld, gekaufte Scheiben werden gelegt.
board-wheel = Rad
board-city = Stadt
board-stock = Vorrat
board-hall = Rathaus
board-hall-sum = Punkte: deine Stufe × der markierte Wert ihrer Kammer
board-islands-how = Eine Reisescheibe bringt deinen Botschafter auf eine Insel: Dort nimmst du ein Schiff oder baust eine Fabrik.
board-hall-key = = von einer Art · ≠ von mindestens zwei Arten · rot: mit Zoll für Rivalen über dir
board-paid-alike = = eine Art
board-paid-different = ≠ gemischt
board-times = { $number }× → { $what }
board-market = Markt
board-islands = Inseln

board-pay = Wähle, womit du zahlst
board-next = Wähle die Scheibe, die du zuerst legst
board-toll = Zoll: 1 Rohstoff für jeden, der über dir steht
board-act = Rad lassen
board-stop = Verzichten
board-finish = Aktionen beenden
board-rest = Zug beenden
board-inspection = Inspizieren
    .about = Inspektion: Nimm 1 Wissen, statt eine Scheibe der unteren Hälfte zu nutzen.
board-used = { $number } von 3 Scheiben genutzt
board-prices = Was Sonderaktionen kosten
board-next-round = dann { $number }
board-level = Stufe { $level }: { $price }
board-empty = leer
board-to-build = Noch zu legende Scheiben
board-waiting = Gekaufte Scheiben warten hier bis zum Ende deines Zugs, dann legst du sie

board-rounds-about = Jede Runde wird ein Feld frei. Eine Intrige kostet 1 Wissen für jedes sichtbare Zahnrad; auf den doppelt unterstrichenen Feldern kosten Nachtschicht und Umbau 1 mehr.
board-round = Runde { $round } von { $rounds }
board-gears = { $number ->
    [one] 1 Zahnrad sichtbar
   *[other] { $number } Zahnräder sichtbar
  }
board-ring-large = Außenring
board-ring-medium = Mittelring
board-night-shift = Nachtschicht
    .about = Einfluss: dreht den Außenring oder den Mittelring um ein Feld. Der Preis verdoppelt sich mit jedem Mal im selben Zug; „dann“ nennt den der nächsten Runde.
board-modification = Umbau
    .about = Einfluss: tauscht zwei Scheiben, auch aus verschiedenen Ringen, oder versetzt eine auf ein leeres Feld. Der Preis verdoppelt sich mit jedem Mal im selben Zug; „dann“ nennt den der nächsten Runde.
board-intrigue = Intrige
    .about = Politik: setzt einen Politiker ein und entlässt einen anderen, solange noch welche warten. Der Preis verdoppelt sich mit jedem Mal im selben Zug; „dann“ nennt den der nächsten Runde.

board-knowledge = Wissen
    .about = Wissen, und was die Fabriken am Ende des Zugs dazugeben
board-resources = Rohstoffe
board-ships = { $number ->
    [one] 1 Schiff: Die Scheibe bringt 1 { $resource }
   *[other] { $number } Schiffe: Die Scheibe bringt { $number } { $resource }
  }
board-goods = Waren und Lager
board-goods-full = Waren im Vorrat
board-good = { $good }: { $number } in { $warehouses ->
    [one] 1 Lager
   *[other] { $warehouses } Lagern
  }
board-no-warehouse = kein Lager
board-recipe = Ein Stück kostet
board-each = Von mehreren Sorten je eine …
board-factories = { $number ->
    [one] 1 Fabrik
   *[other] { $number } Fabriken
  } von 7 gebaut: { $income } Wissen in jedem Zug
board-black-market = Schwarzmarkt
    .about = In der Aktionsphase, sooft du eine Scheibe wählst: Eine einfache Ware bringt 2 Wissen, eine komplexe 3; 3 Wissen kaufen 1 Rohstoff.
board-planner = Das Rad in den nächsten Runden
board-planner-about = Wie es stehen wird, wenn sich nichts ändert. Nutzbar ist nur die untere Hälfte.
board-planner-round = Runde { $number }

board-chamber-refining = Stufe der Veredelung mal Wert der Kammer. Die Stufen werden mit Rohstoffen bezahlt.
    .short = Rohstoffe
board-chamber-colonization = Stufe der Besiedlung mal Wert der Kammer. Die Stufen werden mit Rohstoffen bezahlt.
    .short = Rohstoffe
board-chamber-exploration = Stufe der Erkundung mal Wert der Kammer. Die Stufen werden mit einfachen Waren bezahlt: Propellern, Segeln, Kompassen.
    .short = einfache Waren
board-chamber-research = Stufe der Forschung mal Wert der Kammer. Die Stufen werden mit komplexen Waren bezahlt: Lampen und Kolben.
    .short = komplexe Waren
board-chamber-specialization = Deine höchste Stufe auf den vier Pfaden mal Wert der Kammer
    .short = höchste Stufe
board-chamber-division = Deine niedrigste Stufe auf den vier Pfaden mal Wert der Kammer; solange ein Pfad in der Höhle steht, ist das 0
    .short = niedrigste Stufe
board-cave = Höhle
board-bench = { $waiting ->
    [0] Niemand wartet
    [one] 1 Politiker wartet
   *[other] { $waiting } Politiker warten
  }; eine Stufe ist jetzt { $value } wert
board-hall-about = Ein Pfad bringt seine Stufe mal Wert seiner Kammer. Preise der Stufen: = alles von einer Sorte, ≠ mindestens zwei Sorten, + 1 Rohstoff Zoll für jeden, der auf dem Pfad über dir steht.

board-free = gratis
board-left = ×{ $number }
board-legend = Was die Scheiben tun
board-disc-up = Aufgewertete Scheiben jeder Art: Eine davon kannst du pro Zug zweimal nutzen. Nutzt du eine nur einmal, bleibt das einer anderen
board-disc-energy = Bringt 1 Energie für jedes deiner Energieschiffe
board-disc-mycelium = Bringt 1 Myzel für jedes deiner Myzelschiffe
board-disc-obsidian = Bringt 1 Obsidian für jedes deiner Obsidianschiffe
board-disc-city = Stadt: eine Scheibe vom Markt nehmen oder auf einem Pfad eine Stufe aufsteigen
board-disc-journey = Reise: deinen Botschafter versetzen, dann ein Schiff nehmen oder eine Fabrik bauen
board-disc-tool = Werkzeug: eine Scheibe aufwerten oder Waren herstellen
board-disc-bonus = Bonus: eine Scheibe, die du in diesem Zug genutzt hast, noch einmal nutzen

board-circle = Die Inseln liegen im Kreis: Von einer erreichst du ihre beiden Nachbarn.
board-dock = { $number ->
    [0] Kein { $resource }schiff mehr
    [one] 1 { $resource }schiff
   *[other] { $number } { $resource }schiffe
  }
board-plot = Bauplatz für eine Fabrik: { $good }, { $warehouses } Lager
board-unknown = { $number ->
    [one] 1 Insel zu entdecken
   *[other] { $number } Inseln zu entdecken
  }
board-harbour = Start
    .about = Die kleine Insel des Anfangs; niemand kehrt dorthin zurück.
