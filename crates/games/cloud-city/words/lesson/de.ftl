# Die erste Partie Cloud City auf Deutsch.

lesson-step-choose = Willkommen über den Wolken! Deine Stadt hat bisher ein Plättchen mit zwei blauen Gebäuden. Die Farbe sagt die Höhe, und nur gleich hohe Gebäude lassen sich verbinden: Du brauchst mehr Blau.
    .do = Wähle aus deiner Hand das Plättchen mit Blau und Grün diagonal.
lesson-step-turn = Ein Plättchen muss deine Stadt mit einer Seite berühren, und du drehst es, wie du magst. Je weiter zwei Gebäude in einer Reihe oder Spalte auseinanderstehen, desto mehr Stimmen bringt ihre Brücke.
    .do = Lege es im Süden an, so gedreht, dass Blau auf g10 steht.
lesson-step-first = Beide Gebäude stehen sofort. Blau auf g7 und Blau auf g10: dieselbe Spalte, darunter überall deine Plättchen, nichts dazwischen. Eine Brücke der Länge 3 bringt 3 Stimmen; die Längen 1 bis 5 bringen 1, 2, 3, 5 und 8.
    .do = Baue die blaue Brücke von g7 bis g10.
lesson-step-wait = Noch eine ginge: von g7 bis h7, für 1 Stimme. Aber ein Gebäude trägt höchstens zwei Brücken, und g7 hat schon eine. Heb den zweiten Platz für etwas Längeres auf.
    .do = Baue jetzt nichts mehr.
lesson-step-row = Am Ende des Zuges nimmst du ein Plättchen, damit du wieder drei hast. Die offenen kennen alle. Blau links von Grün passt dir gut: Grün ist höher als Blau, und du wirst sehen, was das nützt.
    .do = Nimm aus der Auslage Blau links von Grün.

lesson-step-again = Deine Idee hat gefallen: Gegenüber steht jetzt die gleiche Brücke. Alle nehmen aus demselben Vorrat, und von den blauen mit 3 Stimmen sind noch 6 von 8 da. Was aufgebraucht ist, baut niemand mehr.
    .do = Wähle das eben genommene Plättchen: Blau links von Grün.
lesson-step-north = Auf h9 steht ein grünes Gebäude. Ein zweites weit im Norden der Spalte h wäre ein guter Partner. Mit diesem Plättchen misst deine Stadt von Nord nach Süd drei Plättchen; mehr geht nicht, und von West nach Ost ist es ebenso.
    .do = Lege das Plättchen im Norden an: Blau auf g5, Grün auf h5.
lesson-step-over = Zwischen Grün auf h5 und Grün auf h9 steht Blau auf h7. Es ist niedriger, also führt eine grüne Brücke darüber hinweg. Ein gleich hohes oder höheres wäre im Weg. Länge 4 bringt 5 Stimmen.
    .do = Baue die grüne Brücke von h5 bis h9.
lesson-step-full = Jetzt lohnt sich die Geduld: g7 hat einen besseren Partner als seinen Nachbarn, 2 Stimmen statt 1. Danach trägt es zwei Brücken und ist voll.
    .do = Baue die blaue Brücke von g5 bis g7.
lesson-step-pile = 10 Stimmen nach zwei Zügen, bravo! Mehr lässt sich nicht verbinden, also geht es gleich ans Nehmen. Das oberste Plättchen vom Stapel ist eine Überraschung, aber nur du wirst es kennen.
    .do = Ziehe vom Stapel.

lesson-step-plan = Bisher hast du von Nord nach Süd gebaut, nun geht es nach Westen. Das Plättchen mit Sand und Grün kann zweierlei: jetzt grüne Stimmen, und für den nächsten Zug ein sandfarbenes Gebäude. Sand ist am höchsten.
    .do = Wähle das Plättchen mit Sand links von Grün.
lesson-step-corner = Grün auf e9 stünde in einer Reihe mit deinem Grün auf h9. Und Sand auf e10 steht ganz am Rand der Stadt: Merk dir diese Ecke.
    .do = Lege es im Südwesten an: Grün auf e9, Sand auf e10.
lesson-step-cross = Diese Brücke führt über deine blaue in Spalte g. Verschiedene Höhen dürfen sich kreuzen, gleiche nie. Eine Brücke von heute kann dir also morgen im Weg sein.
    .do = Baue die grüne Brücke von e9 bis h9.
lesson-step-partner = 3 Stimmen mehr: 13. Denk jetzt an Sand auf e10. Stünde am anderen Ende der Reihe 10 noch ein sandfarbenes Gebäude, wären sie fünf Felder auseinander, und mehr geht nicht.
    .do = Nimm aus der Auslage Sand links von Blau.

