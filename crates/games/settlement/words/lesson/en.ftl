# The first game of Settlement in English.

lesson-step-explore = Welcome, settler! First you need land: terrains bring resources. One of your six villagers explores region I; you see the terrain, then you choose its space.
    .do = Explore region I.
lesson-step-place = You found clay! A new terrain always has to touch one that you have. From the middle you can go on in three directions.
    .do = Put it on space 2 of region I, the middle one.
lesson-step-end-gnoll = Oh dear, a gnoll! Every terrain is the home of a monster, but it appears only if a hero waiting in the row calls it, and two of them call gnolls. As long as it stands there, nobody digs clay.
    .do = End your turn.

lesson-step-hunt = Your opponent has met one, too. Gnolls are the weakest of monsters: a single villager chases one away and comes home with a diamond.
    .do = Hunt the gnoll.
lesson-step-end-hunt = 1 diamond! You have two now, for your artefact, the diamond ring, had brought you one at the start. You have one action a turn, so now it is your opponent’s turn.
    .do = End your turn.

lesson-step-fortify = Soon you will activate the region to collect the clay. Each time the gnoll may come back, as long as a hero calls it. A fortification keeps it off for the whole game, for one villager.
    .do = Fortify your clay.
lesson-step-end-fortified = A fine fortification, no gnoll will climb that! It is good for two more things, as you will see in this very round.
    .do = End your turn.

lesson-step-region = Look at your opponent’s land (it opens from the name): 1 stone collected without a fortification, and the gnoll was back. Your clay is safe. Activating a region brings the resource of each of its terrains, once a round.
    .do = Activate region I.
lesson-step-invite = 1 clay, so now you have 2. Besides the action, you may invite one hero in a turn. The artisan with 5 points costs 2 clay, 1 stone and 1 diamond: you have just that. He brings a bonus villager, who works once and is then gone.
    .do = Invite the artisan with 5 points.
lesson-step-end-hero = 5 points, and one more villager to send! The other heroes have moved up in the row: on the two dear places they cost 2 and 1 more diamonds, so who waits gets cheaper.
    .do = End your turn.

lesson-step-build = 1 wood and 1 diamond are left, which suits well: a cathedral costs 1 wood, and stores diamonds for 4 points each.
    .do = Build the cathedral.
lesson-step-end-built = There it stands, in your upper street. But a building works only when its street is activated, and that is an action for your next turn.
    .do = End your turn.
lesson-step-street = One villager activates a street and sets all its buildings to work, once a round. Your cathedral will take the diamond.
    .do = Activate the upper street.
lesson-step-end-street = 4 points, that makes 9! The diamond stays in the cathedral for good. And you have one villager left.
    .do = End your turn.

lesson-step-fort = Region I has given its clay in this round. But this is the second use of a fortification: it can be activated itself, once a round, for the resource of its terrain.
    .do = Activate the fortification.
lesson-step-pass = 1 clay! All villagers are at work: time to pass. They come home then. Wood, clay and stone are lost, but you keep one for each fortification: its third use. Who passes first begins the next round.
    .do = Pass.
lesson-step-take = Your clay is kept; diamonds and gold always are. Whoever passes takes another artefact for the next round. The magic purse brings 1 gold at once.
    .do = Take the magic purse.

lesson-step-bank = Round 2, and you begin. You have 1 clay and 1 gold, and both have a good use: a bank costs 1 clay, and stores gold for 5 points each time its street is activated. Each building exists only three times.
    .do = Build a bank.
lesson-step-site = Now the street is for you to choose, not the place in it: there the buildings stand in a fixed order. Beside the cathedral, one villager sets both to work at once.
    .do = Put the bank in the upper street.

lesson-end = All set! End your turn, and next time the upper street turns your gold into 5 points. Explore on: regions II and III hold diamonds and gold. Heroes bring most points; what you lack is exchanged when you pay. The most points after six rounds win. Good luck!

lesson-wrong-land-first = You will build soon. But land comes first: a village without resources stays a small one.
lesson-wrong-place-middle = Possible, but from the edge there are only two directions to go on. The middle has three: take space 2.
lesson-wrong-build-later = Building has its time. Keep your resources for a moment, you will see what for.
lesson-wrong-explore-later = More land will be good later on. Now make the most of the terrain you have.
lesson-wrong-fort-later = You may, and will do so before the round is over. But one thing after the other.
lesson-wrong-pass-early = Passing ends the whole round for you, and there is still work to do. Do not send your villagers home yet.
lesson-wrong-region-exposed = You would gain the clay, but the gnoll would be back at once: heroes in the row still call it. First build a fortification.
lesson-wrong-invite-dear = 7 points are fine, but you have no gold: by exchange he would take all that you own, and he brings no villager. Invite the one with 5 points.
lesson-wrong-end-hero = Not so fast: you can pay for a hero, and one is allowed in this turn as well.
lesson-wrong-build-cathedral = Useful, but it brings no points. Build the cathedral, then your diamond is worth 4.
lesson-wrong-explore-last = New land is tempting. But it is your last villager, and the clay from the fortification will serve you in the next round.
lesson-wrong-end-instead = Nobody is left to work, so you would have to pass next time anyway, and might not be the first.
lesson-wrong-take-purse = A good one, too. But take the gold: you will see at once what it is good for.
lesson-wrong-build-bank = Think of your gold: stored in a bank, it is worth 5 points. A bank costs 1 clay.
lesson-wrong-bank-first = You can do that right after. First the bank: your clay just pays for it.
lesson-wrong-site-apart = In a street of its own the bank would need a villager for itself. Put it beside the cathedral.
