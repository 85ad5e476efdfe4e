/** Chapter 8: Morgana's power, a second tour once in the game. */
import type { Rule, Say, Seat } from '../../../core/game.ts';
import { GRAIL } from './components.ts';
import { decision } from './decision.ts';
import { MORGANA_MOVES, type MorganaMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, type Event, type State } from './state.ts';

/** LAN-8.2: asked on arrival, if the power can be used. */
export function offerPower(state: State, seat: Seat): void {
  if (noPower(state, seat) === undefined) askSeat(state, 'morgana', seat);
  else state.step = 'onward';
}

function noPower(state: State, seat: Seat): Rule | undefined {
  const { morgana } = state.knights[seat];
  if (morgana === 'none') return RULES['LAN-8.1'];
  if (morgana === 'used') return RULES['LAN-8.2'];
  return state.turn < state.options.morganaFromTurn ? RULES['LAN-8.9'] : undefined;
}

export const usingPower = decision<MorganaMove>({
  chapter: RULES['LAN-8.2'],
  tags: ['morgana'],
  candidates: () => MORGANA_MOVES.slice(),
  refusal: (state, seat, { use }) => (use ? noPower(state, seat) : undefined),
  act(state, seat, { use }, say) {
    if (use) usePower(state, seat, say);
  },
});

/** LAN-8.3; LAN-8.7: all others at the Grail are sent home. */
function usePower(state: State, seat: Seat, say: Say<Event>): void {
  const knight = state.knights[seat];
  knight.morgana = 'used';
  knight.anew = true;
  knight.tour = 2;
  const dismissed = state.road.filter((other) => state.knights[other].space === GRAIL);
  for (const other of dismissed) state.knights[other].dismissed = true;
  say({ t: 'morgana', seat, dismissed });
}
