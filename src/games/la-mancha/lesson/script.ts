/** La Mancha: an Encounter as a teller, one as the judge, and a Feat with two cards that turn it. */
import type { Lesson } from '../../../core/lesson.ts';
import { isFeat, isLove } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Says } from '../text/lesson.en.ts';

const ME = '.area-players li:first-child';
const DOROTEA = '.area-players li:nth-child(3)';
/** Cards of the hand: a phrase to tell with, two that turn a die, and those that have no effect. */
const VILLAGE = 3;
const [BLANKET, GREEN_SWORD] = [21, 58];
const IDLE = [85, 4, 86];
const OAK_BOUGH = 3;

const play = (card: number): readonly Move[] => [{ t: 'play', card, rival: -1, treasure: -1 }];

const phaseIs =
  (phase: State['phase']) =>
  (view: State): boolean =>
    view.phase === phase;

export const lesson: Lesson<State, Move, Says> = {
  seed: 'lesson-41',
  bots: ['easy', 'easy'],
  steps: [
    { says: 'goal', at: [ME] },
    { says: 'encounter', at: ['.lm-journey'], holds: ({ drawer, card }) => drawer === 2 && !isLove(card) },
    { says: 'phrase', at: ['.lm-cards'] },
    { says: 'tell', moves: [{ t: 'tell', cards: [VILLAGE] }], lit: ['.lm-text'], holds: phaseIs('tell') },
    {
      says: 'equip',
      moves: [{ t: 'equip', card: OAK_BOUGH }],
      holds: ({ gains }) => gains[0]?.seat === 0,
    },
    { says: 'draw', moves: [{ t: 'draw' }], holds: phaseIs('draw') },
    {
      says: 'judge',
      at: ['.lm-tales', '.lm-journey'],
      holds: ({ drawer, tales }) => drawer === 0 && tales.length === 2,
    },
    { says: 'page', moves: [{ t: 'turn' }], lit: ['.lm-scroll'] },
    { says: 'next', moves: [{ t: 'turn' }], lit: ['.lm-scroll'] },
    { says: 'name', at: ['.lm-press:enabled', '.lm-choose'], moves: [{ t: 'name' }], holds: phaseIs('name') },
    { says: 'take', at: ['.lm-mini.lm-glow'], moves: [{ t: 'take' }], holds: phaseIs('take') },
    { says: 'discard', moves: IDLE.map((card): Move => ({ t: 'discard', card })), holds: phaseIs('discard') },
    { says: 'feat', at: ['.lm-feat'], holds: ({ card, drawer }) => isFeat(card) && drawer === 1 },
    { says: 'blanket', moves: play(BLANKET), holds: phaseIs('after') },
    { says: 'roll', moves: [{ t: 'roll' }], holds: phaseIs('before') },
    { says: 'again', moves: play(GREEN_SWORD), holds: phaseIs('after') },
    { says: 'lost', at: [DOROTEA], lit: [ME], holds: ({ knights }) => knights[2].feats.length === 1 },
    { says: 'love', at: ['.lm-journey'], holds: ({ card }) => isLove(card) },
    { says: 'end', at: [ME] },
  ],
};
