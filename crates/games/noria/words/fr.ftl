# Noria en français.

title = Noria
tagline = Tournez votre roue, sillonnez les cieux, gagnez l’Hôtel de Ville.
about = Les trois anneaux d’une roue tournent à chaque manche, et les disques qui passent décident de vos actions. Construisez vaisseaux et usines, gagnez les îles et soutenez les projets dont le prix montera.
duration = 70 à 120 minutes
weight = exigeant
authors = Sophia Wagner
credit = Noria. Autrice : Sophia Wagner. Illustrateur : Michael Menzel. Mise en page : Andrea Kattnig et Klemens Franz. Éditeurs : Edition Spielwiese et BLAM !

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
    .about = Le grand et le petit anneau peuvent-ils servir ensemble sans le disque de l’anneau médian entre eux ? Dans une chaîne, le disque médian est utilisé ou inspecté avant le second des deux.
option-adjacency-open = tous les disques d’une combinaison
option-adjacency-strict = seulement une chaîne sans trou

# Ce que disent les boutons

move-lay = Garnir le marché : { $discs }
move-order = Ranger les disques de ressource : { $resources }
move-reveal = Une nouvelle île apparaît : { $island }
move-take = Prendre 1 { $resource }
move-enter = Entrer gratuitement sur la voie { $path }
move-next = Placer maintenant { $disc }
move-place = Placer { $disc } : { $space }
move-place-over = Placer { $disc } : { $space }, d’où { $over } quitte le jeu
move-night-shift = Équipe de nuit : tourner { $ring } d’un cran ({ $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  })
move-modify = Modification : échanger ou déplacer { $disc }, { $space } ({ $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  })
move-to = vers { $space }
move-exchange = l’échanger avec { $disc }, { $space }
move-act = Laisser la roue et agir
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
    [one] { $number } marchandise simple (hélice, voile ou boussole)
   *[other] { $number } marchandises simples identiques
  }
price-simple-different = { $number } marchandises simples d’au moins deux types
price-complex-alike = { $number ->
    [one] { $number } marchandise complexe (lampe ou piston)
   *[other] { $number } marchandises complexes identiques
  }
price-complex-different = { $number } marchandises complexes, lampes et pistons

# Ce qui est demandé

ending = Dernière manche
    .brief = Dernière manche
prompt-build = Où va { $disc } ? 3 sur le grand anneau, 2 sur le médian, 1 sur le petit ; 2 en bas.
prompt-resource = Prenez une ressource pour commencer.
prompt-level = Choisissez la voie où vous entrez gratuitement, au niveau 1.
prompt-influence = Payez pour tourner un anneau, échanger ou déplacer des disques, ou laissez la roue.
prompt-influence-turn = Payez pour tourner un anneau, ou laissez la roue.
prompt-influence-move = Payez pour échanger ou déplacer des disques, ou laissez la roue.
prompt-modify = Où va { $disc } ? Choisissez un espace vide, ou le disque avec lequel l’échanger.
prompt-action = { $used ->
    [0] Utilisez un disque de la moitié basse de la roue, ou inspectez-en un (1 connaissance).
    [1] 1 disque sur 3 utilisé : prenez-en un d’un autre anneau, ou terminez les actions.
   *[other] { $used } disques sur 3 utilisés : prenez-en un du dernier anneau, ou terminez.
  }
prompt-trade = Plus de disque à utiliser : échangez au marché noir, ou terminez les actions.
prompt-used-up = Plus de disque à utiliser : terminez les actions.
prompt-city = { $action ->
    [first] Ville, 1re action sur 2 : montez d’un niveau sur une voie, ou prenez un disque.
    [second] Ville, 2e action sur 2 : montez sur une voie, prenez un disque, ou renoncez-y.
   *[only] Ville : montez d’un niveau sur une voie, ou prenez un disque au marché.
  }
prompt-journey = { $action ->
    [first] Voyage, 1re action sur 2 : envoyez l’ambassadeur sur une île, ou révélez-en une.
    [second] Voyage, 2e action sur 2 : choisissez une île, révélez-en une, ou renoncez-y.
   *[only] Voyage : envoyez l’ambassadeur sur une île, ou révélez-en une nouvelle.
  }
