# Les Bâtisseurs in English.

title = Les Bâtisseurs
tagline = Open sites, hire hands, raise the realm.

# What the buttons say

move-open = Open { $building }
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
    [one] 1 point
   *[other] { $points } points
  }{ $ecus ->
    [0] { "" }
   *[other] {" "}and { $ecus } écus
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
wooden-shack = the wooden shack
covered-bridge = the covered bridge
treehouse = the treehouse
stone-bridge = the stone bridge
wash-house = the wash house
straw-hut = the straw hut
townhouse = the townhouse
cottage = the cottage
rural-house = the rural house
house = the house
cowshed = the cowshed
inn = the inn
pigsty = the pigsty
rural-relay = the rural relay
grain-silo = the grain silo
stables = the stables
forge = the forge
windmill = the windmill
watermill = the watermill
covered-market = the covered market
bourgeois-house = the bourgeois house
post = the post
hotel = the hotel
tavern = the tavern
farm = the farm
church = the church
watchtower = the watchtower
abbey = the abbey
cloister = the cloister
chapel = the chapel
aqueduct = the aqueduct
castle = the castle
cathedral = the cathedral
small-crane = the small crane
small-circular-saw = the small circular saw
small-survey-tools = the small survey tools
small-tile-oven = the small tile oven
large-crane = the large crane
large-circular-saw = the large circular saw
large-survey-tools = the large survey tools
large-tile-oven = the large tile oven
