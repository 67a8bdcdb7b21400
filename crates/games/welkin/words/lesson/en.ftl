# The first game of Welkin in English.

lesson-step-open = Welcome above the clouds! Fill sites with resources and sell them for coins. The smallest on display, the Ember Garden, takes a plant and an elemental.
    .do = Open the Ember Garden.
lesson-step-flip = The Ember Garden has the flip symbol: whoever opens it flips a price token. A resource is worth as many coins as tokens in the market show it: plants 3, elementals 3, animals 1. And the only animal token has a plant on its back.
    .do = Flip the token that shows an animal.

lesson-step-turn = Plants rise to 4, animals fall to 0: the Ember Garden will bring 7 coins instead of 6. Now produce. Your five production tokens show resources; turn one over, and it shows its force instead. One force makes one resource.
    .do = Turn over your animal token.
lesson-step-take = One force: take one resource, of a kind that your tokens still show. No animals for now, but who wants them for 0 coins? That is your turn: one action, to open a site, to produce or to place.
    .do = Take a plant.

lesson-step-menagerie = Your stock has room for four resources, your island for two open sites. The Rain Greenhouse is good and will wait for you; the Great Menagerie (two plants, an elemental, two animals) teaches you a trick. Without a flip symbol it moves no price.
    .do = Open the Great Menagerie.

lesson-step-turn-more = Once full, it would bring 11 coins at today’s prices. Your production tokens stay as they lie, until you turn them again in a later turn. Turn a second one: two forces, two resources at once.
    .do = Turn over your metal token.
lesson-step-elemental = Two forces, and plant, elemental and gemstone to choose from. The Ember Garden still lacks an elemental.
    .do = Take an elemental.
lesson-step-elemental-again = And one more resource. The Great Menagerie needs an elemental, too.
    .do = Take another elemental.

lesson-step-place = Now use them. In one action you may place as many resources as you like, each on a free slot of its own kind.
    .do = Place a plant or an elemental on the Ember Garden.
lesson-step-finish = One slot is still free. As soon as the last one is covered, the site is sold, at the prices of that moment.
    .do = Place the other resource on the Ember Garden.
lesson-step-go-on = Sold: the plant for 4, the elemental for 3, that is 7 coins! You may go on placing in the same action, and one elemental is left.
    .do = Place it on the Great Menagerie.
lesson-step-end = The finished Ember Garden has given you a power, to be used once: sell incomplete sites. It works in any of your turns. Keep it: what lies on the Menagerie is worth only 3 coins so far.
    .do = End your turn.

lesson-step-turn-gem = Did you see? Your opponent opened a site and flipped a plant: plants fell from 4 to 3. The market belongs to everybody. You lack two plants, so produce once more.
    .do = Turn over your gemstone token.
lesson-step-pay = That one was free, as always. Each further token costs 1 coin. With the elemental turned, too, you show four forces and nothing but plants: two for the Great Menagerie, two for the Rain Greenhouse afterwards.
    .do = Turn over your elemental token for 1 coin.
lesson-step-produce = Four forces, one kind: four plants, exactly what your stock has room for. If it were more, you would choose what to discard.
    .do = Produce with the tokens as they are.
lesson-step-end-again = Four plants for 1 coin: no gardener is cheaper. Placing them would be another action, so that waits until your next turn. And if you want elementals again, you turn that token back when you produce.
    .do = End your turn.

lesson-step-plant = Now the plants are wanted: two slots of the Great Menagerie are for them, and each plant is worth 3 coins.
    .do = Place a plant on the Great Menagerie.
lesson-step-plant-again = One more plant, one more slot.
    .do = Place another plant on the Great Menagerie.
lesson-step-power = Only the two animals are missing. They would bring 0 coins, and until you had them, plants might fall again. Time for your power! Powers are played before or after the action.
    .do = Play your power: sell incomplete sites.
lesson-step-sell = A menagerie without a single animal: let us hope the buyers do not notice! It will bring 3 for the elemental and 3 for each plant: 9 coins. It even counts as finished and gives you its own power.
    .do = Sell the Great Menagerie.

lesson-end = 15 coins! Your new power buys two resources for 1 coin. End your turn, then open the Rain Greenhouse: you have its plants. A star on a site takes any resource; such sites give no power. Once the pile is empty, whoever opens a site plays their last turn. The most coins win!

lesson-wrong-open-large = That one needs more resources, and you have none yet. Begin small: the Ember Garden.
lesson-wrong-site-first = You could produce at once, but what for? With a site you know what you need.
lesson-wrong-flip-own = That would make one of your own two resources cheaper. Flip one that you do not need: the animal.
lesson-wrong-flip-other = Allowed, but neither plants nor elementals would rise. The animal token has a plant on its back: flip that one.
lesson-wrong-open-enough = First fill what you have begun. An open site brings nothing until it is sold.
lesson-wrong-turn-needed = Once turned over, it no longer shows its resource, and you need that one. Turn a token that you can do without.
lesson-wrong-turn-other = That would work. But you lose least if you do without what is worth 0 coins: turn the animal.
lesson-wrong-take-other = No slot of your sites asks for that. Look at what they still need.
lesson-wrong-take-plant-first = You need one of those, too, and will make it next time. First the plant.
lesson-wrong-open-other = Also possible, but the Great Menagerie wants what you make, plants and an elemental, and it has a surprise in store.
lesson-wrong-open-greenhouse = A keen eye: as much for fewer resources! Keep it in mind, it will come next. But take the Great Menagerie now, it has a surprise in store.
lesson-wrong-turn-later = You will in a moment. But first take the site before somebody else does: each card is there only once.
lesson-wrong-place-early = You could, but using resources is your action for the whole turn. Collect some more, then place them all at once.
lesson-wrong-turn-back = That token shows your only force. Turned back, it would leave you with none, and you would produce nothing.
lesson-wrong-turn-metal-first = That would work, too. But metals are worth only 1 coin and gemstones 2: do without the cheaper one first.
lesson-wrong-take-plants-later = You have one, and soon you will make a whole armful. What you lack now is elementals.
lesson-wrong-place-now = You have in your stock what your site needs. Use it now!
lesson-wrong-place-garden = It would lie well there, too. But the Ember Garden can be finished and sold at once: that one first.
lesson-wrong-finish-now = One slot is free, and the resource for it lies in your stock. Place it, and the site is sold.
lesson-wrong-place-all = You may still place, in the same action. Later it would cost you another turn.
lesson-wrong-power-early = It would be wasted now: the Great Menagerie holds only an elemental, 3 coins. With two plants on it, it brings far more.
lesson-wrong-turn-force-back = It shows its force already. Turned back, it would make you produce less.
lesson-wrong-turn-plant = Then you could make no plants, and plants are just what the Great Menagerie lacks.
lesson-wrong-turn-gem-first = Its turn comes next. Begin with the gemstone token.
lesson-wrong-pay-once = Three plants would do for now. But the fourth costs only 1 coin, and the Rain Greenhouse will want two: turn one more token.
lesson-wrong-turn-enough = Each further turn costs another coin, and you could not wish for more than this. Produce!
lesson-wrong-sell-now = You could wait. But prices change, and animals bring nothing. Play your power now.
lesson-wrong-sale-lost = The power lasts for this turn only, and then it is gone. Sell the Menagerie first.
