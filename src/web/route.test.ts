/** Addresses survive the way there and back, whatever a seed may contain. */
import { expect, test } from 'vitest';
import { address, readRoute, type Route } from './route.ts';

test.each<Route>([
  { t: 'hall' },
  { t: 'table', id: 'today-2026-11-16' },
  { t: 'deal', seed: 'año nuevo / 50 %' },
  { t: 'open' },
  { t: 'print' },
  { t: 'print', game: 'la-mancha' },
  { t: 'net', mode: 'play', id: 'a-Z_9' },
  { t: 'net', mode: 'screen', id: 'x' },
  { t: 'device', code: 'a-b' },
])('%o is read from its own address', (route) => {
  expect(readRoute(address(route))).toEqual(route);
});

test.each(['', '#', '#/', '#/table/', '#/play/', '#/nowhere/x', '#/deal/%E0%A4%A'])('%s leads to the hall', (hash) => {
  expect(readRoute(hash)).toEqual({ t: 'hall' });
});
