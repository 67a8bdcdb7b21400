# Les mots que tous les jeux partagent. Un message d’ici et un message d’un jeu n’ont jamais le même nom.

seat-default = Place { $number }

# « a, b et c » : on joint un élément après l’autre, le dernier avec son propre message.
list-item = { $list }, { $item }
list-last = { $list } et { $item }
list-empty = rien

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
