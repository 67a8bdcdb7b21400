# La première partie de Settlement en français.

lesson-step-explore = Bienvenue, colon ! D’abord des terres : elles donnent des ressources. Un de vos six villageois explore la région I ; vous voyez le terrain, puis vous choisissez sa case.
    .do = Explorez la région I.
lesson-step-place = De l’argile ! Un nouveau terrain doit toujours toucher un des vôtres. Depuis le milieu, vous pourrez continuer dans trois directions.
    .do = Posez-le sur la case 2 de la région I, celle du milieu.
lesson-step-end-gnoll = Aïe, un gnoll ! Chaque terrain est le repaire d’un monstre, mais il ne surgit que si un héros de la rangée l’attire, et deux d’entre eux attirent les gnolls. Tant qu’il est là, personne n’extrait d’argile.
    .do = Terminez votre tour.

lesson-step-hunt = Votre adversaire a rencontré le sien. Le gnoll est le plus faible des monstres : un seul villageois le chasse et rapporte un diamant.
    .do = Chassez le gnoll.
lesson-step-end-hunt = 1 diamant ! Cela vous en fait deux, car votre artefact, l’anneau de diamant, vous en avait donné un au départ. Une seule action par tour : à l’adversaire.
    .do = Terminez votre tour.

lesson-step-fortify = Bientôt, vous activerez la région pour récolter l’argile. Chaque fois, le gnoll pourra revenir, tant qu’un héros l’attire. Une fortification l’éloigne pour toute la partie, et ne coûte qu’un villageois.
    .do = Fortifiez votre argile.
lesson-step-end-fortified = Belle fortification, aucun gnoll ne la sautera ! Elle sert encore à deux choses, que vous verrez pendant cette manche.
    .do = Terminez votre tour.

lesson-step-region = Voyez les terres de l’adversaire (elles s’ouvrent par son nom) : 1 pierre récoltée sans fortification, et le gnoll est revenu. Votre argile ne craint rien. Activer une région donne la ressource de chacun de ses terrains, une fois par manche.
    .do = Activez la région I.
lesson-step-invite = 1 argile, cela vous en fait 2. En plus de l’action, on peut inviter un héros par tour. L’artisan à 5 points coûte 2 argiles, 1 pierre et 1 diamant : vous les avez. Et il amène un villageois bonus, qui sert une fois, puis s’en va.
    .do = Invitez l’artisan à 5 points.
lesson-step-end-hero = 5 points, et un villageois de plus à envoyer ! Les autres héros ont avancé dans la rangée : aux deux places chères, ils coûtent 2 et 1 diamants de plus. Qui attend devient donc moins cher.
    .do = Terminez votre tour.

lesson-step-build = Il vous reste 1 bois et 1 diamant, cela tombe bien : une cathédrale coûte 1 bois, et on y dépose des diamants pour 4 points chacun.
    .do = Construisez la cathédrale.
lesson-step-end-built = La voilà dans votre rue supérieure. Mais un bâtiment ne sert que si sa rue est activée, et c’est une action : ce sera pour le prochain tour.
    .do = Terminez votre tour.
lesson-step-street = Un villageois active une rue et fait travailler tous ses bâtiments, une fois par manche. Votre cathédrale recevra le diamant.
    .do = Activez la rue supérieure.
lesson-step-end-street = 4 points, cela fait 9 ! Le diamant reste à la cathédrale pour toujours. Et vous avez encore un villageois.
    .do = Terminez votre tour.

lesson-step-fort = La région I a donné son argile pour cette manche. Mais voici le deuxième usage d’une fortification : on l’active elle-même, une fois par manche, pour la ressource de son terrain.
    .do = Activez la fortification.
lesson-step-pass = 1 argile ! Tous sont au travail : il faut passer. Les villageois rentrent ; bois, argile et pierre sont perdus, sauf un par fortification : c’est son troisième usage. Qui passe en premier commence la manche suivante.
    .do = Passez.
lesson-step-take = Votre argile est sauvée ; diamants et or le sont toujours. Qui passe prend un autre artefact pour la manche suivante. La bourse magique donne 1 or aussitôt.
    .do = Prenez la bourse magique.

lesson-step-bank = Manche 2, à vous de commencer. Vous avez 1 argile et 1 or, et voici à quoi ils servent : une banque coûte 1 argile, et chaque fois que sa rue est activée, on y dépose 1 or pour 5 points. Chaque bâtiment n’existe qu’en trois exemplaires.
    .do = Construisez une banque.
lesson-step-site = Cette fois, à vous de choisir la rue, mais pas la place : les bâtiments s’y rangent dans un ordre fixe. À côté de la cathédrale, un seul villageois fera travailler les deux.
    .do = Placez la banque dans la rue supérieure.

lesson-end = Tout est prêt ! Terminez votre tour : la prochaine fois, la rue supérieure fera de votre or 5 points. Les régions II et III cachent diamants et or. Les héros rapportent le plus ; ce qui manque s’échange au moment de payer. Après six manches, on compte. Bonne chance !

lesson-wrong-land-first = Vous construirez bientôt. Mais d’abord des terres : sans ressources, une colonie reste petite.
lesson-wrong-place-middle = C’est possible, mais depuis le bord il n’y a que deux directions. Du milieu, il y en a trois : prenez la case 2.
lesson-wrong-build-later = Construire aura son heure. Gardez vos ressources un instant, vous verrez pourquoi.
lesson-wrong-explore-later = D’autres terres seront utiles plus tard. Tirez d’abord parti de celle que vous avez.
lesson-wrong-fort-later = C’est permis, et vous le ferez avant la fin de la manche. Mais chaque chose en son temps.
lesson-wrong-pass-early = Passer, c’est quitter toute la manche, et il reste à faire. Ne renvoyez pas déjà vos villageois.
lesson-wrong-region-exposed = Vous gagneriez l’argile, mais le gnoll reviendrait aussitôt : des héros de la rangée l’attirent encore. D’abord une fortification.
lesson-wrong-invite-dear = 7 points, c’est bien, mais vous n’avez pas d’or : par échange, il vous prendrait tout, et il n’amène pas de villageois. Invitez celui à 5 points.
lesson-wrong-end-hero = Pas si vite : vous avez de quoi payer un héros, et vous pouvez encore en inviter un à ce tour.
lesson-wrong-build-cathedral = Utile, mais sans points. Construisez la cathédrale, et votre diamant en vaudra 4.
lesson-wrong-explore-last = De nouvelles terres, c’est tentant. Mais c’est votre dernier villageois, et l’argile de la fortification vous servira à la prochaine manche.
lesson-wrong-end-instead = Plus personne ne peut travailler : il faudrait passer au tour suivant, et peut-être pas en premier.
lesson-wrong-take-purse = Il est bien aussi. Mais prenez l’or : vous verrez tout de suite à quoi il sert.
lesson-wrong-build-bank = Pensez à votre or : déposé à la banque, il vaut 5 points. Une banque coûte 1 argile.
lesson-wrong-bank-first = Vous pourrez le faire juste après. D’abord la banque : votre argile la paie tout juste.
lesson-wrong-site-apart = Seule dans sa rue, la banque demanderait un villageois pour elle. Placez-la à côté de la cathédrale.
