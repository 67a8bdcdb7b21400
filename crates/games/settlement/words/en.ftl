# Settlement in English.

title = Settlement
tagline = Explore the wild lands, raise a village, welcome its heroes.
about = Six rounds to send villagers out: they explore the lands, chase off monsters, fetch goods and raise buildings. Heroes and artefacts make each village clever in its own way.
duration = 45 to 90 minutes
weight = medium
authors = Oleksandr Nevskiy
credit = Settlement. Author: Oleksandr Nevskiy. Illustrations: M81 Studio, cover by Dmytro Kryvonos. Publisher: IGAMES.

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
move-explore-masked = Explore { $region } with { $villagers ->
    [one] 1 villager
   *[other] { $villagers } villagers
  } (you decide whether a monster appears)
move-place = On { $space }
move-hunt = Hunt { $monster } on { $space } with { $villagers ->
    [one] 1 villager
   *[other] { $villagers } villagers
  } for { $reward }
move-fortify = Fortify { $space }: { $terrain }
move-fortify-gaining = Fortify { $space }: { $terrain }, and gain { $gains }
move-fort = Activate the fortification on { $space } for { $gains }
move-region = Activate { $region } for { $gains } ({ $monsters ->
    [0] no monster appears
    [one] 1 monster appears
   *[other] { $monsters } monsters appear
  })
move-region-masked = Activate { $region } for { $gains } ({ $monsters ->
    [0] no monster appears
    [one] you decide whether a monster appears
   *[other] you decide which of { $monsters } monsters appear
  })
move-scroll = One { $resource } more by the scroll
move-monster-yes = Let { $monster } appear on { $space }
move-monster-no = Keep { $monster } away from { $space }
move-street = Activate { $street }: { $buildings }
move-street-only = Activate { $street } – { $use }
move-invite = Invite { $hero } for { $price }
move-refine = Make a diamond of { $price }
move-keep = Keep { $pieces }
move-done-using = Leave the other buildings
move-done-refining = Make no more diamonds
move-end = End the turn
move-pass = Pass{ $villagers ->
    [0] { "" }
    [one] {" "}(1 of your six villagers was not used)
   *[other] {" "}({ $villagers } of your six villagers were not used)
  }
move-nothing = Nothing lies there

price-exchanged = { $pieces } (by exchange: you give { $given })
amount-asked = { $amount ->
    [one] what you choose for 1 missing piece
   *[other] what you choose for { $amount } missing pieces
  }
amount-scroll = one of these once more

pay-gold = Pay the missing piece with 1 gold
pay-diamonds = Pay the missing piece with 2 diamonds
pay-one = Pay the missing piece with 1 { $one } (mirror)
pay-pair = Pay the missing piece with 2 { $one }
pay-two = Pay the missing piece with 1 { $one } and 1 { $other }
pay-with-rest = { $first }; for the rest you then give { $rest }

use-warehouse = Warehouse: gain 1 { $resource }
use-trading-post = Trading post: gain 1 { $resource }
use-bazaar = Bazaar: 1 { $resource } for 1 gold
use-alchemist-tower = Alchemist’s tower: 1 gold for 2 diamonds
use-goldsmith = Goldsmith: 1 diamond for 1 wood, 1 clay and 1 stone
use-tavern = Tavern: { $price } for 2 bonus villagers
use-bank = Bank: store { $price } for 5 points
use-cathedral = Cathedral: store { $price } for 4 points

# Why a move is refused

refusal-not-now = that is not what is to be decided now
refusal-over = the game is over
refusal-action-done = the action of this turn is done
refusal-hero-invited = you have already invited a hero this turn
refusal-nothing-done = a turn without an action or a hero is a pass
refusal-villagers = that takes { $needed ->
    [one] 1 villager
   *[other] { $needed } villagers
  }, and you have { $left ->
    [0] none
   *[other] { $left }
  } left
refusal-cannot-pay = you cannot pay the price, not even with exchanges
refusal-nothing-to-pay = nothing is to be paid now
refusal-not-spare = you do not have these pieces to spare: pay with what is offered
refusal-two-needed = without the mirror it takes 2 pieces of wood, clay or stone to make another
refusal-one-is-enough = with the mirror 1 piece of wood, clay or stone is enough: name only one
refusal-diamond-for-diamond = a diamond is not made of diamonds: give gold, wood, clay or stone
refusal-pair-order = name the two pieces in the order wood, clay, stone
refusal-source-order = name gold before diamonds, and diamonds before wood, clay and stone
refusal-empty-place = nothing lies there
refusal-no-room = every space of your settlement is built up
refusal-street-full = that street is full
refusal-not-adjacent = that touches none of your terrains
refusal-first-terrain = your first terrain lies in region I
refusal-region-full = every space of that region is explored
refusal-space-taken = a terrain lies there already
refusal-other-region = this terrain belongs to { $region }
refusal-no-monster = there is no monster there
refusal-monster = a monster stands there
refusal-unexplored = there is no terrain there
refusal-fortified = there is a fortification already
refusal-not-fortified = there is no fortification there
refusal-activated = you have already activated that this round
refusal-nothing-to-collect = there is nothing to collect
refusal-nothing-to-use = no building there can be used now
refusal-nothing-used = use at least one building of the street you have activated
refusal-building-not-open = { $building } is not among the buildings that you can still use now
refusal-use-not-possible = { $building } cannot be used like that now
refusal-not-collected = you have not just collected that, so the scroll cannot give it again: { $resource }
refusal-keep-other = first say how much you keep of this: { $resource }
refusal-cannot-keep = of this you can keep { $counts }: { $resource }
refusal-not-on-offer = that artefact is not on offer
refusal-not-in-pile = that cannot be drawn
refusal-equal = another choice does exactly the same: take the first of them

