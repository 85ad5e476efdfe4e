/** Makes positions, moves and lists of moves in a line, for tests. */
import { seededDice } from '../../../core/dice.ts';
import { defaultOptions, NONE, type Seat, unheard } from '../../../core/game.ts';
import { type Next, play as playOut } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { CATEGORIES, CHAIRS, spaceNumber, SPACES, TABLE, THINGS } from '../rules/components.ts';
import { playOn } from '../rules/course.ts';
import { DEEDS } from '../rules/deeds.ts';
import { whirlpoolSpace } from '../rules/13-lake.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Event, Knight, Options, State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';

export const PLAIN = defaultOptions<Options>(game);

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function found(name: string, place: number): number {
  if (place < 0) throw new Error(`no ${name}`);
  return place;
}

export const space = (id: string): number => (id === 'Table' ? TABLE : found(id, spaceNumber(id)));
export const chair = (name: string): number => found(name, CHAIRS.indexOf(name as (typeof CHAIRS)[number]));
const NO_VIRTUE = 'none';
const NO_TILE = '-';
const placeIn = (name: string, names: readonly string[]): number => found(name, names.indexOf(name));
export const virtue = (name: string): number =>
  name === NO_VIRTUE ? NONE : placeIn(name, VIRTUES.map((known) => known.name)); // prettier-ignore
export const tile = (id: string): number => (id === NO_TILE ? NONE : placeIn(id, DEEDS.map((known) => known.id))); // prettier-ignore
export const thing = (name: string): number => found(name, THINGS.indexOf(name as (typeof THINGS)[number]));
export const category = (name: string): number => found(name, CATEGORIES.indexOf(name as (typeof CATEGORIES)[number]));

const LETTERS = 'qSMLGlaep';

/** 'S3 M1 q4 l2': so many of each thing; squires are q, cards l a e p. */
function things(text: string): number[] {
  const have = THINGS.map(() => 0);
  for (const word of words(text)) have[found(word, LETTERS.indexOf(word[0]))] = Number(word.slice(1));
  return have;
}

interface KnightSketch {
  /** A space; 'home'; nothing before the ride. */
  readonly at?: string;
  readonly chair?: string;
  readonly has?: string;
  readonly vows?: string;
  readonly learned?: string;
  readonly deeds?: string;
  readonly grail?: number;
  readonly guinevere?: number;
  readonly morgana?: Knight['morgana'];
  readonly moved?: boolean;
  readonly anew?: boolean;
  readonly dismissed?: boolean;
}

interface Sketch {
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly round?: number;
  readonly knights: readonly KnightSketch[];
  /** Who came first on a space; otherwise the order of the seats. */
  readonly road?: readonly Seat[];
  readonly pilgrims?: readonly Seat[];
  /** 'Tristan 0, Gawain 1'. */
  readonly holders?: string;
  /** 'Strength 0'. */
  readonly crowns?: string;
  readonly deeds?: string;
  readonly stack?: string;
  readonly visitors?: readonly Seat[];
  readonly lakeEntered?: boolean;
  readonly counter?: string;
  readonly fetcher?: Seat;
  readonly sword?: Seat;
}

function knight(sketch: KnightSketch, seat: number): Knight {
  const discs = VIRTUES.map(() => NONE);
  for (const name of words(sketch.vows ?? '')) discs[virtue(name)] = 0;
  for (const name of words(sketch.learned ?? '')) discs[virtue(name)] = VIRTUES[virtue(name)].low;
  const at = sketch.at === undefined ? NONE : sketch.at === 'home' ? TABLE : space(sketch.at);
  const sits = at === NONE || at === TABLE;
  return {
    chair: sketch.chair === undefined ? (sits ? seat : NONE) : chair(sketch.chair),
    space: at,
    moved: sketch.moved ?? false,
    tour: sketch.anew === true ? 2 : 1,
    anew: sketch.anew ?? false,
    dismissed: sketch.dismissed ?? false,
    morgana: sketch.morgana ?? (sketch.anew === true ? 'used' : 'none'),
    grail: sketch.grail ?? 0,
    guinevere: sketch.guinevere ?? 0,
    things: things(sketch.has ?? ''),
    virtues: discs,
    deeds: words(sketch.deeds ?? '').map(tile),
  };
}

