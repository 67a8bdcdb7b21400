// Plays matches as fast as they go and tells what it saw as JSON: node client.js PORT MATCHES SECONDS
"use strict";

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { builders } = require("./game");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
// The library says something for every match.
console.log = () => {};
console.error = () => {};
const latencies = [];
let end = Infinity;

function player(matchID, playerID) {
  const multiplayer = SocketIO({ server: `http://localhost:${port}`, socketOpts: { transports: ["websocket"] } });
  return Client({ game: builders, multiplayer, matchID, playerID, debug: false });
}

// Whoever sees that it is their turn makes a move. The mover's own client shows a move before the server has it, and still
// in the old turn, so only a new turn counts.
function play(number) {
  const players = ["0", "1"].map((id) => player(`m${process.pid}-${number}`, id));
  let sent = 0;
  let played = 0;
  const ready = new Promise((done) => {
    let waiting = 2;
    players.forEach((client, id) => {
      let isConnected = false;
      client.subscribe((state) => {
        if (!state || !state.isConnected) return;
        if (!isConnected && --waiting === 0) done();
        isConnected = true;
        const { currentPlayer, turn } = state.ctx;
        if (!sent || currentPlayer !== String(id) || turn <= played) return;
        latencies.push(performance.now() - sent);
        played = turn;
        // Later, not from within the library's own round of telling everybody.
        if (Date.now() < end) setImmediate(() => move(client, turn));
      });
      client.start();
    });
  });
  function move(client, turn) {
    sent = performance.now();
    client.moves.take((turn * 7) % 10);
  }
  function begin() {
    played = 1;
    move(players[0], 1);
  }
  return { ready, begin };
}

(async () => {
  const all = Array.from({ length: matches }, (_, number) => play(number));
  await Promise.all(all.map((match) => match.ready));
  latencies.length = 0;
  const start = Date.now();
  end = start + seconds * 1000;
  for (const match of all) match.begin();
  await new Promise((done) => setTimeout(done, seconds * 1000 + 200));
  latencies.sort((a, b) => a - b);
  const at = (part) => latencies[Math.floor((latencies.length - 1) * part)];
  const { version } = require("boardgame.io/package.json");
  const told = { version, node: process.version, moves: latencies.length, seconds, p50: at(0.5), p99: at(0.99) };
  process.stdout.write(JSON.stringify(told), () => process.exit(0));
})();
