/** The Chronicle in the drawer: readable at any time, and to take home (LM-12.11). */
import { useMemo } from 'preact/hooks';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';
import type { Desk } from '../../../web/local/desk.ts';
import type { PageProps } from '../../../web/table/board.ts';
import { journeyText } from '../text/cards.ts';
import { chaptersOf, type WrittenChapter } from './chapters.ts';
import { Downloads } from './downloads.tsx';
import { Guide } from './guide.tsx';
import { kindOf } from './prose.ts';
import { tell } from '../text/log.ts';
import { Written } from './written.tsx';

export function ChroniclePage(props: PageProps<State, Event>) {
  const { past, sitters, desk } = props;
  const { t } = useWords();
  const chapters = useMemo(() => chaptersOf(past), [past]);
  const names = sitters.map(({ name }) => name);
  const isOver = past.at(-1)?.view.phase === 'over';
  const downloads = chapters.length > 0 && <Downloads past={past} names={names} desk={desk} />;
  return (
    <div class="lm-book">
      <h3 class="lm-book-title">{t['lm.chronicleTitle']}</h3>
      {isOver && downloads}
      {chapters.length === 0 && <p>{t['lm.chronicleEmpty']}</p>}
      {chapters.map((chapter) => (
        <Chapter key={chapter.number} {...props} chapter={chapter} names={names} />
      ))}
      {!isOver && downloads}
      <Guide />
    </div>
  );
}

interface ChapterProps extends PageProps<State, Event> {
  readonly chapter: WrittenChapter;
  readonly names: readonly string[];
}

function Chapter({ chapter, names, me, desk, past }: ChapterProps) {
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
      {chapter.tales.map(({ seat, text, cards, isNamed, page }, i) => (
        <article key={i}>
          <h5 dir="auto">
            {isNamed && <Icon name="wax-seal" class="lm-book-seal" />} {names[seat] ?? t['lm.visor']}
          </h5>
          <Reports desk={desk} page={page} />
          <Written
            text={text}
            cards={cards}
            page={page}
            seat={seat}
            me={me}
            desk={desk}
            isMasked={past.at(-1)?.view.options.mask === true}
          />
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
            {event.t === 'named'
              ? t['lm.log.named'](names[event.judge], names[event.seat])
              : tell(words, event, names)?.text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What others have told the host about a text. */
function Reports({ desk, page }: { readonly desk: Desk; readonly page: string }) {
  const { t } = useWords();
  const own = desk.marks().reports.filter((report) => report.page === page);
  return (
    <>
      {own.map(({ name, why }, i) => (
        <p key={i} class="lm-reported" dir="auto">
          {t['lm.reported'](name, why)}
        </p>
      ))}
    </>
  );
}
