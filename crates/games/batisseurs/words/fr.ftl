# Les Bâtisseurs en français.

title = Les Bâtisseurs
tagline = Ouvrez des chantiers, embauchez, bâtissez le royaume.
about = Trois actions par tour : ouvrir un chantier, engager un ouvrier, l’envoyer travailler. L’équipe doit réunir ce que demande le chantier ; un bâtiment terminé rapporte, et le premier à 17 points déclenche la fin.
duration = 30 minutes environ
weight = léger
authors = Frédéric Henry
credit = Les Bâtisseurs : Moyen-Âge. Auteur : Frédéric Henry. Illustratrice : Sabrina Miramon. Éditeur : Bombyx.

# Ce que disent les boutons

move-open = Ouvrir { $building } : demande { $needs }, rapporte { $points ->
    [0] { $ecus } écus
    [one] { $points } point{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
  }
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

log-dealt = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
  } avec { $worker }
log-revealed = Prochaine carte de la pioche : { $card }
log-opened = { $you ->
    [yes] Vous ouvrez
   *[no] { $seat } ouvre
  } le chantier : { $building }
log-recruited = { $you ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
  } { $worker }
log-sent = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
  } { $worker } vers { $building } { $wage ->
    [0] sans salaire
    [one] pour { $wage } écu
   *[other] pour { $wage } écus
  }{ $actions ->
    [one] { "" }
   *[other] {" "}et { $actions } actions
  }
log-finished = { $you ->
    [yes] Vous terminez
   *[no] { $seat } termine
  } { $building } : { $points ->
    [0] { $ecus } écus
    [one] { $points } point{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
  }
log-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
  } pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
log-bought = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
  } une action pour { $ecus } écus
log-ended = { $you ->
    [yes] Vous terminez votre tour{ $lost ->
        [0] { "" }
        [one] {" "}et perdez { $lost } action
       *[other] {" "}et perdez { $lost } actions
      }
   *[no] { $seat } termine son tour{ $lost ->
        [0] { "" }
        [one] {" "}et perd { $lost } action
       *[other] {" "}et perd { $lost } actions
      }
  }
log-goal = { $you ->
    [yes] Vous atteignez
   *[no] { $seat } atteint
  } 17 points de bâtiments : c’est la dernière manche
log-deadlock = Personne n’a rien bâti depuis trois manches : la partie s’arrête là

# Ce qui est demandé. « last » vaut yes à la dernière manche.

ending = Dernière manche : { $you ->
    [yes] vous jouez
   *[no] { $seat } joue
  } en dernier
    .brief = Dernière manche
prompt-act = Envoyez un de vos ouvriers, ouvrez un autre chantier ou recrutez.
prompt-no-site = Ouvrez un chantier ou recrutez des ouvriers : une action chacun.
prompt-no-worker = Tous vos ouvriers sont pris : recrutez, ouvrez ou prenez des écus.
prompt-no-wage = { $ecus ->
    [0] Plus un écu pour les salaires
    [one] { $ecus } écu ne paie aucun salaire
   *[other] { $ecus } écus ne paient aucun ouvrier libre
  } : prenez des écus, ouvrez ou recrutez.
prompt-too-dear = Un de plus coûte trop d’actions : ouvrez, recrutez ou prenez des écus.
prompt-no-action = Plus d’action : achetez-en une pour { $ecus } écus, ou terminez votre tour.
prompt-done = Plus d’action : terminez votre tour.
prompt-send = Choisissez un chantier pour { $worker }.
prompt-send-only = Choisissez { $building } pour { $worker }.

# Ce qu’un coup abandonne

warning-actions = { $actions ->
    [one] Elle pourrait
   *[other] Elles pourraient
  } encore rapporter { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
  }.

# Ce qu’un coup apporte, en conseil

