# Settlement en français.

title = Settlement
tagline = Explorez les terres sauvages, bâtissez un village, accueillez ses héros.
about = Six manches pour envoyer ses villageois : ils explorent, chassent les monstres, rapportent des ressources et construisent. Héros et artefacts rendent chaque village habile à sa façon.
duration = 45 à 90 minutes
weight = moyen
authors = Oleksandr Nevskiy
credit = Settlement. Auteur : Oleksandr Nevskiy. Illustrations : M81 Studio, couverture de Dmytro Kryvonos. Éditeur : IGAMES.

# Ce que disent les boutons

move-reveal = Révéler { $card }
move-take = Prendre { $artefact } : { $about }
move-build = Construire { $building } pour { $price }{ $count ->
    [one] { "" }
   *[other] {" "}(d’une pile de { $count })
  }
move-site = Dans { $street }
move-explore = Explorer { $region } avec { $villagers ->
    [one] { $villagers } villageois
   *[other] { $villagers } villageois
  } ({ $risk ->
    [0] aucun monstre ne peut surgir
    [100] un monstre surgira à coup sûr
   *[other] { $risk } % de risque qu’un monstre surgisse
  })
move-explore-masked = Explorer { $region } avec { $villagers } villageois (à vous de décider si un monstre surgit)
move-place = Sur { $space }
move-hunt = Chasser { $monster } sur { $space } avec { $villagers ->
    [one] { $villagers } villageois
   *[other] { $villagers } villageois
  } pour { $reward }
move-fortify = Fortifier { $space } : { $terrain }
move-fortify-gaining = Fortifier { $space } : { $terrain }, et gagner { $gains }
move-fort = Activer la fortification sur { $space } pour { $gains }
move-region = Activer { $region } pour { $gains } ({ $monsters ->
    [0] aucun monstre ne surgit
    [one] { $monsters } monstre surgit
   *[other] { $monsters } monstres surgissent
  })
move-region-masked = Activer { $region } pour { $gains } ({ $monsters ->
    [0] aucun monstre ne surgit
    [one] à vous de décider si un monstre surgit
   *[other] à vous de décider lesquels de { $monsters } monstres surgissent
  })
move-scroll = 1 { $resource } de plus grâce au parchemin
move-monster-yes = Laisser surgir { $monster } sur { $space }
move-monster-no = Éloigner { $monster } : { $space } reste libre
move-street = Activer { $street } : { $buildings }
move-street-only = Activer { $street } – { $use }
move-invite = Inviter { $hero } pour { $price }
move-refine = Faire un diamant avec { $price }
move-keep = Garder { $pieces }
move-done-using = Laisser les autres bâtiments
move-done-refining = Ne plus faire de diamant
move-end = Terminer le tour
move-pass = Passer{ $villagers ->
    [0] { "" }
    [one] {" "}({ $villagers } villageois reste sans emploi)
   *[other] {" "}({ $villagers } villageois restent sans emploi)
  }
move-nothing = Il n’y a rien là

price-exchanged = { $pieces } (par échange : vous donnez { $given })
amount-asked = { $amount ->
    [one] ce que vous choisirez pour { $amount } ressource manquante
   *[other] ce que vous choisirez pour { $amount } ressources manquantes
  }
amount-scroll = une de ces ressources une fois de plus

pay-gold = Payer la ressource manquante avec 1 or
pay-diamonds = Payer la ressource manquante avec 2 diamants
pay-one = Payer la ressource manquante avec 1 { $one } (miroir)
pay-pair = Payer la ressource manquante avec 2 { $one }
pay-two = Payer la ressource manquante avec 1 { $one } et 1 { $other }
pay-with-rest = { $first } ; pour le reste, vous donnez ensuite { $rest }

