# Noria in English.

title = Noria
tagline = Turn your wheel, sail the skies, sway the town hall.
about = Three rings of a wheel turn every round, and the discs that come round decide what you may do. Build ships and factories, reach the islands, and back the projects whose price will rise.
duration = 70 to 120 minutes
weight = heavy
authors = Sophia Wagner
credit = Noria. Author: Sophia Wagner. Illustrator: Michael Menzel. Layout: Andrea Kattnig and Klemens Franz. Publishers: Edition Spielwiese and BLAM !

# Options

option-mode = Rules
    .about = The expert game has wheels of your own making, islands in a face-up circle and no start goods.
option-mode-base = base
option-mode-expert = expert
option-market = Market
    .about = What lies on the four priced stalls. The expert game always lays them at random.
option-market-first-game = as in a first game
option-market-random = at random
option-adjacency = Activation
    .about = Whether the large and the small ring may be used together without the disc of the medium ring between them. In a chain the medium disc is used or inspected before the second of the two.
option-adjacency-open = any discs of one combination
option-adjacency-strict = only a chain without a gap

# What the buttons say

move-lay = Lay the market: { $discs }
move-order = Order the resource discs: { $resources }
move-reveal = A new island appears: { $island }
move-take = Take 1 { $resource }
move-enter = Enter { $path } for free
move-next = Place { $disc } next
move-place = Place { $disc }: { $space }
move-place-over = Place { $disc }: { $space }, where { $over } leaves the game
move-night-shift = Night shift: turn the { $ring } by one space ({ $price } knowledge)
move-modify = Modification: exchange or move { $disc }, { $space } ({ $price } knowledge)
move-to = to { $space }
move-exchange = exchange it with { $disc }, { $space }
move-act = Leave the wheel and act
move-activate = Use { $disc }, { $space }
move-double = Use { $disc } twice, { $space }
move-inspect = Inspection: 1 knowledge instead of { $disc }, { $space }
move-sell = Black market: 1 { $good } for { $knowledge } knowledge
move-acquire = Black market: { $knowledge } knowledge for 1 { $resource }
move-finish = End the actions
move-buy = Market: take { $disc } ({ $price ->
    [0] free
    [one] 1 resource
   *[other] { $price } resources
  })
move-invest = Invest in { $path }, level { $level }: { $price }{ $toll ->
    [0] { "" }
   *[other] , toll { $toll }
  }
move-explore = Reveal a new island and land there
move-visit = Land on { $island }{ $toll ->
    [0] { "" }
   *[other] , toll { $toll }
  }
move-ship = Take a ship: { $resource }
move-build = Build a factory: { $good }, { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
  }
move-build-nothing = Build a factory
move-upgrade = Upgrade { $disc }, { $space }
move-produce = Produce { $goods }
move-repeat = Repeat { $disc }, { $space }
move-stop = Leave the second action
move-pay = Pay { $amounts }
move-intrigue = Intrigue ({ $price } knowledge): seat a politician in { $chamber }, then worth { $value }
move-dismiss = Dismiss a politician from { $chamber }
move-rest = End the turn

price-resources-alike = { $number } resources of one kind
price-resources-different = { $number } resources of at least two kinds
price-simple-alike = { $number ->
    [one] 1 simple good (propeller, sail or compass)
   *[other] { $number } simple goods of one kind
  }
price-simple-different = { $number } simple goods of at least two kinds
price-complex-alike = { $number ->
    [one] 1 complex good (lamp or piston)
   *[other] { $number } complex goods of one kind
  }
price-complex-different = { $number } complex goods, lamps and pistons

# What is asked

ending = Last round
    .brief = Last round
