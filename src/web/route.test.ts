/** Addresses survive the way there and back, whatever a seed may contain. */
import { expect, test } from 'vitest';
import { address, readRoute, type Route } from './route.ts';

test.each<Route>([
  { t: 'hall' },
  { t: 'table', id: 'today-2026-11-16' },
  { t: 'deal', seed: 'año nuevo / 50 %' },
  { t: 'open' },
  { t: 'rules', game: 'lancelot' },
  { t: 'rules', game: 'lancelot', rule: 'LAN-5.1' },
  { t: 'print' },
  { t: 'print', game: 'la-mancha' },
  { t: 'referee' },
  { t: 'referee', game: 'don-quixote' },
  { t: 'referee', game: 'don-quixote', table: 'eyJ_-9' },
  { t: 'net', mode: 'play', id: 'a-Z_9' },
  { t: 'net', mode: 'play', id: 'a-Z_9', invitation: 'b-_7' },
  { t: 'net', mode: 'screen', id: 'x' },
  { t: 'history' },
  { t: 'puzzle', game: 'don-quixote' },
  { t: 'puzzle', game: 'la-mancha', own: 'babu-12' },
  { t: 'me' },
  { t: 'admin', part: 'server' },
  { t: 'admin', part: 'people' },
  { t: 'people' },
  { t: 'circle', id: 'a-1' },
  { t: 'circle', id: 'a-1', invitation: 'b_2' },
  { t: 'open', circle: 'a-1' },
  { t: 'open', with: 'a-1' },
  { t: 'notices' },
  { t: 'notices', stop: { way: 'a-1', key: 'b_2' } },
  { t: 'device', code: 'a-b' },
])('%o is read from its own address', (route) => {
  expect(readRoute(address(route))).toEqual(route);
});

test.each(['', '#', '#/', '#/table/', '#/play/', '#/nowhere/x', '#/deal/%E0%A4%A'])('%s leads to the hall', (hash) => {
  expect(readRoute(hash)).toEqual({ t: 'hall' });
});
