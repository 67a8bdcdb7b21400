# Die erste Partie Welkin auf Deutsch.

lesson-step-open = Willkommen über den Wolken! Fülle Baustellen mit Ressourcen und verkaufe sie für Münzen. Die kleinste, das Glutbeet, braucht eine Pflanze und ein Element.
    .do = Eröffne das Glutbeet.
lesson-step-flip = Das Glutbeet trägt das Drehsymbol: Wer es eröffnet, dreht ein Preisplättchen um. Eine Ressource ist so viele Münzen wert, wie Plättchen im Markt sie zeigen: Pflanze 3, Element 3, Tier 1. Und das einzige Tier hat eine Pflanze auf der Rückseite.
    .do = Drehe das Preisplättchen um, das ein Tier zeigt.

lesson-step-turn = Pflanzen steigen auf 4, Tiere fallen auf 0: Das Glutbeet bringt 7 Münzen statt 6. Jetzt produziere. Deine fünf Produktionsplättchen zeigen Ressourcen; gedreht zeigt eines stattdessen seine Kraft. Eine Kraft macht eine Ressource.
    .do = Drehe dein Tierplättchen auf Kraft.
lesson-step-take = Eine Kraft: Nimm eine Ressource von einer Art, die deine Plättchen noch zeigen. Tiere machst du vorerst keine, aber wer will schon Tiere für 0 Münzen? Das ist dein Zug: eine Aktion, eröffnen, produzieren oder legen.
    .do = Nimm eine Pflanze.

lesson-step-menagerie = Dein Lager fasst vier Ressourcen, deine Insel zwei offene Baustellen. Das Regentreibhaus ist gut und wartet auf dich; die Große Menagerie (zwei Pflanzen, ein Element, zwei Tiere) zeigt dir einen Kniff. Ohne Drehsymbol ändert sie keinen Preis.
    .do = Eröffne die Große Menagerie.

lesson-step-turn-more = Fertig brächte sie zu den Preisen von jetzt 11 Münzen. Deine Produktionsplättchen bleiben liegen, bis du sie in einem späteren Zug wieder drehst. Drehst du ein zweites, zeigst du zwei Kräfte und machst zwei Ressourcen auf einmal.
    .do = Drehe dein Metallplättchen auf Kraft.
lesson-step-elemental = Zwei Kräfte, und du hast die Wahl zwischen Pflanze, Element und Juwel. Dem Glutbeet fehlt noch ein Element.
    .do = Nimm ein Element.
lesson-step-elemental-again = Und noch eine Ressource. Auch die Große Menagerie braucht ein Element.
    .do = Nimm noch ein Element.

lesson-step-place = Jetzt verwende sie. In einer Aktion legst du so viele Ressourcen, wie du willst, jede auf ein freies Feld ihrer Art.
    .do = Lege eine Pflanze oder ein Element auf das Glutbeet.
lesson-step-finish = Ein Feld ist noch frei. Sobald das letzte belegt ist, wird die Baustelle verkauft, zu den Preisen dieses Augenblicks.
    .do = Lege die andere Ressource auf das Glutbeet.
lesson-step-go-on = Verkauft: die Pflanze für 4, das Element für 3, zusammen 7 Münzen! In derselben Aktion darfst du weiterlegen, und ein Element hast du noch.
    .do = Lege es auf die Große Menagerie.
lesson-step-end = Das fertige Glutbeet gibt dir eine Fähigkeit, einmal im Spiel: unfertige Baustellen verkaufen. Sie gilt in jedem deiner Züge. Heb sie auf: Was auf der Menagerie liegt, ist erst 3 Münzen wert.
    .do = Beende deinen Zug.

lesson-step-turn-gem = Hast du es gesehen? Dein Gegenüber hat eine Baustelle eröffnet und eine Pflanze umgedreht: Pflanzen fielen von 4 auf 3. Der Markt gehört allen. Dir fehlen zwei Pflanzen, also produziere noch einmal.
    .do = Drehe dein Juwelenplättchen auf Kraft.
lesson-step-pay = Das war umsonst, wie immer das erste. Jedes weitere Plättchen kostet 1 Münze. Drehst du auch das Element, zeigst du vier Kräfte und nichts als Pflanzen: zwei für die Große Menagerie, zwei danach für das Regentreibhaus.
    .do = Drehe dein Elementplättchen für 1 Münze.
lesson-step-produce = Vier Kräfte, eine Art: vier Pflanzen, genau so viele, wie in dein Lager passen. Wären es mehr, würdest du wählen, was du ablegst.
    .do = Produziere mit den Plättchen, wie sie liegen.
lesson-step-end-again = Vier Pflanzen für 1 Münze: Billiger arbeitet kein Gärtner. Sie zu legen wäre eine weitere Aktion, das muss bis zum nächsten Zug warten. Und willst du wieder Elemente, drehst du ihr Plättchen beim Produzieren zurück.
    .do = Beende deinen Zug.

lesson-step-plant = Jetzt sind die Pflanzen dran: Zwei Felder der Großen Menagerie warten auf sie, und jede ist 3 Münzen wert.
    .do = Lege eine Pflanze auf die Große Menagerie.
lesson-step-plant-again = Noch eine Pflanze, noch ein Feld.
    .do = Lege noch eine Pflanze auf die Große Menagerie.
