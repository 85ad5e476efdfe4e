import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { pick, shuffle } from '../../../core/shuffle.ts';
import { endgame } from '../bots/endgame.ts';
import { copyLand, emptyLand, type Land, landOf, layTile } from '../bots/land.ts';
import { pointsOf } from '../bots/points.ts';
import { game } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { board, fields as fieldsOf, PLAIN } from '../testing/scene.ts';
import { mostIn, mostInLast } from './apart.ts';
import { ceilingOf } from './ceiling.ts';
import {
  emptyFields,
  lastRound,
  lastRoundAtMost,
  lastRoundAtMostNearer,
  lastRoundWithAside,
  setOf,
} from './last-round.ts';
import { type Deal, dealOf } from './luck.ts';
import { allPaths, bestOf, fewPaths, firstPath, type Path, steps, THIRD } from './peek.ts';

const dealt = (seed: number): State => setup(1, PLAIN, seededDice(`bound test ${seed}`), unheard);
const ROUNDING = 1e-9;
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

function withTile(land: Land, field: number, lay: number): Land {
  const next = emptyLand();
  copyLand(next, land);
  layTile(next, field, lay);
  return next;
}

/** The most points of a round among all ways to lay the tiles on the fields. */
function most(land: Land, round: number, fields: readonly number[], tiles: readonly number[]): number {
  if (fields.length === 0) return pointsOf(land, round);
  return Math.max(
    ...tiles.flatMap((tile) =>
      [2 * tile, 2 * tile + 1].map((lay) =>
        most(
          withTile(land, fields[0], lay),
          round,
          fields.slice(1),
          tiles.filter((other) => other !== tile),
        ),
      ),
    ),
  );
}

/** At random as far as that turn. */
function playedTo(seed: number, turn: number): Path & { deal: Deal } {
  const deal = dealOf(dealt(seed));
  const dice = seededDice(seed);
  let path = firstPath(deal);
  while (path.turn < turn) path = pick(steps(deal, path, 0), dice).path();
  return { ...path, deal };
}

/** The same, one move ahead. */
function playedWellTo(seed: number, turn: number): Path & { deal: Deal } {
  const deal = dealOf(dealt(seed));
  return { ...fewPaths(deal, firstPath(deal), 0, 1, turn)[0], deal };
}

describe('the ceiling of a scoring', () => {
  test('no way to lay the tiles brings more, and of a full round it is the points', () => {
    const gaps = Array.from({ length: 24 }, (_, seed) => {
      const round = 1 + (seed % 3);
      const { deal, land, turn } = playedTo(seed, [6, 13, 19][round - 1]);
      const [fields, tiles] = [deal.fields.slice(turn, turn + 3), deal.tiles.slice(turn, turn + 3)];
      expect(ceilingOf(land, round, 0, 0)).toBe(pointsOf(land, round));
      return ceilingOf(land, round, setOf(fields), setOf(tiles)) - most(land, round, fields, tiles);
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...gaps)).toBe(0);
  });

  test('the most in a round is what trying all ways finds, and not less when time runs out', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { deal, ...path } = playedTo(seed, seed % 2 === 0 ? 6 : 13);
      const round = 1 + (seed % 2);
      const found = mostIn(deal, path, round, 1e6);
      expect(found).toBe(most(path.land, round, deal.fields.slice(path.turn, path.turn + 3), path.hand));
      expect(mostIn(deal, path, round, 10)).toBeGreaterThanOrEqual(found);
    }
  });

  test('DQ-8.5, DQ-8.6 Kn3a guards or belongs to the group; Kn1b, Kn2b and Kn3c guard in columns A and H only', () => {
    const names = (text: string): Deal => ({
      land: landOf(board('C2 Ca6, F2 Ca4')),
      fields: fieldsOf(text),
      tiles: Array.from({ length: 22 }, (_, tile) => tile),
      redraws: [],
    });
    expect(mostInLast(names('A1 A2 A3 B1 C1 D1 E1 F1 G1 H1 H2 H3 B3 C3 D3 E3 F3 G3 B2 D2 E2 G2'))).toBe(59);
    expect(mostInLast(names('A1 B1 H1 C1 D1 E1 F1 G1 B2 D2 E2 G2 H2 H3 B3 C3 D3 E3 F3 G3 A2 A3'))).toBe(56);
    expect(mostInLast(names('D2 E2 B1 C1 D1 E1 F1 G1 B2 G2 H1 H2 H3 B3 C3 D3 E3 F3 G3 A1 A2 A3'))).toBe(54);
  });
});

