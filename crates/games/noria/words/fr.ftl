# Noria en français.

title = Noria
tagline = Tournez votre roue, sillonnez les cieux, gagnez l’Hôtel de Ville.

# Options

option-mode = Règles
    .about = En mode expert, chacun compose sa roue, les îles forment un cercle visible et l’on part les mains vides.
option-mode-base = de base
option-mode-expert = expertes
option-market = Marché
    .about = Ce qui se trouve sur les quatre étals payants. En mode expert, ils sont toujours tirés au sort.
option-market-first-game = comme pour une première partie
option-market-random = au hasard
option-adjacency = Activation
    .about = Le grand et le petit anneau peuvent-ils servir ensemble sans le disque de l’anneau médian entre eux ?
option-adjacency-open = tous les disques d’une combinaison
option-adjacency-strict = seulement une chaîne sans trou

# Ce que disent les boutons

move-lay = Garnir le marché : { $discs }
move-order = Ranger les disques de ressource : { $resources }
move-reveal = { $island } apparaît
move-take = Prendre 1 { $resource }
move-enter = Entrer gratuitement sur la voie { $path }
move-place = Placer { $disc } : { $space }
move-place-over = Placer { $disc } : { $space }, d’où { $over } quitte le jeu
move-night-shift = Équipe de nuit : tourner { $ring } d’un cran ({ $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  })
move-modify = Modification : déplacer { $disc }, { $space } ({ $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  })
move-to = vers { $space }
move-exchange = l’échanger avec { $disc }, { $space }
move-act = Laisser la roue telle quelle et agir
move-activate = Utiliser { $disc }, { $space }
move-double = Utiliser deux fois { $disc }, { $space }
move-inspect = Inspection : 1 connaissance au lieu d’utiliser { $disc }, { $space }
move-sell = Marché noir : 1 { $good } contre { $knowledge } connaissances
move-acquire = Marché noir : { $knowledge } connaissances contre 1 { $resource }
move-finish = Terminer les actions
move-buy = Marché : prendre { $disc } ({ $price ->
    [0] gratuit
    [one] { $price } ressource
   *[other] { $price } ressources
  })
move-invest = Investir sur la voie { $path }, niveau { $level } : { $price }{ $toll ->
    [0] { "" }
   *[other] , péage { $toll }
  }
move-explore = Révéler une nouvelle île et s’y poser
move-visit = Se poser sur { $island }{ $toll ->
    [0] { "" }
   *[other] , péage { $toll }
  }
move-ship = Prendre un bateau : { $resource }
move-build = Bâtir une usine : { $good }, { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
  }
move-build-nothing = Bâtir une usine
move-upgrade = Améliorer { $disc }, { $space }
move-produce = Produire { $goods }
move-repeat = Répéter { $disc }, { $space }
move-stop = Renoncer à la seconde action
move-pay = Payer { $amounts }
move-intrigue = Intrigue ({ $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }) : faire siéger un politicien à { $chamber }, qui vaudra { $value }
move-dismiss = Défausser un politicien de { $chamber }
move-rest = Terminer le tour

price-resources-alike = { $number } ressources identiques
price-resources-different = { $number } ressources d’au moins deux types
price-simple-alike = { $number ->
    [one] { $number } marchandise simple
   *[other] { $number } marchandises simples identiques
  }
price-simple-different = { $number } marchandises simples d’au moins deux types
price-complex-alike = { $number ->
    [one] { $number } marchandise complexe
   *[other] { $number } marchandises complexes identiques
  }
price-complex-different = { $number } marchandises complexes des deux types

# Le journal