prompt-journey-known = { $action ->
    [first] Voyage, 1re action sur 2 : envoyez l’ambassadeur sur une autre île.
    [second] Voyage, 2e action sur 2 : envoyez l’ambassadeur sur une autre île, ou renoncez-y.
   *[only] Voyage : envoyez votre ambassadeur sur une autre île.
  }
prompt-tool = { $action ->
    [first] Outil, 1re action sur 2 : améliorez un disque, ou remplissez des entrepôts.
    [second] Outil, 2e action sur 2 : améliorez un disque, produisez, ou renoncez-y.
   *[only] Outil : améliorez un disque, ou produisez (un seul type, ou un de chacun de plusieurs).
  }
prompt-repeat = Bonus : utilisez encore une fois un disque de ce tour.
prompt-repeat-again = Bonus : utilisez encore un disque de ce tour, ou renoncez-y.
prompt-pay-disc = Payez { $disc } : { $asked }.
prompt-pay-landing = Payez un péage pour vous poser sur { $island } : { $asked }.
prompt-pay-toll = Des rivaux vous devancent sur la voie { $path } : péage de { $asked }, à la réserve.
prompt-pay-level = Payez la voie { $path }, niveau { $level } : { $asked }{ $toll ->
    [0] { "" }
   *[other] , péage compris
  }.
prompt-pay-goods = Payez la voie { $path }, niveau { $level } : { $price }.
prompt-land = Prenez un bateau de { $island }, ou bâtissez-y une usine.
prompt-land-ship = Prenez un bateau de { $island }.
prompt-land-factory = Bâtissez une usine sur { $island } : choisissez un emplacement.
prompt-politics = Faites siéger un politicien ({ $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }) : sa Chambre vaudra plus. Ou terminez.
prompt-dismiss = Défaussez maintenant un politicien qui attend : cette Chambre montera moins haut.
prompt-next = Choisissez lequel de vos nouveaux disques placer d’abord.
prompt-place = Choisissez l’espace où va { $disc } ; le disque qui s’y trouve quitte le jeu.

# Ce qui est redemandé

warning-unused-discs = { $number ->
    [one] Un disque pourrait encore servir, ou être inspecté pour 1 connaissance.
   *[other] { $number } disques pourraient encore servir, ou être inspectés pour 1 connaissance chacun.
  }
warning-last-knowledge = C’est votre dernier tour : { $number ->
    [one] { $number } connaissance ne vaudra plus rien
   *[other] { $number } connaissances ne vaudront plus rien
  }. Une intrigue pourrait rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
warning-fresh-disc = Vous pourriez encore l’utiliser pendant ce tour ; amélioré maintenant, il attendra le prochain.
warning-upgraded-disc = Vous l’avez amélioré, et le nouveau disque pourrait aller ailleurs.

# À quoi sert un coup

reason-take = 1 { $resource } en stock dès le début
reason-enter = le niveau 1 de la voie { $path } sans payer
reason-next = placé en premier, il a encore le choix de toutes les places
reason-place = { $turns ->
    [1] utilisable dès votre prochain tour
   *[other] utilisable dans { $turns } tours
  }
reason-place-over = { $turns ->
    [1] utilisable dès votre prochain tour ; { $over } quitte le jeu
   *[other] utilisable dans { $turns } tours ; { $over } quitte le jeu
  }
reason-act = { $number ->
    [0] aucun disque du bas n’est utilisable, et tout changement coûte des connaissances
    [one] un disque du bas est utilisable tel quel
   *[other] { $number } disques du bas vont ensemble tels quels
  }
reason-raises = de la moitié haute, il peut descendre et servir dans ce tour
reason-makes-room = libère dans la moitié basse la place d’un disque plus utile dans ce tour
reason-later = mieux placé pour vos prochains tours
reason-activates = amène { $disc } dans la moitié basse
reason-gather = { $number } { $resource } : vous en aurez { $total }
reason-use-city = un niveau de plus, ou un nouveau disque
reason-use-journey = un bateau ou une usine
reason-use-tool = un disque amélioré, ou des marchandises
reason-use-bonus = un disque de ce tour encore une fois
reason-use-twice-city = deux niveaux ou disques en un tour
reason-use-twice-journey = deux bateaux ou usines en un tour
reason-use-twice-tool = deux améliorations ou productions en un tour
reason-use-twice-bonus = deux fois encore des disques de ce tour
reason-inspect = 1 connaissance tout de suite
reason-sell = { $knowledge } connaissances tout de suite
reason-acquire = 1 { $resource } tout de suite
reason-end = rien d’autre ne rapporte davantage pour l’instant
reason-income = vos usines rapportent { $number ->
    [one] { $number } connaissance
   *[other] { $number } connaissances
  }
