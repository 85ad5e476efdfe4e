/**
 * `npm run fixture`: an evening at all four games, kept by the server as it is in this checkout. At each release it is
 * run once and committed, so that every later version is tried on a database of this one.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { seededDice } from '../src/core/dice.ts';
import { pick } from '../src/core/shuffle.ts';
import { type Move, readOptions, unheard } from '../src/core/game.ts';
import { inTurn, play as playOut } from '../src/core/play.ts';
import { pageOf, wordsIn } from '../src/core/pages.ts';
import { diceFor } from '../src/core/record.ts';
import type { TableRecord } from '../src/core/verify.ts';
import { GAMES } from '../src/games/load.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { type TestServer, openTestServer } from '../src/server/testing/server.ts';
import { anyMove, type Chooser, playUntil, quickTime } from '../src/server/testing/players.ts';
import type { Guest } from '../src/server/testing/guest.ts';
import type { TableInfo } from '../src/wire/table-info.ts';
import type { OpenTable, OfflineDeal } from '../src/wire/http.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const PLACE = `src/server/store/fixtures/version-${version}`;
const NAMES = ['Alonso', 'Sancho', 'Dulcinea', 'Teresa'];
const BOT = { bot: 'random', name: 'Amadís' };
/** The whole evening is on one day, and so is the deal of that day. */
const NOON = new Date().setUTCHours(12, 0, 0, 0);
/** Nobody is taken for absent, whenever the fixture is opened. */
const PATIENT = { grace: 0, listed: true };

/** Stopped after so many moves, which is never just after a snapshot. */
const RUNNING: readonly (readonly [stop: number, people: number, terms: Partial<OpenTable>])[] = [
  [21, 2, { game: 'don-quixote', options: { sanchoPansa: true, sameDraw: true } }],
  [
    53,
    2,
    {
      game: 'lancelot',
      options: { squires: 'printed', morganaFromTurn: 2 },
      clock: { t: 'post', days: 3, late: 'fallback' },
    },
  ],
  [
    35,
    3,
    {
      game: 'knights-and-damosels',
      options: { joust: true, camlann: true, service: 'favour', assignment: 'choose' },
      clock: { t: 'live', seconds: 60, reserve: 300, late: 'bot' },
    },
  ],
  [181, 3, { game: 'la-mancha', options: { timers: false, judge: 'vote', names: 'visors down', tongue: 'es' } }],
];
/** So many sit where there is no bot. */
const COMPANY = 3;

let said = 0;
const choose = anyMove(seededDice(version));

/** Four people with names; one has a second device, and one does not read another. */
async function welcome({ newGuest }: TestServer): Promise<Guest[]> {
  const all = await Promise.all(NAMES.map(() => newGuest()));
  await Promise.all(all.map((one, i) => one.ask('PATCH', '/api/me', { name: NAMES[i] })));
  const { code } = await all[0].post<{ code: string }>('/api/me/link');
  await all[3].ask('POST', '/api/me/claim', { code });
  await all[1].post('/api/me/link');
  await all[2].ask('PUT', '/api/me/mutes', { person: all[3].person.id, muted: true });
  return all;
}

async function begun(company: readonly Guest[], terms: Partial<OpenTable>): Promise<string> {
  const [host, ...others] = company;
  const seats = ['me', ...others.map(() => 'empty'), ...(terms.seats ?? [])];
  const { id } = await host.post<TableInfo>('/api/tables', { ...PATIENT, ...terms, seats });
  // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
  for (const guest of others) await guest.post(`/api/tables/${id}/join`);
  await host.post(`/api/tables/${id}/start`);
  await say(host, id, { t: 'chat', text: 'Good evening to all.' });
  await say(others[0], id, { t: 'chat', text: '¡Buenas noches! «Ñ» & <b>' });
  return id;
}

async function say(guest: Guest, id: string, what: object): Promise<void> {
  const answer = await guest.post<{ t: string }>(`/api/tables/${id}/say`, { ...what, id: `s${said++}` });
  if (answer.t !== 'ok') throw new Error(JSON.stringify(answer));
}

