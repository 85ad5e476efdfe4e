/** The house: the hall, or the table one sits at, in the language of the reader. */
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Fetched, lazily, type Lazily, useFetched } from './fetched.tsx';
import { Hatchings } from './look/tinctures.tsx';
import { ladderPage } from './ratings/parts.ts';
import { address, readRoute, type Route, useRoute } from './route.ts';
import { onSettings, settings } from './local/settings.ts';
import { beginGame, type KeptSitting, sittingOf } from './local/games.ts';
import { WELCOME } from './games.ts';
import {
  type Words,
  HISTORY,
  learn,
  ME,
  NOTICES,
  onWords,
  PRINTING,
  REFEREE,
  speak,
  SpokenHere,
  useWords,
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
if (readRoute(location.hash).t === 'hall') hallPage.fetch().catch(() => undefined); // beside the words, not after them
const tablePage = lazily(() => import('./table/local-page.tsx'));
const lessonPage = lazily(() => import('./lesson/lesson-page.tsx'));
const netPage = lazily(() => import('./net/net-page.tsx'));
const openPage = lazily(() => import('./lobby/open-page.tsx'));
const codePage = lazily(() => import('./lobby/code-page.tsx'));
const devicePage = lazily(() => import('./lobby/device.tsx'));
const printPage = lazily(fetchPrintPage);
const refereePage = lazily(fetchRefereePage);
const noticesPage = lazily(fetchNoticesPage);
const historyPage = lazily(fetchHistoryPage);
const mePage = lazily(fetchMePage);

function Page({ route }: { route: Route }) {
  const { t } = useWords();
  useEffect(countWaitingTables, []);
  if (route.t === 'hall') return <Lazy page={hallPage}>{({ Hall }) => <Hall />}</Lazy>;
  if (route.t === 'open')
    return <Lazy page={openPage}>{({ OpenPage }) => <OpenPage key={route.game} game={route.game} />}</Lazy>;
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
  if (route.t === 'me') return <Lazy page={mePage}>{({ MePage }) => <MePage />}</Lazy>;
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

/** The page that prints comes with its words. */
async function fetchPrintPage(): Promise<Pick<typeof import('./print/print-page.tsx'), 'PrintPage'>> {
  const [{ PrintPage }] = await Promise.all([import('./print/print-page.tsx'), learn(PRINTING)]);
  return { PrintPage };
}

/** So does the page for people with a box. */
async function fetchRefereePage(): Promise<Pick<typeof import('./referee/referee-page.tsx'), 'RefereePage'>> {
  const [{ RefereePage }] = await Promise.all([import('./referee/referee-page.tsx'), learn(REFEREE)]);
  return { RefereePage };
}

async function fetchNoticesPage(): Promise<
  Pick<typeof import('./notices/notices-page.tsx'), 'NoticesPage' | 'StopPage'>
> {
  const [{ NoticesPage, StopPage }] = await Promise.all([import('./notices/notices-page.tsx'), learn(NOTICES)]);
  return { NoticesPage, StopPage };
}

async function fetchHistoryPage(): Promise<Pick<typeof import('./history/history-page.tsx'), 'HistoryPage'>> {
  const [{ HistoryPage }] = await Promise.all([import('./history/history-page.tsx'), learn(HISTORY)]);
  return { HistoryPage };
}

async function fetchMePage(): Promise<Pick<typeof import('./me/me-page.tsx'), 'MePage'>> {
  const [{ MePage }] = await Promise.all([import('./me/me-page.tsx'), learn(ME)]);
  return { MePage };
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
