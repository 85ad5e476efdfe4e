/** What each viewer is told. The only place where a match becomes a message, so the only one that could tell a secret. */
import { type AnyGame, NONE, type Rule, type Seat, type Viewer } from '../core/game.ts';
import type { AnyHerald } from '../core/herald.ts';
import { difference } from '../wire/difference.ts';
import type { Left, Moves, No, View } from '../wire/messages.ts';
import type { Refusal } from '../wire/rules.ts';
import type { Match } from './match.ts';
import { leftFor } from './patience.ts';

export function viewFor(game: AnyGame, match: Match, viewer: Viewer, now: number): View {
  return {
    t: 'view',
    n: match.n,
    ...askedOf(match, viewer),
    view: game.view(match.state, viewer),
    ...leftOf(game, match, viewer, now),
  };
}

/** What happened, each with its JSON: written once, for the store and for all who hear it as it was. */
export interface Tidings {
  readonly events: readonly unknown[];
  readonly texts: readonly string[];
}

export function tidingsOf(events: readonly unknown[]): Tidings {
  return { events, texts: events.map((event) => JSON.stringify(event)) };
}

/** The move between two matches, as JSON: the difference, or the whole view where that is shorter. */
export function stepFor(
  game: AnyGame,
  before: Match,
  after: Match,
  tidings: Tidings,
  viewer: Viewer,
  now: number,
): string {
  const view = glance(game, after, viewer);
  const set = difference(glance(game, before, viewer), view);
  const isAskedAnew = viewer !== 'watcher' && after.asked[viewer] !== before.asked[viewer];
  const asked = isAskedAnew ? `,"asked":${after.asked[viewer]}` : '';
  const left = after.deadlines.length === 0 ? '' : `,"left":${JSON.stringify(leftFor(game, after, viewer, now))}`;
  return `{"t":"step","n":${after.n}${asked},${changesOf(set, view)}${sayFor(game, tidings, viewer)}${left}}`;
}

function glance(game: AnyGame, { state }: Match, viewer: Viewer): unknown {
  return game.glance === undefined ? game.view(state, viewer) : game.glance(state, viewer);
}

/** Below this length a whole view is never shorter, so nobody writes one to compare. */
const SHORT = 800;

function changesOf(set: string | undefined, view: unknown): string {
  if (set !== undefined && set.length < SHORT) return `"set":${set}`;
  const whole = JSON.stringify(view);
  return set === undefined || whole.length < set.length ? `"view":${whole}` : `"set":${set}`;
}

/** What a viewer learns of all that happened. */
export function witnessed(game: AnyGame, events: readonly unknown[], viewer: Viewer): unknown[] {
  const say: unknown[] = [];
  for (const event of events) {
    const heard: unknown = game.witness(event, viewer);
    if (heard !== undefined) say.push(heard);
  }
  return say;
}

function sayFor(game: AnyGame, { events, texts }: Tidings, viewer: Viewer): string {
  let say = '';
  for (let i = 0; i < events.length; i++) {
    const heard: unknown = game.witness(events[i], viewer);
    if (heard === undefined) continue;
    const text = heard === events[i] ? texts[i] : JSON.stringify(heard);
    say = say === '' ? text : `${say},${text}`;
  }
  return say === '' ? '' : `,"say":[${say}]`;
}

function askedOf(match: Match, viewer: Viewer): { asked?: number } | undefined {
  if (viewer === 'watcher' || match.asked[viewer] === NONE) return undefined;
  return { asked: match.asked[viewer] };
}

function leftOf(game: AnyGame, match: Match, viewer: Viewer, now: number): { left?: Left } | undefined {
  const left = leftFor(game, match, viewer, now);
  return left && { left };
}

export function movesFor(game: AnyGame, match: Match, seat: Seat): Moves {
  return { t: 'moves', ...askedOf(match, seat), moves: game.moves(game.view(match.state, seat), seat) };
}

/** The figures are taken from what the seat sees, never from the state. */
export function refusalFor(
  game: AnyGame,
  herald: AnyHerald | undefined,
  match: Match,
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  const rule: Rule | undefined = game.refusal(match.state, seat, move);
  if (rule === undefined) return undefined;
  if (herald === undefined) return { rule };
  return { rule, why: herald.reason(game.view(match.state, seat), seat, move, rule) };
}

export function no(refusal: Refusal, id?: string): No {
  return { t: 'no', ...(id === undefined ? undefined : { id }), ...refusal };
}