reason-buy = { $disc } pour le reste de la partie
reason-invest = niveau { $level } de la voie { $path } : { $points ->
    [0] aucun point pour l’instant, car sa Chambre ne vaut rien
    [one] { $points } point de plus, les Chambres étant ce qu’elles sont
   *[other] { $points } points de plus, les Chambres étant ce qu’elles sont
  }
reason-explore = une nouvelle île avec tous ses bateaux, sans péage
reason-visit = { $ships ->
    [0] aucun bateau
    [one] { $ships } bateau
   *[other] { $ships } bateaux
  } et { $spaces ->
    [0] aucun emplacement d’usine libre
    [one] { $spaces } emplacement d’usine libre
   *[other] { $spaces } emplacements d’usine libres
  }
reason-ship = { $disc } rapportera { $number } au lieu de { $before }
reason-build = { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
  } ({ $good }){ $knowledge ->
    [0] { "" }
    [one] {" "}et { $knowledge } connaissance de plus par tour
   *[other] {" "}et { $knowledge } connaissances de plus par tour
  }
reason-upgrade = { $disc } pourra servir deux fois dans un tour
reason-produce = { $goods } en stock
reason-intrigue = { $points ->
    [one] { $points } point pour vous maintenant
   *[other] { $points } points pour vous maintenant
  }, { $rival } au plus pour un rival
reason-dismiss = un niveau y vaudra { $value } au plus

# Pourquoi un coup est refusé

