/** Between two Journey cards: the deck, and how the last chapter ended. */
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { journeyText } from '../text/cards.ts';
import { tell } from '../text/log.ts';
import { Windmills } from './windmill.tsx';

export interface RestProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  /** What has happened since the last Journey card was drawn. */
  readonly chapter: readonly Event[];
}

const ENDS: ReadonlySet<Event['t']> = new Set<Event['t']>(['named', 'nobody', 'unwooed', 'took', 'treasures', 'equipped', 'left', 'loved', 'refused', 'result', 'ran', 'won', 'allFled', 'tie']); // prettier-ignore
const MOST_LINES = 6;

export function Rest({ view, sitters, chapter }: RestProps) {
  const words = useWords();
  const { t } = words;
  const names = sitters.map(({ name }) => name);
  const drawn = chapter.find((event) => event.t === 'journey' || event.t === 'feat');
  const won = chapter.find((event) => event.t === 'won');
  const lines = chapter.filter((event) => ENDS.has(event.t)).slice(-MOST_LINES);
  return (
    <section class="lm-rest">
      <Windmills />
      {won !== undefined && (
        <p class="lm-triumph" role="status">
          <Icon name="laurels" />
          <b dir="auto">{t['lm.log.won'](names[won.seat], journeyText(words, won.card).name)}</b>
          <span>{journeyText(words, won.card).triumph}</span>
        </p>
      )}
      {drawn === undefined ? (
        <p class="lm-first">{t['lm.first']}</p>
      ) : (
        <>
          <h2>{journeyText(words, drawn.card).name}</h2>
          <ul class="lm-ended">
            {lines.map((event, i) => (
              <li key={i} dir="auto">
                {tell(words, event, names)?.text}
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="lm-deck">
        {view.journey.length === 0 && drawn !== undefined ? t['lm.setAside'] : t['lm.deck'](view.journey.length)}
      </p>
    </section>
  );
}
