# Everything the pages say. Messages here and in the words shared by all games must not have the same name.

site-about = Builder board games in the browser: against bots, around one screen, or with friends by a link.
skip = Skip to the game
nav = Site
nav-games = Games
nav-tables = My tables
nav-puzzles = Puzzles
nav-about = About
nav-more = More
language = Language
theme = Appearance
theme-system = As the system
theme-light = Light
theme-dark = Dark
footer = Chantier is not affiliated with the authors and publishers of the games.
footer-more = Credits and material
close = Close

preferences = Preferences
preferences-lead = Kept in this browser.
preferences-keep = Done
preferences-kept = Your preferences are kept.
preferences-kept-one = Kept
preferences-back = Back to the table
motion = Movement
    .about = How fast pieces go to their places. Where the system asks for less movement, there is none.
motion-none = None
motion-quick = Quick
motion-normal = Normal
motion-slow = Slow
ask = Questions
    .about = Some moves give up something that you could still have done.
ask-yes = Ask before something is lost
ask-no = Never ask
lone = The only move
    .about = Sometimes nothing is left but one thing, such as ending your turn. If it is done for you, a line fills up first; a touch or a key stops it.
lone-on = Do it for me
lone-off = I do it myself
lone-stops = touch to stop
sound = Sound
    .about = Nothing is heard before your first click or key on a page. In the background only the bell rings.
sound-on = Pieces, and a bell when your turn begins
sound-off = Silence
sound-try = Listen
volume = Volume
single-keys = Keyboard
    .about = A digit makes a move, U takes it back, ? shows all keys.
single-keys-on = Single keys are shortcuts
single-keys-off = Only Tab, arrows and Enter

install = As an app
    .about = Your browser can keep Chantier as an app: with an icon and a window of its own, and its drawings and scripts at hand.
install-now = Install Chantier
install-not-here = This page came over plain http, so it cannot be installed from here.

keys-open = Keyboard shortcuts
keys-title = Keyboard shortcuts
keys-digits = make the move with this number
keys-arrows = go from move to move, or from piece to piece on the board
keys-moves = go to the list of moves
keys-board = go to the board
keys-log = go to the log
keys-undo = take back the last move
keys-hint = ask for a hint
keys-turn = turn the piece in hand (Cloud City)
keys-view = see the city from another side (Cloud City)
keys-help = open this list
keys-replay-step = in a replay: one move back or on
keys-replay-turn = in a replay: one turn back or on
keys-replay-play = in a replay: play or pause
keys-on = Switch single keys on or off

home-title = Builder games, ready to play
home-lead = Pick a game and you are playing: no account, nothing to install. Against bots, around one screen, or with friends by a link.
home-resume = Go on playing
home-new-game = Begin another game
home-continue = { $count ->
    [one] Your table
   *[other] All your { $count } tables
}
home-about = What it is about
home-by = by { $who }
home-learn = Learn by playing
home-learn-minutes = (about { $count ->
    [one] a minute
   *[other] { $count } minutes
})
home-play = Play a bot now
home-set-up = Set up a table
rules = Rules
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

new-title = New table
new-lead = Who plays, and how?
new-players = Players
new-players-help = People at this screen take turns on it. Invited people get a link once the table is set up.
new-add = Add a player
new-name = Name
new-bot = Bot
sitter-here = You, or someone at this screen
sitter-invited = Invite by link
sitter-nobody = Empty seat
new-start = Who starts?
new-start-lot = Drawn by lot
new-variants = Rules
new-variants-short = as usual, unless you choose otherwise
new-create = Set up the table
terms = Clock and rules of conduct
terms-short = no clock, unless you choose one
terms-clock = Clock
clock-none = No clock
    .about = Everybody thinks as long as they like.
clock-live = Live
    .about = All are at the table: a bank of time for the game, and a bonus for every turn.
clock-turns = Turn by turn
    .about = A day for every turn, or as long as you like: for friends who look in now and then.
