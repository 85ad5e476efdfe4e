/** Chapters 3 and 17: the order of a round. What nobody decides is done here, until somebody is asked again. */
import { type Dice, NONE, type Say } from '../../../core/game.ts';
import { drawEvents, hasFavour } from './04-event.ts';
import { askForGifts, displayGifts } from './05-damosel.ts';
import { passSelection, reveal } from './06-knight.ts';
import { beginDisaster, strike } from './07-disaster.ts';
import { beginService, passService } from './07-service.ts';
import { beginWorship, payWorship } from './08-worship.ts';
import { earned, given, isDecided, rank } from './10-end.ts';
import { endReplacement, settleExchange } from './11-joust.ts';
import { beginBattle, endBattle, clash, fighters } from './12-battle.ts';
import { callToArms, nextToTake, showSides } from './12-camlann.ts';
import { DISASTER, kindOf } from './components.ts';
import type { Happening } from './happenings.ts';
import { chooseForLast, layCourt } from './setup.ts';
import { currentStep, leftOf, merlinOf, type State, type StepName, turnTo } from './state.ts';
import { STEP_TABLE } from './steps.ts';

type Follow = (state: State, dice: Dice, say: Say<Happening>) => void;

/** KD-17.1: everything that follows of itself, until somebody is asked or the game is over. */
export function goOn(state: State, dice: Dice, say: Say<Happening>): void {
  for (let step = currentStep(state); step !== undefined; step = currentStep(state)) {
    if (STEP_TABLE[step].pending(state).length > 0) return;
    FOLLOWS[step](state, dice, say);
  }
}

/** What follows when nobody owes a decision of the step any more. */
const FOLLOWS: { readonly [step in StepName]: Follow } = {
  choose(state, dice, say) {
    chooseForLast(state, dice, say);
    layCourt(state, dice);
    beginRound(state, dice, say);
  },
  discardEvent: (state) => turnTo(state, 'revealEvent'),
  revealEvent(state, _dice, say) {
    if (hasFavour(state)) turnTo(state, 'favour');
    else beginGiving(state, say);
  },
  favour: (state, _dice, say) => beginGiving(state, say),
  give(state, dice, say) {
    displayGifts(state, dice, say);
    state.turn = state.arthur; // KD-6.1
    turnTo(state, 'select');
  },
  select(state, dice, say) {
    if (state.turn !== NONE) return passSelection(state, say);
    reveal(state, dice, say);
    beginServing(state, say);
  },
  contest(state, _dice, say) {
    if (state.turn !== NONE) return passService(state, say);
    beginWorship(state);
    turnTo(state, 'faces');
  },
  exchange: (state, _dice, say) => settleExchange(state, say),
  replace: (state, _dice, say) => endReplacement(state, say),
  disaster(state, dice, say) {
    strike(state, dice, say);
    endRound(state, dice, say); // KD-7.9
  },
  faces(state, dice, say) {
    payWorship(state, dice, say);
    endRound(state, dice, say);
  },
  take(state) {
    callToArms(state);
    turnTo(state, 'side');
  },
  side(state, _dice, say) {
    showSides(state, say);
    beginBattle(state, say);
    turnTo(state, 'fight');
  },
  fight(state, dice, say) {
    if (fighters(state).length > 1) return clash(state, say);
    endBattle(state, dice, say);
    state.stack.pop();
  },
};

function beginRound(state: State, dice: Dice, say: Say<Happening>): void {
  say({ t: 'roles', round: state.round, arthur: state.arthur, merlin: merlinOf(state) });
  drawEvents(state, dice, say);
  turnTo(state, 'discardEvent');
}

function beginGiving(state: State, say: Say<Happening>): void {
  askForGifts(state, say);
  turnTo(state, 'give');
}

function beginServing(state: State, say: Say<Happening>): void {
  if (kindOf(state.event) === DISASTER) {
    beginDisaster(state);
    turnTo(state, 'disaster');
  } else {
    beginService(state, say);
    turnTo(state, 'contest');
  }
}

/** KD-4.4, KD-10.2, KD-3.3: the event is laid away, the check is made, the roles move on. */
function endRound(state: State, dice: Dice, say: Say<Happening>): void {
  state.annals.push(state.event);
  state.event = NONE;
  for (let seat = 0; seat < state.players.length; seat++) {
    const { worship } = state.players[seat];
    say({ t: 'scored', seat, round: state.round, given: given(state, seat), earned: earned(state, seat), worship });
  }
  if (isDecided(state)) return endGame(state, dice, say);
  state.round += 1;
  state.arthur = leftOf(state, state.arthur);
  beginRound(state, dice, say);
}

/** KD-10.7, KD-12.1. */
function endGame(state: State, dice: Dice, say: Say<Happening>): void {
  rank(state, dice, say);
  if (!state.options.camlann) {
    state.stack.pop();
    return;
  }
  nextToTake(state);
  turnTo(state, 'take');
}