prompt-build = Where does { $disc } go? 3 large, 2 medium, 1 small; 2 in the lower half.
prompt-resource = Take one resource to begin with.
prompt-level = Choose the path that you enter for free: you start there on level 1.
prompt-influence = Pay knowledge to turn a ring, exchange or move discs, or leave the wheel.
prompt-influence-turn = Pay knowledge to turn a ring, or leave the wheel.
prompt-influence-move = Pay knowledge to exchange or move discs, or leave the wheel.
prompt-modify = Where does { $disc } go? Choose an empty space, or the disc to exchange it with.
prompt-action = { $used ->
    [0] Use a disc in the lower half of your wheel, or inspect one for 1 knowledge.
    [1] 1 of 3 discs used: use one in another ring, or end your actions.
   *[other] { $used } of 3 discs used: use one in the last ring, or end your actions.
  }
prompt-trade = No disc is left to use: trade on the black market, or end your actions.
prompt-used-up = No disc is left to use: end your actions.
prompt-city = { $action ->
    [first] City, first of two: go up one level on a path, or take a disc from the market.
    [second] City, second of two: go up on a path, take a disc from the market, or leave it.
   *[only] City: go up one level on a path, or take a disc from the market.
  }
prompt-journey = { $action ->
    [first] Journey, first of two: send your ambassador to an island, or reveal a new one.
    [second] Journey, second of two: send your ambassador to an island, reveal one, or leave it.
   *[only] Journey: send your ambassador to an island, or reveal a new one.
  }
prompt-journey-known = { $action ->
    [first] Journey, first of two: send your ambassador to another island.
    [second] Journey, second of two: send your ambassador to another island, or leave it.
   *[only] Journey: send your ambassador to another island.
  }
prompt-tool = { $action ->
    [first] Tool, first of two: upgrade a disc, or fill empty warehouses.
    [second] Tool, second of two: upgrade a disc, fill empty warehouses, or leave it.
   *[only] Tool: upgrade a disc, or make goods: several of one kind, or one each of several kinds.
  }
prompt-repeat = Bonus: use a disc of this turn once more.
prompt-repeat-again = Bonus: use one more of this turn’s discs again, or leave it.
prompt-pay-disc = Pay for { $disc }: { $asked }.
prompt-pay-landing = Pay a toll to land on { $island }: { $asked }.
prompt-pay-toll = Rivals stand above you on { $path }: pay a toll of { $asked } to the supply.
prompt-pay-level = Pay for { $path }, level { $level }: { $asked }{ $toll ->
    [0] { "" }
   *[other] , toll included
  }.
prompt-pay-goods = Pay for { $path }, level { $level }: { $price }.
prompt-land = Take a ship from { $island }, or build a factory there.
prompt-land-ship = Take a ship from { $island }.
prompt-land-factory = Build a factory on { $island }: choose one of its spaces.
prompt-politics = Seat a politician ({ $price } knowledge) so that a chamber is worth more, or end your turn.
prompt-dismiss = Now dismiss a waiting politician: that chamber can rise less from now on.
prompt-next = Choose which of your new discs goes onto the wheel first.
prompt-place = Choose the space for { $disc }; a disc that lies there leaves the game.

# What is asked again

warning-unused-discs = { $number ->
    [one] One more disc could be used, or inspected for 1 knowledge.
   *[other] { $number } more discs could be used, or inspected for 1 knowledge each.
  }