terms-bank = Minutes in the bank
terms-bonus = Bonus a turn, in seconds
terms-hours = Hours a turn
terms-vacation = Vacation days in all
terms-nights = Nights do not count (22:00 to 8:00)
terms-weekends = Saturdays and Sundays do not count
terms-zone = Time zone of the table
terms-manners = If somebody is gone
terms-stand-in = Who stands in
terms-at-once = The stand-in plays on as soon as somebody leaves
terms-abandoned = A game nobody plays any more
abandoned-kept = waits
abandoned-finished = is finished by bots
abandoned-closed = is closed without a result
terms-days = After how many days
expiry-unfinished = This site deletes a game { $days ->
    [one] one day
   *[other] { $days } days
} after its last move.
expiry-finished = This site deletes a finished game { $days ->
    [one] one day
   *[other] { $days } days
} after its end.
expiry-talk = What is said at tables is deleted after { $days ->
    [one] one day
   *[other] { $days } days
}.
expiry-names = Names of guests who sit at no table are forgotten after { $days ->
    [one] one day
   *[other] { $days } days
}.
expiry-never = This site deletes nothing by itself.
agreed-no-clock = There is no clock: everybody thinks as long as they like.
agreed-live = The clock is live: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} each for the whole game, and { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more for every turn.
agreed-turns = Turn by turn: { $hours ->
    [one] one hour
   *[other] { $hours } hours
} a turn.
agreed-nights = Nights do not count ({ $zone }).
agreed-weekends = Saturdays and Sundays do not count ({ $zone }).
agreed-nights-and-weekends = Nights, Saturdays and Sundays do not count ({ $zone }).
agreed-vacation = Everybody may be late by { $days ->
    [one] one day
   *[other] { $days } days
} in all.
agreed-stand-in = For whoever runs out of time or gives up, a bot plays on ({ $level }).
agreed-stand-in-at-once = For whoever runs out of time, gives up or leaves, a bot plays on at once ({ $level }).
agreed-kept = A game nobody plays any more waits.
agreed-finished = A game that nobody plays for { $days ->
    [one] one day
   *[other] { $days } days
} is finished by bots.
agreed-closed = A game that nobody plays for { $days ->
    [one] one day
   *[other] { $days } days
} is closed without a result.
wrong-zone = There is no time zone of that name. Names look like Europe/Paris.
name-you = Guest
wrong-players = This game is for { $fewest } to { $most } players.
wrong-nobody-here = Take at least one seat yourself or invite somebody.
wrong-name = A name is made of characters that can be seen, in one direction of writing.

title-waiting = Waiting for players
title-yours = ● Your turn
title-turn = { $who } to move
title-over = Game over
lesson-step-of = Step { $number } of { $steps }
lesson-done = Lesson complete
lesson-new-table = New table
lesson-skip = Skip the lesson
turn-waiting = Waiting for players
turn-yours = Your turn
turn-yours-brief = You:
turn-of = { $who } to move
turn-thinks = { $who } is thinking…
turn-over = The game is over
lost = The connection is lost. Trying again…

waiting-title = Seats are still free
waiting-lead = The game begins when every seat is taken. Send this link to those who shall play with you:
waiting-link = Invitation
copy = Copy
copied = Copied
take = Sit down
take-here = Seat a person at this screen
you = you
bot = bot

pass-title = Hand the screen to { $who }
pass-lead = What only this player may see is shown when they ask for it.
pass-go = I am { $who }

left-title = A player has left
left-lead = The seat waits for them to come back. Whoever stayed may let a bot play on until then.
left-tag = has left
left-bot = Let a bot play on
silent = { $who } has not moved for { $days } days. They may come back whenever they like.
come-back = Come back to your seat
come-back-lead = You left this game.
come-back-time = Your time ran out, and a bot plays on for you.

tabs = What is in front
rail = Players and log
jump = Where can I play?
unsent = That did not reach the table: the connection is lost. Try again in a moment.
plate-open = Open this player’s board
recap = Since your turn
recap-again = Show it again
board = Board
moves = Moves
undo = Take back
hint = Hint
confirm-asked = { $move }?
confirm-yes = Yes, do it
confirm-no = No, rather not
players-title = Players
log = Log
log-new = New:
log-you = You
log-back = Back to the table
log-whole = The whole log
log-replay = Show this turn on the board
log-older = { $count ->
    [one] Show one earlier turn
   *[other] Show { $count } earlier turns
}
log-chance = { $count ->
    [one] Drawn
   *[other] Drawn ({ $count })
}
talk = Talk
talk-say = Say something
talk-send = Say
facts = About this table
facts-material = Material:
facts-material-hash = The hash of the material file:
facts-rules = Played by version { $count } of the rules.
facts-seed-hash = Hash of the seed, fixed before the first move:
leave = Leave the table
leave-ask = The others see that you left. Your seat waits for you; a bot may play on until you come back.
leave-sure = Yes, leave
leave-waiting = Leave the table
leave-waiting-ask = Your seat is free again, for you or for somebody else.
leave-waiting-sure = Yes, leave
leave-at-once = Leave the table
leave-at-once-ask = The others see that you left, and a bot plays on for you at once, as was agreed. You may come back.
leave-at-once-sure = Yes, leave
table-menu = End or leave the game
end-game = End the game by agreement
end-game-ask = The others are asked. If all agree, the game ends now, and the points decide.
end-game-sure = Ask the others
resign = Resign
resign-ask = You give the game up and come last. Against one opponent it is over; among several a bot plays on in your seat, and you do not come back.
resign-sure = Yes, resign
ask-seat = Ask for this seat
asked-end = { $who } would like to end the game now. The points would decide.
asked-end-you = You asked the others to end the game now.
asked-undo = { $who } asks to go back to their last decision. What was drawn since then would be drawn afresh.
asked-undo-you = You asked the others to go back to your last decision.
asked-seat = { $who } asks for the seat of { $seat }.
asked-seat-you = You asked the others for the seat of { $seat }.
asked-yes = Agree
asked-no = Decline
asked-withdraw = Withdraw
absent-left = for { $who }
absent-time = for { $who }, out of time
absent-resigned = { $who } resigned
clock-left = Time left
clock-vacation = Vacation days are being used
clock-day = d
clock-hour = h

replay-show = Show me the game
replay-look-back = Look back
replay-dealt = Everything is dealt; the first move comes next.
replay-place = Move { $ply } of { $plies }
replay-set-up = Set-up
replay-start = Nothing has happened yet.
replay-silent = { $who } moves.
replay-chose = { $who }: { $move }
replay-seek = Move
replay-go = Show
replay-steps = Back and on
replay-first = To the start
replay-previous-turn = A turn back
replay-previous = A move back
replay-play = Play
replay-pause = Pause
replay-next = A move on
replay-next-turn = A turn on
replay-last = To the end
replay-more = View, speed and more
replay-eyes = Seen by
replay-open = Everybody: all hands open
replay-aside = Somebody watching
replay-open-help = The game is over: all hands are open now.
replay-speed = Speed
replay-table = To the table

continue-here = Play on from here
continue-title = Play on from here
continue-lead = A new table that begins after move { $ply } of { $plies } of this game.
continue-back = Back to the replay
continue-turn = (to move)
continue-chance = What is drawn from here on is drawn anew. The old game stays as it was.
continue-go = Play on
facts-origin = This game goes on from another one, after move { $count }.

explore-here = What if? Try other moves
explore-place = What if · { $moves ->
    [0] from move { $ply }
    [one] one move after move { $ply }
   *[other] { $moves } moves after move { $ply }
}
explore-chance = Chance is to draw: choose what comes from the list of moves, or draw.
explore-over = The game would end here.
explore-draw = Draw
explore-draw-all = Draw all
explore-back = Take back
explore-start = Back to the start of the line
explore-leave = Leave
opinion-ask = What does the search think?
opinion-thinks = The search is thinking …
opinion-later = The search speaks when a player is to decide.
opinion-best = Best:
opinion-line = Then perhaps:

puzzle-place = Puzzle { $number } of { $count }
puzzle-find = Find the best move.
puzzle-tries = { $count ->
    [one] One try left.
   *[other] { $count } tries.
}
puzzle-failed = That was not it either.
puzzle-found = You found it!
puzzle-shown = This was the move to find.
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-explore = What if?
puzzle-all = All puzzles
puzzle-answer = After it you win { $win } of the games, after the next best move { $next }: { $gain } more (give or take { $error }).
puzzles-title = Puzzles
puzzles-lead = Every day a position from each game in which one move is clearly best. You see what the player to move sees.
puzzles-find = { $level ->
    [clear] Easy
    [middling] Medium
   *[fine] Hard
}
puzzles-days = Days
puzzles-earlier = Earlier
puzzles-later = Later
puzzles-today = Today
puzzles-yesterday = Yesterday
puzzles-solve = Solve it
puzzles-look = Look at it
puzzles-found = found
puzzles-shown = shown
puzzles-all = All { $count } puzzles, { $found } found
puzzles-progress = { $found } of { $count } puzzles found
    .about = A found answer can be played on from: what if somebody had moved otherwise?
home-puzzles = Today’s puzzles
home-records = Every game you play can be walked through, judged and continued from any move. You can bring the record of a game played elsewhere, too:
puzzles-solve-today = Solve today’s

file-title = Open saved games
file-lead = A record is the small text file of a game that chantier, in the browser or in the terminal, lets you keep.
file-choose = Record files, or an archive (.zip) of them
file-drop = You can also drop the files anywhere on this page.
file-show = Show the game
file-kept = The record is checked, and then stands among your tables. Whoever knows its link can look at it; nobody can change it.
file-missing = Choose a file first.
file-too-large = This file is too large to be a record.
file-foreign = This file is not a record of Chantier.
file-archive = This archive cannot be unpacked: it is incomplete, changed, or packed in a way that is not known here.
file-brought = { $count ->
    [one] One game was taken in
   *[other] { $count } games were taken in
}
file-left-out = { $count ->
    [one] One more file was left out: at most 200 are taken at once. Bring it by itself.
   *[other] { $count } more files were left out: at most 200 are taken at once. Unpack the archive and bring the rest by themselves.
}
file-torn = This record is incomplete: its end is missing.
file-line = Line { $line } of the record makes no sense: { $text }
file-lacks = This record does not say its “{ $what }”.
file-game = This record is of a game that is not played here: { $game }
file-material = This record was played with a material file that this site does not have ({ $hash }).
file-move = Move { $ply } of the record, “{ $text }”, cannot be played. { $why }
file-chance-moves = Chance is to move there.
file-refused = The rules do not allow it there.
file-standings = The result in this record is not the result of its moves.
file-seed = The seed in this record is not the one that was promised at the start of the game.
file-chance = Move { $ply } of the record, “{ $text }”, does not follow from the seed: the record was changed.

hint-details = The numbers
hint-better = You should end with about { $points } points; with the next best move, { $next }.
hint-expects = You should end with about { $points } points.
hint-move = Move
hint-win = Wins
hint-points = Points
hint-hardly-tried = hardly tried
hint-attention = Attention
hint-about = After { $count } games played out from here. Attention is the share of them that began with the move.

notice-stale = Something happened at the table before your move arrived. This is how it stands now.
notice-nothing-to-undo = Nothing can be taken back.
settled-unmoved = You have not moved yet.
settled-drawn = Since your last move something was turned up or drawn.
settled-answered = { $who } has moved since.
settled-over = The game is over.
notice-asked = Something else is being asked at this table already.
notice-full = So much has been taken back, asked and changed at this table that no more can be. The game itself goes on.
ask-back = If the others agree, the game goes back to your last decision; what was drawn since is drawn afresh.
ask-back-yes = Ask the others
ask-back-alone = You may still go back to your last decision; what was drawn since is then drawn afresh.
ask-back-alone-yes = Go back
notice-not-yours = You do not play this seat, or it is not its turn.
notice-busy = The bots have too much to think about just now. Ask again in a moment.
notice-reserved = This seat waits for the player who left it. They may come back, or a bot plays on.
notice-too-fast = You are talking faster than the others can read. Wait a moment.
notice-muted = The host has forbidden you to talk.
notice-broken-line = This line goes no further: the next move in the address cannot be made here.
notice-long-line = This line is as long as it can be. Take something back, or begin another one from a later move.
notice-not-the-move = “{ $move }” is not it: with it you win at most { $next } of the games, with the best move { $win }.

won = { $who } wins
won-you = You win!
won-shared = { $who } share the victory
won-shared-you = You share the victory with { $who }
beaten = You lose
beaten-by = You lose by { $behind }
beaten-level = You lose, level on points
beaten-place = You come to place { $place } of { $of }
beaten-place-by = You come to place { $place } of { $of }, { $behind } behind
beaten-place-level = You come to place { $place } of { $of }, level on points
early-resigned = { $who } resigned.
early-resigned-you = You resigned.
early-agreed = Everybody agreed to end the game here. The points decided.
early-closed-title = The game was closed
early-closed = Nobody played on for as long as had been agreed, so it has no result.
result-points = Points
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-total = Total
made-difference = What made the difference:
difference = { $part }, +{ $more }
tie-break = Tie-break:
again = Play again
again-follow = To the next game
decided-turn = { $who } took the lead for good in turn { $turn } of { $of }
decided-turn-you = You took the lead for good in turn { $turn } of { $of }
decided-last = Only the last turn decided it
decided-best = The best move: { $who }
decided-more = { $count } more
decided-show = Show me this turn
course-title = Points in the course of the game
course-axis = turns →
course-about = A line for every player over the turns of the game; a star where it was decided.
winners-board = The winner’s board
final-board = The board at the end
own-board = Your board
other-boards = The boards of the others
bests-show = Your games so far
bests-first = Your first game with { $players } players.
bests-first-alone = Your first game alone.
bests-new = A new personal record! Your best so far was { $who }.
bests-new-beaten = Still your highest score so far: before this game it was { $who }.
bests-best = Your best so far: { $who }.
bests-count = { $games } games with { $players } players, { $won } of them won.
bests-count-alone = { $games } games alone.
result-more = Keep and share
record = Download the record
seed = Seed:

tables-none = You do not sit at any table yet.
tables-wait = { $count ->
    [one] One table waits for your move.
   *[other] { $count } tables wait for your move.
}
tables-running = Running
tables-over = Finished
tables-remove = Remove
tables-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
tables-replay = Replay
tables-ask = Take this table off your list? For the others nothing changes.
tables-keep = Keep it
tables-removed = The table is no longer on your list.
tables-put-back = Put it back
tables-help = Your seats belong to this browser. Clear its cookies and they are gone.

filter = Find tables
filter-by-game = Game
filter-by-state = State
filter-by-result = Result
filter-by-company = Against
filter-by-players = Players
filter-any = any
filter-running = running
filter-over = finished
filter-won = won
filter-lost = not won
filter-people = people
filter-bots = bots
filter-with = Name of a player
filter-go = Find
filter-all = All tables
tables-no-match = None of your tables is like that.
tables-export = Download all records
tables-pages = Older and newer tables
tables-page = Page { $page }
tables-newer = Newer
tables-older = Older
share-private = Only those who know the link find this game, and link previews do not tell who played.
share-publish = Make it public
share-public = This game is public: link previews tell who played and how it ended.
share-withdraw = Make it private
report-title = Report a problem
report-lead = Tell whoever runs this site what is wrong, in the game or with somebody at the table. The record of the game goes along, with what is hidden in it and the move you were looking at. Nobody else reads it.
report-text = What is wrong?
report-about = What is it about?
report-game = The game or the program
report-send = Send
report-sent = Thank you. The report is with whoever runs this site.
state-waiting = waiting for players
state-yours = your turn
state-turn = { $who } to move
state-over = over
state-damaged = cannot be opened
state-left = { $time } left
ended-won = won { $points }
ended-shared = shared the victory { $points }
ended-lost = lost { $points }
ended-place = { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
} of { $players ->
    [3] three
    [4] four
   *[other] { $players }
} ({ $points })
ended-winner = { $who } won { $points }
ended-winners = { $who } share the victory { $points }
ended-you-resigned = you resigned
ended-resigned = { $who } resigned
ended-agreed = ended by agreement
ended-closed = closed, nobody played on
when-today = today { $time }
when-yesterday = yesterday { $time }
when-day = { $day } { when-month }
when-year = { $day } { when-month } { $year }
when-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}

