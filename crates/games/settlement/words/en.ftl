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
   *[other] a monster appears with a chance of { $risk }%
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
    [one] {" "}(1 villager stays unused)
   *[other] {" "}({ $villagers } villagers stay unused)
  }
move-nothing = Nothing lies there

price-exchanged = { $pieces } (by exchange: you give { $given })
amount-asked = { $amount ->
    [one] what you choose for 1 missing resource
   *[other] what you choose for { $amount } missing resources
  }
amount-scroll = one of these once more

pay-gold = Pay the missing resource with 1 gold
pay-diamonds = Pay the missing resource with 2 diamonds
pay-one = Pay the missing resource with 1 { $one } (mirror)
pay-pair = Pay the missing resource with 2 { $one }
pay-two = Pay the missing resource with 1 { $one } and 1 { $other }
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

refusal-not-now = that belongs to an action: explore, build, hunt, fortify or activate something first
refusal-chance-moves = something is being drawn: nobody moves before that
refusal-artefact-due = first choose one of the lit artefacts
refusal-payment-due = first pay: the ways to do so stand beside the question
refusal-street-due = first choose the street for your new building
refusal-use-due = first use a building of the street that you have activated
refusal-uses-due = first use what else you want in that street, or say that you are done
refusal-space-due = first choose the space for the terrain that you have found
refusal-scroll-due = first choose what the scroll gives you once more
refusal-mask-due = first decide whether the monster appears
refusal-refining-due = first make diamonds with the purse, or say that you are done
refusal-keeping-due = first choose what you keep when you pass
refusal-over = the game is over
refusal-action-done = you have taken the one action of this turn; the next one comes in your next turn
refusal-hero-invited = you have invited the one hero of this turn; the next one comes in your next turn
refusal-nothing-done = take an action or invite a hero first; if you want neither, pass
refusal-villagers = that takes { $needed ->
    [one] 1 villager
   *[other] { $needed } villagers
  }, and you have { $left ->
    [0] none
   *[other] { $left }
  } left
refusal-cannot-pay = that costs { $price }, and you have { $held }, which is too little even with exchanges
refusal-pay-nothing = that costs { $price }, and your reserve is empty
refusal-nothing-to-pay = nothing is to be paid now
refusal-not-spare = you do not have these resources to spare: pay with what is offered
refusal-two-needed = without the mirror it takes 2 of wood, clay and stone to make another
refusal-one-is-enough = with the mirror 1 wood, clay or stone is enough: name only one
refusal-diamond-for-diamond = a diamond is not made of diamonds: give gold, wood, clay or stone
refusal-pair-order = name the two resources in the order wood, clay, stone
refusal-source-order = name gold before diamonds, and diamonds before wood, clay and stone
refusal-empty-place = nothing lies there
refusal-no-room = every plot of your settlement is built up
refusal-street-full = all three plots of that street are built up
refusal-not-adjacent = that space touches none of your terrains
refusal-too-far = { $region } touches none of your terrains yet: explore towards it first
refusal-first-terrain = your first terrain lies in region I
refusal-region-full = every space of that region is explored
refusal-space-taken = a terrain lies there already
refusal-other-region = this terrain belongs to { $region }
refusal-no-monster = there is no monster there
refusal-monster = a monster stands there: hunt it first
refusal-unexplored = no terrain lies there yet: explore first
refusal-fortified = that terrain is fortified already
refusal-not-fortified = there is no fortification there
refusal-activated = you have activated that in this round; it is ready again in the next one
refusal-nothing-to-collect = no terrain lies in that region yet: explore it first
refusal-all-beset = monsters stand on all your terrains there: hunt one first
refusal-street-empty = no building stands in that street yet
refusal-nothing-to-use = no building there can be used now; { $building } needs more: { $about }
refusal-nothing-used = use at least one building of the street you have activated
refusal-building-not-open = { $building } is not among the buildings that you can still use now
refusal-use-not-possible = { $building } cannot be used like that now: { $about }
refusal-not-collected = you have not just collected that, so the scroll cannot give it again: { $resource }
refusal-keep-other = first say how much you keep of this: { $resource }
refusal-cannot-keep = of this you can keep { $counts }: { $resource }
refusal-not-on-offer = that artefact is not on offer
refusal-take-later = an artefact is chosen when you pass, for the next round
refusal-build-first = first choose a building on the market; then you choose its street
refusal-street-first = buildings are used when one villager activates their street
refusal-not-in-pile = that cannot be drawn
refusal-equal = another choice does exactly the same: take the first of them

# The log

log-round = Round { $round } begins
log-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $artefact }
log-took-gift = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $artefact }: { $about }
log-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
  } { $pieces }
log-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
  } { $pieces }
log-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
  } { $building } in { $street }
