/** The admin desk: for administrators, and the lines that everybody reads. */
import type { Readable } from 'node:stream';
import { BODIES, type Person } from '../../wire/http.ts';
import {
  type AuditEntry,
  type Audited,
  DESK_BODIES,
  type DeskHealth,
  type DeskState,
  type DeskTable,
} from '../../wire/desk.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { reportsIn } from '../desk/reports.ts';
import { lineOf, tearLine } from '../table/chat-reports.ts';
import { dismissReports, tearForDesk } from '../table/moderation.ts';
import { shut } from '../table/seats.ts';
import { VERSION } from '../version.ts';
import {
  type ApiRequest,
  BEFORE,
  FileReply,
  get,
  type HttpRoute,
  type Query,
  type Reply,
  send,
  withPerson,
  withTable,
  withTime,
} from './route.ts';
import { cutOff, type Services } from './services.ts';

/** Rows in one answer. */
const MOST = 50;

const FIND: Query = { find: { about: 'An id, or a part of a name.' } };

export const DESK_ROUTES: readonly HttpRoute[] = [
  get('/api/announcements', 'What those who run the server tell everybody.', ({ services }) =>
    services.desk.announcements(),
  ),
  get('/api/admin', 'Whether the admin desk is yours, and whether anybody has it.', ({ services, person }) =>
    stateOf(services, person),
  ),
  send(
    'POST',
    '/api/admin/claim',
    'Sit down at the admin desk, with the token from the log or from the settings.',
    DESK_BODIES.claim,
    withPerson(async ({ services, address, site, body }, person) => {
      if (!services.guesses.take(address)) return refuse(SERVER_RULES.tooManyCodes);
      const refused = await services.desk.claim(person, body.token, site);
      if (refused !== undefined) return refused;
      await services.desk.note(person, 'claim', person.id);
      return stateOf(services, person);
    }),
  ),
  get(
    '/api/admin/health',
    'Administrators: version, health, storage, and all servers of this database.',
    withAdmin(({ services }) => healthOf(services)),
  ),
  get(
    '/api/admin/tables',
    'Administrators: the newest tables, or those with this id or name.',
    withAdmin(async ({ services, query }) => ({ tables: await tablesLike(services, query['find'] ?? '') })),
    FIND,
  ),
  send(
    'POST',
    '/api/admin/tables/:table/close',
    'Administrators: close a table. Nobody wins.',
    DESK_BODIES.close,
    withAdmin((request, admin) =>
      withTable(request, async (table) => {
        const { services, body } = request;
        await services.desk.note(admin, 'close', table.id, body.why);
        const changed = await table.changeInfo((card) => shut(card, services.context.now()));
        return changed.rule === undefined ? table.card() : changed;
      }),
    ),
  ),
  get(
    '/api/admin/people',
    'Administrators: the newest people, or those with this id or name.',
    withAdmin(async ({ services, query }) => ({
      people: await services.context.store.findPeople(query['find'] ?? '', MOST),
    })),
    FIND,
  ),
  send(
    'POST',
    '/api/admin/ban',
    'Administrators: somebody, and the bots they made, may not sit, chat or open tables any more. They are told why.',
    DESK_BODIES.ban,
    withAdmin(async ({ services, body }, admin) => {
      const { store, now } = services.context;
      if ((await store.sinceOf(body.person)) === undefined) return refuse(SERVER_RULES.nobody);
      if (await store.isAdmin(body.person)) return refuse(SERVER_RULES.adminBan);
      await services.desk.note(admin, 'ban', body.person, body.why);
      await store.ban({ ...body, at: now() });
      return cut(services, body.person);
    }),
  ),
  send(
    'POST',
    '/api/admin/unban',
    'Administrators: they may again.',
    DESK_BODIES.unban,
    withAdmin(async ({ services, body }, admin) => {
      await services.desk.note(admin, 'unban', body.person);
      await services.context.store.unban(body.person);
      return cut(services, body.person);
    }),
  ),
  get(
    '/api/admin/reports',
    'Administrators: texts that somebody reported, the newest first.',
    withAdmin(async ({ services }) => ({ reports: await reportsIn(services.context) })),
  ),
  send(
    'POST',
    '/api/admin/tables/:table/report',
    'Administrators: tear a reported text out for good, or leave it. Either way it is reported no more.',
    DESK_BODIES.report,
    withAdmin((request, admin) =>
      withTable(request, async (table) => {
        const { page, act } = request.body;
        await request.services.desk.note(admin, act, `${table.id} ${page}`);
        const line = lineOf(page);
        const tear = () => (line === undefined ? tearForDesk(table, page) : tearLine(table, line));
        const refused = act === 'tear' ? await tear() : undefined;
        if (refused !== undefined && refused.rule !== SERVER_RULES.page) return refused;
        await dismissReports(table, page);
        return {};
      }),
    ),
  ),
  send(
    'POST',
    '/api/admin/announce',
    'Administrators: a line that everybody reads until it ends.',
    DESK_BODIES.announce,
    withAdmin(async ({ services, body }, admin) => {
      const lines = { en: body.en.trim(), es: body.es.trim() };
      return (await services.desk.announce(admin, lines, body.minutes)) ?? services.desk.announcements();
    }),
  ),
  send(
    'POST',
    '/api/admin/announce/end',
    'Administrators: nobody reads it any more.',
    DESK_BODIES.endAnnouncement,
    withAdmin(async ({ services, body }, admin) => {
      await services.desk.note(admin, 'end', body.id);
      await services.desk.end(body.id);
      return services.desk.announcements();
    }),
  ),
  send(
    'POST',
    '/api/admin/backup',
    'Administrators: a ticket with which the backup can be fetched for a minute.',
    BODIES.none,
    withAdmin(async ({ services }, admin) => ({ ticket: await services.desk.ticket(admin) })),
  ),
  get(
    '/api/admin/backup',
    'Administrators: a backup, as one SQLite file. With ?download as a file.',
    withAdmin(({ services, query }, admin) => backup(services, admin, query['ticket'] ?? '')),
    { ticket: { about: 'From POST /api/admin/backup: a link from another site has none.' } },
  ),
  get(
    '/api/admin/audit',
    'Administrators: what administrators did, the newest first.',
    withAdmin((request) => withTime(request, (before) => auditOf(request.services, before))),
    BEFORE,
  ),
];