lesson-step-power = Nur die zwei Tiere fehlen. Sie brächten 0 Münzen, und bis du sie hast, fallen vielleicht die Pflanzen weiter. Zeit für deine Fähigkeit! Fähigkeiten nutzt du vor oder nach der Aktion.
    .do = Nutze deine Fähigkeit: unfertige Baustellen verkaufen.
lesson-step-sell = Eine Menagerie ohne ein einziges Tier: Hoffentlich merken die Käufer nichts! Sie bringt 3 für das Element und 3 für jede Pflanze: 9 Münzen. Sie zählt sogar als fertig und gibt dir ihre eigene Fähigkeit.
    .do = Verkaufe die Große Menagerie.

lesson-end = 15 Münzen! Die neue Fähigkeit kauft zwei Ressourcen für 1 Münze. Beende den Zug, eröffne dann das Regentreibhaus: Du hast seine Pflanzen. Ein Stern nimmt jede Ressource und gibt keine Fähigkeit. Bei leerem Stapel spielt den letzten Zug, wer eröffnet; die meisten Münzen gewinnen!

lesson-wrong-open-large = Die braucht mehr Ressourcen, und du hast noch keine. Fang klein an: mit dem Glutbeet.
lesson-wrong-site-first = Du könntest gleich produzieren, aber wofür? Mit einer Baustelle weißt du, was du brauchst.
lesson-wrong-flip-own = Damit würde eine deiner beiden Ressourcen billiger. Drehe um, was du nicht brauchst: das Tier.
lesson-wrong-flip-other = Erlaubt, aber weder Pflanzen noch Elemente würden steigen. Das Tier hat eine Pflanze auf der Rückseite: Drehe das um.
lesson-wrong-open-enough = Fülle zuerst, was du begonnen hast. Eine offene Baustelle bringt nichts, bis sie verkauft ist.
lesson-wrong-turn-needed = Einmal gedreht, zeigt es seine Ressource nicht mehr, und die brauchst du. Drehe eines, auf das du verzichten kannst.
lesson-wrong-turn-other = Das ginge. Aber am wenigsten verlierst du, wenn du auf das verzichtest, was 0 Münzen wert ist: Drehe das Tier.
lesson-wrong-take-other = Kein Feld deiner Baustellen verlangt danach. Sieh nach, was ihnen noch fehlt.
lesson-wrong-take-plant-first = Auch davon brauchst du eines, das machst du beim nächsten Mal. Zuerst die Pflanze.
lesson-wrong-open-other = Auch möglich, aber die Große Menagerie will, was du machst, Pflanzen und ein Element, und sie hält eine Überraschung bereit.
lesson-wrong-open-greenhouse = Gut gesehen: genauso viel für weniger Ressourcen! Merk es dir, es kommt als Nächstes. Aber nimm zuerst die Große Menagerie, sie hält eine Überraschung bereit.
lesson-wrong-turn-later = Gleich ist es so weit. Aber nimm zuerst die Baustelle, bevor es jemand anders tut: Jede Karte gibt es nur einmal.
lesson-wrong-place-early = Das geht, aber Ressourcen zu verwenden ist die Aktion eines ganzen Zuges. Sammle noch ein paar und lege dann alle auf einmal.
lesson-wrong-turn-back = Dieses Plättchen zeigt deine einzige Kraft. Ohne sie würdest du nichts produzieren.
lesson-wrong-turn-metal-first = Das ginge auch. Aber Metall ist nur 1 Münze wert und ein Juwel 2: Verzichte zuerst auf das Billigere.
lesson-wrong-take-plants-later = Eine hast du, und bald machst du einen ganzen Arm voll. Was dir jetzt fehlt, sind Elemente.
lesson-wrong-place-now = In deinem Lager liegt, was deine Baustelle braucht. Verwende es jetzt!
lesson-wrong-place-garden = Auch dort läge es gut. Aber das Glutbeet kann sofort fertig und verkauft werden: zuerst dieses.
lesson-wrong-finish-now = Ein Feld ist frei, und die Ressource dafür liegt in deinem Lager. Lege sie, und die Baustelle ist verkauft.
lesson-wrong-place-all = Du darfst noch legen, in derselben Aktion. Später würde es dich einen weiteren Zug kosten.
lesson-wrong-power-early = Das wäre verschenkt: Auf der Großen Menagerie liegt nur ein Element, 3 Münzen. Mit zwei Pflanzen bringt sie viel mehr.
lesson-wrong-turn-force-back = Es zeigt schon seine Kraft. Ohne sie würdest du weniger produzieren.
lesson-wrong-turn-plant = Dann könntest du keine Pflanzen machen, und gerade die fehlen der Großen Menagerie.
lesson-wrong-turn-gem-first = Das kommt gleich danach dran. Beginne mit dem Juwelenplättchen.
lesson-wrong-pay-once = Drei Pflanzen würden vorerst genügen. Aber die vierte kostet nur 1 Münze, und das Regentreibhaus will zwei: Drehe noch ein Plättchen.
lesson-wrong-turn-enough = Jedes weitere Drehen kostet noch eine Münze, und besser kann es nicht liegen. Produziere!
lesson-wrong-sell-now = Du könntest warten. Aber die Preise ändern sich, und Tiere bringen nichts. Nutze jetzt deine Fähigkeit.
lesson-wrong-sale-lost = Die Fähigkeit gilt nur in diesem Zug, danach ist sie verloren. Verkaufe zuerst die Menagerie.