warning-last-knowledge = This is your last turn: { $number } knowledge will be worth nothing. An intrigue could bring { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
warning-fresh-disc = It could still be used this turn. Upgraded now, it rests until your next one.
warning-upgraded-disc = You have upgraded it, and the new disc could go elsewhere.

# What a move is good for

reason-take = 1 { $resource } in your stock from the start
reason-enter = level 1 of { $path } without paying
reason-next = placed first, it can go wherever there is room
reason-place = { $turns ->
    [one] can be used in your next turn
   *[other] can be used in { $turns } turns
  }
reason-place-over = { $turns ->
    [one] can be used in your next turn; { $over } leaves the game
   *[other] can be used in { $turns } turns; { $over } leaves the game
  }
reason-act = { $number ->
    [0] no disc below can be used, and every change costs knowledge
    [one] one disc below can be used as it lies
   *[other] { $number } discs below fit together as they lie
  }
reason-raises = from the upper half it can come down, and be used in this turn
reason-makes-room = makes room in the lower half for a disc that is more use in this turn
reason-later = lies better for your next turns
reason-activates = brings { $disc } into the lower half
reason-gather = { $number } { $resource }: you then have { $total }
reason-use-city = one level up, or a new disc
reason-use-journey = a ship or a factory
reason-use-tool = an upgraded disc, or new goods
reason-use-bonus = a disc of this turn once more
reason-use-twice-city = two levels or new discs in one turn
reason-use-twice-journey = two ships or factories in one turn
reason-use-twice-tool = two upgrades or productions in one turn
reason-use-twice-bonus = discs of this turn twice more
reason-inspect = 1 knowledge now
reason-sell = { $knowledge } knowledge now
reason-acquire = 1 { $resource } now
reason-end = nothing else that can be done now brings more
reason-income = your factories bring { $number } knowledge
reason-buy = { $disc } for the rest of the game
reason-invest = level { $level } of { $path }: { $points ->
    [0] no points yet, as its chamber is worth nothing
    [one] 1 point more as the chambers stand
   *[other] { $points } points more as the chambers stand
  }
reason-explore = a new island with all its ships, without a toll
reason-visit = { $ships ->
    [0] no ship
    [one] 1 ship
   *[other] { $ships } ships
  } and { $spaces ->
    [0] no free factory space
    [one] 1 free factory space
   *[other] { $spaces } free factory spaces
  } there
reason-ship = { $disc } then brings { $number } instead of { $before }
reason-build = { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
  } ({ $good }){ $knowledge ->
    [0] { "" }
   *[other] {" "}and { $knowledge } knowledge more each turn
  }
reason-upgrade = { $disc } can be used twice in a turn from now on
reason-produce = { $goods } in stock
reason-intrigue = { $points ->
    [one] 1 point for you now
   *[other] { $points } points for you now
  }, at most { $rival } for a rival
reason-dismiss = a level there can be worth { $value } at most

# Why a move is refused

refusal-chance-moves = an island is about to be turned up: nobody moves before that
refusal-wheel-due = first lay the six discs of your wheel, one after the other
refusal-resource-due = first take one resource to begin with
refusal-level-due = first choose the path that you enter for free: its first step is lit
refusal-influence-due = first change your wheel for knowledge, or leave it as it is and go on to your discs
refusal-target-due = first choose where the disc goes that you move
refusal-discs-due = now you use discs in the lower half of your wheel, or end your actions
refusal-repeat-due = first choose the disc that your bonus disc uses again
refusal-landing-due = first take a ship from the island, or build a factory there
refusal-politics-due = now you seat a politician in the town hall, or end your turn
refusal-dismissal-due = first dismiss a politician who waits in another chamber
refusal-next-due = first choose which of your new discs goes onto the wheel first
refusal-place-due = first choose the space on your wheel for the new disc
refusal-taken-at-start = a resource is taken for nothing at the start only: now discs in the lower half bring some, or the black market for knowledge
refusal-influence-phase = the wheel is changed at the beginning of a turn, before you use discs
refusal-action-phase = your actions of this turn are over: discs are used again in your next turn
refusal-politics-phase = politicians are seated once you have ended your actions
refusal-administration-phase = only bought discs are placed, at the end of your turn
refusal-needs-city = going up on a path or taking a disc is what a city disc does: use one in the lower half of your wheel
refusal-needs-journey = your ambassador travels with a journey disc: use one in the lower half of your wheel
refusal-needs-tool = upgrading discs and producing goods is what a tool disc does: use one in the lower half of your wheel
refusal-needs-bonus = using a disc again is what a bonus disc does
refusal-needs-landing = ships and factories are for the island where your ambassador lands on a journey
refusal-payment-due = you have to pay first: choose what you pay with
refusal-second-due = the disc in use has a second action: take it or leave it before you use another disc
refusal-over = the game is over
refusal-no-such-outcome = chance cannot turn this up
refusal-ring-full = this ring has all its discs
refusal-wrong-half = two of the six discs must lie in the lower half, four in the upper
refusal-space-occupied = a disc lies there already
refusal-knowledge = that costs { $price } knowledge, and you have { $held }
refusal-small-ring = a night shift cannot turn the small ring
refusal-empty-space = no disc lies there: choose one of those that are lit
refusal-same-disc = the two discs are the same: nothing would change
refusal-inactive = only discs in the lower half of the wheel can be used: this one rests until the wheel has brought it down
refusal-already-activated = that disc was already used or inspected in this turn: choose another one, or end your actions
refusal-fresh = a disc that was upgraded in this turn rests until your next one
refusal-incompatible = one disc in each ring, each touching the next: this one does not fit with those used before
refusal-nothing-to-do = that disc can do nothing now: it can only be inspected
refusal-nothing-journey = your ambassador can pay for no other island: the journey disc can only be inspected
refusal-nothing-tool = there is nothing to upgrade or produce: the tool disc can only be inspected
refusal-nothing-bonus = a bonus disc repeats a disc used before it this turn: use another one first
refusal-not-upgraded = that disc is not upgraded, so it cannot be used twice
refusal-already-doubled = one upgraded disc a turn can be used twice, and one was
refusal-other-disc = { $disc } is in use, and it does not do that: choose among what is lit
refusal-action-due = you have activated a disc: first choose what you do with it, among what is lit
refusal-market-closed = the black market is closed now: it is open while you choose which disc you use
refusal-no-good = you have no { $good } in stock: a tool disc produces goods
refusal-sold-out = the market is out of stock: { $disc }
refusal-resources = that costs { $needed ->
    [one] 1 resource
   *[other] { $needed } resources
  }, and you have { $held }
refusal-price = the price is { $price }; of what can pay it you have { $held }
refusal-path-toll = on top of the price a toll of { $toll ->
    [one] 1 resource
   *[other] { $toll } resources
  } is due, as rivals stand above you; the price leaves you { $left }
refusal-landing-toll = landing there costs a toll of { $toll ->
    [one] 1 resource
   *[other] { $toll } resources
  }, and you have { $held }
refusal-ingredients = { $goods } would take { $needed }; you have { $held }
refusal-not-in-stock = you do not have all that you want to pay with
refusal-top-level = you stand on the highest level of { $path }
refusal-wrong-payment = to be paid: { $asked }
refusal-wrong-goods = to be paid: { $price }
asked-any = { $number ->
    [one] 1 resource of any kind
   *[other] { $number } resources of any kind
  }
asked-different = { $number } resources of at least two kinds
asked-alike = { $number } resources of one kind
asked-alike-and-toll = { $number } resources, { $alike } of them of one kind
refusal-no-island-left = all islands of this game lie open
refusal-not-in-play = that island is not in play
refusal-same-island = your ambassador stands there already and must go elsewhere
refusal-not-neighbour = your ambassador can only go to a neighbouring island
refusal-no-ship = no such ship lies there any more
refusal-no-factory-left = all your factories are built
refusal-no-factory-space = that factory space is not free
refusal-twin-space = an equal factory space with a lower number is free: choose that one
refusal-already-upgraded = that disc is upgraded already: choose another one
refusal-tool-itself = a tool disc cannot upgrade itself: choose another disc
refusal-no-warehouse = empty warehouses for it: { $empty } ({ $good }); a factory brings more
refusal-one-good = one of each means at least two different goods
refusal-none-produced = produce at least one
refusal-not-used = only a disc used this turn can be repeated
refusal-twin-disc = an equal disc comes first on the wheel: repeat that one
refusal-nobody-waiting = no politician waits in that chamber: choose another one
refusal-not-waiting = { $disc } does not wait to be placed
refusal-twin-replaced = an equal disc comes first on the wheel: replace that one

# The log

log-appeared = A new island appears: { $island }
log-laid = On the market, from the dearest: { $discs }
log-ordered = { $you ->
    [yes] Your resource discs
   *[no] The resource discs of { $seat }
  } in order: { $resources }
log-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } 1 { $resource }
log-entered = { $you ->
    [yes] You enter
   *[no] { $seat } enters
  } { $path } for free
