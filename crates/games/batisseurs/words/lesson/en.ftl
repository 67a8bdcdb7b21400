# The first game of Les Bâtisseurs in English.

lesson-step-open = Welcome, master builder! Each building shows what it needs, and the écus and points it brings once it is finished. The straw hut needs little: 1 stone and 2 tiles.
    .do = Open a site: take the straw hut.
lesson-step-recruit = The straw hut is now your site. Your apprentice makes 1 stone, but no tiles. Among the workers, each with what he makes, there is a labourer who makes 2 tiles.
    .do = Recruit the labourer.
lesson-step-send = Each thing you did took one of your three actions, and one is left. Sending a worker takes an action and his wage: 2 écus for an apprentice.
    .do = Send your apprentice to the straw hut.
lesson-step-end = He stays there until the hut is finished. Your three actions are used up.
    .do = End your turn.

lesson-step-machine = Three new actions. This building has a cogwheel: it is a machine. It pays no écus, but counts a point and then works for you without wage.
    .do = Open the small circular saw.
lesson-step-choose = Now you have two sites. The labourer makes the 2 tiles that the straw hut still lacks.
    .do = Choose the labourer.
lesson-step-to = As soon as a crew makes all that its site needs, the building is finished by itself.
    .do = Send him to the straw hut.
lesson-step-saw = Finished: 6 écus, 1 point, and both workers are free again. Your apprentice makes 1 stone and 1 knowledge, just what the saw needs.
    .do = Send the apprentice to the saw.
lesson-step-buy = The saw is in your team now. No action is left, but you have 9 écus, and 5 of them buy one more, at any moment of your turn.
    .do = Buy an action.
lesson-step-cottage = The cottage needs 2 wood, 1 knowledge and 2 tiles: the saw makes the wood, your labourer the rest.
    .do = Open the cottage.
lesson-step-end-again = Well prepared. 4 écus are left, enough for the labourer’s wage.
    .do = End your turn.

lesson-step-free = Your machine takes an action like everybody, but no wage.
    .do = Send the saw to the cottage.
lesson-step-second = Mind this: the second worker you send to the same site in one turn takes 2 actions, the third 3. You have exactly 2.
    .do = Send the labourer to the cottage.
lesson-step-end-third = The cottage is finished: 10 écus and 2 points. That makes 4 points; whoever ends a turn with 17 or more brings on the last round.
    .do = End your turn.

lesson-step-take = The last thing: if you are short of écus, exchange actions for them. One action brings 1, two bring 3, three bring 6. At the end, every full 10 écus count one point.
    .do = Take écus.

lesson-end = That is all there is to know. Now play on as you like: small buildings bring écus early, machines pay off for the rest of the game, and 17 points end it. Good luck!

lesson-wrong-open-large = That one needs far more than your apprentice and one worker make. Begin small: the straw hut.
lesson-wrong-open-stone-bridge = The stone bridge would be a good start, too, but no worker in the row suits it as well. Take the straw hut.
lesson-wrong-machine-early = A machine is worth it, but it pays no écus, and you will need some soon. First the straw hut.
lesson-wrong-site-first = Workers are no use without a site to send them to. First open one.
lesson-wrong-take-early = You have enough écus for now. Actions are worth more.
lesson-wrong-buy-early = You still have actions, and 5 écus are half of all you own. Keep them for wages.
lesson-wrong-buy-later = You still have actions. Buying one more makes sense when they are used up.
lesson-wrong-buy-end = That would be possible, but 5 écus are much, and you will need them for wages. End your turn.
lesson-wrong-end-early = You still have something to do: actions that are left at the end of a turn are lost.
lesson-wrong-recruit-unfit = He does not make the 2 tiles that the straw hut lacks. Look at what the workers make: the labourer with the two tiles.
lesson-wrong-recruit-enough = You have hands enough for now. Whoever is recruited costs an action, and a wage whenever he works.
lesson-wrong-send-later = You can, but first get the second man: if you wait, somebody else may take him.
lesson-wrong-send-labourer = He would do. But he costs 3 écus, and the hut is not finished by him alone either. Let the apprentice begin, he costs 2.
lesson-wrong-open-enough = One site after the other: what lies open brings nothing until it is finished.
lesson-wrong-open-not-machine = A good building, but this time a machine: take the one with the cogwheel, the small circular saw.
lesson-wrong-machine-before = That would finish the hut at once! But open the saw first, so that you see how a site is chosen.
lesson-wrong-to-saw = The saw lacks 1 stone and 1 knowledge, and he makes no stone. At the straw hut his 2 tiles finish the building. (You can also take the move back.)
lesson-wrong-saw-labourer = He makes 1 knowledge, but no stone: the saw would not be finished. The apprentice makes both, and costs less.
lesson-wrong-end-buy = You could, and often will. But try this once: buy an action.
lesson-wrong-open-unfit = Your saw and your labourer together make 2 wood, 1 knowledge and 2 tiles: exactly the cottage.
lesson-wrong-take-bought = 5 écus spent to get 1 back? Open a site with it.
lesson-wrong-end-bought = The action you bought would be lost. Open the cottage with it.
lesson-wrong-free-first = The first one you send to a site takes 1 action, the next one 2. Begin with the saw: you will see.
lesson-wrong-second-apprentice = He makes 1 of the knowledge, but no tiles: the cottage would not be finished. The labourer makes all that it lacks.
lesson-wrong-take-first = You can do that right after. First see how actions become écus.
