/** All tables of the server: those in use are in memory, the others in the store. */
import { randomBytes } from 'node:crypto';
import { commitment } from '../core/dice.ts';
import { type AnyGame, readOptions } from '../core/game.ts';
import type { TableInfo, SeatInfo } from '../wire/table-info.ts';
import type { OpenTable, Person } from '../wire/http.ts';
import { textProblem, LIMITS } from '../wire/limits.ts';
import { SERVER_RULES, type Refusal, refuse } from '../wire/rules.ts';
import { isBot } from './bots/levels.ts';
import { noRematch } from './table/seats.ts';
import type { Context } from './context.ts';
import { Table, type TableListener } from './table/table.ts';

export interface Tables {
  /** From memory or from the store; undefined if there is no such table. */
  table(id: string): Promise<Table | undefined>;
  open(wanted: OpenTable, host: Person): Promise<Table | Refusal>;
  /** The next table with the same seats. Everybody who asks later gets the same one. */
  rematch(table: Table, person: Person): Promise<Table | Refusal>;
  /** How many are in memory. */
  size(): number;
  tables(): Iterable<Promise<Table | undefined>>;
}

/** The default seconds after which a bot plays for a person who is away. With a clock by post there is none. */
const ABSENCE_SECONDS = 120;

const BOT_NAMES = ['Amadís', 'Belianís', 'Palmerín', 'Esplandián', 'Tirante', 'Florisel', 'Clarián', 'Lisuarte'];

/** How many of the least used tables are checked when memory is needed. Most of them are idle. */
const LOOKED_AT = 32;

/** `most` tables stay in memory; more only while they are not idle. `isBusy`: a bot thinks about a move for it. */
export function openTables(
  context: Context,
  listener: TableListener,
  most: number,
  isBusy: (table: Table) => boolean,
): Tables {
  /** In the order of their last use. */
  const inUse = new Map<string, Promise<Table | undefined>>();
  const settled = new Map<string, Table>();
  /** By the finished table: its rematch, while it is being opened. */
  const rematches = new Map<string, Promise<Table>>();

  function table(id: string): Promise<Table | undefined> {
    const known = inUse.get(id);
    if (known !== undefined) {
      inUse.delete(id);
      inUse.set(id, known);
      return known;
    }
    makeRoom();
    const loaded = load(id);
    inUse.set(id, loaded);
    return loaded;
  }

  async function load(id: string): Promise<Table | undefined> {
    try {
      const stored = await context.store.table(id);
      if (stored === undefined || !Object.hasOwn(context.games, stored.card.game)) {
        inUse.delete(id);
        return undefined;
      }
      const opened = new Table(stored, context, listener);
      settled.set(id, opened);
      listener.tableChanged(opened);
      return opened;
    } catch (error) {
      inUse.delete(id);
      throw error;
    }
  }

  function makeRoom(): void {
    if (inUse.size < most) return;
    let looked = 0;
    for (const [id, used] of inUse) {
      if (looked++ === LOOKED_AT) return;
      const old = settled.get(id);
      inUse.delete(id);
      if (old === undefined || !old.isIdle() || isBusy(old)) {
        inUse.set(id, used); // still in use: to the end, so that others are checked next time
        continue;
      }
      settled.delete(id);
      if (inUse.size < most) return;
    }
  }

  async function add(card: Omit<TableInfo, 'commitment'>): Promise<Table> {
    const seed = randomBytes(16).toString('hex');
    await context.store.write({ table: card.id, card: { ...card, commitment: commitment(seed) }, seed });
    return (await table(card.id))!; // stored just now
  }

  async function open(wanted: OpenTable, host: Person): Promise<Table | Refusal> {
    const read = readTerms(context, wanted, host);
    if ('rule' in read) return read;
    const opened = await add({ ...read, id: newId(), created: context.now() });
    if (wanted.start !== true) return opened;
    const started = await opened.start(host.id);
    return started.rule === undefined ? opened : started;
  }

  async function again(old: Table, person: Person): Promise<Table | Refusal> {
    const { card } = old.current();
    const refused = noRematch(card, person.id);
    if (refused !== undefined) return refused;
    if (card.rematch !== undefined) return (await table(card.rematch)) ?? refuse(SERVER_RULES.noTable);
    const opening = rematches.get(old.id) ?? openRematch(old, person);
    rematches.set(old.id, opening);
    return opening.finally(() => rematches.delete(old.id));
  }

  /** The new table is stored before anybody learns its id. */
  async function openRematch(old: Table, person: Person): Promise<Table> {
    const { commitment: _commitment, outcome: _outcome, seed: _seed, ...card } = old.current().card;
    const seats = card.seats.map(fresh);
    const next = await add({ ...card, id: newId(), status: 'open', host: person.id, created: context.now(), seats });
    await old.changeInfo((now) => ({ card: { ...now, rematch: next.id } }));
    return next;
  }

  return { table, open, rematch: again, size: () => inUse.size, tables: () => inUse.values() };
}

