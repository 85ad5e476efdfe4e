/** Spaces, things, virtues and moves as people write them: `ride W2`, `take sword`, `learn Strength`, `deed D05 spare lance`. */
import { type Codec, codec, finder, list, named, oneOf, or, such, via, whole } from '../../../core/codecs.ts';
import { filled } from '../../../core/filled.ts';
import { type InEveryLanguage, NONE } from '../../../core/game.ts';
import { oneOf as anyOf } from '../../../core/mistakes.ts';
import { ifAfter, moves, rest, word } from '../../../core/phrases.ts';
import { inEach } from '../../../core/wording.ts';
import { CARDS, CATEGORIES, CHAIRS, madeOfBox, SPACES, TABLE, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Move } from '../rules/moves.ts';
import { VIRTUES } from '../rules/virtues.ts';
import * as mistakes from './mistakes.ts';

let spaceFound = finder([]);
madeOfBox(() => (spaceFound = finder(SPACES.map(({ id }) => id))));
const VIRTUE_NAMES = VIRTUES.map(({ name }) => name);
const DEED_NAMES = DEEDS.map(({ id }) => id);

export const SPACE = codec<number>(
  mistakes.space,
  (space) => SPACES[space]?.id ?? `space ${space}`,
  (name) => spaceFound(name),
);
export const GOAL = codec<number>(
  SPACE.expected,
  (space) => (space === TABLE ? 'home' : SPACE.write(space)),
  (name) => (name.toLowerCase() === 'home' ? TABLE : spaceFound(name)),
);
export const CHAIR = named(mistakes.chair, CHAIRS);
export const VIRTUE = named(mistakes.virtue, VIRTUE_NAMES);
export const DEED = named(mistakes.deeds, DEED_NAMES);
export const CATEGORY = named(anyOf(CATEGORIES), CATEGORIES);

export const spaceName = (space: number): InEveryLanguage =>
  space === TABLE || space === NONE ? mistakes.roundTable : inEach(SPACE.write(space));
export const deedName = (tile: number): string =>
  DEEDS[tile] === undefined ? `tile ${tile}` : `${DEEDS[tile].id} ${DEEDS[tile].name}`;

const orNothing = <T>(one: Codec<T>, none: T): Codec<T> => or(or(one, 'none', none), 'nothing', none);

const THING = named(mistakes.thing, THINGS);
const VIRTUE_OR_NOTHING = orNothing(VIRTUE, NONE);
/** In rising order. */
const SOME_THINGS = orNothing<readonly number[]>(
  via(list(THING), {
    to: (things) => (things.length === 0 ? undefined : things.toSorted((one, other) => one - other)),
    from: (things) => [...things],
  }),
  [],
);
/** So many of each colour. */
const SOME_CARDS = via<readonly number[], readonly number[]>(
  such(SOME_THINGS, (things) => things.every((thing) => CARDS.includes(thing))),
  {
    to: (things) => CARDS.map((card) => things.filter((thing) => thing === card).length),
    from: (counts) => CARDS.flatMap((card, i) => filled(counts[i], card)),
  },
);

export const MOVE: Codec<Move> = moves<Move>(mistakes.move, {
  seat: { sit: { chair: word(CHAIR) } },
  crown: { crown: { virtue: word(VIRTUE_OR_NOTHING) } },
  learn: { learn: { virtue: word(VIRTUE_OR_NOTHING) } },
  vow: { vow: { virtue: word(VIRTUE_OR_NOTHING) } },
  go: { ride: { to: word(GOAL) } },
  take: { take: { things: rest(SOME_THINGS) } },
  deed: { deed: { tile: word(DEED), spare: ifAfter('spare', word(THING), NONE) } },
  morgana: { morgana: { use: word(oneOf(['use', 'not'], [true, false])) } },
  discard: { discard: { cards: rest(SOME_CARDS) } },
  exchange: { exchange: { give: word(THING), get: word(THING) } },
  release: { release: { squires: word(whole(0, 99)) } },
  done: { done: {} },
  claim: { claim: { category: word(CATEGORY) } },
});
