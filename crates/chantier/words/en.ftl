# What the terminal says around a game.

# Those at the table
play-person = Player
play-person-numbered = Player { $number }
play-sits = Seat { $number }: { $seat }
play-seed-hash = Seed hash:
play-seed = Seed:
play-welcome = Type the number of a move, or one of: { -commands }.
play-alone-hint = two or more people share this terminal; add '--bots greedy' to play against the computer
-commands = undo, hint, log, rules, save FILE, help, quit

# The dialogue
play-turn = { $seat }, your move
play-prompt = { $seat } (1–{ $moves }, help) >
play-prompt-one = { $seat } (1, help) >
play-over-prompt = log, save FILE, or Enter to leave >
play-pass = Pass the screen to { $seat }, then press Enter.
play-thinks = { $seat } is thinking…
play-hint-thinks = The search is looking…
play-no-such-number = There is no such move: the numbers go from 1 to { $moves }.
play-lesson-step = Step { $number } of { $steps }.
play-lesson-type = type { $numbers }
play-no-lesson = There is no lesson to skip.
play-unknown = Not understood: type a number, or 'help'.
play-undone = Taken back.
play-no-undo = Nothing to take back: chance or somebody else moved last.
play-saved = Saved in
play-save-where = Where to? Type 'save' and the name of a file.
play-save-no-record = not saved: that file is something else than a record:
play-save-under-way = '{ $file }' holds a game that is not over: 'chantier play --resume { $file }' goes on with it, and another file name begins a new one
play-really = The game is not saved: type 'save FILE' to keep it, or 'quit' again to leave.
play-left = Left before the end.
play-not-saved = The game was not saved; '--save FILE' keeps it.
play-resume = Go on with
play-more = Enter: more, q: enough >

play-help-number = play the move with that number
play-help-move = a move's own text works too; 'moves' shows the texts
play-help-table = draw the table again (or just Enter)
play-help-undo = take back your last move, up to the last card turned up
play-help-hint = ask the search what it would do
play-help-skip = leave the lesson and play on as you like
play-help-log = tell what has happened so far
play-help-rules = read the rules
play-help-save = keep the game in a file
play-help-quit = leave

play-hint = The search played { $games } games to the end:
play-hint-move = move
play-hint-tries = tries
play-hint-win = wins
play-hint-points = points
play-hint-hardly-tried = hardly tried

# Analysis
analyse-title = { $game }, after { $ply } of { $plies } moves
analyse-about = { $seat } is to move. The search looked { $games } times:
analyse-value = value
analyse-played = ▸ played:
analyse-line = Most likely:
analyse-too-late = only { $plies } moves were made, not { $ply }
analyse-chance = after { $ply } moves chance is to move, so there is nothing to choose
analyse-over = after { $ply } moves the game is over
analyse-game-about = The search looked { $games } times at every decision. Beginnings of turns, with each seat’s chance to win:
analyse-game-budget = a whole game is analysed with a number of iterations for each decision, such as --budget 2000
analyse-game-unfinished = the game is not over; '--ply N' looks at one position
analyse-game-so-far = The game was not played to its end: it is judged as far as it went.
analyse-game-turns = after
analyse-game-turn = { $ply }: { $seat }
analyse-game-result = Result
analyse-game-points = The moves that cost most
analyse-game-point = After { $ply } moves, { $seat } played “{ $played }”, which cost { $cost } (±{ $error }). Better: “{ $best }”.
analyse-game-slid = Between move { $from } and move { $to }, { $seat } lost about { $lost } of the chance to win in small steps, none of which is certain by itself.
analyse-game-no-mistakes = No move was clearly worse than what the search would have played.
analyse-game-books = Where the result came from
analyse-game-opening = Before the deal
analyse-game-luck = Luck of the draws
analyse-game-luck-error = within about
analyse-game-own = Own mistakes
analyse-game-others = Mistakes of others
analyse-game-revision = Not foreseen
analyse-game-even-luck = With even luck
analyse-game-mistakes = Mistakes / decisions
analyse-game-note = What the search had not foreseen is nobody’s luck and nobody’s mistake: where it saw further one move later, where the next player knew more, and where it was simply off. The larger that part is, the less the other numbers mean.

# The end
play-score-now = If the game ended now
play-score = The game is over
play-total = Points
play-rank = Rank
play-tie-break = Tie-break: { $name }
play-seat = { $seat }
play-wins = { $seat } wins!
play-share = { $seats } share the victory!
play-check = 'chantier replay FILE --check' proves that the seed decided every draw

# The table of Les Bâtisseurs
batisseurs-workers = To recruit
batisseurs-ecus = écus
batisseurs-points = pts
batisseurs-wage = wage
batisseurs-unseen = { $cards ->
    [one] then 1 more card
   *[other] then { $cards } more cards
  }
