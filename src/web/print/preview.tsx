/** The first pages of the very document that is downloaded, as pictures. */
import { useEffect, useState } from 'preact/hooks';
import { PREVIEWED, type PrintChoices } from '../../wire/printing.ts';
import { type Answer, ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';
import { useWords } from '../i18n/words.tsx';

interface Summary {
  readonly pages: number;
  readonly tag: string;
}

/** Whoever is still choosing does not keep the press busy. */
const PAUSE_MS = 300;

export function Preview({ order }: { order: PrintChoices }) {
  const { t } = useWords();
  const query = queryOf(order);
  const summary = useSummary(order.game, query);
  const path = `/api/print/${order.game}`;
  return (
    <section class="sheet printing-preview" aria-labelledby="preview">
      <h2 id="preview">{t['printing.preview']}</h2>
      <p class="small" role="status">
        {summary === undefined && t['printing.making']}
        {summary?.value && t['printing.comes'](summary.value.pages)}
      </p>
      <ProblemNote refused={summary?.refused} />
      {summary?.value && (
        <>
          <div class="buttons">
            <a class="button button-main" href={`${path}/sheets.pdf?${query}&download`} download>
              {t['printing.download']}
            </a>
            <a class="button" href={`${path}/sheets.pdf?${query}`} target="_blank" rel="noreferrer">
              {t['printing.open']}
            </a>
          </div>
          <Pages path={path} query={query} summary={summary.value} />
        </>
      )}
    </section>
  );
}

function Pages({ path, query, summary: { pages, tag } }: { path: string; query: string; summary: Summary }) {
  const { t } = useWords();
  return (
    <ol class="printing-pages">
      {Array.from({ length: Math.min(PREVIEWED, pages) }, (_, i) => (
        <li key={`${tag} ${i}`}>
          <img src={`${path}/page.png?${query}&page=${i + 1}`} alt={t['printing.page'](i + 1, pages)} />
        </li>
      ))}
    </ol>
  );
}

/** All but the game, which stands in the path. */
function queryOf(order: PrintChoices): string {
  const asked = Object.entries(order).filter(([name]) => name !== 'game');
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
}

/** Undefined while the press is at work. What comes too late is let go. */
function useSummary(game: string, query: string): Answer<Summary> | undefined {
  const [summary, setSummary] = useState<Answer<Summary> | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    setSummary(undefined);
    const timer = setTimeout(() => {
      void ask<Summary>('GET', `/print/${game}?${query}`).then((answer) => isCurrent && setSummary(answer));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [game, query]);
  return summary;
}
