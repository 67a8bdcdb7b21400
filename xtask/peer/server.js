"use strict";

const { Server, Origins } = require("boardgame.io/server");
const { builders } = require("./game");

const server = Server({ games: [builders], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) });
