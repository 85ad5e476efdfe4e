/**
 * Tells people what they would want to know of their tables while they do not look, once, in every way they chose. Whose turn
 * it is is found out here by watching tables; what happened there (news.ts) comes into the outbox together with the change
 * itself. What was to be sent survives a restart.
 */
import { NONE } from '../../core/game.ts';
import type { Notices } from '../../wire/notices.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { NEWS_KINDS, type NoticeKind, type NoticeRow } from '../store/notices.ts';
import type { DueRow } from '../store/post.ts';
import type { Table } from '../table/table.ts';
import type { Asks } from '../nodes/asks.ts';
import { type Tables, unlessElsewhere } from '../tables.ts';
import { openDispatch } from './dispatch.ts';
import { newId } from './ids.ts';
import { openMailer } from './mail.ts';
import { DELAY } from './news.ts';
import { openOutside } from './outside.ts';
import { newPushKeys, type PushKeys } from './push.ts';
import type { SenderParts } from './senders.ts';
import { type Asked, askedAt, isWaitedFor, leadOf } from './waiting.ts';
import { isConfirmed, openWays, type Ways } from './ways.ts';

export interface NoticeDesk extends Omit<Ways, 'forget' | 'quietOf' | 'stopKey'> {
  /** Somebody moved at this table, came to it or left it. */
  review(table: Table): void;
  /** A table comes into memory: what its players have been told of it is read, if another node may have told them. */
  opening(table: string): Promise<void>;
  /** Whether this person can be reached may have changed at another node; '': anybody. */
  refresh(person: string): Promise<void>;
  /** Sends what is due. */
  tick(): Promise<void>;
  /** Finds out whom to tell, also of turns that began while no server ran. */
  start(): Promise<void>;
  /** Of tables at which they sit, or are invited to. */
  silence(person: string, table: string, on: boolean): Promise<Notices | Refusal>;
  /** Somebody invites this person to a table. */
  invite(person: string, table: string): Promise<void>;
  close(): Promise<void>;
}

/** How many of somebody's tables can be silenced, the newest first. */
const KNOWN = 200;
const OWN_TABLES = 100;
/** How often deadlines are looked for, which, and how many at once. Live clocks are all shorter. */
const REMIND_EVERY = 60_000;
const LEAST_LEAD = 2 * 3600_000;
const MOST_LEAD = 24 * 3600_000;
const REMINDED_AT_ONCE = 200;

