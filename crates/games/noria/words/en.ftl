# Noria in English.

title = Noria
tagline = Turn your wheel, sail the skies, sway the town hall.

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
    .about = Whether the large and the small ring may be used together without the disc of the medium ring between them.
option-adjacency-open = any discs of one combination
option-adjacency-strict = only a chain without a gap

# What the buttons say

move-lay = Lay the market: { $discs }
move-order = Order the resource discs: { $resources }
move-reveal = { $island } appears
move-take = Take 1 { $resource }
move-enter = Enter { $path } for free
move-place = Place { $disc }: { $space }
move-place-over = Place { $disc }: { $space }, where { $over } leaves the game
move-night-shift = Night shift: turn the { $ring } by one space ({ $price } knowledge)
move-modify = Modification: move { $disc } from { $space } ({ $price } knowledge)
move-to = to { $space }
move-exchange = exchange it with { $disc }, { $space }
move-act = Leave the wheel as it is and act
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
    [one] 1 simple good
   *[other] { $number } simple goods of one kind
  }
price-simple-different = { $number } simple goods of at least two kinds
price-complex-alike = { $number ->
    [one] 1 complex good
   *[other] { $number } complex goods of one kind
  }
price-complex-different = { $number } complex goods of both kinds

# The log

log-appeared = { $island } appears
log-laid = On the market, from the dearest: { $discs }
log-ordered = The resource discs of { $seat } in order: { $resources }
log-took = { $seat } takes 1 { $resource }
log-entered = { $seat } enters { $path } for free
log-round = Round { $round } of { $rounds }
log-shifted = { $seat } turns the { $ring } for { $price } knowledge
log-moved = { $seat } moves { $disc } to { $space } for { $price } knowledge
log-exchanged = { $seat } exchanges { $disc } with { $other } for { $price } knowledge
log-activated = { $seat } uses { $disc }
log-doubled = { $seat } uses { $disc } twice
log-inspected = { $seat } takes 1 knowledge instead of { $disc }
log-repeated = { $seat } repeats { $disc }
log-gathered = { $seat } takes { $number } { $resource }
log-sold = { $seat } trades 1 { $good } for { $knowledge } knowledge
log-acquired = { $seat } trades { $knowledge } knowledge for 1 { $resource }
log-paid = { $seat } pays { $amounts }
log-bought = { $seat } takes { $disc } from the market
log-rose = { $seat } reaches level { $level } of { $path }
log-landed = { $seat } lands on { $island }
log-took-ship = { $seat } takes a ship: { $resource }
log-built = { $seat } builds a factory: { $good }, { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
  }
log-upgraded = { $seat } upgrades { $disc }
log-produced = { $seat } produces { $goods }
log-seated = { $seat } seats a politician in { $chamber } for { $price } knowledge: a level there is worth { $value }
log-dismissed = { $seat } dismisses a politician from { $chamber }
log-income = { $seat } takes { $income } knowledge from factories
log-placed = { $seat } places { $disc }: { $space }
log-placed-over = { $seat } places { $disc }: { $space }; { $over } leaves the game

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
space-L1 = large ring, top
space-L2 = large ring, upper right
space-L3 = large ring, right
space-L4 = large ring, centre
space-L5 = large ring, left
space-M0 = medium ring, upper left
space-M1 = medium ring, upper right
space-M2 = medium ring, right
space-M3 = medium ring, left
space-S0 = small ring, top
space-S1 = small ring, bottom
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
