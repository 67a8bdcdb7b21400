# The words of the toy game.
-lantern = lantern

kind-amber = amber
kind-jade = jade
kind-ruby = ruby
kind-pearl = pearl

move-lay = Lay { $kind }
move-swap = Give { $kind } for the { -lantern } on the market
move-rest = Rest

event-first = { $seat } begins.
event-drew = You draw { $kind }.
event-drew-unseen = { $seat } draws a { -lantern }.
event-revealed = { $kind } lies on the market.
event-laid = { $seat } lays { $kind }.
event-swapped = { $seat } gives { $given } and takes { $taken }.
event-rested =
    { $seat } rests, { $rests ->
        [one] once
       *[other] { $rests } times
    } so far.

score-lanterns = Lanterns
score-sets = Sets
tie-rests = Fewest rests
tie-laid = Most lanterns

option-deck = Deck
    .about = How many lanterns there are.
option-deck-long = long
option-deck-short = short
option-sets = Sets
    .about = Whether one of each kind is worth more.
option-sets-off = off
option-sets-on = on
refusal-not-now = it is not the time for that
refusal-not-held = you hold no such lantern
refusal-none-left = none of that kind is left
refusal-same-kind = the market has the same kind
refusal-swapped = you have swapped already
refusal-rested = you have rested already
refusal-sets = sets need the long deck