log-round = Round { $round } of { $rounds }
log-shifted = { $you ->
    [yes] You turn
   *[no] { $seat } turns
  } the { $ring } for { $price } knowledge
log-moved = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } { $disc } to { $space } for { $price } knowledge
log-exchanged = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
  } { $disc } with { $other } for { $price } knowledge
log-activated = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } { $disc }
log-doubled = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } { $disc } twice
log-inspected = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } 1 knowledge instead of { $disc }
log-repeated = { $you ->
    [yes] You repeat
   *[no] { $seat } repeats
  } { $disc }
log-gathered = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $number } { $resource }
log-sold = { $you ->
    [yes] You trade
   *[no] { $seat } trades
  } 1 { $good } for { $knowledge } knowledge
log-acquired = { $you ->
    [yes] You trade
   *[no] { $seat } trades
  } { $knowledge } knowledge for 1 { $resource }
log-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
  } { $amounts }
log-bought = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $disc } from the market
log-rose = { $you ->
    [yes] You reach
   *[no] { $seat } reaches
  } level { $level } of { $path }
log-landed = { $you ->
    [yes] You land
   *[no] { $seat } lands
  } on { $island }
log-took-ship = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } a ship: { $resource }
log-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
  } a factory: { $good }, { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
  }
log-upgraded = { $you ->
    [yes] You upgrade
   *[no] { $seat } upgrades
  } { $disc }
