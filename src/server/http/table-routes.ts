/** Tables: open, find, join, start, rematch; and messages of the stream where sockets are blocked. */
import type { Option as Choosable } from '../../core/game.ts';
import { type TableInfo, seatOf } from '../../wire/table-info.ts';
import { BODIES, type OfferedGame, type GameList } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import { clientMessage } from '../../wire/messages.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { botsFor, SERVER_BOTS } from '../bots/levels.ts';
import { type Changed, join, leaveSeat, remove, seatBot } from '../table/seats.ts';
import { botSitter } from '../tables.ts';
import { historyFor, recordOf } from '../table/history.ts';
import type { Context } from '../context.ts';
import type { Table } from '../table/table.ts';
import { reply } from '../stream/connection.ts';
import { type ApiRequest, withTable, get, ifAdmitted, withPerson, type Reply, type HttpRoute, send } from './route.ts';

const LISTED = 50;

export const TABLE_ROUTES: readonly HttpRoute[] = [
  get('/api/games', 'The games with their options, and the bots.', async ({ services }) => gamesOf(services.context)),
  get('/api/tables', 'Listed tables that are open or being played, the newest first.', async ({ services }) => ({
    tables: await services.context.store.listed(LISTED),
  })),
  send(
    'POST',
    '/api/tables',
    'Open a table. You are its host.',
    BODIES.open,
    withPerson(async ({ services, body }, person) => {
      const opened = await services.tables.open(body, person);
      return 'rule' in opened ? opened : opened.card();
    }),
  ),
  get('/api/tables/:table', 'The info of a table.', (request) => withTable(request, async (table) => table.card())),
  send(
    'POST',
    '/api/tables/:table/join',
    'Take a seat: a certain one, or the first that is free.',
    BODIES.join,
    (request) => changeSeats(request, (card, person) => join(card, person, request.body.seat)),
  ),
  send('POST', '/api/tables/:table/leave', 'Leave. In the game, a bot plays on for you.', BODIES.none, (request) =>
    changeSeats(request, (card, person) => leaveSeat(card, person.id)),
  ),
  send('POST', '/api/tables/:table/bot', 'Host: a bot for a free seat.', BODIES.bot, (request) =>
    withTable(request, async ({ game }) => {
      const bot = botSitter(game, request.body.bot, request.body.name, request.body.seat);
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
    BODIES.none,
    withPerson((request, person) => withTable(request, async (table) => changed(table, await table.start(person.id)))),
  ),
  send(
    'POST',
    '/api/tables/:table/rematch',
    'After the game: the next table with the same seats.',
    BODIES.none,
    withPerson((request, person) =>
      withTable(request, async (table) => {
        const next = await request.services.tables.rematch(table, person);
        return 'rule' in next ? next : next.card();
      }),
    ),
  ),
  {
    ...send(
      'POST',
      '/api/tables/:table/say',
      'A message of the stream, for those without a socket.',
      clientMessage,
      (request) => withTable(request, async (table) => reply(request.services, table, request.person, request.body)),
    ),
    most: LIMITS.longText,
  },
  send(
    'POST',
    '/api/tables/:table/page',
    'Mark a text: not for the Chronicle, hide, report; the host may tear it out.',
    BODIES.page,
    withPerson(({ body, ...request }, person) =>
      withTable({ ...request, body }, (table) => table.moderate(person.id, body.page, body.mark, body.why ?? '')),
    ),
  ),
  get('/api/tables/:table/history', 'The game so far, as you saw it.', (request) =>
    ifAdmitted(request, (table) => {
      const viewer = seatOf(table.current().card, request.person?.id) ?? 'watcher';
      return historyFor(table.game, request.services.context, table.current(), viewer);
    }),
  ),
  get('/api/tables/:table/record', 'After the game: seed, moves and events, to verify it.', (request) =>
    ifAdmitted(request, (table) => recordOf(table.game, request.services.context, table.current())),
  ),
];

function gamesOf({ games }: Context): GameList {
  const offered: OfferedGame[] = Object.values(games).map((game) => ({
    id: game.id,
    title: game.title,
    seats: game.seats,
    options: Object.fromEntries(
      Object.entries<Choosable>(game.options).map(([name, { rule, choices }]) => [
        name,
        { rule: game.rules[rule], choices },
      ]),
    ),
    presets: game.presets.map(({ name, rule, options }) => ({ name, rule: game.rules[rule], options })),
    bots: botsFor(game),
  }));
  return { games: offered, bots: SERVER_BOTS.map(({ name, about }) => ({ name, about })) };
}

async function changeSeats<B>(
  request: ApiRequest<B>,
  change: (card: TableInfo, person: { id: string; name: string }) => Changed,
): Promise<Reply> {
  const { person } = request;
  if (person === undefined) return refuse(SERVER_RULES.unknownPerson);
  return withTable(request, async (table) => changed(table, await table.changeInfo((card) => change(card, person))));
}

function changed(table: Table, change: Changed): Reply {
  return change.rule === undefined ? table.card() : change;
}
