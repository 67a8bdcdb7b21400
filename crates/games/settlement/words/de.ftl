# Settlement auf Deutsch.
#
# Namen stehen ohne Artikel, damit sie auch als Beschriftung taugen; wo ein Satz den Artikel braucht, wählt er ihn nach dem
# Namen (weiblich, wenn nichts anderes dasteht). Nur Monster stehen im Wenfall mit Artikel: Alle Sätze brauchen sie so.

title = Settlement
tagline = Erkunde die Wildnis, gründe ein Dorf, gib Helden ein Zuhause.
about = Sechs Runden lang schickst du Dörfler aus: Sie erkunden das Land, jagen Monster, holen Rohstoffe und errichten Gebäude. Helden und Artefakte machen jedes Dorf auf seine Art geschickt.
duration = 45 bis 90 Minuten
weight = mittel
authors = Oleksandr Nevskiy
credit = Settlement. Autor: Oleksandr Nevskiy. Illustration: M81 Studio, Titelbild von Dmytro Kryvonos. Verlag: IGAMES.

# Was auf den Knöpfen steht

move-reveal = Aufdecken: { $card }
move-take = { $artefact } nehmen: { $about }
move-build = { $building } bauen für { $price }{ $count ->
    [one] { "" }
   *[other] {" "}(von einem Stapel mit { $count })
  }
move-site = In die { $street }
move-explore = { $region } erkunden mit { $villagers ->
    [one] 1 Dörfler
   *[other] { $villagers } Dörflern
  } ({ $risk ->
    [0] kein Monster kann erscheinen
    [100] ein Monster erscheint sicher
   *[other] zu { $risk } % erscheint ein Monster
  })
move-explore-masked = { $region } erkunden mit { $villagers ->
    [one] 1 Dörfler
   *[other] { $villagers } Dörflern
  } (du entscheidest, ob ein Monster erscheint)
move-place = Auf { $space }
move-hunt = Jagd auf { $monster }, { $space }: mit { $villagers ->
    [one] 1 Dörfler
   *[other] { $villagers } Dörflern
  } für { $reward }
move-fortify = { $space } befestigen: { $terrain }
move-fortify-gaining = { $space } befestigen: { $terrain }; du erhältst { $gains }
move-fort = Befestigung auf { $space } aktivieren für { $gains }
move-region = { $region } aktivieren für { $gains } ({ $monsters ->
    [0] kein Monster erscheint
    [one] 1 Monster erscheint
   *[other] { $monsters } Monster erscheinen
  })
move-region-masked = { $region } aktivieren für { $gains } ({ $monsters ->
    [0] kein Monster erscheint
    [one] du entscheidest, ob ein Monster erscheint
   *[other] du entscheidest, welche von { $monsters } Monstern erscheinen
  })
move-scroll = 1 { $resource } mehr durch die Schriftrolle
move-monster-yes = Auf { $space } { $monster } erscheinen lassen
move-monster-no = Von { $space } { $monster } fernhalten
move-street = { $street } aktivieren: { $buildings }
move-street-only = { $street } aktivieren – { $use }
move-invite = { $hero } einladen für { $price }
move-refine = Einen Diamanten machen aus { $price }
move-keep = { $pieces } behalten
move-done-using = Die anderen Gebäude auslassen
move-done-refining = Keine Diamanten mehr machen
move-end = Zug beenden
move-pass = Passen{ $villagers ->
    [0] { "" }
    [one] {" "}(1 Dörfler bleibt ungenutzt)
   *[other] {" "}({ $villagers } Dörfler bleiben ungenutzt)
  }
move-nothing = Dort liegt nichts

price-exchanged = { $pieces } (durch Tausch: du gibst { $given })
amount-asked = { $amount ->
    [one] Ersatz nach Wahl für 1 fehlenden Rohstoff
   *[other] Ersatz nach Wahl für { $amount } fehlende Rohstoffe
  }
amount-scroll = einen davon noch einmal

