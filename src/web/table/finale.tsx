/** The end on the television: the winner, what decided it, and everybody's place. */
import type { Outcome, Seat } from '../../core/game.ts';
import { listed } from '../../core/text.ts';
import { useWords } from '../i18n/words.tsx';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { Laurel } from './laurel.tsx';
import type { AnyTelevision, Staged } from './television.ts';
import { useFanfare } from './use-stage-sound.ts';

interface FinaleProps {
  readonly staged: Staged<unknown, unknown>;
  readonly television: AnyTelevision;
  readonly outcome: Outcome;
}

export function Finale({ staged, television, outcome: { places } }: FinaleProps) {
  const words = useWords();
  const { t } = words;
  const { title, why, results } = television.useEnding(staged);
  const { sitters } = staged;
  const order = [...places.keys()].toSorted((one, other) => places[one] - places[other]);
  const first = order.filter((seat) => places[seat] === 1);
  const names = first.map((seat) => sitters[seat].name);
  useFanfare();
  return (
    <section class="tv-stage tv-finale" aria-label={t['result.title']}>
      <div class="tv-winner">
        <Crowned seats={first} />
        <h2 class="result-title" dir="auto">
          {title ?? t[first.length > 1 ? 'result.winners' : 'result.winner'](listed(words, names))}
        </h2>
        <div class="tv-why">
          {why.map((sentence) => (
            <p key={sentence} dir="auto">
              {sentence}
            </p>
          ))}
        </div>
      </div>
      <ol class="tv-places">
        {order.map((seat, i) => (
          <li
            key={seat}
            class={`${tinctureOf(seat)} ${places[seat] === 1 ? 'tv-first' : ''}`}
            style={{ '--i': order.length - i }}
          >
            <b>{places[seat]}</b>
            <Escutcheon seat={seat} />
            <span>
              <strong dir="auto">{sitters[seat].name}</strong>
              <span>{results[seat]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The arms of the winner in a wreath; of several, side by side. */
function Crowned({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <span class="tv-crowned" aria-hidden="true">
      <Laurel />
      {seats.map((seat) => (
        <Escutcheon key={seat} seat={seat} />
      ))}
    </span>
  );
}
