# Die erste Partie Settlement auf Deutsch.

lesson-step-explore = Willkommen in der Wildnis! Zuerst brauchst du Land: Landschaften bringen Rohstoffe. Einer deiner sechs Dörfler erkundet Region I; du siehst die Landschaft, dann wählst du ihr Feld.
    .do = Erkunde Region I.
lesson-step-place = Lehm gefunden! Eine neue Landschaft muss immer an eine von deinen grenzen. Von der Mitte aus kannst du in drei Richtungen weiterziehen.
    .do = Lege sie auf Feld 2 in Region I, das mittlere.
lesson-step-end-gnoll = O weh, ein Gnoll! In jeder Landschaft haust ein Monster, aber es erscheint nur, wenn ein Held in der Reihe es anlockt, und zwei locken Gnolle an. Solange er da steht, sticht niemand Lehm.
    .do = Beende deinen Zug.

lesson-step-hunt = Auch dein Gegenüber hat einen getroffen. Gnolle sind die schwächsten Monster: Ein einziger Dörfler verjagt einen und bringt einen Diamanten heim.
    .do = Jage den Gnoll.
lesson-step-end-hunt = 1 Diamant! Nun hast du zwei, denn dein Artefakt, der Diamantring, hat dir am Anfang einen gebracht. Pro Zug gibt es nur eine Aktion, also ist nun dein Gegenüber dran.
    .do = Beende deinen Zug.

lesson-step-fortify = Bald aktivierst du die Region und holst so den Lehm. Jedes Mal kann der Gnoll wiederkommen, solange ein Held ihn anlockt. Eine Befestigung hält ihn das ganze Spiel lang fern und kostet nur einen Dörfler.
    .do = Befestige deinen Lehm.
lesson-step-end-fortified = Eine schöne Befestigung, da klettert kein Gnoll drüber! Sie taugt noch zu zwei anderen Dingen, und beide siehst du in dieser Runde.
    .do = Beende deinen Zug.

lesson-step-region = Sieh auf das Land deines Gegenübers (über den Namen öffnet es sich): 1 Stein ohne Befestigung geholt, und der Gnoll war wieder da. Dein Lehm ist sicher. Eine Region zu aktivieren („Nutzen“) bringt den Rohstoff jeder ihrer Landschaften, einmal pro Runde.
    .do = Aktiviere Region I.
lesson-step-invite = 1 Lehm, nun hast du 2. Neben der Aktion darfst du pro Zug einen Helden einladen. Der Handwerker mit 5 Punkten kostet 2 Lehm, 1 Stein und 1 Diamant: Das hast du. Er bringt einen Bonus-Dörfler mit, der einmal arbeitet und dann weg ist.
    .do = Lade den Handwerker mit 5 Punkten ein.
lesson-step-end-hero = 5 Punkte und ein Dörfler mehr! Die anderen Helden sind in der Reihe nachgerückt: Auf den zwei teuren Plätzen kosten sie 2 und 1 Diamanten mehr. Wer wartet, wird also billiger.
    .do = Beende deinen Zug.

lesson-step-build = 1 Holz und 1 Diamant sind übrig, das passt gut: Eine Kathedrale kostet 1 Holz, und jeder Diamant, den du dort einlagerst, zählt 4 Punkte.
    .do = Baue die Kathedrale.
lesson-step-end-built = Da steht sie, in deiner Obergasse. Ein Gebäude arbeitet aber nur, wenn seine Gasse aktiviert wird, und das ist eine Aktion für den nächsten Zug.
    .do = Beende deinen Zug.
lesson-step-street = Ein Dörfler aktiviert eine Gasse und bringt alle ihre Gebäude in Gang, einmal pro Runde. Deine Kathedrale nimmt dann den Diamanten auf.
    .do = Aktiviere die Obergasse.
lesson-step-end-street = 4 Punkte, das macht 9! Der Diamant bleibt für immer in der Kathedrale. Und einen Dörfler hast du noch.
    .do = Beende deinen Zug.

lesson-step-fort = Region I hat ihren Lehm in dieser Runde schon gegeben. Aber das ist der zweite Nutzen einer Befestigung: Du kannst sie selbst aktivieren, einmal pro Runde, für den Rohstoff ihrer Landschaft.
    .do = Aktiviere die Befestigung.