pay-gold = Den fehlenden Rohstoff mit 1 Gold bezahlen
pay-diamonds = Den fehlenden Rohstoff mit 2 Diamanten bezahlen
pay-one = Den fehlenden Rohstoff mit 1 { $one } bezahlen (Spiegel)
pay-pair = Den fehlenden Rohstoff mit 2 { $one } bezahlen
pay-two = Den fehlenden Rohstoff mit 1 { $one } und 1 { $other } bezahlen
pay-with-rest = { $first }; für den Rest gibst du dann { $rest }

use-warehouse = Lagerhaus: 1 { $resource } erhalten
use-trading-post = Kontor: 1 { $resource } erhalten
use-bazaar = Basar: 1 { $resource } gegen 1 Gold
use-alchemist-tower = Alchemistenturm: 1 Gold gegen 2 Diamanten
use-goldsmith = Goldschmiede: 1 Diamant gegen 1 Holz, 1 Lehm und 1 Stein
use-tavern = Taverne: { $price } gegen 2 Bonus-Dörfler
use-bank = Bank: { $price } einlagern für 5 Punkte
use-cathedral = Kathedrale: { $price } einlagern für 4 Punkte

# Warum ein Zug nicht geht

refusal-not-now = das gehört zu einer Aktion: erkunde, baue, jage, befestige oder aktiviere zuerst etwas
refusal-chance-moves = gerade wird etwas gezogen: vorher zieht niemand
refusal-artefact-due = wähle zuerst eines der leuchtenden Artefakte
refusal-payment-due = zahle zuerst: die Möglichkeiten dazu stehen neben der Frage
refusal-street-due = wähle zuerst die Straße für dein neues Gebäude
refusal-use-due = nutze zuerst ein Gebäude der Straße, die du aktiviert hast
refusal-uses-due = nutze zuerst, was du in dieser Straße noch nutzen willst, oder sag, dass du fertig bist
refusal-space-due = wähle zuerst das Feld für die Landschaft, die du gefunden hast
refusal-scroll-due = wähle zuerst, was die Schriftrolle dir noch einmal gibt
refusal-mask-due = entscheide zuerst, ob das Monster erscheint
refusal-refining-due = mache zuerst Diamanten mit dem Beutel, oder sag, dass du fertig bist
refusal-keeping-due = wähle zuerst, was du beim Passen behältst
refusal-over = das Spiel ist vorbei
refusal-action-done = die eine Aktion dieses Zugs hast du gemacht; die nächste kommt in deinem nächsten Zug
refusal-hero-invited = den einen Helden dieses Zugs hast du eingeladen; der nächste kommt in deinem nächsten Zug
refusal-nothing-done = mach zuerst eine Aktion oder lade einen Helden ein; wenn du beides nicht willst, passe
refusal-villagers = dafür brauchst du { $needed } Dörfler, und du hast { $left ->
    [0] keinen mehr
   *[other] nur noch { $left }
  }
