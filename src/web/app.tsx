/** The house: the hall, or the table one sits at, in the language of the reader. */
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Fetched, lazily, type Lazily, useFetched } from './fetched.tsx';
import { Hatchings } from './look/tinctures.tsx';
import { circlePage, peoplePage } from './people/parts.ts';
import { ladderPage } from './ratings/parts.ts';
import { address, readRoute, type Route, useRoute } from './route.ts';
import { onSettings, settings } from './local/settings.ts';
import { beginGame, type KeptSitting, sittingOf } from './local/games.ts';
import { MANIFESTS, openBox, WELCOME } from './games.ts';
import { askAhead, tablePath } from './net/ask.ts';
import type { TableInfo } from '../wire/table-info.ts';
import {
  type Words,
  ADMIN,
  HISTORY,
  LOBBY,
  ME,
  NOTICES,
  onWords,
  PRINTING,
  REFEREE,
  REVIEW,
  ROOM,
  speak,
  SpokenHere,
  useWords,
  withWords,
} from './i18n/words.tsx';

export function App() {
  const { words, failed } = useLanguage();
  const route = useRoute();
  if (words === undefined) return <TitlePage failed={failed} />;
  return (
    <SpokenHere value={words}>
      <Hatchings />
      <Page route={route} />
    </SpokenHere>
  );
}

/** As in index.html, where it stands before anything was fetched. If no words can be had, it says so in all languages. */
function TitlePage({ failed = false }: { failed?: boolean }) {
  return (
    <main class="title-page">
      <h1>Errantry</h1>
      {failed && <p role="alert">Please load the page again. · Vuelve a cargar la página, por favor.</p>}
    </main>
  );
}

/** Every page is fetched when somebody goes there, so that nobody waits for another. */
const hallPage = lazily(() => import('./home/home.tsx'));
const tablePage = lazily(() => import('./table/local-page.tsx'));
const lessonPage = lazily(() => import('./lesson/lesson-page.tsx'));
const netPage = lazily(() => withWords(import('./net/net-page.tsx'), ROOM));
const openPage = lazily(() => withWords(import('./lobby/open-page.tsx'), LOBBY));
const codePage = lazily(() => withWords(import('./lobby/code-page.tsx'), LOBBY));
const devicePage = lazily(() => import('./lobby/device.tsx'));
const printPage = lazily(() => withWords(import('./print/print-page.tsx'), PRINTING));
const refereePage = lazily(() => withWords(import('./referee/referee-page.tsx'), REFEREE));
const noticesPage = lazily(() => withWords(import('./notices/notices-page.tsx'), NOTICES));
const historyPage = lazily(() => withWords(import('./history/history-page.tsx'), HISTORY));
const puzzlePage = lazily(() => withWords(import('./puzzle/puzzle-page.tsx'), REVIEW));
const mePage = lazily(() => withWords(import('./me/me-page.tsx'), ME));
const adminPage = lazily(() => withWords(import('./admin/admin-page.tsx'), ADMIN));

const PAGES: { readonly [route in Route['t']]: Lazily<unknown> } = {
  hall: hallPage,
  table: tablePage,
  deal: tablePage,
  net: netPage,
  open: openPage,
  learn: lessonPage,
  puzzle: puzzlePage,
  print: printPage,
  referee: refereePage,
  me: mePage,
  people: peoplePage,
  circle: circlePage,
  admin: adminPage,
  code: codePage,
  device: devicePage,
  notices: noticesPage,
  history: historyPage,
  ladder: ladderPage,
};

/** Words, page, table and game at once, not one after the other: on a slow line each takes a while. */
function fetchAhead(route: Route): void {
  const all = [speak(settings().language), PAGES[route.t].fetch(), openAhead(route)];
  for (const each of all) each.catch(() => undefined); // whoever needs it asks again, and says what is wrong
}

async function openAhead(route: Route): Promise<unknown> {
  const game = await gameOf(route);
  return game !== undefined && Object.hasOwn(MANIFESTS, game) ? openBox(game) : undefined;
}

async function gameOf(route: Route): Promise<string | undefined> {
  if (route.t === 'deal') return WELCOME;
  if (route.t === 'table') return sittingOf(route.id)?.game;
  if (route.t === 'net') return (await askAhead<TableInfo>(tablePath(route.id, route.invitation))).value?.game;
  return route.t === 'learn' ? route.game : undefined;
}

fetchAhead(readRoute(location.hash));

