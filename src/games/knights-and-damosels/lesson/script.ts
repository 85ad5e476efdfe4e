/** One round of Knights & Damosels with three bots: a gift, a card, a joust to look at, duty, and how near each victory is. */
import type { Lesson } from '../../../core/lesson.ts';
import { EVENTS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, type State } from '../rules/state.ts';
import type { Says } from '../text/lesson.en.ts';

const ENID = 2;
const [HONOR, VALOR] = [3, 5];
const ME = '.area-players li:first-child';
const FIGURES = `${ME} .kd-standing`;
const SLOT = (slot: number): string => `.kd-slots li:nth-child(${slot + 1})`;

const stepIs =
  (step: string) =>
  (view: State): boolean =>
    currentStep(view) === step;

export const lesson: Lesson<State, Move, Says> = {
  seed: 'lesson-1',
  bots: ['easy', 'easy', 'easy'],
  options: { joust: true },
  teaches: { 'kd-lessons': ['give', 'select', 'faces'] },
  steps: [
    { says: 'goal', at: [FIGURES] },
    { says: 'pair', at: ['.kd-seat', ME] },
    { says: 'event', at: ['.kd-event'], holds: ({ event }) => EVENTS[event].id === 'quest-grail' },
    { says: 'give', moves: [{ t: 'give', chivalry: HONOR }], lit: ['.kd-event'], holds: stepIs('give') },
    { says: 'display', at: ['.kd-display'], holds: ({ display }) => display.length === 5 },
    {
      says: 'secret',
      at: [SLOT(1)],
      holds: ({ display }) => display[1].chivalry === HONOR && display[1].taker === ENID,
    },
    {
      says: 'ask',
      moves: [{ t: 'ask', slot: 3 }],
      lit: ['.kd-event'],
      holds: ({ display }) => display[3].chivalry === VALOR,
    },
    { says: 'joust', at: ['.area-players li:nth-child(3)'], holds: ({ players }) => players[ENID].worship === 2 },
    { says: 'offered', at: ['.kd-listed'], holds: ({ offers }) => offers[VALOR] === 0 && offers[HONOR] === ENID },
    {
      says: 'duty',
      at: ['.kd-seal'],
      moves: [{ t: 'faces', down: 0 }],
      lit: ['.kd-prospects'],
      holds: stepIs('faces'),
    },
    { says: 'earned', at: [ME], holds: ({ players }) => players[0].worship === 4 && players[ENID].worship === 6 },
    { says: 'near', at: ['.area-players ul'], holds: ({ round }) => round === 2 },
    { says: 'end', at: [FIGURES] },
  ],
};