refusal-cannot-pay = das kostet { $price }, und du hast { $held }: zu wenig, auch wenn du tauschst
refusal-pay-nothing = das kostet { $price }, und dein Vorrat ist leer
refusal-nothing-to-pay = jetzt ist nichts zu bezahlen
refusal-not-spare = diese Rohstoffe hast du nicht übrig: bezahle mit dem, was angeboten wird
refusal-two-needed = ohne den Spiegel brauchst du 2 von Holz, Lehm und Stein, um ein anderes daraus zu machen
refusal-one-is-enough = mit dem Spiegel genügt 1 Holz, Lehm oder Stein: nenne nur eins
refusal-diamond-for-diamond = aus Diamanten wird kein Diamant: gib Gold, Holz, Lehm oder Stein
refusal-pair-order = nenne die zwei Rohstoffe in der Reihenfolge Holz, Lehm, Stein
refusal-source-order = nenne Gold vor Diamanten, und Diamanten vor Holz, Lehm und Stein
refusal-empty-place = dort liegt nichts
refusal-no-room = alle Bauplätze deiner Siedlung sind bebaut
refusal-street-full = alle drei Bauplätze dieser Gasse sind bebaut
refusal-not-adjacent = dieses Feld grenzt an keine deiner Landschaften
refusal-too-far = { $region } grenzt noch an keine deiner Landschaften: erkunde zuerst in diese Richtung
refusal-first-terrain = deine erste Landschaft liegt in Region I
refusal-region-full = alle Felder dieser Region sind erkundet
refusal-space-taken = dort liegt schon eine Landschaft
refusal-other-region = diese Landschaft gehört in { $region }
refusal-no-monster = dort ist kein Monster
refusal-monster = dort steht ein Monster: jage es zuerst
refusal-unexplored = dort liegt noch keine Landschaft: erkunde zuerst
refusal-fortified = diese Landschaft ist schon befestigt
refusal-not-fortified = dort ist keine Befestigung
refusal-activated = das hast du in dieser Runde schon aktiviert; in der nächsten geht es wieder
refusal-nothing-to-collect = in dieser Region liegt noch keine Landschaft: erkunde sie zuerst
refusal-all-beset = auf allen deinen Landschaften dort stehen Monster: jage zuerst eins
refusal-street-empty = in dieser Gasse steht noch kein Gebäude
refusal-nothing-to-use = kein Gebäude dort lässt sich jetzt nutzen; dafür fehlt dir etwas: { $building } ({ $about })
refusal-nothing-used = nutze mindestens ein Gebäude der Gasse, die du aktiviert hast
refusal-building-not-open = dieses Gebäude kannst du jetzt nicht oder nicht mehr nutzen: { $building }
refusal-use-not-possible = so lässt sich dieses Gebäude jetzt nicht nutzen: { $building } ({ $about })
refusal-not-collected = das hast du nicht gerade gesammelt, also kann die Schriftrolle es nicht noch einmal geben: { $resource }
refusal-keep-other = sag zuerst, wie viel du hiervon behältst: { $resource }
refusal-cannot-keep = hiervon kannst du { $counts } behalten: { $resource }
refusal-not-on-offer = dieses Artefakt liegt nicht aus
refusal-take-later = ein Artefakt wählst du, wenn du passt, für die nächste Runde
refusal-build-first = wähle zuerst ein Gebäude auf dem Markt; danach wählst du seine Straße
refusal-street-first = Gebäude werden genutzt, wenn ein Dörfler ihre Straße aktiviert
refusal-not-in-pile = das kann nicht gezogen werden
refusal-equal = eine andere Wahl bewirkt genau dasselbe: nimm die erste davon

# Das Protokoll

log-round = Runde { $round } beginnt
log-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } „{ $artefact }“
log-took-gift = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } „{ $artefact }“: { $about }
log-paid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
  } { $pieces }
log-gained = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
  } { $pieces }
log-built = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
  } { $building ->
    [Steinbruch] einen Steinbruch
    [Basar] einen Basar
    [Alchemistenturm] einen Alchemistenturm
    [Lagerhaus] ein Lagerhaus
    [Kontor] ein Kontor
   *[other] eine { $building }
  } in der { $street }
log-explored = { $you ->
    [yes] Du erkundest
   *[no] { $seat } erkundet
  } { $space }: { $terrain }
log-appeared = { $you ->
    [yes] Du siehst
   *[no] { $seat } sieht
  } { $monster } auf { $space } erscheinen
log-hunted = { $you ->
    [yes] Du jagst { $monster } und erhältst
   *[no] { $seat } jagt { $monster } und erhält
  } { $pieces }
log-fortified = { $you ->
    [yes] Du befestigst
   *[no] { $seat } befestigt
  } { $space }: { $terrain }
log-region = { $you ->
    [yes] Du aktivierst
   *[no] { $seat } aktiviert
  } { $region }
log-street = { $you ->
    [yes] Du aktivierst
   *[no] { $seat } aktiviert
  } die { $street }
