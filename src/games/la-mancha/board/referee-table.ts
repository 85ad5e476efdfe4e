/** The table of people with a box: what lies before each knight, the Feat in course, and the position as text. */
import { filled } from '../../../core/filled.ts';
import { NONE, type Seat } from '../../../core/game.ts';
import { areNames, isEachOnce, isList, isWithin } from '../../../web/referee/reading.ts';
import type { RefereeTable } from '../../../web/referee/referee.ts';
import { manifest } from '../manifest.ts';
import { TAGS } from '../rules/cards/vocabulary.ts';
import { isFeat, isLove, JOURNEY, SLOT_OF, SLOTS, SUCCESSES, TREASURES } from '../rules/components.ts';
import { FAILED, GUARDS, SUCCEEDED } from '../rules/state.ts';

export const { min: LEAST_SEATS, max: MOST_SEATS } = manifest.seats;
export const LENGTHS = manifest.options.length.choices;
export const MOST_FIGURE = 20;
export const MOST_ROUNDS = 30;

/** A card of one's own box is this, and its strength or difficulty; the numbers below are cards of ours. */
export const OWN = 1000;
export const isOwnCard = (card: number): boolean => card >= OWN;

/** What was tapped in of a knight. */
export interface Own {
  /** By slot: NONE for the gear, a Treasure, or OWN and its strength. */
  readonly worn: readonly number[];
  readonly love: number;
  /** By place: whether the card is muted in this Feat (LM-7.7). */
  readonly muted: readonly boolean[];
  readonly feats: readonly number[];
  /** In the Feat in course. */
  readonly successes: number;
  readonly rolled: number;
  /** How the last attempt ended, SUCCEEDED or FAILED; 0 if there was none or it was not noted here. */
  readonly last: number;
  /** By cards that last for the Feat. */
  readonly strength: number;
  /** Bits of GUARDS: what cards protect from until the Feat ends. */
  readonly guards: number;
  readonly fled: boolean;
}

export interface Table extends RefereeTable {
  /** The knight one looks at; in a Feat the one who attempts it. */
  readonly seat: Seat;
  readonly length: number;
  /** The Feat in course, NONE, or OWN and its difficulty. */
  readonly feat: number;
  /** What a Feat of one's own box is: a place in TAGS. */
  readonly tag: number;
  /** Who attempted it first. */
  readonly first: Seat;
  readonly round: number;
  /** 0 before the roll. */
  readonly die: number;
  readonly doubled: boolean;
  /** By cards for this attempt, and for the Feat. */
  readonly attemptStrength: number;
  readonly attemptDifficulty: number;
  readonly difficulty: number;
  readonly owns: readonly Own[];
  /** LM-10.3: who won the last Feat of the tied, or NONE. */
  readonly winner: Seat;
}

const AT_REST = {
  successes: 0,
  rolled: 0,
  last: 0,
  strength: 0,
  guards: 0,
  fled: false,
  muted: filled(SLOTS + 1, false),
} as const;
const NEWCOMER: Own = { worn: filled(SLOTS, NONE), love: NONE, feats: [], ...AT_REST };
const BEFORE_ROLL = { die: 0, doubled: false, attemptStrength: 0, attemptDifficulty: 0 } as const;

export const EMPTY: Table = {
  names: ['', '', ''],
  seat: 0,
  length: LENGTHS[0],
  feat: NONE,
  tag: 0,
  first: 0,
  round: 1,
  ...BEFORE_ROLL,
  difficulty: 0,
  owns: [NEWCOMER, NEWCOMER, NEWCOMER],
  winner: NONE,
};

export const withOwn = (table: Table, change: Partial<Own>, seat = table.seat): Table => ({
  ...table,
  owns: table.owns.with(seat, { ...table.owns[seat], ...change }),
  winner: NONE,
});

