/** What a knight has, in a small picture beside his name: counters and cards, Excalibur, Morgana, advantages that last. */
import type { Seat } from '../../../core/game.ts';
import { CHAIRS } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import type { IconName } from './icons.ts';
import { Icon } from './icons.ts';
import { chairGives, chairNamed, counted, thingAbout } from '../text/naming.ts';
import { CHAIR_ICONS, THING_ICONS } from './thing-icons.ts';
import { useWords, type Words } from './words.ts';

interface Sign {
  readonly icon: IconName;
  readonly tip: string;
}

export function Holdings({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const words = useWords();
  return (
    <span class="lan-holdings" aria-hidden="true">
      {view.knights[seat].things.map((count, thing) =>
        count === 0 ? undefined : (
          <span key={thing} data-tip={`${counted(words, count, thing)}\n${thingAbout(words, thing)}`}>
            <Icon name={THING_ICONS[thing]} />
            {count}
          </span>
        ),
      )}
      {signsOf(words, view, seat).map(({ icon, tip }) => (
        <span key={icon} class="lan-sign" data-tip={tip}>
          <Icon name={icon} />
        </span>
      ))}
    </span>
  );
}

function signsOf(words: Words, view: State, seat: Seat): readonly Sign[] {
  const { t } = words;
  const signs = CHAIRS.flatMap((_, chair) =>
    view.holders[chair] === seat
      ? [{ icon: CHAIR_ICONS[chair], tip: `${chairNamed(words, chair)}: ${chairGives(words, chair)}` }]
      : [],
  );
  if (view.knights[seat].morgana === 'ready')
    signs.push({ icon: 'evil-eyes', tip: `${t['lan.chair.1']}\n${t['lan.about.9']}` });
  if (view.sword === seat) signs.push({ icon: 'pointy-sword', tip: `${t['lan.sword']}\n${t['lan.tip.sword']}` });
  return signs;
}
