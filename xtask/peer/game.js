// A small builder game for two: take a card of the market, and a new one takes its place.
"use strict";

const MARKET = 10;

const card = (number) => ({ id: number, cost: (number * 7) % 5, points: (number * 3) % 4, needs: [number % 3, number % 4] });

exports.builders = {
  name: "builders",
  setup: () => ({
    next: MARKET,
    market: Array.from({ length: MARKET }, (_, number) => card(number)),
    players: [0, 1].map(() => ({ coins: 10, points: 0, cards: [] })),
    log: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, ctx }, place) => {
      const player = G.players[Number(ctx.currentPlayer)];
      const taken = G.market[place];
      player.coins += 1 - taken.cost;
      player.points += taken.points;
      player.cards.push(taken);
      if (player.cards.length > 12) player.cards.shift();
      G.log.push({ player: ctx.currentPlayer, card: taken.id });
      if (G.log.length > 20) G.log.shift();
      G.market[place] = card(G.next++);
    },
  },
};