rules-components = What is in the box
rules-material = The material of this program:
rules-contents = Contents
rules-find = Find a word:
rules-none = No section holds this word.
legend = Marks on the board
legend-lit = can be used now
legend-new = new since your last move
legend-hinted = what the hint speaks of
reminder = Reminder

about-lead = Chantier plays five builder board games completely, by their rulebooks, in the browser and in the terminal.
about-games = The games
about-not-affiliated = The games belong to their authors and publishers. Chantier is a free program made by admirers; it is not affiliated with them and uses none of their art or texts. If you like a game here, buy the box.
about-ours = What is ours
about-made-here = The program, its bots, the drawings of boards, covers and faces, and the rules as they are told here: all of it was made for Chantier, and none of it was copied from the boxes. The source is open under the MIT and Apache 2.0 licences.
about-fair = Fair draws
about-seed = Every card that is turned up follows from a secret seed. Each table shows a hash of its seed from the start and the seed at the end, so that anybody can check with chantier replay --check that nothing was changed on the way.
about-privacy = Cookies
about-cookies = One cookie keeps your seats; others keep your language, light or dark, your preferences, and how far your clock is from Greenwich. Nobody else is told anything.
about-others = Made by others
about-licences = htmx (Zero-Clause BSD) and the typeface Literata (SIL Open Font License), with thanks.