/** Impossible to guess: the link is the key to a private table. */
const newId = (): string => randomBytes(9).toString('base64url');

function fresh(sitter: SeatInfo): SeatInfo {
  return sitter.t === 'person' ? { t: 'person', person: sitter.person, name: sitter.name, here: false } : sitter;
}

type Terms = Omit<TableInfo, 'id' | 'created' | 'commitment'>;

function readTerms({ games }: Context, wanted: OpenTable, host: Person): Terms | Refusal {
  if (!Object.hasOwn(games, wanted.game))
    return refuse(SERVER_RULES.terms, `the house has ${Object.keys(games).join(', ')}`);
  const game = games[wanted.game];
  const { min, max } = game.seats;
  const count = wanted.seats.length;
  if (count < min || count > max)
    return refuse(SERVER_RULES.terms, `${game.title} has ${min} to ${max} seats, not ${count}`);
  if (wanted.seats.filter((chair) => chair === 'me').length !== 1)
    return refuse(SERVER_RULES.terms, 'you sit on one seat');
  const options = readOptions<object>(game, wanted.options ?? {});
  if (options === undefined) return refuse(SERVER_RULES.terms, optionsOf(game));
  const seats = readSeats(game, wanted.seats, host);
  if ('rule' in seats) return seats;
  const clock = wanted.clock ?? { t: 'none' };
  return {
    game: game.id,
    status: 'open',
    host: host.id,
    seats,
    options,
    clock,
    grace: wanted.grace ?? (clock.t === 'post' ? 0 : ABSENCE_SECONDS),
    listed: wanted.listed ?? false,
    watch: wanted.watch ?? true,
  };
}

function optionsOf(game: AnyGame): string {
  const offered = Object.entries(game.options as { [name: string]: { choices: readonly unknown[] } });
  return `${game.title} has ${offered.map(([name, { choices }]) => `${name}: ${choices.join(' or ')}`).join('; ')}`;
}

function readSeats(game: AnyGame, chairs: OpenTable['seats'], host: Person): SeatInfo[] | Refusal {
  const seats: SeatInfo[] = [];
  for (const chair of chairs) {
    if (chair === 'me') seats.push({ t: 'person', person: host.id, name: host.name, here: false });
    else if (chair === 'empty') seats.push({ t: 'empty' });
    else {
      const sitter = botSitter(game, chair.bot, chair.name, seats.length);
      if ('rule' in sitter) return sitter;
      seats.push(sitter);
    }
  }
  return seats;
}

export function botSitter(
  game: AnyGame,
  bot: string,
  name: string | undefined,
  seat: number,
): { t: 'bot'; bot: string; name: string } | Refusal {
  if (!isBot(game, bot)) return refuse(SERVER_RULES.bot, `there is none called ${bot}`);
  const wrong = name === undefined ? undefined : textProblem(name, LIMITS.name);
  return wrong === undefined
    ? { t: 'bot', bot, name: name ?? BOT_NAMES[seat % BOT_NAMES.length] }
    : refuse(SERVER_RULES.name, wrong);
}