log-explored = { $you ->
    [yes] You explore
   *[no] { $seat } explores
  } { $space }: { $terrain }
log-appeared = { $you ->
    [yes] You see
   *[no] { $seat } sees
  } { $monster } appear on { $space }
log-hunted = { $you ->
    [yes] You hunt { $monster } and gain
   *[no] { $seat } hunts { $monster } and gains
  } { $pieces }
log-fortified = { $you ->
    [yes] You fortify
   *[no] { $seat } fortifies
  } { $space }: { $terrain }
log-region = { $you ->
    [yes] You activate
   *[no] { $seat } activates
  } { $region }
log-street = { $you ->
    [yes] You activate
   *[no] { $seat } activates
  } { $street }
log-fort = { $you ->
    [yes] You activate
   *[no] { $seat } activates
  } the fortification on { $space }
log-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } { $building }: { $about }
log-used-bazaar = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } { $building }: 1 { $resource } for 1 gold
log-used-for = { $you ->
    [yes] You use { $building } and gain
   *[no] { $seat } uses { $building } and gains
  } 1 { $resource }
log-invited = { $you ->
    [yes] You invite
   *[no] { $seat } invites
  } { $hero }
log-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
  }
log-refined = { $you ->
    [yes] You make
   *[no] { $seat } makes
  } a diamond
log-discarded = { $you ->
    [yes] You give up
   *[no] { $seat } gives up
  } { $pieces }
log-remade = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
  } { $pieces } by exchange
log-exchanged = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
  } { $given } for { $gained }
log-cheered = { $you ->
    [yes] You gain
   *[no] { $seat } gains
  } 1 bonus villager thanks to { $artefact }
log-building-arrived = New in the market: { $building }
log-artefact-revealed = A new artefact is laid out: { $artefact } ({ $about })
log-hero-left = A hero leaves: { $hero }
log-hero-arrived = A hero arrives: { $hero }

# What is asked

a-diamond = a diamond
ending = Last round
    .brief = Last round
prompt-wait = Something is being drawn.
prompt-first-artefact = Choose an artefact: it helps you in the first round.
prompt-swap = Choose another artefact: it helps you in the next round.
prompt-action-or-hero = Take an action with your villagers, invite a hero, or both. Or pass.
prompt-action-no-hero = Your villagers can { $actions }. Choose one, or pass.
action-build = build
action-explore = explore
action-hunt = hunt
action-fortify = fortify
action-activate = activate
prompt-hero-no-action = No action is left for your villagers: invite a hero, or pass.
prompt-only-pass = No action and no hero is possible: pass.
prompt-hero-too = Your action is done. Invite a hero as well, or end your turn.
prompt-end-no-hero = Action done, and no hero can be paid: end your turn.
prompt-action-too = Your hero has come. Take an action as well, or end your turn.
prompt-end-no-action = Your hero has come, and no action is left: end your turn, or pass.
prompt-end-no-villager = No villager is left: end your turn, or pass.
prompt-end = Your turn is complete: end it.
prompt-pay = { $number ->
    [one] 1 resource is missing for { $thing }: what do you give for it?
   *[other] { $number } resources are missing for { $thing }: what do you give for the next?
  }
prompt-site = Choose the street for { $building }; the place in it does not matter.
prompt-use = Use a building of the street you have activated.
prompt-use-more = Use more buildings of the street, in any order, or leave them.
prompt-place = You found { $terrain }. Now choose its space.
prompt-scroll = The scroll gives one of these once more: which one?
prompt-encounter = The mask decides: does { $monster } appear on { $space }?
prompt-refine = { $number ->
    [0] Wood, clay and stone are lost when you pass, gold never. Make diamonds of them first?
    [one] You keep 1 wood, clay or stone, and all gold; the rest is lost. Make diamonds first?
   *[other] You keep { $number } of wood, clay and stone, and all gold. Make diamonds of the rest?
  }
prompt-keep = { $number ->
    [one] You keep 1 of wood, clay and stone. How much { $kind }?
   *[other] You keep { $number } of wood, clay and stone. How much { $kind }?
  }

# What is asked again

warning-pass = { $villagers ->
    [one] There is still work for this villager in this round.
   *[other] There is still work for them in this round.
  }
warning-pass-hero = This is the last round, and you could still invite a hero.
warning-pass-both = This is the last round: { $villagers ->
    [one] there is still work for this villager, and you could still invite a hero.
   *[other] there is still work for them, and you could still invite a hero.
  }

# What a hint says

reason-take-gift = what it gives is yours at once, whatever else you do in this round
reason-take-each = it pays off each time you do that in this round
reason-take-more = what you have built and explored brings more for the same villagers
reason-take-mask = your terrains stay free, and you hunt only what pays
reason-take-mirror = what you lack to pay costs you less
reason-gain = brings { $pieces } now
reason-points = brings { $points } points now
reason-build = for later: { $about }
reason-build-clock = ready at once: { $about }
reason-build-points = { $points ->
    [one] brings 1 point now
   *[other] brings { $points } points now
  } through your builders; and later: { $about }