lesson-step-pass = 1 Lehm! Alle sind bei der Arbeit, Zeit zu passen. Die Dörfler kommen heim; Holz, Lehm und Stein gehen verloren, bis auf eins pro Befestigung: ihr dritter Nutzen. Wer zuerst passt, beginnt die nächste Runde.
    .do = Passe.
lesson-step-take = Dein Lehm bleibt dir, Diamanten und Gold bleiben immer. Wer passt, nimmt ein anderes Artefakt für die nächste Runde. Der Magische Beutel bringt sofort 1 Gold.
    .do = Nimm den Magischen Beutel.

lesson-step-bank = Runde 2, und du beginnst. Du hast 1 Lehm und 1 Gold, und für beides gibt es Verwendung: Eine Bank kostet 1 Lehm und nimmt jedes Mal, wenn ihre Gasse aktiviert wird, 1 Gold für 5 Punkte. Jedes Gebäude gibt es nur dreimal.
    .do = Baue eine Bank.
lesson-step-site = Diesmal wählst du die Gasse, nicht den Platz darin: Dort stehen die Gebäude in fester Ordnung. Neben der Kathedrale bringt ein einziger Dörfler beide zugleich in Gang.
    .do = Baue die Bank in die Obergasse.

lesson-end = Alles bereit! Beende deinen Zug: Nächstes Mal macht die Obergasse aus deinem Gold 5 Punkte. In Region II und III liegen Diamanten und Gold. Helden bringen am meisten; was fehlt, wird beim Bezahlen getauscht. Nach sechs Runden wird gezählt. Viel Glück!

lesson-wrong-land-first = Bauen wirst du bald. Aber zuerst das Land: Ohne Rohstoffe bleibt eine Siedlung klein.
lesson-wrong-place-middle = Möglich, aber vom Rand aus geht es nur in zwei Richtungen weiter, von der Mitte in drei: Nimm Feld 2.
lesson-wrong-build-later = Bauen hat seine Zeit. Behalte deine Rohstoffe noch kurz, du wirst sehen, wofür.
lesson-wrong-explore-later = Mehr Land ist später gut. Mach erst das Beste aus der Landschaft, die du hast.
lesson-wrong-fort-later = Das darfst du, und du wirst es tun, bevor die Runde um ist. Aber eins nach dem anderen.
lesson-wrong-pass-early = Wer passt, ist für die ganze Runde fertig, und es gibt noch zu tun. Schick deine Dörfler noch nicht heim.
lesson-wrong-region-exposed = Du bekämst den Lehm, aber der Gnoll wäre sofort wieder da: Helden in der Reihe locken ihn noch an. Zuerst eine Befestigung.
lesson-wrong-invite-dear = 7 Punkte sind schön, aber du hast kein Gold: Durch Tausch nähme er dir alles, und er bringt keinen Dörfler mit. Lade den mit 5 Punkten ein.
lesson-wrong-end-hero = Nicht so schnell: Du kannst einen Helden bezahlen, und einer darf in diesem Zug noch kommen.
lesson-wrong-build-cathedral = Nützlich, aber ohne Punkte. Baue die Kathedrale, dann ist dein Diamant 4 davon wert.
lesson-wrong-explore-last = Neues Land lockt. Aber es ist dein letzter Dörfler, und der Lehm von der Befestigung hilft dir in der nächsten Runde.
lesson-wrong-end-instead = Niemand kann mehr arbeiten: Du müsstest im nächsten Zug ohnehin passen, und vielleicht nicht mehr als Erster.
lesson-wrong-take-purse = Auch gut. Aber nimm das Gold: Du siehst gleich, wozu es taugt.
lesson-wrong-build-bank = Denk an dein Gold: In einer Bank eingelagert, ist es 5 Punkte wert. Sie kostet 1 Lehm.
lesson-wrong-bank-first = Das kannst du gleich danach tun. Zuerst die Bank: Dein Lehm reicht genau dafür.
lesson-wrong-site-apart = Allein in ihrer Gasse bräuchte die Bank einen eigenen Dörfler. Baue sie neben die Kathedrale.
