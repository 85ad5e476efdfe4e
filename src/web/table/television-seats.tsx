/** Everybody's seat on the television: arms, name, what they have; whoever is awaited has a golden frame. */
import { useWords } from '../i18n/words.tsx';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { Icon } from './icons.ts';
import type { AnyTelevision, Staged } from './television.ts';

interface SeatsProps {
  readonly staged: Staged<unknown, unknown>;
  readonly television: AnyTelevision;
}

export function TelevisionSeats({ staged: { view, sitters, pending }, television: { Seat } }: SeatsProps) {
  const { t } = useWords();
  return (
    <ul class="tv-seats" aria-label={t['table.players']}>
      {sitters.map(({ name, here, away }, seat) => (
        <li key={seat} class={`tv-seat ${tinctureOf(seat)} ${pending.includes(seat) ? 'tv-awaited' : ''}`}>
          <Escutcheon seat={seat} />
          <b class="tv-name" dir="auto">
            {name}
          </b>
          {pending.includes(seat) && <Icon name="hourglass" class="tv-waits" />}
          <span class="tv-has">
            {away === true || here === false ? (
              <i>{away === true ? t['seat.away'] : t['seat.gone']}</i>
            ) : (
              <Seat view={view} seat={seat} sitters={sitters} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