use-warehouse = Entrepôt : gagner 1 { $resource }
use-trading-post = Comptoir : gagner 1 { $resource }
use-bazaar = Bazar : 1 { $resource } contre 1 or
use-alchemist-tower = Tour de l’alchimiste : 1 or contre 2 diamants
use-goldsmith = Orfèvre : 1 diamant contre 1 bois, 1 argile et 1 pierre
use-tavern = Taverne : { $price } contre 2 villageois bonus
use-bank = Banque : déposer { $price } pour 5 points
use-cathedral = Cathédrale : déposer { $price } pour 4 points

# Pourquoi un coup est refusé

refusal-not-now = cela fait partie d’une action : explorez, bâtissez, chassez, fortifiez ou activez d’abord quelque chose
refusal-chance-moves = une pioche est en cours : personne ne joue avant
refusal-artefact-due = choisissez d’abord un des artefacts allumés
refusal-payment-due = payez d’abord : les façons de le faire sont à côté de la question
refusal-street-due = choisissez d’abord la rue de votre nouveau bâtiment
refusal-use-due = utilisez d’abord un bâtiment de la rue que vous avez activée
refusal-uses-due = utilisez d’abord ce que vous voulez encore dans cette rue, ou dites que vous avez fini
refusal-space-due = choisissez d’abord l’emplacement du terrain que vous avez trouvé
refusal-scroll-due = choisissez d’abord ce que le parchemin vous donne une fois de plus
refusal-mask-due = décidez d’abord si le monstre apparaît
refusal-refining-due = faites d’abord des diamants avec la bourse, ou dites que vous avez fini
refusal-keeping-due = choisissez d’abord ce que vous gardez en passant
refusal-over = la partie est finie
refusal-action-done = vous avez fait l’action de ce tour ; la suivante viendra à votre prochain tour
refusal-hero-invited = vous avez invité le héros de ce tour ; le suivant viendra à votre prochain tour
refusal-nothing-done = faites d’abord une action ou invitez un héros ; sinon, passez
refusal-villagers = il faut { $needed } villageois, et il vous en reste { $left ->
    [0] zéro
   *[other] { $left }
  }
refusal-cannot-pay = cela coûte { $price }, et vous avez { $held } : trop peu, même avec des échanges
refusal-pay-nothing = cela coûte { $price }, et votre réserve est vide
refusal-nothing-to-pay = il n’y a rien à payer maintenant
refusal-not-spare = vous n’avez pas ces ressources en trop : payez avec ce qui est proposé
refusal-two-needed = sans le miroir, il faut 2 ressources parmi bois, argile et pierre pour en faire une autre
refusal-one-is-enough = avec le miroir, 1 bois, argile ou pierre suffit : n’en nommez qu’une
refusal-diamond-for-diamond = on ne fait pas un diamant avec des diamants : donnez de l’or, du bois, de l’argile ou de la pierre
refusal-pair-order = nommez les deux ressources dans l’ordre bois, argile, pierre
refusal-source-order = nommez l’or avant les diamants, et les diamants avant le bois, l’argile et la pierre
refusal-empty-place = il n’y a rien là
refusal-no-room = toutes les parcelles de votre colonie sont bâties
refusal-street-full = les trois parcelles de cette rue sont bâties
refusal-not-adjacent = cette case ne touche aucun de vos terrains
refusal-too-far = { $region } ne touche encore aucun de vos terrains : explorez d’abord dans sa direction
refusal-first-terrain = votre premier terrain se place dans la région I
refusal-region-full = toutes les cases de cette région sont explorées
refusal-space-taken = un terrain s’y trouve déjà
refusal-other-region = ce terrain appartient à { $region }
refusal-no-monster = il n’y a pas de monstre ici
refusal-monster = un monstre s’y trouve : chassez-le d’abord
refusal-unexplored = il n’y a pas encore de terrain ici : explorez d’abord
refusal-fortified = ce terrain est déjà fortifié
refusal-not-fortified = il n’y a pas de fortification ici
refusal-activated = déjà activé pendant cette manche ; ce sera possible à la prochaine
refusal-nothing-to-collect = il n’y a pas encore de terrain dans cette région : explorez-la d’abord
refusal-all-beset = des monstres occupent tous vos terrains de cette région : chassez-en un d’abord
refusal-street-empty = il n’y a pas encore de bâtiment dans cette rue
refusal-nothing-to-use = aucun bâtiment de cette rue ne peut servir maintenant ; il manque de quoi utiliser { $building } : { $about }
refusal-nothing-used = utilisez au moins un bâtiment de la rue que vous avez activée
refusal-building-not-open = vous ne pouvez pas ou plus utiliser ce bâtiment maintenant : { $building }
refusal-use-not-possible = { $building } ne peut pas servir ainsi maintenant : { $about }
refusal-not-collected = vous ne venez pas d’en récolter, le parchemin ne peut donc pas en redonner : { $resource }
refusal-keep-other = dites d’abord combien vous en gardez : { $resource }
refusal-cannot-keep = vous pouvez en garder { $counts } : { $resource }
refusal-not-on-offer = cet artefact n’est pas proposé
refusal-take-later = un artefact se choisit en passant, pour la manche suivante
refusal-build-first = choisissez d’abord un bâtiment du marché ; vous choisirez ensuite sa rue
refusal-street-first = les bâtiments servent quand un villageois active leur rue
refusal-not-in-pile = cela ne peut pas être tiré
refusal-equal = un autre choix revient exactement au même : prenez le premier