log-produced = { $you ->
    [yes] You produce
   *[no] { $seat } produces
  } { $goods }
log-seated = { $you ->
    [yes] You seat
   *[no] { $seat } seats
  } a politician in { $chamber } for { $price } knowledge: a level there is worth { $value }
log-dismissed = { $you ->
    [yes] You dismiss
   *[no] { $seat } dismisses
  } a politician from { $chamber }
log-income = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $income } knowledge from factories
log-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
  } { $disc }: { $space }
log-placed-over = { $you ->
    [yes] You place
   *[no] { $seat } places
  } { $disc }: { $space }; { $over } leaves the game

# The standings

score-refining = Chamber of Refining
score-colonization = Chamber of Colonization
score-exploration = Chamber of Exploration
score-research = Chamber of Research
score-specialization = Chamber of Specialization (highest level)
score-division = Chamber of Division (lowest level)
tie-belongings = Ships and warehouses

# Components

resource-energy = energy
resource-mycelium = mycelium
resource-obsidian = obsidian
knowledge = knowledge
good-propeller = propeller
good-sail = sail
good-compass = compass
good-lamp = lamp
good-piston = piston
disc-energy = the energy disc
    .title = Energy
disc-mycelium = the mycelium disc
    .title = Mycelium
disc-obsidian = the obsidian disc
    .title = Obsidian
disc-city = the city disc
    .title = City
disc-journey = the journey disc
    .title = Journey
disc-tool = the tool disc
    .title = Tool
disc-bonus = the bonus disc
    .title = Bonus
disc-upgraded = { $disc } (upgraded)
path-refining = Refining
path-colonization = Colonization
path-exploration = Exploration
path-research = Research
chamber-refining = the Chamber of Refining
    .title = Refining
chamber-colonization = the Chamber of Colonization
    .title = Colonization
chamber-exploration = the Chamber of Exploration
    .title = Exploration
chamber-research = the Chamber of Research
    .title = Research
chamber-specialization = the Chamber of Specialization
    .title = Specialization
chamber-division = the Chamber of Division
    .title = Division
island = island { $number }
ring-large = large ring
ring-medium = medium ring
ring-small = small ring
space-L0 = large ring, upper left
    .the = the { space-L0 }
