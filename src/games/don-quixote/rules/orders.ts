/** Orders in advance: a tile for a field, whenever its card comes. Only its owner lays tiles in a Principality. */
import { NONE, type OrderFacet } from '../../../core/game.ts';
import { FIELDS, tileOf } from './components.ts';
import type { LayMove, Realm, State } from './state.ts';

export const orders: OrderFacet<State, LayMove> = {
  occasion: (view) => view.card,
  occasions(view) {
    const fields = Array.from({ length: FIELDS }, (_, field) => field);
    return fields.filter((field) => field !== view.card && view.realms[0].board[field] === NONE);
  },
  at: (view, field) => ({ ...view, card: field, realms: view.realms.map(afterChoice) }),
};

/** A tile that is chosen for the card that is up now is gone by then. */
function afterChoice(realm: Realm): Realm {
  const hand = realm.hand.filter((tile) => realm.sealed < 0 || tile !== tileOf(realm.sealed));
  return { ...realm, hand, sealed: NONE };
}