log-fort = { $you ->
    [yes] Du aktivierst
   *[no] { $seat } aktiviert
  } die Befestigung auf { $space }
log-used = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } { $building ->
    [Steinbruch] den Steinbruch
    [Basar] den Basar
    [Alchemistenturm] den Alchemistenturm
    [Lagerhaus] das Lagerhaus
    [Kontor] das Kontor
   *[other] die { $building }
  }: { $about }
log-used-bazaar = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } den { $building }: 1 { $resource } gegen 1 Gold
log-used-for = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } { $building ->
    [Steinbruch] den Steinbruch
    [Basar] den Basar
    [Alchemistenturm] den Alchemistenturm
    [Lagerhaus] das Lagerhaus
    [Kontor] das Kontor
   *[other] die { $building }
  } und { $you ->
    [yes] erhältst
   *[no] erhält
  } 1 { $resource }
log-invited = { $you ->
    [yes] Du lädst
   *[no] { $seat } lädt
  } { $hero } ein
log-passed = { $you ->
    [yes] Du passt
   *[no] { $seat } passt
  }
log-refined = { $you ->
    [yes] Du machst
   *[no] { $seat } macht
  } einen Diamanten
log-discarded = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } { $pieces } ab
log-remade = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
  } { $pieces } durch Tausch
log-exchanged = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
  } { $given } gegen { $gained }
log-cheered = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
  } 1 Bonus-Dörfler durch „{ $artefact }“
log-building-arrived = Neu auf dem Markt: { $building }
log-artefact-revealed = Ein neues Artefakt liegt aus: { $artefact } ({ $about })
log-hero-left = Ein Held zieht weiter: { $hero }
log-hero-arrived = Ein Held kommt an: { $hero }

# Was gefragt wird

a-diamond = Diamant
ending = Letzte Runde
    .brief = Letzte Runde
prompt-wait = Gerade wird gezogen.
prompt-first-artefact = Wähle ein Artefakt: Es hilft dir in der ersten Runde.
prompt-swap = Wähle ein anderes Artefakt: Es hilft dir in der nächsten Runde.
prompt-action-or-hero = Mach eine Aktion mit deinen Dörflern, lade einen Helden ein, oder beides. Oder passe.
prompt-action-no-hero = Deine Dörfler können { $actions }. Wähle, oder passe.
action-build = bauen
action-explore = erkunden
action-hunt = jagen
action-fortify = befestigen
action-activate = nutzen
prompt-hero-no-action = Für deine Dörfler bleibt keine Aktion: Lade einen Helden ein, oder passe.
prompt-only-pass = Weder Aktion noch Held ist möglich: Passe.
prompt-hero-too = Deine Aktion ist getan. Lade noch einen Helden ein, oder beende deinen Zug.
prompt-end-no-hero = Aktion getan, kein Held bezahlbar: Beende den Zug.
prompt-action-too = Dein Held ist da. Mach noch eine Aktion, oder beende deinen Zug.
prompt-end-no-action = Dein Held ist da, und keine Aktion bleibt: Beende deinen Zug, oder passe.
prompt-end-no-villager = Kein Dörfler ist mehr frei: Beende den Zug, oder passe.
prompt-end = Zug fertig: Beende ihn.
prompt-pay = { $number ->
    [one] { $thing }: 1 Rohstoff fehlt. Was gibst du dafür?
   *[other] { $thing }: { $number } Rohstoffe fehlen. Was gibst du für den nächsten?
  }