log-appeared = { $island } apparaît
log-laid = Au marché, du plus cher au moins cher : { $discs }
log-ordered = Les disques de ressource de { $seat }, dans l’ordre : { $resources }
log-took = { $seat } prend 1 { $resource }
log-entered = { $seat } entre gratuitement sur la voie { $path }
log-round = Manche { $round } sur { $rounds }
log-shifted = { $seat } tourne { $ring } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }
log-moved = { $seat } déplace { $disc } vers { $space } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }
log-exchanged = { $seat } échange { $disc } avec { $other } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }
log-activated = { $seat } utilise { $disc }
log-doubled = { $seat } utilise deux fois { $disc }
log-inspected = { $seat } prend 1 connaissance au lieu d’utiliser { $disc }
log-repeated = { $seat } répète { $disc }
log-gathered = { $seat } prend { $number } { $resource }
log-sold = { $seat } échange 1 { $good } contre { $knowledge } connaissances
log-acquired = { $seat } échange { $knowledge } connaissances contre 1 { $resource }
log-paid = { $seat } paie { $amounts }
log-bought = { $seat } prend { $disc } au marché
log-rose = { $seat } atteint le niveau { $level } de la voie { $path }
log-landed = { $seat } se pose sur { $island }
log-took-ship = { $seat } prend un bateau : { $resource }
log-built = { $seat } bâtit une usine : { $good }, { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
  }
log-upgraded = { $seat } améliore { $disc }
log-produced = { $seat } produit { $goods }
log-seated = { $seat } fait siéger un politicien à { $chamber } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  } : un niveau y vaut { $value }
log-dismissed = { $seat } défausse un politicien de { $chamber }
log-income = { $seat } reçoit de ses usines { $income ->
    [one] { $income } connaissance
   *[other] { $income } connaissances
  }
log-placed = { $seat } place { $disc } : { $space }
log-placed-over = { $seat } place { $disc } : { $space } ; { $over } quitte le jeu

# Le classement

score-refining = Chambre du Raffinage
score-colonization = Chambre de la Colonisation
score-exploration = Chambre de l’Exploration
score-research = Chambre de la Recherche
score-specialization = Chambre de la Spécialisation (niveau le plus haut)
score-division = Chambre de la Division (niveau le plus bas)
tie-belongings = Bateaux et entrepôts

# Le matériel

resource-energy = énergie
resource-mycelium = mycélium
resource-obsidian = obsidienne
knowledge = connaissance
good-propeller = hélice
good-sail = voile
good-compass = boussole
good-lamp = lampe
good-piston = piston
disc-energy = le disque Énergie
    .title = Énergie
disc-mycelium = le disque Mycélium
    .title = Mycélium
disc-obsidian = le disque Obsidienne
    .title = Obsidienne
disc-city = le disque Ville
    .title = Ville
disc-journey = le disque Voyage
    .title = Voyage
disc-tool = le disque Outil
    .title = Outil
disc-bonus = le disque Bonus
    .title = Bonus
disc-upgraded = { $disc } (amélioré)
path-refining = Raffinage
path-colonization = Colonisation
path-exploration = Exploration
path-research = Recherche
chamber-refining = la Chambre du Raffinage
    .title = Raffinage
chamber-colonization = la Chambre de la Colonisation
    .title = Colonisation
chamber-exploration = la Chambre de l’Exploration
    .title = Exploration
chamber-research = la Chambre de la Recherche
    .title = Recherche
chamber-specialization = la Chambre de la Spécialisation
    .title = Spécialisation
chamber-division = la Chambre de la Division
    .title = Division
island = l’île { $number }
ring-large = le grand anneau
ring-medium = l’anneau médian
ring-small = le petit anneau
space-L0 = grand anneau, en haut à gauche
space-L1 = grand anneau, en haut
space-L2 = grand anneau, en haut à droite
space-L3 = grand anneau, à droite
space-L4 = grand anneau, au centre
space-L5 = grand anneau, à gauche
space-M0 = anneau médian, en haut à gauche
space-M1 = anneau médian, en haut à droite
space-M2 = anneau médian, à droite
space-M3 = anneau médian, à gauche
space-S0 = petit anneau, en haut
space-S1 = petit anneau, en bas
amount-energy = { $amount } énergie
amount-mycelium = { $amount } mycélium
amount-obsidian = { $amount } obsidienne
amount-propeller = { $amount ->
    [one] { $amount } hélice
   *[other] { $amount } hélices
  }
amount-sail = { $amount ->
    [one] { $amount } voile
   *[other] { $amount } voiles
  }
amount-compass = { $amount ->
    [one] { $amount } boussole
   *[other] { $amount } boussoles
  }
amount-lamp = { $amount ->
    [one] { $amount } lampe
   *[other] { $amount } lampes
  }
amount-piston = { $amount ->
    [one] { $amount } piston
   *[other] { $amount } pistons
  }
