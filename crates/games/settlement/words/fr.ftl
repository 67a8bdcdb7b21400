# Settlement en français.

title = Settlement
tagline = Explorez les terres sauvages, bâtissez un village, accueillez ses héros.

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
move-place = Sur { $space }
move-hunt = Chasser { $monster } sur { $space } avec { $villagers ->
    [one] { $villagers } villageois
   *[other] { $villagers } villageois
  } pour { $reward }
move-fortify = Fortifier { $space } : { $terrain }
move-fort = Activer la fortification sur { $space } pour 1 { $resource }
move-region = Activer { $region } pour { $gains } ({ $monsters ->
    [0] aucun monstre ne surgit
    [one] { $monsters } monstre surgit
   *[other] { $monsters } monstres surgissent
  })
move-scroll = 1 { $resource } de plus grâce au parchemin
move-monster-yes = Laisser surgir { $monster } sur { $space }
move-monster-no = Éloigner { $monster } : { $space } reste libre
move-street = Activer { $street } : { $buildings }
move-invite = Inviter { $hero } pour { $price }
move-refine = Faire un diamant avec un bois, une argile et une pierre
move-keep = Garder { $pieces }
move-done-using = Laisser les autres bâtiments
move-done-refining = Ne plus faire de diamant
move-end = Terminer le tour
move-pass = Passer{ $villagers ->
    [0] { "" }
    [one] {" "}({ $villagers } villageois inutilisé)
   *[other] {" "}({ $villagers } villageois inutilisés)
  }
move-nothing = Il n’y a rien là

pay-gold = Payer la pièce manquante avec 1 or
pay-diamonds = Payer la pièce manquante avec 2 diamants
pay-one = Payer la pièce manquante avec 1 { $one } (miroir)
pay-pair = Payer la pièce manquante avec 2 { $one }
pay-two = Payer la pièce manquante avec 1 { $one } et 1 { $other }

use-warehouse = Entrepôt : gagner 1 { $resource }
use-trading-post = Comptoir : gagner 1 { $resource }
use-bazaar = Bazar : 1 { $resource } contre 1 or
use-alchemist-tower = Tour de l’alchimiste : 1 or contre 2 diamants
use-goldsmith = Orfèvre : 1 diamant contre 1 bois, 1 argile et 1 pierre
use-tavern = Taverne : 1 diamant contre 2 villageois bonus
use-bank = Banque : déposer 1 or (5 points)
use-cathedral = Cathédrale : déposer 1 diamant (4 points)

# Le journal

log-round = La manche { $round } commence
log-took = { $seat } prend { $artefact }
log-paid = { $seat } paie { $pieces }
log-gained = { $seat } gagne { $pieces }
log-built = { $seat } construit { $building } dans { $street }
log-explored = { $seat } explore { $space } : { $terrain }
log-appeared = { $seat } voit surgir { $monster } sur { $space }
log-hunted = { $seat } chasse { $monster } et gagne { $pieces }
log-fortified = { $seat } fortifie { $space } : { $terrain }
log-region = { $seat } active { $region }
log-street = { $seat } active { $street }
log-fort = { $seat } active la fortification sur { $space }
log-used = { $seat } utilise { $building }
log-used-for = { $seat } utilise { $building } ({ $resource })
log-invited = { $seat } invite { $hero }
log-passed = { $seat } passe
log-refined = { $seat } fait un diamant
log-discarded = { $seat } abandonne { $pieces }
log-hero-left = Départ : { $hero }
log-hero-arrived = Arrivée : { $hero }

# Le classement

score-adventurers = Aventuriers
score-defenders = Défenseurs
score-builders = Bâtisseurs
score-artisans = Artisans
score-banks = Or des banques
score-cathedrals = Diamants des cathédrales
tie-gold = Or
tie-diamonds = Diamants
grade-villager = Villageois ({ $points } points)
grade-mayor = Maire ({ $points } points)
grade-knight = Chevalier ({ $points } points)
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

hero-adventurers = l’aventurier { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } villageois)
  }
hero-defenders = le défenseur { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } villageois)
  }
hero-builders = le bâtisseur { $number }{ $villagers ->
    [0] { "" }
   *[other] {" "}({ $villagers } villageois)
  }
hero-artisans = l’artisan { $number } ({ $points } points{ $villagers ->
    [0] { "" }
   *[other] , { $villagers } villageois
  })
adventurers = Aventuriers : 1 point par terrain
defenders = Défenseurs : 1 point par fortification
builders = Bâtisseurs : 1 point par bâtiment
artisans = Artisans : les points de la carte

# Les bâtiments

sawmill = la scierie
clay-pit = la fosse d’argile
quarry = la carrière
diamond-mine = la mine de diamants
warehouse = l’entrepôt
trading-post = le comptoir
bazaar = le bazar
alchemist-tower = la tour de l’alchimiste
goldsmith = l’orfèvre
tavern = la taverne
bank = la banque
cathedral = la cathédrale
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
explorers-astrolabe = l’astrolabe de l’explorateur
mace-of-the-brave = la masse des braves
potion-of-might = la potion de puissance
helpful-chest = le coffre serviable
scroll-of-power = le parchemin de pouvoir
sovereigns-crown = la couronne du souverain
cup-of-good-cheer = la tasse de la bonne humeur
sorcerers-mask = le masque du sorcier
diamond-ring = l’anneau de diamant
shooting-star = l’étoile filante
key-of-knowledge = la clé du savoir
enchanted-mirror = le miroir enchanté
magic-purse = la bourse magique
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