async function play(id: string, company: readonly Guest[], last: number): Promise<void> {
  const answers = await playUntil(context, id, company, last, `${id}/${last}`, withWords);
  const refused = answers.filter(({ t }) => t === 'no');
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
}

/** Any move, with words where there may be some. */
function withWords(...[game, view, seat]: Parameters<Chooser>): unknown {
  const move = choose(game, view, seat) as Move;
  const worded = { ...move, text: move.text ?? 'So he rode on, and told nobody.' };
  const takesWords = game.table?.words?.(view, seat, move) !== undefined;
  return takesWords && game.refusal(view, seat, worded) === undefined ? worded : move;
}

/** The windows have their clocks here; one of the knights has begun to write. */
async function stopAtATale(id: string): Promise<void> {
  await play(id, guests.slice(0, COMPANY), 213);
  await say(guests[1], id, { t: 'draft', move: { t: 'tell', cards: [], text: 'In a village whose name' } });
}

async function finished(game: string): Promise<TableRecord> {
  const company = guests.slice(0, COMPANY);
  const id = await begun(company, { game });
  await play(id, company, Infinity);
  const record = await guests[0].get<TableRecord>(`/api/tables/${id}/record`);
  const pages = record.events.flatMap((events, n) =>
    events.flatMap((event, i) => (wordsIn(event) === undefined ? [] : pageOf(n, i))),
  );
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const page of pages.slice(0, 2)) await guests[2].post(`/api/tables/${id}/page`, { page, mark: 'hide' });
  return record;
}

/** One with free seats, one where all sit who have played before, and one that was closed. */
async function openTables(): Promise<void> {
  const [alonso, sancho, , teresa] = guests;
  await alonso.post('/api/tables', { ...PATIENT, game: 'don-quixote', seats: ['me', 'empty', BOT] });
  await sancho.post(`/api/tables/${records[0].table}/rematch`);
  const { id } = await teresa.post<TableInfo>('/api/tables', { game: 'lancelot', seats: ['me', 'empty'] });
  await teresa.post(`/api/tables/${id}/leave`);
}

async function playToday(company: readonly Guest[]): Promise<void> {
  const { game: id, day, seed } = await company[0].get<OfflineDeal>('/api/today');
  const game = GAMES[id];
  for (const { person, post } of company) {
    const dice = seededDice(person.id);
    const state: unknown = game.setup(1, readOptions<object>(game, {})!, diceFor(seed, 0), unheard);
    const moves: Move[] = [];
    const alone = inTurn(game, (now, seat) => pick(game.moves(now, seat), dice));
    playOut(game, state, alone, {
      dice: (n) => diceFor(seed, n),
      moved: ({ move }) => moves.push(move as Move),
    });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await post('/api/today', { day, version: game.version, moves });
  }
}

function compact(path: string): void {
  const database = new DatabaseSync(path);
  database.exec('vacuum; pragma wal_checkpoint(truncate)');
  database.close();
}

if (existsSync(`${PLACE}.sqlite.gz`)) throw new Error(`what ${version} has kept is kept: raise the version first`);
const folder = mkdtempSync(join(tmpdir(), 'errantry-fixture-'));
const file = join(folder, 'errantry.sqlite');
const store = await openSqlite(file);
const context = await openTestServer({ RATE: '1000' }, { store, ...quickTime(NOON) });
const guests = await welcome(context);
for (const [stop, people, terms] of RUNNING) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  await play(await begun(guests.slice(0, people), { ...terms, seats: [BOT] }), guests.slice(0, people), stop);
}
await stopAtATale(await begun(guests.slice(0, COMPANY), { game: 'la-mancha' }));
const records: TableRecord[] = [];
for (const game of Object.keys(GAMES)) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  records.push(await finished(game));
}
await openTables();
await playToday(guests.slice(0, 2));
await context.close();
compact(file);
const keys = Object.fromEntries(guests.map(({ person, cookie }) => [person.id, cookie]));
mkdirSync(dirname(PLACE), { recursive: true });
writeFileSync(`${PLACE}.sqlite.gz`, gzipSync(readFileSync(file), { level: 9 }));
writeFileSync(`${PLACE}.json.gz`, gzipSync(JSON.stringify({ keys, records }), { level: 9 }));
rmSync(folder, { recursive: true });