lesson-step-last-take = Gegenüber wird auch gebaut, dort sind es 9 Stimmen. Aber du hast einen Plan, und hier ist seine zweite Hälfte.
    .do = Wähle das Plättchen mit Sand links von Blau.
lesson-step-last-lay = Die Reihe 10 endet auf j10. Was dazwischen steht, hier nur Blau, ist niedriger als Sand und stört nicht.
    .do = Lege es im Südosten an: Blau auf i10, Sand auf j10.
lesson-step-eight = Von e10 bis j10, quer durch die ganze Stadt: Länge 5, 8 Stimmen! Von diesen sandfarbenen Brücken gibt es nur drei für alle. Zögere also nicht, wenn du eine bekommen kannst.
    .do = Baue die sandfarbene Brücke von e10 bis j10.

lesson-end = 21 Stimmen, und eine kleine blaue Brücke ist noch möglich: Finde sie! Deine Sandecken e10 und j10 können je eine weitere lange tragen, nach Norden. Nach acht Zügen gewinnen die meisten Stimmen; im letzten baue alles, was geht. Schöne Aussicht!

lesson-wrong-take-other = Heb dieses Plättchen für später auf: In jedem Zug kommt ein neues auf deine Hand. Nimm jetzt das, das die Lektion nennt.
lesson-wrong-lay-elsewhere = Dort darf es liegen, aber die Brücke, die wir wollen, wäre dann nicht möglich. Wähle den Platz, den die Lektion nennt.
lesson-wrong-done-early = Du kannst etwas bauen, und es bringt Stimmen. Baue zuerst.
lesson-wrong-choose-no-blue = Dieses Plättchen hat kein blaues Gebäude, und deine sind beide blau: Nichts ließe sich verbinden. Nimm das mit Blau und Grün.
lesson-wrong-turn-short = Der richtige Platz, aber so gedreht steht Blau näher, und die Brücke bringt nur 2 Stimmen. Drehe das Plättchen, bis Blau auf g10 steht.
lesson-wrong-turn-mirror = Gut gesehen: Das ist das Spiegelbild und ebenso gut. Aber damit wir weiter von denselben Feldern reden, drehe das Plättchen, bis Blau auf g10 steht.
lesson-wrong-first-small = Nebeneinander bringen sie nur 1 Stimme. Von g7 bis g10 sind es 3.
lesson-wrong-wait-small = 1 Stimme, ja, aber dann trüge g7 zwei Brücken und wäre voll. Im nächsten Zug findest du etwas Besseres dafür. Baue jetzt nichts mehr.
lesson-wrong-row-other = Ein gutes Plättchen, und vielleicht ist es später noch da. Aber Blau links von Grün passt gleich zu deinen Gebäuden.
lesson-wrong-row-pile = Vom Stapel bekommst du eines, das du nicht kennst. Nimm diesmal eines, das du siehst: Blau links von Grün.
lesson-wrong-north-turn = Der richtige Platz, aber so gedreht verlierst du Stimmen. Grün gehört auf h5, so weit wie möglich von h9, und Blau auf g5.
lesson-wrong-over-first = Das geht, und dafür ist noch Zeit. Aber zuerst die größte: von h5 bis h9 für 5 Stimmen.
lesson-wrong-full-small = Damit wäre der zweite Platz auf g7 für 1 Stimme weg. Von g5 bis g7 bekommst du 2.
lesson-wrong-pile-row = Eines zu nehmen, das man sieht, ist oft gut. Probier dieses eine Mal den Stapel: Er gehört dazu, und ein bisschen Nervenkitzel auch.
lesson-wrong-plan-other = Auch das kann nützen. Aber Sand links von Grün bringt sofort Stimmen und bereitet etwas Großes vor.
lesson-wrong-corner-turn = Der richtige Platz. Drehe das Plättchen nun, bis Grün auf e9 steht, in einer Reihe mit Grün auf h9, und Sand auf e10.
lesson-wrong-partner-other = Später vielleicht. Für den Plan brauchst du Sand, und Sand links von Blau bringt noch ein blaues Gebäude mit, das dir nützen wird.
lesson-wrong-last-green = Sein Sand täte es auch, du planst ja schon! Aber das blaue Gebäude auf dem anderen Plättchen ermöglicht eine zweite Brücke. Nimm Sand links von Blau.
lesson-wrong-last-no-sand = Es hat kein sandfarbenes Gebäude, und Sand lässt sich nur mit Sand verbinden. Nimm Sand links von Blau.
lesson-wrong-last-turn = Der richtige Platz. Drehe das Plättchen, bis Sand auf j10 steht, in einer Reihe mit Sand auf e10.
lesson-wrong-eight-first = Das kannst du gleich danach tun. Zuerst die 8 Stimmen!