nav-lobby = Lobby
home-lobby = Meet others
home-waiting = { $count ->
    [one] One table waits in the lobby
   *[other] { $count } tables wait in the lobby
}
lobby-lead = Tables that anybody may join, and games to watch. This page changes by itself.
lobby-name = You play as
lobby-waiting = Waiting for players
lobby-count = { $count ->
    [0] Nobody is waiting right now. Be the first: open a table, and whoever comes finds it here.
    [one] One table is waiting.
   *[other] { $count } tables are waiting.
}
lobby-playing = Games to watch
lobby-watch = Watch
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-since = { $unit ->
    [now] just now
    [minutes] { $count } min ago
    [hours] { $count } h ago
   *[days] { $count ->
        [1] yesterday
       *[other] { $count } days ago
    }
}
lobby-open = Open a table
lobby-open-lead = Choose a game. Your table then stands here until somebody sits down; meanwhile you can play a bot.
lobby-meanwhile = Something to do until somebody comes.
lobby-bot = Play a bot
lobby-again = Look again
lobby-taken = Somebody was faster: that seat is taken.
lobby-nameless = Tell the others your name first.
new-visit = Who may join?
visit-link = Whoever has the link
visit-public = Anybody: the table stands in the lobby
visit-word = Whoever has the link and knows a password
new-word = Password
new-visit-help = Whoever may join may also watch.
wrong-word = Choose a password for the table.
door-title = This table has a password
door-lead = Whoever set it up can tell you.
door-wrong = That is not the password.
door-enter = Come in
waiting-public = This table stands in the lobby, and anybody may sit down.
waiting-list = Put it in the lobby
waiting-unlist = Take it out of the lobby
waiting-word = Whoever comes is asked for the password.
waiting-bot = Seat a bot
waiting-free = Free the seat
waiting-free-sure = Yes, send { $who } away
gallery = Spectators
gallery-lead = Those who play read this when the game is over.
gallery-say = Say something to those who watch
gallery-guest = Guest
mute-who = Mute { $who }
rating = Rating
rating-unsure = Rating, still uncertain: few games count
rated = rated
new-rated = Rated
    .about = – the game counts for ratings: no hints while it is played, nothing but the last step is taken back, and whoever leaves comes last
