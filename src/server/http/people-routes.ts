/** People: who you are, your name, devices, tables and mutes, and the deal of the day. */
import { NONE } from '../../core/game.ts';
import { seatOf } from '../../wire/table-info.ts';
import { BODIES, type OwnTable, type Person } from '../../wire/http.ts';
import { SERVER_RULES, refuse } from '../../wire/rules.ts';
import { renameSeat } from '../table/seats.ts';
import type { Services } from './services.ts';
import { get, withPerson, type HttpRoute, send } from './route.ts';

/** How many of a person's tables are listed, the newest first. */
const OWN_TABLES = 30;

export const PEOPLE_ROUTES: readonly HttpRoute[] = [
  send(
    'POST',
    '/api/me',
    'Say hello: who you are; a newcomer gets a name and a cookie.',
    BODIES.hello,
    async (request) => {
      if (request.person !== undefined) return request.person;
      if (!request.services.newcomers.take(request.address)) return refuse(SERVER_RULES.tooManyRequests);
      const { person, secret } = await request.services.people.hello();
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
    'Change your name, here and at your tables.',
    BODIES.rename,
    withPerson(async ({ services, body }, person) => {
      const renamed = await services.people.rename(person, body.name);
      if (!('rule' in renamed)) await renameAtTables(services, renamed);
      return renamed;
    }),
  ),
  get(
    '/api/me/tables',
    'Your tables, and which of them wait for you.',
    withPerson(async ({ services }, person) => ({ tables: await ownTables(services, person.id) })),
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
      await services.context.store.mute(person.id, body.person, body.muted);
      return body;
    }),
  ),
  get(
    '/api/today',
    'The deal of the day for everybody, and where you stand if you have played it.',
    ({ services, person }) => services.daily.today(person),
  ),
  send(
    'POST',
    '/api/today',
    'Your moves in the deal of a day. They are played again by the rules; the first attempt counts.',
    BODIES.attempt,
    withPerson(({ services, body }, person) => services.daily.attempt(person, body)),
  ),
];

async function renameAtTables({ tables, context }: Services, person: Person): Promise<void> {
  const ids = await context.store.tablesOf(person.id, OWN_TABLES);
  await Promise.all(
    ids.map(async (id) => {
      const table = await tables.table(id);
      if (table?.current().card.status !== 'over') await table?.changeInfo((card) => renameSeat(card, person));
    }),
  );
}

async function ownTables({ tables, context }: Services, person: string): Promise<OwnTable[]> {
  const ids = await context.store.tablesOf(person, OWN_TABLES);
  const own = await Promise.all(ids.map((id) => tables.table(id)));
  return own.flatMap((table) => {
    if (table === undefined) return [];
    const { match } = table.current();
    const card = table.card();
    const seat = seatOf(card, person);
    return seat === undefined ? [] : [{ card, seat, owes: match !== undefined && match.asked[seat] !== NONE }];
  });
}