refusal-chance-moves = une île va être révélée : personne ne joue avant
refusal-wheel-due = posez d’abord les six disques de votre roue, l’un après l’autre
refusal-resource-due = prenez d’abord une ressource pour commencer
refusal-level-due = choisissez d’abord la voie où vous entrez gratuitement : son premier échelon est allumé
refusal-influence-due = modifiez d’abord votre roue contre des connaissances, ou laissez-la et passez à vos disques
refusal-target-due = choisissez d’abord où va le disque que vous déplacez
refusal-discs-due = utilisez maintenant des disques de la moitié basse de votre roue, ou terminez vos actions
refusal-repeat-due = choisissez d’abord le disque que votre disque bonus utilise à nouveau
refusal-landing-due = prenez d’abord un bateau de l’île, ou bâtissez-y une usine
refusal-politics-due = faites siéger maintenant un politicien à l’Hôtel de Ville, ou terminez votre tour
refusal-dismissal-due = défaussez d’abord un politicien qui attend dans une autre Chambre
refusal-next-due = choisissez d’abord lequel de vos nouveaux disques va en premier sur la roue
refusal-place-due = choisissez d’abord l’espace du nouveau disque sur votre roue
refusal-taken-at-start = une ressource ne se prend gratuitement qu’au début : à présent, les disques de la moitié basse en apportent, ou le marché noir contre des connaissances
refusal-influence-phase = la roue se modifie au début du tour, avant d’utiliser des disques
refusal-action-phase = vos actions de ce tour sont terminées : les disques serviront de nouveau à votre prochain tour
refusal-politics-phase = les politiciens siègent une fois vos actions terminées
refusal-administration-phase = on ne place que les disques achetés, à la fin du tour
refusal-needs-city = monter sur une voie ou prendre un disque, c’est l’action d’un disque Ville : utilisez-en un de la moitié basse de la roue
refusal-needs-journey = l’ambassadeur voyage avec un disque Voyage : utilisez-en un de la moitié basse de la roue
refusal-needs-tool = améliorer un disque ou produire, c’est l’action d’un disque Outil : utilisez-en un de la moitié basse de la roue
refusal-needs-bonus = réutiliser un disque, c’est l’action d’un disque Bonus
refusal-needs-landing = bateaux et usines se prennent sur l’île où l’ambassadeur vient de se poser lors d’un voyage
refusal-payment-due = il faut d’abord payer : choisissez avec quoi
refusal-second-due = le disque en cours a une seconde action : prenez-la ou renoncez-y avant d’en utiliser un autre
refusal-over = la partie est finie
refusal-no-such-outcome = le hasard ne peut pas donner cela
refusal-ring-full = cet anneau a tous ses disques
refusal-wrong-half = deux des six disques doivent être dans la moitié basse, quatre dans la moitié haute
refusal-space-occupied = un disque s’y trouve déjà
refusal-knowledge = cela coûte { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }, et vous en avez { $held }
refusal-small-ring = l’équipe de nuit ne peut pas tourner le petit anneau
refusal-empty-space = aucun disque ne se trouve là : choisissez-en un qui est allumé
refusal-same-disc = les deux disques sont pareils : rien ne changerait
refusal-inactive = seuls les disques de la moitié basse de la roue servent : celui-ci attend que la roue le fasse descendre
refusal-already-activated = ce disque a déjà été utilisé ou inspecté pendant ce tour : choisissez-en un autre, ou terminez vos actions
refusal-fresh = un disque amélioré pendant ce tour attend le prochain
refusal-incompatible = un disque par anneau, chacun touchant le suivant : celui-ci ne va pas avec ceux qui ont servi
refusal-nothing-to-do = ce disque ne peut rien faire maintenant : on ne peut que l’inspecter
refusal-nothing-journey = l’ambassadeur ne peut payer aucune autre île : le disque Voyage ne peut qu’être inspecté
refusal-nothing-tool = il n’y a rien à améliorer ni à produire : le disque Outil ne peut qu’être inspecté
refusal-nothing-bonus = un disque Bonus répète un disque utilisé avant lui à ce tour : utilisez-en d’abord un autre
refusal-not-upgraded = ce disque n’est pas amélioré, il ne peut donc pas servir deux fois
refusal-already-doubled = un seul disque amélioré sert deux fois par tour, et c’est déjà fait
refusal-other-disc = c’est { $disc } qui sert en ce moment, et il ne fait pas cela : choisissez parmi ce qui est allumé
refusal-action-due = vous avez activé un disque : choisissez d’abord ce que vous en faites, parmi ce qui est allumé
refusal-market-closed = le marché noir est fermé : il ouvre pendant que vous choisissez quel disque utiliser
refusal-no-good = vous n’avez pas de { $good } en stock : un disque Outil produit des marchandises
refusal-sold-out = le marché n’en a plus : { $disc }
refusal-resources = cela coûte { $needed ->
    [one] { $needed } ressource
   *[other] { $needed } ressources
  }, et vous en avez { $held }
refusal-price = le prix est de { $price } ; de quoi le payer, vous avez { $held }
refusal-path-toll = en plus du prix, un péage de { $toll ->
    [one] { $toll } ressource
   *[other] { $toll } ressources
  } est dû, car des rivaux sont au-dessus de vous ; après le prix, il vous en reste { $left }
refusal-landing-toll = s’y poser coûte un péage de { $toll ->
    [one] { $toll } ressource
   *[other] { $toll } ressources
  }, et vous en avez { $held }
refusal-ingredients = il faudrait { $needed } pour produire { $goods } ; vous avez { $held }
refusal-not-in-stock = vous n’avez pas tout ce que vous voulez payer
refusal-top-level = vous êtes au plus haut niveau de la voie { $path }
refusal-wrong-payment = à payer : { $asked }
refusal-wrong-goods = à payer : { $price }
asked-any = { $number ->
    [one] { $number } ressource de n’importe quel type
   *[other] { $number } ressources de n’importe quel type
  }
