# Les Bâtisseurs en français.

title = Les Bâtisseurs
tagline = Ouvrez des chantiers, embauchez, bâtissez le royaume.

# Ce que disent les boutons

move-open = Ouvrir { $building }
move-recruit = Recruter { $worker }
move-send = Envoyer { $worker } { $wage ->
    [0] sans salaire
    [one] pour { $wage } écu
   *[other] pour { $wage } écus
  }
move-to = vers { $building } : apporte { $adds } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  })
move-to-finish = vers { $building }, alors terminé aussitôt ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  })
move-to-nothing = vers { $building }, sans rien y apporter d’utile ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  })
move-take = Prendre { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
  } pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
move-buy = Acheter une action pour { $ecus } écus
move-end = Terminer le tour{ $left ->
    [0] { "" }
    [one] {" "}({ $left } action perdue)
   *[other] {" "}({ $left } actions perdues)
  }
move-reveal = Retourner { $card }

# Le journal

log-dealt = { $seat } commence avec { $worker }
log-revealed = Prochaine carte de la pioche : { $card }
log-opened = { $seat } ouvre le chantier : { $building }
log-recruited = { $seat } recrute { $worker }
log-sent = { $seat } envoie { $worker } vers { $building } { $wage ->
    [0] sans salaire
    [one] pour { $wage } écu
   *[other] pour { $wage } écus
  }{ $actions ->
    [one] { "" }
   *[other] {" "}et { $actions } actions
  }
log-finished = { $seat } termine { $building } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $ecus ->
    [0] { "" }
   *[other] {" "}et { $ecus } écus
  }
log-took = { $seat } prend { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
  } pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
log-bought = { $seat } achète une action pour { $ecus } écus
log-ended = { $seat } termine son tour{ $lost ->
    [0] { "" }
    [one] {" "}et perd { $lost } action
   *[other] {" "}et perd { $lost } actions
  }
log-goal = { $seat } atteint 17 points de bâtiments : c’est la dernière manche
log-deadlock = Personne n’a rien bâti depuis trois manches : la partie s’arrête là

# Le classement

score-buildings = Bâtiments
score-machines = Machines
score-ecus = Écus (1 point par dizaine)
tie-buildings = Points des bâtiments et machines
tie-ecus = Écus

# Ouvriers et ressources

worker-apprentice = l’apprenti ({ $makes })
worker-labourer = le manœuvre ({ $makes })
worker-journeyman = le compagnon ({ $makes })
worker-master = le maître ({ $makes })
worker-machine = { $machine } ({ $makes })
apprentice = Apprenti
labourer = Manœuvre
journeyman = Compagnon
master = Maître
machine = Machine
amount-stone = { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
  }
amount-wood = { $amount } bois
amount-knowledge = { $amount ->
    [one] { $amount } savoir
   *[other] { $amount } savoirs
  }
amount-tile = { $amount ->
    [one] { $amount } tuile
   *[other] { $amount } tuiles
  }
stone = pierre
wood = bois
knowledge = savoir
tile = tuile

# Bâtiments et machines

bower = la tonnelle
wooden-shack = la cabane
covered-bridge = le pont couvert
treehouse = la cabane perchée
stone-bridge = le pont en pierre
wash-house = le lavoir
straw-hut = la hutte de paille
townhouse = la maison urbaine
cottage = la chaumière
rural-house = la maison rurale
house = la maisonnette
cowshed = l’étable
inn = l’auberge
pigsty = la porcherie
rural-relay = le relais rural
grain-silo = le silo à grains
stables = l’écurie
forge = la forge
windmill = le moulin à vent
watermill = le moulin à eau
covered-market = les halles
bourgeois-house = la maison bourgeoise
post = le relais postal
hotel = l’hôtel
tavern = la taverne
farm = la ferme
church = l’église
watchtower = la tour de guet
abbey = l’abbaye
cloister = le cloître
chapel = la chapelle
aqueduct = l’aqueduc
castle = le château-fort
cathedral = la cathédrale
small-crane = la petite grue
small-circular-saw = la petite scie circulaire
small-survey-tools = le petit instrument de mesure
small-tile-oven = le petit four à tuiles
large-crane = la grande grue
large-circular-saw = la grande scie circulaire
large-survey-tools = le grand instrument de mesure
large-tile-oven = le grand four à tuiles