# Le journal

log-round = La manche { $round } commence
log-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $artefact }
log-took-gift = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $artefact } : { $about }
log-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
  } { $pieces }
log-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } { $pieces }
log-built = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
  } { $building } dans { $street }
log-explored = { $you ->
    [yes] Vous explorez
   *[no] { $seat } explore
  } { $space } : { $terrain }
log-appeared = { $you ->
    [yes] Vous voyez
   *[no] { $seat } voit
  } surgir { $monster } sur { $space }
log-hunted = { $you ->
    [yes] Vous chassez { $monster } et gagnez
   *[no] { $seat } chasse { $monster } et gagne
  } { $pieces }
log-fortified = { $you ->
    [yes] Vous fortifiez
   *[no] { $seat } fortifie
  } { $space } : { $terrain }
log-region = { $you ->
    [yes] Vous activez
   *[no] { $seat } active
  } { $region }
log-street = { $you ->
    [yes] Vous activez
   *[no] { $seat } active
  } { $street }
log-fort = { $you ->
    [yes] Vous activez
   *[no] { $seat } active
  } la fortification sur { $space }
log-used = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } { $building } : { $about }
log-used-bazaar = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } { $building } : 1 { $resource } contre 1 or
log-used-for = { $you ->
    [yes] Vous utilisez { $building } et gagnez
   *[no] { $seat } utilise { $building } et gagne
  } 1 { $resource }
log-invited = { $you ->
    [yes] Vous invitez
   *[no] { $seat } invite
  } { $hero }
log-passed = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
  }
log-refined = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
  } un diamant
log-discarded = { $you ->
    [yes] Vous abandonnez
   *[no] { $seat } abandonne
  } { $pieces }
log-remade = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
  } { $pieces } par échange
log-exchanged = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
  } { $given } contre { $gained }
log-cheered = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } 1 villageois bonus grâce à { $artefact }
log-building-arrived = Nouveau au marché : { $building }
log-artefact-revealed = Un nouvel artefact est dévoilé : { $artefact } ({ $about })
log-hero-left = Un héros s’en va : { $hero }
log-hero-arrived = Un héros arrive : { $hero }

# Ce qui est demandé

a-diamond = un diamant
ending = Dernière manche
    .brief = Dernière manche