batisseurs-purse = { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
  }
batisseurs-built-points = { $points ->
    [one] 1 point built
   *[other] { $points } points built
  }
batisseurs-actions = { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
  }
batisseurs-last-round = This is the last round.
batisseurs-lacks = lacks
batisseurs-crew = at work:
batisseurs-sent = On the way:
batisseurs-free = Free:
batisseurs-built = Built:

# The table of Welkin
welkin-market = Market (coins; → what is behind each token)
welkin-display = On display
welkin-pile = { $cards ->
    [0] the pile is empty: the next card taken brings the end
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
  }
welkin-brings = now { $coins }
welkin-worth = holds { $now }, finished { $whole }
welkin-flip = flip
welkin-purse = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
welkin-finished = { $sites ->
    [one] 1 finished site
   *[other] { $sites } finished sites
  }
welkin-last-turn = This is the last turn.
welkin-production = Production:
welkin-makes = { $number ->
    [0] makes nothing as it is
   *[other] makes { $number } as it is
  }
welkin-stock = Stock:
welkin-powers = Powers:

# The table of Cloud City
cloud-city-row = Row
cloud-city-hand = Hand
cloud-city-pile = { $tiles ->
    [one] Pile: 1 tile
   *[other] Pile: { $tiles } tiles
  }
cloud-city-stock = Walkways left, by votes
cloud-city-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
cloud-city-known = Holds:
cloud-city-below = Below another:
cloud-city-letter-blue = B
cloud-city-letter-green = G
cloud-city-letter-sand = S

# The table of Settlement
settlement-round = round { $round } of { $rounds }
settlement-heroes = Heroes, with their surcharge and the monsters they call
settlement-market = Market
settlement-artefacts = Artefacts on offer
settlement-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
settlement-villagers = { $villagers ->
    [one] 1 villager
   *[other] { $villagers } villagers
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}({ $bonus } of them bonus)
  }
settlement-passed = has passed
settlement-stored = in store: { $pieces }
settlement-invited = Invited:
settlement-list = { $items }

# The table of Noria
noria-round = round { $round } of { $rounds }
noria-before = before the first round
noria-phase-set-up = set-up
noria-phase-influence = influence
noria-phase-action = actions
noria-phase-politics = politics
noria-phase-administration = administration
noria-phase-over = the end
noria-prices = Knowledge for a night shift { $shift }, a modification { $modification }, an intrigue { $intrigue }{ $next ->
    [0] { "" }
   *[other] {" "}({ $next } next round)
  }
noria-town-hall = Town hall
noria-worth = worth
noria-waiting = waiting
noria-next-level = next level
noria-toll = + toll { $toll }
noria-market = Market:
noria-stall = { $disc } for { $price } (×{ $left })
noria-free-stall = { $disc } (×{ $left })
noria-free = free:
noria-unseen-islands = { $left ->
    [one] 1 island still to appear
   *[other] { $left } islands still to appear
  }
noria-ships = ships
noria-no-ships = no ships
noria-factories = factories
noria-here = here:
noria-knowledge = { $knowledge } knowledge
noria-points = { $points ->
    [one] 1 point now
   *[other] { $points } points now
  }
noria-stock = Stock:
noria-fleet = Ships:
noria-goods = Goods (full/all):
noria-income = { $built ->
    [one] 1 factory
   *[other] { $built } factories
  }, { $income } knowledge a turn
noria-centre = At the centre:

record-move = move { $number } of the record, “{ $text }”, cannot be played: { $why }
record-chance-moves = chance is to move

# The commands: everything that can be typed for them; the first is shown.
command-table = table
command-moves = moves
command-undo = undo u
command-hint = hint
command-skip = skip
command-log = log
command-rules = rules
command-save = save
    .argument = FILE
command-help = help h ?
command-quit = quit q exit

# A walk through a recorded game
walk-welcome = Enter goes one move on; a number goes to that move. 'help' lists the rest.
walk-title = After { $ply } of { $plies } moves
walk-prompt = { $ply }/{ $plies } >
walk-plays = { $seat } plays: { $move }
walk-at-end = This is the end.
walk-at-start = This is the beginning.
walk-too-far = The game has { $plies } moves.
walk-unknown = Not understood: type a number, or 'help'.
walk-nobody = Nobody has to choose here.
walk-help-number = go to the position after so many moves
walk-next = next n
    .about = one move on (or just Enter)
walk-previous = previous p
    .about = one move back
walk-turn = turn t
    .about = to the next turn
walk-back = back b
    .about = to the turn before
walk-first = first
    .about = before the deal
walk-last = last
    .about = to the end
walk-analyse = analyse a
    .about = what the search thinks of this position
walk-table = table
    .about = draw the table again
walk-help = help h ?
    .about = this list
walk-quit = quit q exit
    .about = leave
