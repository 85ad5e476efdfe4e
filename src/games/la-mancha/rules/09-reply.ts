/** LM-9.6, LM-9.7: a card is declared, replied to, and happens. */
import type { Step } from '../../../core/steps.ts';
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { CHIVALRY, effectsOf } from './components.ts';
import type { Event } from './events.ts';
import { addPlays, playRefusal } from './09-play.ts';
import { company, isInWindow, listening, withdrawPasses } from './09-window.ts';
import { happen } from './11-effects.ts';
import { listedEffects } from './11-possible.ts';
import type { Move, PlayMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { type Declared, type State, take } from './state.ts';

/** A reply, or silence. */
export const replying: Step<State, Move, Event> = {
  chapter: RULES['LM-9.7'],
  pending: (state) => company(state, listening(state)),
  candidates(state, seat) {
    const list: Move[] = [];
    if (!isInWindow(state, seat) || state.passed[seat] === 1) return list;
    addPlays(state, seat, list);
    list.push(PASS);
    return list;
  },
  refusal(state, seat, move) {
    if (move.t === 'play') return playRefusal(state, seat, move);
    if (move.t !== 'pass' || !isInWindow(state, seat)) return RULES['LM-9.7'];
    return state.passed[seat] === 1 ? RULES['LM-9.13'] : undefined;
  },
  apply(state, seat, move, _dice, say) {
    if (move.t === 'play') declare(state, seat, move, say);
    else state.passed[seat] = 1;
  },
};

export const PASS: Move = { t: 'pass', until: 'window' };

/** LM-9.6 (1): the card leaves the hand and is cried. */
export function declare(state: State, seat: Seat, { card, rival, treasure }: PlayMove, say: Say<Event>): void {
  take(state.knights[seat].hand, card);
  state.declared.push({ seat, card, rival, treasure });
  state.orders[seat] = 0;
  withdrawPasses(state);
  say({ t: 'cried', seat, card, rival, treasure });
}

/** LM-9.7: of a row of replies the last one works, so every second card before it is cancelled; all are spent. */
export function resolve(state: State, dice: Dice, say: Say<Event>): void {
  const row = state.declared.slice();
  state.declared.length = 0;
  for (let i = row.length - 1; i >= 0; i--) {
    const isCancelled = (row.length - 1 - i) % 2 === 1;
    if (isCancelled) say({ t: 'cancelled', seat: row[i].seat, card: row[i].card });
    else if (i > 0) say(effectOfReply(row[i]));
    else happenOnce(state, row[0], dice, say);
  }
  for (const { card } of row) state.chivalryDiscard.push(card);
  withdrawPasses(state);
}

const effectOfReply = ({ seat, card }: Declared): Event => ({
  t: 'effect',
  seat,
  id: CHIVALRY[card].id,
  op: 'cancel',
  target: NONE,
  treasure: NONE,
  amount: 0,
});

/** The card that was not cancelled. It can be copied later in this Feat, unless it is a copy itself. */
function happenOnce(state: State, { card, seat, rival, treasure }: Declared, dice: Dice, say: Say<Event>): void {
  const effects = listedEffects(state, card);
  const isCopy = effectsOf(card)[0].op === 'copy';
  if (isCopy) say({ t: 'effect', seat, id: CHIVALRY[card].id, op: 'copy', target: NONE, treasure: NONE, amount: 0 });
  const feat = state.card;
  happen(state, CHIVALRY[card].id, effects, { seat, rival, treasure }, dice, say);
  if (!isCopy && state.card === feat && state.feat.engaged !== 0) state.feat.effect = card;
}