new-bots-rated = How strong the bots are here
wrong-rated = A game that counts has at least two players, and one person at each screen.
wrong-listed = So many tables of yours, or of others at your address, wait in the lobby already that it takes no more. Leave one of them, or invite by a link.
notice-rated = This game counts for ratings: while it is played there are no hints, and nothing is taken back by agreement.
notice-one-seat = In a game that counts everybody has one seat.
facts-rated = This game counts for ratings: no hints while it is played, and whoever leaves, runs out of time or resigns is last.
rated-not-agreed = The game was to count for ratings. It ended by agreement, so it does not.
rated-not-closed = The game was to count for ratings. It was closed without a result, so it does not.
rated-not-oneself = The game was to count for ratings. Somebody played against themselves, so it does not.
lobby-clock-live = { $minutes } min + { $seconds } s a turn
lobby-clock-turns = { $hours } h a turn
player-page = About { $name }
player-somebody = Somebody
player-yours = This is your page, as everybody can see it. Games that are not public are told without a link.
player-bot = A bot that everybody can play against.
player-nothing = There is nothing to tell yet: no public game was played, and none counted.
player-ratings = Ratings
player-ratings-help = Everybody begins with 1500. A question mark says that few games count so far.
player-counted = { $count ->
    [one] One game counts.
   *[other] { $count } games count.
}
player-graph = The rating after every game that counts
player-axis = games
player-steps = All games that count
player-when = When
player-place = Place
player-left = left early
player-results = Results of public games
player-played = Played
player-won = Won
player-games = Public games
player-running = being played
tables-profile = Your page, as others see it

nav-privacy = Privacy
privacy-lead = You can play here without an account, an e-mail address or your real name.
privacy-kept = What is kept
    .about = The games: who moved what and when, the names players chose for themselves and what they said at the table. Your ratings, and what each game that counts made of them. Which puzzles you tried and solved. Records that you bring along, and what you report to whoever runs this server. A player is known by a number that follows from their cookie; the cookie itself is not kept. If you keep an account: its name, a hash of its password and of its recovery codes, the public halves of its passkeys, and for each device the kind of browser and when it was last used.
privacy-seen = Who can see it
    .about = A public table stands in the lobby for everybody. Whoever knows the link of a table, and its password if it has one, sees its game, its names and its talk, but never what is hidden from them by the rules. Everybody can see your page, with your name, your ratings and your public games, once a game of yours was public or counted. Link previews tell who played only where those who played made the game public.
