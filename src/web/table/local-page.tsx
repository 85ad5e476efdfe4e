/** A table in this browser: sits down, keeps every move, and offers what comes after the end. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Box } from './board.ts';
import { openBox } from '../games.ts';
import { Fetched, FetchedPage, lazily, useFetched } from '../fetched.tsx';
import { linkTo } from '../route.ts';
import type { Shared } from '../ending/props.ts';
import { sitDown } from '../local/local-seat.ts';
import type { Played } from '../local/local-table.ts';
import type { AnySeated } from '../local/seated.ts';
import { finish, keepMoves, type KeptSitting, type Kind } from '../local/games.ts';
import { LESSON_GAMES } from '../lesson/games.ts';
import { FirstTime } from './first-time.tsx';
import { useHint } from '../hint/hint.tsx';
import { TablePage } from './table-page.tsx';

export interface LocalPageProps {
  readonly sitting: KeptSitting;
  /** For somebody who looks over the shoulder: what the page is given instead of the seat. */
  readonly through?: (seated: AnySeated) => AnySeated;
  readonly beside?: (opened: Opened) => ComponentChildren;
}

export function LocalPage({ sitting, through = (seated) => seated, beside }: LocalPageProps) {
  const table = useMemo(() => lazily(() => openTable(sitting, through)), [sitting.id]);
  useEffect(
    () => () =>
      void table
        .fetch()
        .then(({ seated }) => seated.leave())
        .catch(() => undefined),
    [table],
  );
  return (
    <FetchedPage fetching={useFetched(table)}>
      {(opened) => (
        <>
          <Playing sitting={sitting} {...opened} />
          {beside?.(opened)}
          <FirstTime game={sitting.game} hasLesson={sitting.kind === 'bots' && LESSON_GAMES.includes(sitting.game)} />
        </>
      )}
    </FetchedPage>
  );
}

/** One try counts, or others play at this device: no hints there. */
const WITHOUT_HINTS: ReadonlySet<Kind> = new Set<Kind>(['today', 'hot-seat']);

function Playing({ sitting, ...opened }: Opened & { readonly sitting: KeptSitting }) {
  const { tool, answer } = useHint(opened);
  const hasHints = !WITHOUT_HINTS.has(sitting.kind);
  return (
    <>
      <TablePage
        {...opened}
        {...sharedDeal(sitting)}
        tools={hasHints && tool}
        after={<After sitting={sitting} {...opened} />}
      />
      {answer}
    </>
  );
}

/** A deal alone can be tried by friends. */
function sharedDeal({ kind, seed }: KeptSitting): { readonly shared?: Shared } {
  return kind === 'solitaire' ? { shared: { what: 'deal', link: linkTo({ t: 'deal', seed }) } } : {};
}

export interface Opened {
  readonly seated: AnySeated;
  readonly box: Box;
}

async function openTable(sitting: KeptSitting, through: (seated: AnySeated) => AnySeated): Promise<Opened> {
  const box = await openBox(sitting.game);
  const keep = (moves: readonly Played[]): void => keepMoves(sitting.id, moves);
  const seated = through(sitDown(box.game, sitting, keep, sitting.kind !== 'today'));
  seated.listen(() => maybeFinish(seated, sitting.id));
  return { seated, box };
}

function maybeFinish(seated: AnySeated, id: string): void {
  const view = seated.moments().at(-1)?.view;
  const outcome = view === undefined ? undefined : seated.game.outcome(view);
  if (outcome !== undefined && finish(id, outcome.scores, Date.now())) joinHistory();
}

/** Of somebody whom the server knows. Where it cannot be reached, the page of past games tries again. */
function joinHistory(): void {
  void import('../history/bring.ts').then(({ bringGames }) => bringGames()).catch(() => undefined);
}

const after = lazily(() => import('./local-after.tsx'));

/** What comes after the game is fetched at its end. */
function After(props: Opened & { readonly sitting: KeptSitting }) {
  return <Fetched fetching={useFetched(after)}>{({ AfterLocal }) => <AfterLocal {...props} />}</Fetched>;
}
