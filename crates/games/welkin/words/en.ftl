# Welkin in English.

title = Welkin
tagline = Build among the clouds, sell when the wind is right.
about = Collect five kinds of goods, complete isles with them and sell each at the prices of the day. What you produce moves the market, for you and for everybody else.
duration = about 45 minutes
weight = medium
authors = Fabien Tanguy
credit = Welkin. Author: Fabien Tanguy. Development: Matthis Gaciarz. Illustrator: Sylvain Sarrailh. Graphic design: Justine Levasseur. Publishers: Ankama and Forgenext.

# What the buttons say

move-quote = A quotation token shows { $resource }
move-deal = Turn up { $site }
move-open = Open { $site }
move-flip = Flip a quotation from { $from } to { $to }
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
log-opened = { $seat } opens { $site }
log-flipped = { $seat } flips a quotation from { $from } to { $to }
log-turned-force = { $seat } turns { $resource } to its force{ $paid ->
    [0] { "" }
   *[other] {" "}for 1 coin
  }
log-turned-resource = { $seat } turns { $resource } to its resource{ $paid ->
    [0] { "" }
   *[other] {" "}for 1 coin
  }
log-produced-nothing = { $seat } produces nothing
log-took = { $seat } takes { $number } × { $resource }
log-lacked = The reserve lacks { $number ->
    [one] 1 resource
   *[other] { $number } resources
  } that { $seat } could have taken
log-discarded = { $seat } discards { $number } × { $resource }
log-placed = { $seat } places { $resource } on { $site }
log-placed-any = { $seat } places { $resource } on { $site }, slot for any resource
log-sold = { $seat } finishes { $site } and sells it for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
log-sold-incomplete = { $seat } sells { $site } incomplete for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
log-played = { $seat } plays a power: { $power }
log-played-paid = { $seat } plays a power: { $power }, for 1 coin
log-last-turns = { $seat } took a card that cannot be replaced: everybody else has one last turn
log-idled = Nobody has done anything but produce for twenty rounds: the game ends here
log-ended = The game is over

# Why a move is refused

refusal-over = the game is over
refusal-not-now = that cannot be done now: make the action of your turn, play a power, or end the turn
refusal-chance-moves = a card or token is about to be turned up: nobody moves before that
refusal-opening-due = first open the site that your power gives you
refusal-flip-due = first flip a quotation token
refusal-turning-due = first turn your production tokens as you wish, then produce
refusal-taking-due = first take the resources that you have produced or bought
refusal-discard-due = your stock is too full: first discard resources
refusal-placing-due = first place your resources, then say that you place nothing more
refusal-not-an-outcome = a card or token is about to be turned up, and it cannot be this one
refusal-action-made = you have made the action of this turn
refusal-action-due = you have not made the action of this turn yet
refusal-nothing-placed = you must place at least one resource
refusal-no-place = both your places for open sites are taken
refusal-not-on-display = { $site } is not on display
refusal-no-such-token = no quotation token that you may flip shows { $shown } with { $behind } behind
refusal-same-resource = the two tokens must show different resources
refusal-turned-twice = your production token of { $resource } has been turned twice already
refusal-no-coin = that costs 1 coin, and you have none
refusal-not-produced = none of your production tokens shows { $resource }
refusal-none-left = the reserve has no { $resource } left
refusal-reserve-empty = the reserve is empty
refusal-not-in-stock = there is no { $resource } in your stock
refusal-not-your-site = { $site } is not one of your open sites
refusal-no-slot = { $site } has no free slot of that kind for { $resource }
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

site = site { $number } ({ $slots })
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
power-flip-two = flip two quotations
    .about = Flip two quotation tokens that show different resources.

# Headings of the list of moves

group-open = Open a site
group-flip = Flip a quotation
group-turn = Produce
group-take = Take
group-discard = Discard
group-place = Place resources
group-power = Play a power
group-sell = Sell incomplete
group-done = Finish

# On the board

board-market = The floating market
board-display = Sites on display
board-behind = other face:
board-becomes = { $from } falls to { $less }, { $to } rises to { $more }
board-reserve = { $number } in the reserve
board-amount = { $number } × { $resource }
board-gap = nothing more
board-free = free place
board-pile = { $number ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $number } cards in the pile
  }
board-last-turns = Last turns
board-worth = coins for it now, if it were complete
board-worth-best = coins for it now at best, if it were complete
board-pays = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  } for it now, if it were complete
board-pays-best = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  } for it now at best, if it were complete
board-pays-now = coins for what lies on it now
board-now = now
board-complete = complete
board-holds = On it:
board-flips = Whoever takes it flips a quotation.
board-power = Power:
board-sell = Sell for
board-place-any = Slot for any resource: what goes there?
board-open = Open sites
board-finished = Finished sites
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
board-yields-nothing = production yields nothing
board-prompt-open = Choose a site to open
board-prompt-flip = Flip a quotation token
board-prompt-flip-two = Flip the first quotation token
board-prompt-flip-second = Flip a token of another resource
board-prompt-turn = Turn more tokens for 1 coin each, or produce
board-prompt-take = { $number ->
    [one] Take 1 resource
   *[other] Take { $number } resources
  }
board-prompt-discard = Discard down to { $number }
board-prompt-place = Place resources on your sites
board-prompt-sell = Incomplete sites can be sold this turn
