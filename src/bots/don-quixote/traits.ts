/** The traits of a Principality that the bots look at, and how each of them is weighed. */
import { LAST_ROUND, ROUNDS, TILES } from '../../games/don-quixote/components.ts';
import { EXITS } from '../../games/don-quixote/6-connection.ts';
import { groupPoints } from '../../games/don-quixote/8-scoring.ts';
import {
  castle4Of,
  castle6Of,
  churchesOf,
  type Holding,
  knightsOf,
  openEndsOf,
  shieldsOf,
  windmillsOf,
} from './land.ts';

/** In a network, more open ends than this are no better. */
export const MANY_OPEN_ENDS = 5;
/** For each number of open ends: that there is such a network; its churches, windmills, knights and shields; castles. */
export const PER_OPEN_ENDS = 7;
/** A castle never asks for more knights than three; one to spare is worth something. */
export const MANY_KNIGHTS = 4;
export const MANY_GUARDS = ROUNDS[LAST_ROUND - 1].defenseShields;

/** Where the weights of each trait begin in the list of all. */
export const TRAIT = {
  /** Points of all groups (DQ-8.3, DQ-8.4). */
  churches: 0,
  windmills: 1,
  /** Of the networks with open ends: see PER_OPEN_ENDS. */
  open: 2,
  /** Of the networks with open ends: churches, windmills, shields and all features, each squared. */
  squares: 2 + MANY_OPEN_ENDS * PER_OPEN_ENDS,
  /** At least one, two, three, four knights at the castle. */
  castle6: 41,
  castle4: 45,
  /** At least 1, 2, … 12 shields at the border. */
  guards: 49,
  /** The shields of the best group of knights. */
  group: 61,
  /** Exits that meet a blank side, and seams where two roads meet. */
  mismatch: 62,
  joined: 63,
  /** Empty fields to which 1, 2, … 6 exits lead. */
  facing: 64,
  /** That this tile is spent. */
  tile: 70,
} as const;
export const TRAITS = TRAIT.tile + TILES.length;

/** The weights for one turn. Where a trait is "at least so many", they are also kept as sums. */
export interface Weights {
  readonly w: Float64Array;
  readonly castle6: Float64Array;
  readonly castle4: Float64Array;
  readonly guards: Float64Array;
  readonly facing: Float64Array;
}

export function weightsOf(w: Float64Array): Weights {
  const atLeast = (from: number, many: number): Float64Array => {
    const sums = new Float64Array(20);
    for (let i = 1; i < sums.length; i++) sums[i] = sums[i - 1] + (i <= many ? w[from + i - 1] : 0);
    return sums;
  };
  return {
    w,
    castle6: atLeast(TRAIT.castle6, MANY_KNIGHTS),
    castle4: atLeast(TRAIT.castle4, MANY_KNIGHTS),
    guards: atLeast(TRAIT.guards, MANY_GUARDS),
    facing: Float64Array.from({ length: EXITS + 1 }, (_, exits) => (exits === 0 ? 0 : w[TRAIT.facing + exits - 1])),
  };
}

/** Weights that count the points of a round and nothing else (chapter 8). */
export const POINTS_OF_ROUND: readonly Weights[] = ROUNDS.map(({ castleKnights, defenseShields }, i) => {
  const w = new Float64Array(TRAITS);
  w[TRAIT.churches] = 1;
  w[TRAIT.windmills] = 1;
  w[TRAIT.castle6 + castleKnights - 1] = 6;
  w[TRAIT.castle4 + castleKnights - 1] = 4;
  w[TRAIT.guards + defenseShields - 1] = 5;
  w[TRAIT.group] = i + 1 === LAST_ROUND ? 1 : 0;
  return weightsOf(w);
});

export const GROUP_POINTS = Uint8Array.from({ length: 8 }, (_, buildings) => groupPoints(buildings));

/** What one network is worth by itself. */
export function worthOf(held: Holding, w: Float64Array): number {
  if (held === 0) return 0;
  const churches = churchesOf(held);
  const windmills = windmillsOf(held);
  const open = openEndsOf(held);
  const points = w[TRAIT.churches] * GROUP_POINTS[churches] + w[TRAIT.windmills] * GROUP_POINTS[windmills];
  if (open === 0) return points;
  const knights = knightsOf(held);
  const shields = shieldsOf(held);
  const features = churches + windmills + knights;
  const at = TRAIT.open + PER_OPEN_ENDS * (Math.min(open, MANY_OPEN_ENDS) - 1);
  return (
    points +
    w[at] +
    w[at + 1] * churches +
    w[at + 2] * windmills +
    w[at + 3] * knights +
    w[at + 4] * shields +
    (castle6Of(held) > 0 ? w[at + 5] : 0) +
    (castle4Of(held) > 0 ? w[at + 6] : 0) +
    w[TRAIT.squares] * churches * churches +
    w[TRAIT.squares + 1] * windmills * windmills +
    w[TRAIT.squares + 2] * shields * shields +
    w[TRAIT.squares + 3] * features * features
  );
}

/** The knights that a network brings to the 6-castle, and sixteen times those for the 4-castle (DQ-8.1). */
export function knightsAtCastles(held: Holding): number {
  const knights = knightsOf(held);
  return (castle6Of(held) > 0 ? knights : 0) + (castle4Of(held) > 0 ? knights << 4 : 0);
}

/** DQ-8.6: one knight is no group. */
export function groupShields(held: Holding): number {
  return knightsOf(held) >= 2 ? shieldsOf(held) : 0;
}