# The log

log-round = Round { $round } begins
log-took = { $seat } takes { $artefact }
log-took-gift = { $seat } takes { $artefact }: { $about }
log-paid = { $seat } pays { $pieces }
log-gained = { $seat } gains { $pieces }
log-built = { $seat } builds { $building } in { $street }
log-explored = { $seat } explores { $space }: { $terrain }
log-appeared = { $seat } sees { $monster } appear on { $space }
log-hunted = { $seat } hunts { $monster } and gains { $pieces }
log-fortified = { $seat } fortifies { $space }: { $terrain }
log-region = { $seat } activates { $region }
log-street = { $seat } activates { $street }
log-fort = { $seat } activates the fortification on { $space }
log-used = { $seat } uses { $building }: { $about }
log-used-bazaar = { $seat } uses { $building }: 1 { $resource } for 1 gold
log-used-for = { $seat } uses { $building } and gains 1 { $resource }
log-invited = { $seat } invites { $hero }
log-passed = { $seat } passes
log-refined = { $seat } makes a diamond
log-discarded = { $seat } gives up { $pieces }
log-remade = { $seat } keeps { $pieces } by exchange
log-exchanged = { $seat } exchanges { $given } for { $gained }
log-cheered = { $seat } gains 1 bonus villager thanks to { $artefact }
log-building-arrived = New in the market: { $building }
log-artefact-revealed = A new artefact is laid out: { $artefact } ({ $about })
log-hero-left = A hero leaves: { $hero }
log-hero-arrived = A hero arrives: { $hero }

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
    .title = Sawmill
clay-pit = the clay pit
    .title = Clay pit
quarry = the quarry
    .title = Quarry
diamond-mine = the diamond mine
    .title = Diamond mine
warehouse = the warehouse
    .title = Warehouse
trading-post = the trading post
    .title = Trading post
bazaar = the bazaar
    .title = Bazaar
alchemist-tower = the alchemist’s tower
    .title = Alchemist’s tower
goldsmith = the goldsmith
    .title = Goldsmith
tavern = the tavern
    .title = Tavern
bank = the bank
    .title = Bank
cathedral = the cathedral
    .title = Cathedral
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
    .title = Sacred clock
explorers-astrolabe = the explorer’s astrolabe
    .title = Explorer’s astrolabe
mace-of-the-brave = the mace of the brave
    .title = Mace of the brave
potion-of-might = the potion of might
    .title = Potion of might
helpful-chest = the helpful chest
    .title = Helpful chest
scroll-of-power = the scroll of power
    .title = Scroll of power
sovereigns-crown = the sovereign’s crown
    .title = Sovereign’s crown
cup-of-good-cheer = the cup of good cheer
    .title = Cup of good cheer
sorcerers-mask = the sorcerer’s mask
    .title = Sorcerer’s mask
diamond-ring = the diamond ring
    .title = Diamond ring
shooting-star = the shooting star
    .title = Shooting star
key-of-knowledge = the key of knowledge
    .title = Key of knowledge
enchanted-mirror = the enchanted mirror
    .title = Enchanted mirror
magic-purse = the magic purse
    .title = Magic purse
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

# The headings of the list of moves

group-take = Take an artefact
group-build = Build
group-site = In which street?
group-explore = Explore
group-place = Where does it lie?
group-hunt = Hunt
group-fortify = Fortify
group-region = Activate a region
group-scroll = The scroll gives more
group-monster = An encounter
group-street = Activate a street
group-use = Use a building
group-fort = Activate a fortification
group-invite = Invite a hero
group-pay = Pay with
group-refine = Before you pass
group-keep = What do you keep?
group-done = Go on
group-end = End the turn
group-pass = Leave the round

# The board of the browser

board-rounds = Rounds
board-round = Round { $round } of { $rounds }
board-next-first = { $seat } passed first and begins the next round
board-heroes = Heroes looking for a home
board-hero-pile = { $number ->
    [one] 1 more to come
   *[other] { $number } more to come
  }
