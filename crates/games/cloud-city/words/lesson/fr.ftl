# La première partie de Cloud City en français.

lesson-step-choose = Bienvenue, architecte ! Votre ville n’a encore qu’une tuile, avec deux immeubles bleus. La couleur dit la hauteur, et on ne relie que des immeubles de même hauteur : il vous faut du bleu.
    .do = Dans votre main, choisissez la tuile bleu et vert en diagonale.
lesson-step-turn = Une tuile doit toucher votre ville par un côté, et vous la tournez à votre gré. Plus deux immeubles sont éloignés sur une ligne ou une colonne, plus leur passerelle rapporte de votes.
    .do = Posez-la au sud, tournée pour que le bleu soit en g10.
lesson-step-first = Les deux immeubles sont déjà debout. Bleu en g7, bleu en g10 : la même colonne, vos tuiles sous tout le chemin et rien entre eux. Une passerelle de longueur 3 rapporte 3 votes ; les longueurs 1 à 5 en rapportent 1, 2, 3, 5 et 8.
    .do = Construisez la passerelle bleue de g7 à g10.
lesson-step-wait = Une autre est possible : de g7 à h7, pour 1 vote. Mais un immeuble porte deux passerelles au plus, et g7 en a déjà une. Gardez sa seconde place pour une plus longue.
    .do = Ne construisez plus pour l’instant.
lesson-step-row = À la fin du tour, on prend une tuile pour en avoir de nouveau trois. Celles de la rangée sont connues de tous. Bleu à gauche de vert vous convient : le vert est plus haut que le bleu, vous verrez à quoi cela sert.
    .do = Parmi les tuiles à prendre, prenez bleu à gauche de vert.

lesson-step-again = Votre rival a aimé votre idée et construit la même chose. Les passerelles sont communes : des bleues à 3 votes, il en reste 6 sur 8. Ce qui est épuisé, personne ne peut plus le construire.
    .do = Choisissez la tuile que vous venez de prendre : bleu à gauche de vert.
lesson-step-north = Un immeuble vert se dresse en h9. Un autre, tout au nord de la colonne h, lui irait bien. Avec cette tuile, votre ville aura trois tuiles du nord au sud, le maximum ; d’ouest en est, c’est pareil.
    .do = Posez la tuile au nord : bleu en g5, vert en h5.
lesson-step-over = Entre le vert en h5 et le vert en h9, il y a le bleu en h7. Il est plus bas : une passerelle verte passe au-dessus. Un immeuble aussi haut ou plus haut barrerait la route. Longueur 4 : 5 votes.
    .do = Construisez la passerelle verte de h5 à h9.
lesson-step-full = La patience paie : g7 a trouvé mieux que son voisin, 2 votes au lieu de 1. Il portera ensuite deux passerelles, et sera complet.
    .do = Construisez la passerelle bleue de g5 à g7.
lesson-step-pile = 10 votes en deux tours, bravo ! Il n’y a plus rien à relier, donc on prend une tuile. Celle du dessus de la pioche est une surprise, mais personne d’autre ne la connaîtra.
    .do = Piochez.

lesson-step-plan = Vous avez construit du nord au sud ; allez maintenant vers l’ouest. La tuile sable et vert sert deux fois : des votes verts tout de suite, et un immeuble sable pour le tour suivant. Le sable est le plus haut.
    .do = Choisissez la tuile sable à gauche de vert.
lesson-step-corner = Vert en e9 serait sur la même ligne que votre vert en h9. Et sable en e10, c’est tout au bord de la ville : retenez bien ce coin.
    .do = Posez-la au sud-ouest : vert en e9, sable en e10.
lesson-step-cross = Cette passerelle survole la bleue de la colonne g. Deux hauteurs différentes peuvent se croiser, la même hauteur jamais. Une passerelle d’aujourd’hui peut donc vous gêner demain.
    .do = Construisez la passerelle verte de e9 à h9.
lesson-step-partner = 3 votes de plus : 13. Pensez maintenant au sable en e10. Avec un autre immeuble sable à l’autre bout de la ligne 10, à cinq cases de là, on ne peut faire mieux.
    .do = Parmi les tuiles à prendre, prenez sable à gauche de bleu.

lesson-step-last-take = Votre rival construit aussi : il a 9 votes. Mais vous avez un plan, et en voici la seconde moitié.
    .do = Choisissez la tuile sable à gauche de bleu.
