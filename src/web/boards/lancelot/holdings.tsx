/** What a knight has, in a small picture beside his name. */
import type { Knight } from '../../../games/lancelot/state.ts';
import { Icon } from './icons.ts';
import { THING_ICONS } from './naming.ts';

export function Holdings({ knight }: { readonly knight: Knight }) {
  return (
    <span class="lan-holdings" aria-hidden="true">
      {knight.things.map((count, thing) =>
        count === 0 ? undefined : (
          <span key={thing}>
            <Icon name={THING_ICONS[thing]} />
            {count}
          </span>
        ),
      )}
    </span>
  );
}