prompt-site = { $building }: Wähle die Gasse; der Platz darin ist gleich.
prompt-use = Nutze ein Gebäude der Gasse, die du aktiviert hast.
prompt-use-more = Nutze weitere Gebäude der Gasse, in beliebiger Reihenfolge, oder lass sie aus.
prompt-place = Gefunden: { $terrain }. Wähle jetzt das Feld dafür.
prompt-scroll = Die Schriftrolle gibt einen davon noch einmal: welchen?
prompt-encounter = Die Maske lässt dich wählen: auf { $space } { $monster } erscheinen lassen?
prompt-refine = { $number ->
    [0] Holz, Lehm und Stein gehen beim Passen verloren, Gold nie. Vorher Diamanten machen?
    [one] Du behältst 1 Holz, Lehm oder Stein und alles Gold; der Rest geht verloren. Diamanten machen?
   *[other] Du behältst { $number } von Holz, Lehm und Stein und alles Gold. Aus dem Rest Diamanten machen?
  }
prompt-keep = { $number ->
    [one] Du behältst 1 von Holz, Lehm und Stein. Wie viel { $kind }?
   *[other] Du behältst { $number } von Holz, Lehm und Stein. Wie viel { $kind }?
  }

# Was noch einmal gefragt wird

warning-pass = { $villagers ->
    [one] Für ihn gibt es in dieser Runde noch Arbeit.
   *[other] Für sie gibt es in dieser Runde noch Arbeit.
  }
warning-pass-hero = Das ist die letzte Runde, und du könntest noch einen Helden einladen.
warning-pass-both = Das ist die letzte Runde: { $villagers ->
    [one] Für ihn gibt es noch Arbeit, und du könntest noch einen Helden einladen.
   *[other] Für sie gibt es noch Arbeit, und du könntest noch einen Helden einladen.
  }

# Was ein Tipp sagt

reason-take-gift = was es gibt, hast du sofort, was du auch tust in dieser Runde
reason-take-each = es lohnt sich jedes Mal, wenn du das in dieser Runde tust
reason-take-more = was du gebaut und erkundet hast, bringt mehr für ebenso viele Dörfler
reason-take-mask = deine Landschaften bleiben frei, und du jagst nur, was sich lohnt
reason-take-mirror = was dir zum Bezahlen fehlt, kostet dich weniger
reason-gain = bringt sofort { $pieces }
reason-points = bringt sofort { $points } Punkte
reason-build = für später: { $about }
reason-build-clock = gleich nutzbar: { $about }
reason-build-points = bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } durch deine Baumeister; und für später: { $about }
reason-site = wirkt zusammen mit { $buildings }
reason-site-new = gibt dir eine Straße mehr, die du in einer Runde aktivieren kannst
reason-explore = bringt eine neue Landschaft{ $points ->
    [0] { "" }
    [one] {" "}und 1 Punkt durch deine Abenteurer
   *[other] {" "}und { $points } Punkte durch deine Abenteurer
  }; { $risk ->
    [0] kein Monster ist zu fürchten
   *[other] zu { $risk } % erscheint ein Monster
  }
reason-place-opens = öffnet den Weg in { $region }
reason-place = bringt { $resource }, sooft du { $region } aktivierst
reason-hunt = bringt sofort { $pieces } und macht die Landschaft frei: { $resource }
reason-fortify = hält { $monster } fern, und beim Passen behältst du eins mehr von Holz, Lehm und Stein
reason-fortify-points = bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } durch deine Verteidiger
reason-region = bringt sofort { $pieces }; { $monsters ->
    [0] kein Monster erscheint
    [one] 1 Monster erscheint
   *[other] { $monsters } Monster erscheinen
  }
reason-monster = eine Jagd dort brächte { $pieces }
reason-no-monster = hält die Landschaft frei: { $resource }
reason-street = für nur einen Dörfler: { $uses }
reason-invite = bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $villagers ->
    [0] { "" }
   *[other] {" "}und { $villagers } Bonus-Dörfler
  }
reason-invite-growing = bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $villagers ->
    [0] { "" }
   *[other] {" "}und { $villagers } Bonus-Dörfler
  }, und später mehr Punkte
reason-pay = lässt dir { $pieces }
reason-pay-all = nimmt alles, was du hast
reason-refine = macht sofort einen Diamanten
reason-keep = behält { $pieces } für die nächste Runde
reason-keep-none = von dem, was du behalten darfst, ist anderes mehr wert als { $resource }
reason-pass-first = du beginnst die nächste Runde
reason-end = nichts anderes bringt jetzt mehr