/** A Feat begins, or none is in course: all marks and effects of the last one are gone (LM-6.16). */
export function withFeat(table: Table, feat: number): Table {
  const owns = table.owns.map((own) => ({ ...own, ...AT_REST }));
  return { ...table, ...BEFORE_ROLL, owns, feat, difficulty: 0, round: 1, first: table.seat, winner: NONE };
}

export function withSeat(table: Table): Table {
  const { names, owns } = table;
  return { ...table, names: [...names, ''], owns: [...owns, NEWCOMER], seat: owns.length, winner: NONE };
}

export function withoutSeat(table: Table, gone: Seat): Table {
  const stays = (_: unknown, seat: Seat): boolean => seat !== gone;
  const owns = table.owns.filter(stays);
  const closer = (seat: Seat): Seat => (seat > gone ? seat - 1 : seat % owns.length);
  const names = table.names.filter(stays);
  return { ...table, names, owns, seat: closer(table.seat), first: closer(table.first), winner: NONE };
}

/** Treasures of a slot, Loves or Feats that nobody else has and that do not lie there. */
export function freeCards({ owns, seat, feat }: Table, what: number | 'love' | 'feat'): number[] {
  const others = owns.filter((_, other) => other !== seat);
  if (what === 'love') {
    const taken = new Set(others.map(({ love }) => love));
    return [...JOURNEY.keys()].filter((card) => isLove(card) && !taken.has(card));
  }
  if (what === 'feat') {
    const taken = new Set([feat, ...owns.flatMap(({ feats }) => feats)]);
    return [...JOURNEY.keys()].filter((card) => isFeat(card) && !taken.has(card));
  }
  const taken = new Set(others.map(({ worn }) => worn[what]));
  return [...TREASURES.keys()].filter((card) => SLOT_OF[card] === what && !taken.has(card));
}

/** LM-10.3: those with most Feats. */
export function leadersOf({ owns }: Table): Seat[] {
  const most = Math.max(...owns.map(({ feats }) => feats.length));
  return [...owns.keys()].filter((seat) => owns[seat].feats.length === most);
}

export const wonIn = ({ owns }: Table): number => owns.reduce((sum, { feats }) => sum + feats.length, 0);
export const isSudden = (table: Table): boolean => wonIn(table) >= table.length && leadersOf(table).length > 1;

/** LM-6.11, LM-10.5: who takes part in the Feat. */
export const isIn = (table: Table, seat: Seat): boolean =>
  !table.owns[seat].fled && (!isSudden(table) || leadersOf(table).includes(seat));

/** The attempt is over: the die goes to the next who takes part (LM-6.2). */
export function passDie(table: Table): Table {
  const { owns, seat, first, round } = table;
  let next = seat;
  let isRound = false;
  do {
    next = (next + 1) % owns.length;
    isRound ||= next === first;
  } while (!isIn(table, next) && next !== seat);
  return { ...table, ...BEFORE_ROLL, seat: next, round: round + (isRound ? 1 : 0) };
}

/** LM-6.5, LM-6.7: the result stands. The second success wins the Feat, in sudden death the game. */
export function noted(table: Table, isSuccess: boolean): Table {
  const { seat, owns, feat } = table;
  const { successes, rolled, feats } = owns[seat];
  if (!isSuccess || successes + 1 < SUCCESSES)
    return passDie(
      withOwn(table, {
        successes: successes + (isSuccess ? 1 : 0),
        rolled: rolled + 1,
        last: isSuccess ? SUCCEEDED : FAILED,
      }),
    );
  const over = withFeat(table, NONE);
  return isSudden(table) ? { ...over, winner: seat } : withOwn(over, { feats: [...feats, feat] });
}

/** LM-6.10, LM-6.13: the knight runs away; when all have, the Feat goes back into the deck. */
export function runAway(table: Table): Table {
  const gone = withOwn(table, { fled: true, successes: 0 });
  return gone.owns.every(({ fled }) => fled) ? withFeat(gone, NONE) : passDie(gone);
}

