// Don Quixote on boardgame.io, as its documentation teaches it: moves, active players, a random plugin, INVALID_MOVE.
// It shares our tiles and our scoring, so that only the framework is compared.
import { createRequire } from 'node:module';
import { ROUNDS, layOf, tileOf } from '../../src/games/don-quixote/rules/components.ts';
import { score, total } from '../../src/games/don-quixote/rules/08-scoring.ts';
import { touches } from '../../src/games/don-quixote/rules/setup.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const CASTLES = [22, 23];
const numbers = (count) => Array.from({ length: count }, (_, i) => i);

function beginRound(G) {
  for (const realm of G.realms) {
    realm.hand = realm.bag.splice(0, ROUNDS[G.round - 1].faceUp);
    if (G.round === 3) realm.aside = realm.bag.pop();
  }
  G.card = G.deck.pop();
}

function endTurn(G) {
  for (const realm of G.realms) {
    realm.board[G.card] = realm.sealed;
    const tile = tileOf(realm.sealed);
    if (tile === realm.aside) realm.aside = -1;
    else realm.hand.splice(realm.hand.indexOf(tile), 1);
    realm.sealed = -1;
  }
  if (G.deck.length > ROUNDS[G.round - 1].ends) {
    G.card = G.deck.pop();
    return;
  }
  for (const realm of G.realms) realm.points += total(score(realm.board, G.round));
  G.round += 1;
  if (G.round <= 3) beginRound(G);
}

export const game = (seed) => ({
  name: 'don-quixote',
  seed,
  setup({ ctx, random }) {
    const deck = random.Shuffle(numbers(24));
    const six = deck.pop();
    const at = deck.findLastIndex((field) => !touches(field, six));
    const [four] = deck.splice(at, 1);
    const board = numbers(24).map(() => -1);
    board[six] = layOf(CASTLES[0], 0);
    board[four] = layOf(CASTLES[1], 0);
    const G = {
      round: 1,
      card: -1,
      deck,
      realms: numbers(ctx.numPlayers).map(() => ({
        board: [...board],
        hand: [],
        aside: -1,
        bag: random.Shuffle(numbers(22)),
        sealed: -1,
        points: 0,
      })),
    };
    beginRound(G);
    return G;
  },
  turn: { activePlayers: { all: 'placing' }, stages: {} },
  moves: {
    lay({ G, playerID }, tile, turn) {
      const realm = G.realms[Number(playerID)];
      const last = G.round === 3 && G.deck.length === 0;
      if (realm.sealed !== -1 || (turn !== 0 && turn !== 180)) return INVALID_MOVE;
      if (last ? tile !== realm.aside : !realm.hand.includes(tile)) return INVALID_MOVE;
      realm.sealed = layOf(tile, turn);
      if (G.realms.every(({ sealed }) => sealed !== -1)) endTurn(G);
      return undefined;
    },
  },
  endIf: ({ G }) => (G.round > 3 ? { points: G.realms.map(({ points }) => points) } : undefined),
});

/** Plays random games; returns how many moves were made and the sum of the first player's points. */
export function playouts(games, seats, below) {
  let moves = 0;
  let points = 0;
  for (let i = 0; i < games; i++) {
    const client = Client({ game: game(`seed ${i}`), numPlayers: seats, debug: false });
    client.start();
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) {
        points += ctx.gameover.points[0];
        break;
      }
      const seat = G.realms.findIndex(({ sealed }) => sealed === -1);
      const { hand, aside } = G.realms[seat];
      const tile = G.round === 3 && G.deck.length === 0 ? aside : hand[below(hand.length)];
      client.updatePlayerID(String(seat));
      client.moves.lay(tile, 180 * below(2));
      moves++;
    }
    client.stop();
  }
  return { moves, points };
}
