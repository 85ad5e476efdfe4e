/** The house: the hall, or the table one sits at, in the language of the reader. */
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Fetched, lazily, type Lazily, useFetched } from './fetched.tsx';
import { Hatchings } from './look/tinctures.tsx';
import { readRoute, type Route, useRoute } from './route.ts';
import { onSettings, settings } from './local/settings.ts';
import { beginGame, type KeptSitting, sittingOf } from './local/games.ts';
import { WELCOME } from './games.ts';
import { type Words, learn, onWords, PRINTING, speak, SpokenHere, useWords } from './i18n/words.tsx';

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
const netPage = lazily(() => import('./net/net-page.tsx'));
const openPage = lazily(() => import('./lobby/open-page.tsx'));
const devicePage = lazily(() => import('./lobby/device.tsx'));
const printPage = lazily(fetchPrintPage);

function Page({ route }: { route: Route }) {
  const { t } = useWords();
  useEffect(fetchAhead, []);
  if (route.t === 'hall') return <Lazy page={hallPage}>{({ Hall }) => <Hall />}</Lazy>;
  if (route.t === 'open') return <Lazy page={openPage}>{({ OpenPage }) => <OpenPage />}</Lazy>;
  if (route.t === 'device')
    return <Lazy page={devicePage}>{({ DevicePage }) => <DevicePage code={route.code} />}</Lazy>;
  if (route.t === 'net')
    return <Lazy page={netPage}>{({ NetPage }) => <NetPage key={route.id} id={route.id} mode={route.mode} />}</Lazy>;
  if (route.t === 'print')
    return <Lazy page={printPage}>{({ PrintPage }) => <PrintPage key={route.game} game={route.game} />}</Lazy>;
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

/** The page of a table is fetched while the reader looks at the hall; if that fails, whoever sits down is told. */
function fetchAhead(): void {
  (globalThis.requestIdleCallback ?? setTimeout)(() => void tablePage.fetch().catch(() => undefined));
}

/** The page that prints comes with its words. */
async function fetchPrintPage(): Promise<Pick<typeof import('./print/print-page.tsx'), 'PrintPage'>> {
  const [{ PrintPage }] = await Promise.all([import('./print/print-page.tsx'), learn(PRINTING)]);
  return { PrintPage };
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
