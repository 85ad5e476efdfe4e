/** The ribbon: who moves next, and the order of the rest of the round, which cannot change (LAN-4.4). */
import { restOfRound } from '../../../games/lancelot/4-order.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { Escutcheon } from '../../look/tinctures.tsx';
import type { Sitter } from '../../seat/seated.ts';
import { useWords } from '../../words/words.tsx';

export function Order({ view, sitters }: { readonly view: State; readonly sitters: readonly Sitter[] }) {
  const { t } = useWords();
  const rest = restOfRound(view).filter((seat) => seat !== view.mover);
  const order = view.mover >= 0 ? [view.mover, ...rest] : rest;
  return (
    <ol class="lan-order" aria-label={t['lan.order']}>
      {order.map((seat, i) => (
        <li key={seat} class={i === 0 ? 'lan-order-now' : ''}>
          <Escutcheon seat={seat} /> <span dir="auto">{sitters[seat].name}</span>
        </li>
      ))}
    </ol>
  );
}
