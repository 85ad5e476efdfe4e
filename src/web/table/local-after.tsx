/** After a game in this browser: its place among all of the day, the result to share, and another one. */
import { Fetched, lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import { beginGame, freshSeed, type KeptSitting, type Kind, results } from '../local/games.ts';
import type { AnySeated } from '../local/seated.ts';
import { go } from '../route.ts';
import type { Box } from './board.ts';
import { ShareResult } from './share-result.tsx';

interface AfterProps {
  readonly sitting: KeptSitting;
  readonly seated: AnySeated;
  readonly box: Box;
}

/** What a game is that follows one of another kind. */
const again: { readonly [kind in Kind]?: Kind } = { today: 'solitaire', lesson: 'bots' };

const standing = lazily(() => import('../net/standing.tsx'));

/** Fetched at the end of a deal of the day. */
function Standing({ day }: { readonly day: string }) {
  return <Fetched fetching={useFetched(standing)}>{({ OfflineStanding }) => <OfflineStanding day={day} />}</Fetched>;
}

export function AfterLocal({ sitting, seated, box }: AfterProps) {
  const { t } = useWords();
  const { kind, game, sitters, seed, day } = sitting;
  const alone = sitters.length === 1;
  const start = (next: string): void => {
    const id = freshSeed();
    beginGame({ kind: again[kind] ?? kind, game, sitters, seed: next, id });
    go({ t: 'table', id });
  };
  const points = seated.game.outcome(seated.moments().at(-1)?.view)?.scores[0] ?? 0;
  const isBest = alone && results().length > 1 && results().every((result) => result.points <= points);
  return (
    <>
      {day !== undefined && <Standing day={day} />}
      {isBest && <p class="result-best">{t['result.best']}</p>}
      <div class="buttons result-buttons">
        {alone && <ShareResult seated={seated} box={box} deal={day === undefined ? seed : t['offline.of'](day)} />}
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
