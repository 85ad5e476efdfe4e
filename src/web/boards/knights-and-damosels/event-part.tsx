/** The event of the round, the two roles, and what is offered for it. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { CHIVALRIES, DISASTER, kindOf, LISTED } from '../../../games/knights-and-damosels/components.ts';
import { merlinOf, type State } from '../../../games/knights-and-damosels/state.ts';
import { Icon } from './icons.ts';
import type { Sitter } from '../../seat/seated.ts';
import { useWords } from '../../words/words.tsx';
import { Chip } from './chip.tsx';
import { kindIcon } from './move-picture.tsx';
import { bitsNamed } from './naming.ts';

interface EventProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

export function EventPart({ view, sitters }: EventProps) {
  const words = useWords();
  const { t } = words;
  const { event, arthur } = view;
  return (
    <header class="kd-event">
      <p class="kd-roles">{t['kd.roles'](sitters[arthur].name, sitters[merlinOf(view)].name)}</p>
      {event === NONE || event === HIDDEN ? (
        <p>{t['kd.noEvent']}</p>
      ) : (
        <>
          <h2>
            <Icon name={kindIcon(event)} /> {t['kd.event'](event)} <small>{t['kd.kind'](kindOf(event))}</small>
          </h2>
          <p>
            {t['kd.lists'](bitsNamed(words, LISTED[event]))}{' '}
            {kindOf(event) !== DISASTER && t['kd.bonus'](t['kd.chivalry'](event))}
          </p>
        </>
      )}
      <Offers view={view} sitters={sitters} />
    </header>
  );
}

/** Who offers what, and who has sealed the faces. */
function Offers({ view, sitters }: EventProps) {
  const { t } = useWords();
  if (view.offers.every((seat) => seat === NONE)) return undefined;
  return (
    <section class="kd-offers" aria-label={t['kd.offers']}>
      {CHIVALRIES.map((_, chivalry) => {
        const seat = view.offers[chivalry];
        return (
          seat !== NONE && (
            <Chip key={chivalry} chivalry={chivalry}>
              <small dir="auto">{sitters[seat].name}</small>
            </Chip>
          )
        );
      })}
    </section>
  );
}
