/** Your finished games: of those who played them, the newest first, page by page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayedGames } from '../../wire/http.ts';
import { type Guest, startTable } from '../testing/guest.ts';
import { playUntil } from '../testing/players.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let now = 1_800_000_000_000;

beforeAll(async () => {
  server = await openTestServer({ RATE: '1000' }, { now: () => now++ });
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
  expect((await ana.ask('GET', '/api/me/games?before=yesterday')).status).toBe(400);
});