reason-open-ready = vos ouvriers libres peuvent le terminer ensemble : { $points ->
    [0] { $ecus } écus
    [one] { $points } point{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
  }
reason-open-later = une fois terminé : { $points ->
    [0] { $ecus } écus
    [one] { $points } point{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      }
  }
reason-open-lacks = vos ouvriers libres y suffisent, sauf pour { $lacks }
reason-open-makes = vos ouvriers libres y apportent { $makes }
reason-recruit = produit { $adds } pour { $building }
reason-recruit-later = produit { $makes }, pour un chantier que vous ouvrirez plus tard
reason-recruit-finish = suffirait seul à terminer { $building }
reason-finish = termine { $building } : { $points ->
    [0] { $ecus } écus aussitôt
    [one] { $points } point{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      } aussitôt
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}et { $ecus } écus
      } aussitôt
  }
reason-add = apporte { $adds } pour { $building } ; il manquera encore { $lacks }
reason-bring = il manquera encore { $lacks }
reason-adds-nothing = ne produit rien de ce qui manque, mais rien d’autre ne rapporte davantage
reason-end = rien d’autre ne rapporte davantage pour l’instant
reason-take = vous aurez alors { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
  }
reason-buy = vous aurez alors { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } et { $ecus ->
    [0] plus un écu
    [one] { $ecus } écu
   *[other] { $ecus } écus
  }

# Pourquoi un coup est refusé

refusal-over = la partie est finie
refusal-chance-moves = une carte va être retournée : personne ne joue avant
refusal-player-moves = c’est à un joueur de jouer : aucune carte n’est retournée maintenant
refusal-not-unseen = cette carte ne peut pas sortir maintenant
refusal-not-on-offer = cette carte n’est pas dans sa ligne, on ne peut donc pas la prendre
refusal-still-in-deck = cette carte est encore sur sa pioche : elle entrera dans la ligne quand une autre sera prise
refusal-no-action = il ne vous reste aucune action, et une de plus coûte { $ecus } écus
refusal-too-few-actions = il faut { $price ->
    [one] { $price } action
   *[other] { $price } actions
  } et il { $left ->
    [0] ne vous en reste aucune
    [one] ne vous en reste qu’une
   *[other] ne vous en reste que { $left }
  }
refusal-at-work = cet ouvrier reste sur son chantier, { $building }, jusqu’à la fin des travaux
refusal-not-yours = cet ouvrier n’est pas dans votre équipe
refusal-too-few-ecus = cela coûte { $price ->
    [one] { $price } écu
   *[other] { $price } écus
  } et vous n’en avez { $left ->
    [0] aucun
    [one] qu’un
   *[other] que { $left }
  }
refusal-no-site = vous n’avez aucun chantier ouvert où envoyer quelqu’un : ouvrez-en d’abord un
refusal-not-your-site = ce n’est pas un de vos chantiers ouverts
refusal-worker-waits = un ouvrier est en route : choisissez d’abord le chantier
refusal-nobody-sent = choisissez d’abord un de vos ouvriers libres, puis le chantier
refusal-nobody-free = aucun de vos ouvriers n’est libre : recrutez-en un
refusal-nobody-paid = { $ecus ->
    [0] il ne vous reste aucun écu
    [one] votre écu ne suffit pas
   *[other] vos { $ecus } écus ne suffisent pas
  } pour le salaire d’un ouvrier libre
refusal-no-such-exchange = on échange 1, 2 ou 3 actions à la fois contre des écus

# Les titres des coups

group-open = Ouvrir un chantier
group-recruit = Recruter
group-send = Envoyer travailler
group-to = Vers quel chantier ?
group-take = Prendre des écus
group-buy = Acheter une action
group-end = Terminer le tour

# Le plateau

board-yard = Vos chantiers
board-cards = À prendre
board-buildings = Bâtiments
board-workers = Ouvriers
board-next = suivant
board-gap = plus rien
board-empty = la pioche est vide
board-deck = { $number ->
    [0] Entre dans la ligne quand une carte est prise. C’est la dernière.
    [one] Entre dans la ligne quand une carte est prise. Il en reste { $number } cachée dessous.
   *[other] Entre dans la ligne quand une carte est prise. Il en reste { $number } cachées dessous.
  }
