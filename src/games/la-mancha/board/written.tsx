/** A text that somebody wrote, as this reader is to see it, and what may be done with it (LM-12.12, LM-12.13). */
import { useState } from 'preact/hooks';
import type { Seat, Viewer } from '../../../core/game.ts';
import { TORN } from '../../../core/pages.ts';
import type { Desk, Mark } from '../../../web/local/desk.ts';
import { useWords } from './words.ts';
import { Marked } from './marked.tsx';
import { TextField } from '../../../web/look/text-field.tsx';

export interface WrittenProps {
  readonly text: string | number;
  readonly cards: readonly number[];
  /** Its name in the record; nothing before it was shown to all. */
  readonly page: string | undefined;
  readonly seat: Seat;
  readonly me: Viewer;
  readonly desk: Desk;
  /** Whether rude words are covered on this screen. */
  readonly isMasked: boolean;
}

export function Written(props: WrittenProps) {
  const { text, cards, page = '', desk, isMasked } = props;
  const { t } = useWords();
  const { torn, hidden } = desk.marks();
  if (text === TORN || torn.includes(page)) return <p class="lm-told lm-absent">{t['lm.torn']}</p>;
  return (
    <>
      {hidden.includes(page) ? (
        <p class="lm-told lm-absent">{t['lm.hiddenText']}</p>
      ) : (
        <Marked text={text} cards={cards} isMasked={isMasked} />
      )}
      {page !== '' && typeof text === 'string' && text !== '' && <Tools {...props} page={page} />}
    </>
  );
}

function Tools({ page, seat, me, desk }: WrittenProps & { readonly page: string }) {
  const { t } = useWords();
  const [reporting, setReporting] = useState(false);
  const { aloud, hidden } = desk.marks();
  const isOwn = seat === me;
  const marks = offered(desk, isOwn, aloud.includes(page), hidden.includes(page));
  if (marks.length === 0) return undefined;
  const act = (mark: Mark): void => (mark === 'report' ? setReporting(true) : void desk.mark(page, mark));
  return (
    <details class="lm-tools">
      <summary data-tip={t['lm.pageTools']}>
        <span aria-hidden="true">⋯</span>
        <span class="hidden">{t['lm.pageTools']}</span>
      </summary>
      <div class="buttons">
        {marks.map((mark) => (
          <button key={mark} type="button" class="button" onClick={() => act(mark)}>
            {t[`lm.mark.${mark}`]}
          </button>
        ))}
      </div>
      {reporting && <Report onSend={(why) => (setReporting(false), void desk.mark(page, 'report', why))} />}
    </details>
  );
}

/** One's own text can be kept out of the book, another's hidden or reported; the host may tear out either. */
function offered({ may }: Desk, isOwn: boolean, isAloud: boolean, isHidden: boolean): Mark[] {
  const wanted: Mark[] = isOwn ? [isAloud ? 'told' : 'aloud'] : [isHidden ? 'show' : 'hide', 'report'];
  return [...wanted, 'tear' as const].filter((mark) => may.includes(mark));
}

function Report({ onSend }: { readonly onSend: (why: string) => void }) {
  const { t } = useWords();
  const [why, setWhy] = useState('');
  return (
    <form class="lm-report" onSubmit={(event) => (event.preventDefault(), onSend(why))}>
      <label>
        <span>{t['lm.reportWhy']}</span>
        <TextField dir="auto" value={why} maxLength={200} onText={setWhy} />
      </label>
      <button type="submit" class="button button-main">
        {t['lm.reportSend']}
      </button>
    </form>
  );
}
