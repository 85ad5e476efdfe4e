/** Chapter 6: what may be taken on a space, and at Merlin's seat. */
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import { isCard, LANDS, madeOfBox, MAGIC, MOST_CARDS, SPACES, TABLE, TRISTAN } from './components.ts';
import { decision } from './decision.ts';
import type { TakeMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, cardsOf, reserve, type State } from './state.ts';

/** What is offered, in rising order, and every way to take of it: from all to nothing. */
export interface Offer {
  readonly things: readonly number[];
  readonly takes: readonly TakeMove[];
}

function offer(given: readonly number[]): Offer {
  const things = given.toSorted((a, b) => a - b);
  const kinds = [...new Set(things)];
  let ways: number[][] = [[]];
  for (const kind of kinds) {
    const most = things.filter((thing) => thing === kind).length;
    const counts = Array.from({ length: most + 1 }, (_, i) => most - i);
    ways = ways.flatMap((way) => counts.map((taken) => [...way, ...Array.from({ length: taken }, () => kind)]));
  }
  return { things, takes: ways.map((way) => ({ t: 'take', things: way })) };
}

/** LAN-6.2, LAN-6.4, LAN-6.6: by space. */
const ON_SPACE: Offer[] = [];
/** LAN-6.3: by the space reached after one was passed. */
const ON_TWO_SPACES: Offer[] = [];
/** LAN-10.7. */
const WITH_TRISTAN: Offer[] = [];
madeOfBox(() =>
  SPACES.forEach(({ gives }, space) => {
    ON_SPACE[space] = offer(gives);
    ON_TWO_SPACES[space] = offer([...gives, ...(SPACES[space - 1]?.gives ?? [])]);
    WITH_TRISTAN[space] = offer([...gives, ...gives]);
  }),
);
/** LAN-10.8. */
const AT_MERLINS_SEAT = offer([MAGIC]);

/** What lies before a knight where he is, whether or not there is any left of it. */
export function offerOf(state: State, seat: Seat): Offer {
  const { space } = state.knights[seat];
  return space === TABLE || space === NONE ? AT_MERLINS_SEAT : offerAt(state, seat, space, state.passed);
}

/** What lies on a space of the road for one who gets there, having `passed` another or NONE. */
export function offerAt(state: State, seat: Seat, space: number, passed: number): Offer {
  if (SPACES[space].site === LANDS && state.holders[TRISTAN] === seat) return WITH_TRISTAN[space];
  return passed === NONE ? ON_SPACE[space] : ON_TWO_SPACES[space];
}

/** Asks what to take, if there is something (LAN-16.2). */
export function offerThings(state: State, seat: Seat): void {
  const { things } = offerOf(state, seat);
  for (let i = 0; i < things.length; i++)
    if (noTaking(state, seat, things[i], 1) === undefined) return askSeat(state, 'take', seat);
  state.passed = NONE;
  state.step = 'onward';
}

export const taking = decision<TakeMove>({
  chapter: RULES['LAN-6.1'],
  tags: ['take'],
  candidates: (state, seat) => offerOf(state, seat).takes.slice(),
  refusal(state, seat, { things }) {
    const offered = offerOf(state, seat).things;
    let cards = 0;
    for (let i = 0; i < things.length; i++) {
      const wanted = count(things, things[i]);
      if (wanted > count(offered, things[i])) return notOffered(things[i]);
      if (isCard(things[i])) cards += 1;
      const rule = noTaking(state, seat, things[i], wanted, cards);
      if (rule !== undefined) return rule;
    }
    return undefined;
  },
  act(state, seat, { things }, say) {
    for (let i = 0; i < things.length; i++) state.knights[seat].things[things[i]] += 1;
    state.passed = NONE;
    say({ t: 'took', seat, things });
  },
});

/** LAN-1.4, LAN-6.5: `wanted` of a thing, as the last of so many cards. */
function noTaking(state: State, seat: Seat, thing: number, wanted: number, cards = 1): Rule | undefined {
  if (reserve(state, thing) < wanted) return RULES['LAN-1.4'];
  return isCard(thing) && cardsOf(state.knights[seat]) + cards > MOST_CARDS ? RULES['LAN-6.5'] : undefined;
}

function notOffered(thing: number): Rule {
  return isCard(thing) ? RULES['LAN-6.4'] : thing === MAGIC ? RULES['LAN-6.6'] : RULES['LAN-6.2'];
}

function count(things: readonly number[], thing: number): number {
  let found = 0;
  for (let i = 0; i < things.length; i++) if (things[i] === thing) found += 1;
  return found;
}
