# Cloud City in English.

title = Cloud City
tagline = Towers above the clouds, joined by walkways.
about = Lay a tile, raise two towers, and join towers of one height by walkways: the longer, the more votes. Eight tiles make a city, and every walkway stands in the way of the next.
duration = about 30 minutes
weight = light
authors = Phil Walker-Harding
credit = Cloud City. Author: Phil Walker-Harding. Illustrator: Fabrice Ros. Publisher: Blue Orange.

# What the buttons say

move-take = Choose the tile with { $tile }
move-lay = Lay it { $part }: { $first }, { $second }
move-lay-any = Lay a tile at { $place }
move-walkway = Build a { $walkway } { $part }, { $from } to { $to }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
move-done = Build no more
move-draw-open = Take the tile with { $tile } from the row
move-draw-pile = Draw from the pile
move-need = Need card: { $need }
move-reveal = Turn up the tile with { $tile }
move-deal = Deal the tile with { $tile }

# What is asked

ending = Last round
    .brief = Last round
prompt-choose = Choose a tile of your hand. You then lay it beside your city.
prompt-lay = Rotate the tile as you like, then choose one of the marked places for it.
prompt-build = Join buildings of one height: the best walkway brings { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }. Or build no more.
prompt-build-last = Your last turn: build what you still can. The best walkway brings { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }.
prompt-draw = Draw your next tile: one of the row, or an unknown one from the pile.

# What is asked again

warning-last-walkways = This is your last turn, and a walkway would still bring you { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }.

# What a hint says

reason-take = lets you build a walkway worth { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } at once
reason-lay = { $number ->
    [one] makes a walkway possible, worth { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
      }
   *[other] makes { $number } walkways possible, the best worth { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
      }
  }
reason-walkway = costs nothing and counts at once{ $needs ->
    [more] , with { $difference } more by the need cards
    [fewer] , though with { $difference } fewer by the need cards
   *[same] { "" }
  }{ $last ->
    [yes] , with the last piece of its kind
   *[no] { "" }
  }
reason-draw = lets you build a walkway worth { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } next turn
reason-draw-pile = nobody but you will know this tile
reason-take-later = opens no walkway yet, and leaves you the other tiles for later
reason-lay-later = opens no walkway yet, but later tiles can join its buildings
reason-draw-later = opens no walkway yet, but you know what you get
reason-done = nothing else that can be done now brings more

# The log

log-need = Need card: { $need }
log-revealed = Turned up in the row: { $tile }
log-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } a tile from the pile: { $tile }
log-drew-unseen = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } a tile from the pile
log-took-open = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } a tile from the row: { $tile }
log-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
  } a tile { $part }: { $first }, { $second }
log-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
  } a { $walkway } { $part }, { $from } to { $to }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }

# Why a move is refused

refusal-over = the game is over
refusal-chance-moves = a tile or card is about to be drawn: nobody moves before that
refusal-choose-due = first choose a tile of your hand; at the end of your turn you draw a new one
refusal-lay-due = first lay the tile that you have chosen, or take your choice back
refusal-build-due = first build walkways, or say that you build no more; then you draw a tile
refusal-draw-due = first draw a tile, one of the row or from the pile; that ends your turn
refusal-not-in-hand = your hand has no tile with { $tile }
refusal-not-in-row = the row has no tile with { $tile }
refusal-not-in-pile = the pile has no tile left with { $tile }
refusal-need-not-drawn = the need card “{ $need }” cannot be drawn now
refusal-occupied = there is a tile { $part } already, at { $place }
refusal-apart = a tile { $part }, at { $place }, would not touch your city along a side
refusal-too-wide = with a tile { $part }, at { $place }, your city would be wider or higher than the finished one may be
refusal-same-turned = the tile with { $tile } looks the same turned by { $degrees } degrees as by { $less }: choose { $less }
refusal-reversed = a walkway is named from its upper or left end: “{ $spelling }”
refusal-no-building = there is no building of yours on { $square }
refusal-heights = the buildings on { $from } and { $to } are not of the same height
refusal-diagonal = a walkway runs along one row or one column, and { $from } and { $to } share neither
refusal-too-long = it is too far from { $from } to { $to }: the longest walkways reach { $most } squares
refusal-no-ground = there is no tile yet on { $square }, which the walkway from { $from } to { $to } would pass over
refusal-blocked = the building on { $square } is as tall or taller: the walkway from { $from } to { $to } cannot pass over it
refusal-crossing = the walkway from { $from } to { $to } would cross another of the same height over { $square }
refusal-already-joined = the buildings on { $from } and { $to } are joined already
refusal-full-building = the building on { $square } carries two walkways already, the most it can
refusal-no-piece = no { $walkway } of length { $length } is left: all of them are built

# Why a table cannot be set up

setup-rectangle = the rectangle city is a variant for 2 or 3 players; 4 players build square cities
setup-second-need = a second need card goes with a first one: choose the first one too
setup-same-need = the need card “{ $need }” is there only once: choose another one as the second

# Standings

score-blue = Blue walkways
score-green = Green walkways
score-sand = Sand walkways
tie-blue = Votes of blue walkways
tie-green = Votes of green walkways
tie-sand = Votes of sand walkways

# Options

option-city = City
  .about = The rectangle is for 2 or 3 players: 3 by 4 tiles, 11 turns instead of 8.
option-city-square = Square, 3 by 3 tiles
option-city-rectangle = Rectangle, 3 by 4 tiles

option-need = Need card
  .about = A need of the inhabitants that brings or costs votes at the end.
