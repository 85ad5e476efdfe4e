/** What a knight has, in a small picture beside his name: counters and cards, Excalibur, Morgana, advantages that last. */
import type { Seat } from '../../../core/game.ts';
import { CHAIRS } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import type { IconName } from './icons.ts';
import { Icon } from './icons.ts';
import { CHAIR_ICONS, THING_ICONS } from './thing-icons.ts';

export function Holdings({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const { things, morgana } = view.knights[seat];
  const signs: IconName[] = CHAIRS.flatMap((_, chair) => (view.holders[chair] === seat ? [CHAIR_ICONS[chair]] : []));
  if (morgana === 'ready') signs.push('evil-eyes');
  if (view.sword === seat) signs.push('pointy-sword');
  return (
    <span class="lan-holdings" aria-hidden="true">
      {things.map((count, thing) =>
        count === 0 ? undefined : (
          <span key={thing}>
            <Icon name={THING_ICONS[thing]} />
            {count}
          </span>
        ),
      )}
      {signs.map((sign) => (
        <span key={sign} class="lan-sign">
          <Icon name={sign} />
        </span>
      ))}
    </span>
  );
}
