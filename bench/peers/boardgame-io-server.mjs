// The game of boardgame-io.mjs on the framework's own server: `npm run bench:server` plays it. STORAGE names a folder for
// its FlatFile; without it everything stays in memory.
import { createRequire } from 'node:module';
import { game } from './boardgame-io.mjs';

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const HIDDEN = -2;
const { lay } = game().moves;

/** As `view` does here: the deck, the bags and the sealed choices of others. */
function playerView({ G, playerID }) {
  return {
    ...G,
    deck: G.deck.map(() => HIDDEN),
    realms: G.realms.map((realm, seat) => ({
      ...realm,
      bag: realm.bag.map(() => HIDDEN),
      sealed: realm.sealed === -1 || seat === Number(playerID) ? realm.sealed : HIDDEN,
    })),
  };
}

const folder = process.env.STORAGE;
const server = Server({
  games: [
    { ...game(), playerView, moves: { lay: { move: lay, ignoreStaleStateID: true } }, minPlayers: 4, maxPlayers: 4 },
  ],
  origins: [Origins.LOCALHOST],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
});
await server.run(Number(process.env.PORT));
console.log('ready');
