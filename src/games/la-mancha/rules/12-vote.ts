/** LM-12.9, LM-13.6: where the judge does not judge, those who told vote; never for themselves, and ties go by the die. */
import type { Step } from '../../../core/steps.ts';
import { pick } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import type { Event } from './events.ts';
import { compensation } from './04-judging.ts';
import { company } from './09-window.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { ABSTAINS, type State } from './state.ts';

const CALL: Move = { t: 'call' };

/** The judge's step, in which the verdict may be left to the tellers: where words were spoken, not written. */
export function callable(step: Step<State, Move, Event>): Step<State, Move, Event> {
  return {
    ...step,
    candidates(state, seat) {
      const list = step.candidates(state, seat);
      if (callRefusal(state, seat) === undefined) list.push(CALL);
      return list;
    },
    refusal: (state, seat, move) => (move.t === 'call' ? callRefusal(state, seat) : step.refusal(state, seat, move)),
    apply(state, seat, move, dice, say) {
      if (move.t === 'call') callVote(state, say);
      else step.apply(state, seat, move, dice, say);
    },
  };
}

function callRefusal(state: State, seat: Seat): Rule | undefined {
  const isUnheard = state.mode === 'aloud' && state.tales.some(({ text }) => text === '');
  return isUnheard && seat === state.drawer ? undefined : RULES['LM-4.8'];
}

/** Where nothing was marked yet, every tale may win. */
export function callVote(state: State, say: Say<Event>): void {
  if (state.kept === NONE) state.kept = (1 << state.tales.length) - 1;
  state.phase = 'vote';
  say({ t: 'called', seat: state.drawer });
}

export const voting: Step<State, Move, Event> = {
  chapter: RULES['LM-12.9'],
  pending(state) {
    let bits = 0;
    for (const { seat } of state.tales) if (seat >= 0 && owesVote(state, seat)) bits |= 1 << seat;
    return company(state, bits);
  },
  candidates(state, seat) {
    const list: Move[] = state.tales.map((_, tale): Move => ({ t: 'vote', tale }));
    list.push({ t: 'vote', tale: NONE });
    return list.filter((move) => voting.refusal(state, seat, move) === undefined);
  },
  refusal(state, seat, move) {
    if (move.t !== 'vote' || !owesVote(state, seat)) return RULES['LM-12.9'];
    return move.tale === NONE || mayVoteFor(state, seat, move.tale) ? undefined : RULES['LM-12.9'];
  },
  apply(state, seat, move) {
    const { tale } = move as MoveOf<'vote'>;
    state.votes[seat] = tale === NONE ? ABSTAINS : tale;
  },
};

/** Who told, and could vote for another, and has not. */
function owesVote(state: State, seat: Seat): boolean {
  if (state.votes[seat] !== NONE || !state.tales.some((tale) => tale.seat === seat)) return false;
  return state.tales.some((_, tale) => mayVoteFor(state, seat, tale));
}

const mayVoteFor = (state: State, seat: Seat, tale: number): boolean =>
  state.tales[tale] !== undefined && (state.kept & (1 << tale)) !== 0 && state.tales[tale].seat !== seat;

/** Most votes, then the die. Who did not judge takes no compensation. */
export function countVotes(state: State, dice: Dice, say: Say<Event>): void {
  const { tales, kept, votes, drawer } = state;
  const counts = tales.map((_, tale) => (kept & (1 << tale) ? votes.filter((vote) => vote === tale).length : NONE));
  const most = Math.max(...counts);
  state.named = pick(
    counts.flatMap((count, tale) => (count === most ? tale : [])),
    dice,
  );
  say({ t: 'voted', votes: votes.slice() });
  const tellers = tales.map(({ seat }) => seat);
  say({ t: 'named', seat: tales[state.named].seat, judge: drawer, tale: state.named, tellers, remark: '' });
  state.phase = 'take';
  state.taken = compensation(state);
}
