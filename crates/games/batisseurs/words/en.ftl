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

log-dealt = { $you ->
    [yes] You start
   *[no] { $seat } starts
  } with { $worker }
log-revealed = Next in the deck: { $card }
log-opened = { $you ->
    [yes] You open
   *[no] { $seat } opens
  } { $building }
log-recruited = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
  } { $worker }
log-sent = { $you ->
    [yes] You send
   *[no] { $seat } sends
  } { $worker } to { $building } { $wage ->
    [0] for free
    [one] for 1 écu
   *[other] for { $wage } écus
  }{ $actions ->
    [one] { "" }
   *[other] {" "}and { $actions } actions
  }
log-finished = { $you ->
    [yes] You finish
   *[no] { $seat } finishes
  } { $building }: { $points ->
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
log-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
  } for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }
log-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
  } an action for { $ecus } écus
log-ended = { $you ->
    [yes] You end your turn{ $lost ->
        [0] { "" }
        [one] {" "}and lose 1 action
       *[other] {" "}and lose { $lost } actions
      }
   *[no] { $seat } ends the turn{ $lost ->
        [0] { "" }
        [one] {" "}and loses 1 action
       *[other] {" "}and loses { $lost } actions
      }
  }
log-goal = { $you ->
    [yes] You have
   *[no] { $seat } has
  } 17 points in buildings: this is the last round
log-deadlock = Nobody has built anything for three rounds: the game ends here

# What is asked now.

ending = Last round: { $you ->
    [yes] you move
   *[no] { $seat } moves
  } last
    .brief = Last round
prompt-act = Send one of your workers to a site, open another site, or recruit.
prompt-no-site = Open a site or recruit: one action each.
prompt-no-worker = All your workers are busy: recruit, open another site or take écus.
prompt-no-wage = { $ecus ->
    [0] No écu is left for wages
    [one] 1 écu pays no wage
   *[other] { $ecus } écus pay none of your free workers
  }: take écus for actions, open or recruit.
prompt-too-dear = Sending one more takes more actions than are left: open, recruit or take écus.
prompt-no-action = No action is left: buy one for { $ecus } écus, or end your turn.
prompt-done = No action is left: end your turn.
prompt-send = Choose a site for { $worker }.
prompt-send-only = Choose { $building } for { $worker }.

# What a move gives up

warning-actions = { $actions ->
    [one] It could
   *[other] They could
  } still bring { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
  }.

# What comes of a move, as advice

reason-open-ready = your free workers can finish it together: { $points ->
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
reason-open-later = once it is finished: { $points ->
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
reason-open-lacks = your free workers make all it needs but { $lacks }
reason-open-makes = your free workers make { $makes } of what it needs
reason-recruit = makes { $adds } that { $building } lacks
reason-recruit-later = makes { $makes }, for a site that you open later
reason-recruit-finish = could finish { $building } alone
reason-finish = finishes { $building }: { $points ->
    [0] { $ecus } écus now
    [one] 1 point{ $ecus ->
        [0] { "" }
       *[other] {" "}and { $ecus } écus
      } now
   *[other] { $points } points{ $ecus ->
        [0] { "" }
       *[other] {" "}and { $ecus } écus
      } now
  }
reason-add = brings { $adds } to { $building }, which then lacks { $lacks }
reason-bring = then still lacking: { $lacks }
reason-adds-nothing = makes nothing that is lacking, and nothing else brings more
reason-end = nothing else that can be done now brings more
reason-take = you then have { $ecus ->
    [one] 1 écu
   *[other] { $ecus } écus
  }
reason-buy = you then have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } and { $ecus ->
    [0] no écu
    [one] 1 écu
   *[other] { $ecus } écus
  }

# Why a move is refused

refusal-over = the game is over
refusal-chance-moves = a card is about to be turned up: nobody moves before that
refusal-player-moves = a player is to move: no card is turned up now
refusal-not-unseen = that card cannot come up now
refusal-not-on-offer = that card is not in its row, so it cannot be taken
refusal-still-in-deck = that card is still on its deck: it comes into the row when another one is taken
refusal-no-action = you have no action left, and one more costs { $ecus } écus
refusal-too-few-actions = that takes { $price ->
    [one] 1 action
   *[other] { $price } actions
  } and you have { $left ->
    [0] none left
   *[other] only { $left } left
  }
refusal-at-work = this worker stays on { $building } until it is finished
refusal-not-yours = this worker is not in your team
refusal-too-few-ecus = that costs { $price ->
    [one] 1 écu
   *[other] { $price } écus
  } and you have { $left ->
    [0] none
   *[other] only { $left }
  }
refusal-no-site = you have no open site to send anyone to: open one first
refusal-not-your-site = that is not one of your open sites
refusal-worker-waits = a worker is on the way: first choose the site, or take the move back
refusal-nobody-sent = first choose one of your free workers, then the site
refusal-nobody-free = none of your workers is free: recruit one
refusal-nobody-paid = { $ecus ->
    [0] no écu is left
    [one] your 1 écu is too little
   *[other] your { $ecus } écus are too little
  } for the wage of a free worker
refusal-no-such-exchange = 1, 2 or 3 actions can be exchanged for écus at once

# Headings of the moves

group-open = Open a site
group-recruit = Recruit
group-send = Send to work
group-to = To the site
group-take = Take écus
group-buy = Buy an action
group-end = End the turn

# The board

board-yard = Your sites
board-cards = To take
board-buildings = Buildings
board-workers = Workers
board-next = next
board-gap = nothing more
board-empty = the deck is empty
board-deck = { $number ->
    [0] Comes into the row when a card is taken. It is the last one.
    [one] Comes into the row when a card is taken. One more lies unseen under it.
   *[other] Comes into the row when a card is taken. { $number } more lie unseen under it.
  }
board-team = Free workers
board-team-empty = Everybody is at work.
board-no-site = No open site yet. Open one: take one of the buildings on offer.
board-none-open = No open site.
board-sites = Open sites
board-finished = Finished
board-ecus = écus
board-wage = wage
board-worth = { $number ->
    [one] 1 point
   *[other] { $number } points
  }
board-goal-brief = built
board-goal = { $number ->
    [one] 1 point
   *[other] { $number } points
  } in buildings and machines; 17 end the game
board-purse = { $number ->
    [one] 1 écu
   *[other] { $number } écus
  }; every 10 are worth a point at the end
board-hands = { $number ->
    [0] No free worker
    [one] 1 free worker
   *[other] { $number } free workers
  }
board-under-way = { $number ->
    [one] 1 site
   *[other] { $number } sites
  }{ $nearly ->
    [0] { "" }
   *[other] , { $nearly } nearly done
  }
board-actions = { $number ->
    [0] No action left
    [one] 1 action left
   *[other] { $number } actions left
  }
board-price = { $number ->
    [one] Sending somebody here takes 1 action
   *[other] Sending one more here this turn takes { $number } actions
  }
board-lacks = still lacks
board-crew = at work here
board-fits = { $number ->
    [0] makes nothing of what your sites lack
   *[other] makes { $number } of what your sites lack
  }
board-lacking = Your sites lack
board-fits-key = makes so much of that
board-fits-legend = how much of what your sites lack this worker makes
board-finishes = would be finished
board-new = new since your last move
board-end = End turn
board-take = Take écus
board-buy = Buy action
board-machine = Then works for free

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