# Die Wertung

score-adventurers = Abenteurer
score-defenders = Verteidiger
score-builders = Baumeister
score-artisans = Handwerker
score-banks = Gold in Banken
score-cathedrals = Diamanten in Kathedralen
tie-gold = Gold
tie-diamonds = Diamanten
grade-villager = Dörfler ({ $points } Punkte; Bürgermeister ab 51)
grade-mayor = Bürgermeister ({ $points } Punkte; Ritter ab 76)
grade-knight = Ritter ({ $points } Punkte; Fürst ab 101)
grade-lord = Fürst ({ $points } Punkte)

# Rohstoffe

wood = Holz
clay = Lehm
stone = Stein
diamond = Diamant
gold = Gold
amount-wood = { $amount } Holz
amount-clay = { $amount } Lehm
amount-stone = { $amount } Stein
amount-diamond = { $amount ->
    [one] 1 Diamant
   *[other] { $amount } Diamanten
  }
amount-gold = { $amount } Gold

# Das Spielbrett

region-I = Region I
region-II = Region II
region-III = Region III
street-upper = Obergasse
street-middle = Mittelgasse
street-lower = Untergasse
space = Feld { $column } in { $region }
terrain = { $resource }, Unterschlupf für { $monster }
monster-green = den Gnoll
monster-yellow = den Mantikor
monster-blue = die Hydra
monster-red = den Drachen
beast-green = Gnoll
beast-yellow = Mantikor
beast-blue = Hydra
beast-red = Drache

# Helden

hero-adventurers = Abenteurer Nr. { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } Dörfler)
  }
hero-defenders = Verteidiger Nr. { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } Dörfler)
  }
hero-builders = Baumeister Nr. { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } Dörfler)
  }
hero-artisans = Handwerker Nr. { $number } ({ $points } Punkte{ $villagers ->
    [0] { "" }
   *[other] , { $villagers } Dörfler
  })
adventurers = Abenteurer: 1 Punkt pro Landschaft
defenders = Verteidiger: 1 Punkt pro Befestigung
builders = Baumeister: 1 Punkt pro Gebäude
artisans = Handwerker: die Punkte auf der Karte

# Gebäude; wer einen Namen ändert, der nicht weiblich ist, ändert ihn auch in log-built, log-used und log-used-for

sawmill = Sägemühle
    .title = Sägemühle
clay-pit = Lehmgrube
    .title = Lehmgrube
quarry = Steinbruch
    .title = Steinbruch
diamond-mine = Diamantmine
    .title = Diamantmine
warehouse = Lagerhaus
    .title = Lagerhaus
trading-post = Kontor
    .title = Kontor
bazaar = Basar
    .title = Basar
alchemist-tower = Alchemistenturm
    .title = Alchemisten­turm
goldsmith = Goldschmiede
    .title = Goldschmiede
tavern = Taverne
    .title = Taverne
bank = Bank
    .title = Bank
cathedral = Kathedrale
    .title = Kathedrale
about-sawmill = 1 Holz erhalten
about-clay-pit = 1 Lehm erhalten
about-quarry = 1 Stein erhalten
about-diamond-mine = 1 Diamant erhalten
about-warehouse = 1 Holz, Lehm oder Stein erhalten
about-trading-post = den Rohstoff einer befestigten Landschaft erhalten
about-bazaar = 1 Holz, Lehm oder Stein gegen 1 Gold
about-alchemist-tower = 1 Gold gegen 2 Diamanten
about-goldsmith = 1 Diamant gegen 1 Holz, 1 Lehm und 1 Stein
about-tavern = 1 Diamant gegen 2 Bonus-Dörfler
about-bank = 1 Gold einlagern für 5 Punkte
about-cathedral = 1 Diamant einlagern für 4 Punkte

