# Les Bâtisseurs auf Deutsch. Gebäude stehen im Wenfall mit Artikel, denn jeder Satz nennt sie so; Arbeiter stehen ohne
# Artikel nach einem Doppelpunkt, denn sie stehen auch allein.

title = Les Bâtisseurs
tagline = Eröffne Baustellen, wirb Leute an, bau das Reich auf.
about = Jeder Zug hat drei Aktionen: eine Baustelle eröffnen, einen Arbeiter anwerben, einen zur Arbeit schicken. Was die Baustelle braucht, muss die Mannschaft zusammen können; ein fertiges Gebäude zahlt sich aus, und wer zuerst 17 Punkte hat, läutet das Ende ein.
duration = etwa 30 Minuten
weight = leicht
authors = Frédéric Henry
credit = Les Bâtisseurs: Moyen-Âge. Autor: Frédéric Henry. Illustratorin: Sabrina Miramon. Verlag: Bombyx.

# Was auf den Knöpfen steht

move-open = Eröffnen: { $building }, braucht { $needs }, bringt { $points ->
    [0] { $ecus } Écus
    [one] 1 Punkt{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
   *[other] { $points } Punkte{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
  }
move-recruit = Anwerben: { $worker }
move-send = Losschicken: { $worker }, { $wage ->
    [0] ohne Lohn
    [one] für 1 Écu
   *[other] für { $wage } Écus
  }
move-to = an { $building }: bringt { $adds } ({ $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  })
move-to-finish = an { $building }: damit sofort fertig ({ $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  })
move-to-nothing = an { $building }, obwohl dort nichts davon fehlt ({ $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  })
move-take = { $ecus ->
    [one] 1 Écu
   *[other] { $ecus } Écus
  } nehmen für { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  }
move-buy = Eine Aktion kaufen für { $ecus } Écus
move-end = Zug beenden{ $left ->
    [0] { "" }
    [one] {" "}(1 Aktion verfällt)
   *[other] {" "}({ $left } Aktionen verfallen)
  }
move-reveal = Aufdecken: { $card }

# Das Protokoll

log-dealt = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
  } zu Beginn: { $worker }
log-revealed = Der Stapel zeigt nun: { $card }
log-opened = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  } { $building }
log-recruited = { $you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
  } an: { $worker }
log-sent = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
  } an { $building }: { $worker }, { $wage ->
    [0] ohne Lohn
    [one] für 1 Écu
   *[other] für { $wage } Écus
  }{ $actions ->
    [one] { "" }
   *[other] , { $actions } Aktionen
  }
log-finished = { $you ->
    [yes] Du vollendest
   *[no] { $seat } vollendet
  } { $building }: { $points ->
    [0] { $ecus } Écus
    [one] 1 Punkt{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
   *[other] { $points } Punkte{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
  }
log-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $ecus ->
    [one] 1 Écu
   *[other] { $ecus } Écus
  } für { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  }
log-bought = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
  } eine Aktion für { $ecus } Écus
log-ended = { $you ->
    [yes] Du beendest deinen Zug{ $lost ->
        [0] { "" }
        [one] {" "}und verlierst 1 Aktion
       *[other] {" "}und verlierst { $lost } Aktionen
      }
   *[no] { $seat } beendet den Zug{ $lost ->
        [0] { "" }
        [one] {" "}und verliert 1 Aktion
       *[other] {" "}und verliert { $lost } Aktionen
      }
  }
log-goal = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
  } 17 Punkte aus Gebäuden: Das ist die letzte Runde
log-deadlock = Drei Runden lang hat niemand etwas gebaut: Hier endet das Spiel

# Was gerade gefragt ist. „last“ ist in der letzten Runde „yes“.

ending = Letzte Runde: Den letzten Zug { $you ->
    [yes] hast du
   *[no] hat { $seat }
  }
    .brief = Letzte Runde
prompt-act = Schicke einen Arbeiter auf eine Baustelle, eröffne noch eine oder wirb an.
prompt-no-site = Eröffne eine Baustelle oder wirb Arbeiter an: je eine Aktion.
prompt-no-worker = Alle deine Arbeiter sind beschäftigt: Wirb an, eröffne oder nimm Écus.
prompt-no-wage = { $ecus ->
    [0] Kein Écu ist mehr für Löhne da
    [one] 1 Écu reicht für keinen Lohn
   *[other] { $ecus } Écus reichen für keinen freien Arbeiter
  }: Nimm Écus, eröffne oder wirb an.
prompt-too-dear = Noch einer kostet zu viele Aktionen: Eröffne, wirb an oder nimm Écus.
prompt-no-action = Keine Aktion mehr: Kaufe eine für { $ecus } Écus oder beende deinen Zug.
prompt-done = Keine Aktion mehr: Beende deinen Zug.
prompt-send = Bereit: { $worker }. Wähle eine Baustelle.
prompt-send-only = Bereit: { $worker }. Wähle { $building }.

# Was ein Zug aufgibt

warning-actions = { $actions ->
    [one] Sie könnte
   *[other] Sie könnten
  } noch { $ecus ->
    [one] 1 Écu
   *[other] { $ecus } Écus
  } bringen.