asked-different = { $number } ressources d’au moins deux types
asked-alike = { $number } ressources identiques
asked-alike-and-toll = { $number } ressources, dont { $alike } identiques
refusal-no-island-left = toutes les îles de cette partie sont révélées
refusal-not-in-play = cette île n’est pas en jeu
refusal-same-island = votre ambassadeur s’y trouve déjà et doit aller ailleurs
refusal-not-neighbour = votre ambassadeur ne peut aller que sur une île voisine
refusal-no-ship = il n’y a plus de tel bateau ici
refusal-no-factory-left = toutes vos usines sont bâties
refusal-no-factory-space = cet emplacement d’usine n’est pas libre
refusal-twin-space = un emplacement d’usine pareil, de numéro plus bas, est libre : choisissez celui-là
refusal-already-upgraded = ce disque est déjà amélioré : choisissez-en un autre
refusal-tool-itself = un disque Outil ne s’améliore pas lui-même : choisissez un autre disque
refusal-no-warehouse = entrepôts vides pour cela : { $empty } ({ $good }) ; une usine en apporte d’autres
refusal-one-good = « un de chaque » demande au moins deux marchandises différentes
refusal-none-produced = produisez au moins une marchandise
refusal-not-used = seul un disque utilisé à ce tour peut être répété
refusal-twin-disc = un disque pareil le précède sur la roue : répétez celui-là
refusal-nobody-waiting = aucun politicien n’attend dans cette Chambre : choisissez-en une autre
refusal-not-waiting = { $disc } n’attend pas d’être placé
refusal-twin-replaced = un disque pareil le précède sur la roue : remplacez celui-là

# Le journal

log-appeared = Une nouvelle île apparaît : { $island }
log-laid = Au marché, du plus cher au moins cher : { $discs }
log-ordered = { $you ->
    [yes] Vos disques de ressource
   *[no] Les disques de ressource de { $seat }
  }, dans l’ordre : { $resources }
log-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } 1 { $resource }
log-entered = { $you ->
    [yes] Vous entrez
   *[no] { $seat } entre
  } gratuitement sur la voie { $path }
log-round = Manche { $round } sur { $rounds }
log-shifted = { $you ->
    [yes] Vous tournez
   *[no] { $seat } tourne
  } { $ring } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }
log-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } { $disc } vers { $space } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }
log-exchanged = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
  } { $disc } avec { $other } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  }
log-activated = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } { $disc }
log-doubled = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } deux fois { $disc }
log-inspected = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } 1 connaissance au lieu d’utiliser { $disc }
log-repeated = { $you ->
    [yes] Vous répétez
   *[no] { $seat } répète
  } { $disc }
log-gathered = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $number } { $resource }
log-sold = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
  } 1 { $good } contre { $knowledge } connaissances
log-acquired = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
  } { $knowledge } connaissances contre 1 { $resource }
log-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
  } { $amounts }
log-bought = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $disc } au marché
log-rose = { $you ->
    [yes] Vous atteignez
   *[no] { $seat } atteint
  } le niveau { $level } de la voie { $path }
log-landed = { $you ->
    [yes] Vous vous posez
   *[no] { $seat } se pose
  } sur { $island }
log-took-ship = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } un bateau : { $resource }
log-built = { $you ->
    [yes] Vous bâtissez
   *[no] { $seat } bâtit
  } une usine : { $good }, { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
  }
log-upgraded = { $you ->
    [yes] Vous améliorez
   *[no] { $seat } améliore
  } { $disc }
log-produced = { $you ->
    [yes] Vous produisez
   *[no] { $seat } produit
  } { $goods }
log-seated = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
  } siéger un politicien à { $chamber } pour { $price ->
    [one] { $price } connaissance
   *[other] { $price } connaissances
  } : un niveau y vaut { $value }
log-dismissed = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
  } un politicien de { $chamber }
log-income = { $you ->
    [yes] Vous recevez de vos usines
   *[no] { $seat } reçoit de ses usines
  } { $income ->
    [one] { $income } connaissance
   *[other] { $income } connaissances
  }
log-placed = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
  } { $disc } : { $space }
log-placed-over = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
  } { $disc } : { $space } ; { $over } quitte le jeu

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
    .the = le { space-L0 }
space-L1 = grand anneau, en haut
    .the = le { space-L1 }
space-L2 = grand anneau, en haut à droite
    .the = le { space-L2 }
space-L3 = grand anneau, à droite
    .the = le { space-L3 }
space-L4 = grand anneau, en bas
    .the = le { space-L4 }
space-L5 = grand anneau, à gauche
    .the = le { space-L5 }
space-M0 = anneau médian, en haut à gauche
    .the = l’{ space-M0 }
space-M1 = anneau médian, en haut à droite
    .the = l’{ space-M1 }
space-M2 = anneau médian, à droite
    .the = l’{ space-M2 }
