/** What each viewer is sent. A match becomes a message only here, so only here could a secret leak. */
import { type AnyGame, NONE, type Rule, type Seat, type Viewer } from '../../core/game.ts';
import type { Speaker } from '../../core/text.ts';
import { Comparison } from '../../wire/difference.ts';
import type { Left, Moves, No, StepsBack, View } from '../../wire/messages.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { Match } from './state.ts';
import { type ShownClocks, timeLeftFor } from '../time/deadlines.ts';

export function viewFor(game: AnyGame, match: Match, viewer: Viewer, now: number, clocks: ShownClocks = 'live'): View {
  return {
    t: 'view',
    n: match.told,
    ...askedOf(match, viewer),
    view: game.view(match.state, viewer),
    ...leftOf(game, match, viewer, now, clocks),
  };
}

/** The events of a move with their JSON, written once for the store and for everybody who sees them whole. */
export interface SerializedEvents {
  readonly events: readonly unknown[];
  readonly texts: readonly string[];
  /** All of them, as a list. */
  readonly text: string;
}

export function serializeEvents(events: readonly unknown[]): SerializedEvents {
  const texts = events.map((event) => JSON.stringify(event));
  return { events, texts, text: `[${texts.join(',')}]` };
}

/** What goes with the changes in a step. */
interface Rest {
  readonly asked: string;
  readonly say: string;
  readonly left: string;
}

interface Written extends Rest {
  readonly set: string;
  readonly text: string;
}

interface StepTerms {
  readonly back?: StepsBack | undefined;
  readonly clocks?: ShownClocks;
}

/**
 * Writes the step between two matches for one viewer after the other, as JSON: the differences, or the whole view if
 * that is shorter. Most viewers get the same text, which is written once.
 */
export class StepWriter {
  readonly #game: AnyGame;
  readonly #before: Match;
  readonly #after: Match;
  readonly #serialized: SerializedEvents;
  readonly #now: number;
  readonly #clocks: ShownClocks;
  readonly #back: string;
  readonly #viewBefore: (viewer: Viewer) => unknown;
  readonly #viewAfter: (viewer: Viewer) => unknown;
  readonly #comparison = new Comparison();
  readonly #written: Written[] = [];
  /** What earlier viewers witnessed, and its JSON. */
  readonly #witnessed: { readonly seen: readonly unknown[]; readonly say: string }[];

  constructor(
    game: AnyGame,
    before: Match,
    after: Match,
    serialized: SerializedEvents,
    now: number,
    { back, clocks = 'live' }: StepTerms = {},
  ) {
    this.#game = game;
    this.#before = before;
    this.#after = after;
    this.#serialized = serialized;
    this.#now = now;
    this.#clocks = clocks;
    this.#back = back === undefined ? '' : `,"back":${JSON.stringify(back)}`;
    this.#viewBefore = viewsOf(game, before);
    this.#viewAfter = viewsOf(game, after);
    this.#witnessed = [{ seen: serialized.events, say: serialized.events.length === 0 ? '' : serialized.text }];
  }

  for(viewer: Viewer): string {
    const view = this.#viewAfter(viewer);
    const set = this.#comparison.between(this.#viewBefore(viewer), view);
    const rest = this.#restFor(viewer);
    if (set === undefined) return this.#whole(rest, view);
    return this.#known(set, rest) ?? this.#setFor(set, rest, view);
  }

