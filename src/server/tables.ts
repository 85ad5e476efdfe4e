/** All tables of the server: those in use are in memory, the others in the store. */
import { randomBytes } from 'node:crypto';
import { commitment } from '../core/dice.ts';
import { type AnyGame, describedOptions, readOptions } from '../core/game.ts';
import { isFormer, type TableInfo, type SeatInfo } from '../wire/table-info.ts';
import type { OpenTable, Person } from '../wire/http.ts';
import { SERVER_RULES, type Refusal, refuse } from '../wire/rules.ts';
import { isBot } from './bots/levels.ts';
import { readName } from './names.ts';
import { botSitter, noRematch, personSitter, type SeatedBot } from './table/seats.ts';
import type { Context } from './context.ts';
import { newsOf, toTell } from './notices/news.ts';
import { isLease, type NodeRow } from './store/nodes.ts';
import type { DailySeat } from './store/store.ts';
import { type Hold, openOwners } from './owners.ts';
import { Table, type TableListener } from './table/table.ts';

/** Another node has the table. */
export class Elsewhere extends Error {
  readonly owner: NodeRow;
  constructor(table: string, owner: NodeRow) {
    super(`table ${table} is at node ${owner.node}`);
    this.owner = owner;
  }
}

/** What another node has is its own business: nothing is done then. */
export function unlessElsewhere<T>(using: Promise<T>): Promise<T | undefined> {
  return using.catch((error: unknown) => {
    if (error instanceof Elsewhere) return undefined;
    throw error;
  });
}

export interface Tables {
  /**
   * A table, from memory or from the store, until it is released; undefined if there is none. Rejected with `Elsewhere`
   * if another node has it.
   */
  hold(id: string): Promise<Hold | undefined>;
  /** The same for as long as the work takes. */
  use<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T | undefined>;
  /** Changes a table in the store while it is not in memory; who asks for it meanwhile waits. False if it is in use. */
  changeAway(id: string, change: () => Promise<void>): Promise<boolean>;
  open(wanted: OpenTable, host: Person): Promise<Table | Refusal>;
  /** A table for one with the deal of a day, begun by its first visit. Rejected if this person or device has one. */
  deal(game: AnyGame, seed: string, host: Person, daily: DailySeat): Promise<Table | Refusal>;
  /** The next table with the same seats. Everybody who asks later gets the same one. */
  rematch(table: Table, person: Person): Promise<Table | Refusal>;
  /** A table as it is here or in the store, only to be looked at: whoever has it keeps it. */
  glance(id: string): Promise<Table | undefined>;
  /** Whether it is in memory here. */
  isHere(id: string): boolean;
  /** All that are in memory. */
  all(): Table[];
  /** Drops tables that other nodes have: those of which this is true. */
  drop(isLost: (table: Table) => boolean): number;
  /** Drops all, and reads once more what is just being read: other nodes may have had any of them. */
  dropAll(): void;
  /** How many are in memory. */
  size(): number;
}

/** The default seconds after which a bot plays for a person who is away. With a clock by post there is none. */
const ABSENCE_SECONDS = 120;