board-team = Ouvriers libres
board-team-empty = Tout le monde est au travail.
board-no-site = Pas encore de chantier ouvert. Ouvrez-en un : prenez un des bâtiments proposés.
board-none-open = Aucun chantier ouvert.
board-sites = Chantiers ouverts
board-finished = Terminés
board-ecus = écus
board-wage = salaire
board-worth = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
board-goal-brief = bâtis
board-goal = { $number ->
    [one] { $number } point
   *[other] { $number } points
  } de bâtiments et machines ; 17 terminent la partie
board-purse = { $number ->
    [one] { $number } écu
   *[other] { $number } écus
  } ; chaque dizaine vaut un point à la fin
board-hands = { $number ->
    [0] Aucun ouvrier libre
    [one] { $number } ouvrier libre
   *[other] { $number } ouvriers libres
  }
board-under-way = { $number ->
    [one] { $number } chantier
   *[other] { $number } chantiers
  }{ $nearly ->
    [0] { "" }
    [one] , { $nearly } presque fini
   *[other] , { $nearly } presque finis
  }
board-actions = { $number ->
    [0] Plus d’action
    [one] { $number } action restante
   *[other] { $number } actions restantes
  }
board-price = { $number ->
    [one] Envoyer quelqu’un ici coûte { $number } action
   *[other] En envoyer un de plus ici ce tour-ci coûte { $number } actions
  }
board-lacks = il manque encore
board-crew = au travail ici
board-fits = { $number ->
    [0] ne produit rien de ce qui manque à vos chantiers
   *[other] produit { $number } de ce qui manque à vos chantiers
  }
board-lacking = Il manque à vos chantiers
board-fits-key = en produit tant
board-fits-legend = ce que cet ouvrier produit de ce qui manque à vos chantiers
board-finishes = serait terminé
board-new = nouveau depuis votre dernier coup
board-end = Fin du tour
board-take = Prendre
board-buy = Acheter
board-machine = Travaille ensuite sans salaire

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
    .title = Tonnelle
wooden-shack = la cabane
    .title = Cabane
covered-bridge = le pont couvert
    .title = Pont couvert
treehouse = la cabane perchée
    .title = Cabane perchée
stone-bridge = le pont en pierre
    .title = Pont en pierre
wash-house = le lavoir
    .title = Lavoir
straw-hut = la hutte de paille
    .title = Hutte de paille
townhouse = la maison urbaine
    .title = Maison urbaine
cottage = la chaumière
    .title = Chaumière
rural-house = la maison rurale
    .title = Maison rurale
house = la maisonnette
    .title = Maisonnette
cowshed = l’étable
    .title = Étable
inn = l’auberge
    .title = Auberge
pigsty = la porcherie
    .title = Porcherie
rural-relay = le relais rural
    .title = Relais rural
grain-silo = le silo à grains
    .title = Silo à grains
stables = l’écurie
    .title = Écurie
forge = la forge
    .title = Forge
windmill = le moulin à vent
    .title = Moulin à vent
watermill = le moulin à eau
    .title = Moulin à eau
covered-market = les halles
    .title = Halles
bourgeois-house = la maison bourgeoise
    .title = Maison bourgeoise
post = le relais postal
    .title = Relais postal
hotel = l’hôtel
    .title = Hôtel
tavern = la taverne
    .title = Taverne
farm = la ferme
    .title = Ferme
church = l’église
    .title = Église
watchtower = la tour de guet
    .title = Tour de guet
abbey = l’abbaye
    .title = Abbaye
cloister = le cloître
    .title = Cloître
chapel = la chapelle
    .title = Chapelle
aqueduct = l’aqueduc
    .title = Aqueduc
castle = le château-fort
    .title = Château-fort
cathedral = la cathédrale
    .title = Cathédrale
small-crane = la petite grue
    .title = Petite grue
small-circular-saw = la petite scie circulaire
    .title = Petite scie circulaire
small-survey-tools = le petit instrument de mesure
    .title = Petit instrument de mesure
small-tile-oven = le petit four à tuiles
    .title = Petit four à tuiles
large-crane = la grande grue
    .title = Grande grue
large-circular-saw = la grande scie circulaire
    .title = Grande scie circulaire
large-survey-tools = le grand instrument de mesure
    .title = Grand instrument de mesure
large-tile-oven = le grand four à tuiles
    .title = Grand four à tuiles
