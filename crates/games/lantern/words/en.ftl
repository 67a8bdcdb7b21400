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

# What the log tells

log-first = { $seat } begins.
log-drew = You draw { $kind }.
log-drew-unseen = { $seat } draws a lantern.
log-revealed = On the market lies { $kind }.
log-laid = { $seat } lays { $kind }.
log-swapped = { $seat } gives { $given } and takes { $taken }.
log-rested = { $seat } rests.

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
