/** Beside the board: the virtues, what the knights have, the deeds, and the score if the game ended now. */
import { useState } from 'preact/hooks';
import { useWords } from './words.ts';
import { KnightsPage } from './knights-page.tsx';
import type { PanelPageProps } from './page-props.ts';
import { ScorePage } from './score-page.tsx';
import { VirtuesPage } from './virtues-page.tsx';

const PAGES = { virtues: VirtuesPage, knights: KnightsPage, score: ScorePage } as const;
type PageName = keyof typeof PAGES;

export function Panel(props: PanelPageProps) {
  const { t } = useWords();
  const [page, setPage] = useState<PageName>('virtues');
  const Page = PAGES[page];
  return (
    <section class="area-panel panel lan-panel" aria-label={t[`lan.tab.${page}`]}>
      <div class="rounds" role="group">
        {(Object.keys(PAGES) as PageName[]).map((name) => (
          <button key={name} type="button" class="tab" aria-pressed={name === page} onClick={() => setPage(name)}>
            {t[`lan.tab.${name}`]}
          </button>
        ))}
      </div>
      <div class="lan-page" tabIndex={0}>
        <Page {...props} />
      </div>
    </section>
  );
}
