# Words that every game shares. Messages here and in a game's own file must not have the same name.

seat-default = Seat { $number }
name-of-you = you

prompt-turn = It is your turn: make a move.

# "a, b and c": the items are joined one by one, the last one with its own message.
list-item = { $list }, { $item }
list-last = { $list } and { $item }
list-empty = nothing

number-percent = { $number }%
number-below = < { $number }
number-above = > { $number }
number-decimal = { $whole }.{ $tenths }

level-gentle = Gentle
    .about = plays at a glance and often misses the better move: for children and first games
level-easy = Easy
    .about = thinks a little, and is careless now and then
level-medium = Medium
    .about = weighs every move, but does not look far
level-hard = Hard
    .about = looks some turns ahead and punishes mistakes
level-master = Expert
    .about = thinks for up to two seconds about a move and plays as well as it can
level-random = Random
    .about = plays anything the rules allow
level-light = Quick
    .about = plays the first sensible thing
level-greedy = Greedy
    .about = takes what looks best right now
level-mcts = Thinker
    .about = thinks ahead by playing the game out many times

provenance-printed = every component as printed
provenance-reconstruction = some components are reconstructed within the facts of the rulebook
provenance-loaded = components from a file, checked against the counts of the rulebook

refused-turn = it is the turn of { $seat }
refused-over = the game is over
refused-no-move = “{ $text }” is not a move of this game
refused-undo = nothing can be taken back: the last move was not yours alone
refused-sealed = the record does not hold its seed, so its game can be looked at, but not go on

# In a lesson: why a legal move that nothing else is said of is not made.
lesson-other = The rules allow that, but the lesson asks for something else now.

setup-players = { $game } is for { $fewest } to { $most } players, not { $asked }
setup-rules-version = { $game } can be played by its rules versions { $oldest } to { $newest }, not by { $asked }
setup-unknown-option = { $game } has no option “{ $key }” (it has { $known })
setup-unknown-value = option { $key } cannot be “{ $value }” (it can be { $known })
setup-material = material: { $why }