prompt-wait = Un tirage est en cours.
prompt-first-artefact = Choisissez un artefact : il vous aidera pendant la première manche.
prompt-swap = Choisissez un autre artefact : il vous aidera à la prochaine manche.
prompt-action-or-hero = Faites une action avec vos villageois, invitez un héros, ou les deux. Ou passez.
prompt-action-no-hero = Vos villageois peuvent { $actions }. Choisissez, ou passez.
action-build = bâtir
action-explore = explorer
action-hunt = chasser
action-fortify = fortifier
action-activate = activer
prompt-hero-no-action = Plus d’action possible pour vos villageois : invitez un héros, ou passez.
prompt-only-pass = Ni action ni héros possible : passez.
prompt-hero-too = Votre action est faite. Invitez aussi un héros, ou terminez votre tour.
prompt-end-no-hero = Action faite, aucun héros payable : terminez votre tour.
prompt-action-too = Votre héros est là. Faites aussi une action, ou terminez votre tour.
prompt-end-no-action = Votre héros est là, plus d’action possible : terminez votre tour, ou passez.
prompt-end-no-villager = Plus aucun villageois : terminez votre tour, ou passez.
prompt-end = Tour complet : terminez-le.
prompt-pay = { $number ->
    [one] Il manque { $number } ressource pour { $thing } : que donnez-vous à la place ?
   *[other] Il manque { $number } ressources pour { $thing } : que donnez-vous pour la suivante ?
  }
prompt-site = Choisissez la rue pour { $building } ; la place dans la rue n’importe pas.
prompt-use = Utilisez un bâtiment de la rue que vous avez activée.
prompt-use-more = Utilisez d’autres bâtiments de la rue, dans l’ordre voulu, ou laissez-les.
prompt-place = Vous avez trouvé ceci : { $terrain }. Choisissez maintenant sa case.
prompt-scroll = Le parchemin redonne une de ces ressources : laquelle ?
prompt-encounter = Le masque décide : laisser surgir { $monster } sur { $space } ?
prompt-refine = { $number ->
    [0] Bois, argile et pierre sont perdus si vous passez, l’or jamais. En faire des diamants ?
    [one] Vous gardez 1 bois, argile ou pierre, et tout l’or ; le reste est perdu. Des diamants ?
   *[other] Vous gardez { $number } parmi bois, argile et pierre, et tout l’or. Du reste, des diamants ?
  }
prompt-keep = { $number ->
    [one] Vous gardez { $number } ressource parmi bois, argile et pierre. Combien { $kind ->
        [argile] d’argile
       *[other] de { $kind }
    } ?
   *[other] Vous gardez { $number } ressources parmi bois, argile et pierre. Combien { $kind ->
        [argile] d’argile
       *[other] de { $kind }
    } ?
  }

# Ce qui est redemandé

warning-pass = { $villagers ->
    [one] Il reste du travail pour lui dans cette manche.
   *[other] Il reste du travail pour eux dans cette manche.
  }
warning-pass-hero = C’est la dernière manche, et vous pourriez encore inviter un héros.
warning-pass-both = C’est la dernière manche : { $villagers ->
    [one] il reste du travail pour lui, et vous pourriez encore inviter un héros.
   *[other] il reste du travail pour eux, et vous pourriez encore inviter un héros.
  }

# Ce que dit un conseil

reason-take-gift = ce qu’il donne est à vous tout de suite, quoi que vous fassiez dans cette manche
reason-take-each = il rapporte chaque fois que vous le faites dans cette manche
reason-take-more = ce que vous avez construit et exploré rapporte plus pour autant de villageois
reason-take-mask = vos terrains restent libres, et vous ne chassez que ce qui rapporte
reason-take-mirror = ce qui vous manque pour payer vous coûte moins
reason-gain = rapporte { $pieces } maintenant
reason-points = rapporte { $points } points maintenant
reason-build = pour la suite : { $about }
reason-build-clock = prêt aussitôt : { $about }
reason-build-points = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } maintenant par vos bâtisseurs ; et pour la suite : { $about }
reason-site = servira en même temps que { $buildings }
reason-site-new = vous donne une rue de plus à activer dans une manche
reason-explore = donne un nouveau terrain{ $points ->
    [0] { "" }
    [one] {" "}et { $points } point par vos aventuriers
   *[other] {" "}et { $points } points par vos aventuriers
  } ; { $risk ->
    [0] aucun monstre n’est à craindre
   *[other] { $risk } % de risque qu’un monstre surgisse
  }
