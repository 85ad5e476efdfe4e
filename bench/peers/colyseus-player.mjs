// Plays Colyseus with its own client: state by patches, moves as messages.
import { pick, seededDice } from '../../src/core/dice.ts';
import { begun, openTables, SEATS } from '../server/player.ts';

delete globalThis.WebSocket; // the client then takes `ws`, as all players here do
const { Client } = await import('@colyseus/sdk');

const TILES = Array.from({ length: 22 }, (_, tile) => tile);
const MOVES = SEATS * TILES.length;
/** First byte of a message. */
const [MESSAGE, PATCH] = [13, 15];

export const tablesOf = (base) => ({ open: (count) => openTables(count, () => openOne(base)) });

async function openOne(base) {
  const rooms = [await new Client(base).create('don-quixote')];
  for (let seat = 1; seat < SEATS; seat++) rooms.push(await new Client(base).joinById(rooms[0].roomId));
  return begun(
    rooms,
    playSeat,
    () => rooms[0].send('start'),
    (room) => void room.leave(),
  );
}

function playSeat(room, seat, pace, tally, bytes) {
  const dice = seededDice(seat);
  let patches = -1; // the first one is set-up
  let answered = -1;
  let sentAt = 0;
  const { ws } = room.connection.transport;
  const { onmessage } = ws;
  ws.onmessage = (event) => {
    const [kind] = new Uint8Array(event.data, 0, 1);
    if (kind === PATCH) patches++;
    if ((kind === PATCH || kind === MESSAGE) && patches > 0)
      bytes[patches] = (bytes[patches] ?? 0) + event.data.byteLength;
    onmessage.call(ws, event);
  };

  async function answer() {
    await pace();
    const { hand, aside } = room.state.realms[seat];
    const tiles = TILES.filter((tile) => (hand >> tile) & 1);
    const tile = tiles.length > 0 ? pick(tiles, dice) : aside;
    sentAt = performance.now();
    room.send('lay', { id: `m${patches}`, move: { t: 'lay', tile, turn: 0 } });
  }

  room.onMessage('no', (refused) => {
    throw new Error(JSON.stringify(refused));
  });
  room.onMessage('ok', () => {
    tally.moves++;
    tally.acknowledged.push(performance.now() - sentAt);
  });
  return new Promise((over) => {
    room.onStateChange(({ card, deck }) => {
      if (patches === MOVES) over();
      else if (patches >= 0 && deck !== answered && card >= 0) {
        answered = deck;
        void answer();
      }
    });
  });
}
