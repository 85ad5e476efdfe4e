/** The end on the television: the winner, what decided it, and everybody's place, in the words that every screen has. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import { tellerOf } from '../ending/tell.ts';
import { Fetched, lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import type { AnySeated } from '../local/seated.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { Laurel } from './laurel.tsx';
import { useFanfare } from './use-stage-sound.ts';

/** Letters of a headline that need smaller ones: it stands beside the wreath, in three lines. */
const LONG = 28;

export function Finale({ seated }: { readonly seated: AnySeated }) {
  const words = useWords();
  const { id } = seated.game;
  const teller = useMemo(() => lazily(() => tellerOf(id, words.language)), [id, words.language]);
  useFanfare();
  return (
    <section class="tv-stage tv-finale" aria-label={words.t['result.title']}>
      <Fetched fetching={useFetched(teller)}>
        {(tell) => <Told result={tell(words, seated, true)!} seated={seated} /> /* it is over */}
      </Fetched>
    </section>
  );
}

function Told({ result, seated: { sitters } }: { readonly result: Result; readonly seated: AnySeated }) {
  const { headline, decided, places, moment } = result;
  const { t } = useWords();
  return (
    <>
      <div class="tv-winner">
        <Crowned seats={places.flatMap(({ seat, place }) => (place === 1 ? seat : []))} />
        <h2 class={`result-title ${headline.length > LONG ? 'tv-much' : ''}`} dir="auto">
          {headline}
        </h2>
        <div class="tv-why">
          {decided.map((sentence) => (
            <p key={sentence} dir="auto">
              {sentence}
            </p>
          ))}
          {moment !== undefined && (
            <section class="tv-moment">
              <h3>{t['tv.moment']}</h3>
              <p dir="auto">{moment.text}</p>
            </section>
          )}
        </div>
      </div>
      <ol class="tv-places">
        {places.map(({ seat, place, figure, note }, i) => (
          <li
            key={seat}
            class={`${tinctureOf(seat)} ${place === 1 ? 'tv-first' : ''}`}
            style={{ '--i': places.length - i }}
          >
            <b>{place}</b>
            <Escutcheon seat={seat} />
            <span>
              <strong dir="auto">{sitters[seat].name}</strong>
              <span>{[figure, note].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
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