reason-place-opens = ouvre le chemin vers { $region }
reason-place = rapporte { $resource } chaque fois que vous activez { $region }
reason-hunt = rapporte { $pieces } maintenant, et libère le terrain : { $resource }
reason-fortify = éloigne { $monster }, et permet de garder 1 bois, argile ou pierre de plus en passant
reason-fortify-points = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } maintenant par vos défenseurs
reason-region = rapporte { $pieces } maintenant ; { $monsters ->
    [0] aucun monstre ne surgit
    [one] { $monsters } monstre surgit
   *[other] { $monsters } monstres surgissent
  }
reason-monster = une chasse y rapporterait { $pieces }
reason-no-monster = laisse le terrain libre : { $resource }
reason-street = pour un seul villageois : { $uses }
reason-invite = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $villagers ->
    [0] { "" }
   *[other] {" "}et { $villagers } villageois bonus
  } maintenant
reason-invite-growing = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $villagers ->
    [0] { "" }
   *[other] {" "}et { $villagers } villageois bonus
  } maintenant, et d’autres points plus tard
reason-pay = il vous restera { $pieces }
reason-pay-all = prend tout ce que vous avez
reason-refine = fait un diamant tout de suite
reason-keep = garde { $pieces } pour la prochaine manche
reason-keep-none = dans ce que vous pouvez garder, le reste vaut plus que { $resource }
reason-pass-first = vous commencerez la prochaine manche
reason-end = rien d’autre ne rapporte davantage pour l’instant

# Le classement

score-adventurers = Aventuriers
score-defenders = Défenseurs
score-builders = Bâtisseurs
score-artisans = Artisans
score-banks = Or des banques
score-cathedrals = Diamants des cathédrales
tie-gold = Or
tie-diamonds = Diamants
grade-villager = Villageois ({ $points } points ; maire dès 51)
grade-mayor = Maire ({ $points } points ; chevalier dès 76)
grade-knight = Chevalier ({ $points } points ; seigneur dès 101)
grade-lord = Seigneur ({ $points } points)

# Les ressources

wood = bois
clay = argile
stone = pierre
diamond = diamant
gold = or
amount-wood = { $amount } bois
amount-clay = { $amount } argile
amount-stone = { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
  }
amount-diamond = { $amount ->
    [one] { $amount } diamant
   *[other] { $amount } diamants
  }
amount-gold = { $amount } or

# Le plateau

region-I = la région I
region-II = la région II
region-III = la région III
street-upper = la rue supérieure
street-middle = la rue médiane
street-lower = la rue inférieure
space = la case { $column } de { $region }
terrain = { $resource }, repaire : { $monster }
monster-green = le gnoll
monster-yellow = la manticore
monster-blue = l’hydre
monster-red = le dragon
beast-green = gnoll
beast-yellow = manticore
beast-blue = hydre
beast-red = dragon

# Les héros

hero-adventurers = l’aventurier nº { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } villageois)
  }
hero-defenders = le défenseur nº { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } villageois)
  }
hero-builders = le bâtisseur nº { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } villageois)
  }
hero-artisans = l’artisan nº { $number } ({ $points } points{ $villagers ->
    [0] { "" }
   *[other] , { $villagers } villageois
  })
adventurers = Aventuriers : 1 point par terrain
defenders = Défenseurs : 1 point par fortification
builders = Bâtisseurs : 1 point par bâtiment
artisans = Artisans : les points de la carte

# Les bâtiments

sawmill = la scierie
    .title = Scierie
clay-pit = la fosse d’argile
    .title = Fosse d’argile
quarry = la carrière
    .title = Carrière
diamond-mine = la mine de diamants
    .title = Mine de diamants
warehouse = l’entrepôt
    .title = Entrepôt
trading-post = le comptoir
    .title = Comptoir
bazaar = le bazar
    .title = Bazar
alchemist-tower = la tour de l’alchimiste
    .title = Tour de l’alchimiste
