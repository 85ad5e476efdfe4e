/** Plays this server: four cookies, four sockets, views kept by differences. */
import { WebSocket } from 'ws';
import { seededDice } from '../../src/core/dice.ts';
import { pick } from '../../src/core/shuffle.ts';
import { GAMES } from '../../src/games/load.ts';
import type { TableInfo } from '../../src/wire/table-info.ts';
import { patch } from '../../src/wire/difference.ts';
import type { ServerMessage } from '../../src/wire/messages.ts';
import { arrive, type Guest } from '../../src/server/testing/guest.ts';
import { type Begun, begun, type LoadTally, openTables, type Pace, SEATS, type Tables } from './player.ts';

const GAME = 'don-quixote';

export const tablesOf = (base: string): Tables => ({ open: (count) => openTables(count, () => openSurely(base)) });

/** Two of four newcomers may have been given the same name: then four others come. */
function openSurely(base: string): Promise<Begun> {
  return openOne(base).catch(() => openOne(base));
}

/** `base` may be two addresses: where tables are opened, and where their streams go. */
async function openOne(bases: string): Promise<Begun> {
  const [base, streams = base] = bases.split(',');
  const guests = await Promise.all(Array.from({ length: SEATS }, () => arrive(() => base)));
  const [host, ...others] = guests;
  const seats = guests.map((guest) => (guest === host ? 'me' : 'empty'));
  const { id } = await host.post<TableInfo>('/api/tables', { game: GAME, seats });
  // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
  for (const guest of others) await guest.post(`/api/tables/${id}/join`);
  const sockets = await Promise.all(guests.map((guest) => connect(streams, id, guest)));
  return begun(
    sockets,
    playSeat,
    () => host.post(`/api/tables/${id}/start`),
    (socket) => socket.terminate(),
  );
}

function connect(base: string, table: string, { cookie }: Guest): Promise<WebSocket> {
  const url = `${base.replace('http', 'ws')}/api/tables/${table}/stream?w=2`;
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
  return new Promise((open, failed) => {
    socket.once('message', () => open(socket));
    socket.once('error', failed);
  });
}

function playSeat(socket: WebSocket, seat: number, pace: Pace, tally: LoadTally, bytes: number[]): Promise<void> {
  const dice = seededDice(seat);
  const sentAt = new Map<string, number>();
  let view: unknown;
  let sent = 0;
  const count = (n: number, length: number): void => void (bytes[n] = (bytes[n] ?? 0) + length);

  async function answer(asked: number): Promise<void> {
    await pace();
    const move = pick(GAMES[GAME].moves(view, seat), dice);
    const id = `m${sent++}`;
    sentAt.set(id, performance.now());
    socket.send(JSON.stringify({ t: 'play', id, asked, move }));
  }

  return new Promise((over) => {
    socket.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as ServerMessage;
      if (told.t === 'view') view = told.view;
      if (told.t === 'step') {
        view = told.set === undefined ? told.view : patch(view, told.set);
        count(told.n, data.length);
      }
      if ((told.t === 'view' || told.t === 'step') && (told.asked ?? -1) >= 0) void answer(told.asked!); // just checked
      if (told.t === 'ok') {
        tally.moves++;
        tally.acknowledged.push(performance.now() - sentAt.get(told.id)!); // we sent it
        count(told.n!, data.length); // no move of this game is secret
      }
      if (told.t === 'no') throw new Error(JSON.stringify(told));
      if (told.t === 'table' && told.card.status === 'over') over();
    });
  });
}