space-M3 = anneau médian, à gauche
    .the = l’{ space-M3 }
space-S0 = petit anneau, en haut
    .the = le { space-S0 }
space-S1 = petit anneau, en bas
    .the = le { space-S1 }
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

# Titres de la liste des coups

group-take = Ressource de départ
group-enter = Niveau de départ
group-next = Quel disque d’abord ?
group-place = Placer le disque
group-night-shift = Équipe de nuit
group-modify = Modification
group-to = Vers où ?
group-act = Continuer
group-activate = Utiliser un disque
group-double = Utiliser deux fois un disque
group-inspect = Inspection
group-sell = Marché noir : marchandises
group-acquire = Marché noir : ressources
group-finish = Continuer
group-buy = Marché
group-invest = Investir
group-explore = Explorer
group-visit = Voyager
group-ship = Prendre un bateau
group-build = Bâtir une usine
group-upgrade = Améliorer un disque
group-produce = Produire un seul type
group-produce-each = Produire un de chacun de plusieurs types
group-repeat = Répéter un disque
group-stop = Continuer
group-pay = Payer
group-intrigue = Intrigue
group-dismiss = Défausser
group-rest = Continuer

# Sur le plateau

board-phases = Phases du tour
board-phase-influence = Influence
    .about = Phase I, facultative : payer des connaissances pour tourner un anneau, échanger deux disques ou en déplacer un.
board-phase-action = Actions
    .about = Phase II : utiliser jusqu’à trois disques de la moitié basse, un par anneau. Le marché noir est ouvert.
board-phase-politics = Politique
    .about = Phase III, facultative : payer des connaissances pour faire siéger un politicien et en défausser un autre. Quand plus personne n’attend, il n’y a plus de politique.
board-phase-administration = Administration
    .about = Phase IV : les usines donnent des connaissances, chaque anneau tourne d’un cran, on place les disques achetés.
board-wheel = Roue
board-city = Ville
board-stock = Stock
board-hall = Hôtel de Ville
board-hall-sum = Points : votre niveau × la valeur marquée de sa Chambre
board-islands-how = Un disque Voyage envoie votre ambassadeur sur une île : vous y prenez un bateau ou y bâtissez une usine.
board-hall-key = = d’une seule sorte · ≠ d’au moins deux sortes · en rouge : avec le péage des rivaux plus haut
board-paid-alike = = une sorte
board-paid-different = ≠ différentes
board-times = { $number }× → { $what }
board-market = Marché
board-islands = Îles

board-pay = Choisissez avec quoi payer
board-next = Choisissez le disque à placer d’abord
board-toll = Péage : 1 ressource par rival au-dessus de vous
board-act = Laisser la roue
board-stop = Renoncer
board-finish = Finir les actions
board-rest = Finir le tour
board-inspection = Inspecter
    .about = Inspection : prendre 1 connaissance au lieu d’utiliser un disque de la moitié basse.
board-used = { $number ->
    [one] { $number } disque utilisé sur 3
   *[other] { $number } disques utilisés sur 3
  }
board-prices = Ce que coûtent les actions spéciales
board-next-round = puis { $number }
board-level = Niveau { $level } : { $price }
board-empty = vide
board-to-build = Disques encore à placer
board-waiting = Les disques achetés attendent ici la fin de votre tour, puis vous les placez

board-rounds-about = Chaque manche découvre une case. Une intrigue coûte 1 connaissance par engrenage découvert ; sur les cases soulignées d’un double trait, équipe de nuit et modification coûtent 1 de plus.
board-round = Manche { $round } sur { $rounds }
board-gears = { $number ->
    [one] { $number } engrenage découvert
   *[other] { $number } engrenages découverts
  }
board-ring-large = Grand anneau
board-ring-medium = Anneau médian
board-night-shift = Équipe de nuit
    .about = Influence : tourne d’un cran le grand anneau ou l’anneau médian. Le prix double à chaque usage dans un tour ; « puis » donne celui de la prochaine manche.
board-modification = Modification
    .about = Influence : échange deux disques, même d’anneaux différents, ou en déplace un vers un espace vide. Le prix double à chaque usage dans un tour ; « puis » donne celui de la prochaine manche.
