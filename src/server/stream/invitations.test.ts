/** Who may see a table and sit down at it, over HTTP and both kinds of stream, on both engines. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import type { Invitation } from '../../wire/http.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Guest } from '../testing/guest.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { playUntil } from '../testing/players.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { environment } from '../testing/transports.ts';

const [NOBODY_WATCHES, INVITED_ONLY, REMOVED] = ['TABLE-18', 'TABLE-27', 'TABLE-28'];

describe.each(ENGINES)('%s', (engine) => {
  let server: TestServer;
  const newStore = openerOf(engine);
  let [host, guest]: Guest[] = [];

  beforeEach(async () => {
    server = await openTestServer({}, { store: await newStore() });
    [host, guest] = [await server.newGuest(), await server.newGuest()];
  });

  afterEach(() => server.close());

  const open = (terms: object): Promise<TableInfo> =>
    host.post('/api/tables', { game: SHELF[0], seats: ['me', 'empty', 'empty'], ...terms });
  const invitationTo = async (id: string): Promise<string> =>
    (await host.get<Invitation>(`/api/tables/${id}/invitation`)).invitation;

  /** What they are told first, by each way there is: `ok`, or the rule that keeps them out. */
  async function entry(who: Guest, id: string, invitation?: string): Promise<string[]> {
    const query = invitation === undefined ? '' : `?invitation=${invitation}`;
    const seen = await who.ask('GET', `/api/tables/${id}${query}`);
    const streams = await Promise.all([
      firstWord(who, id, 'socket', invitation),
      firstWord(who, id, 'events', invitation),
    ]);
    return [ruleOf(seen.body), ...streams.map((message) => ruleOf(message))];
  }

  function firstWord(who: Guest, id: string, kind: 'socket' | 'events', invitation?: string): Promise<ServerMessage> {
    const { open: connect } = environment({ base: () => server.base, cookie: who.cookie }, id, [kind], invitation);
    return new Promise((told) => {
      const transport = connect(
        kind,
        { n: -1, c: -1, isLooking: true },
        {
          received(text) {
            transport.close();
            told(JSON.parse(text) as ServerMessage);
          },
          closed: () => undefined,
        },
      );
    });
  }

  const ruleOf = (answer: unknown): string => (answer as { rule?: { id: string } }).rule?.id ?? 'ok';
  const all = (rule: string): string[] => [rule, rule, rule];

  async function sitDown(who: Guest, id: string, invitation?: string): Promise<string> {
    return ruleOf((await who.ask('POST', `/api/tables/${id}/join`, { ...(invitation && { invitation }) })).body);
  }

  test('where nobody may watch, an open table is for those who sit there or are invited', async () => {
    const { id } = await open({ watch: false });
    expect(await entry(guest, id)).toEqual(all(INVITED_ONLY));
    expect(await sitDown(guest, id, 'guessed')).toBe(INVITED_ONLY);
    expect(ruleOf((await guest.ask('GET', `/api/tables/${id}/invitation`)).body)).toBe('TABLE-10');
    const invitation = await invitationTo(id);
    expect(await entry(guest, id, invitation)).toEqual(all('ok'));
    expect(await sitDown(guest, id, invitation)).toBe('ok');
    expect(await entry(guest, id)).toEqual(all('ok'));
    await host.post(`/api/tables/${id}/bot`, { seat: 2, bot: 'random' });
    await host.post(`/api/tables/${id}/start`);
    expect(await entry(await server.newGuest(), id, invitation)).toEqual(all(NOBODY_WATCHES));
  });

  test('the usual link needs no invitation, and neither does a listed table', async () => {
    for (const terms of [{}, { watch: false, listed: true }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { id } = await open(terms);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([...(await entry(guest, id)), await sitDown(guest, id)]).toEqual([...all('ok'), 'ok']);
    }
  });

  test('the replay of a finished table is for everybody with its link, unless nobody may watch', async () => {
    const replay = async (watch: boolean): Promise<string> => {
      const { id } = await open({ watch, seats: ['me', 'empty'] });
      await sitDown(guest, id, await invitationTo(id));
      await host.post(`/api/tables/${id}/start`);
      await playUntil(server, id, [host, guest], Infinity, 'a replay');
      const stranger = await fetch(`${server.base}/api/tables/${id}/history`); // without a cookie
      const { rule, steps } = (await stranger.json()) as { rule?: { id: string }; steps?: readonly object[] };
      return rule?.id ?? String(steps!.length > 20);
    };
    expect([await replay(true), await replay(false)]).toEqual(['true', NOBODY_WATCHES]);
  });

  test.each([{ watch: true }, { watch: false }])(
    'a removed player is out until the host invites anew, %o',
    async (terms) => {
      const { id } = await open(terms);
      const old = await invitationTo(id);
      await sitDown(guest, id, old);
      await host.post(`/api/tables/${id}/remove`, { seat: 1 });
      expect(await entry(guest, id, old)).toEqual(all(REMOVED));
      expect(await sitDown(guest, id, old)).toBe(REMOVED);
      const invitation = await invitationTo(id);
      expect(await entry(guest, id, invitation)).toEqual(all('ok'));
      expect(await sitDown(guest, id, invitation)).toBe('ok');
      await host.post(`/api/tables/${id}/remove`, { seat: 1 });
      expect(await sitDown(guest, id, invitation)).toBe(REMOVED);
    },
  );

  test('who is removed while they listen hears nothing more, and is told why', async () => {
    const { id } = await open({});
    await sitDown(guest, id);
    const heard: string[] = [];
    const removed = new Promise<string>((told) => {
      const link = guest.follow(id, (news) => {
        if (news.t === 'chat') heard.push(news.text);
        if (news.t === 'no') told(news.rule.id);
        if (news.t === 'no') link.close();
        if (news.t === 'hello') void host.post(`/api/tables/${id}/remove`, { seat: 1 });
      });
    });
    expect(await removed).toBe(REMOVED);
    const chat = { t: 'chat', id: 'c1', text: 'Among ourselves' };
    expect(await host.post(`/api/tables/${id}/say`, chat)).toMatchObject({ t: 'ok' });
    expect(heard).toEqual([]);
  });
});