describe('round 3 without foresight', () => {
  /** Four cards are left, and the tiles for them. */
  const { deal, land, hand } = playedTo(5, 16);
  const late = [0, 1].reduce((now, i) => withTile(now, deal.fields[16 + i], 2 * deal.tiles[16 + i]), land);
  const [left, four] = [deal.fields.slice(18), deal.tiles.slice(18)];

  test('it is the mean over the first cards of the endgame that the bots calculate', () => {
    expect(hand).toEqual([]);
    const state = dealt(5);
    const best = left.map((card) => {
      const realm = {
        ...state.realms[0],
        board: Array.from(late.board),
        hand: four.slice(0, 3),
        aside: four[3],
        bag: [],
      };
      const view: State = { ...state, round: 3, card, deck: [0, 0, 0], realms: [realm] };
      return Math.max(...endgame(view, 0, game.moves(view, 0)));
    });
    expect(lastRoundWithAside(late, four, four[3])).toBeCloseTo(mean(best), 4);
    expect(lastRound(late, four)).toBeCloseTo(mean(four.map((tile) => lastRoundWithAside(late, four, tile))), 4);
  });

  test('it is at most what is said of it', () => {
    expect(emptyFields(late).toSorted((a, b) => a - b)).toEqual(left.toSorted((a, b) => a - b));
    expect(lastRoundAtMostNearer(late, four)).toBeGreaterThanOrEqual(lastRound(late, four));
    expect(lastRoundAtMost(late, four)).toBeGreaterThanOrEqual(lastRoundAtMostNearer(late, four));
  });
});

/** The last two turns of round 2 as a game of its own, of which every order of the cards is tried. */
describe('what can be had without foresight', () => {
  const { deal, ...path } = playedWellTo(10, 14);
  const coming = deal.fields.slice(14);
  const deals = coming.flatMap((one) =>
    coming
      .filter((other) => other !== one)
      .map((other): Deal => {
        const rest = coming.filter((field) => field !== one && field !== other);
        return { ...deal, fields: [...deal.fields.slice(0, 14), one, other, ...rest] };
      }),
  );
  const over = [() => 0];
  const start = { ...path, worth: 0 };

  /** By trying everything: the mean over the cards of the best. */
  function optimum(land: Land, hand: readonly number[], left: readonly number[]): number {
    if (hand.length === 0) return pointsOf(land, 2);
    return mean(
      left.map((field) =>
        Math.max(
          ...hand.flatMap((tile) =>
            [2 * tile, 2 * tile + 1].map((lay) =>
              optimum(
                withTile(land, field, lay),
                hand.filter((other) => other !== tile),
                left.filter((other) => other !== field),
              ),
            ),
          ),
        ),
      ),
    );
  }

  test.each([0, 0.5, 1])('the bound is at least the best that can be done, with a share of %d', (share) => {
    const bounds = deals.map((one) => bestOf(allPaths(one, start, share), over).bound);
    const best = optimum(path.land, path.hand, coming);
    expect(mean(bounds)).toBeGreaterThanOrEqual(best - ROUNDING);
  });

  test('luck is zero on average, whatever the player does, so the bound is not less than what anybody has', () => {
    for (const choose of [0, 1, 3]) {
      const ends = deals.map((one) => {
        let [now, lucky] = [start, start];
        for (let i = 0; i < 2; i++) {
          const [plain, less] = [steps(one, now, 0), steps(one, lucky, 1)];
          [now, lucky] = [plain[choose % plain.length].path(), less[choose % plain.length].path()];
        }
        return { points: now.worth, less: lucky.worth };
      });
      expect(mean(ends.map(({ less }) => less))).toBeCloseTo(mean(ends.map(({ points }) => points)), 9);
      expect(ends.some(({ points, less }) => Math.abs(points - less) > 0.1)).toBe(true);
    }
  });

  test('in whole games luck is zero on average too, within three standard errors', () => {
    const lucks = Array.from({ length: 40 }, (_, seed) => {
      const state = dealt(100 + seed);
      const redraws = [shuffle(state.realms[0].bag.slice(), seededDice(seed))];
      const whole = dealOf(state, redraws);
      let [now, lucky] = [firstPath(whole), firstPath(whole)];
      while (now.turn < THIRD) {
        const choices = steps(whole, now, 0);
        const best = choices.reduce((one, other) => (other.promise > one.promise ? other : one)).lay;
        [now, lucky] = [stepOn(whole, now, 0, best), stepOn(whole, lucky, 1, best)];
      }
      return now.worth - lucky.worth;
    });
    const spread = Math.sqrt(mean(lucks.map((luck) => luck * luck)));
    expect(spread).toBeGreaterThan(2);
    expect(Math.abs(mean(lucks))).toBeLessThan((3 * spread) / Math.sqrt(lucks.length));
  });

  test('what is looked at more closely only if need be is the best of all', () => {
    const rest = [pointsAtMost, pointsOfThree];
    const ends = allPaths(deal, path, 1);
    expect(ends).toHaveLength(8);
    const best = Math.max(...ends.map(({ land, worth }) => worth + pointsOfThree(land)));
    expect(bestOf(ends, rest)).toEqual({ bound: best, isExact: true });
    expect(bestOf(ends, rest, () => true).bound).toBeGreaterThanOrEqual(best);
    expect(bestOf(fewPaths(deal, path, 1, 3), rest).bound).toBeLessThanOrEqual(best);
  });
});

const stepOn = (deal: Deal, path: Path, share: number, laid: number): Path =>
  steps(deal, path, share)
    .find(({ lay }) => lay === laid)!
    .path(); // the same ways for every share

/** Anything and a bound of it: the points of round 3 with what lies there. */
const pointsOfThree = (land: Land): number => pointsOf(land, 3);
const pointsAtMost = (land: Land): number => ceilingOf(land, 3, setOf(emptyFields(land)), 0);