# Artefakte

sacred-clock = Heilige Uhr
    .title = Heilige Uhr
explorers-astrolabe = Astrolabium des Entdeckers
    .title = Astrolabium des Entdeckers
mace-of-the-brave = Keule der Tapferen
    .title = Keule der Tapferen
potion-of-might = Trank der Stärke
    .title = Trank der Stärke
helpful-chest = Hilfreiche Truhe
    .title = Hilfreiche Truhe
scroll-of-power = Schriftrolle der Macht
    .title = Schriftrolle der Macht
sovereigns-crown = Krone des Herrschers
    .title = Krone des Herrschers
cup-of-good-cheer = Becher der guten Laune
    .title = Becher der guten Laune
sorcerers-mask = Maske des Zauberers
    .title = Maske des Zauberers
diamond-ring = Diamantring
    .title = Diamantring
shooting-star = Sternschnuppe
    .title = Sternschnuppe
key-of-knowledge = Schlüssel des Wissens
    .title = Schlüssel des Wissens
enchanted-mirror = Zauberspiegel
    .title = Zauberspiegel
magic-purse = Magischer Beutel
    .title = Magischer Beutel
about-sacred-clock = was du baust, kannst du sofort nutzen
about-explorers-astrolabe = eine neue Landschaft gibt sofort ihren Rohstoff
about-mace-of-the-brave = jede Jagd bringt 1 Diamant mehr
about-potion-of-might = eine neue Befestigung gibt den Rohstoff ihrer Landschaft
about-helpful-chest = sofort 1 Bonus-Dörfler
about-scroll-of-power = eine aktivierte Region gibt 1 Rohstoff mehr
about-sovereigns-crown = eine aktivierte Befestigung gibt 1 Rohstoff mehr
about-cup-of-good-cheer = jeder Held bringt 1 Bonus-Dörfler
about-sorcerers-mask = du entscheidest, ob Monster erscheinen
about-diamond-ring = sofort 1 Diamant
about-shooting-star = eine Region lässt sich zweimal aktivieren
about-key-of-knowledge = eine Gasse lässt sich zweimal aktivieren
about-enchanted-mirror = Holz, Lehm und Stein tauschst du eins zu eins
about-magic-purse = sofort 1 Gold

# Die Überschriften der Zugliste

group-take = Ein Artefakt nehmen
group-build = Bauen
group-site = In welche Gasse?
group-explore = Erkunden
group-place = Auf welches Feld?
group-hunt = Jagen
group-fortify = Befestigen
group-region = Eine Region aktivieren
group-scroll = Die Schriftrolle gibt mehr
group-monster = Eine Begegnung
group-street = Eine Gasse aktivieren
group-use = Ein Gebäude nutzen
group-fort = Befestigung aktivieren
group-invite = Einen Helden einladen
group-pay = Bezahlen mit
group-refine = Bevor du passt
group-keep = Was behältst du?
group-done = Weiter
group-end = Zug beenden
group-pass = Runde verlassen

# Das Spielbrett im Browser

board-round = Runde { $round } von { $rounds }
board-next-first = { $seat } hat zuerst gepasst und beginnt die nächste Runde
board-heroes = Helden suchen ein Zuhause
board-hero-pile = { $number ->
    [one] 1 kommt noch
   *[other] { $number } kommen noch
  }
board-gap = leer
board-guild-adventurers = Abenteurer
board-guild-defenders = Verteidiger
board-guild-builders = Baumeister
board-guild-artisans = Handwerker
board-per-adventurers = pro Landschaft
board-per-defenders = pro Befesti­gung
board-per-builders = pro Gebäude
board-today = (jetzt { $number })
board-calls = lockt { $monsters } an, solange er hier wartet
board-surcharge = { $number ->
    [one] 1 Diamant mehr auf diesem Platz
   *[other] { $number } Diamanten mehr auf diesem Platz
  }