lesson-step-last-lay = La ligne 10 finit en j10. Ce qui se dresse entre les deux, ici seulement du bleu, est plus bas que le sable et ne gêne pas.
    .do = Posez-la au sud-est : bleu en i10, sable en j10.
lesson-step-eight = De e10 à j10, d’un bord à l’autre de la ville : longueur 5, 8 votes ! Il n’y a pour tous que trois passerelles sable de cette taille : n’hésitez pas quand vous pouvez en avoir une.
    .do = Construisez la passerelle sable de e10 à j10.

lesson-end = 21 votes, et une petite passerelle bleue attend encore : à vous de la trouver ! Vos coins sable e10 et j10 peuvent en porter chacun une autre, longue, vers le nord. Après huit tours, le plus de votes gagne ; au dernier, construisez tout. Belle vue !

lesson-wrong-take-other = Gardez cette tuile pour plus tard : à chaque tour, une nouvelle vient dans votre main. Prenez maintenant celle que la leçon nomme.
lesson-wrong-lay-elsewhere = La tuile peut aller là, mais la passerelle que nous voulons n’y serait pas possible. Choisissez l’emplacement que la leçon nomme.
lesson-wrong-done-early = Vous pouvez construire, et cela rapporte des votes. Construisez d’abord.
lesson-wrong-choose-no-blue = Cette tuile n’a pas d’immeuble bleu, et les vôtres sont bleus : rien à relier. Prenez celle avec bleu et vert.
lesson-wrong-turn-short = Le bon emplacement, mais tournée ainsi, le bleu est plus près et la passerelle ne rapporte que 2 votes. Tournez la tuile pour que le bleu soit en g10.
lesson-wrong-turn-mirror = Bien vu : c’est la même chose en miroir, et c’est aussi bon. Mais pour parler des mêmes cases dans la suite, tournez la tuile pour que le bleu soit en g10.
lesson-wrong-first-small = Côte à côte, ils ne rapportent que 1 vote. De g7 à g10, c’est 3.
lesson-wrong-wait-small = 1 vote, oui, mais g7 porterait alors deux passerelles et serait complet. Au prochain tour, vous lui trouverez mieux. Ne construisez plus pour l’instant.
lesson-wrong-row-other = Une bonne tuile, et elle sera peut-être encore là plus tard. Mais bleu à gauche de vert va tout de suite avec vos immeubles.
lesson-wrong-row-pile = Dans la pioche, vous prendriez une tuile inconnue. Cette fois, prenez-en une que vous voyez : bleu à gauche de vert.
lesson-wrong-north-turn = Le bon emplacement, mais tournée ainsi, elle vous coûte des votes. Le vert va en h5, le plus loin possible de h9, et le bleu en g5.
lesson-wrong-over-first = C’est possible, et vous en aurez le temps. Mais d’abord la plus grande : de h5 à h9, pour 5 votes.
lesson-wrong-full-small = La seconde place de g7 serait prise pour 1 vote. De g5 à g7, vous en avez 2.
lesson-wrong-pile-row = Prendre une tuile que l’on voit est souvent bon. Rien que cette fois, essayez la pioche : elle fait partie du jeu, avec son petit frisson.
lesson-wrong-plan-other = Celle-là peut servir aussi. Mais sable à gauche de vert rapporte aussitôt des votes et prépare quelque chose de grand.
lesson-wrong-corner-turn = Le bon emplacement. Tournez maintenant la tuile pour que le vert soit en e9, sur la ligne du vert en h9, et le sable en e10.
lesson-wrong-partner-other = Plus tard, peut-être. Pour le plan, il faut du sable, et sable à gauche de bleu apporte en plus un immeuble bleu qui servira.
lesson-wrong-last-green = Son sable conviendrait aussi, vous pensez déjà en architecte ! Mais l’immeuble bleu de l’autre tuile permet une seconde passerelle. Prenez sable à gauche de bleu.
lesson-wrong-last-no-sand = Elle n’a pas d’immeuble sable, et le sable ne se relie qu’au sable. Prenez sable à gauche de bleu.
lesson-wrong-last-turn = Le bon emplacement. Tournez la tuile pour que le sable soit en j10, sur la ligne du sable en e10.
lesson-wrong-eight-first = Vous pourrez le faire juste après. D’abord les 8 votes !