option-need-none = None
option-need-random = Drawn at random
option-need-longest-route = { need-longest-route }
option-need-most-routes = { need-most-routes }
option-need-varied-route = { need-varied-route }
option-need-circuits = { need-circuits }
option-need-most-blue = { need-most-blue }
option-need-most-green = { need-most-green }
option-need-light-buildings = { need-light-buildings }
option-need-crossings = { need-crossings }
option-need-lonely-buildings = { need-lonely-buildings }
option-need-balance = { need-balance }

option-second-need = Second need card
  .about = A second need, for a harder game; it goes with a first one.
option-second-need-none = None
option-second-need-random = Drawn at random
option-second-need-longest-route = { need-longest-route }
option-second-need-most-routes = { need-most-routes }
option-second-need-varied-route = { need-varied-route }
option-second-need-circuits = { need-circuits }
option-second-need-most-blue = { need-most-blue }
option-second-need-most-green = { need-most-green }
option-second-need-light-buildings = { need-light-buildings }
option-second-need-crossings = { need-crossings }
option-second-need-lonely-buildings = { need-lonely-buildings }
option-second-need-balance = { need-balance }

# Need cards

need-longest-route = Longest route
  .about = 6 votes for the most votes in one blue or green route; 3 each in a tie.
need-most-routes = Most routes
  .about = 6 votes for the most separate routes, all heights together; 3 each in a tie.
need-varied-route = Varied route
  .about = 6 votes for one route with 4 different lengths of walkway, 8 with all 5.
need-circuits = Circuits
  .about = 3 votes for each closed route.
need-most-blue = Most blue buildings
  .about = 6 votes for the most blue buildings; 3 each in a tie.
need-most-green = Most green buildings
  .about = 6 votes for the most green buildings; 3 each in a tie.
need-light-buildings = Light buildings
  .about = 2 votes for each building with exactly one walkway.
need-crossings = Crossings
  .about = 2 votes less for each walkway that passes over or under another, also along the same line.
need-lonely-buildings = Lonely buildings
  .about = 2 votes less for each building without a walkway.
need-balance = Balance
  .about = 4 votes less unless at least five walkways are worth 3, one is worth 5 and one is worth 8, all heights together.

# Levels, buildings and squares

level-blue = Blue
level-green = Green
level-sand = Sand
walkway-blue = blue walkway
walkway-green = green walkway
walkway-sand = sand walkway
building-blue = blue building, the lowest
building-green = green building, of middle height
building-sand = sand building, the tallest
building-blue-on = blue on { $square }
building-green-on = green on { $square }
building-sand-on = sand on { $square }
part-north-west = in the north-west
part-north = in the north
part-north-east = in the north-east
part-west = in the west
part-middle = in the middle
part-east = in the east
part-south-west = in the south-west
part-south = in the south
part-south-east = in the south-east
square = { $column }{ $row }
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
column-k = k
column-l = l
column-m = m
column-n = n

# Tiles

tile-side-blue-blue = blue and blue side by side
tile-side-blue-green = blue left of green
tile-side-blue-sand = blue left of sand
tile-side-green-blue = green left of blue
tile-side-green-green = green and green side by side
tile-side-green-sand = green left of sand
tile-side-sand-blue = sand left of blue
tile-side-sand-green = sand left of green
tile-side-sand-sand = sand and sand side by side
tile-diagonal-blue-blue = blue and blue on the diagonal
tile-diagonal-blue-green = blue and green on the diagonal
tile-diagonal-blue-sand = blue and sand on the diagonal
tile-diagonal-green-green = green and green on the diagonal
tile-diagonal-green-sand = green and sand on the diagonal
tile-diagonal-sand-sand = sand and sand on the diagonal

# The list of moves

group-take = Choose a tile
group-lay = Lay the tile
group-walkway = Build walkways
group-done = Go on
group-draw = Draw a tile

# The board

board-city = City of { $seat }
board-city-own = Your city
board-tab-city = City
board-tab-walkways = Walkways
board-tab-needs = Needs
board-round = Round { $number } of { $total }
board-round-short = Round { $number }/{ $total }
board-possible = { $number ->
    [one] 1 walkway can be built
   *[other] { $number } walkways can be built
  }
board-views = How cities are shown
board-view-aside = Sky
board-view-above = Plan
board-view-aside-about = Cities seen from the side, in the sky
board-view-above-about = Cities seen from above, as a plan
board-viewpoints = From where your city is seen
board-viewpoint = Viewpoint { $number }
board-viewpoint-next = Walk round your city
board-north = N
board-east = E
board-south = S
board-west = W
board-turn-tile = Rotate the tile
board-turn-next = Rotate
board-turned = turned by { $degrees } degrees
board-chosen = The tile to lay
board-opens-nothing = makes no new walkway possible
board-left = { $number ->
    [one] 1 such piece left
   *[other] { $number } such pieces left
  }
board-hand = Your hand
board-hand-empty = no tile left
board-hand-other = Tiles in hand
board-hidden = a tile that only its owner sees
board-known = taken from the row, so everybody knows it:
board-row = Tiles to draw
board-pile = { $number ->
    [one] pile: 1 tile
   *[other] pile: { $number } tiles
  }
board-stock = Walkways left for all
board-stock-about = Above: the votes of a piece by its length. What is used up cannot be built any more.
board-level = Height
board-piece = Length { $length }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
board-needs = Needs of the inhabitants
board-count = has { $number }
board-tiles = { $number ->
    [one] 1 tile in the city
   *[other] { $number } tiles in the city
  }
board-new = new since your last move
board-stand-blue = Blue buildings on { $squares }
board-stand-green = Green buildings on { $squares }
board-stand-sand = Sand buildings on { $squares }
board-lot-closed = A tile { $part }, at { $place }
board-span-closed = A { $walkway } { $part }, { $from } to { $to }
board-link = A { $walkway } from { $from } to { $to }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
board-votes = Votes: { $walkways }
board-no-walkways = No walkways yet
