/** Makes positions in a line, and plays moves as people write them, for tests. */
import { seededDice } from '../../../core/dice.ts';
import { type Dice, NONE, type Seat, unheard } from '../../../core/game.ts';
import { valueOf } from '../../../core/testing/reading.ts';
import { goOn } from '../rules/03-round.ts';
import { type Card, cardOf, CHIVALRIES, chivalryOf, DAMOSELS, damoselOf, EVENTS } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { CLASSIC } from '../rules/options.ts';
import { type Options, type Player, playerOf, type State, type StepName } from '../rules/state.ts';
import { notation } from '../notation/index.ts';
import { writeMove } from '../notation/words.ts';
import { card, chivalry, damoselNamed, event, knightNamed, words } from './cards.ts';

export interface SeatSketch {
  /** `nimue:sword`, or `sword` for a card of any other lady. */
  readonly row?: string;
  readonly worship?: number;
  readonly knight?: string;
  readonly damosel?: string;
  readonly side?: number;
}

interface Sketch {
  readonly seats: readonly SeatSketch[];
  readonly options?: Partial<Options>;
  readonly step: StepName;
  readonly merlin?: Seat;
  readonly turn?: Seat;
  readonly round?: number;
  readonly event?: string;
  readonly drawn?: string;
  readonly annals?: string;
  /** `isoud:farmer elaine:horse …` in the order of the slots. */
  readonly display?: string;
  readonly ranking?: readonly Seat[];
}

/** A position, as incomplete as the test likes. Seat 0 plays Bors and Elaine, seat 1 Gawain and Guenever, and so on. */
export function scene(sketch: Sketch): State {
  const { seats, step, merlin = 0, round = 1 } = sketch;
  const arthur = (merlin + 1) % seats.length;
  const drawn = words(sketch.drawn ?? '').map(event);
  const annals = words(sketch.annals ?? '').map(event);
  const current = sketch.event === undefined ? NONE : event(sketch.event);
  const away = new Set([...drawn, ...annals.slice(12 * Math.floor((round - 1) / 4)), current]);
  const fresh = game.setup(seats.length, { ...CLASSIC, assignment: 'choose' }, seededDice(1), unheard);
  const state: State = {
    ...fresh,
    options: { ...CLASSIC, ...sketch.options },
    stack: [step],
    round,
    arthur,
    turn: sketch.turn ?? (step === 'select' ? arthur : NONE),
    eventPile: Array.from(EVENTS.keys()).filter((one) => !away.has(one)),
    drawn,
    event: current,
    annals,
    ranking: [...(sketch.ranking ?? [])],
    players: fresh.players.map((newcomer, seat) => ({ ...newcomer, ...playerSketched(seats[seat], seat) })),
  };
  seats.forEach(({ row }, seat) => words(row ?? '').forEach((word) => earn(state, seat, word)));
  state.court.push(...courtOf(state));
  for (const word of words(sketch.display ?? '')) lay(state, card(word));
  return state;
}

/** A position from which the game has gone on by itself; with a Knight phase that nobody owes, to the Service phase. */
export function begun(sketch: Sketch): State {
  const state = scene(sketch);
  goOn(state, seededDice(1), unheard);
  return state;
}

/** Four seats, these rows, and slots to choose from in the war of Rome. */
export const choosing = (rows: readonly string[], display: string): State =>
  scene({ seats: [0, 1, 2, 3].map((seat) => ({ row: rows[seat] ?? '' })), step: 'select', event: 'war-rome', display });

/** All rows are as they are, the event is revealed: the Service phase begins. */
export const serving = (name: string, seats: Sketch['seats'], options: Partial<Options> = {}): State =>
  begun({ seats, options, event: name, step: 'select', turn: NONE });

/** What is chosen at the beginning, and what the sketch says. */
function playerSketched({ knight, damosel, worship: held = 1, side }: SeatSketch, seat: Seat): Partial<Player> {
  return {
    knight: knight === undefined ? seat : knightNamed(knight),
    damosel: damosel === undefined ? seat : damoselNamed(damosel),
    worship: held,
    side: side ?? NONE,
  };
}

function earn(state: State, seat: Seat, word: string): void {
  const earned = word.includes(':') ? card(word) : anyCard(state, seat, chivalry(word));
  state.players[seat].row.push(earned);
  const owner = playerOf(state, damoselOf(earned));
  if (owner !== NONE) state.players[owner].pile &= ~(1 << chivalryOf(earned));
}

const inRows = (state: State): Set<Card> => new Set(state.players.flatMap(({ row }) => row));

/** Of the last lady who is not the seat's own and whose card lies in no row. */
function anyCard(state: State, seat: Seat, which: number): Card {
  const given = inRows(state);
  for (let lady = DAMOSELS.length - 1; lady >= 0; lady--)
    if (lady !== state.players[seat].damosel && !given.has(cardOf(lady, which))) return cardOf(lady, which);
  throw new Error('every lady has given it');
}

function courtOf(state: State): Card[] {
  const given = inRows(state);
  const ladies = Array.from(DAMOSELS.keys()).filter((lady) => playerOf(state, lady) === NONE);
  return ladies.flatMap((lady) => CHIVALRIES.map((_, which) => cardOf(lady, which))).filter((one) => !given.has(one));
}

function lay(state: State, one: Card): void {
  state.display.push({ chivalry: chivalryOf(one), damosel: damoselOf(one), taker: NONE, cleared: 0 });
  const giver = playerOf(state, damoselOf(one));
  if (giver !== NONE) state.players[giver].gift = chivalryOf(one);
  else state.court.splice(state.court.indexOf(one), 1);
}

export const move = (text: string): Move => valueOf(notation.readMove(text));

/** What a seat may play, as people write it. */
export const choices = (state: State, seat: Seat): string => game.moves(state, seat).map(writeMove).join(', ');

/** The rule that refuses it, or undefined. */
export const refused = (state: State, seat: Seat, text: string): string | undefined =>
  game.refusal(state, seat, move(text))?.id;

/** Plays moves like `1: ask s4`, one after the other; throws at what the rules refuse. Returns all that happened. */
export function play(state: State, moves: readonly string[], dice: Dice = seededDice(1)): Happening[] {
  const heard: Happening[] = [];
  for (const line of moves) {
    const [seat, text] = line.split(': ');
    const rule = refused(state, Number(seat), text);
    if (rule !== undefined) throw new Error(`${line} is refused by ${rule}`);
    game.apply(state, Number(seat), move(text), dice, (told) => heard.push(told));
  }
  return heard;
}

/** Chance without chance: the numbers given, then always the first. */
export function loaded(...rolls: readonly number[]): Dice {
  let next = 0;
  return { below: (n) => (rolls[next++] ?? 0) % n };
}

export const worship = (state: State): number[] => state.players.map((player) => player.worship);
export const rows = (state: State): string[] =>
  state.players.map(({ row }) => row.map((one) => CHIVALRIES[chivalryOf(one)].id).join(' '));
