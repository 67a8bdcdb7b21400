# Welkin auf Deutsch. Die Namen der Baustellen stehen mit Artikel und sind nie männlich: So passen sie in jeden Satz.

title = Welkin
tagline = Bau zwischen den Wolken, verkauf, wenn der Wind günstig steht.
about = Sammle fünf Arten von Waren, vollende damit Inseln und verkauf jede zum Kurs des Tages. Wer eine Baustelle eröffnet, bewegt oft den Markt, für dich und für alle anderen.
duration = etwa 45 Minuten
weight = mittel
authors = Fabien Tanguy
credit = Welkin. Autor: Fabien Tanguy. Entwicklung: Matthis Gaciarz. Illustrator: Sylvain Sarrailh. Grafik: Justine Levasseur. Verlage: Ankama und Forgenext.

# Was auf den Knöpfen steht

move-quote = Ein Preisplättchen zeigt { $resource }
move-deal = Aufdecken: { $site }
move-open = Eröffnen: { $site }
move-flip = Preisplättchen umdrehen: { $from } wird { $to }
move-turn-force = Produzieren: { $resource } auf Kraft drehen
move-turn-resource = Produzieren: { $resource } auf Ressource drehen
move-turn-force-paid = { $resource } auf Kraft drehen (1 Münze)
move-turn-resource-paid = { $resource } auf Ressource drehen (1 Münze)
move-take = 1 { $resource } nehmen
move-discard = 1 { $resource } ablegen
move-place = 1 { $resource } auf { $site } legen
move-place-any = 1 { $resource } auf { $site } legen, beliebiges Feld
move-power = Fähigkeit: { $power }
move-sell = Unfertig verkaufen: { $site }, für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
move-done = Zug beenden
move-done-turning = Mit den Plättchen produzieren, wie sie liegen
move-done-placing = Nichts mehr legen

# Das Protokoll

log-market = Der Markt öffnet: Pflanze { $vegetal }, Element { $elemental }, Tier { $animal }, Metall { $metal }, Juwel { $gem }
log-dealt = Neu in der Auslage: { $site }
log-opened = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  } { $site }
log-flipped = { $you ->
    [yes] Du drehst
   *[no] { $seat } dreht
  } ein Preisplättchen um: { $from } wird { $to }
log-turned-force = { $you ->
    [yes] Du drehst
   *[no] { $seat } dreht
  } { $resource } auf Kraft{ $paid ->
    [0] { "" }
   *[other] {" "}für 1 Münze
  }
log-turned-resource = { $you ->
    [yes] Du drehst
   *[no] { $seat } dreht
  } { $resource } auf Ressource{ $paid ->
    [0] { "" }
   *[other] {" "}für 1 Münze
  }
log-produced-nothing = { $you ->
    [yes] Du produzierst
   *[no] { $seat } produziert
  } nichts
log-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
log-lacked = { $number ->
    [one] Dem Vorrat fehlt 1 Ressource
   *[other] Dem Vorrat fehlen { $number } Ressourcen
  }, die { $you ->
    [yes] du hättest
   *[no] { $seat } hätte
  } nehmen können
log-discarded = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  } ab
log-placed = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } 1 { $resource } auf { $site }
log-placed-any = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } 1 { $resource } auf { $site }, beliebiges Feld
log-sold = { $you ->
    [yes] Du vollendest und verkaufst
   *[no] { $seat } vollendet und verkauft
  } { $site } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
log-sold-incomplete = { $you ->
    [yes] Du verkaufst
   *[no] { $seat } verkauft
  } { $site } unfertig für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
log-played = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } eine Fähigkeit: { $power }
log-played-paid = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } eine Fähigkeit: { $power }, für 1 Münze
log-last-turns = { $you ->
    [yes] Du hast eine Karte genommen, die sich nicht ersetzen lässt: Dieser Zug ist dein letzter, alle anderen haben noch einen
   *[no] { $seat } hat eine Karte genommen, die sich nicht ersetzen lässt: Alle anderen haben noch einen letzten Zug
  }
log-idled = Zwanzig Runden lang wurde nur produziert: Hier endet das Spiel
log-ended = Das Spiel ist vorbei

