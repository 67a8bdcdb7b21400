# Settlement in English.

title = Settlement
tagline = Explore the wild lands, raise a village, welcome its heroes.

# What the buttons say

move-reveal = Turn up { $card }
move-take = Take { $artefact }: { $about }
move-build = Build { $building } for { $price }{ $count ->
    [one] { "" }
   *[other] {" "}(from a stack of { $count })
  }
move-site = In { $street }
move-explore = Explore { $region } with { $villagers ->
    [one] 1 villager
   *[other] { $villagers } villagers
  } ({ $risk ->
    [0] no monster can appear
    [100] a monster appears for certain
   *[other] a monster appears with a chance of { $risk } %
  })
move-place = On { $space }
move-hunt = Hunt { $monster } on { $space } with { $villagers ->
    [one] 1 villager
   *[other] { $villagers } villagers
  } for { $reward }
move-fortify = Fortify { $space }: { $terrain }
move-fort = Activate the fortification on { $space } for 1 { $resource }
move-region = Activate { $region } for { $gains } ({ $monsters ->
    [0] no monster appears
    [one] 1 monster appears
   *[other] { $monsters } monsters appear
  })
move-scroll = One { $resource } more by the scroll
move-monster-yes = Let { $monster } appear on { $space }
move-monster-no = Keep { $monster } away from { $space }
move-street = Activate { $street }: { $buildings }
move-invite = Invite { $hero } for { $price }
move-refine = Make a diamond of one wood, one clay and one stone
move-keep = Keep { $pieces }
move-done-using = Leave the other buildings
move-done-refining = Make no more diamonds
move-end = End the turn
move-pass = Pass{ $villagers ->
    [0] { "" }
    [one] {" "}(1 villager was not used)
   *[other] {" "}({ $villagers } villagers were not used)
  }
move-nothing = Nothing lies there

pay-gold = Pay the missing piece with 1 gold
pay-diamonds = Pay the missing piece with 2 diamonds
pay-one = Pay the missing piece with 1 { $one } (mirror)
pay-pair = Pay the missing piece with 2 { $one }
pay-two = Pay the missing piece with 1 { $one } and 1 { $other }

use-warehouse = Warehouse: gain 1 { $resource }
use-trading-post = Trading post: gain 1 { $resource }
use-bazaar = Bazaar: 1 { $resource } for 1 gold
use-alchemist-tower = Alchemist’s tower: 1 gold for 2 diamonds
use-goldsmith = Goldsmith: 1 diamond for 1 wood, 1 clay and 1 stone
use-tavern = Tavern: 1 diamond for 2 bonus villagers
use-bank = Bank: store 1 gold (5 points)
use-cathedral = Cathedral: store 1 diamond (4 points)

# The log

log-round = Round { $round } begins
log-took = { $seat } takes { $artefact }
log-paid = { $seat } pays { $pieces }
log-gained = { $seat } gains { $pieces }
log-built = { $seat } builds { $building } in { $street }
log-explored = { $seat } explores { $space }: { $terrain }
log-appeared = { $monster } appears before { $seat } on { $space }
log-hunted = { $seat } hunts { $monster } and gains { $pieces }
log-fortified = { $seat } fortifies { $space }: { $terrain }
log-region = { $seat } activates { $region }
log-street = { $seat } activates { $street }
log-fort = { $seat } activates the fortification on { $space }
log-used = { $seat } uses { $building }
log-used-for = { $seat } uses { $building } ({ $resource })
log-invited = { $seat } invites { $hero }
log-passed = { $seat } passes
log-refined = { $seat } makes a diamond
log-discarded = { $seat } gives up { $pieces }
log-hero-left = { $hero } leaves
log-hero-arrived = { $hero } arrives

# Standings

score-adventurers = Adventurers
score-defenders = Defenders
score-builders = Builders
score-artisans = Artisans
score-banks = Gold in banks
score-cathedrals = Diamonds in cathedrals
tie-gold = Gold
tie-diamonds = Diamonds
grade-villager = Villager ({ $points } points)
grade-mayor = Mayor ({ $points } points)
grade-knight = Knight ({ $points } points)
grade-lord = Lord ({ $points } points)

