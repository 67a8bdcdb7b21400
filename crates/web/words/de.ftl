# Alles, was die Seiten sagen. Nachrichten von hier und die Wörter, die alle Spiele teilen, heißen nie gleich.

site-about = Brettspiele vom Bauen im Browser: gegen Bots, zusammen an einem Bildschirm oder per Link mit Freunden.
skip = Zum Spiel
nav = Website
nav-games = Spiele
nav-tables = Meine Tische
nav-puzzles = Aufgaben
nav-about = Über uns
nav-more = Mehr
language = Sprache
theme = Aussehen
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
footer = Chantier steht in keiner Verbindung zu den Autoren und Verlagen der Spiele.
footer-more = Mitwirkende und Material
close = Schließen

preferences = Einstellungen
preferences-lead = In diesem Browser gespeichert.
preferences-keep = Fertig
preferences-kept = Deine Einstellungen sind gespeichert.
preferences-kept-one = Gespeichert
preferences-back = Zurück zum Tisch
motion = Bewegung
    .about = Wie schnell die Teile an ihren Platz wandern. Wünscht dein System weniger Bewegung, gibt es keine.
motion-none = Keine
motion-quick = Schnell
motion-normal = Normal
motion-slow = Langsam
ask = Rückfragen
    .about = Manche Züge geben etwas auf, das du noch hättest tun können.
ask-yes = Fragen, bevor etwas verloren geht
ask-no = Nie fragen
lone = Der einzige Zug
    .about = Manchmal bleibt nur eines zu tun, etwa den Zug zu beenden. Geschieht es von selbst, füllt sich erst eine Linie; eine Berührung oder eine Taste hält sie an.
lone-on = Für mich ausführen
lone-off = Ich mache ihn selbst
lone-stops = Berühren hält ihn an
sound = Ton
    .about = Vor deinem ersten Klick oder Tastendruck auf einer Seite ist nichts zu hören. Im Hintergrund läutet nur die Glocke.
sound-on = Die Teile, und eine Glocke, wenn du dran bist
sound-off = Stille
sound-try = Anhören
volume = Lautstärke
single-keys = Tastatur
    .about = Eine Ziffer macht einen Zug, U nimmt ihn zurück, ? zeigt alle Tasten.
single-keys-on = Einzelne Tasten sind Kürzel
single-keys-off = Nur Tab, Pfeile und Enter

install = Als App
    .about = Dein Browser kann Chantier als App behalten: mit eigenem Symbol und Fenster, die Zeichnungen und Skripte griffbereit.
install-now = Chantier installieren
install-not-here = Diese Seite kam über einfaches http und lässt sich deshalb von hier aus nicht installieren.

keys-open = Tastenkürzel
keys-title = Tastenkürzel
keys-digits = den Zug mit dieser Nummer machen
keys-arrows = von Zug zu Zug gehen, auf dem Spielplan von Teil zu Teil
keys-moves = zur Liste der Züge gehen
keys-board = zum Spielplan gehen
keys-log = zum Protokoll gehen
keys-undo = den letzten Zug zurücknehmen
keys-hint = um einen Tipp bitten
keys-turn = das Teil in der Hand drehen (Cloud City)
keys-view = die Stadt von einer anderen Seite sehen (Cloud City)
keys-help = diese Liste öffnen
keys-replay-step = in der Wiederholung: einen Zug zurück oder vor
keys-replay-turn = in der Wiederholung: eine Runde zurück oder vor
keys-replay-play = in der Wiederholung: abspielen oder anhalten
keys-on = Einzelne Tasten ein- oder ausschalten

home-title = Bauspiele, fertig aufgebaut
home-lead = Such dir ein Spiel aus und du spielst schon: ohne Konto, ohne Installation. Gegen Bots, zusammen an einem Bildschirm oder per Link mit Freunden.
home-resume = Weiterspielen
home-new-game = Eine neue Partie beginnen
home-continue = { $count ->
    [one] Dein Tisch
   *[other] Alle deine { $count } Tische
}
home-about = Worum es geht
home-by = von { $who }
home-learn = Spielend lernen
home-learn-minutes = (etwa { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
})
home-play = Gegen einen Bot spielen
home-set-up = Tisch aufbauen
rules = Regeln
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}

new-title = Neuer Tisch
new-lead = Wer spielt mit, und wie?
new-players = Spieler
new-players-help = Wer an diesem Bildschirm sitzt, spielt reihum daran. Eingeladene bekommen einen Link, sobald der Tisch steht.
new-add = Noch jemand spielt mit
new-name = Name
new-bot = Bot
sitter-here = Jemand an diesem Gerät
sitter-invited = Per Link einladen
sitter-nobody = Leerer Platz
new-start = Wer beginnt?
new-start-lot = Ausgelost
new-variants = Regeln
new-variants-short = wie üblich, wenn nichts anderes gewählt wird
new-create = Tisch aufbauen
terms = Uhr und Regeln des Umgangs
terms-short = ohne Uhr, wenn du keine wählst
terms-clock = Uhr
clock-none = Ohne Uhr
    .about = Alle überlegen, solange sie wollen.
clock-live = Live
    .about = Alle sitzen am Tisch: ein Zeitkonto für die Partie und ein Bonus für jeden Zug.
clock-turns = Zug um Zug
    .about = Ein Tag für jeden Zug oder so lange ihr wollt: für Freunde, die ab und zu vorbeischauen.
