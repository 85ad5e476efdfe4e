/** Nine places: what a knight has earned and from whom, or what a damosel still has and where the rest lies. */
import { NONE, type Seat } from '../../../core/game.ts';
import { CHIVALRIES, chivalryOf } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { Arms, giverOf, Token } from './card.tsx';
import { holderOf } from '../text/naming.ts';

interface NineProps {
  readonly view: State;
  readonly seat: Seat;
}

export function Earned({ view, seat }: NineProps) {
  const { row } = view.players[seat];
  return (
    <span class="kd-nine" aria-hidden="true">
      {CHIVALRIES.map((_, chivalry) => {
        const card = row.find((one) => chivalryOf(one) === chivalry);
        return (
          <Token key={chivalry} chivalry={chivalry} class={card === undefined ? 'kd-lacking' : ''}>
            {card !== undefined && <Arms seat={giverOf(view, card)} />}
          </Token>
        );
      })}
    </span>
  );
}

export function Given({ view, seat }: NineProps) {
  return (
    <span class="kd-nine" aria-hidden="true">
      {CHIVALRIES.map((_, chivalry) => {
        const holder = holderOf(view, view.players[seat].damosel, chivalry);
        return (
          <Token key={chivalry} chivalry={chivalry} class={holder === NONE ? '' : 'kd-gone'}>
            {holder !== NONE && <Arms seat={holder} />}
          </Token>
        );
      })}
    </span>
  );
}