privacy-cookies = Cookies
    .about = One cookie holds your seats, one for each table with a password that you know it, two more your language and your choice of light or dark. They are needed for that and used for nothing else. Your browser keeps the drawings, styles and scripts of this site, never its pages. Where you have signed in, another lets the device be known again.
privacy-logs = Logs
    .about = The server counts requests by network address for a few minutes, to keep anybody from asking for too much. In its memory alone it knows from which network you came, for an hour after what you did last, and of a table as long as it waits in the lobby. It writes no address of ordinary visits into its log; when connections are refused, the address of one of them is noted.
privacy-others = Others
    .about = These pages load nothing from other sites and tell other sites nothing. There is no advertising and no measuring of visitors.
privacy-notices = Notices
    .about = They are off until you ask for them. Then the address of your browser at the push service of its maker, or that of your webhook, is kept until you stop it. The push service learns that this site sends your browser a message, and when; what it says is encrypted for your browser alone. A webhook reads what it is sent: the name of a game, the address of a table and what waits for you there, and nothing that is hidden.
privacy-host = Whom to ask
    .about = Whoever runs this server decides how long games are kept and can delete names and talk. They also answer for what a proxy in front of it may log. They can open every table, those with a password too, as somebody who watches: what the rules hide stays hidden from them.

offline = The server cannot be reached
    .about = Your connection is down, or the server is being renewed. Nothing is lost: your games go on where they were.
    .waits = This page looks every few seconds and comes back by itself.
offline-again = Try again
error-not-found = There is nothing here
    .about = The address may be mistyped, or the table was cleared away.
error-forged = This form was not yours
    .about = It did not come from a page of this site, or its page was too old. Load the page again and try once more.
error-bad-request = That makes no sense here
    .about = Something was sent that no page of this site sends.
error-too-many = Too much at once
    .about = Wait a moment and try again.
error-no-room = The disk of this server is nearly full
    .about = Games that have begun go on. New tables, records, comments and reports are taken in again once there is room.
error-unplayable = This table cannot be opened any more
    .about = It was played by rules that have changed since.
error-ours = Something went wrong here
    .about = It is our fault, it has been written down, and your table is safe. Try again in a moment.

# What the search makes of a finished game
analysis-show = Analyse
analysis-title = Analysis
analysis-offer = The search can go through the whole game: who stood how well at every moment, which moves cost most, and how much of the result was luck. It takes from a few seconds to a few minutes, by the game, and is kept with the table.
analysis-begin = Analyse this game
analysis-busy = Five of your games wait to be analysed, or too many of everybody: more cannot be asked for. Ask again when one is done.
analysis-waiting = { $place ->
    [1] It waits for its turn: next in the queue.
   *[other] It waits for its turn: number { $place } in the queue.
}
analysis-failed = The analysis failed. That should not happen; nothing of the game is lost. You can ask for it again.
analysis-secret = What somebody draws in secret is seen by the others only later. It counts as “not foreseen” here, not as luck.
analysis-progress = { $share } done; { $minutes ->
    [0] almost there
    [1] less than a minute left
   *[other] about { $minutes } minutes left
  }.
analysis-progress-begun = { $share } done.
analysis-goes-on = You may leave this page; the analysis goes on.
analysis-cancel = Call it off
analysis-chances = Who was going to win
analysis-points-to-expect = Points to expect
analysis-graph-about = A line for every player over the moves of the game. The numbers stand in the table below.
analysis-axis = moves →
analysis-numbers = The numbers
analysis-numbers-are = The chance to win, and the points to expect at the end.
analysis-ply = After moves
analysis-to-move = To move
analysis-result = Result
analysis-result-expected = Result where it was ended, by the search
analysis-ended-early = The game was ended before its end: the last values are what the search expected there.
analysis-points = The moves that cost most
analysis-no-points = No move was clearly worse than what the search would have played.
analysis-slid = Between move { $from } and move { $to }, { $you ->
    [yes] you
   *[no] { $who }
  } lost about { $lost } of the chance to win in small steps, none of which is certain by itself.
analysis-slips = Moves worth a second look
analysis-slips-about = These moves probably cost most; the search is not certain, it may be off by more.
analysis-fell = at move { $ply }: −{ $cost }, not certain
analysis-cost = { $cost } below the best move (give or take { $error })
analysis-better = The search would have played
analysis-line = What it expected to follow
analysis-beside = Show it beside the curve
analysis-position = The board before one of these moves
analysis-look = Look at the position after { $ply } moves
analysis-books = Luck and mistakes
analysis-books-numbers = Luck and mistakes in numbers
analysis-lucky = Chance was kind to { $you ->
    [yes] you
   *[no] { $who }
  }: { $luck }, give or take { $error }.
analysis-unlucky = Chance was unkind to { $you ->
    [yes] you
   *[no] { $who }
  }: { $luck }, give or take { $error }.
