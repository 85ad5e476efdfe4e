/** A change of seats that is sent again, because its answer was lost, counts once: later and after a restart too. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Store } from '../store/store.ts';
import type { Guest } from '../testing/guest.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

describe.each(ENGINES)('%s', (engine) => {
  let server: TestServer;
  let store: Store;
  let [host, guest]: Guest[] = [];
  let id: string;

  beforeAll(async () => {
    store = await openerOf(engine)();
    server = await openTestServer({}, { store });
  });

  beforeEach(async () => {
    [host, guest] = [await server.newGuest(), await server.newGuest()];
    ({ id } = await host.post<TableInfo>('/api/tables', { game: SHELF[0], seats: ['me', 'empty', 'empty'] }));
  });

  afterAll(() => server.close());

  const sitters = ({ seats }: TableInfo): string[] => seats.map(({ t }) => t);
  const send = (who: Guest, action: string, body: object): Promise<TableInfo> =>
    who.post(`/api/tables/${id}/${action}`, body);

  test('who has joined is told so again, and does not sit back after leaving', async () => {
    const join = { id: 'j1' };
    expect(sitters(await send(guest, 'join', join))).toEqual(['person', 'person', 'empty']);
    expect(sitters(await send(guest, 'join', join))).toEqual(['person', 'person', 'empty']);
    await send(guest, 'leave', { id: 'l1' });
    expect(sitters(await send(guest, 'join', join))).toEqual(['person', 'empty', 'empty']);
    expect(sitters(await send(guest, 'join', { id: 'j2' }))).toEqual(['person', 'person', 'empty']);
    expect(sitters(await send(guest, 'leave', { id: 'l1' }))).toEqual(['person', 'person', 'empty']);
  });

  test('whoever came after a removal is not removed by it', async () => {
    await send(host, 'bot', { id: 'b1', seat: 1, bot: 'random' });
    await send(host, 'remove', { id: 'r1', seat: 1 });
    await send(guest, 'join', { seat: 1 });
    expect(sitters(await send(host, 'remove', { id: 'r1', seat: 1 }))).toEqual(['person', 'person', 'empty']);
    expect(sitters(await send(host, 'bot', { id: 'b1', seat: 1, bot: 'random' }))).toEqual([
      'person',
      'person',
      'empty',
    ]);
  });

  test('a game that was begun is begun; ids are of each person, and live in the store', async () => {
    await send(guest, 'join', { id: 'a' });
    await send(host, 'bot', { id: 'a', seat: 2, bot: 'random' });
    expect(await send(host, 'start', { id: 'b' })).toMatchObject({ status: 'playing' });
    expect(await send(host, 'start', { id: 'b' })).toMatchObject({ status: 'playing' });
    const again = await openTestServer({}, { store: { ...store, close: async () => undefined } });
    const answer = await fetch(`${again.base}/api/tables/${id}/start`, {
      method: 'POST',
      headers: { cookie: host.cookie, 'content-type': 'application/json' },
      body: '{"id":"b"}',
    });
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'playing' }]);
    await again.close();
  });
});