board-intrigue = Intrigue
    .about = Politique : fait siéger un politicien et en défausse un autre, tant qu’il y en a qui attendent. Le prix double à chaque usage dans un tour ; « puis » donne celui de la prochaine manche.

board-knowledge = Connaissances
    .about = Connaissances, et ce que les usines ajoutent à la fin du tour
board-resources = Ressources
board-ships = { $number ->
    [one] { $number } bateau : son disque rapporte { $number } { $resource }
   *[other] { $number } bateaux : leur disque rapporte { $number } { $resource }
  }
board-goods = Marchandises et entrepôts
board-goods-full = Marchandises en stock
board-good = { $good } : { $number } dans { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
  }
board-no-warehouse = –
board-recipe = Une unité coûte
board-each = Un de chacun de plusieurs types…
board-factories = { $number ->
    [one] { $number } usine bâtie
   *[other] { $number } usines bâties
  } sur 7 : { $income ->
    [one] { $income } connaissance
   *[other] { $income } connaissances
  } par tour
board-black-market = Marché noir
    .about = Pendant la phase d’actions, chaque fois que vous choisissez un disque : une marchandise simple se vend 2 connaissances, une complexe 3 ; 3 connaissances achètent 1 ressource.
board-planner = La roue aux prochaines manches
board-planner-about = Comment elle se tiendra si rien ne change. Seule la moitié basse est utilisable.
board-planner-round = Manche { $number }

board-chamber-refining = Niveau de Raffinage multiplié par la valeur de la Chambre. Les niveaux se paient en ressources.
    .short = ressources
board-chamber-colonization = Niveau de Colonisation multiplié par la valeur de la Chambre. Les niveaux se paient en ressources.
    .short = ressources
board-chamber-exploration = Niveau d’Exploration multiplié par la valeur de la Chambre. Les niveaux se paient en marchandises simples : hélices, voiles, boussoles.
    .short = marchandises simples
board-chamber-research = Niveau de Recherche multiplié par la valeur de la Chambre. Les niveaux se paient en marchandises complexes : lampes et pistons.
    .short = marchandises complexes
board-chamber-specialization = Votre niveau le plus haut des quatre voies multiplié par la valeur de la Chambre
    .short = niveau maximal
board-chamber-division = Votre niveau le plus bas des quatre voies multiplié par la valeur de la Chambre ; tant qu’une voie est à la Grotte, c’est 0
    .short = niveau minimal
board-cave = Grotte
board-bench = { $waiting ->
    [0] Personne n’attend
    [one] { $waiting } politicien attend
   *[other] { $waiting } politiciens attendent
  } ; un niveau vaut { $value } à présent
board-hall-about = Une voie rapporte son niveau multiplié par la valeur de sa Chambre. Prix des niveaux : = tout du même type, ≠ au moins deux types, + un péage de 1 ressource par rival au-dessus de vous sur la voie.

board-free = gratuit
board-left = ×{ $number }
board-legend = Ce que font les disques
board-disc-up = Un disque amélioré, quel qu’il soit : l’un d’eux peut servir deux fois par tour. S’il ne sert qu’une fois, un autre le peut encore
board-disc-energy = Rapporte 1 énergie par bateau d’énergie
board-disc-mycelium = Rapporte 1 mycélium par bateau de mycélium
board-disc-obsidian = Rapporte 1 obsidienne par bateau d’obsidienne
board-disc-city = Ville : prendre un disque au marché, ou monter d’un niveau sur une voie
board-disc-journey = Voyage : déplacer son ambassadeur, puis prendre un bateau ou bâtir une usine
board-disc-tool = Outil : améliorer un disque, ou produire des marchandises
board-disc-bonus = Bonus : utiliser encore une fois un disque déjà utilisé ce tour-ci

board-circle = Les îles forment un cercle : de l’une, on atteint ses deux voisines.
board-dock = { $number ->
    [0] Plus de bateau : { $resource }
    [one] { $number } bateau : { $resource }
   *[other] { $number } bateaux : { $resource }
  }
board-plot = Emplacement d’usine : { $good }, { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
  }
board-unknown = { $number ->
    [one] { $number } île à découvrir
   *[other] { $number } îles à découvrir
  }
board-harbour = Départ
    .about = La petite île de départ ; personne n’y revient.