function owners(text: string, size: number, named: (name: string) => number): Seat[] {
  const list = Array.from({ length: size }, () => NONE);
  const pairs = words(text);
  for (let i = 0; i < pairs.length; i += 2) list[named(pairs[i])] = Number(pairs[i + 1]);
  return list;
}

/** A position in the middle of a turn, in which the next to move is asked where to ride. */
export function scene(sketch: Sketch): State {
  const knights = sketch.knights.map(knight);
  const seats = [...knights.keys()];
  const faceUp = words(sketch.deeds ?? '- - -').map(tile);
  const riders = seats.filter((seat) => SPACES[knights[seat].space] !== undefined);
  const state: State = {
    options: { ...PLAIN, ...sketch.options },
    phase: 'riding',
    turn: sketch.turn ?? 2,
    round: sketch.round ?? 2,
    step: 'onward',
    mover: NONE,
    passed: NONE,
    road: (sketch.road ?? riders).toSorted((one, other) => knights[other].space - knights[one].space),
    pilgrims: (sketch.pilgrims ?? seats).toSorted((one, other) => knights[other].grail - knights[one].grail),
    knights,
    holders: owners(sketch.holders ?? '', CHAIRS.length, chair),
    crowns: owners(sketch.crowns ?? '', VIRTUES.length, virtue),
    faceUp,
    stack: words(sketch.stack ?? '')
      .map(tile)
      .toReversed(),
    dragonVisitors: (sketch.visitors ?? []).slice(),
    lakeEntered: sketch.lakeEntered ?? false,
    counter: sketch.counter === undefined ? whirlpoolSpace(faceUp) : space(sketch.counter),
    fetcher: sketch.fetcher ?? NONE,
    sword: sketch.sword ?? NONE,
    majorities: CATEGORIES.map(() => NONE),
  };
  playOn(state, unheard);
  return state;
}

export const go = (id: string): Move => ({ t: 'go', to: space(id) });
export const sit = (name: string): Move => ({ t: 'seat', chair: chair(name) });
export const take = (names: string): Move => ({ t: 'take', things: words(names).map(thing) });
export const learn = (name: string): Move => ({ t: 'learn', virtue: virtue(name) });
export const vow = (name: string): Move => ({ t: 'vow', virtue: virtue(name) });
export const crown = (name: string): Move => ({ t: 'crown', virtue: virtue(name) });
export const deed = (id: string, spare?: string): Move => ({
  t: 'deed',
  tile: tile(id),
  spare: spare === undefined ? NONE : thing(spare),
});
export const claim = (name: string): Move => ({ t: 'claim', category: category(name) });

/** Plays legal moves one after the other, each by whoever has to decide; returns what happened. */
export function play(state: State, ...moves: readonly Move[]): Event[] {
  const events: Event[] = [];
  const next: Next<State, Move> = (_state, n) =>
    n > moves.length ? undefined : { seat: game.pending(state)[0], move: moves[n - 1] };
  playOut(game, state, lawful(game, next), { dice: () => seededDice(1), say: (event) => events.push(event) });
  return events;
}

/** The rule that refuses a move of whoever has to decide, or '' if it is legal. */
export function refused(state: State, move: Move): string {
  return game.refusal(state, state.mover, move)?.id ?? '';
}

/** Where the mover may go, in the order of the road. */
export function ways(state: State): string {
  return legal(state)
    .map((move) => (move.t === 'go' ? (SPACES[move.to]?.id ?? 'Table') : move.t))
    .join(' ');
}

/** What the mover may take: '-' for nothing. */
export function takes(state: State): string[] {
  return legal(state).map((move) =>
    move.t === 'take' ? move.things.map((one) => THINGS[one]).join(' ') || '-' : move.t,
  );
}

/** What the mover may learn, vow or crown. */
export function virtues(state: State): string {
  return legal(state)
    .map((move) => ('virtue' in move ? (VIRTUES[move.virtue]?.name ?? 'none') : move.t))
    .join(' ');
}

export const legal = (state: State): Move[] => game.moves(state, state.mover);