analysis-even = { $who }: luck about even ({ $luck }, give or take { $error }).
analysis-otherwise = With even luck it would have been { $even }.
analysis-mistakes = { $mistakes } of { $decisions } decisions were clear mistakes.
analysis-surprised = This game surprised the search so much that it cannot tell luck from skill: what it says of chance is only a guess here. Clear mistakes were looked at longer.
analysis-opening = Before anything was dealt
analysis-luck = Luck of the draws
analysis-own = Own mistakes
analysis-others = Mistakes of the others
analysis-unforeseen = Not foreseen by the search
analysis-about = The search looked { $iterations } times at every decision, from what the player could know. It is strong, but it does not know the truth: what it had not foreseen is nobody’s luck and nobody’s mistake. The larger that part is, the less the others mean.

# The reader themselves: name, account, devices, data
nav-me = You
somebody = somebody
me-name = Your name
    .about = What you are called at tables from now on, and at those that are still being played.
me-rename = Rename
me-keep = Keep your seats
    .about = Your tables, seats and solved puzzles belong to this browser. Keep an account, and they are yours on every device you sign in on. No e-mail address is needed.
me-login = Name to sign in with
me-password = Password
    .about = At least 8 characters. A few words that only you would put together are best.
me-present = Present password
me-new = New password
me-keep-now = Keep my account
me-have = I have an account: sign in
me-devices = Signed in
me-signed-in = You are signed in as { $who } on:
me-this = this device
me-end = End it
me-end-others = End all others
me-sign-out = Sign out
me-change = Change the password
    .about = All other devices are signed out, and tokens end.
me-codes = Recovery codes
    .about = Each code lets you in once, should you lose the password. New codes make the old ones useless.
me-codes-once = Write these down or print them: they are shown only now. Each lets you in once, should you lose the password. Nobody can send you another.
me-codes-left = { $count ->
    [0] No recovery codes are left
    [one] One recovery code is left
   *[other] { $count } recovery codes are left
}
me-codes-new = Make new codes
me-data = Your data
    .about = All that is kept of you in one archive: your account, tables, talk and puzzles, and the records of your finished games.
me-export = Download my data
me-delete = Delete everything
    .about = Your account, your name at every table, what you said, your ratings and your puzzles are deleted, at once and for ever. You leave the games that are still being played. Finished games stay for those who played them, with “somebody” in your place.
me-delete-sure = I am sure
me-delete-now = Delete everything of mine
me-said-renamed = Your name is changed.
me-said-wrong-name = A name is made of characters that can be seen.
me-said-wrong-login = A name to sign in with has 2 to 24 characters that can be seen.
me-said-taken = This name is taken, or looks too much like one that is.
me-said-short = The password is too short: it needs at least 8 characters.
me-said-long = The password is too long: 200 characters are enough.
me-said-wrong-password = That is not your present password.
me-said-no-entry = Name and password do not fit together, or the code has been used.
me-said-too-often = Too many attempts. Wait a few minutes, or use a recovery code.
me-said-signed-in = Welcome back. Your tables are here.
me-said-by-code = Welcome back. That code is used up; if you have lost your password, set a new one below.
me-said-signed-out = You are signed out. Your tables wait in your account.
me-said-new-password = Your password is changed, and all other devices are signed out.
me-said-ended = Ended.
me-said-unsure = Nothing is deleted: you did not say that you are sure.
me-said-deleted = Everything of yours is deleted. You are a new guest.
passkeys = Passkeys
    .about = A passkey is your phone, computer or key proving that it is you, by a fingerprint, a face or a PIN: no password to remember or to lose.
passkeys-one = With a passkey
passkeys-keep = Keep my account with a passkey
passkeys-or = or with a password:
passkeys-add = Add a passkey
passkeys-remove = Remove
passkeys-sign-in = Sign in with a passkey
passkeys-elsewhere = works only at { $who }
passkeys-absent = They cannot be used in this browser at this address. Sign in here with your password.
passkeys-failed = Nothing was done: the passkey was not confirmed. Try again, or use a password.
passkeys-twice = This device already holds a passkey for your account.
me-set-password = Set a password
me-said-passkey-added = Your passkey is added. It lets you in from now on.
me-said-passkey-removed = The passkey is removed. You may delete it on your device, too.
me-said-passkey-refused = The passkey could not be kept. Try again.
me-said-passkey-unknown = This passkey lets nobody in here, or it took too long. Try again, or use your password or a recovery code.
me-said-last-way = Kept: without it you could not sign in any more. Set a password or add another passkey first.
sign-in = Sign in
sign-in-password = With your password
sign-in-code = With a recovery code
sign-in-code-field = Recovery code
sign-in-tables = The tables you have on this device move into your account.
sign-in-lost = Password and codes lost? Nobody can send you new ones, since no e-mail address is kept.
sign-in-none = No account yet
tables-keep-them = Keep them
tables-help-account = Your seats belong to your account, on every device you sign in on.
error-banned = The host has forbidden you this
    .about = You can still read, and download or delete what is yours.
admin = Run the site
admin-done = Done.
admin-reports = Reports
admin-no-reports = Nobody has reported anything.
admin-dealt = Dealt with
admin-people = People
admin-name = Name
admin-guest = guest
admin-muted = muted
admin-banned = banned
admin-tables-of = { $count ->
    [one] one table
   *[other] { $count } tables
}
admin-mute = Mute
admin-unmute = Let talk
admin-ban = Ban
admin-unban = Let play
admin-remove = Remove
    .about = Account, names, ratings and talk are deleted for ever; finished games stay, with “somebody” in their place.
admin-remove-now = Remove for ever
admin-tables = Tables
admin-close = Close
    .about = The table is deleted for ever, with its game and its talk.
