/** The Chronicle as files, made in this browser from what it was told. */
import { outcome } from '../rules/10-end.ts';
import { bookFrom, type Chronicle } from '../chronicle/book.ts';
import { writeHtml } from '../chronicle/html.ts';
import { writeMarkdown } from '../chronicle/markdown.ts';
import type { ChroniclePen } from '../text/pen.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import type { Desk } from '../../../web/local/desk.ts';
import type { Language } from '../../../core/game.ts';
import { useWords } from './words.ts';
import type { PageProps } from '../../../web/table/board.ts';

interface Format {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly write: (book: Chronicle, pen: ChroniclePen) => string;
}

const FORMATS: readonly Format[] = [
  { name: 'HTML', ending: 'html', type: 'text/html', write: writeHtml },
  { name: 'Markdown', ending: 'md', type: 'text/markdown', write: writeMarkdown },
  { name: 'JSON', ending: 'json', type: 'application/json', write: (book) => JSON.stringify(book, undefined, 2) },
];

/** Each is fetched by whoever reads it. */
const PENS: { readonly [language in Language]: () => Promise<ChroniclePen> } = {
  en: async () => (await import('../text/chronicle.en.ts')).ENGLISH,
  es: async () => (await import('../text/chronicle.es.ts')).SPANISH,
};

export interface DownloadsProps extends Pick<PageProps<State, Event>, 'past' | 'desk'> {
  readonly names: readonly string[];
}

export function Downloads({ past, names, desk }: DownloadsProps) {
  const { t, language } = useWords();
  const take = async (format: Format): Promise<void> => {
    const pen = await PENS[language]();
    save(format, format.write(bookOf(past, names, desk, pen), pen));
  };
  return (
    <section class="lm-downloads" aria-label={t['lm.download']}>
      <h4>{t['lm.download']}</h4>
      <div class="buttons">
        {FORMATS.map((format) => (
          <button key={format.name} type="button" class="button" onClick={() => void take(format)}>
            {format.name}
          </button>
        ))}
        {desk.book !== undefined && (
          <a class="button" href={`${desk.book}.pdf?lang=${language}&download`} download>
            PDF
          </a>
        )}
      </div>
    </section>
  );
}

/** The book as the server would make it, but from what this seat was told; with what is kept out of it kept out. */
function bookOf(past: DownloadsProps['past'], names: readonly string[], desk: Desk, pen: ChroniclePen): Chronicle {
  const { aloud, torn } = desk.marks();
  const view = past.at(-1)?.view;
  const said: Event[][] = [];
  for (const { n, events } of past) said[n] = [...events];
  const whole = Array.from(said, (events) => events ?? []);
  const omissions = { withheld: aloud, torn };
  return bookFrom(whole, names, { omissions, outcome: view === undefined ? undefined : outcome(view), pen });
}

function save({ ending, type }: Format, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `la-mancha.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}
