/** The table of people with a box after the last turn: what everybody has, and the end of the game that follows. */
import { filled } from '../../../core/filled.ts';
import { defaultOptions, HIDDEN, NONE, type Seat, unheard } from '../../../core/game.ts';
import { areNames, isEachOnce, isList, isWithin } from '../../../web/referee/reading.ts';
import type { RefereeTable } from '../../../web/referee/referee.ts';
import { manifest } from '../manifest.ts';
import { beginMajorities, contenders, endGame, noClaim, settleTies } from '../rules/15-end.ts';
import {
  CATEGORIES,
  CHAIRS,
  GRAIL_END,
  LAKE_6,
  MOST_CARDS,
  CARDS,
  SUPPLY,
  TABLE,
  THINGS,
  TURNS,
} from '../rules/components.ts';
import { DEEDS, FACE_UP } from '../rules/deeds.ts';
import type { Knight, Options, State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';

export const LEAST_SEATS = 2; // LAN-2.1
export const MOST_SEATS = 4;

/** What was tapped in of a player; each as in a Knight. */
export type Own = Pick<Knight, 'chair' | 'grail' | 'guinevere'> & {
  readonly things: readonly number[];
  readonly virtues: readonly number[];
  readonly deeds: readonly number[];
  /** The space where the knight stands; NONE before the ride, TABLE at home. */
  readonly at: number;
  /** Whether he has moved in this round. */
  readonly moved: boolean;
};

export interface Table extends RefereeTable {
  /** The player one looks at. */
  readonly seat: Seat;
  readonly owns: readonly Own[];
  /** Who has Excalibur, or NONE. */
  readonly sword: Seat;
  /** LAN-9.8: whose marker lies lowest where the first ones on the Grail track are level; NONE while nobody said so. */
  readonly lowest: Seat;
  /** LAN-3.5: of knights on one space those who lie lowest, as far as people told. */
  readonly low: readonly Seat[];
  /** The turn in which they ride; the end is after the last one. */
  readonly turn: number;
  /** The categories that tied players chose, in their order. */
  readonly claims: readonly number[];
}

const NOTHING: Own = {
  chair: NONE,
  grail: 0,
  guinevere: 0,
  things: filled(THINGS.length, 0),
  virtues: filled(VIRTUES.length, NONE),
  deeds: [],
  at: TABLE,
  moved: false,
};

export const EMPTY: Table = {
  names: ['', ''],
  seat: 0,
  owns: [NOTHING, NOTHING],
  sword: NONE,
  lowest: NONE,
  low: [],
  turn: 1,
  claims: [],
};

/** What a player has is changed; answers about ties are asked for anew. */
export function withOwn(table: Table, change: Partial<Own>): Table {
  const own = { ...table.owns[table.seat], ...change };
  return { ...table, owns: table.owns.with(table.seat, own), claims: [], lowest: NONE };
}

/** LAN-1.4, LAN-6.5: how many of a thing the player can have beside what the others have. Squires are not limited. */
export function mostOf({ owns, seat }: Table, thing: number): number {
  const others = owns.reduce((sum, { things }, other) => sum + (other === seat ? 0 : things[thing]), 0);
  const { things } = owns[seat];
  const cards = CARDS.reduce((sum, card) => sum + (card === thing ? 0 : things[card]), 0);
  const left = thing === 0 ? 99 : SUPPLY[thing] - others;
  return CARDS.includes(thing) ? Math.min(left, MOST_CARDS - cards) : left;
}

export function withSeat(table: Table): Table {
  const owns = [...table.owns, NOTHING];
  return { ...table, names: [...table.names, ''], owns, seat: owns.length - 1, claims: [], lowest: NONE };
}

export function withoutSeat(table: Table, gone: Seat): Table {
  const stays = (_: unknown, seat: Seat): boolean => seat !== gone;
  const owns = table.owns.filter(stays);
  const sword = table.sword === gone ? NONE : table.sword > gone ? table.sword - 1 : table.sword;
  const seat = Math.min(table.seat, owns.length - 1);
  return { ...table, names: table.names.filter(stays), owns, seat, sword, claims: [], lowest: NONE, low: [] };
}

/** Who stands first on the Grail track, level. */
export function grailLeaders({ owns }: Table): Seat[] {
  const front = Math.max(...owns.map(({ grail }) => grail));
  return front === 0 ? [] : [...owns.keys()].filter((seat) => owns[seat].grail === front);
}

export const isSeated = ({ owns }: Table): boolean => owns.every(({ chair }) => chair !== NONE);

/** LAN-9.8: whether the leader of the Grail is known. */
export const isGrailTold = (table: Table): boolean => grailLeaders(table).length < 2 || table.lowest !== NONE;

/** All are home after turn 8, and nothing is counted yet. */
export function positionOf(table: Table): State {
  const { owns, sword, lowest } = table;
  const won = owns.reduce((sum, { deeds }) => sum + deeds.length, 0);
  const left = DEEDS.length - won;
  const shown = Math.min(FACE_UP, left);
  return {
    options: defaultOptions<Options>(manifest),
    phase: 'riding',
    turn: TURNS,
    round: 1,
    step: 'onward',
    mover: NONE,
    passed: NONE,
    road: [],
    pilgrims: [...owns.keys()].toSorted(
      (one, other) => owns[other].grail - owns[one].grail || Number(other === lowest) - Number(one === lowest),
    ),
    knights: owns.map(knightOf),
    holders: filled(CHAIRS.length, NONE),
    crowns: filled(VIRTUES.length, NONE),
    faceUp: [...filled(shown, HIDDEN), ...filled(FACE_UP - shown, NONE)],
    stack: filled(left - shown, HIDDEN),
    dragonVisitors: [],
    lakeEntered: false,
    counter: LAKE_6,
    fetcher: NONE,
    sword,
    majorities: filled(CATEGORIES.length, NONE),
  };
}

const knightOf = ({ chair, grail, guinevere, things, virtues, deeds }: Own): Knight => ({
  chair,
  space: TABLE,
  moved: true,
  tour: 1,
  anew: false,
  dismissed: false,
  morgana: 'none',
  grail,
  guinevere,
  things: things.slice(),
  virtues: virtues.slice(),
  deeds: deeds.slice(),
});

/** Chapter 15 as far as it is told: ties stay open while seats are unknown, and from the first choice that nobody made. */
export function endOf(table: Table): State {
  const end = positionOf(table);
  beginMajorities(end, unheard);
  if (!isSeated(table)) return end;
  const settle = (): void => {
    while (end.step !== 'claim' && settleTies(end, unheard));
  };
  settle();
  for (const category of table.claims) {
    if (end.step !== 'claim' || noClaim(end, end.mover, category) !== undefined) break;
    end.majorities[category] = end.mover;
    end.step = 'onward';
    settle();
  }
  if (end.step !== 'claim' && isGrailTold(table)) endGame(end, unheard);
  return end;
}

/** The categories between which the player who is asked can choose. */
export const choicesOf = (end: State): number[] =>
  end.step === 'claim' ? [...CATEGORIES.keys()].filter((each) => noClaim(end, end.mover, each) === undefined) : [];

/** Whether several have most of it, and nobody has it yet. */
export const isTied = (end: State, category: number): boolean =>
  end.majorities[category] === NONE && contenders(end, category).length > 1;

/** What this browser kept, or somebody sent: believed only if each thing is what it should be. */
export function readTable(raw: unknown): Table | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const {
    names,
    seat,
    owns,
    sword,
    lowest,
    low,
    turn = EMPTY.turn,
    claims,
  } = raw as Partial<Record<keyof Table, unknown>>;
  if (!areNames(names, LEAST_SEATS, MOST_SEATS)) return undefined;
  const last = names.length - 1;
  if (!isWithin(seat, 0, last) || !isWithin(sword, NONE, last) || !isWithin(lowest, NONE, last)) return undefined;
  if (!isList(claims, (each) => isWithin(each, 0, CATEGORIES.length - 1))) return undefined;
  if (!isWithin(turn, 1, TURNS)) return undefined;
  if (!isList(low, (each) => isWithin(each, 0, last))) return undefined;
  if (!isList(owns, isOwn) || owns.length !== names.length) return undefined;
  const table = { names, seat, owns, sword, lowest, low, turn, claims } as unknown as Table;
  const chairs = table.owns.map(({ chair }) => chair).filter((chair) => chair !== NONE);
  const deeds = table.owns.flatMap((own) => own.deeds);
  return [chairs, deeds].every(isEachOnce) ? table : undefined;
}

function isOwn(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const { chair, grail, guinevere, things, virtues, deeds, at, moved } = raw as Partial<Record<keyof Own, unknown>>;
  return (
    isWithin(chair, NONE, CHAIRS.length - 1) &&
    isWithin(grail, 0, GRAIL_END) &&
    isWithin(at, NONE, TABLE) &&
    typeof moved === 'boolean' &&
    isWithin(guinevere, 0, 99) &&
    isList(things, (count) => isWithin(count, 0, 99)) &&
    things.length === THINGS.length &&
    isList(virtues, (vp) => isWithin(vp, NONE, 99)) &&
    virtues.length === VIRTUES.length &&
    virtues.every((vp, i) => [NONE, 0, VIRTUES[i].low, VIRTUES[i].high].includes(vp as number)) &&
    isList(deeds, (tile) => isWithin(tile, 0, DEEDS.length - 1))
  );
}