board-by-exchange = durch Tausch
board-monsters = Welche Monster erscheinen können
board-awake = kann erscheinen
board-asleep = bleibt fern
board-bounty = Dörfler für die Jagd, und die Belohnung
board-villagers = { $number } Dörfler
board-company = Eingeladene Helden
board-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  }
board-market = Markt der Gebäude
board-pile = noch { $number } in den drei Stapeln
board-stack = ein Stapel mit { $number }
board-artefacts = Ausliegende Artefakte
board-no-artefact = Zurzeit keines.
board-invite-price = die zwei links: 2 und 1 Diamanten mehr
board-build-price = bauen: 1 Dörfler und der gezeigte Preis; jedes Gebäude gibt es dreimal
board-steps = Dieser Zug
board-step-action = Aktion
board-step-hero = Held
board-step-done = getan
board-wilds = Wildnis
board-streets = Siedlung
board-explore = Erkunden
board-activate = Nutzen
board-gives-nothing = bringt nichts
board-activated = in dieser Runde aktiviert
board-no-monster = kein Monster
board-you-decide = du entscheidest
board-safe = kein Monster kann jetzt erscheinen
board-mask-decides = die Maske lässt dich entscheiden, ob ein Monster erscheint
board-risk = ein Monster kommt, wenn das Plättchen dies zeigt: { $odds }
board-odds = { $monster } ({ $tiles } von { $all } Plättchen)
board-coming = du triffst sofort auf { $monsters }
board-exposed = wird diese Region jetzt aktiviert, triffst du hier auf { $monster }
board-unexplored = unerkundet
board-here = Hier
board-beset = ein Monster steht hier
board-fortified = befestigt
board-street-upper = Oben
board-street-middle = Mitte
board-street-lower = Unten
board-street-use = { $number ->
    [one] ihr Gebäude nutzen
   *[other] ihre { $number } Gebäude nutzen
  }
board-free = freier Bauplatz
board-stored = { $number } eingelagert
board-passed = hat gepasst
board-to-move = am Zug
board-sources = Bisherige Punkte und woher sie kommen
board-reserve = Vorrat
board-rates = Tauschkurse
board-rates-words = Tausche nie im Voraus: Was dir fehlt, wird beim Bezahlen getauscht.
board-rates-mirror = Der Spiegel tauscht Holz, Lehm und Stein eins zu eins. Was dir fehlt, wird beim Bezahlen getauscht.
board-free-villagers = { $number ->
    [one] 1 Dörfler ist frei
   *[other] { $number } Dörfler sind frei
  }
board-villagers-home = Freie Dörfler
board-bonus = { $number ->
    [one] davon 1 Bonus-Dörfler; einmal eingesetzt, ist er weg
   *[other] davon { $number } Bonus-Dörfler; einmal eingesetzt, sind sie weg
  }
board-zones = Dörfler bei der Arbeit
board-zone-build = Bauen
    .about = Bauen: jedes Mal 1 Dörfler und der Preis des Gebäudes
board-zone-explore = Erkunden
    .about = Erkunden: 1, 2 oder 3 Dörfler für Region I, II oder III
board-zone-hunt = Jagen
    .about = Jagen: 1 bis 4 Dörfler je nach Monster
board-zone-fortify = Befestigen
    .about = Befestigen: jedes Mal 1 Dörfler
board-pass-about = die Runde ist für dich vorbei: Die Dörfler kommen heim; von Holz, Lehm und Stein bleibt dir eins pro Befestigung, der Rest geht verloren
board-tab-own = Mein Land
board-tab-heroes = Helden
board-tab-market = Markt
board-tab-artefacts = Artefakte
board-end = Zug beenden
board-pass = Passen
board-pass-losing = Passen, { $number } verlieren
board-refine = Diamant machen
board-monster-yes = Erscheinen lassen
board-monster-no = Fernhalten
board-monster-chance = Monster { $number } %
board-brings = bringt { $number } Bonus-Dörfler
board-done = Dabei belassen
board-tab-all = Alle
