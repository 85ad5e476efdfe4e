/** The score in words: every source of VP with what it gives and why, as if the game ended now. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Entry } from '../../../core/herald.ts';
import { CATEGORIES, MAJORITY_VP } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { contenders, grailAward, holding } from '../rules/15-end.ts';
import { asIfEnded, RULE_OF, scoreOf, type Source, SOURCES } from '../rules/explain.ts';
import { RULES } from '../rules/rulebook.ts';
import type { State } from '../rules/state.ts';
import { deedName, inWords, virtueName } from '../notation/words.ts';

export const SOURCE_NAMES: { readonly [source in Source]: string } = {
  virtues: 'virtues',
  deeds: 'deeds',
  guinevere: 'Guinevere',
  majorities: 'majorities',
  excalibur: 'Excalibur',
  grail: 'Grail',
};

/** In the order in which they are counted; each majority is an entry of its own. */
export function accountOf(state: State, seat: Seat): Entry[] {
  const end = asIfEnded(state);
  const score = scoreOf(end, seat);
  return SOURCES.flatMap((source) => {
    if (source === 'majorities') return CATEGORIES.map((_, category) => majority(end, seat, category));
    const because = BECAUSE[source](state, end, seat);
    return [{ category: SOURCE_NAMES[source], points: score[source], rule: RULE_OF[source], because }];
  });
}

type Because = (state: State, end: State, seat: Seat) => string[];

const BECAUSE: { readonly [source in Exclude<Source, 'majorities'>]: Because } = {
  virtues(_, { knights }, seat) {
    const learned = knights[seat].virtues.flatMap((vp, virtue) => (vp > 0 ? [`${virtueName(virtue)} ${vp}`] : []));
    return learned.length > 0 ? learned : ['none learned'];
  },
  deeds(_, { knights }, seat) {
    const done = knights[seat].deeds.map((tile) => `${deedName(tile)} ${DEEDS[tile].vp}`);
    return done.length > 0 ? done : ['none completed'];
  },
  guinevere: (_, { knights }, seat) => [`her seat taken ${times(knights[seat].guinevere)}`],
  excalibur: whySword,
  grail: whyGrail,
};

const times = (count: number): string => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);
const seatName = (seat: Seat): string => `seat ${seat + 1}`;

function whySword(state: State, end: State, seat: Seat): string[] {
  if (end.sword === NONE) return ['the Sword is still in the reserve'];
  if (end.sword !== seat) return [`the Sword ${state.sword === end.sword ? 'is' : 'goes'} with ${seatName(end.sword)}`];
  return [
    state.sword === seat ? 'you own the Sword' : 'you fetched the counter: the Sword is yours at the end of the turn',
  ];
}

function whyGrail(_: State, end: State, seat: Seat): string[] {
  const [leader] = end.pilgrims;
  const front = end.knights[leader].grail;
  const last = end.knights[end.pilgrims[end.pilgrims.length - 1]].grail;
  if (front === 0) return ['no marker has moved'];
  const figures = `space ${front}, the last marker on ${last}: ${front - last} apart, ${grailAward(end)} VP`;
  return [
    leader === seat
      ? `you lead on ${figures}`
      : `${seatName(leader)} leads on ${figures}; you are on ${end.knights[seat].grail}`,
  ];
}

/** LAN-15.2 to LAN-15.4. */
function majority(end: State, seat: Seat, category: number): Entry {
  const winner = end.majorities[category];
  const won = winner === seat;
  return {
    category: `most ${CATEGORIES[category]}${CATEGORIES[category] === 'magic' ? '' : 's'}`,
    points: won ? MAJORITY_VP : 0,
    rule: RULES[contenders(end, category).length > 1 ? 'LAN-15.4' : 'LAN-15.2'],
    because: [whyMajority(end, seat, category)],
  };
}

function whyMajority(end: State, seat: Seat, category: number): string {
  const best = contenders(end, category);
  const have = holding(end, seat, category);
  if (best.length === 0) return 'nobody has any';
  const most = holding(end, best[0], category);
  const others = inWords(best.filter((other) => other !== seat).map(seatName));
  if (!best.includes(seat)) return `you have ${have}, ${others} ${best.length === 1 ? 'has' : 'have'} ${most}`;
  if (best.length === 1) return `you have ${most}, more than anybody else`;
  const winner = end.majorities[category];
  return `tied with ${others} at ${most}: ${winner === seat ? 'you win' : `${seatName(winner)} wins`} it in the order of the seats`;
}
