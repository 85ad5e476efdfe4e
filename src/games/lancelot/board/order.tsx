/** The ribbon: who moves next, and the order of the rest of the round, which cannot change (LAN-4.4). */
import { restOfRound } from '../rules/04-order.ts';
import { whyNext } from '../text/order.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';

export function MoveOrder({ view, sitters }: { readonly view: State; readonly sitters: readonly Sitter[] }) {
  const words = useWords();
  const rest = restOfRound(view).filter((seat) => seat !== view.mover);
  const order = view.mover >= 0 ? [view.mover, ...rest] : rest;
  const moved = view.road.filter((seat) => view.knights[seat].moved && seat !== view.mover);
  const why = words.t['lan.of'](sitters[view.mover]?.name ?? '', whyNext(words, view));
  return (
    <div class="lan-next-why" tabIndex={0} data-tip={why}>
      <ol class="lan-order" aria-label={words.t['lan.order']}>
        {[...order, ...moved].map((seat, i) => (
          <li key={seat} class={i === 0 ? 'lan-order-now' : ''}>
            <Escutcheon seat={seat} />
            <Icon name={view.knights[seat].moved ? 'moon' : 'sun'} />
            <span class="hidden" dir="auto">
              {sitters[seat].name}
              {i >= order.length ? ` (${words.t['lan.moved']})` : ''}
            </span>
          </li>
        ))}
      </ol>
      <small>{why}</small>
    </div>
  );
}