# Was gerade gefragt ist. „last“ ist im letzten Zug eines Spielers „yes“.

ending = Letzte Züge: Den allerletzten { $you ->
    [yes] hast du
   *[no] hat { $seat }
  }
    .brief = Letzter Zug
prompt-any-action = Eröffne eine Baustelle, drehe ein Plättchen zum Produzieren oder lege.
prompt-open-or-produce = Eröffne eine Baustelle, oder drehe ein Plättchen und produziere.
prompt-place-or-produce = Lege Ressourcen, oder drehe ein Plättchen und produziere.
prompt-produce = Drehe ein Produktionsplättchen und produziere.
prompt-sell = Verkaufe Unfertiges, nutze eine Fähigkeit oder beende den Zug.
prompt-power = Nutze die Fähigkeit einer fertigen Baustelle oder beende den Zug.
prompt-open = Wähle aus der Auslage die Baustelle, die deine Fähigkeit eröffnet.
prompt-flip = Drehe ein Preisplättchen um: Die sichtbare Ressource verliert 1 Münze, die dahinter gewinnt sie.
prompt-flip-two = Drehe zwei Preisplättchen verschiedener Ressourcen um. Wähle das erste.
prompt-flip-second = Drehe nun ein Preisplättchen einer anderen Ressource um.
prompt-turning = { $number ->
    [0] So entsteht nichts. Drehe weitere Plättchen (je 1 Münze) oder produziere.
    [one] Produziere nun 1 Ressource oder drehe weitere Plättchen für je 1 Münze.
   *[other] Produziere nun { $number } Ressourcen oder drehe weitere Plättchen für je 1 Münze.
  }
prompt-take = { $number ->
    [one] Nimm 1 der leuchtenden Ressourcen.
   *[other] Nimm { $number } der leuchtenden Ressourcen, eine nach der anderen.
  }
prompt-discard = Dein Lager fasst nur { $most }: Lege { $number ->
    [one] 1 Ressource
   *[other] { $number } Ressourcen
  } ab.
prompt-place = Lege eine Ressource aus deinem Lager auf ein leuchtendes Feld.
prompt-place-more = Lege weiter oder hör hier auf. Eine fertige Baustelle wird sofort verkauft.

# Was ein Zug aufgibt

warning-ends = Der Stapel ist leer: Wer jetzt eine Baustelle eröffnet, läutet das Ende ein. Es wäre dein letzter Zug, und alle anderen haben noch einen.
warning-nothing = Das brächte nichts, und deine Aktion wäre verbraucht.
warning-back = Dieses Plättchen hast du eben erst gedreht: Zurückdrehen kostet 1 Münze. Um Ressourcen zu nehmen, beende erst das Drehen.
warning-sale = Unfertiges lässt sich nur in diesem Zug verkaufen: Deine Fähigkeit dazu wäre verloren.
warning-powers = Das ist dein letzter Zug: Ungenutzte Fähigkeiten wären verloren.
warning-unfinished = Das ist dein letzter Zug, und dein Lager könnte noch eine Baustelle vollenden: Sie würde nicht verkauft.

# Was ein Zug bringt, als Rat

