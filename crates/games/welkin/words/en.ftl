# Welkin in English.

title = Welkin
tagline = Build among the clouds, sell when the wind is right.
about = Collect five kinds of goods, complete isles with them and sell each at the prices of the day. Opening a site often moves the market, for you and for everybody else.
duration = about 45 minutes
weight = medium
authors = Fabien Tanguy
credit = Welkin. Author: Fabien Tanguy. Development: Matthis Gaciarz. Illustrator: Sylvain Sarrailh. Graphic design: Justine Levasseur. Publishers: Ankama and Forgenext.

# What the buttons say

move-quote = A price token shows { $resource }
move-deal = Turn up { $site }
move-open = Open { $site }
move-flip = Flip a price token from { $from } to { $to }
move-turn-force = Produce: turn { $resource } to its force
move-turn-resource = Produce: turn { $resource } to its resource
move-turn-force-paid = Turn { $resource } to its force (1 coin)
move-turn-resource-paid = Turn { $resource } to its resource (1 coin)
move-take = Take { $resource }
move-discard = Discard { $resource }
move-place = Place { $resource } on { $site }
move-place-any = Place { $resource } on { $site }, slot for any resource
move-power = Power: { $power }
move-sell = Sell { $site } incomplete for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
move-done = End the turn
move-done-turning = Produce with the tokens as they are
move-done-placing = Place nothing more

# The log

log-market = The market opens: plant { $vegetal }, elemental { $elemental }, animal { $animal }, metal { $metal }, gemstone { $gem }
log-dealt = New on display: { $site }
log-opened = { $you ->
    [yes] You open
   *[no] { $seat } opens
  } { $site }
log-flipped = { $you ->
    [yes] You flip
   *[no] { $seat } flips
  } a price token from { $from } to { $to }
log-turned-force = { $you ->
    [yes] You turn
   *[no] { $seat } turns
  } { $resource } to its force{ $paid ->
    [0] { "" }
   *[other] {" "}for 1 coin
  }
log-turned-resource = { $you ->
    [yes] You turn
   *[no] { $seat } turns
  } { $resource } to its resource{ $paid ->
    [0] { "" }
   *[other] {" "}for 1 coin
  }
log-produced-nothing = { $you ->
    [yes] You produce
   *[no] { $seat } produces
  } nothing
log-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
log-lacked = The reserve lacks { $number ->
    [one] 1 resource
   *[other] { $number } resources
  } that { $you ->
    [yes] you
   *[no] { $seat }
  } could have taken
log-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
  } { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
log-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
  } { $resource } on { $site }
log-placed-any = { $you ->
    [yes] You place
   *[no] { $seat } places
  } { $resource } on { $site }, slot for any resource
log-sold = { $you ->
    [yes] You finish { $site } and sell it
   *[no] { $seat } finishes { $site } and sells it
  } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
log-sold-incomplete = { $you ->
    [yes] You sell
   *[no] { $seat } sells
  } { $site } incomplete for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
log-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
  } a power: { $power }
log-played-paid = { $you ->
    [yes] You play
   *[no] { $seat } plays
  } a power: { $power }, for 1 coin
log-last-turns = { $you ->
    [yes] You took a card that cannot be replaced: this turn is your last, and everybody else has one more
   *[no] { $seat } took a card that cannot be replaced: everybody else has one last turn
  }
log-idled = Nobody has done anything but produce for twenty rounds: the game ends here
log-ended = The game is over

# What is asked now.

ending = Last turns: { $you ->
    [yes] you move
   *[no] { $seat } moves
  } last
    .brief = Last turn
