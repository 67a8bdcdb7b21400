# La première partie des Bâtisseurs en français.

lesson-step-open = Bienvenue, maître bâtisseur ! Chaque bâtiment montre ce qu’il lui faut, puis les écus et les points qu’il rapporte une fois terminé. La hutte de paille demande peu : 1 pierre et 2 tuiles.
    .do = Ouvrez un chantier : prenez la hutte de paille.
lesson-step-recruit = La hutte de paille est votre chantier. Votre apprenti fait 1 pierre, mais pas de tuile. Parmi les ouvriers, qui montrent ce qu’ils font, il y a un manœuvre qui fait 2 tuiles.
    .do = Recrutez le manœuvre.
lesson-step-send = Chaque fois, vous avez utilisé une de vos trois actions ; il en reste une. Envoyer un ouvrier coûte une action et son salaire : 2 écus pour un apprenti.
    .do = Envoyez votre apprenti à la hutte de paille.
lesson-step-end = Il y reste jusqu’à ce que la hutte soit terminée. Vos trois actions sont utilisées.
    .do = Terminez votre tour.

lesson-step-machine = De nouveau trois actions. Ce bâtiment porte une roue dentée : c’est une machine. Elle ne rapporte pas d’écus, mais compte un point et travaille ensuite pour vous sans salaire.
    .do = Ouvrez la petite scie circulaire.
lesson-step-choose = Vous avez maintenant deux chantiers. Le manœuvre fait les 2 tuiles qui manquent encore à la hutte de paille.
    .do = Choisissez le manœuvre.
lesson-step-to = Dès qu’une équipe fait tout ce qu’il faut à son chantier, le bâtiment est terminé de lui-même.
    .do = Envoyez-le à la hutte de paille.
lesson-step-saw = Terminée : 6 écus, 1 point, et les deux ouvriers sont de nouveau libres. Votre apprenti fait 1 pierre et 1 savoir, juste ce qu’il faut à la scie.
    .do = Envoyez l’apprenti à la scie.
lesson-step-buy = La scie fait maintenant partie de votre équipe. Il ne reste plus d’action, mais vous avez 9 écus : pour 5 écus, on en achète une de plus, à tout moment de son tour.
    .do = Achetez une action.
lesson-step-cottage = Il faut à la chaumière 2 bois, 1 savoir et 2 tuiles : la scie fait le bois, votre manœuvre le reste.
    .do = Ouvrez la chaumière.
lesson-step-end-again = Tout est prêt. Il vous reste 4 écus, assez pour le salaire du manœuvre.
    .do = Terminez votre tour.

lesson-step-free = Votre machine coûte une action comme tout le monde, mais pas de salaire.
    .do = Envoyez la scie à la chaumière.
lesson-step-second = Attention : le deuxième ouvrier envoyé au même chantier dans un tour coûte 2 actions, le troisième 3. Il vous en reste justement 2.
    .do = Envoyez le manœuvre à la chaumière.
lesson-step-end-third = La chaumière est terminée : 10 écus et 2 points. Cela vous fait 4 points ; qui finit son tour avec 17 points ou plus ouvre la dernière manche.
    .do = Terminez votre tour.

lesson-step-take = Une dernière chose : si les écus manquent, échangez des actions contre des écus. Une action en rapporte 1, deux en rapportent 3, trois en rapportent 6. À la fin, chaque dizaine d’écus compte un point.
    .do = Prenez des écus.

lesson-end = Vous savez tout. Continuez maintenant comme il vous plaît : les petits bâtiments rapportent tôt des écus, les machines servent jusqu’au bout, et 17 points terminent la partie. Bonne chance !

lesson-wrong-open-large = Celui-là demande bien plus que ce que font votre apprenti et un ouvrier. Commencez petit : la hutte de paille.
lesson-wrong-open-stone-bridge = Le pont en pierre serait aussi un bon début, mais aucun ouvrier de la ligne ne lui convient aussi bien. Prenez la hutte de paille.
lesson-wrong-machine-early = Une machine vaut la peine, mais elle ne rapporte pas d’écus, et il vous en faudra bientôt. D’abord la hutte de paille.
lesson-wrong-site-first = Sans chantier, un ouvrier n’a rien à faire. Ouvrez d’abord un chantier.
lesson-wrong-take-early = Vous avez assez d’écus pour l’instant. Les actions valent davantage.
lesson-wrong-buy-early = Il vous reste des actions, et 5 écus, c’est la moitié de votre bourse. Gardez-les pour les salaires.
lesson-wrong-buy-later = Il vous reste des actions. En acheter une a un sens quand il n’y en a plus.
lesson-wrong-buy-end = Ce serait possible, mais 5 écus, c’est beaucoup, et il vous en faudra pour les salaires. Terminez votre tour.
lesson-wrong-end-early = Il vous reste à faire : les actions non utilisées à la fin du tour sont perdues.
lesson-wrong-recruit-unfit = Il ne fait pas les 2 tuiles qui manquent à la hutte de paille. Regardez ce que font les ouvriers : le manœuvre aux deux tuiles.
lesson-wrong-recruit-enough = Vous avez assez de bras pour l’instant. Recruter coûte une action, puis un salaire à chaque travail.
lesson-wrong-send-later = C’est permis, mais prenez d’abord le second homme : si vous attendez, un autre le prendra peut-être.
lesson-wrong-send-labourer = Il irait aussi. Mais il coûte 3 écus, et ne termine pas la hutte à lui seul. Que l’apprenti commence, il en coûte 2.
lesson-wrong-open-enough = Un chantier après l’autre : un chantier ouvert ne rapporte rien avant d’être terminé.
lesson-wrong-open-not-machine = Un bon bâtiment, mais cette fois une machine : prenez celle qui porte une roue dentée, la petite scie circulaire.
lesson-wrong-machine-before = Cela terminerait la hutte tout de suite ! Mais ouvrez d’abord la scie, pour voir comment on choisit un chantier.
lesson-wrong-to-saw = Il manque à la scie 1 pierre et 1 savoir, et il ne fait pas de pierre. À la hutte de paille, ses 2 tuiles terminent le bâtiment. (Vous pouvez aussi reprendre le coup.)
lesson-wrong-saw-labourer = Il fait 1 savoir, mais pas de pierre : la scie ne serait pas terminée. L’apprenti fait les deux, et coûte moins.
lesson-wrong-end-buy = Vous pourriez, et vous le ferez souvent. Mais essayez une fois : achetez une action.
lesson-wrong-open-unfit = Votre scie et votre manœuvre font ensemble 2 bois, 1 savoir et 2 tuiles : exactement la chaumière.
lesson-wrong-take-bought = Dépenser 5 écus pour en reprendre 1 ? Ouvrez plutôt un chantier.
lesson-wrong-end-bought = L’action que vous avez achetée serait perdue. Ouvrez avec elle la chaumière.
lesson-wrong-free-first = Le premier envoyé à un chantier coûte 1 action, le suivant 2. Commencez par la scie : vous verrez.
lesson-wrong-second-apprentice = Il fait le savoir, mais pas de tuile : la chaumière ne serait pas terminée. Le manœuvre fait tout ce qui lui manque.
lesson-wrong-take-first = Vous pourrez le faire juste après. Voyez d’abord comment des actions deviennent des écus.
