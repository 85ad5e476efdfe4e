/** The Chronicle in the drawer: readable at any time, and to take home (LM-12.11). */
import { useMemo } from 'preact/hooks';
import type { Event } from '../../../games/la-mancha/events.ts';
import type { State } from '../../../games/la-mancha/state.ts';
import { Icon } from './icons.ts';
import { useWords } from '../../words/words.tsx';
import type { PageProps } from '../board.ts';
import { journeyText } from './cards.ts';
import { chaptersOf, type WrittenChapter } from './chapters.ts';
import { Downloads } from './downloads.tsx';
import { Guide } from './guide.tsx';
import { kindOf } from './journey-card.tsx';
import { Marked } from './marked.tsx';
import { tell } from './telling.ts';

export function ChroniclePage({ past, sitters }: PageProps<State, Event>) {
  const { t } = useWords();
  const events = useMemo(() => past.flatMap((moment) => moment.events), [past]);
  const chapters = useMemo(() => chaptersOf(events), [events]);
  const names = sitters.map(({ name }) => name);
  return (
    <div class="lm-book">
      <h3 class="lm-book-title">{t['lm.chronicleTitle']}</h3>
      {chapters.length === 0 && <p>{t['lm.chronicleEmpty']}</p>}
      {chapters.map((chapter) => (
        <Chapter key={chapter.number} chapter={chapter} names={names} />
      ))}
      {chapters.length > 0 && (
        <Downloads events={past.map((moment) => moment.events)} names={names} view={past.at(-1)?.view} />
      )}
      <Guide />
    </div>
  );
}

function Chapter({ chapter, names }: { readonly chapter: WrittenChapter; readonly names: readonly string[] }) {
  const words = useWords();
  const { t } = words;
  const { name, heading } = journeyText(words, chapter.card);
  return (
    <section class={`lm-chapter lm-chapter-${kindOf(chapter.card)}`}>
      <h4>
        {t['lm.chapter'](chapter.number)} <small>{heading}</small>
      </h4>
      <p>
        <b>{name}</b>
      </p>
      {chapter.tales.map(({ seat, text, cards, isNamed }, i) => (
        <article key={i}>
          <h5 dir="auto">
            {isNamed && <Icon name="wax-seal" class="lm-book-seal" />} {names[seat] ?? t['lm.visor']}
          </h5>
          <Marked text={text} cards={cards} />
        </article>
      ))}
      {chapter.remark !== '' && (
        <p class="lm-remark" dir="auto">
          {chapter.remark}
        </p>
      )}
      <ul class="lm-deeds">
        {chapter.deeds.map((event, i) => (
          <li key={i} dir="auto">
            {tell(words, event, names)?.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
