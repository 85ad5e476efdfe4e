/**
 * Choices that several make at once and in secret. Whoever always played the best answer would soon be read, so moves are
 * mixed: by regret matching everybody plays each move as often as they are sorry not to have played it, and the average of
 * that is what nobody gains much by leaving (Hart and Mas-Colell; later rounds weigh more).
 */
import type { Dice } from '../core/game.ts';

export interface Sealed<S, M> {
  /** The moves of everybody who chooses; those of the seat itself first. */
  readonly moves: readonly (readonly M[])[];
  /** What each of them gets in this world by these moves. The world stays as it is. */
  worths(world: S, chosen: readonly M[], dice: Dice): readonly number[];
  /** Whether the same moves give the same in every world and with all luck. */
  readonly isCertain: boolean;
}

/** A move of the seat, how often to play it, and what it is worth against the mixture of the others. */
export interface Share<M> {
  readonly move: M;
  readonly share: number;
  readonly worth: number;
}

/** How much of the time is used up by so many looks: 1 is all. */
type Spent = (looks: number) => number;

/** What everybody gets when these are chosen, by number. */
type Look = (chosen: readonly number[]) => readonly number[];

/** How the seat should mix its moves. The budget says how often an end that is not certain is looked at again. */
export function mixtureOf<S, M>(
  sealed: Sealed<S, M>,
  imagine: (dice: Dice) => S,
  dice: Dice,
  spent: Spent,
): Share<M>[] {
  const look = looking(sealed, imagine, dice, spent);
  const sizes = sealed.moves.map((moves) => moves.length);
  const { shares, worths } = matched(sizes, look, dice);
  return sealed.moves[0].map((move, i) => ({ move, share: shares[i], worth: worths[i] }));
}

/**
 * The mean of all looks at the same choices. One look is enough if it is certain. When the budget is spent, what was never
 * looked at is taken for the mean of all, unless it is certain: then there is no end to play out, and a look costs little.
 */
function looking<S, M>(sealed: Sealed<S, M>, imagine: (dice: Dice) => S, dice: Dice, spent: Spent): Look {
  const { moves, isCertain } = sealed;
  const known = new Map<number, Looks>();
  const all: Looks = { sums: moves.map(() => 0), count: 0 };
  let world: S | undefined;
  return (chosen) => {
    const key = chosen.reduce((sum, choice, i) => sum * moves[i].length + choice, 0);
    const looks = known.get(key) ?? { sums: moves.map(() => 0), count: 0 };
    const isSpent = all.count > 0 && spent(all.count) >= 1;
    if (isCertain ? looks.count > 0 : isSpent) return meanOf(looks.count > 0 ? looks : all);
    if (world === undefined || !isCertain) world = imagine(dice);
    const by = chosen.map((choice, i) => moves[i][choice]);
    const worths = sealed.worths(world, by, dice);
    for (const each of [looks, all]) add(each, worths);
    known.set(key, looks);
    return meanOf(looks);
  };
}

interface Looks {
  readonly sums: number[];
  count: number;
}

const meanOf = ({ sums, count }: Looks): number[] => sums.map((sum) => sum / count);

function add(looks: Looks, worths: readonly number[]): void {
  worths.forEach((worth, i) => (looks.sums[i] += worth));
  looks.count += 1;
}

interface Regrets {
  readonly regrets: number[];
  /** How often to play each move now. */
  readonly odds: number[];
  /** All odds so far, later ones with more weight; and what each move was worth, with the same weights. */
  readonly sums: number[];
  readonly gains: number[];
}

const ROUNDS = 600;

/** The average mixture of the first, and what its moves are worth against those of the others. */
function matched(sizes: readonly number[], look: Look, dice: Dice): { shares: number[]; worths: number[] } {
  const all = sizes.map((size): Regrets => {
    const noughts = (): number[] => Array.from({ length: size }, () => 0);
    return { regrets: noughts(), odds: noughts().fill(1 / size), sums: noughts(), gains: noughts() };
  });
  for (let round = 1; round <= ROUNDS; round++) {
    const chosen = all.map(({ odds }) => drawn(odds, dice));
    all.forEach((own, i) => regret(own, alternatives(chosen, i, sizes[i], look), round));
  }
  const weights = (ROUNDS * (ROUNDS + 1)) / 2;
  const [{ sums, gains }] = all;
  return { shares: sums.map((sum) => sum / weights), worths: gains.map((gain) => gain / weights) };
}

/** What one would get by each of its moves, if the others stay with theirs. */
function alternatives(chosen: readonly number[], i: number, size: number, look: Look): number[] {
  return Array.from({ length: size }, (_, choice) => look(chosen.with(i, choice))[i]);
}

function regret({ regrets, odds, sums, gains }: Regrets, worths: readonly number[], weight: number): void {
  const expected = worths.reduce((sum, worth, move) => sum + odds[move] * worth, 0);
  let total = 0;
  worths.forEach((worth, move) => {
    sums[move] += weight * odds[move];
    gains[move] += weight * worth;
    regrets[move] += worth - expected;
    total += Math.max(0, regrets[move]);
  });
  for (let move = 0; move < odds.length; move++)
    odds[move] = total > 0 ? Math.max(0, regrets[move]) / total : 1 / odds.length;
}

const FINE = 2 ** 20;

/** An index, drawn by odds that add up to 1. */
export function drawn(odds: readonly number[], dice: Dice): number {
  let left = dice.below(FINE) / FINE;
  const found = odds.findIndex((share) => share > 0 && (left -= share) < 0);
  return found < 0 ? odds.findLastIndex((share) => share > 0) : found;
}
