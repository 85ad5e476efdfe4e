/** The house: the hall, or the table one sits at, in the language of the reader. */
import { useEffect, useState } from 'preact/hooks';
import { Hatchings } from './look/tinctures.tsx';
import { readRoute, type Route, useRoute } from './route.ts';
import { onSettings, settings } from './local/settings.ts';
import { sittingOf } from './local/games.ts';
import { MANIFESTS, openBox, WELCOME } from './games.ts';
import { askAhead, tablePath } from './net/ask.ts';
import { helloAhead } from './net/me.ts';
import { roomOf } from './rooms.tsx';
import { fetchFirstTime } from './table/first-time.tsx';
import { TitlePage } from './title-page.tsx';
import type { TableInfo } from '../wire/table-info.ts';
import { type Words, onWords, speak, SpokenHere } from './i18n/words.tsx';

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

/** Words, page, person, table and game at once, not one after the other: on a slow line each takes a while. */
function fetchAhead(route: Route): void {
  const all = [speak(settings().language), roomOf(route).fetch(), openAhead(route), welcomeAhead(route)];
  for (const each of all) each.catch(() => undefined); // whoever needs it asks again, and says what is wrong
  if (route.t === 'net') helloAhead();
}

async function openAhead(route: Route): Promise<unknown> {
  const game = await gameOf(route);
  return game !== undefined && Object.hasOwn(MANIFESTS, game) ? openBox(game) : undefined;
}

async function welcomeAhead(route: Route): Promise<unknown> {
  const game = route.t === 'deal' || route.t === 'table' ? await gameOf(route) : undefined;
  return game !== undefined && fetchFirstTime(game, settings().language);
}

async function gameOf(route: Route): Promise<string | undefined> {
  if (route.t === 'deal') return WELCOME;
  if (route.t === 'table') return sittingOf(route.id)?.game;
  if (route.t === 'net') return (await askAhead<TableInfo>(tablePath(route.id, route.invitation))).value?.game;
  return route.t === 'learn' || route.t === 'rules' ? route.game : undefined;
}

fetchAhead(readRoute(location.hash));

function Page({ route }: { route: Route }) {
  useEffect(countWaitingTables, []);
  const { Draw } = roomOf(route);
  return <Draw route={route} />;
}

/** How many tables wait, for the title; fetched when the page stands. */
function countWaitingTables(): void {
  void import('./net/waiting.ts').then(({ countWaiting }) => countWaiting()).catch(() => undefined);
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
