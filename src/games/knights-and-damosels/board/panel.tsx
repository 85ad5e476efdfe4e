/** Beside the court: who has what, and one's own notes. */
import { useState } from 'preact/hooks';
import type { Viewer } from '../../../core/game.ts';
import type { State } from '../rules/state.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { GiftLedger } from './ledger.tsx';
import { Notebook } from './notebook.tsx';

interface PanelProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
}

const PAGES = ['ledger', 'notes'] as const;

export function Panel({ view, me, sitters }: PanelProps) {
  const { t } = useWords();
  const [page, setPage] = useState<(typeof PAGES)[number]>('ledger');
  const isOwn = me !== 'watcher' && page === 'notes';
  return (
    <section class="area-panel kd-panel" aria-label={t[`kd.tab.${page}`]}>
      {me !== 'watcher' && (
        <div class="rounds" role="group">
          {PAGES.map((name) => (
            <button key={name} type="button" class="tab" aria-pressed={name === page} onClick={() => setPage(name)}>
              {t[`kd.tab.${name}`]}
            </button>
          ))}
        </div>
      )}
      <div class="kd-page" tabIndex={0}>
        {isOwn ? <Notebook view={view} own={me} sitters={sitters} /> : <GiftLedger view={view} sitters={sitters} />}
      </div>
    </section>
  );
}
