/** Tables: open, find, join, start, rematch; and messages of the stream where sockets are blocked. */
import { shownOptions } from '../../core/game.ts';
import { type TableInfo, seatOf } from '../../wire/table-info.ts';
import { BODIES, type OfferedGame, type GameList, type Person } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import { clientMessage } from '../../wire/messages.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import { botsFor, serverBots } from '../bots/levels.ts';
import { type Changed, join, leaveSeat, remove, seatBot } from '../table/seats.ts';
import { readBot } from '../tables.ts';
import { reportLine } from '../table/chat-reports.ts';
import { historyFor, recordOf } from '../table/history.ts';
import type { Context } from '../context.ts';
import type { RequestRow } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { reply } from '../stream/connection.ts';
import { opening } from './openings.ts';
import { bySeat } from './post-routes.ts';
import { originOf } from './rating-routes.ts';
import {
  type ApiRequest,
  withTable,
  get,
  ifAdmitted,
  INVITED,
  withPerson,
  type Reply,
  type HttpRoute,
  send,
} from './route.ts';

const LISTED = 50;

export const TABLE_ROUTES: readonly HttpRoute[] = [
  get('/api/games', 'The games with their options, and the bots.', async ({ services }) => gamesOf(services.context)),
  get(
    '/api/tables',
    'Listed tables that are open or being played, the newest first.',
    async ({ services, person }) => ({
      tables: await services.meetings.listedFor(person?.id, await services.context.store.listed(LISTED)),
    }),
  ),
  send(
    'POST',
    '/api/tables',
    'Open a table. You are its host.',
    BODIES.open,
    withPerson(async ({ body, ...request }, person) => {
      const { circles, context } = request.services;
      if (body.circle !== undefined && !(await context.store.isMember(body.circle, person.id)))
        return refuse(SERVER_RULES.circle);
      const open = () => request.services.tables.open(body, person);
      const opened = await opening({ ...request, body }, person.id, body.listed === true, open);
      if ('rule' in opened) return opened;
      if (body.counts === true)
        await request.services.ratings.admit(opened.current().card, person, originOf({ ...request, body }));
      await circles.list(opened.current().card);
      return opened.card();
    }),
  ),
  get(
    '/api/tables/:table',
    'The info of a table.',
    (request) => ifAdmitted(request, async (table) => table.card()),
    INVITED,
  ),
  get(
    '/api/tables/:table/invitation',
    'Host: what a link must carry where nobody may watch, and for people who were removed.',
    withPerson((request, person) => withTable(request, async (table) => table.invitation(person.id))),
  ),
  get(
    '/api/tables/:table/code',
    'Four letters by which this table is found while it has a free seat.',
    (request) =>
      ifAdmitted(request, async (table) => {
        const { codes, context } = request.services;
        if (!hasFreeSeat(table.current().card)) return refuse(SERVER_RULES.tableCode);
        const code = codes.of(table.id);
        context.store.nodes.say({ t: 'code', table: table.id, code });
        return { code };
      }),
    INVITED,
  ),
  send('POST', '/api/code', 'The table that has this code and a free seat.', BODIES.tableCode, async (request) => {
    const { codes, guesses, tables } = request.services;
    if (!guesses.take(request.address)) return refuse(SERVER_RULES.tooManyCodes);
    const id = codes.tableOf(request.body.code);
    const found = id === undefined ? undefined : await tables.glance(id);
    const isFree = found !== undefined && hasFreeSeat(found.current().card);
    return isFree ? { table: id } : refuse(SERVER_RULES.tableCode);
  }),
  send(
    'POST',
    '/api/tables/:table/join',
    'Take a seat: a certain one, or the first that is free.',
    BODIES.join,
    async (request) => {
      const refuseHere = await doorOf(request);
      const isAtDoor = await request.services.tables.use(request.table, ({ ledger }) => refuseHere(ledger.latest.card));
      return (
        isAtDoor ??
        (await notToBeCounted(request)) ??
        changeSeats(request, (card, person, table) => {
          const { seat, invitation } = request.body;
          return (
            table.refuseVisitor({ person: person.id, invitation }, card) ?? refuseHere(card) ?? join(card, person, seat)
          );
        })
      );
    },
  ),
  send('POST', '/api/tables/:table/leave', 'Leave. In the game, a bot plays on for you.', BODIES.leave, (request) =>
    changeSeats(request, (card, person) => leaveSeat(card, person.id)),
  ),
  send('POST', '/api/tables/:table/bot', 'Host: a bot for a free seat.', BODIES.bot, (request) =>
    withTable(request, async ({ game }) => {
      const bot = readBot(request.services.context, game, request.body);
      if ('rule' in bot) return bot;
      return changeSeats(request, (card, person) => seatBot(card, person.id, request.body.seat, bot));
    }),
  ),
  send(
    'POST',
    '/api/tables/:table/remove',
    'Host: free a seat; in the game, a bot takes it.',
    BODIES.remove,
    (request) => changeSeats(request, (card, person) => remove(card, person.id, request.body.seat)),
  ),
  send(
    'POST',
    '/api/tables/:table/start',
    'Host: begin the game.',
    BODIES.start,
    withPerson((request, person) =>
      withTable(request, async (table) => {
        const row = requestOf(request, person);
        return changed(table, await table.once(row, () => table.start(person.id, row)));
      }),
    ),
  ),
  send(
    'POST',
    '/api/tables/:table/rematch',
    'After the game: the next table with the same seats.',
    BODIES.none,
    withPerson((request, person) =>
      withTable(request, async (table) => {
        const { rematch, listed, counts } = table.current().card;
        const again = () => request.services.tables.rematch(table, person);
        const next = rematch === undefined ? await opening(request, person.id, listed, again) : await again();
        if ('rule' in next) return next;
        if (counts === true) await request.services.ratings.follow(table.id, next.id);
        await request.services.circles.list(next.current().card);
        return next.card();
      }),
    ),
  ),
  get(
    '/api/tables/:table/takeback',
    'Which of your moves you can take back now, and whether the others must agree.',
    withPerson((request, person) =>
      // That there is nothing to take back is an answer to this question, and no fault.
      bySeat(request, person, async (table, seat) => ({ t: 'offer', ...(await table.takeBackOffer(seat)) })),
    ),
  ),
  send(
    'POST',
    '/api/tables/:table/takeback',
    'Take back your last move, or ask the others whether you may.',
    BODIES.takeBack,
    withPerson(({ body: { id, step }, ...request }, person) =>
      bySeat(request, person, async (table, seat) =>
        changed(table, await table.takeBack(seat, step, { person: person.id, id })),
      ),
    ),
  ),
  send(
    'POST',
    '/api/tables/:table/takeback/answer',
    'Agree that somebody takes a move back, or do not.',
    BODIES.takeBackAnswer,
    withPerson(({ body: { id, step, agree }, ...request }, person) =>
      bySeat(request, person, async (table, seat) =>
        changed(table, await table.answerTakeBack(seat, step, agree, { person: person.id, id })),
      ),
    ),
  ),
  {
    ...send(
      'POST',
      '/api/tables/:table/say',
      'A message of the stream, for those without a socket.',
      clientMessage,
      (request) =>
        withTable(request, async (table) => {
          const { person: speaker, services, body } = request;
          return reply(services, { table, speaker, look: (on) => table.audience.look(speaker?.id, on) }, body);
        }),
    ),
    most: LIMITS.longText,
  },
  send(
    'POST',
    '/api/tables/:table/page',
    'Mark a text: not for the Chronicle, hide, report; the host may tear it out.',
    BODIES.page,
    withPerson(({ body, ...request }, person) =>
      withTable(request, (table) => table.moderate(person.id, body.page, body.mark, body.why ?? '')),
    ),
  ),
  {
    ...send(
      'POST',
      '/api/tables/:table/chat/report',
      'Report line `c` of the chat to those who run this site, and say why. Once; not your own.',
      BODIES.reportLine,
      withPerson(async (request, { id }) => {
        const { c, why } = request.body;
        if (!request.services.lineReports.take(id)) return refuse(SERVER_RULES.tooManyRequests);
        return ifAdmitted(request, async (table) => (await reportLine(table, id, c, why.trim())) ?? {});
      }),
    ),
    query: INVITED,
  },
  get(
    '/api/tables/:table/history',
    'The game so far, as you saw it.',
    (request) =>
      ifAdmitted(request, async (table) => {
        const { replays, context } = request.services;
        if (!replays.take(request.address)) return refuse(SERVER_RULES.tooManyRequests);
        const viewer = seatOf(table.current().card, request.person?.id) ?? 'watcher';
        return historyFor(table.game, context, table.current(), viewer);
      }),
    INVITED,
  ),
  get(
    '/api/tables/:table/standing',
    'After a deal of the day: where it stands among all of its day.',
    (request) => ifAdmitted(request, (table) => request.services.daily.standing(table.current().card)),
    INVITED,
  ),
  get(
    '/api/tables/:table/record',
    'After the game: seed, moves and events, to verify it.',
    (request) => ifAdmitted(request, (table) => recordOf(table.game, request.services.context, table.current())),
    INVITED,
  ),
];

