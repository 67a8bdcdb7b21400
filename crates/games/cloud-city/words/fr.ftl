# Cloud City en français.

title = Cloud City
tagline = Des tours au-dessus des nuages, reliées par des passerelles.
about = Posez une tuile, dressez deux tours et reliez les tours d’une même hauteur par des passerelles : plus longues, plus de votes. Huit tuiles font une ville, et chaque passerelle gêne la suivante.
duration = 30 minutes environ
weight = léger
authors = Phil Walker-Harding
credit = Cloud City. Auteur : Phil Walker-Harding. Illustrateur : Fabrice Ros. Éditeur : Blue Orange.

# Ce que disent les boutons

move-take = Choisir la tuile { $tile }
move-lay = La poser { $part } : { $first }, { $second }
move-lay-any = Poser une tuile en { $place }
move-walkway = Construire une { $walkway } { $part }, de { $from } à { $to } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
move-done = Ne plus construire
move-draw-open = Prendre la tuile { $tile } dans la rangée
move-draw-pile = Piocher
move-need = Carte besoin : { $need }
move-reveal = Retourner la tuile { $tile }
move-deal = Donner la tuile { $tile }

# Ce qui est demandé

ending = Dernière manche
    .brief = Dernière manche
prompt-choose = Choisissez une tuile de votre main. Vous la poserez contre votre ville.
prompt-lay = Tournez la tuile à votre gré, puis choisissez l’un des emplacements marqués.
prompt-build = Reliez des immeubles de même hauteur : jusqu’à { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  } par passerelle. Ou arrêtez-vous là.
prompt-build-last = Dernier tour : construisez ce qui peut l’être, jusqu’à { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  } par passerelle.
prompt-draw = Prenez votre prochaine tuile : dans la rangée, ou une inconnue dans la pioche.

# Ce qui est demandé une seconde fois

warning-last-walkways = C’est votre dernier tour, et une passerelle vous rapporterait encore { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }.

# Ce que dit un conseil

reason-take = elle peut permettre aussitôt une passerelle de { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
reason-lay = { $number ->
    [one] permet une passerelle de { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
      }
   *[other] permet { $number } passerelles, la meilleure de { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
      }
  }
reason-walkway = ne coûte rien et compte tout de suite{ $needs ->
    [more] , avec { $difference } de plus par les cartes besoin
    [fewer] , mais avec { $difference } de moins par les cartes besoin
   *[same] { "" }
  }{ $last ->
    [yes] , avec la dernière pièce de sa sorte
   *[no] { "" }
  }
reason-draw = au prochain tour, elle peut permettre une passerelle de { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
reason-draw-pile = vous seul connaîtrez cette tuile
reason-take-later = ne permet pas encore de passerelle, et vous garde les autres tuiles pour plus tard
reason-lay-later = ne permet pas encore de passerelle, mais d’autres tuiles pourront s’y relier
reason-draw-later = ne permet pas encore de passerelle, mais vous savez ce que vous prenez
reason-done = rien d’autre ne rapporte davantage pour l’instant

# Le journal

log-need = Carte besoin : { $need }
log-revealed = Nouvelle tuile dans la rangée : { $tile }
log-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } une tuile : { $tile }
log-drew-unseen = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } une tuile
log-took-open = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } une tuile dans la rangée : { $tile }
log-laid = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } une tuile { $part } : { $first }, { $second }
log-built = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
  } une { $walkway } { $part }, de { $from } à { $to } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }

# Pourquoi un coup est refusé

