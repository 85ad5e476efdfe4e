/** Chapter 6: in turn order the knights select a card; then all damosels are revealed. */
import type { Step } from '../../../core/steps.ts';
import { type Dice, NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { askFor, askRefusal, canAsk, endSelection, hasFreeSlot, knowsOwn, lacks } from './06-slots.ts';
import { canChallenge, challenge, challengeRefusal } from './11-joust.ts';
import { type Card, cardOf, chivalryOf, damoselOf } from './components.ts';
import type { Happening } from './happenings.ts';
import { ASK, CHALLENGE, type Move, NO_CARD } from './moves.ts';
import { RULES } from './rulebook.ts';
import { alone, leftOf, NOBODY, playerOf, type State } from './state.ts';

/** KD-6.3, KD-11.16: what all can see decides whether the player on turn is asked. */
export function isAsked(state: State): boolean {
  return state.turn !== NONE && (hasFreeSlot(state, state.turn) || canChallenge(state, state.turn));
}

/** D6. */
export const select: Step<State, Move, Happening> = {
  chapter: RULES['KD-6.1'],
  pending: (state) => (isAsked(state) ? alone(state.turn) : NOBODY),
  candidates(state, seat) {
    const list: Move[] = [];
    if (seat !== state.turn) return list;
    for (let slot = 0; slot < state.display.length; slot++) list.push(ASK[slot]);
    if (state.options.joust) for (let slot = 0; slot < state.display.length; slot++) list.push(CHALLENGE[slot]);
    list.push(NO_CARD);
    return list;
  },
  refusal(state, seat, move) {
    if (seat !== state.turn) return RULES['KD-6.1'];
    if (move.t === 'ask') return askRefusal(state, seat, move.slot);
    if (move.t === 'challenge') return challengeRefusal(state, seat, move.slot);
    return move.t === 'none' ? noneRefusal(state, seat) : RULES['KD-6.1'];
  },
  apply(state, seat, move, _dice, say) {
    if (move.t === 'challenge') return challenge(state, seat, move.slot, say);
    if (move.t === 'ask' && !askFor(state, seat, move.slot, say)) return; // KD-6.6: asked again
    if (move.t === 'none') takeNone(state, seat, say);
    endSelection(state);
  },
};

/** KD-6.7. */
function noneRefusal(state: State, seat: Seat): Rule | undefined {
  return state.options.selection === 'strict' && canAsk(state, seat) ? RULES['KD-6.7'] : undefined;
}

/** In strict selection only a card known to be one's own is left, so all may conclude whose it is. */
function takeNone(state: State, seat: Seat, say: Say<Happening>): void {
  if (state.options.selection === 'strict')
    for (let slot = 0; slot < state.display.length; slot++)
      if (state.display[slot].taker === NONE && lacks(state, seat, slot) && knowsOwn(state, seat, slot))
        state.players[seat].shown = slot;
  say({ t: 'wentWithout', seat, asked: true });
}

/** KD-6.3: nothing to ask for. */
export function passSelection(state: State, say: Say<Happening>): void {
  say({ t: 'wentWithout', seat: state.turn, asked: false });
  endSelection(state);
}

/** KD-6.10, KD-6.11: first the granted cards, in turn order, then those left over. */
export function reveal(state: State, dice: Dice, say: Say<Happening>): void {
  const { display, players, arthur } = state;
  let seat = arthur;
  do {
    for (const slot of display) if (slot.taker === seat) earn(state, seat, cardOf(slot.damosel, slot.chivalry), say);
    seat = leftOf(state, seat);
  } while (seat !== arthur);
  for (const { taker, damosel, chivalry } of display)
    if (taker === NONE) goHome(state, cardOf(damosel, chivalry), NONE, dice, say);
  for (const player of players) {
    player.gift = NONE;
    player.denied = NONE;
    player.shown = NONE;
  }
  display.length = 0;
  state.challenged = 0;
}

function earn(state: State, seat: Seat, card: Card, say: Say<Happening>): void {
  const giver = playerOf(state, damoselOf(card));
  if (giver !== NONE) state.players[giver].pile &= ~(1 << chivalryOf(card));
  state.players[seat].row.push(card);
  say({ t: 'earned', seat, card });
}

/** KD-6.10, KD-7.6: to the damosel's pile, or to any place of the Court pile. */
export function goHome(state: State, card: Card, from: Seat, dice: Dice, say: Say<Happening>): void {
  const owner = playerOf(state, damoselOf(card));
  if (owner !== NONE) state.players[owner].pile |= 1 << chivalryOf(card);
  else shuffleIn(state.court, card, dice);
  say({ t: 'wentHome', card, from });
}

/** The order of the pile is unknown, so one exchange makes every order equally likely again. */
function shuffleIn(pile: Card[], card: Card, dice: Dice): void {
  if (dice.shuffle !== undefined) {
    pile.push(...dice.shuffle([...pile.splice(0), card]));
    return;
  }
  const place = dice.below(pile.length + 1);
  pile.push(card);
  pile[pile.length - 1] = pile[place];
  pile[place] = card;
}