export function openNotices(context: Context, tables: Tables, asks: Pick<Asks, 'ask'>, config: Config): NoticeDesk {
  const { store, now } = context;
  const isShared = store.nodes.node !== undefined;
  const mailer = openMailer(config);
  let keys: Promise<PushKeys> | undefined;
  /** Everybody who can be reached, and by `person table` what they were asked when it was looked at last. */
  const reachable = new Set<string>();
  const noticed = new Map<string, Noticed>();
  /** By `person table`: who can be reached, and looks now. */
  const looking = new Set<string>();
  /** Changes of the outbox, one after the other. */
  let written: Promise<void> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let remindedAt = -Infinity;

  const pushKeys = (): Promise<PushKeys> =>
    (keys ??= store.secret('push', JSON.stringify(newPushKeys())).then((text) => JSON.parse(text) as PushKeys));
  const parts: SenderParts = {
    outside: openOutside(config.NOTICES_INSIDE),
    mailer,
    contact: config.SECURITY_CONTACT ?? config.ORIGIN ?? 'mailto:nobody@localhost.invalid',
    pushKeys,
    now,
  };
  const ways = openWays(context, parts, refresh);
  const forget = (person: string, table: string): void => void noticed.delete(`${person} ${table}`);
  const dispatch = openDispatch(context, { ways, asks, parts, forget });

  function review(table: Table): void {
    const { card } = table.current();
    for (const sitter of card.seats) {
      if (sitter.t !== 'person' || !reachable.has(sitter.person)) continue;
      const { person } = sitter;
      const key = `${person} ${table.id}`;
      noteLooking(key, person, table);
      const change = changeOf(noticed.get(key), askedAt(table, person));
      if (change === undefined) continue;
      if (change.after === undefined) noticed.delete(key);
      else noticed.set(key, change.after);
      const due = now() + DELAY;
      later(
        table,
        () => write(person, table.id, change, due),
        () => noticed.delete(key),
      ); // the next move tries again
    }
  }

  function later({ id }: Table, work: () => Promise<void>, undo: () => void): void {
    written = written.then(work).catch((error: unknown) => {
      undo();
      context.logError(`table ${id}: a notice`, error);
    });
  }

  /** Whoever comes to look sees what happened: nobody has to tell them any more, and later they may be told again. */
  function noteLooking(key: string, person: string, table: Table): void {
    const isLooking = table.isLooking(person);
    if (isLooking === looking.has(key)) return;
    if (!isLooking) return void looking.delete(key);
    looking.add(key);
    later(
      table,
      () => store.dropNotices(person, table.id, NEWS_KINDS),
      () => looking.delete(key),
    );
  }

  async function write(person: string, table: string, { isSettled, isSeen, isWanted }: Change, due: number) {
    if (isSettled) await store.dropNotices(person, table, ['turn', 'invitation']);
    if (isSeen) await store.dropUnsent(person, table);
    if (isWanted) await queue(person, table, due);
  }

  async function queue(person: string, table: string, due: number): Promise<void> {
    await store.addNotices(await noticesFor(person, table, due, 'turn'));
  }

  /** Whether there may be messages about this table to them at all. */
  async function concerns(person: string, table: string): Promise<boolean> {
    const [own, invited] = await Promise.all([store.tablesOf(person, KNOWN), store.invitedTo(person, KNOWN)]);
    return own.includes(table) || invited.some((one) => one.table === table);
  }

  async function noticesFor(person: string, table: string, due: number, kind: NoticeKind): Promise<NoticeRow[]> {
    const silenced = await store.silenced(person);
    if (silenced.includes(table)) return [];
    const confirmed = (await store.ways(person)).filter(isConfirmed);
    return confirmed.map(({ id }) => ({ person, table_id: table, due, tries: 0, way: id, id: newId(), kind }));
  }

  async function start(): Promise<void> {
    for (const { person, table_id } of await store.noticed()) noticed.set(`${person} ${table_id}`, LONG_AGO);
    for (const person of await store.reachable()) {
      reachable.add(person);
      // oxlint-disable-next-line no-await-in-loop -- there is no hurry, and there may be many
      for (const id of await free(await store.tablesOf(person, OWN_TABLES))) await glanceAt(id);
    }
  }

  /** Looks for deadlines that come near, once a minute. */
  async function remind(): Promise<void> {
    const at = context.steady();
    if (at < remindedAt + REMIND_EVERY) return;
    remindedAt = at;
    const rows = await store.unreminded(at + LEAST_LEAD, at + MOST_LEAD, REMINDED_AT_ONCE);
    const mine = new Set(await free(rows.map(({ table }) => table)));
    for (const row of rows.filter(({ table }) => mine.has(table)))
      // oxlint-disable-next-line no-await-in-loop -- the nearest deadline first
      await unlessElsewhere(tables.use(row.table, (table) => remindAt(table, row)));
  }

  async function remindAt(table: Table, row: DueRow): Promise<void> {
    const { card } = table.current();
    if (row.due - context.steady() > leadOf(card)) return;
    await store.remind(row);
    const sitter = card.seats[row.seat];
    if (sitter.t !== 'person' || !reachable.has(sitter.person) || !isWaitedFor(table, sitter.person)) return;
    noticed.set(`${sitter.person} ${table.id}`, { ...askedAt(table, sitter.person)!, hasNotice: true }); // they are waited for
    await written;
    await store.renewNotices(await noticesFor(sitter.person, table.id, now(), 'turn'));
  }

  /** Those that no other node looks after. */
  async function free(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const owned = new Set((await store.nodes.elsewhere(ids)).map(({ table }) => table));
    return ids.filter((id) => !owned.has(id));
  }

  async function opening(table: string): Promise<void> {
    if (!isShared) return;
    for (const key of noticed.keys()) if (key.endsWith(` ${table}`)) noticed.delete(key);
    for (const { person } of await store.noticed(table)) noticed.set(`${person} ${table}`, LONG_AGO);
  }

  async function glanceAt(id: string): Promise<void> {
    await opening(id);
    const table = await tables.glance(id);
    if (table !== undefined) review(table);
  }

  async function sendDue(): Promise<void> {
    await written;
    await remind();
    await dispatch.send();
  }

  /** Whether this person can be reached has changed. */
  async function refresh(person: string, isOwn = true): Promise<void> {
    if (isOwn) store.nodes.say({ t: 'ways', person });
    if ((await store.ways(person)).some(isConfirmed)) reachable.add(person);
    else reachable.delete(person);
  }

  return {
    ...ways,
    review,
    start,
    opening,
    async refresh(person) {
      if (person !== '') return refresh(person, false);
      reachable.clear();
      for (const one of await store.reachable()) reachable.add(one);
    },
    async tick() {
      sending ??= sendDue().finally(() => (sending = undefined));
      await sending;
    },
    async silence(person, table, on) {
      if (on && !(await concerns(person, table))) return refuse(SERVER_RULES.seatless);
      await store.silence(person, table, on);
      await written; // whoever was put into the outbox meanwhile comes out again
      if (on) await store.dropNotices(person, table, ['turn', 'invitation', ...NEWS_KINDS]);
      return ways.of(person);
    },
    async invite(person, table) {
      if (reachable.has(person)) await store.addNotices(await noticesFor(person, table, now(), 'invitation'));
    },
    async close() {
      await sending?.catch(() => undefined); // whoever began it is told
      await written;
      mailer?.close();
    },
  };
}

/** What somebody was asked when it was looked at last, and whether the outbox has something for them, sent or not. */
interface Noticed extends Asked {
  readonly hasNotice: boolean;
}

/** Before the server started, or at another node. */
const LONG_AGO: Noticed = { question: NONE, isLooking: false, hasNotice: true };

interface Change {
  readonly after: Noticed | undefined;
  /** They have moved, or nobody waits any more: what they were told is over. */
  readonly isSettled: boolean;
  /** They have come to look. What was sent stays, so that whoever leaves without a move is not told of the same turn again. */
  readonly isSeen: boolean;
  /** They are to be told, unless they have been. */
  readonly isWanted: boolean;
}

/** Undefined if nothing has changed. */
function changeOf(before: Noticed | undefined, asked: Asked | undefined): Change | undefined {
  if (before?.question === asked?.question && before?.isLooking === asked?.isLooking) return undefined;
  const hasMoved = asked === undefined || (before?.isLooking === true && before.question !== asked.question);
  const isWanted = asked?.isLooking === false && before?.isLooking !== false;
  const hadNotice = before?.hasNotice === true;
  const isSeen = hadNotice && !hasMoved && asked.isLooking;
  const after = asked && { ...asked, hasNotice: isWanted || (hadNotice && !hasMoved) };
  return { after, isSettled: hadNotice && hasMoved, isSeen, isWanted };
}