refusal-over = la partie est finie
refusal-chance-moves = une tuile ou une carte va être tirée : personne ne joue avant
refusal-choose-due = choisissez d’abord une tuile de votre main ; vous en prendrez une nouvelle à la fin de votre tour
refusal-lay-due = posez d’abord la tuile que vous avez choisie, ou revenez sur ce choix
refusal-build-due = construisez d’abord des passerelles, ou dites que vous n’en construisez plus ; vous prendrez ensuite une tuile
refusal-draw-due = c’est le moment de prendre une tuile : dans la rangée ou dans la pioche
refusal-not-in-hand = votre main n’a pas de tuile avec { $tile }
refusal-not-in-row = la rangée n’a pas de tuile avec { $tile }
refusal-not-in-pile = la pioche n’a plus de tuile avec { $tile }
refusal-need-not-drawn = la carte besoin « { $need } » ne peut pas être tirée maintenant
refusal-occupied = il y a déjà une tuile { $part }, en { $place }
refusal-apart = une tuile { $part }, en { $place }, ne toucherait votre ville par aucun côté
refusal-too-wide = avec une tuile { $part }, en { $place }, votre ville serait plus large ou plus haute que ne peut l’être la ville finie
refusal-same-turned = la tuile avec { $tile } est la même tournée de { $degrees } degrés ou de { $less } : choisissez { $less }
refusal-reversed = une passerelle se nomme depuis son extrémité du haut ou de gauche : « { $spelling } »
refusal-no-building = vous n’avez pas d’immeuble en { $square }
refusal-heights = les immeubles en { $from } et en { $to } n’ont pas la même hauteur
refusal-diagonal = une passerelle suit une seule ligne ou une seule colonne, et { $from } et { $to } n’en partagent aucune
refusal-too-long = c’est trop loin de { $from } à { $to } : les plus longues passerelles couvrent { $most } cases
refusal-no-ground = il n’y a pas encore de tuile en { $square }, que la passerelle de { $from } à { $to } survolerait
refusal-blocked = l’immeuble en { $square } est aussi haut ou plus haut : la passerelle de { $from } à { $to } ne peut pas passer au-dessus
refusal-crossing = la passerelle de { $from } à { $to } en croiserait une autre de même hauteur en { $square }
refusal-already-joined = les immeubles en { $from } et en { $to } sont déjà reliés
refusal-full-building = l’immeuble en { $square } porte déjà deux passerelles, le maximum
refusal-no-piece = il ne reste plus de { $walkway } de longueur { $length } : toutes sont construites

# Pourquoi une table ne peut pas être préparée

setup-rectangle = la ville en rectangle est une variante pour 2 ou 3 joueurs ; à 4, on construit des villes carrées
setup-second-need = une seconde carte besoin accompagne une première : choisissez aussi la première
setup-same-need = la carte besoin « { $need } » n’existe qu’une fois : choisissez-en une autre comme seconde

# Le classement

score-blue = Passerelles bleues
score-green = Passerelles vertes
score-sand = Passerelles sable
tie-blue = Votes des passerelles bleues
tie-green = Votes des passerelles vertes
tie-sand = Votes des passerelles sable

# Options

option-city = Ville
  .about = Le rectangle se joue à 2 ou 3 : 3 sur 4 tuiles, 11 tours au lieu de 8.
option-city-square = Carré de 3 sur 3 tuiles
option-city-rectangle = Rectangle de 3 sur 4 tuiles

option-need = Carte besoin
  .about = Un besoin des habitants qui rapporte ou coûte des votes à la fin.
option-need-none = Aucune
option-need-random = Tirée au hasard
option-need-longest-route = { need-longest-route }
option-need-most-routes = { need-most-routes }
option-need-varied-route = { need-varied-route }
option-need-circuits = { need-circuits }
option-need-most-blue = { need-most-blue }
option-need-most-green = { need-most-green }
option-need-light-buildings = { need-light-buildings }
option-need-crossings = { need-crossings }
option-need-lonely-buildings = { need-lonely-buildings }
option-need-balance = { need-balance }

option-second-need = Seconde carte besoin
  .about = Un second besoin, pour une partie plus corsée ; il accompagne un premier.
option-second-need-none = Aucune
option-second-need-random = Tirée au hasard
option-second-need-longest-route = { need-longest-route }
option-second-need-most-routes = { need-most-routes }
option-second-need-varied-route = { need-varied-route }
option-second-need-circuits = { need-circuits }
option-second-need-most-blue = { need-most-blue }
option-second-need-most-green = { need-most-green }
option-second-need-light-buildings = { need-light-buildings }
option-second-need-crossings = { need-crossings }
option-second-need-lonely-buildings = { need-lonely-buildings }
option-second-need-balance = { need-balance }

# Cartes besoin

need-longest-route = Le plus long trajet
  .about = 6 votes au plus grand total de votes sur un seul trajet bleu ou vert ; 3 chacun en cas d’égalité.
need-most-routes = Le plus de trajets
  .about = 6 votes à qui a le plus de trajets séparés, toutes hauteurs ensemble ; 3 chacun en cas d’égalité.
need-varied-route = Trajet varié
  .about = 6 votes pour un trajet avec 4 longueurs de passerelle différentes, 8 avec les 5.
need-circuits = Circuits
  .about = 3 votes par trajet fermé.
need-most-blue = Le plus d’immeubles bleus
  .about = 6 votes à qui a le plus d’immeubles bleus ; 3 chacun en cas d’égalité.
need-most-green = Le plus d’immeubles verts
  .about = 6 votes à qui a le plus d’immeubles verts ; 3 chacun en cas d’égalité.
need-light-buildings = Immeubles légers
  .about = 2 votes par immeuble portant exactement une passerelle.
