# The first game of Cloud City in English.

lesson-step-choose = Welcome, architect! Your city has one tile so far, with two blue buildings. Colour is height, and only buildings of one height can be joined: you need more blue.
    .do = In your hand, choose the tile with blue and green on the diagonal.
lesson-step-turn = A tile must touch your city with one side, and you may turn it as you like. The farther apart two buildings stand in one row or column, the more votes their walkway brings.
    .do = Lay it in the south, turned so that blue stands on g10.
lesson-step-first = Both buildings rose at once. Blue on g7 and blue on g10 stand in one column, with your tiles under the whole way and no building between them: a walkway of length 3 brings 3 votes. Lengths 1 to 5 bring 1, 2, 3, 5 and 8.
    .do = Build the blue walkway from g7 to g10.
lesson-step-wait = Another one is possible: g7 to h7, for 1 vote. But a building carries two walkways at most, and g7 has one already. Keep its second place for something longer.
    .do = Build no more for now.
lesson-step-row = At the end of a turn you take a tile, so that you hold three again. Those face up are known to all. Blue left of green suits you: green is taller than blue, and you will see what that is good for.
    .do = Among the tiles to draw, take blue left of green.

lesson-step-again = Your rival liked your idea and built the same. All of you take from the same walkways: of the blue ones for 3 votes, 6 of 8 are left. What is used up, nobody can build.
    .do = Choose the tile you have just drawn: blue left of green.
lesson-step-north = There is a green building on h9. Another one far north in column h would be its partner. With this tile your city measures three tiles from north to south; it may not grow longer, and from west to east it is the same.
    .do = Lay the tile in the north: blue on g5, green on h5.
lesson-step-over = Between green h5 and green h9 stands blue h7. It is lower, so a green walkway passes over it. One as tall or taller would block the way. Length 4 brings 5 votes.
    .do = Build the green walkway from h5 to h9.
lesson-step-full = Now patience pays: g7 has found a better partner than its neighbour, for 2 votes instead of 1. After that it carries two walkways and is full.
    .do = Build the blue walkway from g5 to g7.
lesson-step-pile = 10 votes after two turns, well done! Nothing else can be joined, so go on to draw. The tile on top of the pile is a surprise, but only you will know it.
    .do = Draw from the pile.

lesson-step-plan = So far you have built from north to south, now turn west. The tile with sand and green can do two things: green votes now, and a sand building for the next turn. Sand is the tallest.
    .do = Choose the tile with sand left of green.
lesson-step-corner = Green on e9 would stand in one row with your green on h9. And sand on e10 is at the very edge of the city: remember that corner.
    .do = Lay it in the south-west: green on e9, sand on e10.
lesson-step-cross = This walkway passes over your blue one in column g. Different heights may cross; two of the same height never. So a walkway you build today can be in your own way tomorrow.
    .do = Build the green walkway from e9 to h9.
lesson-step-partner = 3 more votes: 13. Now think of sand on e10. If another sand building stood at the far end of row 10, they would be five squares apart, and that is the best there is.
    .do = Among the tiles to draw, take sand left of blue.

lesson-step-last-take = Your rival builds, too, and has 9 votes. But you have a plan, and now its second half.
    .do = Choose the tile with sand left of blue.
lesson-step-last-lay = Row 10 ends on j10. What stands between, here only blue, is lower than sand and does not matter.
    .do = Lay it in the south-east: blue on i10, sand on j10.
lesson-step-eight = From e10 to j10, right across the city: length 5, 8 votes! There are only three such sand walkways for all of you, so do not hesitate when you can get one.
    .do = Build the sand walkway from e10 to j10.

lesson-end = 21 votes, and a small blue walkway is still open: find it! Your sand corners e10 and j10 can each carry another long one, to the north. After eight turns the most votes win; in the last one, build whatever you can. Enjoy the view!

lesson-wrong-take-other = Keep that tile for later: a new one comes to your hand every turn. Now take the one the lesson names.
lesson-wrong-lay-elsewhere = The tile may lie there, but it would not make the walkway possible that we are after. Choose the place the lesson names.
lesson-wrong-done-early = You can build something, and it brings votes. Build first.
lesson-wrong-choose-no-blue = This tile has no blue building, and yours are both blue: nothing could be joined. Take the one with blue and green.
lesson-wrong-turn-short = The right place, but turned like this blue stands closer, and the walkway brings only 2 votes. Turn the tile until blue stands on g10.
lesson-wrong-turn-mirror = Well seen: that is the mirror image, and as good. But let us mean the same squares in what follows: turn the tile until blue stands on g10.
lesson-wrong-first-small = Side by side, they bring only 1 vote. From g7 to g10 it is 3.
lesson-wrong-wait-small = 1 vote, yes, but then g7 would carry two walkways and be full. In the next turn you will find something better for it. Build no more for now.
lesson-wrong-row-other = A good tile, and it may still be there later. But blue left of green fits your buildings right away.
lesson-wrong-row-pile = From the pile you get a tile that you do not know. This time, take one that you can see: blue left of green.
lesson-wrong-north-turn = The right place, but turned like this you lose votes. Green belongs on h5, as far as possible from h9, and blue on g5.
lesson-wrong-over-first = You can, and there is time for it. But first the largest: from h5 to h9 for 5 votes.
lesson-wrong-full-small = That would use up the second place on g7 for 1 vote. From g5 to g7 you get 2.
lesson-wrong-pile-row = Taking one you see is often good. Just this once, try the pile: it is part of the game, and a little thrill.
lesson-wrong-plan-other = That one can be useful, too. But sand left of green brings you votes at once and prepares something large.
lesson-wrong-corner-turn = The right place. Now turn the tile until green stands on e9, in one row with green on h9, and sand below it on e10.
lesson-wrong-partner-other = Perhaps later. For the plan you need sand, and sand left of blue brings a blue building as well, which will be of use.
lesson-wrong-last-green = Its sand would do as well, you are planning already! But the blue building on the other tile makes a second walkway possible. Take sand left of blue.
lesson-wrong-last-no-sand = It has no sand building, and only sand can be joined with sand. Take sand left of blue.
lesson-wrong-last-turn = The right place. Turn the tile until sand stands on j10, in one row with sand on e10.
lesson-wrong-eight-first = You can do that right after. First the 8 votes!
