/** Tables: open, find, sit down, begin, play again; and the streams' words where sockets are blocked. */
import type { Option as Choosable } from '../../core/game.ts';
import { type Card, seatOf } from '../../wire/card.ts';
import { BODIES, type OfferedGame, type Shelf } from '../../wire/http.ts';
import type { Chronicle } from '../../games/la-mancha/chronicle/book.ts';
import { TONGUES } from '../../games/la-mancha/rules/state.ts';
import { LIMITS } from '../../wire/limits.ts';
import { asking } from '../../wire/messages.ts';
import { DOOR, type Refusal, refuse } from '../../wire/rules.ts';
import { botsFor, HOUSE_BOTS } from '../bots/levels.ts';
import { chronicleOf, FORMS } from '../print/chronicle.ts';
import { type Changed, join, leave, remove, seatBot } from '../table/seats.ts';
import { botSitter } from '../tables.ts';
import { historyFor, recordOf } from '../table/history.ts';
import type { House } from '../context.ts';
import type { Table } from '../table/table.ts';
import { reply } from '../stream/line.ts';
import { type Asked, atTable, get, known, type Query, type Reply, type Route, send, Sent } from './route.ts';

const LISTED = 50;

/** The language of the reader, for what nobody at the table has said. */
const LANG: Query = { lang: { about: 'the language between the tales', choices: TONGUES } };

export const TABLE_ROUTES: readonly Route[] = [
  get('/api/games', 'The games of the house with their options, and its bots.', async ({ door }) => shelf(door.house)),
  get('/api/tables', 'Listed tables that are open or being played, the newest first.', async ({ door }) => ({
    tables: await door.house.store.listed(LISTED),
  })),
  send(
    'POST',
    '/api/tables',
    'Open a table. You are its host.',
    BODIES.open,
    known(async ({ door, body }, person) => {
      const opened = await door.hall.open(body, person);
      return 'rule' in opened ? opened : opened.card();
    }),
  ),
  get('/api/tables/:table', 'The card of a table.', (asked) => atTable(asked, async (table) => table.card())),
  send(
    'POST',
    '/api/tables/:table/join',
    'Take a seat: a certain one, or the first that is free.',
    BODIES.join,
    (asked) => arranged(asked, (card, person) => join(card, person, asked.body.seat)),
  ),
  send('POST', '/api/tables/:table/leave', 'Leave. In the game, a bot plays on for you.', BODIES.none, (asked) =>
    arranged(asked, (card, person) => leave(card, person.id)),
  ),
  send('POST', '/api/tables/:table/bot', 'Host: a bot for a free seat.', BODIES.bot, (asked) =>
    atTable(asked, async ({ game }) => {
      const bot = botSitter(game, asked.body.bot, asked.body.name, asked.body.seat);
      if ('rule' in bot) return bot;
      return arranged(asked, (card, person) => seatBot(card, person.id, asked.body.seat, bot));
    }),
  ),
  send('POST', '/api/tables/:table/remove', 'Host: free a seat; in the game, a bot takes it.', BODIES.remove, (asked) =>
    arranged(asked, (card, person) => remove(card, person.id, asked.body.seat)),
  ),
  send(
    'POST',
    '/api/tables/:table/start',
    'Host: begin the game.',
    BODIES.none,
    known((asked, person) => atTable(asked, async (table) => changed(table, await table.start(person.id)))),
  ),
  send(
    'POST',
    '/api/tables/:table/rematch',
    'After the game: the next table for the same company.',
    BODIES.none,
    known((asked, person) =>
      atTable(asked, async (table) => {
        const next = await asked.door.hall.rematch(table, person);
        return 'rule' in next ? next : next.card();
      }),
    ),
  ),
  {
    ...send('POST', '/api/tables/:table/say', 'A message of the stream, for those without a socket.', asking, (asked) =>
      atTable(asked, async (table) => reply(asked.door, table, asked.person, asked.body)),
    ),
    most: LIMITS.tale,
  },
  send(
    'POST',
    '/api/tables/:table/page',
    'Mark a text: not for the Chronicle, hide, report; the host may tear it out.',
    BODIES.page,
    known(({ body, ...asked }, person) =>
      atTable({ ...asked, body }, (table) => table.mark(person.id, body.page, body.mark, body.why ?? '')),
    ),
  ),
  get(
    '/api/tables/:table/chronicle',
    'The Chronicle so far: the tales, verdicts and feats of La Mancha.',
    (asked) => watched(asked, (table) => bookOf(asked, table)),
    LANG,
  ),
  chronicleAs('html', 'The Chronicle to read.'),
  chronicleAs('md', 'The Chronicle as Markdown.'),
  chronicleAs('pdf', 'The Chronicle to print, as a small book.'),
  get('/api/tables/:table/history', 'The game so far, as you were told it.', (asked) =>
    watched(asked, (table) => {
      const viewer = seatOf(table.standing().card, asked.person?.id) ?? 'watcher';
      return historyFor(table.game, asked.door.house, table.standing(), viewer);
    }),
  ),
  get('/api/tables/:table/record', 'After the game: seed, moves and events, to verify it.', (asked) =>
    watched(asked, (table) => recordOf(table.game, asked.door.house, table.standing())),
  ),
];

function chronicleAs(form: keyof typeof FORMS, about: string): Route {
  const { type, write } = FORMS[form];
  const handle = (asked: Asked<undefined>): Promise<Reply> =>
    watched(asked, async (table) => {
      const book = await bookOf(asked, table);
      return 'rule' in book ? book : new Sent(type, `chronicle.${form}`, await write(book));
    });
  return get(`/api/tables/:table/chronicle.${form}`, `${about} With ?download as a file.`, handle, LANG);
}

/** The book in the language that was asked for. */
async function bookOf(asked: Asked<undefined>, table: Table): Promise<Chronicle | Refusal> {
  const { lang = 'en' } = asked.query;
  const language = TONGUES.find((each) => each === lang);
  return language === undefined
    ? refuse(DOOR.shape, `lang: ${TONGUES.join(' or ')}`)
    : chronicleOf(table, asked.door.house, language);
}

function shelf({ games }: House): Shelf {
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
  return { games: offered, bots: HOUSE_BOTS.map(({ name, about }) => ({ name, about })) };
}

async function arranged<B>(
  asked: Asked<B>,
  change: (card: Card, person: { id: string; name: string }) => Changed,
): Promise<Reply> {
  const { person } = asked;
  if (person === undefined) return refuse(DOOR.nobody);
  return atTable(asked, async (table) => changed(table, await table.arrange((card) => change(card, person))));
}

function changed(table: Table, change: Changed): Reply {
  return change.rule === undefined ? table.card() : change;
}

/** What only those may see who may look on. */
function watched(asked: Asked<unknown>, handle: (table: Table) => Promise<Reply>): Promise<Reply> {
  return atTable(asked, async (table) => {
    const { card } = table.standing();
    const isAdmitted = card.watch || seatOf(card, asked.person?.id) !== undefined;
    return isAdmitted ? handle(table) : refuse(DOOR.watchers);
  });
}