# Was ein Zug bringt, als Rat

reason-open-ready = deine freien Arbeiter können es zusammen vollenden: { $points ->
    [0] { $ecus } Écus
    [one] 1 Punkt{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
   *[other] { $points } Punkte{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
  }
reason-open-later = einmal vollendet: { $points ->
    [0] { $ecus } Écus
    [one] 1 Punkt{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
   *[other] { $points } Punkte{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
  }
reason-open-lacks = deine freien Arbeiter schaffen alles außer { $lacks }
reason-open-makes = deine freien Arbeiter schaffen davon { $makes }
reason-recruit = bringt { $adds } für { $building }
reason-recruit-later = bringt { $makes } für eine Baustelle, die du später eröffnest
reason-recruit-finish = könnte { $building } allein vollenden
reason-finish = vollendet { $building }: sofort { $points ->
    [0] { $ecus } Écus
    [one] 1 Punkt{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
   *[other] { $points } Punkte{ $ecus ->
        [0] { "" }
       *[other] {" "}und { $ecus } Écus
      }
  }
reason-add = bringt { $adds } für { $building }; danach fehlt noch: { $lacks }
reason-bring = danach fehlt noch: { $lacks }
reason-adds-nothing = schafft nichts, was fehlt, und nichts anderes bringt mehr
reason-end = nichts anderes bringt jetzt mehr
reason-take = danach hast du { $ecus ->
    [one] 1 Écu
   *[other] { $ecus } Écus
  }
reason-buy = danach hast du { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  } und { $ecus ->
    [0] keinen Écu
    [one] 1 Écu
   *[other] { $ecus } Écus
  }

# Warum ein Zug nicht geht

refusal-over = das Spiel ist vorbei
refusal-chance-moves = gleich wird eine Karte aufgedeckt: Vorher ist niemand dran
refusal-player-moves = ein Spieler ist dran: Jetzt wird keine Karte aufgedeckt
refusal-not-unseen = diese Karte kann jetzt nicht kommen
refusal-not-on-offer = diese Karte liegt nicht in ihrer Reihe, also kannst du sie nicht nehmen
refusal-still-in-deck = diese Karte liegt noch auf ihrem Stapel: Sie kommt in die Reihe, sobald eine andere genommen wird
refusal-no-action = du hast keine Aktion mehr, und eine weitere kostet { $ecus } Écus
refusal-too-few-actions = das kostet { $price ->
    [one] 1 Aktion
   *[other] { $price } Aktionen
  }, und du hast { $left ->
    [0] keine mehr
   *[other] nur noch { $left }
  }
refusal-at-work = dieser Arbeiter bleibt auf seiner Baustelle und baut { $building }, bis alles fertig ist
refusal-not-yours = dieser Arbeiter gehört nicht zu deiner Mannschaft
refusal-too-few-ecus = das kostet { $price ->
    [one] 1 Écu
   *[other] { $price } Écus
  }, und du hast { $left ->
    [0] keinen
   *[other] nur { $left }
  }
refusal-no-site = du hast keine offene Baustelle, auf die jemand könnte: Eröffne erst eine
refusal-not-your-site = das ist keine deiner offenen Baustellen
refusal-worker-waits = ein Arbeiter ist unterwegs: Wähle erst die Baustelle oder nimm den Zug zurück
refusal-nobody-sent = wähle erst einen deiner freien Arbeiter, dann die Baustelle
refusal-nobody-free = keiner deiner Arbeiter ist frei: wirb einen an
refusal-nobody-paid = { $ecus ->
    [0] kein Écu ist mehr da
    [one] 1 Écu reicht nicht
   *[other] { $ecus } Écus reichen nicht
  } für den Lohn eines freien Arbeiters
refusal-no-such-exchange = auf einmal lassen sich 1, 2 oder 3 Aktionen gegen Écus tauschen

# Überschriften der Züge

group-open = Baustelle eröffnen
group-recruit = Anwerben
group-send = Zur Arbeit schicken
group-to = Zur Baustelle
group-take = Écus nehmen
group-buy = Aktion kaufen
group-end = Zug beenden

# Der Spielplan

board-yard = Deine Baustellen
board-cards = Auslage
board-buildings = Gebäude
board-workers = Arbeiter
board-next = nächste
board-gap = nichts mehr
board-empty = der Stapel ist leer
board-deck = { $number ->
    [0] Kommt in die Reihe, sobald eine Karte genommen wird. Es ist die letzte.
    [one] Kommt in die Reihe, sobald eine Karte genommen wird. Eine weitere liegt verdeckt darunter.
   *[other] Kommt in die Reihe, sobald eine Karte genommen wird. { $number } weitere liegen verdeckt darunter.
  }
board-team = Freie Arbeiter
board-team-empty = Alle sind bei der Arbeit.
board-no-site = Noch keine offene Baustelle. Eröffne eine: Nimm eines der ausliegenden Gebäude.
board-none-open = Keine offene Baustelle.
board-sites = Offene Baustellen
board-finished = Fertig
board-ecus = Écus
board-wage = Lohn
board-worth = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  }
board-goal-brief = gebaut
board-goal = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  } aus Gebäuden und Maschinen; 17 beenden das Spiel
board-purse = { $number ->
    [one] 1 Écu
   *[other] { $number } Écus
  }; je 10 zählen am Ende einen Punkt
board-hands = { $number ->
    [0] Kein freier Arbeiter
    [one] 1 freier Arbeiter
   *[other] { $number } freie Arbeiter
  }
board-under-way = { $number ->
    [one] 1 Baustelle
   *[other] { $number } Baustellen
  }{ $nearly ->
    [0] { "" }
   *[other] , { $nearly } fast fertig
  }
board-actions = { $number ->
    [0] Keine Aktion mehr
    [one] Noch 1 Aktion
   *[other] Noch { $number } Aktionen
  }
board-price = { $number ->
    [one] Jemanden hierher zu schicken kostet 1 Aktion
   *[other] Noch jemanden in diesem Zug hierher zu schicken kostet { $number } Aktionen
  }
board-lacks = es fehlt noch
board-crew = hier bei der Arbeit
board-fits = { $number ->
    [0] bringt nichts von dem, was deinen Baustellen fehlt
   *[other] bringt { $number } von dem, was deinen Baustellen fehlt
  }
board-lacking = Deinen Baustellen fehlt
board-fits-key = bringt so viel davon
board-fits-legend = wie viel von dem, was deinen Baustellen fehlt, dieser Arbeiter bringt
board-finishes = wäre fertig
board-new = neu seit deinem letzten Zug
board-end = Zug beenden
board-take = Nehmen
board-buy = Kaufen
board-machine = Arbeitet danach ohne Lohn

# Die Wertung

score-buildings = Gebäude
score-machines = Maschinen
score-ecus = Écus (1 Punkt für je 10)
tie-buildings = Punkte aus Gebäuden und Maschinen
tie-ecus = Écus

# Arbeiter und Ressourcen

worker-apprentice = Lehrling ({ $makes })
worker-labourer = Handlanger ({ $makes })
worker-journeyman = Geselle ({ $makes })
worker-master = Meister ({ $makes })
worker-machine = { $machine } ({ $makes })
apprentice = Lehrling
labourer = Handlanger
journeyman = Geselle
master = Meister
machine = Maschine
amount-stone = { $amount } Stein
amount-wood = { $amount } Holz
amount-knowledge = { $amount } Wissen
amount-tile = { $amount } Ziegel
stone = Stein
wood = Holz
knowledge = Wissen
tile = Ziegel

# Gebäude und Maschinen. Maschinen sind auch Arbeiter und heißen allein wie im Satz: Keine ist männlich.

bower = die Laube
    .title = Laube
wooden-shack = die Holzhütte
    .title = Holzhütte
covered-bridge = die gedeckte Brücke
    .title = Gedeckte Brücke
treehouse = das Baumhaus
    .title = Baumhaus
stone-bridge = die Steinbrücke
    .title = Steinbrücke
wash-house = das Waschhaus
    .title = Waschhaus
straw-hut = die Strohhütte
    .title = Strohhütte
townhouse = das Stadthaus
    .title = Stadthaus
cottage = die Kate
    .title = Kate
rural-house = das Landhaus
    .title = Landhaus
house = das Häuschen
    .title = Häuschen
cowshed = den Kuhstall
    .title = Kuhstall
inn = die Herberge
    .title = Herberge
pigsty = den Schweinestall
    .title = Schweinestall
rural-relay = die Relaisstation
    .title = Relaisstation
grain-silo = den Kornspeicher
    .title = Kornspeicher
stables = den Pferdestall
    .title = Pferdestall
forge = die Schmiede
    .title = Schmiede
windmill = die Windmühle
    .title = Windmühle
watermill = die Wassermühle
    .title = Wassermühle
covered-market = die Markthalle
    .title = Markthalle
bourgeois-house = das Bürgerhaus
    .title = Bürgerhaus
post = die Poststation
    .title = Poststation
hotel = das Gasthaus
    .title = Gasthaus
tavern = die Schenke
    .title = Schenke
farm = den Bauernhof
    .title = Bauernhof
church = die Kirche
    .title = Kirche
watchtower = den Wachturm
    .title = Wachturm
abbey = die Abtei
    .title = Abtei
cloister = den Kreuzgang
    .title = Kreuzgang
chapel = die Kapelle
    .title = Kapelle
aqueduct = das Aquädukt
    .title = Aquädukt
castle = die Burg
    .title = Burg
cathedral = die Kathedrale
    .title = Kathedrale
small-crane = die kleine Winde
    .title = Kleine Winde
small-circular-saw = die kleine Kreissäge
    .title = Kleine Kreissäge
small-survey-tools = das kleine Messgerät
    .title = Kleines Messgerät
small-tile-oven = die kleine Ziegelei
    .title = Kleine Ziegelei
large-crane = die große Winde
    .title = Große Winde
large-circular-saw = die große Kreissäge
    .title = Große Kreissäge
large-survey-tools = das große Messgerät
    .title = Großes Messgerät
large-tile-oven = die große Ziegelei
    .title = Große Ziegelei