/** What this browser kept, or somebody sent: believed only if each thing is what it should be. */
export function readTable(raw: unknown): Table | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as Partial<Record<keyof Table, unknown>>;
  const { names, owns } = given;
  if (!areNames(names, LEAST_SEATS, MOST_SEATS) || !isList(owns, isOwn) || owns.length !== names.length)
    return undefined;
  const last = names.length - 1;
  const isRight =
    isWithin(given.seat, 0, last) &&
    LENGTHS.includes(given.length as 3) &&
    (given.feat === NONE || isFeatCard(given.feat)) &&
    isWithin(given.tag, 0, TAGS.length - 1) &&
    isWithin(given.first, 0, last) &&
    isWithin(given.round, 1, MOST_ROUNDS) &&
    isWithin(given.die, 0, 6) &&
    typeof given.doubled === 'boolean' &&
    [given.attemptStrength, given.attemptDifficulty, given.difficulty].every(isFigure) &&
    isWithin(given.winner, NONE, last);
  if (!isRight) return undefined;
  const table = pickTable(given);
  return areCardsPossible(table) ? table : undefined;
}

function pickTable(given: Partial<Record<keyof Table, unknown>>): Table {
  const { names, seat, length, feat, tag, first, round, die, doubled, owns, winner } = given;
  const { attemptStrength, attemptDifficulty, difficulty } = given;
  const course = { feat, tag, first, round, die, doubled, attemptStrength, attemptDifficulty, difficulty };
  const all = (owns as readonly Own[]).map((own) => ({ ...NOT_KEPT_BEFORE, ...own }));
  return { names, seat, length, ...course, owns: all, winner } as unknown as Table;
}

/** Tables kept before cards were named know nothing of these. */
const NOT_KEPT_BEFORE = { guards: 0, last: 0 } as const;
const ALL_GUARDS = Object.values(GUARDS).reduce((all, guard) => all | guard, 0);
const isFigure = (raw: unknown): boolean => isWithin(raw, -MOST_FIGURE, MOST_FIGURE);
const isOwnFigure = (raw: unknown): boolean => isWithin(raw, OWN, OWN + MOST_FIGURE);
const isFeatCard = (raw: unknown): boolean => isOwnFigure(raw) || (isWithin(raw, 0, JOURNEY.length - 1) && isFeat(raw));
const isLoveCard = (raw: unknown): boolean => raw === NONE || isOwnFigure(raw) || (isWithin(raw, 0, JOURNEY.length - 1) && isLove(raw)); // prettier-ignore

function isOwn(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const own = { ...NOT_KEPT_BEFORE, ...raw } as Partial<Record<keyof Own, unknown>>;
  const { worn, love, muted, feats, successes, rolled, last, strength, guards, fled } = own;
  return (
    isList(worn, () => true) &&
    worn.length === SLOTS &&
    worn.every(
      (card, slot) =>
        card === NONE || isOwnFigure(card) || (isWithin(card, 0, TREASURES.length - 1) && SLOT_OF[card] === slot),
    ) &&
    isLoveCard(love) &&
    isList(muted, (each) => typeof each === 'boolean') &&
    muted.length === SLOTS + 1 &&
    isList(feats, isFeatCard) &&
    isWithin(successes, 0, SUCCESSES - 1) &&
    isWithin(rolled, 0, MOST_ROUNDS) &&
    isWithin(last, 0, Math.max(SUCCEEDED, FAILED)) &&
    isFigure(strength) &&
    isWithin(guards, 0, ALL_GUARDS) &&
    typeof fled === 'boolean'
  );
}

/** No card of ours lies twice, and no more Feats are won than the game has. */
function areCardsPossible(table: Table): boolean {
  const { owns, feat } = table;
  const ours = (cards: readonly number[]): readonly number[] => cards.filter((card) => card !== NONE && !isOwnCard(card)); // prettier-ignore
  return (
    isEachOnce(ours(owns.flatMap(({ worn }) => worn))) &&
    isEachOnce(ours([feat, ...owns.flatMap(({ love, feats }) => [love, ...feats])])) &&
    wonIn(table) <= table.length
  );
}
