/** Chapters 4 and 5: the judge marks conditions, names the winner and takes compensation. */
import type { Step } from '../../../core/steps.ts';
import { type Dice, NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { COMPENSATION, isLove, loveCode, loveOf, TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { drawFor } from './06-attempt.ts';
import { isMuted, passiveSum } from './06-strength.ts';
import { gainTreasures } from './07-equip.ts';
import { company } from './09-window.ts';
import { isTooLong, TEXT_LIMITS } from './12-words.ts';
import { wooEffect } from './04-telling.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { nextSeat, type State, take } from './state.ts';

const judge = (state: State): readonly Seat[] => company(state, 1 << state.drawer);
const allTales = (state: State): number => (1 << state.tales.length) - 1;

/** LM-5.8. */
export const marking: Step<State, Move, Event> = {
  chapter: RULES['LM-5.8'],
  pending: judge,
  candidates(state, seat) {
    if (seat !== state.drawer) return [];
    return Array.from({ length: allTales(state) + 1 }, (_, kept): Move => ({ t: 'mark', kept }));
  },
  refusal(state, seat, move) {
    if (move.t !== 'mark' || seat !== state.drawer || move.kept > allTales(state)) return RULES['LM-5.8'];
    return undefined;
  },
  apply(state, _seat, move, _dice, say) {
    state.kept = (move as MoveOf<'mark'>).kept;
    state.tales.forEach((_, tale) => say({ t: 'marked', tale, kept: (state.kept & (1 << tale)) !== 0 }));
    state.phase = 'name';
    if (state.kept !== 0) return;
    say({ t: 'nobody', judge: state.drawer, tellers: state.tales.map(({ seat }) => seat) });
    state.phase = 'take'; // LM-5.10
  },
};

/** LM-4.8, LM-5.9. */
export const naming: Step<State, Move, Event> = {
  chapter: RULES['LM-4.8'],
  pending: judge,
  candidates(state, seat) {
    if (seat !== state.drawer) return [];
    return state.tales.map((_, tale): Move => ({ t: 'name', tale }));
  },
  refusal(state, seat, move) {
    const rule = RULES[isLove(state.card) ? 'LM-5.9' : 'LM-4.8'];
    if (move.t !== 'name' || seat !== state.drawer || state.tales[move.tale] === undefined) return rule;
    if ((state.kept & (1 << move.tale)) === 0) return RULES['LM-5.8'];
    return isTooLong(move.text ?? '', TEXT_LIMITS.remark.max) ? TEXT_LIMITS.remark.rule : undefined;
  },
  apply(state, judging, move, _dice, say) {
    const { tale, text = '' } = move as MoveOf<'name'>;
    state.named = tale;
    const tellers = state.tales.map(({ seat }) => seat);
    say({ t: 'named', seat: state.tales[tale].seat, judge: judging, tale, tellers, remark: text });
    state.phase = 'take';
  },
};

/** LM-4.9, LM-5.11: card by card, until the judge has enough. */
export const taking: Step<State, Move, Event> = {
  chapter: RULES['LM-4.9'],
  pending: judge,
  candidates(state, seat) {
    if (seat !== state.drawer) return [];
    const list: Move[] = [];
    for (const { cards } of state.tales) for (const card of cards) list.push({ t: 'take', card });
    list.push({ t: 'enough' });
    return list;
  },
  refusal(state, seat, move): Rule | undefined {
    const rule = RULES[isLove(state.card) ? 'LM-5.11' : 'LM-4.9'];
    if ((move.t !== 'take' && move.t !== 'enough') || seat !== state.drawer) return rule;
    return move.t === 'enough' || state.tales.some(({ cards }) => cards.includes(move.card)) ? undefined : rule;
  },
  apply(state, seat, move, _dice, say) {
    if (move.t !== 'take') {
      state.taken = compensation(state);
      return;
    }
    for (const { cards } of state.tales) if (cards.includes(move.card)) take(cards, move.card);
    state.knights[seat].hand.push(move.card);
    state.taken++;
    say({ t: 'took', seat, card: move.card });
  },
};

/** The most cards the judge may take: LM-4.9, LM-5.11 and `compensation` effects. */
export function compensation(state: State): number {
  const base = isLove(state.card) ? COMPENSATION.love : COMPENSATION.encounter;
  return base + passiveSum(state, state.drawer, 'compensation');
}

export function isCompensated(state: State): boolean {
  return state.taken >= compensation(state) || state.tales.every(({ cards }) => cards.length === 0);
}

/** LM-4.11, LM-5.13: the cards are discarded, the losers get what is theirs, and the winner the prize. */
export function reward(state: State, dice: Dice, say: Say<Event>): void {
  const { tales, card, drawer } = state;
  const winner = state.named === NONE ? NONE : tales[state.named].seat;
  for (const { cards } of tales) for (const played of cards) state.chivalryDiscard.push(played);
  for (let seat = nextSeat(state, drawer); seat !== drawer; seat = nextSeat(state, seat))
    if (seat !== winner && tales.some((tale) => tale.seat === seat)) consoleLoser(state, seat, dice, say);
  clearTales(state);
  state.card = NONE;
  state.phase = 'resolved';
  if (isLove(card) && winner !== NONE) state.gains.push({ seat: winner, cards: [card], what: 'love', by: 'turn' });
  else {
    state.journeyDiscard.push(card);
    if (!isLove(card)) prize(state, winner, dice, say);
  }
}

/** `on_tale_lost`. */
function consoleLoser(state: State, seat: Seat, dice: Dice, say: Say<Event>): void {
  const { love } = state.knights[seat];
  if (love !== NONE && !isMuted(state, loveCode(love))) drawFor(state, seat, loveOf(love), 'on_tale_lost', dice, say);
}

/** LM-4.10: one Treasure, unless what the winner wears says otherwise (`on_encounter_won`). */
function prize(state: State, seat: Seat, dice: Dice, say: Say<Event>): void {
  for (const treasure of state.knights[seat].treasures) {
    if (treasure === NONE) continue;
    for (const effect of TREASURES[treasure].effects) {
      if (effect.when !== 'on_encounter_won' || effect.op !== 'draw_treasure') continue;
      const { id } = TREASURES[treasure];
      say({ t: 'effect', seat, id, op: effect.op, target: NONE, treasure: NONE, amount: effect.draw });
      return gainTreasures(state, seat, 'turn', dice, say, effect.draw);
    }
  }
  gainTreasures(state, seat, 'turn', dice, say);
}

/** LM-5.8: whether the judge has to mark conditions first; else every tale may win. */
export function beginJudging(state: State): void {
  const isJudged = isLove(state.card) && wooEffect(state.card, 'woo_judged') !== undefined;
  state.phase = isJudged ? 'mark' : 'name';
  state.kept = isJudged ? NONE : allTales(state);
}

export function clearTales(state: State): void {
  state.tales.length = 0;
  state.applause.length = 0;
  state.kept = NONE;
  state.page = 0;
  state.named = NONE;
  state.taken = 0;
  state.extended = false;
  state.votes.fill(NONE);
  for (const knight of state.knights) knight.woo = NONE;
}
