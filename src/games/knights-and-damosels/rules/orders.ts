/** Orders in advance: no challenge, no further gift in a contest and no thrust for the rest of the round. */
import type { OrderFacet } from '../../../core/game.ts';
import { DONE, type Move, NO_CARD, THRUSTS } from './moves.ts';
import { currentStep, type State } from './state.ts';

export const orders: OrderFacet<State, Move> = {
  era: ({ round }) => round,
  pass(view) {
    const step = currentStep(view);
    if (step === 'replace' || step === 'select') return NO_CARD;
    if (step === 'contest') return DONE;
    return step === 'exchange' ? THRUSTS[THRUSTS.length - 1] : undefined;
  },
};
