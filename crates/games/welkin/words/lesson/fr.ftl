# La première partie de Welkin en français.

lesson-step-open = Bienvenue au-dessus des nuages ! Remplissez des chantiers de ressources, puis vendez-les. Le plus petit à l’étal, le Jardin des braises, veut un végétal et un élémentaire.
    .do = Ouvrez le Jardin des braises.
lesson-step-flip = Le Jardin des braises porte le symbole de retournement : qui l’ouvre retourne un jeton de prix. Une ressource vaut 1 pièce par jeton qui la montre au marché : végétal 3, élémentaire 3, animal 1. Et le seul jeton animal a un végétal au dos.
    .do = Retournez le jeton qui montre un animal.

lesson-step-turn = Le végétal monte à 4, l’animal tombe à 0 : le Jardin des braises rapportera 7 pièces au lieu de 6. Il faut produire. Vos cinq jetons de production montrent des ressources ; tourné, un jeton montre sa force. Une force fait une ressource.
    .do = Tournez votre jeton animal.
lesson-step-take = Une force : prenez une ressource, d’une sorte que vos jetons montrent encore. Plus d’animaux pour l’instant, mais qui en voudrait à 0 pièce ? C’est là votre tour : une seule action, ouvrir, produire ou poser.
    .do = Prenez un végétal.

lesson-step-menagerie = Votre stock a quatre places, votre île deux pour des chantiers ouverts. La Serre des pluies est bonne et vous attendra ; la Grande Ménagerie (deux végétaux, un élémentaire, deux animaux) vous apprendra une astuce. Sans symbole de retournement, les cours ne bougent pas.
    .do = Ouvrez la Grande Ménagerie.

lesson-step-turn-more = Complète, elle rapporterait 11 pièces aux cours d’aujourd’hui. Vos jetons de production restent comme ils sont, jusqu’à ce que vous les tourniez de nouveau, un autre tour. Tournez-en un deuxième : deux forces, deux ressources d’un coup.
    .do = Tournez votre jeton métal.
lesson-step-elemental = Deux forces, et le choix entre végétal, élémentaire et pierre précieuse. Il manque encore un élémentaire au Jardin des braises.
    .do = Prenez un élémentaire.
lesson-step-elemental-again = Et encore une ressource. Il faut aussi un élémentaire à la Grande Ménagerie.
    .do = Prenez un autre élémentaire.

lesson-step-place = Il est temps de les utiliser. En une action, posez autant de ressources que vous voulez, chacune sur un emplacement libre de sa sorte.
    .do = Posez un végétal ou un élémentaire sur le Jardin des braises.
lesson-step-finish = Il reste un emplacement libre. Dès que le dernier est couvert, le chantier est vendu, aux cours du moment.
    .do = Posez l’autre ressource sur le Jardin des braises.
lesson-step-go-on = Vendu : le végétal pour 4, l’élémentaire pour 3, cela fait 7 pièces ! Vous pouvez poser encore dans la même action, et il vous reste un élémentaire.
    .do = Posez-le sur la Grande Ménagerie.
lesson-step-end = Le Jardin des braises terminé vous donne un pouvoir, à jouer une seule fois : vendre des chantiers incomplets. Il sert à n’importe lequel de vos tours. Gardez-le : ce que porte la Ménagerie ne vaut encore que 3 pièces.
    .do = Finissez votre tour.

lesson-step-turn-gem = Vous avez vu ? Votre adversaire a ouvert un chantier et retourné un végétal, qui tombe de 4 à 3. Le marché est à tout le monde. Il vous manque deux végétaux : produisez encore.
    .do = Tournez votre jeton pierre précieuse.
lesson-step-pay = Celui-ci était gratuit, comme toujours. Chaque jeton de plus coûte 1 pièce. Tournez aussi l’élémentaire : quatre forces, et rien que des végétaux, deux pour la Grande Ménagerie, deux pour la Serre des pluies ensuite.
    .do = Tournez votre jeton élémentaire pour 1 pièce.
lesson-step-produce = Quatre forces, une seule sorte : quatre végétaux, juste de quoi remplir votre stock. S’il y en avait trop, vous choisiriez quoi défausser.
    .do = Produisez avec les jetons tels quels.
lesson-step-end-again = Quatre végétaux pour 1 pièce : aucun jardinier n’est moins cher. Les poser serait une autre action, ce sera donc pour le prochain tour. Et pour refaire des élémentaires, vous remettrez ce jeton côté ressource en produisant.
    .do = Finissez votre tour.

lesson-step-plant = À vos végétaux : deux emplacements de la Grande Ménagerie les attendent, et chacun vaut 3 pièces.
    .do = Posez un végétal sur la Grande Ménagerie.
lesson-step-plant-again = Encore un végétal, encore un emplacement.
    .do = Posez un autre végétal sur la Grande Ménagerie.
lesson-step-power = Il ne manque que les deux animaux. Ils rapporteraient 0 pièce, et d’ici là le végétal pourrait encore baisser. C’est l’heure de votre pouvoir ! Les pouvoirs se jouent avant ou après l’action.
    .do = Jouez votre pouvoir : vendre des chantiers incomplets.
