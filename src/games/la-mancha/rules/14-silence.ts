/** LM-12.8, LM-12.9, LM-14.3: what the clock does for whoever lets the time run out. */
import type { Step } from '../../../core/steps.ts';
import { pick } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { isLove, loveOf, SLOT_OF, TREASURE_STRENGTH } from './components.ts';
import type { Event } from './events.ts';
import { floorHolder, sitOut, telling } from './04-telling.ts';
import { gainOf } from './07-equip.ts';
import { PASS } from './09-reply.ts';
import { callVote } from './12-vote.ts';
import { isTooLong, TEXT_LIMITS, quotation, quotes } from './12-words.ts';
import type { Move } from './moves.ts';
import { RULES } from './rulebook.ts';
import { ORDERS, type Phase, type State, type Tongue } from './state.ts';

/** LM-12.8: the text of a tale nobody wrote. */
const STRUCK_DUMB: { readonly [tongue in Tongue]: string } = {
  en: '(was struck dumb with wonder)',
  es: '(se quedó sin habla, de puro asombro)',
};

/** A step that also takes silence from those who owe a decision. It is offered only where nothing else is left. */
export function timed(step: Step<State, Move, Event>): Step<State, Move, Event> {
  return {
    ...step,
    refusal(state, seat, move) {
      if (move.t !== 'silence') return step.refusal(state, seat, move);
      if (isTooLong(move.text ?? '', TEXT_LIMITS.tale.max)) return TEXT_LIMITS.tale.rule;
      return step.pending(state).includes(seat) ? undefined : RULES['LM-14.3'];
    },
    apply(state, seat, move, dice, say) {
      if (move.t !== 'silence') return step.apply(state, seat, move, dice, say);
      if (step.chapter === telling.chapter && isSilentWooer(state, seat)) return sitOut(state, seat, say);
      if (isLeftToVote(state)) return callVote(state, say);
      step.apply(state, seat, silence(state, seat, move.text ?? '', dice), dice, say);
    },
  };
}

const isSilentWooer = (state: State, seat: Seat): boolean =>
  state.phase === 'tell' && isLove(state.card) && floorHolder(state) !== seat;

/** LM-12.9: the judge is silent, and the host wanted the tellers to decide then. */
const isLeftToVote = ({ options, phase, gains, declared }: State): boolean =>
  options.judge === 'vote' && (phase === 'mark' || phase === 'name') && gains.length + declared.length === 0;

/** The move that stands for silence; `text` is what was written so far. */
function silence(state: State, seat: Seat, text: string, dice: Dice): Move {
  if (state.declared.length > 0) return PASS;
  if (state.gains.length > 0) return silentGain(state, seat);
  return state.phase === 'tell' ? silentTeller(state, seat, text, dice) : SILENCES[state.phase](state, seat, dice);
}

const SILENCES: { readonly [phase in Exclude<Phase, 'tell'>]: (state: State, seat: Seat, dice: Dice) => Move } = {
  draw: () => ({ t: 'draw' }),
  woo: () => ({ t: 'woo', yes: false }),
  mark: (state) => ({ t: 'mark', kept: (1 << state.tales.length) - 1 }),
  name: (state, _seat, dice) => ({ t: 'name', tale: pick(eligible(state), dice) }),
  vote: () => ({ t: 'vote', tale: NONE }),
  take: () => ({ t: 'enough' }),
  discard: (state, seat, dice) => ({ t: 'discard', card: pick(unpicked(state, seat), dice) }),
  before: (state, seat) => (seat === state.feat.attempter ? { t: 'roll' } : asOrdered(state, seat)),
  after: asOrdered,
  refill: () => PASS,
  select: (state, _seat, dice) => ({ t: 'select', card: pick(state.offered, dice) }),
  resolved: () => PASS,
  over: () => PASS,
};

/** Whether silence is a pass here. */
export function isSilentPass({ declared, gains, phase, feat }: State, seat: Seat): boolean {
  if (declared.length > 0) return true;
  if (gains.length > 0) return false;
  return phase === 'after' || phase === 'refill' || (phase === 'before' && seat !== feat.attempter);
}

/** A pass that leaves a standing order as it is. */
function asOrdered(state: State, seat: Seat): Move {
  return { t: 'pass', until: ORDERS[state.orders[seat]] };
}

const eligible = (state: State): number[] => state.tales.flatMap((_, tale) => (state.kept & (1 << tale) ? tale : []));

function unpicked(state: State, seat: Seat): number[] {
  const { hand, picked } = state.knights[seat];
  return hand.filter((card) => !picked.includes(card));
}

/** LM-12.8: the words so far, with any card of the hand. Strict quotation asks for its phrase even of the dumb. */
function silentTeller(state: State, seat: Seat, written: string, dice: Dice): Move {
  if (floorHolder(state) === seat) return { t: 'spoken', text: written };
  const { hand } = state.knights[seat];
  const cards = hand.length === 0 ? [] : [pick(hand, dice)];
  const told = written === '' ? STRUCK_DUMB[state.options.tongue] : written;
  const isQuoted = state.options.quotation === 'free' || cards.every((card) => quotes(told, card));
  const text = isQuoted ? told : `${quotation(cards)} ${told}`;
  return { t: 'tell', cards, text };
}

/** LM-14.3: the strongest of what is offered, if it is not weaker than what lies in its place. */
function silentGain(state: State, seat: Seat): Move {
  const { cards, what } = gainOf(state);
  const { treasures, love } = state.knights[seat];
  const worth = (card: number): number => (what === 'love' ? loveOf(card).strength : TREASURE_STRENGTH[card]);
  const best = cards.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const present = what === 'love' ? love : treasures[SLOT_OF[best]];
  if (present !== NONE && worth(best) < worth(present)) return { t: 'leave' };
  return what === 'love' ? { t: 'accept' } : { t: 'equip', card: best };
}
