/** The Chronicle as files, made in this browser from what it was told. */
import { outcome } from '../../../games/la-mancha/10-end.ts';
import { chronicle, type Chronicle } from '../../../games/la-mancha/chronicle/book.ts';
import { writeHtml } from '../../../games/la-mancha/chronicle/html.ts';
import { writeMarkdown } from '../../../games/la-mancha/chronicle/markdown.ts';
import type { Event } from '../../../games/la-mancha/events.ts';
import type { State } from '../../../games/la-mancha/state.ts';
import { useWords } from '../../words/words.tsx';

interface Format {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly write: (book: Chronicle) => string;
}

const FORMATS: readonly Format[] = [
  { name: 'HTML', ending: 'html', type: 'text/html', write: writeHtml },
  { name: 'Markdown', ending: 'md', type: 'text/markdown', write: writeMarkdown },
  { name: 'JSON', ending: 'json', type: 'application/json', write: (book) => JSON.stringify(book, undefined, 2) },
];

export interface DownloadsProps {
  /** What was said after each move. */
  readonly events: readonly (readonly Event[])[];
  readonly names: readonly string[];
  readonly view: State | undefined;
}

export function Downloads({ events, names, view }: DownloadsProps) {
  const { t } = useWords();
  const book = (): Chronicle => chronicle(events, names, undefined, view === undefined ? undefined : outcome(view));
  return (
    <section class="lm-downloads" aria-label={t['lm.download']}>
      <h4>{t['lm.download']}</h4>
      <div class="buttons">
        {FORMATS.map((format) => (
          <button key={format.name} type="button" class="button" onClick={() => save(format, book())}>
            {format.name}
          </button>
        ))}
      </div>
    </section>
  );
}

function save({ ending, type, write }: Format, book: Chronicle): void {
  const url = URL.createObjectURL(new Blob([write(book)], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `la-mancha.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}
