/** Your finished games: of those who played them, the newest first, page by page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayedGames } from '../../wire/http.ts';
import { type Guest, startTable } from '../testing/guest.ts';
import { firstMove, inTurn, play } from '../../core/play.ts';
import { diceFor } from '../../core/record.ts';
import { unheard } from '../../core/game.ts';
import { GAMES } from '../../games/load.ts';
import { SHELF } from '../../games/index.ts';
import { playUntil } from '../testing/players.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let store: Store;
let now = 1_800_000_000_000;

beforeAll(async () => {
  store = await openSqlite(':memory:');
  server = await openTestServer({ RATE: '1000' }, { store, now: () => now++ });
});
afterAll(() => server.close());

async function played(guests: readonly Guest[], seed: string): Promise<string> {
  const { id } = await startTable(guests);
  await playUntil(server, id, guests, Infinity, seed);
  return id;
}

test('people find the games that they played to the end, with places and scores, and no others', async () => {
  const [ana, ben, eve] = [await server.newGuest(), await server.newGuest(), await server.newGuest()];
  const first = await played([ana, ben], 'one');
  const second = await played([ben, ana], 'two');
  await startTable([ana, eve]); // still being played
  const { games, more } = await ana.get<PlayedGames>('/api/me/games');
  expect(games.map(({ id, seat }) => [id, seat])).toEqual([
    [second, 1],
    [first, 0],
  ]);
  expect(more).toBe(false);
  const [{ places, scores, seats }] = games;
  expect(seats.map(({ person }) => person)).toEqual([ben.person.id, ana.person.id]);
  expect(places[scores.indexOf(Math.max(...scores))]).toBe(1);
  const older = await ana.get<PlayedGames>(`/api/me/games?before=${games[0].at}`);
  expect(older.games.map(({ id }) => id)).toEqual([first]);
  expect((await eve.get<PlayedGames>('/api/me/games')).games).toEqual([]);
});

test.each(['yesterday', '1.5', '-1e300', '9007199254740993'])('no time is before %s', async (before) => {
  const ana = await server.newGuest();
  expect((await ana.ask('GET', `/api/me/games?before=${before}`)).status).toBe(400);
});

/** A game of two, as a browser keeps it. */
function homeGame(id: string, seed = 'home') {
  const game = GAMES[SHELF[0]];
  const moves: object[] = [];
  const options = Object.fromEntries(Object.entries(game.options).map(([name, { choices }]) => [name, choices[0]]));
  play(game, game.setup(2, options, diceFor(seed, 0), unheard), inTurn(game, firstMove(game)), {
    dice: (n) => diceFor(seed, n),
    moved: (turn) => moves.push(turn),
  });
  const record = { game: game.id, version: game.version, seats: 2, options, seed, moves };
  return { id, at: 1_700_000_000_000, names: ['Me', 'Sancho'], record };
}

test('a game of the browser joins the others once, with the result that the rules give it, and no rating', async () => {
  const [ana, eve] = [await server.newGuest(), await server.newGuest()];
  const brought = homeGame('lefugabe');
  await ana.post('/api/me/games', brought);
  await ana.post('/api/me/games', brought);
  const { games } = await ana.get<PlayedGames>('/api/me/games');
  expect(games).toMatchObject([
    { at: brought.at, seat: 0, isLocal: true, seats: [{ name: ana.person.name }, { name: 'Sancho' }] },
  ]);
  expect(games[0].scores).toHaveLength(2);
  expect(await ana.get('/api/me/ratings')).toEqual({ ratings: [] });
  const { record } = brought;
  for (const forged of [
    { ...record, moves: record.moves.slice(1) },
    { ...record, moves: record.moves.slice(0, -1) },
    { ...record, game: 'chess' },
    { ...record, options: { cheat: true } },
    { ...record, moves: [null] },
    { ...record, moves: [...record.moves, { seat: 0, move: { t: 'take-back', rows: [1] } }] },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await eve.ask('POST', '/api/me/games', { ...brought, record: forged })).status).toBe(422);
  }
  expect((await eve.ask('POST', '/api/me/games', { ...brought, names: ['Me'] })).status).toBe(422);
  expect((await eve.get<PlayedGames>('/api/me/games')).games).toEqual([]);
});

test('a game says what it counts beside points: at a table, and in a browser', async () => {
  const [ana, ben] = [await server.newGuest(), await server.newGuest()];
  const id = await played([ana, ben], 'counted');
  await ana.post('/api/me/games', homeGame('lefugabu'));
  const [table, home] = (await ana.get<PlayedGames>('/api/me/games')).games;
  for (const { counts, scores, seat } of [table, home])
    expect(Object.values(counts!).reduce((sum, points) => sum + points)).toBe(scores[seat]); // by category
  const [kept] = await store.tallies([id]);
  expect(JSON.parse(kept.counts)[0]).toEqual(table.counts);
  const other = { ...kept, counts: JSON.stringify([{ castle6: 99 }, {}]) };
  await store.saveTally(other); // what is kept is not counted again ...
  expect((await ana.get<PlayedGames>('/api/me/games')).games[0].counts).toEqual({ castle6: 99 });
  await store.saveTally({ ...other, version: 0 }); // ... unless the game counts in another way now
  expect((await ana.get<PlayedGames>('/api/me/games')).games[0].counts).toEqual(table.counts);
});

test('a note is for oneself, on a game of one’s own', async () => {
  const [ana, ben] = [await server.newGuest(), await server.newGuest()];
  const game = await played([ana, ben], 'noted');
  const note = (guest: Guest, text: string, id = game): Promise<{ status: number }> =>
    guest.ask('PUT', '/api/me/games/note', { game: id, text });
  const notes = async (guest: Guest): Promise<unknown[]> =>
    (await guest.get<PlayedGames>('/api/me/games')).games.map(({ note: text }) => text);
  expect((await note(ana, 'The road to Toboso!')).status).toBe(200);
  expect(await notes(ana)).toEqual(['The road to Toboso!']);
  expect(await notes(ben)).toEqual([undefined]);
  expect((await note(ana, 'x'.repeat(201))).status).toBe(422);
  expect((await note(ana, 'mine', 'forged')).status).toBe(422);
  await note(ana, ' ');
  expect(await notes(ana)).toEqual([undefined]);
});
