/** Passkeys, devices and links, on both engines, with a passkey in software that answers whatever it is asked. */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../wire/http.ts';
import type { OwnIdentity } from '../../wire/identity.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { startTable } from '../testing/guest.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const SITE = 'https://errantry.example';
const ELSEWHERE = 'https://errantry.example.evil.test';
const START = Date.UTC(2026, 10, 18, 12);
const ASKED = { challenge: expect.any(String) };

describe.each(ENGINES)('%s', (engine) => {
  const newStore = openerOf(engine);
  let server: TestServer;
  let now = START;

  beforeEach(async () => {
    now = START;
    server = await openTestServer({ ORIGIN: SITE }, { store: await newStore(), now: () => now });
  });
  afterEach(() => server.close());

  /** Somebody in a browser: with a cookie, or a newcomer to be. */
  function browser(cookie = '') {
    const jar = { cookie };
    async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<LightMyRequestResponse> {
      const headers = { cookie: jar.cookie, host: 'errantry.example' };
      const answer = await server.server.app.http.inject({
        method,
        url: `/api${path}`,
        headers,
        ...(body && { payload: body }),
      });
      const given = answer.headers['set-cookie'];
      if (given !== undefined) [jar.cookie] = String(given).split(';', 1);
      return answer;
    }
    return {
      jar,
      ask,
      post: (path: string, body: object = {}) => ask('POST', path, body),
      me: async (): Promise<string> => (await ask('GET', '/me')).json<Person>().name,
      identity: async () => (await ask('GET', '/me/identity')).json<OwnIdentity>(),
    };
  }
  type Browser = ReturnType<typeof browser>;

  const options = async (at: Browser, path: string): Promise<{ challenge: string }> => {
    const asked = (await at.post(path)).json<{ challenge: string }>();
    expect(asked).toMatchObject(ASKED);
    return asked;
  };

  const outcome = (answer: LightMyRequestResponse): [number, string | undefined] => [
    answer.statusCode,
    answer.json<{ rule?: { id: string } }>().rule?.id,
  ];

  /** Ana, who keeps her identity with a passkey. */
  async function ana() {
    const home = browser();
    await home.post('/me');
    await home.ask('PATCH', '/me', { name: 'Ana' });
    const passkey = newAuthenticator();
    const made = passkey.make(await options(home, '/me/passkeys/options'), SITE);
    expect(outcome(await home.post('/me/passkeys', { name: 'Phone', response: made }))).toEqual([200, undefined]);
    return { home, passkey, made };
  }

  test('a passkey makes a guest known again on another device', async () => {
    const { home, passkey } = await ana();
    const away = browser();
    const signed = passkey.sign(await options(away, '/passkeys/options'), SITE);
    now += 1000;
    expect((await away.post('/passkeys/sign-in', { response: signed })).json()).toMatchObject({ name: 'Ana' });
    expect(await away.identity()).toMatchObject({
      since: START,
      devices: 2,
      recovery: false,
      passkeys: [{ name: 'Phone', created: START, used: START + 1000 }],
    });
    const [{ id }] = (await home.identity()).passkeys;
    expect((await away.post('/me/passkeys/remove', { id })).json()).toMatchObject({ passkeys: [] });
    const again = passkey.sign(await options(away, '/passkeys/options'), SITE);
    expect(outcome(await away.post('/passkeys/sign-in', { response: again }))).toEqual([403, 'PERSON-6']);
  });

  test('an answer that was overheard opens nothing: neither again, nor late, nor for another question', async () => {
    const { home, passkey, made } = await ana();
    const away = browser();
    const asked = await options(away, '/passkeys/options');
    const signed = passkey.sign(asked, SITE);
    expect((await away.post('/passkeys/sign-in', { response: signed })).statusCode).toBe(200);
    const thief = browser();
    expect(outcome(await thief.post('/passkeys/sign-in', { response: signed }))).toEqual([403, 'PERSON-5']);
    const invented = passkey.sign({ challenge: 'A'.repeat(43) }, SITE);
    expect(outcome(await thief.post('/passkeys/sign-in', { response: invented }))).toEqual([403, 'PERSON-5']);
    const late = passkey.sign(await options(thief, '/passkeys/options'), SITE);
    now += 5 * 60_000 + 1;
    expect(outcome(await thief.post('/passkeys/sign-in', { response: late }))).toEqual([403, 'PERSON-5']);
    const other = passkey.sign(await options(home, '/me/passkeys/options'), SITE); // asked for another purpose
    expect(outcome(await thief.post('/passkeys/sign-in', { response: other }))).toEqual([403, 'PERSON-5']);
    expect(outcome(await home.post('/me/passkeys', { name: 'Phone', response: made }))).toEqual([403, 'PERSON-5']);
    expect(thief.jar.cookie).toBe('');
  });

  test('an answer for another site is refused, and so is a copied passkey', async () => {
    const { home, passkey } = await ana();
    const thief = browser();
    const phished = passkey.sign(await options(thief, '/passkeys/options'), ELSEWHERE);
    expect(outcome(await thief.post('/passkeys/sign-in', { response: phished }))).toEqual([403, 'PERSON-5']);
    const planted = newAuthenticator().make(await options(home, '/me/passkeys/options'), ELSEWHERE);
    expect(outcome(await home.post('/me/passkeys', { name: 'X', response: planted }))).toEqual([403, 'PERSON-5']);
    const first = passkey.sign(await options(home, '/passkeys/options'), SITE, 9);
    expect((await home.post('/passkeys/sign-in', { response: first })).statusCode).toBe(200);
    const copy = passkey.sign(await options(thief, '/passkeys/options'), SITE, 9);
    expect(outcome(await thief.post('/passkeys/sign-in', { response: copy }))).toEqual([403, 'PERSON-5']);
  });

  test('a passkey is one person’s: nobody adds it as their own', async () => {
    const { passkey } = await ana();
    const ben = browser();
    await ben.post('/me');
    const taken = passkey.make(await options(ben, '/me/passkeys/options'), SITE);
    expect(outcome(await ben.post('/me/passkeys', { name: 'Mine', response: taken }))).toEqual([403, 'PERSON-5']);
    const forAna = await options((await ana()).home, '/me/passkeys/options');
    const planted = newAuthenticator().make(forAna, SITE);
    expect(outcome(await ben.post('/me/passkeys', { name: 'Mine', response: planted }))).toEqual([403, 'PERSON-5']);
  });

  test('signing out elsewhere ends the other devices and open links at once, and their streams', async () => {
    const guest = await server.newGuest();
    const { id } = await startTable([guest, await server.newGuest()]);
    const here = browser(guest.cookie);
    const { code } = (await here.post('/me/link')).json<{ code: string }>();
    const phone = browser();
    await phone.post('/me/claim', { code });
    const late = (await here.post('/me/link')).json<{ code: string }>();
    const connected = Promise.withResolvers<void>();
    const reconnecting = Promise.withResolvers<void>();
    const link = guest.follow(id, ({ t }) =>
      t === 'view' ? connected.resolve() : t === 'lost' && reconnecting.resolve(),
    );
    await connected.promise;
    expect((await here.post('/me/sign-out', { where: 'others' })).statusCode).toBe(200);
    await reconnecting.promise;
    link.close();
    expect(outcome(await phone.ask('GET', '/me'))).toEqual([401, 'PERSON-1']);
    expect(outcome(await phone.post('/me/claim', { code: late.code }))).toEqual([409, 'PERSON-3']);
    expect((await here.ask('GET', '/me')).json()).toMatchObject({ id: guest.person.id });
    await here.post('/me/sign-out', { where: 'everywhere' });
    expect(here.jar.cookie).toBe('errantry=');
    expect(outcome(await browser(guest.cookie).ask('GET', '/me'))).toEqual([401, 'PERSON-1']);
  });

  test('a recovery link holds for years and works once; a new one makes the old one void', async () => {
    const { home } = await ana();
    const old = (await home.post('/me/recovery')).json<{ code: string }>();
    const link = (await home.post('/me/recovery')).json<{ code: string }>();
    now += 3 * 365 * 24 * 3600_000;
    const lost = browser();
    expect(outcome(await lost.post('/me/claim', old))).toEqual([409, 'PERSON-3']);
    expect((await home.identity()).recovery).toBe(true);
    expect((await lost.post('/me/claim', link)).json()).toMatchObject({ name: 'Ana' });
    expect((await lost.identity()).recovery).toBe(false);
    expect(outcome(await browser().post('/me/claim', link))).toEqual([409, 'PERSON-3']);
  });

  test('a shield is one of those there are; passkeys need a site with a name', async () => {
    const { home } = await ana();
    expect((await home.ask('PATCH', '/me', { shield: 'gules/windmill' })).json()).toMatchObject({
      name: 'Ana',
      shield: 'gules/windmill',
    });
    expect(await home.identity()).toMatchObject({ shield: 'gules/windmill' });
    expect(outcome(await home.ask('PATCH', '/me', { shield: 'gules/<script>' }))).toEqual([422, 'PERSON-9']);
    const bare = await openTestServer({ ORIGIN: 'http://192.168.0.5:8080' });
    const refused = await bare.server.app.http.inject({ method: 'POST', url: '/api/passkeys/options', payload: {} });
    expect(outcome(refused)).toEqual([422, 'PERSON-7']);
    await bare.close();
  });
});

test('10,000 newcomers of one network, and as many guesses of a link, are stopped after a few', async () => {
  const server = await openTestServer();
  const counts = new Map<string, number>();
  const flood = async (path: string, body: object): Promise<void> => {
    const answer = await server.server.app.http.inject({ method: 'POST', url: `/api${path}`, payload: body });
    const { rule } = answer.json<{ rule?: { id: string } }>();
    const kind = `${path} ${rule?.id ?? 'ok'}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  for (let i = 0; i < 10_000; i++) await flood('/me', {}); // oxlint-disable-line no-await-in-loop -- one network
  for (let i = 0; i < 10_000; i++) await flood('/me/claim', { code: `guess-${i}` }); // oxlint-disable-line no-await-in-loop
  expect(counts.get('/me WIRE-4')).toBeGreaterThan(9950);
  expect(counts.get('/me/claim WIRE-4')).toBeGreaterThan(9950);
  expect(counts.get('/me/claim ok')).toBeUndefined();
  await server.close();
}, 60_000);
