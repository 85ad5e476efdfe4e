/** The floor: sockets, the rules and SQLite with group commit, and nothing else. No people, no views, no resuming. */
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { WebSocketServer, type WebSocket } from 'ws';
import { tableDice } from '../../src/core/dice.ts';
import { game } from '../../src/games/don-quixote/rules/index.ts';
import type { Event, State } from '../../src/games/don-quixote/rules/state.ts';

interface Table {
  id: number;
  n: number;
  seed: string;
  state: State | undefined;
  sockets: WebSocket[];
}

const database = new DatabaseSync(join(mkdtempSync(join(tmpdir(), 'errantry-floor-')), 'floor.sqlite'));
database.exec('pragma journal_mode = wal; pragma synchronous = full;');
database.exec('create table moves (t integer, n integer, seat integer, move text, events text, primary key (t, n))');
const insert = database.prepare('insert into moves values (?, ?, ?, ?, ?)');

let waiting: { row: [number, number, number, string, string]; tell: () => void }[] = [];
function append(row: [number, number, number, string, string], tell: () => void): void {
  if (waiting.push({ row, tell }) > 1) return;
  setImmediate(() => {
    const group = waiting;
    waiting = [];
    database.exec('begin');
    for (const { row: values } of group) insert.run(...values);
    database.exec('commit');
    for (const { tell: go } of group) go();
  });
}

const tables = new Map<number, Table>();
const server = new WebSocketServer({ port: Number(process.env['PORT']), perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const [id, seat] = (request.url ?? '').slice(1).split('/').map(Number);
  const table = tables.get(id) ?? { id, n: 0, seed: randomBytes(16).toString('hex'), state: undefined, sockets: [] };
  tables.set(id, table);
  table.sockets[seat] = socket;
  socket.on('message', (data: Buffer) =>
    hear(table, seat, JSON.parse(data.toString()) as { t: string; move: unknown }),
  );
  socket.send('{"t":"hello"}');
});
server.on('listening', () => console.log('ready'));

function hear(table: Table, seat: number, { t, move }: { t: string; move: unknown }): void {
  if (t === 'start') {
    table.state = game.setup(4, { sanchoPansa: false, sameDraw: false }, tableDice(table.seed, 0), () => undefined);
    const { state } = table;
    return table.sockets.forEach((socket, i) => socket.send(JSON.stringify({ t: 'view', view: game.view(state, i) })));
  }
  const read = game.readMove(move);
  if (table.state === undefined || read === undefined || game.refusal(table.state, seat, read) !== undefined)
    return table.sockets[seat].send('{"t":"no"}');
  const state = game.clone(table.state);
  const events: Event[] = [];
  const n = ++table.n;
  game.apply(state, seat, read, tableDice(table.seed, n), (event) => events.push(event));
  table.state = state;
  append([table.id, n, seat, JSON.stringify(read), JSON.stringify(events)], () => {
    table.sockets.forEach((socket, i) =>
      socket.send(JSON.stringify({ n, e: events.map((event) => game.witness(event, i)) })),
    );
  });
}
