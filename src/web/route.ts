/** Where we are: the part of the address after #. It works on any server, and without one. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { MANIFESTS, WELCOME } from './games.ts';
import { LESSON_GAMES } from './lesson/games.ts';
import { PRINTED_GAMES } from './print/games.ts';
import { REFEREE_GAMES } from './referee/games.ts';

/** How one comes to a table on the server: to sit, to look on, or as the big screen that all look at. */
export const MODES = ['play', 'watch', 'screen'] as const;
export type Mode = (typeof MODES)[number];

/** What one can look at from the admin desk. */
export const DESK_PARTS = ['server', 'tables', 'people', 'reports', 'news', 'log'] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

export type Route =
  | { readonly t: 'hall' }
  /** A table in this browser. */
  | { readonly t: 'table'; readonly id: string }
  /** A deal alone, by its seed: a link that friends can send each other. */
  | { readonly t: 'deal'; readonly seed: string }
  /** A table on the server. Where the link alone is not enough, it carries an invitation. */
  | { readonly t: 'net'; readonly mode: Mode; readonly id: string; readonly invitation?: string }
  /** Opens a table for others; of a certain game, for a circle, or to play with somebody again, if they are named. */
  | { readonly t: 'open'; readonly game?: string; readonly circle?: string; readonly with?: string }
  /** The guided first game. */
  | { readonly t: 'learn'; readonly game: string }
  /** A position to find the best move in: the one of today, or one of one's own games. */
  | { readonly t: 'puzzle'; readonly game: string; readonly own?: string }
  /** The rulebook of a game, opened at a rule if one is named. */
  | { readonly t: 'rules'; readonly game: string; readonly rule?: string }
  /** Sheets to print; of a certain game, if one is named. */
  | { readonly t: 'print'; readonly game?: string }
  /** A table of people with a box; of a certain game, as it was sent in a link. */
  | { readonly t: 'referee'; readonly game?: string; readonly table?: string }
  /** Oneself: name, shield, passkeys, devices. */
  | { readonly t: 'me' }
  /** Those one has played with, and one's circles. */
  | { readonly t: 'people' }
  /** A circle; with what its link carries, to join it. */
  | { readonly t: 'circle'; readonly id: string; readonly invitation?: string }
  /** For whoever runs the server. */
  | { readonly t: 'admin'; readonly part: DeskPart }
  /** Who plays a game best. */
  | { readonly t: 'ladder'; readonly game: string }
  /** One's finished games. */
  | { readonly t: 'history' }
  /** How one is told of one's turns; with what stands in an e-mail, to stop them. */
  | { readonly t: 'notices'; readonly stop?: { readonly way: string; readonly key: string } }
  /** Where the code of a screen is typed in. */
  | { readonly t: 'code' }
  /** A code that makes this device somebody's. It stands behind #, so that no server ever logs it. */
  | { readonly t: 'device'; readonly code: string };

export function readRoute(hash: string): Route {
  const [, room, ...rest] = hash.split('/');
  const what = decoded(rest.join('/'));
  const mode = MODES.find((each) => each === room);
  if (room === 'open') return openRoute(what);
  if (room === 'code') return { t: 'code' };
  if (room === 'rules') return rulesRoute(what);
  if (room === 'print') return printRoute(what);
  if (room === 'referee') return refereeRoute(what);
  if (room === 'notices') return noticesRoute(what);
  if (room === 'ladder') return { t: 'ladder', game: what in MANIFESTS ? what : WELCOME };
  if (room === 'history') return { t: 'history' };
  if (room === 'me') return { t: 'me' };
  if (room === 'people') return { t: 'people' };
  if (room === 'admin') return { t: 'admin', part: DESK_PARTS.find((part) => part === what) ?? 'server' };
  if (what === '') return { t: 'hall' };
  if (mode !== undefined) return netRoute(mode, what);
  if (room === 'circle') return circleRoute(what);
  if (room === 'table') return { t: 'table', id: what };
  if (room === 'learn' && LESSON_GAMES.includes(what)) return { t: 'learn', game: what };
  if (room === 'puzzle') return puzzleRoute(what);
  if (room === 'deal') return { t: 'deal', seed: what };
  if (room === 'device') return { t: 'device', code: what };
  return { t: 'hall' };
}

