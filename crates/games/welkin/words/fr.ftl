# Welkin en français.

title = Welkin
tagline = Bâtissez parmi les nuages, vendez quand le vent est bon.
about = Réunissez cinq sortes de biens, achevez des îles et vendez chacune au cours du jour. Ouvrir un chantier fait souvent bouger le marché, pour vous comme pour les autres.
duration = 45 minutes environ
weight = moyen
authors = Fabien Tanguy
credit = Welkin. Auteur : Fabien Tanguy. Développement : Matthis Gaciarz. Illustrateur : Sylvain Sarrailh. Graphisme : Justine Levasseur. Éditeurs : Ankama et Forgenext.

# Ce que disent les boutons

move-quote = Un jeton de prix montre { $resource }
move-deal = Révéler { $site }
move-open = Ouvrir { $site }
move-flip = Retourner un jeton de prix : { $from } devient { $to }
move-turn-force = Produire : tourner { $resource } côté force
move-turn-resource = Produire : tourner { $resource } côté ressource
move-turn-force-paid = Tourner { $resource } côté force (1 pièce)
move-turn-resource-paid = Tourner { $resource } côté ressource (1 pièce)
move-take = Prendre { $resource }
move-discard = Défausser { $resource }
move-place = Poser { $resource } sur { $site }
move-place-any = Poser { $resource } sur { $site }, emplacement au choix
move-power = Pouvoir : { $power }
move-sell = Vendre { $site } en l’état pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
move-done = Finir le tour
move-done-turning = Produire avec les jetons tels quels
move-done-placing = Ne rien poser de plus

# Le journal

log-market = Le marché ouvre : végétal { $vegetal }, élémentaire { $elemental }, animal { $animal }, métal { $metal }, pierre précieuse { $gem }
log-dealt = Nouveau à l’étal : { $site }
log-opened = { $you ->
    [yes] Vous ouvrez
   *[no] { $seat } ouvre
  } { $site }
log-flipped = { $you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
  } un jeton de prix : { $from } devient { $to }
log-turned-force = { $you ->
    [yes] Vous tournez
   *[no] { $seat } tourne
  } { $resource } côté force{ $paid ->
    [0] { "" }
   *[other] {" "}pour 1 pièce
  }
log-turned-resource = { $you ->
    [yes] Vous tournez
   *[no] { $seat } tourne
  } { $resource } côté ressource{ $paid ->
    [0] { "" }
   *[other] {" "}pour 1 pièce
  }
log-produced-nothing = { $you ->
    [yes] Vous ne produisez
   *[no] { $seat } ne produit
  } rien
log-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
log-lacked = Il manque à la réserve { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  } que { $you ->
    [yes] vous auriez
   *[no] { $seat } aurait
  } pu prendre
log-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
  } { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
log-placed = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } { $resource } sur { $site }
log-placed-any = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } { $resource } sur { $site }, emplacement au choix
log-sold = { $you ->
    [yes] Vous terminez et vendez
   *[no] { $seat } termine et vend
  } { $site } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
log-sold-incomplete = { $you ->
    [yes] Vous vendez
   *[no] { $seat } vend
  } { $site } en l’état pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
log-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
  } un pouvoir : { $power }
log-played-paid = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
  } un pouvoir : { $power }, pour 1 pièce
log-last-turns = { $you ->
    [yes] Vous avez pris une carte qui ne peut pas être remplacée : ce tour est votre dernier, les autres en jouent encore un
   *[no] { $seat } a pris une carte qui ne peut pas être remplacée : les autres jouent un dernier tour
  }
log-idled = Personne n’a fait autre chose que produire depuis vingt manches : la partie s’arrête là
log-ended = La partie est finie

# Ce qui est demandé. « last » vaut yes au dernier tour d’un joueur.

ending = Derniers tours : { $you ->
    [yes] vous jouez
   *[no] { $seat } joue
  } en dernier
    .brief = Dernier tour
prompt-any-action = Ouvrez un chantier, tournez un jeton pour produire, ou posez.
prompt-open-or-produce = Ouvrez un chantier, ou tournez un jeton pour produire.
prompt-place-or-produce = Posez des ressources, ou tournez un jeton pour produire.
prompt-produce = Tournez un jeton de production pour produire.
prompt-sell = Vendez en l’état, jouez un pouvoir ou finissez le tour.
prompt-power = Jouez le pouvoir d’un chantier terminé, ou finissez.
prompt-open = Choisissez à l’étal le chantier que votre pouvoir ouvre.
prompt-flip = Retournez un jeton de prix : la ressource visible perd 1 pièce, celle du dos la gagne.
prompt-flip-two = Retournez deux jetons de prix de ressources différentes. Choisissez le premier.
prompt-flip-second = Retournez maintenant un jeton de prix d’une autre ressource.
prompt-turning = { $number ->
    [0] Rien n’est produit ainsi. Tournez d’autres jetons (1 pièce chacun), ou produisez.
    [one] Produisez { $number } ressource, ou tournez d’autres jetons pour 1 pièce chacun.
   *[other] Produisez { $number } ressources, ou tournez d’autres jetons pour 1 pièce chacun.
  }