reason-open = fertig jetzt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } wert; dein Lager füllt { $covered } von { $slots } Feldern
reason-flip = { $from } fällt auf { $less }, { $to } steigt auf { $more }
reason-flip-gain = { $from } fällt auf { $less }, { $to } steigt auf { $more }: Deine Baustellen gewinnen { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
reason-flip-loss = { $from } fällt auf { $less }, { $to } steigt auf { $more }: Deine Baustellen verlieren { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
reason-turn = { $number ->
    [0] die Produktion bringt dann nichts
    [one] die Produktion bringt dann 1 Ressource ({ $kinds })
   *[other] die Produktion bringt dann { $number } Ressourcen ({ $kinds })
  }
reason-take = { $site } braucht das noch
reason-take-later = im Vorrat für eine Baustelle, die du später eröffnest
reason-done = nichts anderes bringt jetzt mehr
reason-discard = keine deiner Baustellen braucht das
reason-discard-least = was du behältst, nützt deinen Baustellen mehr
reason-place = { $number ->
    [one] danach fehlt 1 Ressource
   *[other] danach fehlen { $number } Ressourcen
  } für { $site }
reason-finish = vollendet { $site }: sofort { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
reason-power-sell-incomplete = deine offenen Baustellen brächten { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }, so wie sie jetzt sind
reason-power-use-resources = dein Vorrat deckt { $number ->
    [0] ein Feld für eine beliebige Ressource
    [one] 1 Feld
   *[other] { $number } Felder
  } auf deinen Baustellen, und deine Aktion bleibt frei
reason-power-open-site = eine Baustelle mehr, und deine Aktion bleibt frei
reason-power-buy-two = zwei Ressourcen deiner Wahl für 1 Münze, und deine Aktion bleibt frei
reason-power-flip-two = zwei Preise ändern sich, wie du willst, und deine Aktion bleibt frei
reason-sell = fertig brächte sie jetzt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }

# Warum ein Zug nicht geht

refusal-over = das Spiel ist vorbei
refusal-not-now = jetzt kommt die Aktion deines Zugs, eine Fähigkeit oder das Ende des Zugs
refusal-flip-later = ein Preisplättchen wird umgedreht, wenn du eine Baustelle mit den zwei Pfeilen eröffnest, oder durch eine Fähigkeit
refusal-chance-moves = gleich wird eine Karte oder ein Plättchen aufgedeckt: Vorher ist niemand dran
refusal-opening-due = eröffne erst die Baustelle, die dir deine Fähigkeit gibt
refusal-flip-due = drehe erst ein Preisplättchen um
refusal-turning-due = drehe erst deine Produktionsplättchen, wie du magst, dann produziere
refusal-taking-due = nimm erst die Ressourcen, die du produziert oder gekauft hast
refusal-discard-due = dein Lager ist zu voll: Lege erst Ressourcen ab
refusal-placing-due = lege erst deine Ressourcen, dann sag, dass du nichts mehr legst
refusal-not-an-outcome = gleich wird eine Karte oder ein Plättchen aufgedeckt, aber dieses kann es nicht sein
refusal-action-made = du hast die Aktion dieses Zugs gemacht: spiel eine Fähigkeit, oder beende den Zug
refusal-action-due = du hast die Aktion dieses Zugs noch nicht gemacht
refusal-nothing-placed = du musst mindestens eine Ressource legen
refusal-no-place = deine beiden Bauplätze sind besetzt: Vollende erst eine Baustelle
refusal-not-on-display = { $site } liegt nicht in der Auslage
refusal-no-such-token = kein Preisplättchen, das du umdrehen darfst, zeigt vorne { $shown } und hinten { $behind }
refusal-same-resource = die beiden Plättchen müssen verschiedene Ressourcen zeigen
refusal-turned-twice = dein Produktionsplättchen ({ $resource }) wurde schon zweimal gedreht
refusal-no-coin = das kostet 1 Münze, und du hast keine
refusal-not-produced = keines deiner Produktionsplättchen zeigt { $resource }
refusal-none-left = davon ist im Vorrat nichts mehr: { $resource }
refusal-reserve-empty = der Vorrat ist leer
refusal-not-in-stock = das ist nicht in deinem Lager: { $resource }: produziere zuerst welche
refusal-no-open-site = du hast keine offene Baustelle dafür: Eröffne erst eine
refusal-not-your-site = { $site } gehört nicht zu deinen offenen Baustellen
refusal-no-slot = { $site } hat kein freies Feld dieser Art für { $resource }
refusal-stock-empty = dein Vorrat ist leer: produziere zuerst etwas
refusal-empty-site = { $site } ist noch ganz leer
refusal-not-selling = unfertige Baustellen kannst du nur mit der Fähigkeit dazu verkaufen
refusal-power-not-held = keine deiner fertigen Baustellen gibt noch diese Fähigkeit: { $power }
refusal-no-effect = diese Fähigkeit hätte jetzt keine Wirkung: { $power }

# Die Wertung

score-coins = Münzen
tie-break-finished = Fertige Baustellen
tie-break-cost = Felder der fertigen Baustellen

# Die Optionen

option-incomplete = Eine unfertig verkaufte Baustelle
    .about = Ob eine Baustelle, die dank der Fähigkeit unfertig verkauft wird, als fertig gilt und ihre eigene Fähigkeit gibt.
option-incomplete-counts = gilt als fertig und gibt ihre Fähigkeit
option-incomplete-strict = verlässt das Spiel

# Das Material

site = { $name } ({ $slots })
resource-vegetal = Pflanze
resource-elemental = Element
resource-animal = Tier
resource-metal = Metall
resource-gem = Juwel
resource-any = beliebig
power-sell-incomplete = unfertige Baustellen verkaufen
    .about = Bis zum Ende des Zugs darfst du offene Baustellen mit mindestens einer Ressource verkaufen, für das, was darauf liegt.
power-use-resources = Ressourcen verwenden
    .about = Lege Ressourcen aus deinem Lager auf deine Baustellen, ohne deine Aktion zu verbrauchen.
power-open-site = eine Baustelle eröffnen
    .about = Eröffne eine Baustelle, ohne deine Aktion zu verbrauchen, auch wenn deine beiden Bauplätze besetzt sind.
power-buy-two = zwei Ressourcen kaufen
    .about = Zahle 1 Münze und nimm zwei beliebige Ressourcen aus dem Vorrat; behalte danach höchstens vier im Lager.
power-flip-two = zwei Preisplättchen umdrehen
    .about = Drehe zwei Preisplättchen um, die verschiedene Ressourcen zeigen.

# Die Namen der Baustellen sind unsere eigenen

site-01 = das Glutbeet
    .title = Glutbeet
site-02 = die Salamanderhütte
    .title = Salamanderhütte
site-03 = die Schmiedekammer
    .title = Schmiedekammer
site-04 = die Juwelierbude
    .title = Juwelierbude
site-05 = das Tauhäuschen
    .title = Tauhäuschen
site-06 = die Imkerhütte
    .title = Imkerhütte
site-07 = die Wolkenschmiede
    .title = Wolkenschmiede
site-08 = das Elsternnest
    .title = Elsternnest
site-09 = das Haus zum Wetterhahn
    .title = Haus zum Wetterhahn
site-10 = das Regenbogenzelt
    .title = Regenbogenzelt
site-11 = das Regentreibhaus
    .title = Regentreibhaus
site-12 = die Donnerkoppel
    .title = Donnerkoppel
site-13 = die Adlerwarte
    .title = Adlerwarte
site-14 = das Uhrmacherhaus
    .title = Uhrmacherhaus
site-15 = das Kristallspalier
    .title = Kristallspalier
site-16 = die Hirtenterrasse
    .title = Hirtenterrasse
site-17 = die Blitzmühle
    .title = Blitzmühle
site-18 = das Pfauenhaus
    .title = Pfauenhaus
site-19 = die Kupferlaube
    .title = Kupferlaube
site-20 = die Nordlichtlaterne
    .title = Nordlichtlaterne
site-21 = die Wanderoase
    .title = Wanderoase
site-22 = das Wanderfeuer
    .title = Wanderfeuer
site-23 = die Wanderarche
    .title = Wanderarche
site-24 = das Wanderdock
    .title = Wanderdock
site-25 = die Wandermesse
    .title = Wandermesse
site-26 = die Hängewiese
    .title = Hängewiese
site-27 = die Sturmgießerei
    .title = Sturmgießerei
site-28 = die Saphirvoliere
    .title = Saphirvoliere
site-29 = das Eisenarboretum
    .title = Eisenarboretum
site-30 = die Prismenhalle
    .title = Prismenhalle
site-31 = die Winterorangerie
    .title = Winterorangerie
site-32 = das Dampfbad
    .title = Dampfbad
site-33 = das Greifengehege
    .title = Greifengehege
site-34 = die Goldschmiedezunft
    .title = Goldschmiedezunft
site-35 = die Silberfontäne
    .title = Silberfontäne
site-36 = die Karawanserei
    .title = Karawanserei
site-37 = die Alchemistenküche
    .title = Alchemistenküche
site-38 = die Händlerbörse
    .title = Händlerbörse
site-39 = die Windmühlenbucht
    .title = Windmühlenbucht
site-40 = die Ballonstation
    .title = Ballonstation
site-41 = das Schloss Morgenrot
    .title = Schloss Morgenrot
site-42 = die Große Menagerie
    .title = Große Menagerie
site-43 = die Drachensternwarte
    .title = Drachensternwarte
site-44 = die Flügelzitadelle
    .title = Flügelzitadelle
site-45 = die Smaragdburg
    .title = Smaragdburg
site-46 = die Pagode der fünf Winde
    .title = Pagode der fünf Winde

# Überschriften in der Liste der Züge

group-open = Baustelle eröffnen
group-flip = Preisplättchen umdrehen
group-turn = Produzieren
group-take = Nehmen
group-discard = Ablegen
group-place = Ressourcen legen
group-power = Fähigkeit nutzen
group-sell = Unfertig verkaufen
group-done = Beenden

# Auf dem Spielplan

board-isle = Deine Insel
board-tab-market = Markt
board-tab-display = Auslage
board-new = neu seit deinem letzten Zug
board-coins = { $number ->
    [0] Keine Münze
    [one] 1 Münze
   *[other] { $number } Münzen
  }
board-count-open = { $number ->
    [0] Keine offene Baustelle
    [one] 1 offene Baustelle
   *[other] { $number } offene Baustellen
  }
board-count-finished = { $number ->
    [0] Keine fertige Baustelle
    [one] 1 fertige Baustelle
   *[other] { $number } fertige Baustellen
  }
board-count-powers = { $number ->
    [0] Keine Fähigkeit zu nutzen
    [one] 1 Fähigkeit zu nutzen
   *[other] { $number } Fähigkeiten zu nutzen
  }
board-market = Der Markt
board-display = Baustellen
board-behind = andere Seite:
board-becomes = { $from } fällt auf { $less }, { $to } steigt auf { $more }
board-reserve = { $number } im Vorrat
board-reserve-short = noch { $number }
board-amount = { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
board-gap = nichts mehr
board-free = Platz frei
board-pile = { $number ->
    [0] Stapel leer: Wer eröffnet, spielt den letzten Zug
    [one] 1 Karte im Stapel
   *[other] { $number } Karten im Stapel
  }
board-last-turns = Letzte Züge
board-worth = Münzen dafür jetzt, wäre sie fertig
board-worth-best = Münzen dafür jetzt bestenfalls, wäre sie fertig; der Stern nimmt jede Ressource, und sie gibt keine Fähigkeit
board-pays = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  } dafür jetzt, wäre sie fertig
board-pays-best = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  } dafür jetzt bestenfalls, wäre sie fertig; der Stern nimmt jede Ressource, und sie gibt keine Fähigkeit
board-pays-now = Münzen für das, was jetzt darauf liegt
board-now = jetzt
board-complete = fertig
board-value = wert
board-holds = Darauf:
board-flips = Wer sie nimmt, dreht ein Preisplättchen um.
board-power = Fähigkeit:
board-sell = Verkaufen für
board-place-any = Der Stern nimmt jede Ressource: welche?
board-any = Platz für jede Ressource
board-open = Offene Baustellen
board-finished = Fertige Baustellen
board-none-finished = Hier stehen später die fertigen Baustellen.
board-used = genutzt
board-unused = noch nicht genutzt
board-stock = Lager
board-production = Produktion
board-shows-force = zeigt seine Kraft
board-shows-resource = zeigt seine Ressource
board-yields = { $number ->
    [one] 1 Ressource
   *[other] { $number } Ressourcen
  } dieser Arten: { $kinds }
board-yields-short = gibt { $number } von
board-yields-nothing = kein Plättchen zeigt +1: es wird nichts produziert
board-yields-none = jedes +1 gibt 1 Ressource einer anderen Art
board-yields-no-kind = jedes Plättchen zeigt +1: es bleibt keine Ressource zu produzieren
