/** Orders in advance: no vow, no Morgana and no Magic for the rest of the turn. */
import { NONE, type OrderFacet } from '../../../core/game.ts';
import { DONE, type Move } from './moves.ts';
import type { State } from './state.ts';

export const orders: OrderFacet<State, Move> = {
  era: ({ turn }) => turn,
  pass({ step }) {
    if (step === 'vow') return { t: 'vow', virtue: NONE };
    if (step === 'morgana') return { t: 'morgana', use: false };
    return step === 'magic' ? DONE : undefined;
  },
};