prompt-any-action = Open a site, turn a production token to produce, or place resources.
prompt-open-or-produce = Open a site, or turn a production token over to produce resources.
prompt-place-or-produce = Place resources on your sites, or turn a production token to produce.
prompt-produce = Turn a production token over to produce resources.
prompt-sell = Sell incomplete sites, play a power, or end your turn.
prompt-power = Play the power of a finished site, or end your turn.
prompt-open = Choose the site on display that your power opens.
prompt-flip = Flip a price token: the resource it shows loses a coin, the one behind gains it.
prompt-flip-two = Flip two price tokens of different resources. Choose the first.
prompt-flip-second = Now flip a price token of another resource.
prompt-turning = { $number ->
    [0] This produces nothing. Turn more tokens for 1 coin each, or produce.
    [one] Produce 1 resource now, or turn more tokens for 1 coin each.
   *[other] Produce { $number } resources now, or turn more tokens for 1 coin each.
  }
prompt-take = { $number ->
    [one] Take 1 of the lit resources.
   *[other] Take { $number } of the lit resources, one by one.
  }
prompt-discard = Your stock holds only { $most }: discard { $number ->
    [one] 1 resource
   *[other] { $number } resources
  }.
prompt-place = Place a resource of your stock on a lit slot of your sites.
prompt-place-more = Place more resources, or stop here. A complete site is sold at once.

# What a move gives up

warning-ends = The pile is empty: whoever opens a site now brings the end. This would be your last turn, and everybody else has one more.
warning-nothing = This would yield nothing, and your action would be spent.
warning-back = You turned this token over just now: 1 coin turns it back. To take resources, end the turning first.
warning-sale = Incomplete sites can be sold only in this turn: your power to do so would be lost.
warning-powers = This is your last turn: the powers that you have not played would be lost.
warning-unfinished = This is your last turn, and your stock could still finish a site: it would not be sold.

# What comes of a move, as advice

reason-open = worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } now if complete; your stock fills { $covered } of its { $slots } slots
reason-flip = { $from } falls to { $less }, { $to } rises to { $more }
reason-flip-gain = { $from } falls to { $less }, { $to } rises to { $more }: your sites gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
reason-flip-loss = { $from } falls to { $less }, { $to } rises to { $more }: your sites lose { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
reason-turn = { $number ->
    [0] production then yields nothing
    [one] production then yields 1 resource ({ $kinds })
   *[other] production then yields { $number } resources ({ $kinds })
  }
reason-take = { $site } still needs it
reason-take-later = in stock for a site that you open later
reason-done = nothing else that can be done now brings more
reason-discard = none of your sites needs it
reason-discard-least = what you keep is more use to your sites
reason-place = { $site } then lacks { $number ->
    [one] 1 resource
   *[other] { $number } resources
  }
reason-finish = finishes { $site }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } now
reason-power-sell-incomplete = your open sites would bring { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } as they are now
reason-power-use-resources = your stock covers { $number ->
    [0] a slot for any resource
    [one] 1 slot
   *[other] { $number } slots
  } of your sites, and your action stays free
reason-power-open-site = one more site, and your action stays free
reason-power-buy-two = two resources of your choice for 1 coin, and your action stays free
reason-power-flip-two = two prices change as you like, and your action stays free
reason-sell = complete it would bring { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } now

# Why a move is refused

