# Les Bâtisseurs in English.

title = Les Bâtisseurs
tagline = Open sites, hire hands, raise the realm.
about = Each turn has three actions: open a building site, hire a worker, send one to work. What a site needs must be matched by what its crew can do; a finished building pays, and the first to 17 points ends the game.
duration = about 30 minutes
weight = light
authors = Frédéric Henry
credit = Les Bâtisseurs: Moyen-Âge. Author: Frédéric Henry. Illustrator: Sabrina Miramon. Publisher: Bombyx.

# What the buttons say

move-open = Open { $building }: needs { $needs }, brings { $points ->
    [0] { $ecus } écus
    [one] 1 point{ $ecus ->
        [0] { "" }
       *[other] {" "}and { $ecus } écus
      }
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}and { $ecus } écus
      }
  }
move-recruit = Recruit { $worker }
move-send = Send { $worker } { $wage ->
    [0] for free
    [one] for 1 écu
   *[other] for { $wage } écus
  }
move-to = to { $building }: adds { $adds } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
  })
move-to-finish = to { $building }, which is finished at once ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
  })
move-to-nothing = to { $building }, though nothing he makes is lacking there ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
  })
move-take = Take { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
  } for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }
move-buy = Buy an action for { $ecus } écus
move-end = End the turn{ $left ->
    [0] { "" }
    [one] {" "}(1 action is lost)
   *[other] {" "}({ $left } actions are lost)
  }
move-reveal = Turn up { $card }

# The log

log-dealt = { $seat } starts with { $worker }
log-revealed = Next in the deck: { $card }
log-opened = { $seat } opens { $building }
log-recruited = { $seat } recruits { $worker }
log-sent = { $seat } sends { $worker } to { $building } { $wage ->
    [0] for free
    [one] for 1 écu
   *[other] for { $wage } écus
  }{ $actions ->
    [one] { "" }
   *[other] {" "}and { $actions } actions
  }
log-finished = { $seat } finishes { $building }: { $points ->
    [0] { $ecus } écus
    [one] 1 point{ $ecus ->
        [0] { "" }
       *[other] {" "}and { $ecus } écus
      }
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}and { $ecus } écus
      }
  }
log-took = { $seat } takes { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
  } for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }
log-bought = { $seat } buys an action for { $ecus } écus
log-ended = { $seat } ends the turn{ $lost ->
    [0] { "" }
    [one] {" "}and loses 1 action
   *[other] {" "}and loses { $lost } actions
  }
log-goal = { $seat } has 17 points in buildings: this is the last round
log-deadlock = Nobody has built anything for three rounds: the game ends here

# Why a move is refused

refusal-over = the game is over
refusal-chance-moves = a card is about to be turned up: nobody moves before that
refusal-player-moves = a player is to move: no card is turned up now
refusal-not-unseen = that card cannot come up now
refusal-not-on-offer = that card is not in its row, so it cannot be taken
refusal-no-action = you have no action left: buy one for { $ecus } écus or end your turn
refusal-too-few-actions = that takes { $price ->
    [one] 1 action
   *[other] { $price } actions
  } and you have { $left ->
    [0] none left
   *[other] only { $left } left
  }
refusal-not-free = that worker is not free: you can send only workers and machines of your own that are on no site
refusal-too-few-ecus = that costs { $price ->
    [one] 1 écu
   *[other] { $price } écus
  } and you have { $left ->
    [0] none
   *[other] only { $left }
  }
refusal-no-site = you have no open site to send anyone to
refusal-not-your-site = that is not one of your open sites
refusal-worker-waits = a worker is on the way: first choose the site
refusal-nobody-sent = first choose the worker to send
refusal-no-such-exchange = 1, 2 or 3 actions can be exchanged for écus at once

# Headings of the moves

group-open = Open a site
group-recruit = Recruit
group-send = Send to work
group-to = To which site?
group-take = Take écus
group-buy = Buy an action
group-end = End the turn

# The board

board-buildings = Buildings to open
board-workers = Workers to recruit
board-next = next
board-gap = nothing more
board-empty = the deck is empty
board-team = Free workers
board-no-site = No open site yet.
board-finished = Finished
board-points = points
board-ecus = écus
board-goal = points of buildings; 17 end the game
board-actions = actions left
board-price = actions to send one more here this turn
board-lacks = still lacks
board-fits = of what your sites lack
board-finishes = would be finished
board-end = End turn

# Standings

score-buildings = Buildings
score-machines = Machines
score-ecus = Écus (1 point for every 10)
tie-buildings = Points of buildings and machines
tie-ecus = Écus

# Workers and resources

worker-apprentice = the apprentice ({ $makes })
worker-labourer = the labourer ({ $makes })
worker-journeyman = the journeyman ({ $makes })
worker-master = the master ({ $makes })
worker-machine = { $machine } ({ $makes })
apprentice = Apprentice
labourer = Labourer
journeyman = Journeyman
master = Master
machine = Machine
amount-stone = { $amount } stone
amount-wood = { $amount } wood
amount-knowledge = { $amount } knowledge
amount-tile = { $amount ->
    [one] 1 tile
   *[other] { $amount } tiles
  }
stone = stone
wood = wood
knowledge = knowledge
tile = tile

# Buildings and machines

bower = the bower
    .title = Bower
wooden-shack = the wooden shack
    .title = Wooden Shack
covered-bridge = the covered bridge
    .title = Covered Bridge
treehouse = the treehouse
    .title = Treehouse
stone-bridge = the stone bridge
    .title = Stone Bridge
wash-house = the wash house
    .title = Wash House
straw-hut = the straw hut
    .title = Straw Hut
townhouse = the townhouse
    .title = Townhouse
cottage = the cottage
    .title = Cottage
rural-house = the rural house
    .title = Rural House
house = the house
    .title = House
cowshed = the cowshed
    .title = Cowshed
inn = the inn
    .title = Inn
pigsty = the pigsty
    .title = Pigsty
rural-relay = the rural relay
    .title = Rural Relay
grain-silo = the grain silo
    .title = Grain Silo
stables = the stables
    .title = Stables
forge = the forge
    .title = Forge
windmill = the windmill
    .title = Windmill
watermill = the watermill
    .title = Watermill
covered-market = the covered market
    .title = Covered Market
bourgeois-house = the bourgeois house
    .title = Bourgeois House
post = the post
    .title = Post
hotel = the hotel
    .title = Hotel
tavern = the tavern
    .title = Tavern
farm = the farm
    .title = Farm
church = the church
    .title = Church
watchtower = the watchtower
    .title = Watchtower
abbey = the abbey
    .title = Abbey
cloister = the cloister
    .title = Cloister
chapel = the chapel
    .title = Chapel
aqueduct = the aqueduct
    .title = Aqueduct
castle = the castle
    .title = Castle
cathedral = the cathedral
    .title = Cathedral
small-crane = the small crane
    .title = Small crane
small-circular-saw = the small circular saw
    .title = Small circular saw
small-survey-tools = the small survey tools
    .title = Small survey tools
small-tile-oven = the small tile oven
    .title = Small tile oven
large-crane = the large crane
    .title = Large crane
large-circular-saw = the large circular saw
    .title = Large circular saw
large-survey-tools = the large survey tools
    .title = Large survey tools
large-tile-oven = the large tile oven
    .title = Large tile oven
