# Lantern in English.

title = Lantern
tagline = Lay your lanterns before the night is over.

kind-amber = an amber lantern
kind-jade = a jade lantern
kind-ruby = a ruby lantern
kind-pearl = a pearl lantern

# What the buttons say, and the headings above them (group-VERB)

move-lay = Lay { $kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
move-swap = Give { $kind } and take { $market } from the market
move-rest = Rest
group-lay = Lay a lantern
group-swap = Swap with the market

# What is asked, what is asked again, and what a hint says

prompt-swap = Swap a lantern with the market if you like, then lay one for its points.
prompt-lay-or-rest = Lay a lantern of your hand for its points, or rest.
prompt-lay = Lay a lantern of your hand for its points.
warning-rest = You can rest only once in a game, and in a tie it counts against you.
reason-lay = { $points ->
    [one] 1 point
   *[other] { $points } points
} now
reason-lay-set = { $points ->
    [one] 1 point
   *[other] { $points } points
} now, and { $set } more for the set it completes
reason-swap = what you take is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more
reason-swap-set = what you take can complete a set with what you have laid

# What the log tells; $you is “yes” where $seat is who reads

log-first = { $you ->
    [yes] You begin
   *[no] { $seat } begins
}.
log-drew = You draw { $kind }.
log-drew-unseen = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a lantern.
log-revealed = On the market lies { $kind }.
log-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $kind }.
log-swapped = { $you ->
    [yes] You give { $given } and take
   *[no] { $seat } gives { $given } and takes
} { $taken }.
log-rested = { $you ->
    [yes] You rest
   *[no] { $seat } rests
}.

# Why not

refusal-over = the game is over
refusal-chance-moves = a lantern has to be drawn first
refusal-player-moves = it is a player who moves
refusal-not-unseen = that cannot be drawn
refusal-not-held = you do not hold { $kind }
refusal-same-kind = the lantern on the market is of the same kind
refusal-swapped = you have swapped in this turn already
refusal-rested = you have rested in this game already
setup-sets = sets need the long pile

# Points, tie-breaks and options

score-lanterns = Lanterns
score-sets = Sets
tie-rests = fewest rests
tie-laid = most lanterns laid

option-pile = Pile
    .about = How many lanterns there are: 20, or 12 for a short game.
option-pile-long = long
option-pile-short = short
option-sets = Sets
    .about = Whether one lantern of each kind is worth 5 points more.
option-sets-off = off
option-sets-on = on

# What the plain board calls the fields of the state and their values (state-NAME)

state-step = The turn
state-first = who begins
state-deal = the deal
state-draw = a lantern is drawn
state-turn = a player moves
state-over = the game is over
state-seat = Seat in turn
state-swapped = Has swapped
state-market = Market
state-pile = In the pile
state-players = Seat
state-hand = In hand
state-known = Known to all
state-laid = Laid
state-rests = Rests
state-amber = amber
state-jade = jade
state-ruby = ruby
state-pearl = pearl