need-crossings = Croisements
  .about = 2 votes de moins par passerelle qui passe au-dessus ou au-dessous d’une autre, même dans son alignement.
need-lonely-buildings = Immeubles isolés
  .about = 2 votes de moins par immeuble sans passerelle.
need-balance = Équilibre
  .about = 4 votes de moins, sauf avec au moins cinq passerelles à 3 votes, une à 5 et une à 8, toutes hauteurs ensemble.

# Niveaux, immeubles et cases

level-blue = Bleu
level-green = Vert
level-sand = Sable
walkway-blue = passerelle bleue
walkway-green = passerelle verte
walkway-sand = passerelle sable
building-blue = immeuble bleu, le plus bas
building-green = immeuble vert, à mi-hauteur
building-sand = immeuble sable, le plus haut
building-blue-on = bleu en { $square }
building-green-on = vert en { $square }
building-sand-on = sable en { $square }
part-north-west = au nord-ouest
part-north = au nord
part-north-east = au nord-est
part-west = à l’ouest
part-middle = au centre
part-east = à l’est
part-south-west = au sud-ouest
part-south = au sud
part-south-east = au sud-est
square = { $column }{ $row }
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
column-n = n

# Tuiles

tile-side-blue-blue = bleu et bleu côte à côte
tile-side-blue-green = bleu à gauche de vert
tile-side-blue-sand = bleu à gauche de sable
tile-side-green-blue = vert à gauche de bleu
tile-side-green-green = vert et vert côte à côte
tile-side-green-sand = vert à gauche de sable
tile-side-sand-blue = sable à gauche de bleu
tile-side-sand-green = sable à gauche de vert
tile-side-sand-sand = sable et sable côte à côte
tile-diagonal-blue-blue = bleu et bleu en diagonale
tile-diagonal-blue-green = bleu et vert en diagonale
tile-diagonal-blue-sand = bleu et sable en diagonale
tile-diagonal-green-green = vert et vert en diagonale
tile-diagonal-green-sand = vert et sable en diagonale
tile-diagonal-sand-sand = sable et sable en diagonale

# La liste des coups

group-take = Choisir une tuile
group-lay = Poser la tuile
group-walkway = Construire des passerelles
group-done = Poursuivre
group-draw = Prendre une tuile

# Le plateau

board-city = Ville de { $seat }
board-city-own = Votre ville
board-tab-city = Ville
board-tab-walkways = Passerelles
board-tab-needs = Besoins
board-round = Tour { $number } sur { $total }
board-round-short = Tour { $number }/{ $total }
board-possible = { $number ->
    [one] { $number } passerelle possible
   *[other] { $number } passerelles possibles
  }
board-views = Présentation des villes
board-view-aside = Ciel
board-view-above = Plan
board-view-aside-about = Les villes vues de côté, dans le ciel
board-view-above-about = Les villes vues d’en haut, en plan
board-viewpoints = D’où l’on voit votre ville
board-viewpoint = Point de vue { $number }
board-viewpoint-next = Faire le tour de votre ville
board-north = N
board-east = E
board-south = S
board-west = O
board-turn-tile = Tourner la tuile
board-turn-next = Tourner
board-turned = tournée de { $degrees } degrés
board-chosen = La tuile à poser
board-opens-nothing = ne permet aucune nouvelle passerelle
board-left = { $number ->
    [one] il en reste { $number }
   *[other] il en reste { $number }
  }
board-hand = Votre main
board-hand-empty = aucune tuile
board-hand-other = Tuiles en main
board-hidden = une tuile que seul son propriétaire voit
board-known = prise dans la rangée, donc connue de tous :
board-row = Tuiles à prendre
board-pile = { $number ->
    [one] pioche : { $number } tuile
   *[other] pioche : { $number } tuiles
  }
board-stock = Passerelles restantes pour tous
board-stock-about = En haut : les votes d’une pièce selon sa longueur. Ce qui est épuisé ne peut plus être construit.
board-level = Hauteur
board-piece = Longueur { $length } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
board-needs = Besoins des habitants
board-count = en a { $number }
board-tiles = { $number ->
    [one] { $number } tuile dans la ville
   *[other] { $number } tuiles dans la ville
  }
board-new = nouveau depuis votre dernier coup
board-stand-blue = Immeubles bleus en { $squares }
board-stand-green = Immeubles verts en { $squares }
board-stand-sand = Immeubles sable en { $squares }
board-lot-closed = Une tuile { $part }, en { $place }
board-span-closed = Une { $walkway } { $part }, de { $from } à { $to }
board-link = Une { $walkway } de { $from } à { $to } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
board-votes = Votes : { $walkways }
board-no-walkways = Pas encore de passerelle