# Resources

wood = wood
clay = clay
stone = stone
diamond = diamond
gold = gold
amount-wood = { $amount } wood
amount-clay = { $amount } clay
amount-stone = { $amount } stone
amount-diamond = { $amount ->
    [one] 1 diamond
   *[other] { $amount } diamonds
  }
amount-gold = { $amount } gold

# The board

region-I = region I
region-II = region II
region-III = region III
street-upper = the upper street
street-middle = the middle street
street-lower = the lower street
space = space { $column } of { $region }
terrain = { $resource }, home of { $monster }
monster-green = the gnoll
monster-yellow = the manticore
monster-blue = the hydra
monster-red = the dragon
beast-green = gnoll
beast-yellow = manticore
beast-blue = hydra
beast-red = dragon

# Heroes

hero-adventurers = adventurer { $number }{ $villagers ->
    [0] { "" }
    [one] {" "}(1 villager)
   *[other] {" "}({ $villagers } villagers)
  }
hero-defenders = defender { $number }{ $villagers ->
    [0] { "" }
    [one] {" "}(1 villager)
   *[other] {" "}({ $villagers } villagers)
  }
hero-builders = builder { $number }{ $villagers ->
    [0] { "" }
    [one] {" "}(1 villager)
   *[other] {" "}({ $villagers } villagers)
  }
hero-artisans = artisan { $number } ({ $points } points{ $villagers ->
    [0] { "" }
    [one] , 1 villager
   *[other] , { $villagers } villagers
  })
adventurers = Adventurers: 1 point for each terrain
defenders = Defenders: 1 point for each fortification
builders = Builders: 1 point for each building
artisans = Artisans: the points on the card

# Buildings

sawmill = the sawmill
clay-pit = the clay pit
quarry = the quarry
diamond-mine = the diamond mine
warehouse = the warehouse
trading-post = the trading post
bazaar = the bazaar
alchemist-tower = the alchemist’s tower
goldsmith = the goldsmith
tavern = the tavern
bank = the bank
cathedral = the cathedral
about-sawmill = gain 1 wood
about-clay-pit = gain 1 clay
about-quarry = gain 1 stone
about-diamond-mine = gain 1 diamond
about-warehouse = gain 1 wood, clay or stone
about-trading-post = gain the resource of a fortified terrain
about-bazaar = 1 wood, clay or stone for 1 gold
about-alchemist-tower = 1 gold for 2 diamonds
about-goldsmith = 1 diamond for 1 wood, 1 clay and 1 stone
about-tavern = 1 diamond for 2 bonus villagers
about-bank = store 1 gold for 5 points
about-cathedral = store 1 diamond for 4 points

# Artefacts

sacred-clock = the sacred clock
explorers-astrolabe = the explorer’s astrolabe
mace-of-the-brave = the mace of the brave
potion-of-might = the potion of might
helpful-chest = the helpful chest
scroll-of-power = the scroll of power
sovereigns-crown = the sovereign’s crown
cup-of-good-cheer = the cup of good cheer
sorcerers-mask = the sorcerer’s mask
diamond-ring = the diamond ring
shooting-star = the shooting star
key-of-knowledge = the key of knowledge
enchanted-mirror = the enchanted mirror
magic-purse = the magic purse
about-sacred-clock = what you build can be used at once
about-explorers-astrolabe = a new terrain gives its resource at once
about-mace-of-the-brave = each hunt brings 1 diamond more
about-potion-of-might = a new fortification gives the resource of its terrain
about-helpful-chest = 1 bonus villager at once
about-scroll-of-power = an activated region gives 1 resource more
about-sovereigns-crown = an activated fortification gives 1 resource more
about-cup-of-good-cheer = each hero brings 1 bonus villager
about-sorcerers-mask = you decide whether monsters appear
about-diamond-ring = 1 diamond at once
about-shooting-star = one region can be activated twice
about-key-of-knowledge = one street can be activated twice
about-enchanted-mirror = wood, clay and stone are exchanged one for one
about-magic-purse = 1 gold at once