board-gap = empty
board-guild-adventurers = Adventurer
board-guild-defenders = Defender
board-guild-builders = Builder
board-guild-artisans = Artisan
board-per-adventurers = per terrain
board-per-defenders = per fortification
board-per-builders = per building
board-today = ({ $number } now)
board-calls = calls { $monsters } as long as it waits here
board-surcharge = { $number ->
    [one] 1 diamond more on this place
   *[other] { $number } diamonds more on this place
  }
board-by-exchange = by exchange
board-monsters = Which monsters can appear
board-awake = can appear
board-asleep = stays away
board-bounty = Villagers for the hunt, and the reward
board-villagers = { $number ->
    [one] 1 villager
   *[other] { $number } villagers
  }
board-company = Invited heroes
board-points = { $number ->
    [one] 1 point
   *[other] { $number } points
  }
board-market = Market of buildings
board-pile = { $number } more in the three piles
board-stack = a stack of { $number }
board-artefacts = Artefacts on offer
board-no-artefact = None at the moment.
board-invite-price = 2 and 1 diamonds more on the left
board-build-price = to build: 1 villager and the price shown
board-waits = { $seat } is to move.
board-tray = To decide
board-steps = This turn
board-step-action = Action
board-step-hero = Hero
board-step-done = done
board-wilds = Wild lands
board-streets = Settlement
board-explore = Explore
board-activate = Activate
board-activated = activated in this round
board-no-monster = no monster
board-you-decide = you decide
board-safe = no monster can appear now
board-mask-decides = the mask lets you decide whether a monster appears
board-risk = a monster appears if the tile shows { $odds }
board-odds = { $monster } ({ $tiles } of { $all } tiles)
board-coming = will appear at once: { $monsters }
board-exposed = if this region is activated now, this appears here: { $monster }
board-chance = { $number } %: { $monsters }
board-appear = { $number ->
    [one] { $monsters } appears
   *[other] { $monsters } appear
  }
board-unexplored = unexplored
board-here = here
board-beset = a monster stands here
board-fortified = fortified
board-street-upper = Upper
board-street-middle = Middle
board-street-lower = Lower
board-street-use = { $number ->
    [one] use its building
   *[other] use its { $number } buildings
  }
board-free = free plot
board-stored = { $number } stored
board-passed = has passed
board-to-move = to move
board-sources = Points so far, and where they come from
board-reserve = Reserve
board-rates = Exchange rates
board-rates-words = You never exchange ahead: what you lack is exchanged while you pay.
board-rates-mirror = The mirror exchanges wood, clay and stone one for one. What you lack is exchanged while you pay.
board-free-villagers = { $number ->
    [one] 1 villager is free
   *[other] { $number } villagers are free
  }
board-villagers-home = Free villagers
board-bonus = { $number ->
    [one] 1 of them is a bonus villager, gone once used
   *[other] { $number } of them are bonus villagers, gone once used
  }
board-zones = Villagers at work
board-zone-build = Build
    .about = Building: 1 villager each time, and the price of the building
board-zone-explore = Explore
    .about = Exploring: 1, 2 or 3 villagers for region I, II or III
board-zone-hunt = Hunt
    .about = Hunting: 1 to 4 villagers by kind of monster
board-zone-fortify = Fortify
    .about = Fortifying: 1 villager each time
board-a-diamond = a diamond
board-pass-about = the round is over for you: villagers come home, wood, clay and stone beyond one for each fortification are lost
board-prompt-first-artefact = Choose your artefact for the first round.
board-prompt-swap = Choose another artefact for the next round.
board-prompt-turn = Take an action, invite a hero, or both. If you want neither, pass.
board-prompt-hero = Your action is done. You may still invite a hero.
board-prompt-action = Your hero is here. You may still take an action.
board-prompt-end = Your turn is complete: end it, or pass for this round.
board-prompt-pay = { $number ->
    [one] 1 piece is missing for { $thing }. What do you give for it?
   *[other] { $number } pieces are missing for { $thing }. What do you give for the next one?
  }
board-prompt-site = Choose the street for { $building }.
board-prompt-use = Use a building of the street.
board-prompt-use-more = Use more buildings of the street, in any order, or leave them.
board-prompt-place = You found { $terrain }. Choose its space.
board-prompt-scroll = The scroll gives one of these once more.
board-prompt-encounter = The mask decides: does it appear?
board-prompt-refine = { $number ->
    [0] Wood, clay and stone are lost when you pass. Make diamonds of them?
    [one] You keep 1 wood, clay or stone; the rest is lost. Make diamonds of it?
   *[other] You keep { $number } of wood, clay and stone; the rest is lost. Make diamonds of it?
  }
board-prompt-keep = { $number ->
    [one] You keep 1 piece. How much { $kind }?
   *[other] You keep { $number } pieces. How much { $kind }?
  }
