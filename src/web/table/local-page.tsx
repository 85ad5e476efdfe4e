/** A table in this browser: sits down, keeps every move, and offers what comes after the end. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Box } from './board.ts';
import { openBox } from '../games.ts';
import { Fetched, lazily, useFetched } from '../fetched.tsx';
import { copy as copyText } from '../lobby/copy.ts';
import { go } from '../route.ts';
import { sitDown } from '../local/local-seat.ts';
import type { AnySeated } from '../local/seated.ts';
import { beginGame, finish, freshSeed, keepMoves, type KeptSitting, results } from '../local/games.ts';
import { TodayStanding } from '../net/standing.tsx';
import { useWords } from '../i18n/words.tsx';
import { TablePage } from './table-page.tsx';

export function LocalPage({ sitting }: { sitting: KeptSitting }) {
  const table = useMemo(() => lazily(() => openTable(sitting)), [sitting.id]);
  useEffect(
    () => () =>
      void table
        .fetch()
        .then(({ seated }) => seated.leave())
        .catch(() => undefined),
    [table],
  );
  return (
    <Fetched fetching={useFetched(table)}>
      {(opened) => <TablePage {...opened} after={<After sitting={sitting} {...opened} />} />}
    </Fetched>
  );
}

interface Opened {
  readonly seated: AnySeated;
  readonly box: Box;
}

async function openTable(sitting: KeptSitting): Promise<Opened> {
  const box = await openBox(sitting.game);
  const seated = sitDown(box.game, sitting, (moves) => keepMoves(sitting.id, moves));
  seated.listen(() => maybeFinish(seated, sitting.id));
  return { seated, box };
}

function maybeFinish(seated: AnySeated, id: string): void {
  const view = seated.moments().at(-1)?.view;
  const outcome = view === undefined ? undefined : seated.game.outcome(view);
  if (outcome !== undefined) finish(id, outcome.scores, Date.now());
}

function After({ sitting, seated, box }: Opened & { readonly sitting: KeptSitting }) {
  const words = useWords();
  const { t } = words;
  const { kind, game, sitters, seed, day } = sitting;
  const [copied, setCopied] = useState(false);
  const alone = sitters.length === 1;
  const start = (next: string): void => {
    const id = freshSeed();
    beginGame({ kind: kind === 'today' ? 'solitaire' : kind, game, sitters, seed: next, id });
    go({ t: 'table', id });
  };
  const copy = async (): Promise<void> => {
    const view = seated.moments().at(-1)?.view;
    setCopied(await copyText(box.narrator.share(words, view, day ?? seed)));
  };
  const points = seated.game.outcome(seated.moments().at(-1)?.view)?.scores[0] ?? 0;
  const isBest = alone && results().length > 1 && results().every((result) => result.points <= points);
  return (
    <>
      {day !== undefined && <TodayStanding day={day} />}
      {isBest && <p class="result-best">{t['result.best']}</p>}
      <div class="buttons result-buttons">
        {alone && (
          <button type="button" class="button" onClick={() => void copy()}>
            {copied ? t['result.shared'] : t['result.share']}
          </button>
        )}
        {alone && kind !== 'today' && (
          <button type="button" class="button" onClick={() => start(seed)}>
            {t['result.again']}
          </button>
        )}
        <button type="button" class="button button-main" onClick={() => start(freshSeed())}>
          {alone ? t['result.next'] : t['result.rematch']}
        </button>
      </div>
    </>
  );
}