/** For routes of the desk. Whoever is not an administrator learns nothing, and costs one row to read. */
function withAdmin<B>(handle: (request: ApiRequest<B>, admin: Person) => Promise<Reply>) {
  return withPerson<B>(async (request, person) => {
    const { services } = request;
    if (!services.deskWork.take(person.id)) return refuse(SERVER_RULES.tooManyRequests);
    const isAdmin = await services.context.store.isAdmin(person.id);
    return isAdmin ? handle(request, person) : refuse(SERVER_RULES.notAdmin);
  });
}

async function stateOf({ context: { store } }: Services, person: Person | undefined): Promise<DeskState> {
  const isAdmin = person !== undefined && (await store.isAdmin(person.id));
  return { isAdmin, isClaimed: isAdmin || (await store.hasAdmin()) };
}

/** Their bots too: a ban is of whoever made them. */
async function cut(services: Services, person: string): Promise<object> {
  const { bots } = await services.botMakers.of(person);
  cutOff(services, [person, ...bots.map(({ id }) => id)]);
  return {};
}

async function healthOf({ context, tables, connections, started }: Services): Promise<DeskHealth> {
  const { store } = context;
  const trouble = await store.ready().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const nodes = await store.nodes.living();
  return {
    version: VERSION,
    node: process.version,
    engine: store.nodes.node === undefined ? 'SQLite' : 'PostgreSQL',
    since: started,
    memory: process.memoryUsage.rss(),
    tablesInMemory: tables.size(),
    streams: connections.count(),
    ...(trouble !== undefined && { trouble }),
    counts: await store.counts(),
    nodes: nodes.map((each) => ({ ...each, isThis: each.node === store.nodes.node })),
  };
}

async function tablesLike({ context }: Services, text: string): Promise<DeskTable[]> {
  const ids = await context.store.findTables(text, MOST);
  const stored = await Promise.all(ids.map((id) => context.store.table(id)));
  return stored.flatMap((table) => {
    if (table === undefined) return [];
    const { id, game, status, created, seats } = table.card;
    return { id, game, status, created, names: seats.flatMap((sitter) => (sitter.t === 'empty' ? [] : sitter.name)) };
  });
}

async function backup({ desk, backupNow, context }: Services, admin: Person, ticket: string): Promise<Reply> {
  if (!(await desk.isTicket(admin, ticket))) return refuse(SERVER_RULES.notAdmin, 'the ticket is too old');
  await desk.note(admin, 'backup', '');
  const made: Readable | Reply = await backupNow.make();
  if ('rule' in made) return made;
  const day = new Date(context.now()).toISOString().slice(0, 10);
  return new FileReply('application/vnd.sqlite3', `errantry-${day}.sqlite`, made as Readable);
}

async function auditOf({ context: { store } }: Services, before: number): Promise<Reply> {
  const rows = await store.audits(before, MOST);
  const entries: AuditEntry[] = rows.map(({ id, at, what, about, why, name, whom }) => ({
    id,
    at,
    ...(name !== null && { admin: name }),
    what: what as Audited, // only `note` writes it
    about,
    ...(whom !== null && { whom }),
    why,
  }));
  return { entries };
}
