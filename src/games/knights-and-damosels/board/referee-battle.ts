/** The end at a table with a box: the ranking from what lies there, and Camlann as far as people told it. */
import { ChanceWanted } from '../../../core/dice.ts';
import { type Dice, HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { notation } from '../notation/index.ts';
import { goOn } from '../rules/03-round.ts';
import { isDecided, ranks } from '../rules/10-end.ts';
import { nextToTake } from '../rules/12-camlann.ts';
import type { Happening } from '../rules/happenings.ts';
import { game } from '../rules/index.ts';
import { FIGHT, SIDES, TAKE } from '../rules/moves.ts';
import { currentStep, type State } from '../rules/state.ts';
import { facesState } from './referee-event.ts';
import { roundState, type Table } from './referee-table.ts';

export interface Ranking {
  /** As far as it is known. */
  readonly order: readonly Seat[];
  /** KD-10.5: those of whom the lot must put one next; nobody if all is known. */
  readonly equal: readonly Seat[];
}

export function rankingOf(table: Table): Ranking {
  const order: Seat[] = [];
  for (const group of ranks(roundState(table))) {
    const drawn = table.lots.filter((seat) => group.includes(seat));
    const left = group.filter((seat) => !drawn.includes(seat));
    order.push(...drawn);
    if (left.length > 1) return { order, equal: left };
    order.push(...left);
  }
  return { order, equal: [] };
}

export interface Battle {
  /** After all that was told. */
  readonly state: State;
  readonly heard: readonly Happening[];
  /** KD-12.14: those between whom the lot decides, with their lots; nobody while no election is open. */
  readonly electors: readonly { readonly seat: Seat; readonly lots: number }[];
}

/** Undefined while the lot has not ordered those who are equal. */
export function battleOf(table: Table): Battle | undefined {
  const { order, equal } = rankingOf(table);
  if (equal.length > 0) return undefined;
  const open = fought(table, order, NEVER);
  if (open.electors.length === 0 || table.elected === NONE) return open;
  const lot = lotOf(open, table.elected);
  return fought(table, order, { below: () => lot });
}

const NEVER: Dice = {
  below(sides) {
    throw new ChanceWanted(sides);
  },
};

/** The first lot of the one who was elected. */
function lotOf({ electors }: Battle, elected: Seat): number {
  const at = electors.findIndex(({ seat }) => seat === elected);
  const before = electors.slice(0, at);
  const isEven = electors.every(({ lots }) => lots === 0);
  return isEven ? at : before.reduce((sum, { lots }) => sum + lots, 0);
}

function fought(table: Table, order: readonly Seat[], dice: Dice): Battle {
  const state = begun(table, order);
  const heard: Happening[] = [];
  const say = (told: Happening): void => void heard.push(told);
  try {
    goOn(state, dice, say);
    tellAll(table, state, dice, say);
  } catch (error) {
    if (!(error instanceof ChanceWanted)) throw error;
    const { players, battle } = state;
    const electors = [...players.keys()].filter((seat) => players[seat].lost === battle);
    return { state, heard, electors: electors.map((seat) => ({ seat, lots: players[seat].worship })) };
  }
  return { state, heard, electors: [] };
}

function begun(table: Table, order: readonly Seat[]): State {
  const state = roundState(table);
  const battle: State = {
    ...state,
    options: { ...state.options, camlann: true },
    stack: ['take'],
    drawn: [],
    annals: [...state.annals, ...UNSEEN],
    ranking: [...order],
  };
  nextToTake(battle);
  return battle;
}

/** What was told and the rules allow, in the order of chapter 12. */
function tellAll(table: Table, state: State, dice: Dice, say: (told: Happening) => void): void {
  const play = (seat: Seat, move: Parameters<typeof game.refusal>[2] | undefined): void => {
    if (move !== undefined && game.pending(state).includes(seat) && game.refusal(state, seat, move) === undefined)
      game.apply(state, seat, move, dice, say);
  };
  for (const card of table.takes) play(state.turn, TAKE[card]);
  if (currentStep(state) === 'side') table.sides.forEach((side, seat) => play(seat, SIDES[side]));
  for (const cards of table.fights)
    if (currentStep(state) === 'fight') cards.forEach((card, seat) => play(seat, FIGHT[card]));
}

/** A card that is played in this round of the battle. */
export function withFight(table: Table, round: number, seat: Seat, card: number): Table {
  const rounds = Array.from({ length: round }, (_, i) => table.fights[i] ?? table.owns.map(() => NONE));
  return { ...table, fights: rounds.with(round - 1, rounds[round - 1].with(seat, card)), elected: NONE };
}

export const isBegun = ({ takes, sides, fights }: Table): boolean =>
  takes.length > 0 || fights.length > 0 || sides.some((side) => side !== NONE);

/** One step back: the election, a round, the sides, a card that was taken. */
export function takenBack(table: Table): Table {
  const { takes, sides, fights, elected } = table;
  if (elected !== NONE) return { ...table, elected: NONE };
  if (fights.length > 0) return { ...table, fights: fights.slice(0, -1) };
  if (sides.some((side) => side !== NONE)) return { ...table, sides: sides.map(() => NONE) };
  return { ...table, takes: takes.slice(0, -1) };
}

/** The position that is given away as text: the battle, the faces of the event, the end, or the round. */
export function positionOf(table: Table): State {
  const battle = isBegun(table) ? battleOf(table) : undefined;
  if (battle !== undefined && battle.electors.length === 0) return battle.state;
  const faces = facesState(table);
  if (faces !== undefined) return faces;
  const state = roundState(table);
  const { order, equal } = rankingOf(table);
  if (!isDecided(state) || equal.length > 0) return state;
  return { ...state, stack: [], drawn: [], annals: [...state.annals, ...UNSEEN], ranking: [...order] };
}

const UNSEEN = [HIDDEN, HIDDEN, HIDDEN];

export const writeTable = (table: Table): string => notation.write(positionOf(table));
