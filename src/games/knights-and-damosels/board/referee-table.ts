/** The table of people with a box: what lies in the rows, the event of the round, and the position that follows. */
import { filled } from '../../../core/filled.ts';
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { areNames, isEachOnce, isList, isWithin } from '../../../web/referee/reading.ts';
import type { RefereeTable } from '../../../web/referee/referee.ts';
import { manifest } from '../manifest.ts';
import { notation } from '../notation/index.ts';
import {
  type Bits,
  type Card,
  CARDS,
  cardOf,
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
  EVENTS,
  KNIGHTS,
  SERVICE_CARDS,
} from '../rules/components.ts';
import type { State } from '../rules/state.ts';

export const { min: LEAST_SEATS, max: MOST_SEATS } = manifest.seats;
export const MOST_WORSHIP = 99;
export const MOST_ROUNDS = 60; // KD-14.1

/** What was tapped in of a player. */
export interface Own {
  readonly knight: number;
  readonly damosel: number;
  readonly worship: number;
  /** From left to right. */
  readonly row: readonly Card[];
  /** The chivalries that lie face down in this event. */
  readonly down: Bits;
}

/** The Service card that is shown: a favour by its number, or fortune after all of those (KD-13.1, KD-13.3). */
export const FORTUNE = SERVICE_CARDS.length;

export interface Table extends RefereeTable {
  /** The player one looks at. */
  readonly seat: Seat;
  readonly round: number;
  readonly arthur: Seat;
  /** The event of the round, or NONE. */
  readonly event: number;
  /** NONE, a favour, or FORTUNE and the card. */
  readonly service: number;
  /** By chivalry: who offers it or NONE, as people told; HIDDEN where the order of the players tells. */
  readonly told: readonly Seat[];
  readonly owns: readonly Own[];
  /** KD-10.5: those whom the lot put first, one after the other. */
  readonly lots: readonly Seat[];
  /** Camlann: the cards that were taken, in their order. */
  readonly takes: readonly Card[];
  /** By seat, or NONE. */
  readonly sides: readonly number[];
  /** By round, then by seat: the card that was played, or NONE. */
  readonly fights: readonly (readonly Card[])[];
  /** KD-12.14: whom the lot elected, or NONE. */
  readonly elected: Seat;
}

const UNTOLD: readonly Seat[] = filled(CHIVALRIES.length, HIDDEN);
const newcomer = (which: number): Own => ({ knight: which, damosel: which, worship: 1, row: [], down: 0 });

/** Nothing of the end of the game is told yet. */
const noEnd = (seats: number): Pick<Table, 'lots' | 'takes' | 'sides' | 'fights' | 'elected'> => ({
  lots: [],
  takes: [],
  sides: filled(seats, NONE),
  fights: [],
  elected: NONE,
});

export const EMPTY: Table = {
  names: ['', '', ''],
  seat: 0,
  round: 1,
  arthur: 1,
  event: NONE,
  service: NONE,
  told: UNTOLD,
  owns: [0, 1, 2].map(newcomer),
  ...noEnd(LEAST_SEATS),
};

/** What lies there is changed, so the end is asked for anew. */
export const changed = (table: Table, change: Partial<Table>): Table => {
  const next = { ...table, ...change };
  return { ...next, ...noEnd(next.owns.length) };
};

export const withOwn = (table: Table, change: Partial<Own>): Table =>
  changed(table, { owns: table.owns.with(table.seat, { ...table.owns[table.seat], ...change }) });

/** Another event: all faces lie up, and who offers what follows from the rows. */
export const withEvent = (table: Table, event: number): Table =>
  changed(table, { event, told: UNTOLD, owns: table.owns.map((own) => ({ ...own, down: 0 })) });

const inRow = ({ row }: Own, chivalry: number): Card | undefined => row.find((card) => chivalryOf(card) === chivalry);
export const hasIn = (own: Own, chivalry: number): boolean => inRow(own, chivalry) !== undefined;
/** Whose card of this chivalry lies in the row, or NONE. */
export const giverIn = (own: Own, chivalry: number): number => {
  const card = inRow(own, chivalry);
  return card === undefined ? NONE : damoselOf(card);
};

/** KD-1.3, KD-6.2: the ladies whose card of this chivalry the knight can have. */
export function ladiesFor({ owns, seat }: Table, chivalry: number): number[] {
  const elsewhere = new Set(owns.flatMap(({ row }, other) => (other === seat ? [] : row)));
  return [...DAMOSELS.keys()].filter((lady) => lady !== owns[seat].damosel && !elsewhere.has(cardOf(lady, chivalry)));
}

/** The knight has this card of the lady, or with NONE no card of this chivalry. */
export function withCard(table: Table, chivalry: number, damosel: number): Table {
  const { row, down } = table.owns[table.seat];
  const others = row.filter((card) => chivalryOf(card) !== chivalry);
  const told = table.told.with(chivalry, HIDDEN);
  const next = damosel === NONE ? others : [...others, cardOf(damosel, chivalry)];
  return { ...withOwn(table, { row: next, down: damosel === NONE ? down & ~(1 << chivalry) : down }), told };
}

