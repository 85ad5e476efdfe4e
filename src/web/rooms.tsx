/** Which page a route leads to. Each is fetched when somebody goes there, so that nobody waits for another. */
import type { ComponentChild, VNode } from 'preact';
import { FetchedPage, lazily, type Lazily, useFetched } from './fetched.tsx';
import { WELCOME } from './games.ts';
import {
  ADMIN,
  HISTORY,
  LOBBY,
  ME,
  NOTICES,
  PRINTING,
  REFEREE,
  REVIEW,
  ROOM,
  useWords,
  withWords,
} from './i18n/words.tsx';
import { beginGame, type KeptSitting, sittingOf } from './local/games.ts';
import { circlePage, peoplePage } from './people/parts.ts';
import { ladderPage } from './ratings/parts.ts';
import { address, type Route } from './route.ts';
import { TitlePage } from './title-page.tsx';

interface Room<R> {
  readonly fetch: () => Promise<unknown>;
  readonly Draw: (props: { readonly route: R }) => VNode;
}

type Routed<T extends Route['t']> = Extract<Route, { t: T }>;
type Rooms = { readonly [T in Route['t']]: Room<Routed<T>> };

const hallPage = lazily(() => import('./home/home.tsx'));
const tablePage = lazily(() => import('./table/local-page.tsx'));
const netPage = lazily(() => withWords(import('./net/net-page.tsx'), ROOM));
const openPage = lazily(() => withWords(import('./lobby/open-page.tsx'), LOBBY));
const codePage = lazily(() => withWords(import('./lobby/code-page.tsx'), LOBBY));
const devicePage = lazily(() => import('./lobby/device.tsx'));
const lessonPage = lazily(() => import('./lesson/lesson-page.tsx'));
const puzzlePage = lazily(() => withWords(import('./puzzle/puzzle-page.tsx'), REVIEW));
const rulesPage = lazily(() => import('./rules/rules-page.tsx'));
const printPage = lazily(() => withWords(import('./print/print-page.tsx'), PRINTING));
const refereePage = lazily(() => withWords(import('./referee/referee-page.tsx'), REFEREE));
const mePage = lazily(() => withWords(import('./me/me-page.tsx'), ME));
const noticesPage = lazily(() => withWords(import('./notices/notices-page.tsx'), NOTICES));
const historyPage = lazily(() => withWords(import('./history/history-page.tsx'), HISTORY));
const adminPage = lazily(() => withWords(import('./admin/admin-page.tsx'), ADMIN));

/** A page with a key begins anew when its address changes. */
const ROOMS: Rooms = {
  hall: room(hallPage, ({ Hall }) => <Hall />),
  table: { fetch: tablePage.fetch, Draw: LocalTable },
  deal: { fetch: tablePage.fetch, Draw: LocalTable },
  net: room(netPage, ({ NetPage }, route) => <NetPage key={address(route)} route={route} />),
  open: room(openPage, ({ OpenPage }, route) => <OpenPage key={address(route)} {...route} />),
  code: room(codePage, ({ CodePage }) => <CodePage />),
  device: room(devicePage, ({ DevicePage }, { code }) => <DevicePage code={code} />),
  learn: room(lessonPage, ({ LessonPage }, { game }) => <LessonPage key={game} game={game} />),
  puzzle: room(puzzlePage, ({ PuzzlePage }, route) => <PuzzlePage key={address(route)} {...route} />),
  rules: room(rulesPage, ({ RulesPage }, { game, rule }) => <RulesPage game={game} rule={rule} />),
  print: room(printPage, ({ PrintPage }, { game }) => <PrintPage key={game} game={game} />),
  referee: room(refereePage, ({ RefereePage }, { game, table }) => <RefereePage key={game} game={game} sent={table} />),
  me: room(mePage, ({ MePage }) => <MePage />),
  people: room(peoplePage, ({ PeoplePage }) => <PeoplePage />),
  circle: room(circlePage, ({ CirclePage }, route) => <CirclePage key={address(route)} {...route} />),
  ladder: room(ladderPage, ({ LadderPage }, { game }) => <LadderPage key={game} game={game} />),
  history: room(historyPage, ({ HistoryPage }) => <HistoryPage />),
  notices: room(noticesPage, ({ NoticesPage, StopPage }, { stop }) =>
    stop === undefined ? <NoticesPage /> : <StopPage way={stop.way} code={stop.key} />,
  ),
  admin: room(adminPage, ({ AdminPage }, { part }) => <AdminPage part={part} />),
};

export const roomOf = (route: Route): Room<Route> => ROOMS[route.t] as Room<Route>;

function room<R, P>(page: Lazily<P>, draw: (parts: P, route: R) => ComponentChild): Room<R> {
  return { fetch: page.fetch, Draw: ({ route }) => <Lazy page={page}>{(parts) => draw(parts, route)}</Lazy> };
}

interface LazyProps<P> {
  readonly page: Lazily<P>;
  readonly children: (parts: P) => ComponentChild;
}

function Lazy<P>({ page, children }: LazyProps<P>) {
  return (
    <FetchedPage fetching={useFetched(page)} meanwhile={<TitlePage />}>
      {children}
    </FetchedPage>
  );
}

/** A table in this browser; whoever comes to one that is gone is told so in the hall. */
function LocalTable({ route }: { readonly route: Routed<'table' | 'deal'> }) {
  const { t } = useWords();
  const sitting = sittingFor(route, t['seat.you']);
  if (sitting === undefined) return <Lazy page={hallPage}>{({ Hall }) => <Hall missing />}</Lazy>;
  return <Lazy page={tablePage}>{({ LocalPage }) => <LocalPage key={sitting.id} sitting={sitting} />}</Lazy>;
}

function sittingFor(route: Routed<'table' | 'deal'>, name: string): KeptSitting | undefined {
  if (route.t === 'table') return sittingOf(route.id);
  const { seed } = route;
  return beginGame({ kind: 'deal', game: WELCOME, sitters: [{ name }], seed, id: `deal-${seed}` });
}