goldsmith = l’orfèvre
    .title = Orfèvre
tavern = la taverne
    .title = Taverne
bank = la banque
    .title = Banque
cathedral = la cathédrale
    .title = Cathédrale
about-sawmill = gagner 1 bois
about-clay-pit = gagner 1 argile
about-quarry = gagner 1 pierre
about-diamond-mine = gagner 1 diamant
about-warehouse = gagner 1 bois, argile ou pierre
about-trading-post = gagner la ressource d’un terrain fortifié
about-bazaar = 1 bois, argile ou pierre contre 1 or
about-alchemist-tower = 1 or contre 2 diamants
about-goldsmith = 1 diamant contre 1 bois, 1 argile et 1 pierre
about-tavern = 1 diamant contre 2 villageois bonus
about-bank = déposer 1 or pour 5 points
about-cathedral = déposer 1 diamant pour 4 points

# Les artefacts

sacred-clock = l’horloge sacrée
    .title = Horloge sacrée
explorers-astrolabe = l’astrolabe de l’explorateur
    .title = Astrolabe de l’explorateur
mace-of-the-brave = la masse des braves
    .title = Masse des braves
potion-of-might = la potion de puissance
    .title = Potion de puissance
helpful-chest = le coffre serviable
    .title = Coffre serviable
scroll-of-power = le parchemin de pouvoir
    .title = Parchemin de pouvoir
sovereigns-crown = la couronne du souverain
    .title = Couronne du souverain
cup-of-good-cheer = la tasse de la bonne humeur
    .title = Tasse de la bonne humeur
sorcerers-mask = le masque du sorcier
    .title = Masque du sorcier
diamond-ring = l’anneau de diamant
    .title = Anneau de diamant
shooting-star = l’étoile filante
    .title = Étoile filante
key-of-knowledge = la clé du savoir
    .title = Clé du savoir
enchanted-mirror = le miroir enchanté
    .title = Miroir enchanté
magic-purse = la bourse magique
    .title = Bourse magique
about-sacred-clock = ce que vous construisez peut servir aussitôt
about-explorers-astrolabe = un nouveau terrain donne aussitôt sa ressource
about-mace-of-the-brave = chaque chasse rapporte 1 diamant de plus
about-potion-of-might = une nouvelle fortification donne la ressource du terrain
about-helpful-chest = 1 villageois bonus aussitôt
about-scroll-of-power = une région activée donne 1 ressource de plus
about-sovereigns-crown = une fortification activée donne 1 ressource de plus
about-cup-of-good-cheer = chaque héros amène 1 villageois bonus
about-sorcerers-mask = vous décidez si les monstres surgissent
about-diamond-ring = 1 diamant aussitôt
about-shooting-star = une région peut être activée deux fois
about-key-of-knowledge = une rue peut être activée deux fois
about-enchanted-mirror = bois, argile et pierre s’échangent un contre un
about-magic-purse = 1 or aussitôt

# Les titres de la liste des coups

group-take = Prendre un artefact
group-build = Construire
group-site = Dans quelle rue ?
group-explore = Explorer
group-place = Sur quelle case ?
group-hunt = Chasser
group-fortify = Fortifier
group-region = Activer une région
group-scroll = Le parchemin donne plus
group-monster = Une rencontre
group-street = Activer une rue
group-use = Utiliser un bâtiment
group-fort = Activer une fortification
group-invite = Inviter un héros
group-pay = Payer avec
group-refine = Avant de passer
group-keep = Que gardez-vous ?
group-done = Continuer
group-end = Terminer le tour
group-pass = Quitter la manche

# Le plateau du navigateur

board-round = Manche { $round } sur { $rounds }
board-next-first = { $seat } a passé en premier et commencera la prochaine manche
board-heroes = Héros en quête d’un foyer
board-hero-pile = { $number ->
    [0] plus aucun à venir
   *[other] encore { $number } à venir
  }