/** `most` tables stay in memory; more only while they are in use. */
export function openTables(context: Context, listener: TableListener, most: number): Tables {
  const { nodes } = context.store;
  const owners = openOwners(load, most, left);
  const own: TableListener = {
    tableChanged: (table) => listener.tableChanged(table),
    presenceChanged: (table) => listener.presenceChanged(table),
    tableGone(table) {
      owners.forget(table);
      listener.tableGone?.(table);
    },
  };
  /** By the finished table: its rematch, while it is being opened. */
  const rematches = new Map<string, Promise<Table>>();
  /** How often all were dropped. */
  let drops = 0;

  async function load(id: string): Promise<Table | undefined> {
    const begun = drops;
    const taken = await nodes.take(id);
    if (taken === undefined) return undefined;
    if (!isLease(taken)) throw new Elsewhere(id, taken);
    const stored = await context.store.table(id);
    if (stored === undefined || !Object.hasOwn(context.games, stored.card.game)) return undefined;
    await listener.tableOpening?.(id);
    if (drops !== begun) return load(id);
    const opened = new Table(stored, context, own, taken);
    listener.tableChanged(opened);
    return opened;
  }

  /** Another node may take it, without waiting. */
  function left(table: Table): void {
    nodes.giveUp(table.ledger.lease).catch((error: unknown) => context.logError(`table ${table.id}: its lease`, error));
  }

  async function glance(id: string): Promise<Table | undefined> {
    const known = owners.known(id);
    if (known !== undefined) return known;
    if (nodes.node === undefined) return use(id, (table) => table);
    const stored = await context.store.table(id);
    const isKnown = stored !== undefined && Object.hasOwn(context.games, stored.card.game);
    return isKnown ? new Table(stored, context, UNHEARD, undefined) : undefined;
  }

  async function changeAway(id: string, change: () => Promise<void>): Promise<boolean> {
    let isMine = true;
    const isAway = await owners.changeAway(id, async () => {
      const taken = await nodes.take(id);
      isMine = taken !== undefined && isLease(taken);
      if (taken === undefined || !isLease(taken)) return;
      await change();
      await nodes.giveUp(taken);
    });
    return isAway && isMine;
  }

  function drop(isLost: (table: Table) => boolean): number {
    const lost = owners.all().filter(isLost);
    for (const table of lost) table.gone();
    return lost.length;
  }

  function dropAll(): void {
    drops++;
    drop(() => true);
  }

  async function use<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T | undefined> {
    const held = await owners.hold(id);
    if (held === undefined) return undefined;
    try {
      return await work(held.table);
    } finally {
      held.release();
    }
  }

  async function add(
    card: Omit<TableInfo, 'commitment'>,
    seed = randomBytes(16).toString('hex'),
    { daily, isLooking = () => false }: Adding = {},
  ): Promise<Table> {
    const added = { ...card, commitment: commitment(seed) };
    const tell = toTell(newsOf(undefined, added), isLooking, context.now());
    await context.store.write({ table: card.id, card: added, seed, daily, tell });
    return (await use(card.id, (table) => table))!; // stored just now
  }

  async function open(wanted: OpenTable, host: Person): Promise<Table | Refusal> {
    const read = readTerms(context, wanted, host);
    if ('rule' in read) return read;
    const opened = await add({ ...read, id: newId(), created: context.now() });
    if (wanted.start !== true || wanted.screen === true) return opened;
    const started = await use(opened.id, (table) => table.start(host.id));
    return started?.rule === undefined ? opened : started;
  }

  async function deal(game: AnyGame, seed: string, host: Person, daily: DailySeat): Promise<Table | Refusal> {
    const read = readTerms(context, { game: game.id, seats: ['me'], grace: 0, watch: false, takeBacks: false }, host);
    if ('rule' in read) return read;
    return add({ ...read, id: newId(), created: context.now(), daily: daily.day }, seed, { daily });
  }

  async function again(old: Table, person: Person): Promise<Table | Refusal> {
    const { card } = old.current();
    const refused = noRematch(card, person.id);
    if (refused !== undefined) return refused;
    const next = card.rematch === undefined ? undefined : await glance(card.rematch);
    if (next !== undefined && next.current().card.status !== 'closed') return next;
    if (old.current().card.rematch !== card.rematch) return again(old, person); // somebody else was faster
    const opening = rematches.get(old.id) ?? openRematch(old, person);
    rematches.set(old.id, opening);
    return opening.finally(() => rematches.delete(old.id));
  }

  /** The new table is stored before anybody learns its id. */
  async function openRematch(old: Table, person: Person): Promise<Table> {
    const { commitment: _commitment, shares: _shares, secret: _secret, seed: _seed, ...rest } = old.current().card;
    const { outcome: _outcome, rematch: _rematch, proposal: _proposal, deserted: _deserted, ...card } = rest;
    const seats = card.seats.map(fresh);
    const opened = { ...card, id: newId(), status: 'open' as const, host: person.id, created: context.now(), seats };
    const next = await add(opened, undefined, { isLooking: (one) => old.isLooking(one) }); // they see it at the old table
    await old.changeInfo((now) => ({ card: { ...now, rematch: next.id } }));
    return next;
  }

  return {
    hold: owners.hold,
    use,
    changeAway,
    open,
    deal,
    rematch: again,
    glance,
    isHere: (id) => owners.known(id) !== undefined,
    all: owners.all,
    drop,
    dropAll,
    size: owners.size,
  };
}

