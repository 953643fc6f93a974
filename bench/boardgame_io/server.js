"use strict";
// boardgame.io's own server with the least game that has secrets, its tables in memory.

const { PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: ({ ctx }) => ({
    count: 0,
    secret: { next: 7 },
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: Number(id) }])),
  }),
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};

const port = { host: "127.0.0.1", port: Number(process.argv[2]) };
Server({ games: [counter], origins: [] }).run({ port });