/** Why somebody may not sit down among those who sit there then. Whoever sits there already is not kept out. */
async function doorOf({ services, person, table: id }: ApiRequest<unknown>): Promise<Door> {
  if (person === undefined) return () => undefined;
  const found = await services.tables.use(id, (table) => services.meetings.door(person.id, table.current().card));
  return (card) => (seatOf(card, person.id) === undefined ? found?.(card) : undefined);
}

type Door = (card: TableInfo) => Refusal | undefined;

/** Why somebody may not sit at a table that counts; undefined also where there is no such table. */
async function notToBeCounted(request: ApiRequest<Resendable>): Promise<Refusal | undefined> {
  const { services, person, table: id } = request;
  if (person === undefined) return undefined;
  return services.tables.use(id, ({ ledger }) => {
    const { card } = ledger.latest;
    if (card.counts !== true || card.status !== 'open' || seatOf(card, person.id) !== undefined) return undefined;
    return services.ratings.admit(card, person, originOf(request));
  });
}

const hasFreeSeat = ({ status, seats }: TableInfo): boolean =>
  status === 'open' && seats.some(({ t }) => t === 'empty');

function gamesOf(context: Context): GameList {
  const offered: OfferedGame[] = Object.values(context.games).map((game) => ({
    id: game.id,
    title: game.title,
    seats: game.seats,
    options: Object.fromEntries(
      shownOptions(game).map(([name, { rule, choices }]) => [name, { rule: game.rules[rule], choices }]),
    ),
    presets: game.presets.map(({ name, rule, options }) => ({ name, rule: game.rules[rule], options })),
    bots: botsFor(context, game),
  }));
  return { games: offered, bots: serverBots(context).map(({ name, about }) => ({ name, about })) };
}

interface Resendable {
  readonly id?: string | undefined;
}

function requestOf({ body: { id } }: ApiRequest<Resendable>, person: Person): RequestRow | undefined {
  return id === undefined ? undefined : { person: person.id, id };
}

async function changeSeats(
  request: ApiRequest<Resendable>,
  change: (card: TableInfo, person: Person, table: Table) => Changed,
): Promise<Reply> {
  const { person } = request;
  if (person === undefined) return refuse(SERVER_RULES.unknownPerson);
  const row = requestOf(request, person);
  return withTable(request, async (table) =>
    changed(table, await table.once(row, () => table.changeInfo((card) => change(card, person, table), row))),
  );
}

function changed(table: Table, change: Changed): Reply {
  return change.rule === undefined ? table.card() : change;
}