  #setFor(set: string, rest: Rest, view: unknown): string {
    if (set.length >= SHORT && set.length > JSON.stringify(view).length) return this.#whole(rest, view);
    const text = this.#text(rest, `"set":{${set.slice(1)}}`);
    this.#written.push({ ...rest, set, text });
    return text;
  }

  /** Never reused for another viewer: it may hold secrets. */
  #whole(rest: Rest, view: unknown): string {
    return this.#text(rest, `"view":${JSON.stringify(view)}`);
  }

  #known(set: string, { asked, say, left }: Rest): string | undefined {
    for (const known of this.#written)
      if (known.asked === asked && known.say === say && known.left === left && known.set === set) return known.text;
    return undefined;
  }

  #restFor(viewer: Viewer): Rest {
    const { deadlines, asked } = this.#after;
    const isAskedAnew = viewer !== 'watcher' && asked[viewer] !== this.#before.asked[viewer];
    const left =
      deadlines.length === 0 ? undefined : timeLeftFor(this.#game, this.#after, viewer, this.#now, this.#clocks);
    return {
      asked: isAskedAnew ? `,"asked":${asked[viewer]}` : '',
      say: this.#sayFor(viewer),
      left: left === undefined ? '' : `,"left":${JSON.stringify(left)}`,
    };
  }

  /** The JSON of what this viewer witnesses; empty if it is nothing. */
  #sayFor(viewer: Viewer): string {
    const { events, texts } = this.#serialized;
    for (const { seen, say } of this.#witnessed) if (this.#witnesses(viewer, seen)) return say;
    const seen = events.map((event): unknown => this.#game.witness(event, viewer));
    const seenTexts = seen.map((event, i) => (event === events[i] ? texts[i] : JSON.stringify(event)));
    const list = seenTexts.filter((text) => text !== undefined).join(',');
    const say = list === '' ? '' : `[${list}]`;
    this.#witnessed.push({ seen, say });
    return say;
  }

  #witnesses(viewer: Viewer, seen: readonly unknown[]): boolean {
    const { events } = this.#serialized;
    for (let i = 0; i < events.length; i++) if (this.#game.witness(events[i], viewer) !== seen[i]) return false;
    return true;
  }

  #text({ asked, say, left }: Rest, changes: string): string {
    return `{"t":"step","n":${this.#after.told}${asked},${changes}${say === '' ? '' : `,"say":${say}`}${left}${this.#back}}`;
  }
}

function viewsOf(game: AnyGame, { state }: Match): (viewer: Viewer) => unknown {
  return game.fast?.views?.(state) ?? ((viewer): unknown => game.view(state, viewer));
}

/** Characters. The whole view is never shorter than this, so it need not be written to compare. */
const SHORT = 800;

/** The events as this viewer witnesses them. */
export function witnessed(game: AnyGame, events: readonly unknown[], viewer: Viewer): unknown[] {
  const say: unknown[] = [];
  for (const event of events) {
    const seen: unknown = game.witness(event, viewer);
    if (seen !== undefined) say.push(seen);
  }
  return say;
}

function askedOf(match: Match, viewer: Viewer): { asked?: number } | undefined {
  if (viewer === 'watcher' || match.asked[viewer] === NONE) return undefined;
  return { asked: match.asked[viewer] };
}

function leftOf(
  game: AnyGame,
  match: Match,
  viewer: Viewer,
  now: number,
  clocks: ShownClocks,
): { left?: Left } | undefined {
  if (clocks === 'paused') return { left: match.deadlines.map(() => NONE) };
  const left = timeLeftFor(game, match, viewer, now, clocks);
  return left && { left };
}

export function movesFor(game: AnyGame, match: Match, seat: Seat): Moves {
  return { t: 'moves', ...askedOf(match, seat), moves: game.moves(game.view(match.state, seat), seat) };
}

/** The reason is made from the seat's view, never from the state. */
export function refusalFor(
  game: AnyGame,
  speaker: Speaker | undefined,
  match: Match,
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  const rule: Rule | undefined = game.refusal(match.state, seat, move);
  if (rule === undefined) return undefined;
  if (speaker === undefined) return { rule };
  return { rule, why: speaker.reason(game.view(match.state, seat), seat, move, rule) };
}

export function no(refusal: Refusal, id?: string): No {
  return { t: 'no', ...(id === undefined ? undefined : { id }), ...refusal };
}