function netRoute(mode: Mode, what: string): Route {
  const [id, invitation] = what.split('/');
  return invitation === undefined ? { t: 'net', mode, id } : { t: 'net', mode, id, invitation };
}

function openRoute(what: string): Route {
  const [first, second] = what.split('/');
  if (first === 'circle' && second !== undefined) return { t: 'open', circle: second };
  if (first === 'with' && second !== undefined) return { t: 'open', with: second };
  return what in MANIFESTS ? { t: 'open', game: what } : { t: 'open' };
}

function circleRoute(what: string): Route {
  const [id, invitation] = what.split('/');
  return invitation === undefined ? { t: 'circle', id } : { t: 'circle', id, invitation };
}

function rulesRoute(what: string): Route {
  const [named, rule] = what.split('/');
  const game = named in MANIFESTS ? named : WELCOME;
  return rule === undefined ? { t: 'rules', game } : { t: 'rules', game, rule };
}

function printRoute(what: string): Route {
  const game = PRINTED_GAMES.find((each) => each === what);
  return game === undefined ? { t: 'print' } : { t: 'print', game };
}

function puzzleRoute(what: string): Route {
  const [game, own] = what.split('/');
  if (!(game in MANIFESTS)) return { t: 'hall' };
  return own === undefined ? { t: 'puzzle', game } : { t: 'puzzle', game, own };
}

function refereeRoute(what: string): Route {
  const [named, table] = what.split('/');
  const game = REFEREE_GAMES.find((each) => each === named);
  if (game === undefined) return { t: 'referee' };
  return table === undefined ? { t: 'referee', game } : { t: 'referee', game, table };
}

function noticesRoute(what: string): Route {
  const [way, key] = what.split('/');
  return key === undefined ? { t: 'notices' } : { t: 'notices', stop: { way, key } };
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
  if (route.t === 'open') return openAddress(route);
  if (route.t === 'people') return '#/people';
  if (route.t === 'circle') return ['#/circle', route.id, route.invitation].filter((part) => part).join('/');
  if (route.t === 'code') return '#/code';
  if (route.t === 'rules') return ['#/rules', route.game, route.rule].filter((part) => part).join('/');
  if (route.t === 'print') return route.game === undefined ? '#/print' : `#/print/${route.game}`;
  if (route.t === 'referee') return ['#/referee', route.game, route.table].filter((part) => part).join('/');
  if (route.t === 'puzzle') return ['#/puzzle', route.game, route.own].filter((part) => part).join('/');
  if (route.t === 'history') return '#/history';
  if (route.t === 'ladder') return `#/ladder/${route.game}`;
  if (route.t === 'me') return '#/me';
  if (route.t === 'admin') return route.part === 'server' ? '#/admin' : `#/admin/${route.part}`;
  if (route.t === 'notices')
    return route.stop === undefined ? '#/notices' : `#/notices/${route.stop.way}/${route.stop.key}`;
  if (route.t === 'table') return `#/table/${encodeURIComponent(route.id)}`;
  if (route.t === 'learn') return `#/learn/${encodeURIComponent(route.game)}`;
  if (route.t === 'deal') return `#/deal/${encodeURIComponent(route.seed)}`;
  if (route.t === 'device') return `#/device/${encodeURIComponent(route.code)}`;
  const at = `#/${route.mode}/${encodeURIComponent(route.id)}`;
  return route.invitation === undefined ? at : `${at}/${encodeURIComponent(route.invitation)}`;
}

function openAddress({ game, circle, with: guest }: Extract<Route, { t: 'open' }>): string {
  if (circle !== undefined) return `#/open/circle/${circle}`;
  if (guest !== undefined) return `#/open/with/${guest}`;
  return game === undefined ? '#/open' : `#/open/${game}`;
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
