/** Where we are: the part of the address after #. It works on any server, and without one. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { PRINTED_GAMES } from './print/games.ts';

/** How one comes to a table on the server: to sit, to look on, or as the big screen that all look at. */
export const MODES = ['play', 'watch', 'screen'] as const;
export type Mode = (typeof MODES)[number];

export type Route =
  | { readonly t: 'hall' }
  /** A table in this browser. */
  | { readonly t: 'table'; readonly id: string }
  /** A deal alone, by its seed: a link that friends can send each other. */
  | { readonly t: 'deal'; readonly seed: string }
  /** A table on the server. */
  | { readonly t: 'net'; readonly mode: Mode; readonly id: string }
  | { readonly t: 'open' }
  /** Sheets to print; of a certain game, if one is named. */
  | { readonly t: 'print'; readonly game?: string }
  /** A code that makes this device somebody's. It stands behind #, so that no server ever logs it. */
  | { readonly t: 'device'; readonly code: string };

export function readRoute(hash: string): Route {
  const [, room, ...rest] = hash.split('/');
  const what = decoded(rest.join('/'));
  const mode = MODES.find((each) => each === room);
  if (room === 'open') return { t: 'open' };
  if (room === 'print') return printRoute(what);
  if (what === '') return { t: 'hall' };
  if (mode !== undefined) return { t: 'net', mode, id: what };
  if (room === 'table') return { t: 'table', id: what };
  if (room === 'deal') return { t: 'deal', seed: what };
  if (room === 'device') return { t: 'device', code: what };
  return { t: 'hall' };
}

function printRoute(what: string): Route {
  const game = PRINTED_GAMES.find((each) => each === what);
  return game === undefined ? { t: 'print' } : { t: 'print', game };
}

/** A link that was cut short in the middle of a letter leads to the hall, not to an error. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function go(route: Route): void {
  location.hash = address(route);
}

export function address(route: Route): string {
  if (route.t === 'hall') return '#/';
  if (route.t === 'open') return '#/open';
  if (route.t === 'print') return route.game === undefined ? '#/print' : `#/print/${route.game}`;
  if (route.t === 'table') return `#/table/${encodeURIComponent(route.id)}`;
  if (route.t === 'deal') return `#/deal/${encodeURIComponent(route.seed)}`;
  if (route.t === 'device') return `#/device/${encodeURIComponent(route.code)}`;
  return `#/${route.mode}/${encodeURIComponent(route.id)}`;
}

/** The whole address, for somebody else. */
export function linkTo(route: Route): string {
  return location.origin + location.pathname + address(route);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  // An effect after the paint would miss whoever clicks at once. So it is wherever somebody can be faster than a paint.
  useLayoutEffect(() => {
    const onChange = (): void => setRoute(readRoute(location.hash));
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return route;
}
