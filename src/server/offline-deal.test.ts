import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { unheard } from '../core/game.ts';
import { anyMove, inTurn, play } from '../core/play.ts';
import { diceFor } from '../core/record.ts';
import { GAMES } from '../games/load.ts';
import type { DailyStanding, OfflineDeal } from '../wire/http.ts';
import { openSqlite } from './store/sqlite.ts';
import { type TestServer, openTestServer } from './testing/server.ts';

let now = Date.UTC(2026, 10, 16, 23, 50);
let testServer: TestServer;
const day = '2026-11-16';
const donQuixote = GAMES['don-quixote'];

beforeAll(async () => {
  testServer = await openTestServer({ RATE: '100' }, { now: () => now });
});

afterAll(() => testServer.close());

/** A whole solitaire at random. */
function played(seed: string, by: string): { moves: { tile: number }[]; points: number } {
  const dice = seededDice(by);
  const state = donQuixote.setup(1, { sanchoPansa: false, sameDraw: false }, diceFor(seed, 0), unheard);
  const moves: { tile: number }[] = [];
  play(donQuixote, state, inTurn(donQuixote, anyMove(donQuixote, dice)), {
    dice: (n) => diceFor(seed, n),
    moved: ({ move }) => moves.push(move as { tile: number }),
  });
  return { moves, points: donQuixote.outcome(state)!.scores[0] };
}

test('one deal for everybody, another tomorrow, and nobody can work it out from the date', async () => {
  const guest = await testServer.newGuest();
  const today = await guest.get<OfflineDeal>('/api/today');
  expect(today).toEqual({ game: 'don-quixote', day, seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(await (await testServer.newGuest()).get<OfflineDeal>('/api/today')).toEqual(today);
  const other = await openTestServer({}, { now: () => now, store: await openSqlite(':memory:') });
  expect((await (await other.newGuest()).get<OfflineDeal>('/api/today')).seed).not.toBe(today.seed);
  await other.close();
});

test('a result is replayed by the rules; the first attempt counts, and is ranked among all of the day', async () => {
  const [guest, rival] = [await testServer.newGuest(), await testServer.newGuest()];
  const { seed } = await guest.get<OfflineDeal>('/api/today');
  const games = Array.from({ length: 8 }, (_, i) => played(seed, `game ${i}`)).toSorted((a, b) => a.points - b.points);
  const [low, high] = [games[0], games[7]];
  const first = await rival.post<DailyStanding>('/api/today', { day, version: 1, moves: low.moves });
  expect(first).toEqual({ day, points: low.points, players: 1, below: 0 });
  const standing = await guest.post<DailyStanding>('/api/today', { day, version: 1, moves: high.moves });
  expect(standing).toEqual({ day, points: high.points, players: 2, below: 1 });
  expect(await guest.post('/api/today', { day, version: 1, moves: low.moves })).toEqual(standing);
  expect((await guest.get<OfflineDeal>('/api/today')).standing).toEqual(standing);
});

test('what the rules do not allow does not count, and the answer says why', async () => {
  const guest = await testServer.newGuest();
  const { seed } = await guest.get<OfflineDeal>('/api/today');
  const { moves } = played(seed, 'honest');
  const cases: [object, string][] = [
    [{ moves: moves.slice(0, 21) }, 'TODAY-2'],
    [{ moves: [...moves, moves[0]] }, 'TABLE-1'],
    [{ moves: [{ ...moves[0], tile: moves[21].tile }, ...moves.slice(1)] }, 'DQ-5.2'],
    [{ moves: ['__proto__'] }, 'TODAY-2'],
    [{ moves, version: 2 }, 'TODAY-2'],
    [{ moves, day: '2026-11-17' }, 'TODAY-1'],
    [{ moves, day: '2026-11-12' }, 'TODAY-1'],
    [{ moves, points: 120 }, 'WIRE-2'],
  ];
  for (const [changed, rule] of cases) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await guest.ask('POST', '/api/today', { day, version: 1, ...changed });
    expect([answer.status >= 400, answer.body]).toMatchObject([true, { rule: { id: rule } }]);
  }
  expect((await guest.get<OfflineDeal>('/api/today')).standing).toBeUndefined();
});

test('a person a person who was offline at midnight may still send it', async () => {
  const guest = await testServer.newGuest();
  const { seed } = await guest.get<OfflineDeal>('/api/today');
  const { moves, points } = played(seed, 'late');
  now += 60 * 60 * 1000;
  expect((await guest.get<OfflineDeal>('/api/today')).day).toBe('2026-11-17');
  expect(await guest.post<DailyStanding>('/api/today', { day, version: 1, moves })).toMatchObject({
    points,
    players: 3,
  });
});