admin-close-now = Close for ever
admin-site = This server
admin-version = Chantier
admin-database = The database takes { $count } MiB.
admin-backups = Backups
admin-backup-where = A backup holds everything, also what is secret in running games: so it stays on the server, in
admin-backup-nowhere = To make backups from this page, start the server with
admin-backup-making = A backup is being made: { $share }. Load this page again to see it.
admin-backup-failed = The last backup failed; the log of the server says why. Is there room on its disk?
admin-backup-now = Back up now
admin-kib = { $count } KiB
admin-backup = By hand, and to bring one back:
admin-prune = To see and delete what is old:
admin-limits = Limits
admin-about = About
admin-delete-remark = Delete the remark
admin-find-table = Players, game or number of a table
admin-keeps = What is kept for how long
admin-days = { $count ->
    [one] one day
   *[other] { $count } days
}
admin-for-ever = for ever
nav-api = Programs and the API
api-lead = Programs can do over HTTP what people do on these pages: sit down, see what their seat may know, move, talk, hear when it is their turn, and study games that are over.
api-token = Make a token
api-token-how = Keep an account and make a token for your program on the page about you. The program sends it with every request, in the header Authorization: Bearer. Whoever has the token plays in your name, so keep it to yourself and end it when it is no longer used.
api-bot = Say that it is a bot
api-bot-how = Where a program plays by itself, mark its account as a bot’s there: its name then ends in “(bot)” wherever it stands.
api-document = The document
api-document-how = Every address, what it takes and what it answers is described in OpenAPI, for people and for tools:
api-limits = Limits
api-limits-how = Programs may do as much as people: the same limits hold, counted by person and by address. Who asks for too much is told in Retry-After when to ask again.
me-programs = Programs that play for you
    .about = A token lets a program of yours play in your name. It cannot change how you sign in.
me-token-name = What the token is for
me-token-new = Make a token
me-token-end = End it
me-token-made = A token for { $who }
me-token-once = Copy it now: it is shown only this once.
me-bot-about = Does a program play under this account? Then say so: its name ends in “(bot)” wherever it stands.
me-bot-is = This account is a bot’s: its name ends in “(bot)” wherever it stands.
me-bot-mark = This account is a bot’s
me-bot-end = A person plays here
me-said-nameless-token = Say in a word or two what the token is for.
me-said-many-tokens = You have as many tokens as anybody may. End one that is not used.
me-said-token-ended = The token is good for nothing any more.
me-said-is-bot = Your account is marked as a bot’s.
me-said-is-person = Your account is a person’s again.

# Notices
notices = Notices
    .about = Hear of it when a table waits for you and you look at no page of it: it is your turn, somebody asks you for something, a game of yours is over, or your time runs out. At most one notice a minute; it names the game and the table, and nothing that is hidden.
notices-device = Tell me on this device
notices-absent = Not in this browser: it shows notices only for sites with an https address, and on iPhones and iPads only once the site is on the home screen.
notices-denied = Your browser does not let this site show notices. Allow them in its settings for this site.
notices-failed = Nothing was done: your browser could not reach its push service. Try again later, or use a webhook.
notices-stop = Stop
notices-never = nothing told yet
notices-told = last told { $who }
notices-failures = { $count ->
    [one] the last attempt failed
   *[other] the last { $count } attempts failed
}
notices-off = failed three times and was switched off
webhook = Webhook
    .about = A message to an address of yours instead: a topic of ntfy, a webhook of Discord, or any program that takes JSON. Whoever knows such an address can read or write there, so keep it to yourself.
webhook-kind = Kind
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-json = other (JSON)
webhook-address = Address
webhook-keep = Keep this webhook
webhook-test = Send a test
told-turn = Your turn: { $who }
    .about = The others wait for your move.
told-asked-end = You are asked: { $who }
    .about = Somebody wants to end the game now. Do you agree?
told-asked-undo = You are asked: { $who }
    .about = Somebody wants to take moves back. Do you agree?
told-asked-seat = You are asked: { $who }
    .about = Somebody wants to take a seat that was left. Do you agree?
told-over = The game is over: { $who }
    .about = See how it ended.
told-low = Your time runs out: { $who }
    .about = Move soon, or a bot stands in for you.
told-turns = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
}
told-several = { $count ->
    [one] There is news at one of your tables
   *[other] There is news at { $count } of your tables
}
told-trial = Chantier can reach you
    .about = This was only a test.
me-said-device-told = This device is told what waits for you.
me-said-push-refused = This device cannot be told anything: what the browser gave cannot be used.
me-said-not-told = Stopped. Nothing is sent there any more.
me-said-many-receivers = You are told in ten places already. Stop one of them first.
me-said-webhook-kept = The webhook is kept. Send a test to see whether it works.
me-said-webhook-wrong = Not kept: this is no address that a message can be sent to. It begins with https:// or http://, has no user name, and its port is 80, 443 or above 1023.
me-said-webhook-inside = Not kept: this address leads into a private network. Whoever runs this site may allow that.
me-said-webhook-unknown = Not kept: this address leads nowhere. Look whether it is spelled right.
me-said-test-arrived = The test arrived.
me-said-test-lost = The test did not arrive: nobody answered within five seconds, or not with success. Redirects are not followed.
