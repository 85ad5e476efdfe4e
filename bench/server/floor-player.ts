/** Plays the floor: a client that applies the moves itself, because the floor sends no views. */
import { WebSocket } from 'ws';
import { seededDice } from '../../src/core/dice.ts';
import { pick } from '../../src/core/shuffle.ts';
import { type Begun, begun, type LoadTally, openTables, type Pace, SEATS, type Tables } from './player.ts';

/** What this player reads of a view and of an event. */
interface View {
  readonly realms: readonly { readonly hand: readonly number[]; readonly aside: number }[];
}

type Event =
  | { readonly t: 'turnedUp'; readonly seat: number; readonly tiles: readonly number[]; readonly aside: number }
  | { readonly t: 'laid'; readonly seat: number; readonly lay: number }
  | { readonly t: 'card' }
  | { readonly t: 'sealed'; readonly seat: number };

interface Told {
  readonly t?: 'hello' | 'view' | 'no';
  readonly view?: View;
  readonly n?: number;
  readonly e?: readonly Event[];
}

/** Another range of tables for each process that plays. */
let nextTable = process.pid * 10_000;

export const tablesOf = (base: string): Tables => ({
  open: (count) => openTables(count, () => openOne(base, nextTable++), 1),
});

async function openOne(base: string, id: number): Promise<Begun> {
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/${id}/${seat}`, { perMessageDeflate: false });
      return new Promise<WebSocket>((open) => socket.once('message', () => open(socket)));
    }),
  );
  return begun(
    sockets,
    playSeat,
    () => sockets[0].send('{"t":"start"}'),
    (socket) => socket.terminate(),
  );
}

/** The own hand is all that a random player has to know. */
function playSeat(socket: WebSocket, seat: number, pace: Pace, tally: LoadTally, bytes: number[]): Promise<void> {
  const dice = seededDice(seat);
  let hand: number[] = [];
  let aside = -1;
  let sentAt = 0;

  async function answer(): Promise<void> {
    await pace();
    const tile = hand.length > 0 ? pick(hand, dice) : aside;
    sentAt = performance.now();
    socket.send(JSON.stringify({ t: 'play', move: { t: 'lay', tile, turn: 0 } }));
  }

  function hear(event: Event): void {
    if (event.t === 'turnedUp' && event.seat === seat) [hand, aside] = [[...event.tiles], event.aside];
    if (event.t === 'laid' && event.seat === seat) hand = hand.filter((tile) => tile !== event.lay >> 1);
    if (event.t === 'card') void answer();
    if (event.t !== 'sealed' || event.seat !== seat) return;
    tally.moves++;
    tally.acknowledged.push(performance.now() - sentAt);
  }

  return new Promise((over) => {
    socket.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as Told;
      if (told.t === 'no') throw new Error('refused');
      if (told.view !== undefined) {
        ({ hand, aside } = { hand: [...told.view.realms[seat].hand], aside: told.view.realms[seat].aside });
        void answer();
      }
      if (told.n !== undefined) bytes[told.n] = (bytes[told.n] ?? 0) + data.length;
      for (const event of told.e ?? []) hear(event);
      if (told.n === SEATS * 22) over();
    });
  });
}