refusal-over = the game is over
refusal-not-now = now comes the action of your turn, a power or the end of the turn
refusal-flip-later = a price token is flipped when you open a site with the two arrows, or by a power
refusal-chance-moves = a card or token is about to be turned up: nobody moves before that
refusal-opening-due = first open the site that your power gives you
refusal-flip-due = first flip a price token
refusal-turning-due = first turn your production tokens as you wish, then produce
refusal-taking-due = first take the resources that you have produced or bought
refusal-discard-due = your stock is too full: first discard resources
refusal-placing-due = first place your resources, then say that you place nothing more
refusal-not-an-outcome = a card or token is about to be turned up, and it cannot be this one
refusal-action-made = you have made the action of this turn: play a power, or end the turn
refusal-action-due = you have not made the action of this turn yet
refusal-nothing-placed = you must place at least one resource
refusal-no-place = both your places for open sites are taken: finish one first
refusal-not-on-display = { $site } is not on display
refusal-no-such-token = no price token that you may flip shows { $shown } with { $behind } behind
refusal-same-resource = the two tokens must show different resources
refusal-turned-twice = your production token of { $resource } has been turned twice already
refusal-no-coin = that costs 1 coin, and you have none
refusal-not-produced = none of your production tokens shows { $resource }
refusal-none-left = the reserve has no { $resource } left
refusal-reserve-empty = the reserve is empty
refusal-not-in-stock = there is no { $resource } in your stock: produce some first
refusal-no-open-site = you have no open site to place it on: open a site first
refusal-not-your-site = { $site } is not one of your open sites
refusal-no-slot = { $site } has no free slot of that kind for { $resource }
refusal-stock-empty = there is nothing in your stock: produce something first
refusal-empty-site = nothing lies on { $site } yet
refusal-not-selling = an incomplete site can be sold only after playing the power to do so
refusal-power-not-held = none of your finished sites still gives this power: { $power }
refusal-no-effect = this power would have no effect now: { $power }

# Standings

score-coins = Coins
tie-break-finished = Finished sites
tie-break-cost = Slots of the finished sites

# Options

option-incomplete = A site sold incomplete
    .about = Whether a site sold with the power to sell it incomplete counts as finished and gives its own power.
option-incomplete-counts = counts as finished and gives its power
option-incomplete-strict = leaves the game

# Components

site = { $name } ({ $slots })
resource-vegetal = plant
resource-elemental = elemental
resource-animal = animal
resource-metal = metal
resource-gem = gemstone
resource-any = any
power-sell-incomplete = sell incomplete sites
    .about = Until the end of the turn, sell your open sites that hold at least one resource, for what lies on them.
power-use-resources = use resources
    .about = Place resources of your stock on your sites, without spending your action.
power-open-site = open a site
    .about = Open a site without spending your action, even if both your places are taken.
power-buy-two = buy two resources
    .about = Pay 1 coin and take any two resources from the reserve; then discard down to four.
power-flip-two = flip two price tokens
    .about = Flip two price tokens that show different resources.

# The names of the sites are our own

site-01 = the Ember Garden
    .title = Ember Garden
site-02 = the Salamander Hut
    .title = Salamander Hut
site-03 = the Farrier’s Loft
    .title = Farrier’s Loft
site-04 = the Jeweller’s Stall
    .title = Jeweller’s Stall
site-05 = the Dew Cottage
    .title = Dew Cottage
site-06 = the Beekeeper’s Hut
    .title = Beekeeper’s Hut
site-07 = the Cloud Forge
    .title = Cloud Forge
site-08 = the Magpie’s Nest
    .title = Magpie’s Nest
site-09 = the Weathercock House
    .title = Weathercock House
site-10 = the Rainbow Kiosk
    .title = Rainbow Kiosk
site-11 = the Rain Greenhouse
    .title = Rain Greenhouse
site-12 = the Thunder Stable
    .title = Thunder Stable
site-13 = the Eagle Tower
    .title = Eagle Tower
site-14 = the Clockmaker’s House
    .title = Clockmaker’s House
site-15 = the Crystal Orchard
    .title = Crystal Orchard
site-16 = the Shepherd’s Terrace
    .title = Shepherd’s Terrace
site-17 = the Lightning Mill
    .title = Lightning Mill
site-18 = the Peacock Pavilion
    .title = Peacock Pavilion
site-19 = the Copper Arbour
    .title = Copper Arbour
site-20 = the Aurora Lantern
    .title = Aurora Lantern
site-21 = the Wandering Garden
    .title = Wandering Garden
site-22 = the Wandering Beacon
    .title = Wandering Beacon
site-23 = the Wandering Ark
    .title = Wandering Ark
site-24 = the Wandering Dock
    .title = Wandering Dock
site-25 = the Wandering Bazaar
    .title = Wandering Bazaar
site-26 = the Hanging Meadow
    .title = Hanging Meadow
