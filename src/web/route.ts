/** Where we are: the part of the address after #. It works on any server, and without one. */
import { useEffect, useState } from 'preact/hooks';

export type Route =
  | { readonly t: 'hall' }
  | { readonly t: 'table'; readonly id: string }
  /** A deal alone, by its seed: a link that friends can send each other. */
  | { readonly t: 'deal'; readonly seed: string };

export function readRoute(hash: string): Route {
  const [, room, ...rest] = hash.split('/');
  const what = decoded(rest.join('/'));
  if (room === 'table' && what !== '') return { t: 'table', id: what };
  if (room === 'deal' && what !== '') return { t: 'deal', seed: what };
  return { t: 'hall' };
}

/** Nothing, if somebody has mangled it. */
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
  if (route.t === 'table') return `#/table/${encodeURIComponent(route.id)}`;
  if (route.t === 'deal') return `#/deal/${encodeURIComponent(route.seed)}`;
  return '#/';
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const onChange = (): void => setRoute(readRoute(location.hash));
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return route;
}
