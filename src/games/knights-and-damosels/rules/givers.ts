/** KD-23.3: who may have given which slot, by all that a player can know: the ground of imagination and of belief. */
import { NONE, type Seat } from '../../../core/game.ts';
import { cardOf, DAMOSELS } from './components.ts';
import { playerOf, type State } from './state.ts';

/** A seat, or COURT for the card nobody gave. */
export type Giver = number;
export const COURT: Giver = 6;

/** Calls `visit` with every assignment of givers to slots that the seat cannot rule out. The array is used again. */
export function eachAssignment(view: State, seat: Seat, visit: (givers: readonly Giver[]) => void): void {
  const { display, players } = view;
  const mayBe = display.map((_, slot) =>
    [...players.keys(), COURT].filter((giver) => canHaveGiven(view, seat, slot, giver)),
  );
  const used = Array.from({ length: COURT + 1 }, () => false);
  players.forEach((player, giver) => (used[giver] = player.gift === NONE));
  used[COURT] = display.length === players.filter(({ gift }) => gift !== NONE).length;
  const chosen: Giver[] = [];
  const fill = (slot: number): void => {
    if (slot === display.length) return visit(chosen);
    for (const giver of mayBe[slot]) {
      if (used[giver]) continue;
      used[giver] = true;
      chosen[slot] = giver;
      fill(slot + 1);
      used[giver] = false;
    }
  };
  fill(0);
}

/** Looks at one slot and one giver by themselves. */
function canHaveGiven(view: State, seat: Seat, slot: number, giver: Giver): boolean {
  const { chivalry, damosel, cleared } = view.display[slot];
  if (damosel >= 0) return (playerOf(view, damosel) === NONE ? COURT : playerOf(view, damosel)) === giver;
  if (view.players.some(({ shown }, other) => shown === slot && other !== giver)) return false;
  if (giver === COURT) return courtCards(view, chivalry).length > 0;
  const { gift, pile, denied, shown } = view.players[giver];
  if (cleared & (1 << giver)) return false;
  if ((denied !== NONE && denied !== slot) || (shown !== NONE && shown !== slot)) return false;
  return giver === seat ? gift === chivalry : (pile & (1 << chivalry)) !== 0;
}

/** The ladies of the Court whose card of this chivalry lies in no row. */
export function courtCards(view: State, chivalry: number): number[] {
  const ladies: number[] = [];
  for (let damosel = 0; damosel < DAMOSELS.length; damosel++)
    if (playerOf(view, damosel) === NONE && !isInRow(view, cardOf(damosel, chivalry))) ladies.push(damosel);
  return ladies;
}

function isInRow(view: State, card: number): boolean {
  for (const { row } of view.players) if (row.includes(card)) return true;
  return false;
}