/** KD-2.3, KD-6.2: those nobody else has, and whose cards do not lie in the own row. */
export function freeDamosels({ owns, seat }: Table): number[] {
  const taken = new Set(owns.filter((_, other) => other !== seat).map(({ damosel }) => damosel));
  return [...DAMOSELS.keys()].filter(
    (lady) => !taken.has(lady) && owns[seat].row.every((card) => damoselOf(card) !== lady),
  );
}

export function freeKnights({ owns, seat }: Table): number[] {
  const taken = new Set(owns.filter((_, other) => other !== seat).map(({ knight }) => knight));
  return [...KNIGHTS.keys()].filter((knight) => !taken.has(knight));
}

export function withSeat(table: Table): Table {
  const { owns, names } = table;
  const first = (taken: readonly number[]): number => [...KNIGHTS.keys()].find((each) => !taken.includes(each)) ?? 0;
  const knight = first(owns.map((own) => own.knight));
  const damosel = first(owns.map((own) => own.damosel));
  const more = [...owns, { ...newcomer(knight), damosel }];
  return changed(table, { owns: more, names: [...names, ''], seat: owns.length });
}

export function withoutSeat(table: Table, gone: Seat): Table {
  const stays = (_: unknown, seat: Seat): boolean => seat !== gone;
  const owns = table.owns.filter(stays);
  const closer = (seat: Seat): Seat => (seat > gone ? seat - 1 : seat % owns.length);
  const names = table.names.filter(stays);
  return changed(table, { owns, names, seat: closer(table.seat), arthur: closer(table.arthur), told: UNTOLD });
}

/** Before the event of the round is drawn, as the referee of the command line reads it. */
export function roundText({ round, arthur, owns }: Table): string {
  const seats = owns.map(({ knight, damosel, worship, row }, seat) => {
    const cards = row.map((card) => `${DAMOSELS[damoselOf(card)].id}:${CHIVALRIES[chivalryOf(card)].id}`);
    const who = `seat ${seat + 1}: ${KNIGHTS[knight].id} ${DAMOSELS[damosel].id}\nworship: ${worship}\n`;
    return cards.length === 0 ? who : `${who}row: ${cards.join(' ')}\n`;
  });
  return `step: discardEvent\nround: ${round}\narthur: seat ${arthur + 1}\n${seats.join('')}`;
}

/** The same as a state. A table that can be tapped in can be read: a test proves it. */
export function roundState(table: Table): State {
  const reading = notation.read(roundText(table));
  if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

/** What this browser kept, or somebody sent: believed only if each thing is what it should be. */
export function readTable(raw: unknown): Table | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { names, seat, round, arthur, event, service, told, owns, lots, takes, sides, fights, elected } =
    raw as Partial<Record<keyof Table, unknown>>;
  if (!areNames(names, LEAST_SEATS, MOST_SEATS)) return undefined;
  const last = names.length - 1;
  const isSeat = (each: unknown): boolean => isWithin(each, 0, last);
  const isRight =
    isSeat(seat) &&
    isWithin(round, 1, MOST_ROUNDS) &&
    isSeat(arthur) &&
    isWithin(event, NONE, EVENTS.length - 1) &&
    isWithin(service, NONE, 2 * FORTUNE - 1) &&
    isList(told, (each) => isWithin(each, HIDDEN, last)) &&
    told.length === CHIVALRIES.length &&
    isList(owns, isOwn) &&
    owns.length === names.length &&
    isList(lots, isSeat) &&
    isList(takes, isCard) &&
    isList(sides, (side) => isWithin(side, NONE, 1)) &&
    sides.length === names.length &&
    isList(fights, (cards) => isList(cards, isCardOrNone) && cards.length === names.length) &&
    isWithin(elected, NONE, last);
  if (!isRight) return undefined;
  const table = { names, seat, round, arthur, event, service, told, owns, lots, takes, sides, fights, elected };
  return areOwnsPossible(owns as Own[]) ? (table as unknown as Table) : undefined;
}

const isCard = (raw: unknown): boolean => isWithin(raw, 0, CARDS - 1);
const isCardOrNone = (raw: unknown): boolean => isWithin(raw, NONE, CARDS - 1);

function isOwn(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const { knight, damosel, worship, row, down } = raw as Partial<Record<keyof Own, unknown>>;
  return (
    isWithin(knight, 0, KNIGHTS.length - 1) &&
    isWithin(damosel, 0, DAMOSELS.length - 1) &&
    isWithin(worship, 0, MOST_WORSHIP) &&
    isList(row, isCard) &&
    isEachOnce((row as Card[]).map(chivalryOf)) &&
    (row as Card[]).every((card) => damoselOf(card) !== damosel) &&
    isWithin(down, 0, (1 << CHIVALRIES.length) - 1)
  );
}

const areOwnsPossible = (owns: readonly Own[]): boolean =>
  [owns.map(({ knight }) => knight), owns.map(({ damosel }) => damosel), owns.flatMap(({ row }) => row)].every(
    isEachOnce,
  );
