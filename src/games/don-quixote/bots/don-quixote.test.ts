import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { NONE, unheard } from '../../../core/game.ts';
import { inTurn, play } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { FIELDS, type Lay, layOf, tileOf, TILES, turnOf } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import { score, total } from '../rules/08-scoring.ts';
import type { Event, LayMove, State } from '../rules/state.ts';
import type { Bot } from '../../../bots/bot.ts';
import { appraise, noTiles, noWays, roundOf } from './appraisal.ts';
import { endgame } from './endgame.ts';
import { careful } from './foresight.ts';
import { hindsight } from './hindsight.ts';
import { landOf } from './land.ts';
import { PACKED } from './learned.ts';
import { learned, useWeights, WEIGHTS } from './network.ts';
import { packed, unpacked } from './packing.ts';
import { pointsOf } from './points.ts';
import { nothingShown, showLand, SIGNS } from './signs.ts';

const ALONE = { sanchoPansa: false, sameDraw: false };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Different tiles anywhere, also as no game lays them: for each field a lay or NONE. */
const boards = fc
  .tuple(
    fc.shuffledSubarray(numbers(FIELDS)),
    fc.shuffledSubarray(numbers(TILES.length), { minLength: FIELDS }),
    fc.array(fc.constantFrom(0, 180), { minLength: FIELDS, maxLength: FIELDS }),
  )
  .map(([fields, tiles, turns]) =>
    numbers(FIELDS).map((field) => (fields.includes(field) ? layOf(tiles[field], turns[field]) : NONE)),
  );

/** Signs of a land, in the order of their numbers. */
function shownBy(board: readonly Lay[], hand: number, bag: number): number[] {
  const shown = nothingShown();
  showLand(landOf(board), hand, bag, shown);
  return Array.from(shown.signs.subarray(0, shown.count)).toSorted((one, other) => one - other);
}

/** Plays until so many cards are left in the deck, or to the end. */
function playedTo(cardsLeft: number, bot: Bot<State, LayMove>, seed: number): State {
  const state = game.setup(1, ALONE, seededDice(seed), unheard);
  const dice = seededDice(`bot ${seed}`);
  while (state.deck.length > cardsLeft) game.apply(state, 0, bot.choose(game.view(state, 0), 0, dice), dice, unheard);
  return state;
}

describe('the land of the bots', () => {
  test('DQ-14.2 has the points of the rulebook on any board', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(1, 2, 3), (board, round) => {
        expect(pointsOf(landOf(board), round)).toBe(total(score(board, round)));
      }),
    );
  });

  test('DQ-14.2 foresees the points of a tile on any empty field, if nothing more is expected', () => {
    useWeights(new Float32Array(WEIGHTS));
    fc.assert(
      fc.property(boards, fc.constantFrom(0, 9, 21), fc.nat(), (board, turn, any) => {
        const spent = new Set(board.filter((lay) => lay !== NONE).map(tileOf));
        const tiles = numbers(TILES.length).filter((tile) => !spent.has(tile));
        const lay = layOf(tiles[any % tiles.length], 180 * (any % 2));
        for (const field of numbers(FIELDS).filter((f) => board[f] === NONE)) {
          const ways = { ...noWays(), count: 1 };
          ways.lays[0] = lay;
          appraise(landOf(board), noTiles(), field, turn, ways);
          expect(ways.worths[0]).toBe(total(score(board.with(field, lay), roundOf(turn))));
        }
      }),
    );
    useWeights(learned());
  });
});

describe('the network of values', () => {
  test('DQ-3.6 sees the same when the whole Principality is turned around', () => {
    fc.assert(
      fc.property(boards, fc.nat(2 ** 25), fc.nat(2 ** 25), (board, hand, bag) => {
        const turned = board.toReversed().map((lay) => (lay === NONE ? NONE : lay ^ 1));
        expect(shownBy(turned, hand, bag)).toEqual(shownBy(board, hand, bag));
      }),
    );
  });

  test('its signs are all in the list', () => {
    fc.assert(
      fc.property(boards, fc.nat(2 ** 25), fc.nat(2 ** 25), (board, hand, bag) => {
        expect(Math.max(...shownBy(board, hand, bag))).toBeLessThan(SIGNS);
      }),
    );
  });

  test('is packed without losing more than half a step of a unit', () => {
    const rows = numbers(6).flatMap((row) => (row % 3 === 0 ? [0, 0, 0] : [row - 2.5, row / 7, 0]));
    const weights = Float32Array.from([...rows, 3.25, -7]);
    const again = unpacked(packed(weights, 6, 3), 6, 3, weights.length);
    expect(Array.from(again.subarray(18))).toEqual([3.25, -7]);
    again.forEach((weight, i) => expect(Math.abs(weight - weights[i])).toBeLessThan(2.5 / 127));
  });

  test('fits in 200 kB', () => {
    expect(PACKED.length).toBeGreaterThan(50_000);
    expect(PACKED.length).toBeLessThan(200_000);
  });
});

describe('endgame', () => {
  /** Every order of the cards and every choice, by the rules themselves. */
  function byTheRules(state: State, move: LayMove): number {
    const after = game.clone(state);
    game.apply(after, 0, move, seededDice(0), unheard);
    if (game.outcome(after) !== undefined) return total(after.realms[0].scores[2]);
    const cards = [after.card, ...after.deck];
    const worths = cards.map((card, i) => {
      const world = game.clone(after);
      world.card = card;
      world.deck.splice(0, world.deck.length, ...cards.toSpliced(i, 1));
      return Math.max(...game.moves(world, 0).map((next) => byTheRules(world, next)));
    });
    return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  }

  test.each([0, 1, 2, 3])('DQ-16.5 is exact with %i cards left', (cardsLeft) => {
    for (let seed = 0; seed < 3; seed++) {
      const state = playedTo(cardsLeft, careful(), seed);
      const moves = game.moves(state, 0);
      const worths = endgame(game.view(state, 0), 0, moves);
      moves.forEach((move, i) => expect(worths[i]).toBeCloseTo(byTheRules(state, move), 9));
    }
  });
});

describe('hindsight', () => {
  test.each([false, true])(
    'DQ-14.2 is a game that the rules allow, and none that is worse (Sancho Pansa: %s)',
    (sanchoPansa) => {
      const options = { sanchoPansa, sameDraw: false };
      for (let seed = 0; seed < 3; seed++) {
        const events: Event[] = [];
        const hear = (event: Event): void => void events.push(event);
        const result = (choose: (state: State) => LayMove): number => {
          const state = game.setup(1, options, seededDice(seed), hear);
          const next = lawful(game, inTurn(game, choose));
          play(game, state, next, { dice: () => seededDice(0), say: hear });
          return game.outcome(state)!.scores[0]; // played to its end
        };
        const bot = careful();
        const played = result((state) => bot.choose(game.view(state, 0), 0, seededDice(seed)));
        const found = hindsight(events.slice(), 0, options, seededDice(seed), 4_000);
        const replayed = result((state) => {
          const { lay } = found.placements.find(({ field }) => field === state.card)!; // every field has one
          return { t: 'lay', tile: tileOf(lay), turn: turnOf(lay) };
        });
        expect(replayed).toBe(found.total);
        expect(found.total).toBeGreaterThan(played);
        expect(hindsight(events.slice(0, events.length / 2), 0, options, seededDice(seed), 4_000)).toEqual(found);
      }
    },
  );
});