board-gap = vide
board-guild-adventurers = Aventurier
board-guild-defenders = Défenseur
board-guild-builders = Bâtisseur
board-guild-artisans = Artisan
board-per-adventurers = par terrain
board-per-defenders = par fortifi­cation
board-per-builders = par bâtiment
board-today = soit { $number }
board-calls = attire { $monsters } tant qu’il attend ici
board-surcharge = { $number ->
    [one] { $number } diamant de plus à cette place
   *[other] { $number } diamants de plus à cette place
  }
board-by-exchange = par échange
board-monsters = Quels monstres peuvent surgir
board-awake = peut surgir
board-asleep = reste au loin
board-bounty = Villageois pour la chasse, et récompense
board-villagers = { $number } villageois
board-company = Héros invités
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
board-market = Marché des bâtiments
board-pile = encore { $number } dans les trois piles
board-stack = une pile de { $number }
board-artefacts = Artefacts disponibles
board-no-artefact = Aucun pour le moment.
board-invite-price = les deux à gauche : 2 et 1 diamants de plus
board-build-price = construire : 1 villageois et le prix indiqué ; chaque bâtiment existe trois fois
board-steps = Ce tour
board-step-action = Action
board-step-hero = Héros
board-step-done = fait
board-wilds = Terres sauvages
board-streets = Colonie
board-explore = Explorer
board-activate = Activer
board-gives-nothing = ne donne rien
board-activated = activée pendant cette manche
board-no-monster = aucun
board-you-decide = à vous de décider
board-safe = aucun monstre ne peut surgir maintenant
board-mask-decides = le masque vous laisse décider si un monstre surgit
board-risk = un monstre surgit si la tuile montre { $odds }
board-odds = { $monster } ({ $tiles } tuiles sur { $all })
board-coming = surgira aussitôt : { $monsters }
board-exposed = si cette région est activée maintenant, voici ce qui surgira ici : { $monster }
board-unexplored = inexploré
board-here = Ici
board-beset = un monstre s’y tient
board-fortified = fortifié
board-street-upper = Haut
board-street-middle = Milieu
board-street-lower = Bas
board-street-use = { $number ->
    [one] utiliser son bâtiment
   *[other] utiliser ses { $number } bâtiments
  }
board-free = parcelle libre
board-stored = { $number } en dépôt
board-passed = a passé
board-to-move = à jouer
board-sources = Points acquis et leur provenance
board-reserve = Réserve
board-rates = Taux d’échange
board-rates-words = N’échangez jamais d’avance : ce qui manque est échangé au moment de payer.
board-rates-mirror = Le miroir échange bois, argile et pierre un contre un. Ce qui manque est échangé au moment de payer.
board-free-villagers = { $number ->
    [one] { $number } villageois libre
   *[other] { $number } villageois libres
  }
board-villagers-home = Villageois libres
board-bonus = { $number ->
    [one] dont { $number } villageois bonus, perdu une fois utilisé
   *[other] dont { $number } villageois bonus, perdus une fois utilisés
  }
board-zones = Villageois au travail
board-zone-build = Construire
    .about = Construire : 1 villageois à chaque fois, et le prix du bâtiment
board-zone-explore = Explorer
    .about = Explorer : 1, 2 ou 3 villageois pour la région I, II ou III
board-zone-hunt = Chasser
    .about = Chasser : 1 à 4 villageois selon le monstre
board-zone-fortify = Fortifier
    .about = Fortifier : 1 villageois à chaque fois
board-pass-about = la manche est finie pour vous : les villageois rentrent ; bois, argile et pierre sont perdus au-delà d’un par fortification
board-tab-own = Mes terres
board-tab-heroes = Héros
board-tab-market = Marché
board-tab-artefacts = Artefacts
board-end = Fin du tour
board-pass = Passer
board-pass-losing = Passer, perdre { $number }
board-refine = Faire un diamant
board-monster-yes = Laisser surgir
board-monster-no = Éloigner
board-monster-chance = monstre { $number } %
board-brings = amène { $number } villageois bonus
board-done = En rester là
board-tab-all = Tous
