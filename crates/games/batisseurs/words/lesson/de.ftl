# Die erste Partie Les Bâtisseurs auf Deutsch.

lesson-step-open = Willkommen, Baumeister! Jedes Gebäude zeigt, was es braucht und welche Écus und Punkte es bringt, wenn es fertig ist. Die Strohhütte braucht wenig: 1 Stein und 2 Ziegel.
    .do = Eröffne eine Baustelle: Nimm die Strohhütte.
lesson-step-recruit = Die Strohhütte ist jetzt deine Baustelle. Dein Lehrling macht 1 Stein, aber keine Ziegel. Unter den Arbeitern, jeder mit dem, was er macht, ist ein Handlanger, der 2 Ziegel macht.
    .do = Wirb den Handlanger an.
lesson-step-send = Jedes Mal hast du eine deiner drei Aktionen verbraucht, eine ist noch übrig. Einen Arbeiter zu schicken kostet eine Aktion und seinen Lohn: 2 Écus für einen Lehrling.
    .do = Schicke deinen Lehrling zur Strohhütte.
lesson-step-end = Dort bleibt er, bis die Hütte fertig ist. Deine drei Aktionen sind verbraucht.
    .do = Beende deinen Zug.

lesson-step-machine = Drei neue Aktionen. Dieses Gebäude trägt ein Zahnrad: Es ist eine Maschine. Sie bringt keine Écus, zählt aber einen Punkt und arbeitet danach ohne Lohn für dich.
    .do = Eröffne die kleine Kreissäge.
lesson-step-choose = Jetzt hast du zwei Baustellen. Der Handlanger macht die 2 Ziegel, die der Strohhütte noch fehlen.
    .do = Wähle den Handlanger.
lesson-step-to = Sobald die Leute auf einer Baustelle alles machen, was sie braucht, ist das Gebäude von selbst fertig.
    .do = Schicke ihn zur Strohhütte.
lesson-step-saw = Fertig: 6 Écus, 1 Punkt, und beide Arbeiter sind wieder frei. Dein Lehrling macht 1 Stein und 1 Wissen, genau das, was die Säge braucht.
    .do = Schicke den Lehrling zur Säge.
lesson-step-buy = Die Säge gehört jetzt zu deinen Leuten. Aktionen hast du keine mehr, aber 9 Écus: Für 5 davon kaufst du eine dazu, jederzeit in deinem Zug.
    .do = Kaufe eine Aktion.
lesson-step-cottage = Die Kate braucht 2 Holz, 1 Wissen und 2 Ziegel: Die Säge macht das Holz, dein Handlanger den Rest.
    .do = Eröffne die Kate.
lesson-step-end-again = Gut vorbereitet. 4 Écus sind übrig, genug für den Lohn des Handlangers.
    .do = Beende deinen Zug.

lesson-step-free = Deine Maschine kostet eine Aktion wie jeder andere, aber keinen Lohn.
    .do = Schicke die Säge zur Kate.
lesson-step-second = Aufgepasst: Der zweite Arbeiter, den du in einem Zug auf dieselbe Baustelle schickst, kostet 2 Aktionen, der dritte 3. Du hast genau 2.
    .do = Schicke den Handlanger zur Kate.
lesson-step-end-third = Die Kate ist fertig: 10 Écus und 2 Punkte. Damit hast du 4 Punkte; wer einen Zug mit 17 oder mehr beendet, läutet die letzte Runde ein.
    .do = Beende deinen Zug.

lesson-step-take = Ein Letztes: Wenn dir Écus fehlen, tausche Aktionen gegen sie. Eine Aktion bringt 1, zwei bringen 3, drei bringen 6. Am Ende zählen je volle 10 Écus einen Punkt.
    .do = Nimm Écus.

lesson-end = Mehr musst du nicht wissen. Spiel jetzt weiter, wie du magst: Kleine Gebäude bringen früh Écus, Maschinen helfen bis zum Schluss, und 17 Punkte beenden die Partie. Viel Glück!

