/** People: who you are, your name, devices, tables and mutes, and the deal of the day. */
import { readShield } from '../../drawing/shields.ts';
import { BODIES, type OwnTable, type Person } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import { PEOPLE_LIMITS } from '../../wire/people.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { readName } from '../names.ts';
import type { Services } from './services.ts';
import { BEFORE, get, type HttpRoute, send, withPerson, withTime } from './route.ts';

/** How many of a person's tables are listed, the newest first. */
const OWN_TABLES = 30;

export const PEOPLE_ROUTES: readonly HttpRoute[] = [
  send(
    'POST',
    '/api/me',
    'Say hello: who you are; a newcomer gets a name, in the language `lang` if it is given, and a cookie.',
    BODIES.hello,
    async (request) => {
      if (request.person !== undefined) return request.person;
      if (!request.services.newcomers.take(request.address)) return refuse(SERVER_RULES.tooManyRequests);
      const { person, secret } = await request.services.people.hello(request.body.lang ?? 'en');
      request.setSecret(secret);
      return person;
    },
  ),
  get(
    '/api/me',
    'Who you are.',
    withPerson(async (_, person) => person),
  ),
  send(
    'PATCH',
    '/api/me',
    'Change your name, here and at your tables, or your shield.',
    BODIES.rename,
    withPerson(async ({ services, body: { name, shield } }, person) => {
      const renamed = name === undefined ? person : await rename(services, person, name);
      if ('rule' in renamed || shield === undefined) return renamed;
      if (readShield(shield) === undefined) return refuse(SERVER_RULES.shield);
      await services.people.setShield(person.id, shield);
      return { ...renamed, shield };
    }),
  ),
  get(
    '/api/me/tables',
    'Your tables, which of them wait for you, and those to which you are invited.',
    withPerson(async ({ services }, person) => ({
      tables: await ownTables(services, person.id),
      invitations: await services.meetings.invitationsOf(person.id),
    })),
  ),
  get(
    '/api/me/games',
    'Your finished games, the newest first.',
    withPerson((request, { id }) => withTime(request, (before) => request.services.pastGames.of(id, before))),
    BEFORE,
  ),
  {
    ...send(
      'POST',
      '/api/me/games',
      'Bring a game that was played in a browser: it is played again by the rules, and joins your games, not the ratings.',
      BODIES.homeGame,
      withPerson(async ({ services, body, address }, person) => {
        if (!services.replays.take(address)) return refuse(SERVER_RULES.tooManyRequests);
        return services.pastGames.bring(person, body);
      }),
    ),
    most: LIMITS.record,
  },
  send(
    'PUT',
    '/api/me/games/note',
    'A note on one of your games, for yourself. An empty one deletes it.',
    BODIES.note,
    withPerson(({ services, body }, { id }) => services.pastGames.note(id, body.game, body.text.trim())),
  ),
  send(
    'POST',
    '/api/me/link',
    'A code that makes another device yours too, once, within ten minutes. Put it behind # in a link, never in a path.',
    BODIES.none,
    withPerson(({ services }, person) => services.people.link(person)),
  ),
  send('POST', '/api/me/claim', 'Become the person of such a code on this device.', BODIES.claim, async (request) => {
    if (!request.services.newcomers.take(request.address)) return refuse(SERVER_RULES.tooManyRequests);
    const claimed = await request.services.people.claim(request.body.code);
    if ('rule' in claimed) return claimed;
    request.setSecret(claimed.secret);
    return claimed.person;
  }),
  send(
    'PUT',
    '/api/me/mutes',
    'Read nothing more that somebody chats, or read them again. Only you know.',
    BODIES.mute,
    withPerson(async ({ services, body }, person) => {
      const { store } = services.context;
      const most = PEOPLE_LIMITS.muted;
      if (body.muted && (await store.mutedBy(person.id)).length >= most)
        return { rule: SERVER_RULES.tooManyMuted, most };
      await store.mute(person.id, body.person, body.muted);
      return body;
    }),
  ),
  get(
    '/api/today/table',
    'Your table with the deal of the day, and where you stand if you have played it.',
    ({ services, person }) => services.daily.today(person),
  ),
  send(
    'POST',
    '/api/today/table',
    'Sit down to the deal of the day, or go on with it. A person has one attempt, and a device too.',
    BODIES.none,
    withPerson(({ services, device, setDevice }, person) => services.daily.sit(person, device, setDevice)),
  ),
  get('/api/today', 'The offline deal of the day, and where you stand if you have played it.', ({ services, person }) =>
    services.offlineDeals.today(person),
  ),
  send(
    'POST',
    '/api/today',
    'Your moves in the offline deal of a day. They are played again by the rules; the first attempt counts.',
    BODIES.attempt,
    withPerson(({ services, body }, person) => services.offlineDeals.attempt(person, body)),
  ),
];

/** At no table may the new name look like somebody else's. Games that are over keep the names they were played under. */
async function rename({ asks, people, context }: Services, person: Person, given: string): Promise<Person | Refusal> {
  const name = readName(given);
  if (typeof name !== 'string') return name;
  const renamed = { ...person, name };
  const ids = await context.store.tablesOf(person.id, OWN_TABLES);
  const taken = (await asks.ask('sameName', ids, renamed)).find((refusal) => refusal !== undefined);
  if (taken !== undefined) return taken;
  await people.rename(renamed);
  await asks.ask('rename', ids, renamed);
  return renamed;
}

async function ownTables({ asks, context }: Services, person: string): Promise<OwnTable[]> {
  const ids = await context.store.tablesOf(person, OWN_TABLES);
  const own = await asks.ask('own', ids, person);
  return own.filter((table) => table !== undefined);
}
