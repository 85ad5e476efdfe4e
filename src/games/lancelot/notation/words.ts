/** Spaces, things, virtues and moves as people write them: `ride W2`, `take sword`, `learn Strength`, `deed D05 spare lance`. */
import { type Codec, codec, filled, finder, list, named, oneOf, or, such, via, whole } from '../../../core/codecs.ts';
import { NONE } from '../../../core/game.ts';
import { ifAfter, moves, rest, word } from '../../../core/phrases.ts';
import { CARDS, CATEGORIES, CHAIRS, madeOfBox, SPACES, TABLE, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Move } from '../rules/moves.ts';
import { VIRTUES } from '../rules/virtues.ts';

let spaceFound = finder([]);
madeOfBox(() => (spaceFound = finder(SPACES.map(({ id }) => id))));
const VIRTUE_NAMES = VIRTUES.map(({ name }) => name);
const DEED_NAMES = DEEDS.map(({ id }) => id);

export const SPACE = codec<number>(
  'a space, like W2',
  (space) => SPACES[space]?.id ?? `space ${space}`,
  (name) => spaceFound(name),
);
export const GOAL = codec<number>(
  SPACE.expected,
  (space) => (space === TABLE ? 'home' : SPACE.write(space)),
  (name) => (name.toLowerCase() === 'home' ? TABLE : spaceFound(name)),
);
export const CHAIR = named('a seat, like Tristan', CHAIRS);
export const VIRTUE = named('a virtue, like Honor', VIRTUE_NAMES);
export const DEED = named('deed tiles, like D05', DEED_NAMES);
export const CATEGORY = named(`one of ${CATEGORIES.join(', ')}`, CATEGORIES);

export const spaceName = (space: number): string =>
  space === TABLE || space === NONE ? 'the Round Table' : SPACE.write(space);
export const deedName = (tile: number): string =>
  DEEDS[tile] === undefined ? `tile ${tile}` : `${DEEDS[tile].id} ${DEEDS[tile].name}`;

const orNothing = <T>(one: Codec<T>, none: T): Codec<T> => or(or(one, 'none', none), 'nothing', none);

const THING = named('a thing, like lance', THINGS);
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

export const MOVE: Codec<Move> = moves<Move>(
  'one of sit Tristan, crown Honor, learn Honor, vow Honor, ride W2, ride home, take lady plot, take nothing, deed D05, ' +
    'deed D05 spare lance, morgana use, morgana not, discard lady lady plot, exchange enemy lady, release 2, done, claim sword',
  {
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
  },
);
