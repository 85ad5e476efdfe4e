/** Two turns of Lancelot: the plan from the vow to the virtue, a deed, the Grail, and the seats. */
import type { Lesson, LessonStep } from '../../../core/lesson.ts';
import { LADY, PLOT, SPACES, SWORD, TABLE } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { type State, vpOf } from '../rules/state.ts';
import type { Says } from '../text/lesson.en.ts';

const spaceOf = (id: string): number => SPACES.findIndex((space) => space.id === id);
const space = (number: number): string => `.lan-choice:has([data-space="${number}"])`;
const stone = (id: string): string => space(spaceOf(id));
const inTray = (move: Move): string => `.lan-answer[data-move='${JSON.stringify(move)}']`;
const virtue = (number: number): string => `.lan-virtue[data-virtue="${number}"]`;

type Step = LessonStep<State, Move, Says>;

/** A ride: the space and its answer in the tray. A finger points first and then confirms. */
const ride = (says: Says, to: string | number, more: Partial<Step> = {}): Step => {
  const move: Move = { t: 'go', to: typeof to === 'number' ? to : spaceOf(to) };
  return { says, moves: [move], ...more, lit: [space(move.to), inTray(move), ...(more.lit ?? [])] };
};
const seat = (says: Says, chair: number): Step => {
  const move: Move = { t: 'seat', chair };
  return { says, moves: [move], lit: [`.lan-choice:has([data-chair="${chair}"])`, inTray(move)] };
};
/** The page collects by itself, unless the learner has switched that off. */
const take = (says: Says, ...things: readonly number[]): Step => ({ says, moves: [{ t: 'take', things }] });

const have =
  (thing: number, count: number) =>
  ({ knights }: State): boolean =>
    knights[0].things[thing] === count;
const points =
  (vp: number) =>
  ({ knights }: State): boolean =>
    vpOf(knights[0]) === vp;

const [KINDNESS, INITIATIVE] = [3, 2];
const [MALEAGANT, TRISTAN, BEDIVERE] = [4, 5, 2];
const BLACK_FORD = '.lan-deed[data-deed="4"]';
const SCORE = '.lan-panel .tab:last-child';
const MARKER = '.lan-marker.gules';
const ME = '.area-players li:first-child';

export const lesson: Lesson<State, Move, Says> = {
  seed: 'lesson-1',
  bots: ['easy', 'easy'],
  teaches: { 'lancelot-known': [0, 2, 3, 6, 7, 8, 10] },
  steps: [
    { says: 'goal', at: [ME] },
    { says: 'plan', at: [stone('GAL')], lit: [stone('PER')] },
    seat('seat', MALEAGANT),
    { says: 'order', at: ['.lan-order'], holds: ({ knights }) => knights[0].chair === MALEAGANT },
    ride('sword', 'SS1', { lit: [BLACK_FORD] }),
    take('takeSword', SWORD),
    ride('swords', 'SS2'),
    take('take', SWORD),
    { says: 'ahead', at: ['.lan-order'], holds: have(SWORD, 2) },
    ride('lady', 'W1'),
    take('take', LADY, PLOT),
    ride('galahad', 'GAL', { holds: have(LADY, 1) }),
    { says: 'vow', moves: [{ t: 'vow', virtue: KINDNESS }] },
    { says: 'demand', at: [virtue(KINDNESS), stone('PER')] },
    ride('deed', 'DRA', { lit: [BLACK_FORD] }),
    { says: 'point', at: [ME], holds: points(1) },
    ride('grail', 'GRA', { lit: [MARKER] }),
    ride('home', TABLE),
    seat('tristan', TRISTAN),
    {
      says: 'turn',
      at: ['.lan-order'],
      holds: ({ turn, holders }) => turn === 2 && holders[TRISTAN] === 0,
    },
    ride('ladies', 'W1'),
    take('take', LADY, LADY, PLOT, PLOT),
    ride('percival', 'PER', { holds: have(LADY, 3) }),
    { says: 'learn', moves: [{ t: 'learn', virtue: KINDNESS }] },
    { says: 'learned', at: [ME], holds: points(4) },
    ride('again', 'GAL'),
    { says: 'initiative', moves: [{ t: 'vow', virtue: INITIATIVE }] },
    ride('early', TABLE),
    seat('bedivere', BEDIVERE),
    { says: 'count', at: [SCORE] },
    { says: 'end', at: [ME], holds: ({ turn }) => turn === 3 },
  ],
};