prompt-take = { $number ->
    [one] Prenez { $number } des ressources éclairées.
   *[other] Prenez { $number } des ressources éclairées, une par une.
  }
prompt-discard = Votre stock n’en garde que { $most } : défaussez { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  }.
prompt-place = Posez une ressource de votre stock sur un emplacement éclairé.
prompt-place-more = Posez encore, ou arrêtez là. Un chantier complet est vendu aussitôt.

# Ce qu’un coup abandonne

warning-ends = La pile est vide : ouvrir un chantier maintenant amène la fin. Ce serait votre dernier tour, et chacun des autres en aurait encore un.
warning-nothing = Cela ne donnerait rien, et votre action serait dépensée.
warning-back = Vous venez de tourner ce jeton : le tourner de nouveau coûte 1 pièce. Pour prendre des ressources, finissez d’abord de tourner.
warning-sale = On ne vend en l’état que pendant ce tour : votre pouvoir de le faire serait perdu.
warning-powers = C’est votre dernier tour : les pouvoirs que vous n’avez pas joués seraient perdus.
warning-unfinished = C’est votre dernier tour, et votre stock peut encore terminer un chantier : il ne serait pas vendu.

# Ce qu’un coup apporte, en conseil

reason-open = vaut { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } une fois complet ; votre stock remplit { $covered } de ses { $slots } emplacements
reason-flip = { $from } baisse à { $less }, { $to } monte à { $more }
reason-flip-gain = { $from } baisse à { $less }, { $to } monte à { $more } : vos chantiers gagnent { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
reason-flip-loss = { $from } baisse à { $less }, { $to } monte à { $more } : vos chantiers perdent { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
reason-turn = { $number ->
    [0] la production ne donne alors rien
    [one] la production donne alors { $number } ressource ({ $kinds })
   *[other] la production donne alors { $number } ressources ({ $kinds })
  }
reason-take = utile à un chantier ouvert : { $site }
reason-take-later = en stock pour un chantier que vous ouvrirez plus tard
reason-done = rien d’autre ne rapporte davantage pour l’instant
reason-discard = aucun de vos chantiers n’en a besoin
reason-discard-least = ce que vous gardez sert mieux vos chantiers
reason-place = il manque alors { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  } pour terminer { $site }
reason-finish = termine { $site } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } aussitôt
reason-power-sell-incomplete = vos chantiers ouverts rapporteraient { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } tels qu’ils sont
reason-power-use-resources = votre stock couvre { $number ->
    [0] un emplacement libre pour toute ressource
    [one] { $number } emplacement
   *[other] { $number } emplacements
  } de vos chantiers, et votre action reste libre
reason-power-open-site = un chantier de plus, et votre action reste libre
reason-power-buy-two = deux ressources au choix pour 1 pièce, et votre action reste libre
reason-power-flip-two = deux prix changent à votre gré, et votre action reste libre
reason-sell = complet, il rapporterait { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }

# Pourquoi un coup est refusé

refusal-over = la partie est finie
refusal-not-now = c’est le moment de l’action de votre tour, d’un pouvoir ou de la fin du tour
refusal-flip-later = un jeton de prix se retourne quand vous ouvrez un chantier aux deux flèches, ou par un pouvoir
refusal-chance-moves = une carte ou un jeton va être révélé : personne ne joue avant
refusal-opening-due = ouvrez d’abord le chantier que vous offre votre pouvoir
refusal-flip-due = retournez d’abord un jeton de prix
refusal-turning-due = tournez d’abord vos jetons de production comme vous le voulez, puis produisez
refusal-taking-due = prenez d’abord les ressources produites ou achetées
refusal-discard-due = votre stock déborde : défaussez d’abord des ressources
refusal-placing-due = posez d’abord vos ressources, puis dites que vous ne posez rien de plus
refusal-not-an-outcome = une carte ou un jeton va être révélé, et ce ne peut pas être celui-ci
refusal-action-made = vous avez fait l’action de ce tour : jouez un pouvoir, ou terminez le tour
refusal-action-due = vous n’avez pas encore fait l’action de ce tour
refusal-nothing-placed = il faut poser au moins une ressource
refusal-no-place = vos deux places pour des chantiers ouverts sont prises : terminez-en d’abord un
refusal-not-on-display = { $site } n’est pas à l’étal
refusal-no-such-token = aucun jeton de prix que vous pouvez retourner ne montre { $shown } avec { $behind } au dos
refusal-same-resource = les deux jetons doivent montrer des ressources différentes
refusal-turned-twice = votre jeton de production ({ $resource }) a déjà été tourné deux fois
refusal-no-coin = cela coûte 1 pièce, et vous n’en avez aucune
refusal-not-produced = aucun de vos jetons de production ne montre cette ressource : { $resource }
refusal-none-left = la réserve est épuisée pour cette ressource : { $resource }
refusal-reserve-empty = la réserve est vide
refusal-not-in-stock = votre stock ne contient pas cette ressource : { $resource } : produisez-en d’abord
refusal-no-open-site = vous n’avez pas de chantier ouvert où la placer : ouvrez d’abord un chantier
refusal-not-your-site = { $site } n’est pas un de vos chantiers ouverts
refusal-no-slot = { $site } n’a pas d’emplacement libre de ce genre pour cette ressource : { $resource }
refusal-stock-empty = votre stock est vide : produisez d’abord quelque chose
refusal-empty-site = rien n’est encore posé sur { $site }
refusal-not-selling = un chantier incomplet ne se vend qu’après avoir joué le pouvoir qui le permet
refusal-power-not-held = aucun de vos chantiers terminés ne donne plus ce pouvoir : { $power }
refusal-no-effect = ce pouvoir serait sans effet maintenant : { $power }

# Le classement

score-coins = Pièces
tie-break-finished = Chantiers terminés
tie-break-cost = Emplacements des chantiers terminés

# Les options

option-incomplete = Un chantier vendu incomplet
    .about = Dit si un chantier vendu incomplet grâce au pouvoir compte comme terminé et donne son propre pouvoir.
option-incomplete-counts = compte comme terminé et donne son pouvoir
option-incomplete-strict = quitte la partie

# Le matériel

site = { $name } ({ $slots })
resource-vegetal = végétal
resource-elemental = élémentaire
resource-animal = animal
resource-metal = métal
resource-gem = pierre précieuse
resource-any = au choix
power-sell-incomplete = vendre des chantiers incomplets
    .about = Jusqu’à la fin du tour, vendez vos chantiers ouverts qui portent au moins une ressource, pour ce qui s’y trouve.
power-use-resources = utiliser des ressources
    .about = Posez des ressources de votre stock sur vos chantiers, sans dépenser votre action.
power-open-site = ouvrir un chantier
    .about = Ouvrez un chantier sans dépenser votre action, même si vos deux places sont prises.
power-buy-two = acheter deux ressources
    .about = Payez 1 pièce et prenez deux ressources au choix dans la réserve ; défaussez ensuite pour n’en garder que quatre.
power-flip-two = retourner deux jetons de prix
    .about = Retournez deux jetons de prix qui montrent des ressources différentes.

# Les noms des chantiers sont les nôtres

site-01 = le Jardin des braises
    .title = Jardin des braises
site-02 = la Hutte aux salamandres
    .title = Hutte aux salamandres
site-03 = le Grenier du maréchal
    .title = Grenier du maréchal
site-04 = l’Échoppe du joaillier
    .title = Échoppe du joaillier
site-05 = la Chaumière de rosée
    .title = Chaumière de rosée
site-06 = la Cabane de l’apiculteur
    .title = Cabane de l’apiculteur
site-07 = la Forge des nuages
    .title = Forge des nuages
site-08 = le Nid de la pie
    .title = Nid de la pie
site-09 = la Maison de la girouette
    .title = Maison de la girouette
site-10 = le Kiosque arc-en-ciel
    .title = Kiosque arc-en-ciel
site-11 = la Serre des pluies
    .title = Serre des pluies
site-12 = l’Écurie du tonnerre
    .title = Écurie du tonnerre
site-13 = la Tour des aigles
    .title = Tour des aigles
site-14 = la Maison de l’horloger
    .title = Maison de l’horloger
site-15 = le Verger de cristal
    .title = Verger de cristal
site-16 = la Terrasse du berger
    .title = Terrasse du berger
site-17 = le Moulin aux éclairs
    .title = Moulin aux éclairs
site-18 = le Pavillon du paon
    .title = Pavillon du paon
site-19 = la Tonnelle de cuivre
    .title = Tonnelle de cuivre
site-20 = la Lanterne des aurores
    .title = Lanterne des aurores
site-21 = le Jardin voyageur
    .title = Jardin voyageur
site-22 = le Phare voyageur
    .title = Phare voyageur
site-23 = l’Arche voyageuse
    .title = Arche voyageuse
site-24 = le Quai voyageur
    .title = Quai voyageur
site-25 = le Bazar voyageur
    .title = Bazar voyageur
site-26 = la Prairie suspendue
    .title = Prairie suspendue
site-27 = la Fonderie de l’orage
    .title = Fonderie de l’orage
site-28 = la Volière de saphir
    .title = Volière de saphir
site-29 = l’Arboretum de fer
    .title = Arboretum de fer
site-30 = la Salle des prismes
    .title = Salle des prismes
site-31 = le Jardin d’hiver
    .title = Jardin d’hiver
site-32 = le Bain de vapeur
    .title = Bain de vapeur
site-33 = la Cour des griffons
    .title = Cour des griffons
site-34 = la Guilde des orfèvres
    .title = Guilde des orfèvres
site-35 = la Fontaine d’argent
    .title = Fontaine d’argent
site-36 = l’Auberge des caravanes
    .title = Auberge des caravanes
site-37 = la Tour de l’alchimiste
    .title = Tour de l’alchimiste
site-38 = le Marché des voyageurs
    .title = Marché des voyageurs
site-39 = le Port des moulins
    .title = Port des moulins
site-40 = la Gare des ballons
    .title = Gare des ballons
site-41 = le Palais de l’aube
    .title = Palais de l’aube
site-42 = la Grande Ménagerie
    .title = Grande Ménagerie
site-43 = l’Observatoire du dragon
    .title = Observatoire du dragon
site-44 = la Citadelle des ailes
    .title = Citadelle des ailes
site-45 = le Château d’émeraude
    .title = Château d’émeraude
site-46 = le Temple des cinq vents
    .title = Temple des cinq vents

# Les titres de la liste des coups

group-open = Ouvrir un chantier
group-flip = Retourner un jeton de prix
group-turn = Produire
group-take = Prendre
group-discard = Défausser
group-place = Poser des ressources
group-power = Jouer un pouvoir
group-sell = Vendre incomplet
group-done = Terminer

# Sur le plateau

board-isle = Votre île
board-tab-market = Marché
board-tab-display = Étal
board-new = nouveau depuis votre dernier coup
board-coins = { $number ->
    [0] Aucune pièce
    [one] { $number } pièce
   *[other] { $number } pièces
  }
board-count-open = { $number ->
    [0] Aucun chantier ouvert
    [one] { $number } chantier ouvert
   *[other] { $number } chantiers ouverts
  }
board-count-finished = { $number ->
    [0] Aucun chantier terminé
    [one] { $number } chantier terminé
   *[other] { $number } chantiers terminés
  }
board-count-powers = { $number ->
    [0] Aucun pouvoir à jouer
    [one] { $number } pouvoir à jouer
   *[other] { $number } pouvoirs à jouer
  }
board-market = Le marché
board-display = Les chantiers
board-behind = autre face :
board-becomes = { $from } baisse à { $less }, { $to } monte à { $more }
board-reserve = { $number } dans la réserve
board-reserve-short = reste { $number }
board-amount = { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
board-gap = plus rien
board-free = place libre
board-pile = { $number ->
    [0] Pile vide : qui ouvre un chantier joue son dernier tour
    [one] { $number } carte dans la pile
   *[other] { $number } cartes dans la pile
  }
board-last-turns = Derniers tours
board-worth = pièces à la vente maintenant, s’il était complet
board-worth-best = pièces au mieux à la vente maintenant, s’il était complet ; l’étoile prend n’importe quelle ressource, et ce chantier ne donne pas de pouvoir
board-pays = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } à la vente maintenant, s’il était complet
board-pays-best = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } au mieux à la vente maintenant, s’il était complet ; l’étoile prend n’importe quelle ressource, et ce chantier ne donne pas de pouvoir
board-pays-now = pièces pour ce qui s’y trouve maintenant
board-now = en l’état
board-complete = complet
board-value = vaut
board-holds = Dessus :
board-flips = Qui le prend retourne un jeton de prix.
board-power = Pouvoir :
board-sell = Vendre pour
board-place-any = L’étoile prend n’importe quelle ressource : laquelle ?
board-any = emplacement pour toute ressource
board-open = Chantiers ouverts
board-finished = Chantiers terminés
board-none-finished = Vos chantiers terminés prendront place ici.
board-used = utilisé
board-unused = pas encore utilisé
board-stock = Stock
board-production = Production
board-shows-force = montre sa force
board-shows-resource = montre sa ressource
board-yields = { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  } parmi : { $kinds }
board-yields-short = donne { $number } parmi
board-yields-nothing = aucun jeton ne montre +1 : rien n’est produit
board-yields-none = chaque +1 donne 1 ressource d’une autre sorte
board-yields-no-kind = tous les jetons montrent +1 : il n’y a aucune ressource à produire
