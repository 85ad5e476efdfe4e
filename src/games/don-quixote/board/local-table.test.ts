/** A table in the browser: the rules of a real one, without the network. */
import { expect, test, vi } from 'vitest';
import { HIDDEN } from '../../../core/game.ts';
import { replay } from '../../../core/record.ts';
import { bots } from '../bots/index.ts';
import { game as donQuixote } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { openLocalTable, type Played, type Report, type Sitting } from '../../../web/local/local-table.ts';

const sitting = (sitters: Sitting['sitters'], moves: readonly Played[] = []): Sitting => ({
  game: donQuixote.id,
  sitters,
  options: { sanchoPansa: false, sameDraw: false },
  seed: 'rucio',
  moves,
});

/** Plays the first legal move of every person until the game is over, and hands back all that was reported. */
function playOut(given: Sitting): Report[] {
  const reports: Report[] = [];
  const table = openLocalTable(donQuixote, bots, given, (steps) => reports.push(...steps));
  for (let last = reports.at(-1)!; last.pending.length > 0; last = reports.at(-1)!) {
    const [seat] = last.pending;
    const view = last.seen.find(({ viewer }) => viewer === seat)?.view as State;
    table.play(seat, donQuixote.moves(view, seat)[0]);
  }
  return reports;
}

test('people and bots play a whole game, and the moves that were reported are a record of it', () => {
  const given = sitting([{ name: 'Ana' }, { name: 'Sancho', bot: 'beginner' }]);
  const reports = playOut(given);
  const moves = reports.flatMap(({ played }) => (played === undefined ? [] : [played]));
  const end = replay(
    donQuixote,
    { ...given, version: 1, seats: 2, options: given.options as never, moves: moves as never },
    () => undefined,
  );
  expect(moves).toHaveLength(44);
  expect(donQuixote.outcome(end)).toEqual(donQuixote.outcome(reports.at(-1)!.seen[0].view as State));
});

test('DQ-10.3 no person is shown what another has sealed', () => {
  const reports = playOut(sitting([{ name: 'Ana' }, { name: 'Bea' }]));
  const sealed = reports.flatMap(({ seen }) =>
    seen.map(({ viewer, view }) => (view as State).realms[viewer === 0 ? 1 : 0].sealed),
  );
  expect(sealed.filter((lay) => lay >= 0)).toEqual([]);
  expect(sealed).toContain(HIDDEN);
});

test('a game that was left goes on where it was, and an illegal move changes nothing', () => {
  const alone = sitting([{ name: 'Ana' }]);
  const whole = playOut(alone).flatMap(({ played }) => (played === undefined ? [] : [played]));
  const reports: Report[] = [];
  const table = openLocalTable(donQuixote, bots, { ...alone, moves: whole.slice(0, 10) }, (steps) =>
    reports.push(...steps),
  );
  expect(reports.at(-1)?.n).toBe(10);
  table.play(0, { t: 'lay', tile: 3, turn: 90 } as never);
  expect(reports.at(-1)?.n).toBe(10);
});

test('a choice that others do not see yet can be taken back; one that opened all cannot', () => {
  const takeable: unknown[] = [];
  const given = sitting([{ name: 'Ana' }, { name: 'Ben' }]);
  const reports: Report[] = [];
  const table = openLocalTable(
    donQuixote,
    bots,
    given,
    (steps) => reports.push(...steps),
    (now) => takeable.push(now),
  );
  for (const seat of [0, 1]) table.play(seat, donQuixote.moves(reports.at(-1)!.seen[seat].view as State, seat)[0]);
  expect(takeable).toEqual([
    [[], []],
    [[1], []],
    [[], []],
  ]);
});

test('a bot that fails ends nobody’s game', () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const choose = (): never => {
    throw new Error('a bot that fails');
  };
  const reports: Report[] = [];
  const given = sitting([{ name: 'Sancho', bot: 'beginner' }]);
  openLocalTable(donQuixote, { ...bots, byName: { greedy: { choose } } }, given, (steps) => reports.push(...steps));
  expect(reports.at(-1)).toMatchObject({ n: 22, pending: [] });
  expect(faults).toHaveBeenCalledTimes(22);
  faults.mockRestore();
});