space-L1 = large ring, top
    .the = the { space-L1 }
space-L2 = large ring, upper right
    .the = the { space-L2 }
space-L3 = large ring, right
    .the = the { space-L3 }
space-L4 = large ring, bottom
    .the = the { space-L4 }
space-L5 = large ring, left
    .the = the { space-L5 }
space-M0 = medium ring, upper left
    .the = the { space-M0 }
space-M1 = medium ring, upper right
    .the = the { space-M1 }
space-M2 = medium ring, right
    .the = the { space-M2 }
space-M3 = medium ring, left
    .the = the { space-M3 }
space-S0 = small ring, top
    .the = the { space-S0 }
space-S1 = small ring, bottom
    .the = the { space-S1 }
amount-energy = { $amount } energy
amount-mycelium = { $amount } mycelium
amount-obsidian = { $amount } obsidian
amount-propeller = { $amount ->
    [one] 1 propeller
   *[other] { $amount } propellers
  }
amount-sail = { $amount ->
    [one] 1 sail
   *[other] { $amount } sails
  }
amount-compass = { $amount ->
    [one] 1 compass
   *[other] { $amount } compasses
  }
amount-lamp = { $amount ->
    [one] 1 lamp
   *[other] { $amount } lamps
  }
amount-piston = { $amount ->
    [one] 1 piston
   *[other] { $amount } pistons
  }

# Headings of the list of moves

group-take = Start resource
group-enter = Start level
group-next = Which disc next?
group-place = Place the disc
group-night-shift = Night shift
group-modify = Modification
group-to = Where to?
group-act = Go on
group-activate = Use a disc
group-double = Use a disc twice
group-inspect = Inspection
group-sell = Black market: goods
group-acquire = Black market: resources
group-finish = Go on
group-buy = Market
group-invest = Invest
group-explore = Explore
group-visit = Travel
group-ship = Take a ship
group-build = Build a factory
group-upgrade = Upgrade a disc
group-produce = Produce one kind
group-produce-each = Produce one each of several kinds
group-repeat = Repeat a disc
group-stop = Go on
group-pay = Pay
group-intrigue = Intrigue
group-dismiss = Dismiss
group-rest = Go on

# On the board

board-phases = Phases of the turn
board-phase-influence = Influence
    .about = Phase I, if you like: pay knowledge to turn a ring, to exchange two discs or to move one.
board-phase-action = Actions
    .about = Phase II: use up to three discs of the lower half, one in each ring. The black market is open.
board-phase-politics = Politics
    .about = Phase III, if you like: pay knowledge to seat a politician and dismiss another. Once nobody waits any more, there is no politics.
board-phase-administration = Administration
    .about = Phase IV: factories bring knowledge, every ring turns by one space, bought discs are placed.
board-wheel = Wheel
board-city = City
board-stock = Stock
board-hall = Town hall
board-hall-sum = Points: your level × the marked value of its chamber
board-islands-how = A journey disc sends your ambassador to an island: there you take a ship or build a factory.
board-hall-key = = of one kind · ≠ of at least two kinds · red: with a toll for rivals above you
board-paid-alike = = one kind
board-paid-different = ≠ different
board-times = { $number }× → { $what }
board-market = Market
board-islands = Islands

board-pay = Choose what you pay with
board-next = Choose the disc to place first
board-toll = Toll: 1 resource for each rival above you
board-act = Leave the wheel
board-stop = Leave it
board-finish = End actions
board-rest = End turn
board-inspection = Inspect
    .about = Inspection: take 1 knowledge instead of using a disc of the lower half.
board-used = { $number } of 3 discs used
board-prices = What special actions cost
board-next-round = then { $number }
board-level = Level { $level }: { $price }
board-empty = empty
board-to-build = Discs still to place
board-waiting = Bought discs wait here until the end of your turn, then you place them