function Page({ route }: { route: Route }) {
  const { t } = useWords();
  useEffect(countWaitingTables, []);
  if (route.t === 'hall') return <Lazy page={hallPage}>{({ Hall }) => <Hall />}</Lazy>;
  if (route.t === 'open')
    return <Lazy page={openPage}>{({ OpenPage }) => <OpenPage key={address(route)} {...route} />}</Lazy>;
  if (route.t === 'learn')
    return <Lazy page={lessonPage}>{({ LessonPage }) => <LessonPage key={route.game} game={route.game} />}</Lazy>;
  if (route.t === 'code') return <Lazy page={codePage}>{({ CodePage }) => <CodePage />}</Lazy>;
  if (route.t === 'device')
    return <Lazy page={devicePage}>{({ DevicePage }) => <DevicePage code={route.code} />}</Lazy>;
  if (route.t === 'net')
    return <Lazy page={netPage}>{({ NetPage }) => <NetPage key={address(route)} route={route} />}</Lazy>;
  if (route.t === 'print')
    return <Lazy page={printPage}>{({ PrintPage }) => <PrintPage key={route.game} game={route.game} />}</Lazy>;
  if (route.t === 'referee')
    return (
      <Lazy page={refereePage}>
        {({ RefereePage }) => <RefereePage key={route.game} game={route.game} sent={route.table} />}
      </Lazy>
    );
  if (route.t === 'ladder')
    return <Lazy page={ladderPage}>{({ LadderPage }) => <LadderPage key={route.game} game={route.game} />}</Lazy>;
  if (route.t === 'history') return <Lazy page={historyPage}>{({ HistoryPage }) => <HistoryPage />}</Lazy>;
  if (route.t === 'puzzle')
    return <Lazy page={puzzlePage}>{({ PuzzlePage }) => <PuzzlePage key={address(route)} {...route} />}</Lazy>;
  if (route.t === 'me') return <Lazy page={mePage}>{({ MePage }) => <MePage />}</Lazy>;
  if (route.t === 'people') return <Lazy page={peoplePage}>{({ PeoplePage }) => <PeoplePage />}</Lazy>;
  if (route.t === 'circle')
    return <Lazy page={circlePage}>{({ CirclePage }) => <CirclePage key={address(route)} {...route} />}</Lazy>;
  if (route.t === 'admin') return <Lazy page={adminPage}>{({ AdminPage }) => <AdminPage part={route.part} />}</Lazy>;
  if (route.t === 'notices')
    return (
      <Lazy page={noticesPage}>
        {({ NoticesPage, StopPage }) =>
          route.stop === undefined ? <NoticesPage /> : <StopPage way={route.stop.way} code={route.stop.key} />
        }
      </Lazy>
    );
  const sitting = sittingFor(route, t['seat.you']);
  if (sitting === undefined) return <Lazy page={hallPage}>{({ Hall }) => <Hall missing />}</Lazy>;
  return <Lazy page={tablePage}>{({ LocalPage }) => <LocalPage key={sitting.id} sitting={sitting} />}</Lazy>;
}

interface LazyProps<T> {
  readonly page: Lazily<T>;
  readonly children: (page: T) => ComponentChild;
}

function Lazy<T>({ page, children }: LazyProps<T>) {
  return (
    <Fetched fetching={useFetched(page)} meanwhile={<TitlePage />}>
      {children}
    </Fetched>
  );
}

/** How many tables wait, for the title; fetched when the page stands. */
function countWaitingTables(): void {
  void import('./net/waiting.ts').then(({ countWaiting }) => countWaiting()).catch(() => undefined);
}

function sittingFor(route: Extract<Route, { t: 'table' | 'deal' }>, name: string): KeptSitting | undefined {
  if (route.t === 'table') return sittingOf(route.id);
  const { seed } = route;
  return beginGame({ kind: 'deal', game: WELCOME, sitters: [{ name }], seed, id: `deal-${seed}` });
}

interface Spoken {
  /** Undefined while they are on their way. */
  readonly words?: Words;
  readonly failed: boolean;
}

function useLanguage(): Spoken {
  const [spoken, setSpoken] = useState<Spoken>({ failed: false });
  useEffect(() => {
    const change = (): void =>
      void speak(settings().language).catch(() => setSpoken((before) => ({ ...before, failed: true })));
    const stops = [onWords((words) => setSpoken({ words, failed: false })), onSettings(change)];
    change();
    return () => stops.forEach((stop) => stop());
  }, []);
  return spoken;
}
