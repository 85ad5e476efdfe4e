/** Bots with tokens: what they may do, how they are shown, and how they are stopped. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import type { NewToken, OwnBots } from '../../wire/desk.ts';
import type { Ladder } from '../../wire/ratings.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Description } from '../http/openapi.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import type { Guest } from '../testing/guest.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { programOf, refusedBy, withToken } from '../testing/token.ts';

describe.each(ENGINES)('%s', (engine) => {
  const newStore = openerOf(engine);
  let server: TestServer;
  let maker: Guest;
  const base = (): string => server.base;

  beforeEach(async () => {
    server = await openTestServer({ RATE: '1000', TRUST_PROXY: '1' }, { store: await newStore() });
    maker = await server.newGuest();
  });
  afterEach(() => server.close());

  const makeBot = (name = 'Rocinante'): Promise<NewToken> => maker.post('/api/me/bots', { name });
  const openTable = (who: Guest, terms: object = {}): Promise<TableInfo> =>
    who.post('/api/tables', { game: SHELF[0], seats: ['me', 'empty'], ...terms });

  test('a bot sits down by its token, is shown as the bot of its maker, and takes no part in the shuffle', async () => {
    const { token, bots } = await makeBot();
    const [{ id: bot }] = bots;
    const { id } = await openTable(maker);
    const program = withToken(base, token);
    expect((await program.ask('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
    const promise = { t: 'commit', id: 'p', commitment: 'ab'.repeat(32) };
    expect((await program.ask('POST', `/api/tables/${id}/say`, promise)).body.rule).toEqual(SERVER_RULES.share);
    const { seats, shares } = await maker.post<TableInfo>(`/api/tables/${id}/start`);
    expect(seats[1]).toEqual({ t: 'person', person: bot, name: 'Rocinante', maker: maker.person.name, here: false });
    expect(shares?.[1]).toEqual({ t: 'bot' });
    expect((await program.ask('GET', '/api/me')).body).toEqual({
      id: bot,
      name: 'Rocinante',
      maker: maker.person.name,
    });
  });

  test('the token is shown once, kept as a hash, and no cookie', async () => {
    const { token } = await makeBot();
    expect(token).toMatch(/^errantry-bot-[\w-]{43}$/);
    const listed = JSON.stringify(await maker.get<OwnBots>('/api/me/bots'));
    expect(listed).toContain('Rocinante');
    expect(listed).not.toContain(token.slice(-43));
    expect(JSON.stringify(await server.server.context.store.botsOf(maker.person.id))).not.toContain(token.slice(-43));
    const asCookie = programOf(base, { cookie: `errantry=${token.slice(-43)}` });
    expect((await asCookie.ask('GET', '/api/me')).status).toBe(401);
  });

  test('a token opens nothing but playing', async () => {
    const { token } = await makeBot();
    const program = withToken(base, token);
    const { paths } = await maker.get<Description>('/api/openapi.json');
    const open: string[] = [];
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods)) {
        const body = method === 'get' ? undefined : {};
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await program.ask(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'none'), body);
        if (answer.status !== 403 || answer.body.rule?.id !== SERVER_RULES.botScope.id) open.push(`${method} ${path}`);
      }
    const own = /\/api\/(me\/(?!tables|games|ratings)|admin|passkeys|notices|today|print)/;
    expect(open.filter((route) => own.test(route))).toEqual([]);
    expect(open).not.toContain('patch /api/me');
    expect(open).toContain('post /api/tables/{table}/join');
  });

  test('a token that was replaced or deleted opens nothing, and its streams are closed with the reason', async () => {
    const { token, bots } = await makeBot();
    const { id } = await openTable(maker);
    const old = withToken(base, token);
    await old.ask('POST', `/api/tables/${id}/join`, {});
    const stream = old.follow(id);
    await stream.hears(({ t }) => t === 'hello');
    const renewed = await maker.post<NewToken>('/api/me/bots/token', { id: bots[0].id });
    expect(await stream.closed).toBe(1012);
    const again = old.follow(id);
    await again.hears(refusedBy(SERVER_RULES.token));
    expect(await again.closed).toBe(1008);
    expect(await old.ask('GET', '/api/me')).toEqual({ status: 401, body: { rule: SERVER_RULES.token } });
    const program = withToken(base, renewed.token);
    expect((await program.ask('GET', '/api/me')).body['name']).toBe('Rocinante');
    expect(await maker.post('/api/me/bots/remove', { id: bots[0].id })).toEqual({ bots: [] });
    expect((await program.ask('GET', '/api/me')).status).toBe(401);
    await server.server.sweep();
    expect(JSON.stringify(await maker.get(`/api/tables/${id}`))).not.toContain('Rocinante');
  });

  test('used from two places, a token follows a table from the newer one, and the older is told', async () => {
    const { token } = await makeBot();
    const { id } = await openTable(maker);
    const program = withToken(base, token);
    await program.ask('POST', `/api/tables/${id}/join`, {});
    const first = program.follow(id);
    await first.hears(({ t }) => t === 'hello');
    const second = program.follow(id);
    await first.hears(refusedBy(SERVER_RULES.elsewhere));
    expect(await first.closed).toBe(1008);
    await maker.post(`/api/tables/${id}/start`);
    await second.hears(({ t }) => t === 'view');
    // A move from both places counts once.
    const [, seat] = (await maker.get<TableInfo>(`/api/tables/${id}`)).seats;
    expect(seat).toMatchObject({ here: true });
    const { moves, asked } = (await program.ask('POST', `/api/tables/${id}/say`, { t: 'moves' })).body as unknown as {
      moves: unknown[];
      asked: number;
    };
    const play = (message: string) =>
      program.ask('POST', `/api/tables/${id}/say`, { t: 'play', id: message, asked, move: moves[0] });
    const answers = await Promise.all([play('a'), play('b'), play('a')]);
    expect(answers.filter(({ body }) => body['t'] === 'ok').length).toBe(2); // 'a' twice, the same answer
    expect(answers[1].body.rule).toEqual(SERVER_RULES.stale);
    second.close();
  });

  test('a bot plays under the limits of anybody, and for points never with its maker', async () => {
    const { token, bots } = await makeBot();
    const from = (network: string) => programOf(base, { authorization: `Bearer ${token}`, 'x-forwarded-for': network });
    const counting = { counts: true, clock: { t: 'live', seconds: 60, reserve: 0, late: 'fallback' } };
    const own = await openTable(maker, counting);
    const join = (id: string, network: string) => from(network).ask('POST', `/api/tables/${id}/join`, {});
    expect((await join(own.id, '203.0.113.9')).body.rule).toEqual(SERVER_RULES.alike);
    const other = await server.newGuest({ 'x-forwarded-for': '198.51.100.7' });
    const theirs = await openTable(other, counting);
    expect((await join(theirs.id, '203.0.113.9')).status).toBe(200);
    expect((await maker.ask('POST', `/api/tables/${theirs.id}/join`, {})).body).toEqual({ rule: SERVER_RULES.alike });
    await server.server.context.store.saveRated({
      table: theirs.id,
      game: SHELF[0],
      at: 1,
      result: 'rated',
      seats: [{ seat: 1, person: bots[0].id, games: 1, before: 25, mu: 30, sigma: 1 }],
    });
    const { entries } = await maker.get<Ladder>(`/api/ladder?game=${SHELF[0]}`);
    expect(entries.find(({ person }) => person === bots[0].id)).toMatchObject({ name: 'Rocinante', isBot: true });
  });

  test('five bots at most; they go with their maker, and nobody else can touch them', async () => {
    const tokens = [await makeBot('One'), await makeBot('Two'), await makeBot('Three'), await makeBot('Four')];
    const { bots } = await makeBot('Five');
    expect((await maker.ask('POST', '/api/me/bots', { name: 'Six' })).body).toEqual({ rule: SERVER_RULES.tooManyBots });
    const stranger = await server.newGuest();
    for (const path of ['/api/me/bots/token', '/api/me/bots/remove'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await stranger.ask('POST', path, { id: bots[0].id })).body).toEqual({ rule: SERVER_RULES.noBot });
    const { id } = await openTable(stranger);
    const program = withToken(base, tokens[0].token);
    await program.ask('POST', `/api/tables/${id}/join`, {});
    const stream = program.follow(id);
    await stream.hears(({ t }) => t === 'hello');
    await maker.post('/api/me/delete', { name: maker.person.name, keepTales: false });
    await stream.closed;
    await server.server.sweep();
    expect((await program.ask('GET', '/api/me')).body).toEqual({ rule: SERVER_RULES.token });
    const seats = JSON.stringify((await stranger.get<TableInfo>(`/api/tables/${id}`)).seats);
    expect(seats).not.toContain(maker.person.name);
    expect(seats).not.toContain('One');
  });
});