board-rounds-about = Each round uncovers a space. An intrigue costs 1 knowledge for each gear uncovered; on the spaces with a double line below, night shift and modification cost 1 more.
board-round = Round { $round } of { $rounds }
board-gears = { $number ->
    [one] 1 gear uncovered
   *[other] { $number } gears uncovered
  }
board-ring-large = Large ring
board-ring-medium = Medium ring
board-night-shift = Night shift
    .about = Influence: turns the large or the medium ring by one space. The price doubles with each use in a turn; “then” names that of the next round.
board-modification = Modification
    .about = Influence: exchanges two discs, even of different rings, or moves one to an empty space. The price doubles with each use in a turn; “then” names that of the next round.
board-intrigue = Intrigue
    .about = Politics: seats one politician and dismisses another, as long as any wait. The price doubles with each use in a turn; “then” names that of the next round.

board-knowledge = Knowledge
    .about = Knowledge, and what the factories add at the end of the turn
board-resources = Resources
board-ships = { $number ->
    [one] 1 ship: its disc brings 1 { $resource }
   *[other] { $number } ships: their disc brings { $number } { $resource }
  }
board-goods = Goods and warehouses
board-goods-full = Goods in stock
board-good = { $good }: { $number } in { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
  }
board-no-warehouse = no warehouse
board-recipe = One costs
board-each = One each of several kinds…
board-factories = { $number ->
    [one] 1 factory
   *[other] { $number } factories
  } built of 7: { $income } knowledge each turn
board-black-market = Black market
    .about = In the action phase, whenever you choose a disc: a simple good sells for 2 knowledge, a complex one for 3; 3 knowledge buy 1 resource.
board-planner = The wheel in the next rounds
board-planner-about = How it will stand if nothing is changed. Only the lower half can be used.
board-planner-round = Round { $number }

board-chamber-refining = Level of Refining times the value of the chamber. Levels are paid with resources.
    .short = resources
board-chamber-colonization = Level of Colonization times the value of the chamber. Levels are paid with resources.
    .short = resources
board-chamber-exploration = Level of Exploration times the value of the chamber. Levels are paid with simple goods: propellers, sails, compasses.
    .short = simple goods
board-chamber-research = Level of Research times the value of the chamber. Levels are paid with complex goods: lamps and pistons.
    .short = complex goods
board-chamber-specialization = Your highest level on the four paths times the value of the chamber
    .short = highest level
board-chamber-division = Your lowest level on the four paths times the value of the chamber; with a path still in the Cave that is 0
    .short = lowest level
board-cave = Cave
board-bench = { $waiting ->
    [0] Nobody waits
    [one] 1 politician waits
   *[other] { $waiting } politicians wait
  }; a level is worth { $value } now
board-hall-about = A path brings its level times the value of its chamber. The prices of levels: = all of one kind, ≠ at least two kinds, + a toll of 1 resource for each rival above you on the path.

board-free = free
board-left = ×{ $number }
board-legend = What the discs do
board-disc-up = An upgraded disc of any kind: one of them can be used twice in a turn. Used once, it leaves that to another
board-disc-energy = Brings 1 energy for each of your energy ships
board-disc-mycelium = Brings 1 mycelium for each of your mycelium ships
board-disc-obsidian = Brings 1 obsidian for each of your obsidian ships
board-disc-city = City: take a disc from the market, or go up one level on a path
board-disc-journey = Journey: move your ambassador, then take a ship or build a factory
board-disc-tool = Tool: upgrade a disc, or produce goods
board-disc-bonus = Bonus: use a disc once more that you have used this turn

board-circle = The islands lie in a circle: from one you reach its two neighbours.
board-dock = { $number ->
    [0] No { $resource } ship left
    [one] 1 { $resource } ship
   *[other] { $number } { $resource } ships
  }
board-plot = Space for a factory: { $good }, { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
  }
board-unknown = { $number ->
    [one] 1 island to discover
   *[other] { $number } islands to discover
  }
board-harbour = Start
    .about = The small island of the start; nobody comes back to it.
