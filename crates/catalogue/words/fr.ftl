# Les mots que tous les jeux partagent. Un message d’ici et un message d’un jeu n’ont jamais le même nom.

seat-default = Place { $number }
name-of-you = vous

prompt-turn = C’est à vous : jouez un coup.

# « a, b et c » : on joint un élément après l’autre, le dernier avec son propre message.
list-item = { $list }, { $item }
list-last = { $list } et { $item }
list-empty = rien

number-percent = { $number } %
number-below = < { $number }
number-above = > { $number }
number-decimal = { $whole },{ $tenths }

level-gentle = Doux
    .about = joue au premier coup d’œil et manque souvent le meilleur coup : pour les enfants et les premières parties
level-easy = Facile
    .about = réfléchit un peu, et se laisse parfois distraire
level-medium = Moyen
    .about = pèse chaque coup, mais ne voit pas loin
level-hard = Difficile
    .about = prévoit quelques tours et punit les erreurs
level-master = Expert
    .about = réfléchit jusqu’à deux secondes par coup et joue de son mieux
level-random = Hasard
    .about = joue n’importe quel coup permis
level-light = Rapide
    .about = joue le premier coup sensé
level-greedy = Glouton
    .about = prend ce qui paraît le mieux sur le moment
level-mcts = Penseur
    .about = réfléchit en jouant de nombreuses suites possibles

provenance-printed = tous les éléments tels qu’imprimés
provenance-reconstruction = certains éléments sont reconstitués d’après les faits de la règle
provenance-loaded = éléments lus dans un fichier, vérifiés d’après les quantités de la règle

refused-turn = c’est le tour de { $seat }
refused-over = la partie est finie
refused-no-move = « { $text } » n’est pas un coup de ce jeu
refused-undo = rien ne peut être repris : le dernier coup n’était pas le vôtre seul
refused-sealed = la partie enregistrée ne contient pas sa graine : on peut la regarder, pas la continuer

# Pendant une leçon : pourquoi un coup permis, dont rien d’autre n’est dit, n’est pas joué.
lesson-other = La règle le permet, mais la leçon demande autre chose pour l’instant.

setup-players = { $game } se joue de { $fewest } à { $most }, pas à { $asked }
setup-rules-version = { $game } se joue selon les versions { $oldest } à { $newest } de ses règles, pas selon la { $asked }
setup-unknown-option = { $game } n’a pas d’option « { $key } » (il a { $known })
setup-unknown-value = l’option { $key } ne peut pas être « { $value } » (mais { $known })
setup-material = matériel : { $why }
