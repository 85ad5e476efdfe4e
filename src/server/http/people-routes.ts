/** Who you are, and what is yours. */
import { NONE } from '../../core/game.ts';
import { seatOf } from '../../wire/card.ts';
import { BODIES, type OwnTable, type Person } from '../../wire/http.ts';
import { DOOR, refuse } from '../../wire/rules.ts';
import { rename } from '../table/seats.ts';
import type { Door } from './door.ts';
import { get, known, type Route, send } from './route.ts';

/** So many of one's tables are listed, the newest first. */
const OWN_TABLES = 30;

export const PEOPLE_ROUTES: readonly Route[] = [
  send(
    'POST',
    '/api/me',
    'Say hello: who you are; a newcomer gets a name and a cookie.',
    BODIES.hello,
    async (asked) => {
      if (asked.person !== undefined) return asked.person;
      if (!asked.door.newcomers.take(asked.address)) return refuse(DOOR.haste);
      const { person, secret } = await asked.door.people.hello();
      asked.introduce(secret);
      return person;
    },
  ),
  get(
    '/api/me',
    'Who you are.',
    known(async (_, person) => person),
  ),
  send(
    'PATCH',
    '/api/me',
    'Change your name, here and at your tables.',
    BODIES.rename,
    known(async ({ door, body }, person) => {
      const renamed = await door.people.rename(person, body.name);
      if (!('rule' in renamed)) await renameAtTables(door, renamed);
      return renamed;
    }),
  ),
  get(
    '/api/me/tables',
    'Your tables, and which of them wait for you.',
    known(async ({ door }, person) => ({ tables: await ownTables(door, person.id) })),
  ),
  send(
    'POST',
    '/api/me/link',
    'A code that makes another device yours too, once, within ten minutes. Put it behind # in a link, never in a path.',
    BODIES.none,
    known(({ door }, person) => door.people.link(person)),
  ),
  send('POST', '/api/me/claim', 'Become the person of such a code on this device.', BODIES.claim, async (asked) => {
    if (!asked.door.newcomers.take(asked.address)) return refuse(DOOR.haste);
    const claimed = await asked.door.people.claim(asked.body.code);
    if ('rule' in claimed) return claimed;
    asked.introduce(claimed.secret);
    return claimed.person;
  }),
  send(
    'PUT',
    '/api/me/mutes',
    'Read nothing more that somebody chats, or read them again. Only you know.',
    BODIES.mute,
    known(async ({ door, body }, person) => {
      await door.house.store.mute(person.id, body.person, body.muted);
      return body;
    }),
  ),
  get(
    '/api/today',
    'The deal of the day for everybody, and where you stand if you have played it.',
    ({ door, person }) => door.deals.today(person),
  ),
  send(
    'POST',
    '/api/today',
    'Your moves in the deal of a day. They are played again by the rules; the first attempt counts.',
    BODIES.attempt,
    known(({ door, body }, person) => door.deals.attempt(person, body)),
  ),
];

async function renameAtTables({ hall, house }: Door, person: Person): Promise<void> {
  const ids = await house.store.tablesOf(person.id, OWN_TABLES);
  await Promise.all(
    ids.map(async (id) => {
      const table = await hall.table(id);
      if (table?.standing().card.status !== 'over') await table?.arrange((card) => rename(card, person));
    }),
  );
}

async function ownTables({ hall, house }: Door, person: string): Promise<OwnTable[]> {
  const ids = await house.store.tablesOf(person, OWN_TABLES);
  const tables = await Promise.all(ids.map((id) => hall.table(id)));
  return tables.flatMap((table) => {
    if (table === undefined) return [];
    const { match } = table.standing();
    const card = table.card();
    const seat = seatOf(card, person);
    return seat === undefined ? [] : [{ card, seat, owes: match !== undefined && match.asked[seat] !== NONE }];
  });
}
