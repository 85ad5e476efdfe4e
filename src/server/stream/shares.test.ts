/** Shares in the shuffle over real sockets and real event streams, by the client that the web uses. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitment } from '../../core/dice.ts';
import { SHELF } from '../../games/index.ts';
import type { TableClient, TransportKind } from '../../wire/client.ts';
import { type KeptShare, type Sharing, takePart } from '../../wire/shares.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Guest } from '../testing/guest.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

let testServer: TestServer;
const links: TableClient[] = [];

beforeEach(async () => {
  testServer = await openTestServer();
});

afterEach(async () => {
  for (const link of links.splice(0)) link.close();
  await testServer.close();
});

interface Player {
  readonly sharing: Sharing;
  readonly kept: () => KeptShare | undefined;
  /** Fulfilled with the first view. */
  readonly dealt: Promise<TableInfo>;
}

function takeSeat(guest: Guest, table: string, kind: TransportKind, share?: KeptShare): Player {
  let kept = share;
  let deal: (card: TableInfo) => void = () => undefined;
  const dealt = new Promise<TableInfo>((done) => (deal = done));
  const link = guest.follow(
    table,
    ({ t }) => {
      if (t === 'table') sharing.look();
      if (t === 'view') deal(link.now().card!); // the card comes before the view
    },
    [kind],
  );
  links.push(link);
  const sharing = takePart(link, {
    kept: () => kept,
    keep: (mine) => (kept = mine),
    random: () => randomBytes(16).toString('hex'),
    me: () => guest.person.id,
  });
  return { sharing, kept: () => kept, dealt };
}

test.each([['socket'], ['events']] as const)('by %s: two people and a bot; each finds its share in', async (kind) => {
  const [host, other] = [await testServer.newGuest(), await testServer.newGuest()];
  const seats = ['me', 'empty', { bot: 'random' }];
  const { id } = await host.post<TableInfo>('/api/tables', { game: SHELF[0], seats });
  await other.post(`/api/tables/${id}/join`);
  const players = [host, other].map((guest) => takeSeat(guest, id, kind));
  await Promise.all(players.map(({ sharing }) => sharing.settled()));
  await host.post(`/api/tables/${id}/start`);
  const [card] = await Promise.all(players.map(({ dealt }) => dealt));
  expect(card.shares).toMatchObject([...players.map(({ kept }) => ({ t: 'in', share: kept()?.share })), { t: 'bot' }]);
  expect(players.map(({ sharing }) => sharing.check())).toEqual(['checked', 'checked']);
});

test('a table opened and started in one request waits for the host, who promised with it', async () => {
  const host = await testServer.newGuest();
  const share = randomBytes(16).toString('hex');
  const card = await host.post<TableInfo>('/api/tables', {
    game: SHELF[0],
    seats: ['me', { bot: 'random' }],
    start: true,
    commitment: commitment(share),
  });
  const player = takeSeat(host, card.id, 'socket', { share, server: card.commitment });
  await player.dealt;
  expect(player.sharing.check()).toBe('checked');
});

test('a share or a promise of a wrong shape is refused', async () => {
  const host = await testServer.newGuest();
  const { id } = await host.post<TableInfo>('/api/tables', { game: SHELF[0], seats: ['me', { bot: 'random' }] });
  for (const body of [
    { t: 'commit', id: 'a', commitment: 'abc' },
    { t: 'commit', id: 'a', commitment: 'A'.repeat(64) },
    { t: 'reveal', id: 'a', share: 'a'.repeat(33) },
    { t: 'reveal', id: 'a', share: 'a'.repeat(32), seat: 0 },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await host.ask('POST', `/api/tables/${id}/say`, body)).body).toMatchObject({ rule: { id: 'WIRE-2' } });
  }
});