reason-site = works together with { $buildings }
reason-site-new = gives you one more street to activate in a round
reason-explore = brings a new terrain{ $points ->
    [0] { "" }
    [one] {" "}and 1 point through your adventurers
   *[other] {" "}and { $points } points through your adventurers
  }; { $risk ->
    [0] no monster is to be feared
   *[other] a monster appears with a chance of { $risk }%
  }
reason-place-opens = opens the way into { $region }
reason-place = brings { $resource } whenever you activate { $region }
reason-hunt = brings { $pieces } now, and frees the terrain: { $resource }
reason-fortify = keeps { $monster } away, and one more of wood, clay and stone when you pass
reason-fortify-points = { $points ->
    [one] brings 1 point now
   *[other] brings { $points } points now
  } through your defenders
reason-region = brings { $pieces } now; { $monsters ->
    [0] no monster appears
    [one] 1 monster appears
   *[other] { $monsters } monsters appear
  }
reason-monster = a hunt there would bring { $pieces }
reason-no-monster = keeps the terrain free: { $resource }
reason-street = for one villager: { $uses }
reason-invite = { $points ->
    [one] brings 1 point
   *[other] brings { $points } points
  }{ $villagers ->
    [0] { "" }
    [one] {" "}and 1 bonus villager
   *[other] {" "}and { $villagers } bonus villagers
  } now
reason-invite-growing = { $points ->
    [one] brings 1 point
   *[other] brings { $points } points
  }{ $villagers ->
    [0] { "" }
    [one] {" "}and 1 bonus villager
   *[other] {" "}and { $villagers } bonus villagers
  } now, and more points later
reason-pay = leaves you { $pieces }
reason-pay-all = takes all you have
reason-refine = makes a diamond now
reason-keep = keeps { $pieces } for the next round
reason-keep-none = of what you may keep, the rest is worth more than { $resource }
reason-pass-first = you begin the next round
reason-end = nothing else that can be done now brings more

# Standings

score-adventurers = Adventurers
score-defenders = Defenders
score-builders = Builders
score-artisans = Artisans
score-banks = Gold in banks
score-cathedrals = Diamonds in cathedrals
tie-gold = Gold
tie-diamonds = Diamonds
grade-villager = Villager ({ $points } points; mayor from 51)
grade-mayor = Mayor ({ $points } points; knight from 76)
grade-knight = Knight ({ $points } points; lord from 101)
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

hero-adventurers = adventurer no. { $number }{ $villagers ->
    [0] { "" }
    [one] {" "}(1 villager)
   *[other] {" "}({ $villagers } villagers)
  }
hero-defenders = defender no. { $number }{ $villagers ->
    [0] { "" }
    [one] {" "}(1 villager)
   *[other] {" "}({ $villagers } villagers)
  }
hero-builders = builder no. { $number }{ $villagers ->
    [0] { "" }
    [one] {" "}(1 villager)
   *[other] {" "}({ $villagers } villagers)
  }
hero-artisans = artisan no. { $number } ({ $points } points{ $villagers ->
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
board-per-defenders = per fortifi­cation
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
board-invite-price = the two places on the left cost 2 and 1 more diamonds
board-build-price = to build: 1 villager and the price shown; each building exists three times
board-steps = This turn
board-step-action = Action
board-step-hero = Hero
board-step-done = done
board-wilds = Wild lands
board-streets = Settlement
board-explore = Explore
board-activate = Activate
board-gives-nothing = gives nothing
board-activated = activated in this round
board-no-monster = no monster
board-you-decide = you decide
board-safe = no monster can appear now
board-mask-decides = the mask lets you decide whether a monster appears
board-risk = a monster appears if the tile shows { $odds }
board-odds = { $monster } ({ $tiles } of { $all } tiles)
board-coming = will appear at once: { $monsters }
board-exposed = if this region is activated now, this appears here: { $monster }
board-unexplored = unexplored
board-here = Here
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
board-pass-about = the round is over for you: villagers come home; wood, clay and stone beyond one for each fortification are lost
board-tab-own = My lands
board-tab-heroes = Heroes
board-tab-market = Market
board-tab-artefacts = Artefacts
board-end = End turn
board-pass = Pass
board-pass-losing = Pass, lose { $number }
board-refine = Make a diamond
board-monster-yes = Let it appear
board-monster-no = Keep it away
board-monster-chance = monster { $number }%
board-brings = { $number ->
    [one] brings 1 bonus villager
   *[other] brings { $number } bonus villagers
  }
board-done = Leave it at that
board-tab-all = Everybody