lesson-wrong-open-large = Das braucht viel mehr, als dein Lehrling und ein Arbeiter machen. Fang klein an: mit der Strohhütte.
lesson-wrong-open-stone-bridge = Die Steinbrücke wäre auch ein guter Anfang, aber kein Arbeiter in der Reihe passt so gut dazu. Nimm die Strohhütte.
lesson-wrong-machine-early = Eine Maschine lohnt sich, aber sie bringt keine Écus, und die brauchst du bald. Zuerst die Strohhütte.
lesson-wrong-site-first = Ohne Baustelle hat ein Arbeiter nichts zu tun. Eröffne zuerst eine.
lesson-wrong-take-early = Du hast vorerst genug Écus. Aktionen sind mehr wert.
lesson-wrong-buy-early = Du hast noch Aktionen, und 5 Écus sind die Hälfte deines Geldes. Heb sie für die Löhne auf.
lesson-wrong-buy-later = Du hast noch Aktionen. Eine zu kaufen lohnt sich, wenn sie verbraucht sind.
lesson-wrong-buy-end = Möglich wäre es, aber 5 Écus sind viel, und du brauchst sie für Löhne. Beende deinen Zug.
lesson-wrong-end-early = Es gibt noch etwas zu tun: Aktionen, die am Ende eines Zuges übrig sind, verfallen.
lesson-wrong-recruit-unfit = Er macht nicht die 2 Ziegel, die der Strohhütte fehlen. Sieh nach, was die Arbeiter machen: Es ist der Handlanger mit den zwei Ziegeln.
lesson-wrong-recruit-enough = Du hast vorerst genug Leute. Anwerben kostet eine Aktion, und danach jede Arbeit einen Lohn.
lesson-wrong-send-later = Das geht, aber hol zuerst den zweiten Mann: Wenn du wartest, nimmt ihn vielleicht jemand anders.
lesson-wrong-send-labourer = Auch er könnte gehen. Aber er kostet 3 Écus, und allein macht er die Hütte nicht fertig. Lass den Lehrling anfangen, er kostet 2.
lesson-wrong-open-enough = Eine Baustelle nach der anderen: Was offen liegt, bringt nichts, bis es fertig ist.
lesson-wrong-open-not-machine = Ein gutes Gebäude, aber diesmal soll es eine Maschine sein: Nimm die mit dem Zahnrad, die kleine Kreissäge.
lesson-wrong-machine-before = Damit wäre die Hütte sofort fertig! Eröffne aber zuerst die Säge, damit du siehst, wie man eine Baustelle wählt.
lesson-wrong-to-saw = Der Säge fehlen 1 Stein und 1 Wissen, und Steine macht er nicht. Bei der Strohhütte machen seine 2 Ziegel das Gebäude fertig. (Du kannst den Zug auch zurücknehmen.)
lesson-wrong-saw-labourer = Er macht 1 Wissen, aber keinen Stein: Die Säge würde nicht fertig. Der Lehrling macht beides und kostet weniger.
lesson-wrong-end-buy = Das könntest du, und oft wirst du es tun. Aber probier es einmal: Kaufe eine Aktion.
lesson-wrong-open-unfit = Deine Säge und dein Handlanger machen zusammen 2 Holz, 1 Wissen und 2 Ziegel: genau die Kate.
lesson-wrong-take-bought = 5 Écus ausgeben, um 1 zurückzubekommen? Eröffne lieber eine Baustelle.
lesson-wrong-end-bought = Die gekaufte Aktion würde verfallen. Eröffne mit ihr die Kate.
lesson-wrong-free-first = Der Erste, den du auf eine Baustelle schickst, kostet 1 Aktion, der Nächste 2. Fang mit der Säge an, du wirst sehen.
lesson-wrong-second-apprentice = Er macht das Wissen, aber keine Ziegel: Die Kate würde nicht fertig. Der Handlanger macht alles, was ihr fehlt.
lesson-wrong-take-first = Das kannst du gleich danach tun. Sieh dir zuerst an, wie aus Aktionen Écus werden.
