/** The house: the hall, or the table one sits at, in the language of the reader. */
import { useEffect, useState } from 'preact/hooks';
import { Fetched, useFetched } from './fetched.tsx';
import { Hall } from './hall/hall.tsx';
import { Hatchings } from './look/tinctures.tsx';
import type { FarRoute } from './net/far-page.tsx';
import { type Route, useRoute } from './route.ts';
import { onSettings, settings } from './settings.ts';
import { begin, type KeptSitting, sittingOf } from './sittings.ts';
import { type Words, ENGLISH, onWords, speak, SpokenHere, useWords } from './words/words.tsx';

export function App() {
  const words = useLanguage();
  const route = useRoute();
  if (words === undefined) return <TitlePage />;
  return (
    <SpokenHere value={words}>
      <Hatchings />
      <Page route={route} />
    </SpokenHere>
  );
}

/** As in index.html, where it stands before anything else was fetched. */
function TitlePage() {
  return (
    <main class="title-page">
      <h1>{ENGLISH.t['house.name']}</h1>
    </main>
  );
}

function Page({ route }: { route: Route }) {
  const { t } = useWords();
  useEffect(fetchAhead, []);
  if (route.t === 'hall') return <Hall />;
  if (route.t === 'net' || route.t === 'open' || route.t === 'device') return <Far route={route} />;
  const sitting = sittingFor(route, t['seat.you']);
  if (sitting === undefined) return <Hall missing />;
  return <Table key={sitting.id} sitting={sitting} />;
}

const tablePage = (): Promise<typeof import('./table/local-page.tsx')> => import('./table/local-page.tsx');

/** The page of a table is fetched while the reader looks at the hall; if that fails, whoever sits down is told. */
function fetchAhead(): void {
  (globalThis.requestIdleCallback ?? setTimeout)(() => void tablePage().catch(() => undefined));
}

function Table({ sitting }: { sitting: KeptSitting }) {
  const fetching = useFetched(tablePage, 'table');
  return <Fetched fetching={fetching}>{({ LocalPage }) => <LocalPage sitting={sitting} />}</Fetched>;
}

/** Pages of the server are fetched when somebody goes there. */
function Far({ route }: { route: FarRoute }) {
  const fetching = useFetched(() => import('./net/far-page.tsx'), 'far');
  return <Fetched fetching={fetching}>{({ FarPage }) => <FarPage route={route} />}</Fetched>;
}

function sittingFor(route: Extract<Route, { t: 'table' | 'deal' }>, name: string): KeptSitting | undefined {
  if (route.t === 'table') return sittingOf(route.id);
  const { seed } = route;
  return begin({ kind: 'deal', game: 'don-quixote', sitters: [{ name }], seed, id: `deal-${seed}` });
}

/** Undefined while another language than English is on its way. */
function useLanguage(): Words | undefined {
  const [words, setWords] = useState<Words | undefined>(settings().language === 'en' ? ENGLISH : undefined);
  useEffect(() => {
    const change = (): void => void speak(settings().language).catch(() => setWords((spoken) => spoken ?? ENGLISH)); // better than nothing
    const stops = [onWords(setWords), onSettings(change)];
    change();
    return () => stops.forEach((stop) => stop());
  }, []);
  return words;
}
