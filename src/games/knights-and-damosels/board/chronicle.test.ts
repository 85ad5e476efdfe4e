import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { anyMove, inTurn, play } from '../../../core/play.ts';
import { explain } from '../rules/explain.ts';
import type { Happening } from '../rules/happenings.ts';
import { game } from '../rules/index.ts';
import { CLASSIC } from '../rules/options.ts';
import type { Options } from '../rules/state.ts';
import { chronicles, harvestOf, lastClash } from './chronicle.ts';

const OPTIONS: Options = {
  ...CLASSIC,
  selection: 'free',
  joust: true,
  camlann: true,
  service: 'favour',
  firstMerlin: 0,
};

/** All that a watcher hears of a random game. */
function heard(seed: string, options: Partial<Options> = {}): Happening[] {
  const dice = seededDice(seed);
  const all: Happening[] = [];
  const say = (event: Happening): void => void all.push(game.witness(event, 'watcher') ?? event);
  const state = game.setup(4, { ...OPTIONS, ...options }, dice, say);
  play(game, state, inTurn(game, anyMove(game, dice)), { dice, say });
  return all;
}

const SEEDS = Array.from({ length: 30 }, (_, i) => `chronicle ${i}`);

describe('the chronicle of a round', () => {
  test.each([{ service: 'off' }, { service: 'fortune' }, { service: 'favour' }] as const)(
    'KD-8.3 what the screen adds up for every seat is what was paid (%o)',
    (options) => {
      for (const happenings of SEEDS.map((seed) => heard(seed, options)))
        for (const round of chronicles(happenings).filter(({ isPaid }) => isPaid)) {
          const from = happenings.findIndex((e) => e.t === 'roles' && e.round === round.round);
          const paid = happenings.slice(from).filter((e) => e.t === 'worship').slice(0, 4); // prettier-ignore
          const sums = [0, 0, 0, 0];
          for (const { seat, parts } of explain(harvestOf(round)))
            sums[seat] += parts.reduce((sum, { worship }) => sum + worship, 0);
          expect(sums).toEqual([0, 1, 2, 3].map((seat) => paid.find((e) => e.seat === seat)!.worship));
        }
    },
  );

  test('KD-22.6 the gifts are unveiled in turn order, and what nobody took comes last', () => {
    for (const happenings of SEEDS.map((seed) => heard(seed)))
      for (const { round, gained } of chronicles(happenings)) {
        const at = happenings.findIndex((e) => e.t === 'roles' && e.round === round);
        const roles = happenings[at] as Extract<Happening, { t: 'roles' }>;
        const places = gained.map(({ seat }) => (seat - roles.arthur + 4) % 4);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const after = happenings.slice(at).filter((e) => e.t === 'earned' || (e.t === 'wentHome' && e.from < 0));
        expect(after.slice(0, gained.length).every((e) => e.t === 'earned')).toBe(true);
      }
  });

  test('KD-6.10, KD-7.6 every card that was on display is in somebody’s row or went home, and a Disaster names its toll', () => {
    const rounds = SEEDS.flatMap((seed) => chronicles(heard(seed)));
    for (const round of rounds) expect(round.gained.length + round.left.length).toBeGreaterThanOrEqual(3);
    for (const { pans, taken } of rounds.filter((round) => round.pans !== undefined))
      expect(taken).toHaveLength(pans!.up === pans!.down ? 0 : Math.max(pans!.up, pans!.down));
    expect(rounds.some(({ paid }) => paid.length > 0)).toBe(true);
  });

  test('KD-12.7 the last round of the battle has one card of everybody who fought in it', () => {
    const clashes = SEEDS.flatMap((seed) => lastClash(heard(seed)) ?? []);
    expect(clashes.length).toBeGreaterThan(SEEDS.length / 2);
    for (const { fought } of clashes) {
      expect(fought.length).toBeGreaterThan(1);
      expect(new Set(fought.map(({ seat }) => seat)).size).toBe(fought.length);
    }
  });
});