interface Adding {
  readonly daily?: DailySeat;
  /** Whether somebody sees it on the page: nobody tells them then. */
  isLooking?(person: string): boolean;
}

/** Of a table that is only looked at. */
const UNHEARD: TableListener = { tableChanged: () => undefined, presenceChanged: () => undefined };

/** Impossible to guess: the link is the key to a private table. */
const newId = (): string => randomBytes(9).toString('base64url');

function fresh(sitter: SeatInfo): SeatInfo {
  if (isFormer(sitter)) return { t: 'empty' };
  if (sitter.t === 'person') return personSitter({ ...sitter, id: sitter.person });
  return sitter.t === 'bot' ? { t: 'bot', name: sitter.name, bot: sitter.bot } : sitter;
}

type Terms = Omit<TableInfo, 'id' | 'created' | 'commitment'>;

function readTerms(context: Context, wanted: OpenTable, host: Person): Terms | Refusal {
  const { games } = context;
  if (!Object.hasOwn(games, wanted.game))
    return refuse(SERVER_RULES.terms, `the house has ${Object.keys(games).join(', ')}`);
  const game = games[wanted.game];
  const { min, max } = game.seats;
  const count = wanted.seats.length;
  if (count < min || count > max)
    return refuse(SERVER_RULES.terms, `${game.title} has ${min} to ${max} seats, not ${count}`);
  const isScreen = wanted.screen === true;
  if (wanted.seats.filter((chair) => chair === 'me').length !== (isScreen ? 0 : 1))
    return refuse(SERVER_RULES.terms, isScreen ? 'a screen sits on no seat' : 'you sit on one seat');
  const options = readOptions<object>(game, wanted.options ?? {});
  if (options === undefined) return refuse(SERVER_RULES.terms, `${game.title} has ${describedOptions(game)}`);
  const seats = readSeats(context, game, wanted, host);
  if ('rule' in seats) return seats;
  const clock = wanted.clock ?? { t: 'none' };
  const counts = wanted.counts === true;
  if (counts && (clock.t === 'none' || count < 2 || wanted.takeBacks === true || isScreen))
    return refuse(SERVER_RULES.counting);
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
    ...(wanted.circle !== undefined && { circle: wanted.circle }),
    takeBacks: wanted.takeBacks ?? !(counts || (wanted.listed ?? false)),
    ...(counts && { counts }),
    ...(isScreen && { screen: host.id }),
  };
}

function readSeats(
  context: Context,
  game: AnyGame,
  { seats: chairs, commitment: promised }: OpenTable,
  host: Person,
): SeatInfo[] | Refusal {
  const name = readName(host.name);
  if (typeof name !== 'string') return name;
  const own = {
    ...personSitter({ ...host, name }),
    ...(promised && host.maker === undefined && { commitment: promised }),
  };
  let seats = chairs.map((chair): SeatInfo => (chair === 'me' ? own : { t: 'empty' }));
  for (const [seat, chair] of chairs.entries()) {
    if (typeof chair === 'string') continue;
    const bot = readBot(context, game, chair);
    if ('rule' in bot) return bot;
    seats = seats.with(seat, botSitter(seats, seat, bot));
  }
  return seats;
}

/** A bot that somebody asks for. */
export function readBot(
  context: Context,
  game: AnyGame,
  { bot, name }: { bot: string; name?: string | undefined },
): SeatedBot | Refusal {
  if (!isBot(context, game, bot)) return refuse(SERVER_RULES.bot, `there is none called ${bot}`);
  const read = name === undefined ? undefined : readName(name);
  if (read === undefined) return { bot };
  return typeof read === 'string' ? { bot, name: read } : read;
}