terms-bank = Minuten auf dem Konto
terms-bonus = Bonus je Zug, in Sekunden
terms-hours = Stunden je Zug
terms-vacation = Urlaubstage insgesamt
terms-nights = Nächte zählen nicht (22 bis 8 Uhr)
terms-weekends = Samstage und Sonntage zählen nicht
terms-zone = Zeitzone des Tisches
terms-manners = Wenn jemand fehlt
terms-stand-in = Wer einspringt
terms-at-once = Die Vertretung spielt weiter, sobald jemand geht
terms-abandoned = Eine Partie, die niemand mehr spielt
abandoned-kept = wartet
abandoned-finished = wird von Bots zu Ende gespielt
abandoned-closed = wird ohne Ergebnis geschlossen
terms-days = Nach wie vielen Tagen
expiry-unfinished = Diese Seite löscht eine Partie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach ihrem letzten Zug.
expiry-finished = Diese Seite löscht eine beendete Partie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach ihrem Ende.
expiry-talk = Was an Tischen gesagt wird, wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
expiry-names = Namen von Gästen, die an keinem Tisch sitzen, werden nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} vergessen.
expiry-never = Diese Seite löscht nichts von selbst.
agreed-no-clock = Es gibt keine Uhr: Alle denken nach, so lange sie wollen.
agreed-live = Die Uhr läuft: { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für jeden in der ganzen Partie, und { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} mehr für jeden Zug.
agreed-turns = Zug um Zug: { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} für einen Zug.
agreed-nights = Nächte zählen nicht ({ $zone }).
agreed-weekends = Samstage und Sonntage zählen nicht ({ $zone }).
agreed-nights-and-weekends = Nächte, Samstage und Sonntage zählen nicht ({ $zone }).
agreed-vacation = Alle dürfen insgesamt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} zu spät sein.
agreed-stand-in = Für alle, deren Zeit um ist oder die aufgeben, spielt ein Bot weiter ({ $level }).
agreed-stand-in-at-once = Für alle, deren Zeit um ist, die aufgeben oder gehen, spielt sofort ein Bot weiter ({ $level }).
agreed-kept = Eine Partie, die niemand mehr spielt, wartet.
agreed-finished = Eine Partie, die { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand spielt, wird von Bots zu Ende gespielt.
agreed-closed = Eine Partie, die { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand spielt, wird ohne Ergebnis geschlossen.
wrong-zone = Es gibt keine Zeitzone mit diesem Namen. Namen sehen aus wie Europe/Paris.
name-you = Gast
wrong-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler.
wrong-nobody-here = Nimm selbst mindestens einen Platz oder lade jemanden ein.
wrong-name = Ein Name besteht aus sichtbaren Zeichen in einer Schreibrichtung.

title-waiting = Warten auf Mitspieler
title-yours = ● Du bist dran
title-turn = { $who } ist dran
title-over = Spiel vorbei
lesson-step-of = Schritt { $number } von { $steps }
lesson-done = Lektion geschafft
lesson-new-table = Neuer Tisch
lesson-skip = Lektion überspringen
turn-waiting = Warten auf Mitspieler
turn-yours = Du bist dran
turn-yours-brief = Du:
turn-of = { $who } ist dran
turn-thinks = { $who } denkt nach …
turn-over = Das Spiel ist vorbei
lost = Die Verbindung ist weg. Neuer Versuch …

waiting-title = Es sind noch Plätze frei
waiting-lead = Das Spiel beginnt, sobald alle Plätze besetzt sind. Schick diesen Link an alle, die mitspielen sollen:
waiting-link = Einladung
copy = Kopieren
copied = Kopiert
take = Hinsetzen
take-here = Jemanden an diesem Bildschirm dazusetzen
you = du
bot = Bot

pass-title = Gib den Bildschirm an { $who }
pass-lead = Was nur diese Person sehen darf, erscheint erst, wenn sie es verlangt.
pass-go = Ich bin { $who }

left-title = Jemand ist gegangen
left-lead = Der Platz bleibt bis zur Rückkehr frei. Wer geblieben ist, kann bis dahin einen Bot weiterspielen lassen.
left-tag = ist gegangen
left-bot = Bot weiterspielen lassen
silent = { $who } hat seit { $days } Tagen nicht gezogen. Zurückkommen geht jederzeit.
come-back = Zurück an deinen Platz
come-back-lead = Du hast dieses Spiel verlassen.
come-back-time = Deine Zeit ist abgelaufen, und ein Bot spielt für dich weiter.

tabs = Was vorne liegt
rail = Spieler und Protokoll
jump = Wo kann ich spielen?
unsent = Das kam nicht am Tisch an: Die Verbindung ist weg. Versuch es gleich noch einmal.
plate-open = Tableau dieses Spielers öffnen
recap = Seit deinem Zug
recap-again = Noch mal zeigen
board = Spielplan
moves = Züge
undo = Rückgängig
hint = Tipp
confirm-asked = { $move }?
confirm-yes = Ja, machen
confirm-no = Nein, lieber nicht
players-title = Spieler
log = Protokoll
log-new = Neu:
log-you = Du
log-back = Zurück zum Tisch
log-whole = Der ganze Verlauf
log-replay = Diese Runde auf dem Brett zeigen
log-older = { $count ->
    [one] Einen früheren Zug zeigen
   *[other] { $count } frühere Züge zeigen
}
log-chance = { $count ->
    [one] Gezogen
   *[other] Gezogen ({ $count })
}
talk = Gespräch
talk-say = Etwas sagen
talk-send = Sagen
facts = Über diesen Tisch
facts-material = Material:
facts-material-hash = Prüfsumme der Materialdatei:
facts-rules = Gespielt nach Version { $count } der Regeln.
facts-seed-hash = Prüfsumme des Startwerts, festgelegt vor dem ersten Zug:
leave = Tisch verlassen
leave-ask = Die anderen sehen, dass du gegangen bist. Dein Platz wartet auf dich; bis du zurück bist, darf ein Bot weiterspielen.
leave-sure = Ja, verlassen
leave-waiting = Tisch verlassen
leave-waiting-ask = Dein Platz ist wieder frei, für dich oder für jemand anderen.
leave-waiting-sure = Ja, verlassen
leave-at-once = Den Tisch verlassen
leave-at-once-ask = Die anderen sehen, dass du gegangen bist, und ein Bot spielt wie vereinbart sofort für dich weiter. Du kannst zurückkommen.
leave-at-once-sure = Ja, gehen
table-menu = Die Partie beenden oder verlassen
end-game = Die Partie einvernehmlich beenden
end-game-ask = Die anderen werden gefragt. Stimmen alle zu, endet die Partie jetzt, und die Punkte entscheiden.
end-game-sure = Die anderen fragen
resign = Aufgeben
resign-ask = Du gibst die Partie auf und wirst Letzter. Gegen einen einzigen Gegner ist sie damit vorbei; bei mehreren spielt ein Bot auf deinem Platz weiter, und du kommst nicht zurück.
resign-sure = Ja, aufgeben
ask-seat = Um diesen Platz bitten
asked-end = { $who } möchte die Partie jetzt beenden. Die Punkte würden entscheiden.
asked-end-you = Du hast die anderen gebeten, die Partie jetzt zu beenden.
asked-undo = { $who } bittet darum, zur eigenen letzten Entscheidung zurückzugehen. Was seither gezogen wurde, würde neu gezogen.
asked-undo-you = Du hast die anderen gebeten, zu deiner letzten Entscheidung zurückzugehen.
asked-seat = { $who } bittet um den Platz von { $seat }.
asked-seat-you = Du hast die anderen um den Platz von { $seat } gebeten.
asked-yes = Zustimmen
asked-no = Ablehnen
asked-withdraw = Zurückziehen
absent-left = für { $who }
absent-time = für { $who }, Zeit abgelaufen
absent-resigned = { $who } hat aufgegeben
clock-left = Verbleibende Zeit
clock-vacation = Urlaubstage werden verbraucht
clock-day = T
clock-hour = h

replay-show = Partie ansehen
replay-look-back = Partie ansehen
replay-dealt = Alles ist verteilt; als Nächstes kommt der erste Zug.
replay-place = Zug { $ply } von { $plies }
replay-set-up = Aufbau
replay-start = Noch ist nichts geschehen.
replay-silent = { $who } zieht.
replay-chose = { $who }: { $move }
replay-seek = Zug
replay-go = Zeigen
replay-steps = Zurück und vor
replay-first = Zum Anfang
replay-previous-turn = Eine Runde zurück
replay-previous = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug vor
replay-next-turn = Eine Runde vor
replay-last = Zum Ende
replay-more = Blickwinkel, Tempo und mehr
replay-eyes = Gesehen von
replay-open = Allen: alle Hände offen
replay-aside = Jemandem, der zuschaut
replay-open-help = Das Spiel ist vorbei: Alle Hände liegen jetzt offen.
replay-speed = Tempo
replay-table = Zum Tisch

continue-here = Von hier weiterspielen
continue-title = Von hier weiterspielen
continue-lead = Ein neuer Tisch, der nach Zug { $ply } von { $plies } dieser Partie beginnt.
continue-back = Zurück zur Wiederholung
continue-turn = (ist dran)
continue-chance = Was von hier an gezogen wird, wird neu gezogen. Die alte Partie bleibt, wie sie war.
continue-go = Weiterspielen
facts-origin = Diese Partie setzt eine andere nach Zug { $count } fort.

explore-here = Was wäre, wenn? Andere Züge versuchen
explore-place = Was wäre, wenn · { $moves ->
    [0] ab Zug { $ply }
    [one] ein Zug nach Zug { $ply }
   *[other] { $moves } Züge nach Zug { $ply }
}
explore-chance = Der Zufall ist dran: Wähle in der Liste der Züge, was kommt, oder zieh.
explore-over = Hier wäre das Spiel zu Ende.
explore-draw = Ziehen
explore-draw-all = Alles ziehen
explore-back = Zurücknehmen
explore-start = Zum Anfang der Variante
explore-leave = Verlassen
opinion-ask = Was meint der Computer?
opinion-thinks = Der Computer denkt nach …
opinion-later = Der Computer meldet sich, wenn jemand entscheidet.
opinion-best = Am besten:
opinion-line = Danach vielleicht:

puzzle-place = Aufgabe { $number } von { $count }
puzzle-find = Finde den besten Zug.
puzzle-tries = { $count ->
    [one] Noch ein Versuch.
   *[other] { $count } Versuche.
}
puzzle-failed = Das war es auch nicht.
puzzle-found = Du hast ihn gefunden!
puzzle-shown = Dieser Zug war zu finden.
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-explore = Was wäre, wenn?
puzzle-all = Alle Aufgaben
puzzle-answer = Mit ihm gewinnst du { $win } der Partien, mit dem nächstbesten Zug { $next }: { $gain } mehr (auf { $error } genau).
puzzles-title = Aufgaben
puzzles-lead = Jeden Tag aus jedem Spiel eine Stellung, in der ein Zug klar der beste ist. Du siehst, was sieht, wer am Zug ist.
puzzles-find = { $level ->
    [clear] Leicht
    [middling] Mittel
   *[fine] Schwer
}
puzzles-days = Tage
puzzles-earlier = Früher
puzzles-later = Später
puzzles-today = Heute
puzzles-yesterday = Gestern
puzzles-solve = Lösen
puzzles-look = Ansehen
puzzles-found = gefunden
puzzles-shown = gezeigt
puzzles-all = Alle { $count } Aufgaben, { $found } gefunden
puzzles-progress = { $found } von { $count } Aufgaben gelöst
    .about = Ist die Antwort gefunden, lässt sich von dort weiterspielen: Was wäre, wenn jemand anders gezogen hätte?
home-puzzles = Die Aufgaben des Tages
home-records = Jede Partie lässt sich durchgehen, beurteilen und von jedem Zug an weiterspielen. Auch eine Aufzeichnung von anderswo:
puzzles-solve-today = Die heutigen lösen

file-title = Gespeicherte Partien öffnen
file-lead = Eine Aufzeichnung ist die kleine Textdatei einer Partie, die du bei Chantier im Browser oder im Terminal behalten kannst.
file-choose = Aufzeichnungen oder ein Archiv (.zip) davon
file-drop = Du kannst die Dateien auch irgendwo auf dieser Seite ablegen.
file-show = Partie zeigen
file-kept = Die Aufzeichnung wird geprüft und steht dann bei deinen Tischen. Wer ihren Link kennt, kann sie ansehen; ändern kann sie niemand.
file-missing = Wähle zuerst eine Datei.
file-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
file-foreign = Diese Datei ist keine Aufzeichnung von Chantier.
file-archive = Dieses Archiv lässt sich nicht entpacken: Es ist unvollständig, verändert oder auf eine hier unbekannte Weise gepackt.
file-brought = { $count ->
    [one] Eine Partie wurde übernommen
   *[other] { $count } Partien wurden übernommen
}
file-left-out = { $count ->
    [one] Eine weitere Datei blieb weg: Höchstens 200 werden auf einmal angenommen. Bring sie einzeln.
   *[other] { $count } weitere Dateien blieben weg: Höchstens 200 werden auf einmal angenommen. Entpacke das Archiv und bring den Rest für sich.
}
file-torn = Diese Aufzeichnung ist unvollständig: Ihr Ende fehlt.
file-line = Zeile { $line } der Aufzeichnung ergibt keinen Sinn: { $text }
file-lacks = In dieser Aufzeichnung fehlt „{ $what }“.
file-game = Diese Aufzeichnung ist von einem Spiel, das hier nicht gespielt wird: { $game }
file-material = Diese Aufzeichnung wurde mit einer Materialdatei gespielt, die diese Seite nicht hat ({ $hash }).
file-move = Zug { $ply } der Aufzeichnung, „{ $text }“, ist nicht möglich. { $why }
file-chance-moves = Dort ist der Zufall dran.
file-refused = Die Regeln erlauben ihn dort nicht.
file-standings = Das Ergebnis in dieser Aufzeichnung ist nicht das ihrer Züge.
file-seed = Der Startwert in dieser Aufzeichnung ist nicht der, der zu Beginn der Partie versprochen wurde.
file-chance = Zug { $ply } der Aufzeichnung, „{ $text }“, folgt nicht aus dem Startwert: Die Aufzeichnung wurde verändert.

hint-details = Die Zahlen
hint-better = Du dürftest mit etwa { $points } Punkten abschließen; mit dem nächstbesten Zug mit { $next }.
hint-expects = Du dürftest mit etwa { $points } Punkten abschließen.
hint-move = Zug
hint-win = Siege
hint-points = Punkte
hint-hardly-tried = kaum versucht
hint-attention = Beachtung
hint-about = Nach { $count } von hier aus zu Ende gespielten Partien. Beachtung ist der Anteil derer, die mit dem Zug begannen.

notice-stale = Am Tisch ist etwas geschehen, bevor dein Zug ankam. So steht es jetzt.
notice-nothing-to-undo = Es lässt sich nichts zurücknehmen.
settled-unmoved = Du hast noch nicht gezogen.
settled-drawn = Seit deinem letzten Zug wurde etwas aufgedeckt oder gezogen.
settled-answered = { $who } war seither am Zug.
settled-over = Die Partie ist zu Ende.
notice-asked = An diesem Tisch wird schon etwas anderes gefragt.
notice-full = An diesem Tisch wurde schon so viel zurückgenommen, gefragt und geändert, dass das nicht mehr geht. Die Partie selbst läuft weiter.
ask-back = Stimmen die anderen zu, geht die Partie zu deiner letzten Entscheidung zurück; was seither gezogen wurde, wird neu gezogen.
ask-back-yes = Die anderen fragen
ask-back-alone = Du kannst trotzdem zu deiner letzten Entscheidung zurückgehen; was seither gezogen wurde, wird dann neu gezogen.
ask-back-alone-yes = Zurückgehen
notice-not-yours = Du spielst diesen Platz nicht, oder er ist nicht dran.
notice-busy = Die Bots haben gerade zu viel zu überlegen. Frag gleich noch einmal.
notice-reserved = Dieser Platz wartet auf die Person, die ihn verlassen hat. Sie kann zurückkommen, oder ein Bot spielt weiter.
notice-too-fast = Du redest schneller, als die anderen lesen können. Warte einen Augenblick.
notice-muted = Der Betreiber hat dir das Reden untersagt.
notice-broken-line = Diese Variante geht nicht weiter: Der nächste Zug in der Adresse ist hier nicht möglich.
notice-long-line = Länger kann diese Variante nicht werden. Nimm etwas zurück, oder beginne eine neue an einer späteren Stelle.
notice-not-the-move = „{ $move }“ ist es nicht: Damit gewinnt man höchstens { $next } der Partien, mit dem besten Zug { $win }.

won = { $who } gewinnt
won-you = Du gewinnst!
won-shared = { $who } teilen sich den Sieg
won-shared-you = Du teilst dir den Sieg mit { $who }
beaten = Du verlierst
beaten-by = Du verlierst um { $behind }
beaten-level = Du verlierst bei Gleichstand
beaten-place = Du wirst { $place }. von { $of }
beaten-place-by = Du wirst { $place }. von { $of }, { $behind } dahinter
beaten-place-level = Du wirst { $place }. von { $of }, bei Gleichstand
early-resigned = { $who } hat aufgegeben.
early-resigned-you = Du hast aufgegeben.
early-agreed = Alle waren einverstanden, die Partie hier zu beenden. Die Punkte haben entschieden.
early-closed-title = Die Partie wurde geschlossen
early-closed = Für die vereinbarte Zeit hat niemand mehr gespielt; sie hat kein Ergebnis.
result-points = Punkte
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-total = Summe
made-difference = Den Unterschied machte:
difference = { $part }, +{ $more }
tie-break = Gleichstand:
again = Noch einmal
again-follow = Zum nächsten Spiel
decided-turn = { $who } ging im { $turn }. von { $of } Zügen endgültig in Führung
decided-turn-you = Du gingst im { $turn }. von { $of } Zügen endgültig in Führung
decided-last = Erst der letzte Zug hat entschieden
decided-best = Der beste Zug: { $who }
decided-more = { $count } weitere
decided-show = Diesen Zug zeigen
course-title = Die Punkte im Lauf der Partie
course-axis = Züge →
course-about = Eine Linie je Spieler über die Züge der Partie; ein Stern, wo sie entschieden wurde.
winners-board = Das Tableau des Siegers
final-board = Das Spielbrett am Ende
own-board = Dein Tableau
other-boards = Die Tableaus der anderen
bests-show = Deine bisherigen Partien
bests-first = Deine erste Partie in dieser Besetzung.
bests-first-alone = Deine erste Partie allein.
bests-new = Neuer persönlicher Rekord! Bisher waren es { $who }.
bests-new-beaten = Trotzdem deine höchste Punktzahl bisher: Vor dieser Partie waren es { $who }.
bests-best = Dein bisher bestes Ergebnis: { $who }.
bests-count = { $games } Partien zu { NUMBER($players) ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
}, davon { $won } gewonnen.
bests-count-alone = { $games } Partien allein.
result-more = Aufheben und teilen
record = Partie herunterladen
seed = Startwert:

tables-none = Du sitzt noch an keinem Tisch.
tables-wait = { $count ->
    [one] Ein Tisch wartet auf deinen Zug.
   *[other] { $count } Tische warten auf deinen Zug.
}
tables-running = Laufend
tables-over = Beendet
tables-remove = Entfernen
tables-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
tables-replay = Ansehen
tables-ask = Diesen Tisch aus deiner Liste nehmen? Für die anderen ändert sich nichts.
tables-keep = Behalten
tables-removed = Der Tisch steht nicht mehr in deiner Liste.
tables-put-back = Zurückholen
tables-help = Deine Plätze gehören zu diesem Browser. Löschst du seine Cookies, sind sie weg.

filter = Tische suchen
filter-by-game = Spiel
filter-by-state = Stand
filter-by-result = Ergebnis
filter-by-company = Gegen
filter-by-players = Spieler
filter-any = beliebig
filter-running = läuft
filter-over = beendet
filter-won = gewonnen
filter-lost = nicht gewonnen
filter-people = Menschen
filter-bots = Bots
filter-with = Name eines Mitspielers
filter-go = Suchen
filter-all = Alle Tische
tables-no-match = Keiner deiner Tische passt dazu.
tables-export = Alle Aufzeichnungen herunterladen
tables-pages = Ältere und neuere Tische
tables-page = Seite { $page }
tables-newer = Neuere
tables-older = Ältere
share-private = Nur wer den Link kennt, findet diese Partie, und Linkvorschauen verraten nicht, wer gespielt hat.
share-publish = Öffentlich machen
share-public = Diese Partie ist öffentlich: Linkvorschauen zeigen, wer gespielt hat und wie es ausging.
share-withdraw = Nicht mehr öffentlich
report-title = Problem melden
report-lead = Sag denen, die diese Seite betreiben, was nicht stimmt, im Spiel oder mit jemandem am Tisch. Die Aufzeichnung der Partie geht mit, samt dem, was darin verdeckt ist, und dem Zug, den du gerade ansiehst. Sonst liest das niemand.
report-text = Was stimmt nicht?
report-about = Worum geht es?
report-game = Um das Spiel oder das Programm
report-send = Senden
report-sent = Danke. Die Meldung ist bei denen, die diese Seite betreiben.
state-waiting = wartet auf Mitspieler
state-yours = du bist dran
state-turn = { $who } ist dran
state-over = vorbei
state-damaged = lässt sich nicht öffnen
state-left = noch { $time }
ended-won = gewonnen { $points }
ended-shared = Sieg geteilt { $points }
ended-lost = verloren { $points }
ended-place = Platz { $place } von { $players } ({ $points })
ended-winner = { $who } gewann { $points }
ended-winners = { $who } teilen sich den Sieg { $points }
ended-you-resigned = du hast aufgegeben
ended-resigned = { $who } hat aufgegeben
ended-agreed = einvernehmlich beendet
ended-closed = geschlossen, niemand spielte weiter
when-today = heute um { $time }
when-yesterday = gestern um { $time }
when-day = { $day }. { when-month }
when-year = { $day }. { when-month } { $year }
when-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}

rules-components = In der Schachtel
rules-material = Das Material dieses Programms:
rules-contents = Inhalt
rules-find = Ein Wort suchen:
rules-none = Kein Abschnitt enthält dieses Wort.
legend = Zeichen auf dem Brett
legend-lit = kann jetzt benutzt werden
legend-new = neu seit deinem letzten Zug
legend-hinted = wovon der Tipp spricht
reminder = Spickzettel

about-lead = Chantier spielt fünf Brettspiele vom Bauen vollständig und nach ihren Regeln, im Browser und im Terminal.
about-games = Die Spiele
about-not-affiliated = Die Spiele gehören ihren Autoren und Verlagen. Chantier ist ein freies Programm von Liebhabern; es steht in keiner Verbindung zu ihnen und verwendet weder ihre Bilder noch ihre Texte. Gefällt dir hier ein Spiel, dann kauf die Schachtel.
about-ours = Was von uns ist
about-made-here = Das Programm, seine Bots, die Zeichnungen der Spielpläne, Titelbilder und Gesichter und die Regeln, wie sie hier erzählt werden: Alles wurde für Chantier gemacht, nichts davon aus den Schachteln abgeschrieben. Der Quelltext ist frei unter den Lizenzen MIT und Apache 2.0.
about-fair = Ehrlich gezogen
about-seed = Jede aufgedeckte Karte folgt aus einem geheimen Startwert. Jeder Tisch zeigt von Anfang an eine Prüfsumme seines Startwerts und am Ende den Startwert selbst: So kann jeder mit chantier replay --check nachprüfen, dass unterwegs nichts verändert wurde.
about-privacy = Cookies
about-cookies = Ein Cookie merkt sich deine Plätze; andere merken sich deine Sprache, hell oder dunkel, deine Einstellungen und wie weit deine Uhr von Greenwich abweicht. Sonst erfährt niemand etwas.
about-others = Von anderen
about-licences = htmx (Zero-Clause BSD) und die Schrift Literata (SIL Open Font License), mit Dank.

nav-lobby = Lobby
home-lobby = Mitspieler finden
home-waiting = { $count ->
    [one] Ein Tisch wartet in der Lobby
   *[other] { $count } Tische warten in der Lobby
}
lobby-lead = Tische, an die sich alle setzen dürfen, und Partien zum Zuschauen. Diese Seite ändert sich von selbst.
lobby-name = Du spielst als
lobby-waiting = Warten auf Mitspieler
lobby-count = { $count ->
    [0] Gerade wartet niemand. Eröffne einen Tisch: Wer kommt, findet ihn hier.
    [one] Ein Tisch wartet.
   *[other] { $count } Tische warten.
}
lobby-playing = Partien zum Zuschauen
lobby-watch = Zuschauen
lobby-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
lobby-since = { $unit ->
    [now] gerade eben
    [minutes] vor { $count } Min.
    [hours] vor { $count } Std.
   *[days] { $count ->
        [1] gestern
       *[other] vor { $count } Tagen
    }
}
lobby-open = Einen Tisch eröffnen
lobby-open-lead = Wähle ein Spiel. Dein Tisch steht dann hier, bis sich jemand setzt; inzwischen kannst du gegen einen Bot spielen.
lobby-meanwhile = Etwas zu tun, bis jemand kommt.
lobby-bot = Gegen einen Bot
lobby-again = Noch einmal nachsehen
lobby-taken = Jemand war schneller: Der Platz ist besetzt.
lobby-nameless = Sag den anderen zuerst deinen Namen.
new-visit = Wer darf kommen?
visit-link = Wer den Link hat
visit-public = Alle: Der Tisch steht in der Lobby
visit-word = Wer den Link hat und ein Passwort kennt
new-word = Passwort
new-visit-help = Wer kommen darf, darf auch zuschauen.
wrong-word = Wähle ein Passwort für den Tisch.
door-title = Dieser Tisch hat ein Passwort
door-lead = Wer ihn vorbereitet hat, kann es dir sagen.
door-wrong = Das ist nicht das Passwort.
door-enter = Eintreten
waiting-public = Dieser Tisch steht in der Lobby, und alle dürfen sich setzen.
waiting-list = In die Lobby stellen
waiting-unlist = Aus der Lobby nehmen
waiting-word = Wer kommt, wird nach dem Passwort gefragt.
waiting-bot = Einen Bot hinsetzen
waiting-free = Platz freimachen
waiting-free-sure = Ja, { $who } wegschicken
gallery = Zuschauer
gallery-lead = Wer spielt, liest das erst nach dem Ende der Partie.
gallery-say = Den Zuschauern etwas sagen
gallery-guest = Gast
mute-who = { $who } stummschalten
rating = Wertung
rating-unsure = Wertung, noch unsicher: Wenige Partien zählen
rated = gewertet
new-rated = Gewertet
    .about = – die Partie zählt für die Wertung: keine Tipps, solange sie läuft, zurückgenommen wird nur der letzte Zug, und wer geht, wird Letzter
new-bots-rated = Wie stark die Bots hier sind
wrong-rated = An einer gewerteten Partie sitzen mindestens zwei, und an jedem Bildschirm nur eine Person.
wrong-listed = In der Lobby warten schon so viele Tische von dir oder von anderen an deiner Adresse, dass kein weiterer dazukommt. Verlass einen davon, oder lade über einen Link ein.
notice-rated = Diese Partie wird gewertet: Solange sie läuft, gibt es keine Tipps, und nichts wird im Einvernehmen zurückgenommen.
notice-one-seat = In einer gewerteten Partie hat jeder nur einen Platz.
facts-rated = Diese Partie wird gewertet: keine Tipps, solange sie läuft, und wer geht, die Zeit überschreitet oder aufgibt, ist Letzter.
rated-not-agreed = Die Partie sollte für die Wertung zählen. Sie endete im Einvernehmen und zählt deshalb nicht.
rated-not-closed = Die Partie sollte für die Wertung zählen. Sie wurde ohne Ergebnis geschlossen und zählt deshalb nicht.
rated-not-oneself = Die Partie sollte für die Wertung zählen. Jemand hat gegen sich selbst gespielt, deshalb zählt sie nicht.
lobby-clock-live = { $minutes } min + { $seconds } s je Zug
lobby-clock-turns = { $hours } h je Zug
player-page = Über { $name }
player-somebody = Jemand
player-yours = Das ist deine Seite, wie alle sie sehen können. Partien, die nicht öffentlich sind, stehen hier ohne Link.
player-bot = Ein Bot, gegen den alle spielen können.
player-nothing = Noch gibt es nichts zu erzählen: Keine öffentliche Partie wurde gespielt, und keine hat gezählt.
player-ratings = Wertungen
player-ratings-help = Alle beginnen mit 1500. Ein Fragezeichen sagt, dass bisher wenige Partien zählen.
player-counted = { $count ->
    [one] Eine Partie zählt.
   *[other] { $count } Partien zählen.
}
player-graph = Die Wertung nach jeder Partie, die zählt
player-axis = Partien
player-steps = Alle Partien, die zählen
player-when = Wann
player-place = Platz
player-left = vorzeitig gegangen
player-results = Ergebnisse öffentlicher Partien
player-played = Gespielt
player-won = Gewonnen
player-games = Öffentliche Partien
player-running = läuft
tables-profile = Deine Seite, wie andere sie sehen

nav-privacy = Datenschutz
privacy-lead = Du kannst hier ohne Konto, ohne E-Mail-Adresse und ohne deinen echten Namen spielen.
privacy-kept = Was aufbewahrt wird
    .about = Die Partien: wer wann was gespielt hat, die Namen, die sich alle gegeben haben, und was am Tisch gesagt wurde. Deine Wertungen und was jede gewertete Partie aus ihnen gemacht hat. Welche Aufgaben du versucht und gelöst hast. Aufzeichnungen, die du mitbringst, und was du denen meldest, die diesen Server betreiben. Wer spielt, wird an einer Nummer erkannt, die aus seinem Cookie folgt; das Cookie selbst wird nicht aufbewahrt. Behältst du ein Konto: sein Name, ein Hash des Passworts und der Wiederherstellungscodes, die öffentlichen Hälften der Passkeys und für jedes Gerät die Art des Browsers und wann es zuletzt benutzt wurde.
privacy-seen = Wer es sehen kann
    .about = Ein öffentlicher Tisch steht für alle in der Lobby. Wer den Link eines Tisches kennt, und sein Passwort, falls er eines hat, sieht dessen Partie, Namen und Gespräch, aber nie, was die Regeln vor ihm verbergen. Deine Seite mit deinem Namen, deinen Wertungen und deinen öffentlichen Partien können alle sehen, sobald eine Partie von dir öffentlich war oder gewertet wurde. Linkvorschauen zeigen nur dann, wer gespielt hat, wenn die Spieler die Partie öffentlich gemacht haben.
privacy-cookies = Cookies
    .about = Ein Cookie hält deine Plätze, je eines für Tische mit Passwort, dass du es kennst, zwei weitere deine Sprache und deine Wahl von hell oder dunkel. Sie dienen nur dazu und zu nichts anderem. Dein Browser behält die Zeichnungen, Stile und Skripte dieser Website, niemals ihre Seiten. Wo du dich angemeldet hast, lässt ein weiteres das Gerät wiedererkennen.
privacy-logs = Protokolle
    .about = Der Server zählt einige Minuten lang die Anfragen je Netzadresse, damit niemand zu viel verlangt. Nur im Arbeitsspeicher weiß er, aus welchem Netz du kamst: eine Stunde lang nach dem, was du zuletzt getan hast, und bei einem Tisch, solange er in der Lobby wartet. Adressen gewöhnlicher Besuche schreibt er nicht in sein Protokoll; werden Verbindungen abgewiesen, so wird die Adresse von einer davon vermerkt.
privacy-others = Andere
    .about = Diese Seiten laden nichts von anderen Websites und verraten ihnen nichts. Es gibt keine Werbung und keine Besucherzählung.
privacy-notices = Nachrichten
    .about = Sie sind aus, bis du sie verlangst. Dann wird die Adresse deines Browsers beim Push-Dienst seines Herstellers oder die deines Webhooks gespeichert, bis du sie beendest. Der Push-Dienst erfährt, dass diese Seite deinem Browser eine Nachricht schickt, und wann; ihr Inhalt ist nur für deinen Browser verschlüsselt. Ein Webhook liest, was er bekommt: den Namen eines Spiels, die Adresse eines Tischs und was dort auf dich wartet, und nichts Verdecktes.
privacy-host = Wen du fragen kannst
    .about = Wer diesen Server betreibt, entscheidet, wie lange Partien aufbewahrt werden, und kann Namen und Gespräche löschen. Er verantwortet auch, was ein vorgeschalteter Proxy vielleicht aufzeichnet. Er kann jeden Tisch öffnen, auch einen mit Passwort, wie jemand, der zuschaut: Was die Regeln verbergen, bleibt ihm verborgen.

offline = Der Server ist nicht zu erreichen
    .about = Deine Verbindung ist unterbrochen, oder der Server wird gerade erneuert. Nichts ist verloren: Deine Partien gehen weiter, wo sie waren.
    .waits = Diese Seite schaut alle paar Sekunden nach und kommt von selbst zurück.
offline-again = Noch einmal versuchen
error-not-found = Hier ist nichts
    .about = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
error-forged = Dieses Formular war nicht deins
    .about = Es kam nicht von einer Seite dieser Website, oder seine Seite war zu alt. Lade die Seite neu und versuch es noch einmal.
error-bad-request = Das ergibt hier keinen Sinn
    .about = Es wurde etwas gesendet, das keine Seite dieser Website sendet.
error-too-many = Zu viel auf einmal
    .about = Warte kurz und versuch es noch einmal.
error-no-room = Die Festplatte dieses Servers ist fast voll
    .about = Begonnene Spiele gehen weiter. Neue Tische, Aufzeichnungen, Kommentare und Meldungen werden wieder angenommen, sobald Platz ist.
error-unplayable = Dieser Tisch lässt sich nicht mehr öffnen
    .about = Er wurde nach Regeln gespielt, die sich seither geändert haben.
error-ours = Hier ist etwas schiefgegangen
    .about = Es liegt an uns, es ist notiert, und dein Tisch ist sicher. Versuch es gleich noch einmal.

# Was die Suche von einer beendeten Partie hält
analysis-show = Analysieren
analysis-title = Analyse
analysis-offer = Die Suche kann die ganze Partie durchgehen: wer wann wie gut stand, welche Züge am meisten gekostet haben und wie viel am Ergebnis Glück war. Das dauert je nach Spiel einige Sekunden bis einige Minuten und bleibt beim Tisch.
analysis-begin = Diese Partie analysieren
analysis-busy = Fünf deiner Partien warten auf ihre Analyse, oder es sind insgesamt zu viele: Mehr geht nicht. Frag wieder, wenn eine fertig ist.
analysis-waiting = { $place ->
    [1] Sie wartet, bis sie an der Reihe ist: die nächste in der Schlange.
   *[other] Sie wartet, bis sie an der Reihe ist: Nummer { $place } in der Schlange.
}
analysis-failed = Die Analyse ist fehlgeschlagen. Das sollte nicht vorkommen; von der Partie ist nichts verloren. Du kannst sie noch einmal anfordern.
analysis-secret = Was jemand verdeckt zieht, sehen die anderen erst später. Hier zählt es als „nicht vorhergesehen“, nicht als Glück.
analysis-progress = { $share } fertig; { $minutes ->
    [0] gleich so weit
    [1] noch weniger als eine Minute
   *[other] noch etwa { $minutes } Minuten
  }.
analysis-progress-begun = { $share } fertig.
analysis-goes-on = Du kannst die Seite verlassen; die Analyse geht weiter.
analysis-cancel = Abbrechen
analysis-chances = Wer gewinnen würde
analysis-points-to-expect = Zu erwartende Punkte
analysis-graph-about = Eine Linie je Spieler über die Züge der Partie. Die Zahlen stehen in der Tabelle darunter.
analysis-axis = Züge →
analysis-numbers = Die Zahlen
analysis-numbers-are = Die Aussicht zu gewinnen und die Punkte, die am Ende zu erwarten sind.
analysis-ply = Nach Zügen
analysis-to-move = Am Zug
analysis-result = Ergebnis
analysis-result-expected = Erwartet beim Abbruch, laut Suche
analysis-ended-early = Die Partie wurde vor ihrem Ende beendet: Die letzten Werte sind, was die Suche dort erwartete.
analysis-points = Die teuersten Züge
analysis-no-points = Kein Zug war deutlich schlechter als der, den die Suche gespielt hätte.
analysis-slid = Zwischen Zug { $from } und Zug { $to } { $you ->
    [yes] hast du
   *[no] hat { $who }
  } etwa { $lost } der Aussicht auf den Sieg in kleinen Schritten verloren, von denen keiner für sich gewiss ist.
analysis-slips = Züge, die einen zweiten Blick wert sind
analysis-slips-about = Diese Züge haben vermutlich am meisten gekostet; die Suche ist sich nicht gewiss und kann um mehr danebenliegen.
analysis-fell = in Zug { $ply }: −{ $cost }, nicht gewiss
analysis-cost = { $cost } unter dem besten Zug (auf { $error } genau)
analysis-better = Die Suche hätte gespielt:
analysis-line = Was sie danach erwartete
analysis-beside = Neben der Kurve zeigen
analysis-position = Das Spielbrett vor einem dieser Züge
analysis-look = Die Stellung nach { $ply } Zügen ansehen
analysis-books = Glück und Fehler
analysis-books-numbers = Glück und Fehler in Zahlen
analysis-lucky = Der Zufall war { $you ->
    [yes] dir
   *[no] { $who }
  } gewogen: { $luck }, auf { $error } genau.
analysis-unlucky = Der Zufall war gegen { $you ->
    [yes] dich
   *[no] { $who }
  }: { $luck }, auf { $error } genau.
analysis-even = { $who }: Glück etwa ausgeglichen ({ $luck }, auf { $error } genau).
analysis-otherwise = Bei gleichem Glück wären es { $even } gewesen.
analysis-mistakes = Klare Fehler: { $mistakes } von { $decisions } Entscheidungen.
analysis-surprised = Diese Partie hat die Suche so sehr überrascht, dass sie Glück und Können nicht auseinanderhalten kann: Was sie zum Zufall sagt, ist hier nur eine Vermutung. Klare Fehler wurden länger angesehen.
analysis-opening = Vor dem Austeilen
analysis-luck = Glück der Ziehungen
analysis-own = Eigene Fehler
analysis-others = Fehler der anderen
analysis-unforeseen = Von der Suche nicht vorhergesehen
analysis-about = Die Suche hat jede Entscheidung { $iterations }-mal angesehen, mit dem, was der Spieler wissen konnte. Sie ist stark, kennt aber nicht die Wahrheit: Was sie nicht vorhergesehen hat, ist niemandes Glück und niemandes Fehler. Je größer dieser Teil, desto weniger sagen die anderen.

# Wer liest: Name, Konto, Geräte, Daten
nav-me = Du
somebody = jemand
me-name = Dein Name
    .about = So heißt du an Tischen von jetzt an, und an denen, an denen noch gespielt wird.
me-rename = Umbenennen
me-keep = Deine Plätze behalten
    .about = Deine Tische, Plätze und gelösten Aufgaben gehören zu diesem Browser. Behalte ein Konto, und sie gehören dir auf jedem Gerät, auf dem du dich anmeldest. Eine E-Mail-Adresse ist nicht nötig.
me-login = Anmeldename
me-password = Passwort
    .about = Mindestens 8 Zeichen. Am besten ein paar Wörter, die nur du so zusammenstellen würdest.
me-present = Jetziges Passwort
me-new = Neues Passwort
me-keep-now = Mein Konto behalten
me-have = Ich habe ein Konto: anmelden
me-devices = Angemeldet
me-signed-in = Du bist als { $who } angemeldet auf:
me-this = dieses Gerät
me-end = Abmelden
me-end-others = Alle anderen abmelden
me-sign-out = Abmelden
me-change = Passwort ändern
    .about = Alle anderen Geräte werden abgemeldet, und Token gelten nicht mehr.
me-codes = Wiederherstellungscodes
    .about = Jeder Code lässt dich einmal hinein, falls du das Passwort verlierst. Neue Codes machen die alten ungültig.
me-codes-once = Schreib sie auf oder druck sie aus: Sie werden nur jetzt gezeigt. Jeder lässt dich einmal hinein, falls du das Passwort verlierst. Niemand kann dir andere schicken.
me-codes-left = { $count ->
    [0] Kein Wiederherstellungscode ist übrig
    [one] Ein Wiederherstellungscode ist übrig
   *[other] { $count } Wiederherstellungscodes sind übrig
}
me-codes-new = Neue Codes machen
me-data = Deine Daten
    .about = Alles, was von dir aufbewahrt wird, in einem Archiv: dein Konto, Tische, Gesagtes und Aufgaben, dazu die Aufzeichnungen deiner beendeten Partien.
me-export = Meine Daten herunterladen
me-delete = Alles löschen
    .about = Dein Konto, dein Name an jedem Tisch, was du gesagt hast, deine Wertungen und deine Aufgaben werden gelöscht, sofort und für immer. Laufende Partien verlässt du. Beendete Partien bleiben denen, die sie gespielt haben, mit „jemand“ an deiner Stelle.
me-delete-sure = Ich bin mir sicher
me-delete-now = Alles von mir löschen
me-said-renamed = Dein Name ist geändert.
me-said-wrong-name = Ein Name besteht aus Zeichen, die man sehen kann.
me-said-wrong-login = Ein Anmeldename hat 2 bis 24 Zeichen, die man sehen kann.
me-said-taken = Dieser Name ist vergeben oder sieht einem anderen zu ähnlich.
me-said-short = Das Passwort ist zu kurz: Es braucht mindestens 8 Zeichen.
me-said-long = Das Passwort ist zu lang: 200 Zeichen sind genug.
me-said-wrong-password = Das ist nicht dein jetziges Passwort.
me-said-no-entry = Name und Passwort passen nicht zusammen, oder der Code ist schon benutzt.
me-said-too-often = Zu viele Versuche. Warte ein paar Minuten, oder nimm einen Wiederherstellungscode.
me-said-signed-in = Willkommen zurück. Deine Tische sind da.
me-said-by-code = Willkommen zurück. Dieser Code ist verbraucht; hast du dein Passwort verloren, leg unten ein neues fest.
me-said-signed-out = Du bist abgemeldet. Deine Tische warten in deinem Konto.
me-said-new-password = Dein Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
me-said-ended = Abgemeldet.
me-said-unsure = Nichts ist gelöscht: Du hast nicht gesagt, dass du dir sicher bist.
me-said-deleted = Alles von dir ist gelöscht. Du bist ein neuer Gast.
passkeys = Passkeys
    .about = Mit einem Passkey beweist dein Telefon, dein Rechner oder ein Schlüssel, dass du es bist, durch Fingerabdruck, Gesicht oder PIN: kein Passwort, das man sich merken muss oder verlieren kann.
passkeys-one = Mit einem Passkey
passkeys-keep = Konto mit einem Passkey behalten
passkeys-or = oder mit einem Passwort:
passkeys-add = Passkey hinzufügen
passkeys-remove = Entfernen
passkeys-sign-in = Mit einem Passkey anmelden
passkeys-elsewhere = gilt nur bei { $who }
passkeys-absent = In diesem Browser lassen sie sich an dieser Adresse nicht verwenden. Melde dich hier mit deinem Passwort an.
passkeys-failed = Nichts ist geschehen: Der Passkey wurde nicht bestätigt. Versuche es noch einmal, oder nimm ein Passwort.
passkeys-twice = Dieses Gerät hat schon einen Passkey für dein Konto.
me-set-password = Passwort festlegen
me-said-passkey-added = Dein Passkey ist hinzugefügt. Ab jetzt kannst du dich mit ihm anmelden.
me-said-passkey-removed = Der Passkey ist entfernt. Du kannst ihn auch auf deinem Gerät löschen.
me-said-passkey-refused = Der Passkey konnte nicht behalten werden. Versuche es noch einmal.
me-said-passkey-unknown = Mit diesem Passkey kommt hier niemand hinein, oder es hat zu lange gedauert. Versuche es noch einmal, oder nimm dein Passwort oder einen Wiederherstellungscode.
me-said-last-way = Behalten: Ohne ihn könntest du dich nicht mehr anmelden. Lege zuerst ein Passwort fest, oder füge einen anderen Passkey hinzu.
sign-in = Anmelden
sign-in-password = Mit deinem Passwort
sign-in-code = Mit einem Wiederherstellungscode
sign-in-code-field = Wiederherstellungscode
sign-in-tables = Die Tische, die du auf diesem Gerät hast, kommen in dein Konto.
sign-in-lost = Passwort und Codes verloren? Niemand kann dir neue schicken, denn es wird keine E-Mail-Adresse aufbewahrt.
sign-in-none = Noch kein Konto
tables-keep-them = Behalte sie
tables-help-account = Deine Plätze gehören zu deinem Konto, auf jedem Gerät, auf dem du dich anmeldest.
error-banned = Das hat dir der Betreiber untersagt
    .about = Du kannst weiterhin lesen und herunterladen oder löschen, was dir gehört.
admin = Website betreiben
admin-done = Erledigt.
admin-reports = Meldungen
admin-no-reports = Niemand hat etwas gemeldet.
admin-dealt = Erledigt
admin-people = Leute
admin-name = Name
admin-guest = Gast
admin-muted = stumm
admin-banned = gesperrt
admin-tables-of = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
admin-mute = Stumm schalten
admin-unmute = Reden lassen
admin-ban = Sperren
admin-unban = Spielen lassen
admin-remove = Entfernen
    .about = Konto, Namen, Wertungen und Gesagtes werden für immer gelöscht; beendete Partien bleiben, mit „jemand“ an ihrer Stelle.
admin-remove-now = Für immer entfernen
admin-tables = Tische
admin-close = Schließen
    .about = Der Tisch wird für immer gelöscht, mit seiner Partie und seinem Gespräch.
admin-close-now = Für immer schließen
admin-site = Dieser Server
admin-version = Chantier
admin-database = Die Datenbank belegt { $count } MiB.
admin-backups = Sicherungen
admin-backup-where = Eine Sicherung enthält alles, auch die Geheimnisse laufender Partien: Sie bleibt deshalb auf dem Server, in
admin-backup-nowhere = Um auf dieser Seite zu sichern, starte den Server mit
admin-backup-making = Eine Sicherung wird gemacht: { $share }. Lade diese Seite neu, um sie zu sehen.
admin-backup-failed = Die letzte Sicherung ist misslungen; das Protokoll des Servers sagt, warum. Ist auf seiner Platte noch Platz?
admin-backup-now = Jetzt sichern
admin-kib = { $count } KiB
admin-backup = Von Hand, und um eine zurückzuholen:
admin-prune = Altes ansehen und löschen:
admin-limits = Grenzen
admin-about = Über
admin-delete-remark = Bemerkung löschen
admin-find-table = Spieler, Spiel oder Nummer eines Tisches
admin-keeps = Was wie lange aufbewahrt wird
admin-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
admin-for-ever = für immer
nav-api = Programme und API
api-lead = Programme können über HTTP, was Menschen auf diesen Seiten tun: sich setzen, sehen, was ihr Platz wissen darf, ziehen, reden, erfahren, wann sie dran sind, und beendete Partien untersuchen.
api-token = Ein Token anlegen
api-token-how = Behalte ein Konto und lege auf der Seite über dich ein Token für dein Programm an. Das Programm schickt es mit jeder Anfrage, im Kopf Authorization: Bearer. Wer das Token hat, spielt in deinem Namen: Behalte es für dich und beende es, wenn es nicht mehr gebraucht wird.
api-bot = Sagen, dass es ein Bot ist
api-bot-how = Wo ein Programm von selbst spielt, kennzeichne dort sein Konto als das eines Bots: Sein Name endet dann überall auf „(bot)“.
api-document = Das Dokument
api-document-how = Jede Adresse, was sie nimmt und was sie antwortet, ist in OpenAPI beschrieben, für Menschen und für Werkzeuge:
api-limits = Grenzen
api-limits-how = Programme dürfen so viel wie Menschen: Es gelten dieselben Grenzen, je Person und je Adresse gezählt. Wer zu viel verlangt, erfährt in Retry-After, wann es wieder geht.
me-programs = Programme, die für dich spielen
    .about = Ein Token lässt ein Programm von dir in deinem Namen spielen. Wie du dich anmeldest, kann es nicht ändern.
me-token-name = Wofür das Token ist
me-token-new = Token anlegen
me-token-end = Beenden
me-token-made = Ein Token für { $who }
me-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
me-bot-about = Spielt unter diesem Konto ein Programm? Dann sag es: Sein Name endet überall auf „(bot)“.
me-bot-is = Dieses Konto ist das eines Bots: Sein Name endet überall auf „(bot)“.
me-bot-mark = Dieses Konto ist das eines Bots
me-bot-end = Hier spielt ein Mensch
me-said-nameless-token = Sag in ein, zwei Wörtern, wofür das Token ist.
me-said-many-tokens = Du hast so viele Token, wie man haben darf. Beende eines, das nicht gebraucht wird.
me-said-token-ended = Das Token gilt nicht mehr.
me-said-is-bot = Dein Konto ist als das eines Bots gekennzeichnet.
me-said-is-person = Dein Konto ist wieder das eines Menschen.

# Notices
notices = Nachrichten
    .about = Erfahre es, wenn ein Tisch auf dich wartet und du keine Seite davon ansiehst: Du bist am Zug, jemand bittet dich um etwas, eine deiner Partien ist zu Ende, oder deine Zeit läuft ab. Höchstens eine Nachricht in der Minute; sie nennt das Spiel und den Tisch und nichts Verdecktes.
notices-device = Auf diesem Gerät benachrichtigen
notices-absent = Nicht in diesem Browser: Er zeigt Nachrichten nur für Seiten mit einer https-Adresse, auf iPhones und iPads nur, wenn die Seite auf dem Startbildschirm liegt.
notices-denied = Dein Browser lässt diese Seite keine Nachrichten zeigen. Erlaube sie in seinen Einstellungen für diese Seite.
notices-failed = Nichts ist geschehen: Dein Browser konnte seinen Push-Dienst nicht erreichen. Versuch es später, oder nimm einen Webhook.
notices-stop = Beenden
notices-never = noch nichts gesagt
notices-told = zuletzt benachrichtigt: { $who }
notices-failures = { $count ->
    [one] der letzte Versuch schlug fehl
   *[other] die letzten { $count } Versuche schlugen fehl
}
notices-off = dreimal fehlgeschlagen und abgeschaltet
webhook = Webhook
    .about = Stattdessen eine Nachricht an eine Adresse von dir: ein Thema von ntfy, ein Webhook von Discord oder ein Programm, das JSON annimmt. Wer eine solche Adresse kennt, kann dort lesen oder schreiben; behalte sie für dich.
webhook-kind = Art
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-json = andere (JSON)
webhook-address = Adresse
webhook-keep = Diesen Webhook behalten
webhook-test = Probe senden
told-turn = Du bist am Zug: { $who }
    .about = Die anderen warten auf deinen Zug.
told-asked-end = Du wirst gefragt: { $who }
    .about = Jemand möchte die Partie jetzt beenden. Bist du einverstanden?
told-asked-undo = Du wirst gefragt: { $who }
    .about = Jemand möchte Züge zurücknehmen. Bist du einverstanden?
told-asked-seat = Du wirst gefragt: { $who }
    .about = Jemand möchte einen verlassenen Platz einnehmen. Bist du einverstanden?
told-over = Die Partie ist zu Ende: { $who }
    .about = Sieh, wie sie ausging.
told-low = Deine Zeit läuft ab: { $who }
    .about = Zieh bald, sonst springt ein Bot für dich ein.
told-turns = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
told-several = { $count ->
    [one] Neues an einem deiner Tische
   *[other] Neues an { $count } deiner Tische
}
told-trial = Chantier kann dich erreichen
    .about = Das war nur eine Probe.
me-said-device-told = Dieses Gerät erfährt, was auf dich wartet.
me-said-push-refused = Dieses Gerät kann nicht benachrichtigt werden: Was der Browser angab, ist nicht brauchbar.
me-said-not-told = Beendet. Dorthin wird nichts mehr gesendet.
me-said-many-receivers = Du wirst schon an zehn Stellen benachrichtigt. Beende zuerst eine davon.
me-said-webhook-kept = Der Webhook ist gespeichert. Sende eine Probe, um zu sehen, ob er geht.
me-said-webhook-wrong = Nicht gespeichert: An diese Adresse kann keine Nachricht gehen. Sie beginnt mit https:// oder http://, hat keinen Benutzernamen, und ihr Port ist 80, 443 oder größer als 1023.
me-said-webhook-inside = Nicht gespeichert: Diese Adresse führt in ein privates Netz. Wer diese Seite betreibt, kann das erlauben.
me-said-webhook-unknown = Nicht gespeichert: Diese Adresse führt nirgendwohin. Prüfe die Schreibweise.
me-said-test-arrived = Die Probe ist angekommen.
me-said-test-lost = Die Probe kam nicht an: Binnen fünf Sekunden antwortete niemand, oder nicht mit Erfolg. Weiterleitungen wird nicht gefolgt.