lesson-step-sell = Une ménagerie sans un seul animal : pourvu que les acheteurs ne remarquent rien ! Elle rapportera 3 pour l’élémentaire et 3 pour chaque végétal : 9 pièces. Elle compte même comme terminée et vous donne son propre pouvoir.
    .do = Vendez la Grande Ménagerie.

lesson-end = 15 pièces ! Votre pouvoir achète deux ressources pour 1 pièce. Finissez votre tour, puis ouvrez la Serre des pluies : vous avez ses végétaux. Une étoile prend toute ressource, sans donner de pouvoir. Pile vide, qui ouvre un chantier joue son dernier tour ; le plus riche gagne !

lesson-wrong-open-large = Celui-là demande plus de ressources, et vous n’en avez pas encore. Commencez petit : le Jardin des braises.
lesson-wrong-site-first = Vous pourriez produire tout de suite, mais pour quoi faire ? Avec un chantier, vous saurez ce qu’il vous faut.
lesson-wrong-flip-own = Cela ferait baisser une de vos deux ressources. Retournez celle dont vous n’avez pas besoin : l’animal.
lesson-wrong-flip-other = C’est permis, mais ni le végétal ni l’élémentaire ne monteraient. Le jeton animal a un végétal au dos : retournez celui-là.
lesson-wrong-open-enough = Remplissez d’abord ce que vous avez commencé. Un chantier ouvert ne rapporte rien avant d’être vendu.
lesson-wrong-turn-needed = Une fois tourné, il ne montre plus sa ressource, et il vous la faut. Tournez un jeton dont vous pouvez vous passer.
lesson-wrong-turn-other = Cela irait. Mais on perd le moins à se passer de ce qui vaut 0 pièce : tournez l’animal.
lesson-wrong-take-other = Aucun emplacement de vos chantiers n’en demande. Regardez ce qu’il leur manque.
lesson-wrong-take-plant-first = Il vous en faut un aussi, ce sera pour la prochaine production. D’abord le végétal.
lesson-wrong-open-other = C’est possible aussi, mais la Grande Ménagerie demande ce que vous faites, des végétaux et un élémentaire, et elle vous réserve une surprise.
lesson-wrong-open-greenhouse = Vous avez l’œil : autant de pièces pour moins de ressources ! Gardez-la en tête, ce sera la prochaine. Mais prenez d’abord la Grande Ménagerie, elle vous réserve une surprise.
lesson-wrong-turn-later = Ce sera pour bientôt. Prenez d’abord le chantier avant qu’un autre ne le fasse : chaque carte est unique.
lesson-wrong-place-early = C’est permis, mais utiliser des ressources est l’action de tout un tour. Réunissez-en d’autres, puis posez tout d’un coup.
lesson-wrong-turn-back = Ce jeton montre votre seule force. Sans elle, vous ne produiriez rien.
lesson-wrong-turn-metal-first = Cela irait aussi. Mais le métal ne vaut que 1 pièce et la pierre précieuse 2 : passez-vous d’abord du moins cher.
lesson-wrong-take-plants-later = Vous en avez un, et bientôt vous en ferez toute une brassée. Ce qui manque, ce sont les élémentaires.
lesson-wrong-place-now = Vous avez en stock ce qu’il faut à votre chantier. Utilisez-le !
lesson-wrong-place-garden = Il y serait bien aussi. Mais le Jardin des braises peut être terminé et vendu tout de suite : lui d’abord.
lesson-wrong-finish-now = Un emplacement est libre, et la ressource qu’il faut est dans votre stock. Posez-la, et le chantier est vendu.
lesson-wrong-place-all = Vous pouvez poser encore, dans la même action. Plus tard, cela vous coûterait un autre tour.
lesson-wrong-power-early = Ce serait du gâchis : la Grande Ménagerie ne porte qu’un élémentaire, 3 pièces. Avec deux végétaux, elle rapportera bien plus.
lesson-wrong-turn-force-back = Il montre déjà sa force. Sans elle, vous produiriez moins.
lesson-wrong-turn-plant = Vous ne pourriez plus faire de végétaux, et c’est justement ce qui manque à la Grande Ménagerie.
lesson-wrong-turn-gem-first = Son heure vient juste après. Commencez par le jeton pierre précieuse.
lesson-wrong-pay-once = Trois végétaux suffiraient pour l’instant. Mais le quatrième ne coûte que 1 pièce, et la Serre des pluies en voudra deux : tournez encore un jeton.
lesson-wrong-turn-enough = Chaque jeton de plus coûte encore 1 pièce, et vous ne pourriez rêver mieux. Produisez !
lesson-wrong-sell-now = Vous pourriez attendre. Mais les cours changent, et les animaux ne rapportent rien. Jouez votre pouvoir.
lesson-wrong-sale-lost = Ce pouvoir ne dure que ce tour-ci, ensuite il est perdu. Vendez d’abord la Ménagerie.