site-27 = the Storm Foundry
    .title = Storm Foundry
site-28 = the Sapphire Aviary
    .title = Sapphire Aviary
site-29 = the Iron Arboretum
    .title = Iron Arboretum
site-30 = the Prism Hall
    .title = Prism Hall
site-31 = the Winter Garden
    .title = Winter Garden
site-32 = the Steam Bath
    .title = Steam Bath
site-33 = the Griffin Yard
    .title = Griffin Yard
site-34 = the Goldsmiths’ Guild
    .title = Goldsmiths’ Guild
site-35 = the Silver Fountain
    .title = Silver Fountain
site-36 = the Caravan Inn
    .title = Caravan Inn
site-37 = the Alchemist’s Tower
    .title = Alchemist’s Tower
site-38 = the Travellers’ Market
    .title = Travellers’ Market
site-39 = the Windmill Port
    .title = Windmill Port
site-40 = the Balloon Station
    .title = Balloon Station
site-41 = the Palace of Dawn
    .title = Palace of Dawn
site-42 = the Great Menagerie
    .title = Great Menagerie
site-43 = the Dragon Observatory
    .title = Dragon Observatory
site-44 = the Citadel of Wings
    .title = Citadel of Wings
site-45 = the Emerald Castle
    .title = Emerald Castle
site-46 = the Temple of Five Winds
    .title = Temple of Five Winds

# Headings of the list of moves

group-open = Open a site
group-flip = Flip a price token
group-turn = Produce
group-take = Take
group-discard = Discard
group-place = Place resources
group-power = Play a power
group-sell = Sell incomplete
group-done = Finish

# On the board

board-isle = Your island
board-tab-market = Market
board-tab-display = Sites
board-new = new since your last move
board-coins = { $number ->
    [0] No coin
    [one] 1 coin
   *[other] { $number } coins
  }
board-count-open = { $number ->
    [0] No open site
    [one] 1 open site
   *[other] { $number } open sites
  }
board-count-finished = { $number ->
    [0] No finished site
    [one] 1 finished site
   *[other] { $number } finished sites
  }
board-count-powers = { $number ->
    [0] No power to play
    [one] 1 power to play
   *[other] { $number } powers to play
  }
board-market = The market
board-display = Sites on display
board-behind = other face:
board-becomes = { $from } falls to { $less }, { $to } rises to { $more }
board-reserve = { $number } in the reserve
board-reserve-short = { $number } left
board-amount = { $number ->
    [1] 1 { $resource }
   *[other] { $number } × { $resource }
  }
board-gap = nothing more
board-free = free place
board-pile = { $number ->
    [0] Pile empty: whoever opens a site has their last turn
    [one] 1 card in the pile
   *[other] { $number } cards in the pile
  }
board-last-turns = Last turns
board-worth = coins for it now, if it were complete
board-worth-best = coins for it now at best, if it were complete; the star takes any resource, and the site gives no power
board-pays = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  } for it now, if it were complete
board-pays-best = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  } for it now at best, if it were complete; the star takes any resource, and the site gives no power
board-pays-now = coins for what lies on it now
board-now = now
board-complete = complete
board-value = worth
board-holds = On it:
board-flips = Whoever takes it flips a price token.
board-power = Power:
board-sell = Sell for
board-place-any = The star takes any resource: which one?
board-any = a slot for any resource
board-open = Open sites
board-finished = Finished sites
board-none-finished = The sites you finish will stand here.
board-used = used
board-unused = not used yet
board-stock = Stock
board-production = Production
board-shows-force = shows its force
board-shows-resource = shows its resource
board-yields = { $number ->
    [one] 1 resource
   *[other] { $number } resources
  } of these kinds: { $kinds }
board-yields-short = gives { $number } of
board-yields-nothing = no token shows +1: nothing is produced
board-yields-none = each +1 gives one of the other kinds
board-yields-no-kind = every token shows +1: there is no resource to produce
