/** Sends what is due: all of a way in one message, unless there is nothing to tell any more. */
import type { Context } from '../context.ts';
import type { Asks } from '../nodes/asks.ts';
import type { NewsKind, NoticeRow, WayRow } from '../store/notices.ts';
import { letterOf } from './letter.ts';
import { isStillNews } from './news.ts';
import { whenLoud } from './quiet.ts';
import { type Message, sendTo, type Sent, type SenderParts } from './senders.ts';
import type { Ways } from './ways.ts';
import { type About, messageWords } from './words.ts';

export interface Dispatch {
  send(): Promise<void>;
}

interface DispatchParts {
  readonly ways: Pick<Ways, 'quietOf' | 'forget' | 'stopKey'>;
  readonly asks: Pick<Asks, 'ask'>;
  readonly parts: SenderParts;
  /** Nobody waits for this person at the table any more. */
  forget(person: string, table: string): void;
}

/** Messages that are sent in one tick; how often one is tried, and the wait after each try. */
const AT_ONCE = 40;
const TRIES = 8;
const AGAIN = 60_000;
/** Milliseconds after which another node sends what the one that wanted to has not. */
const CLAIM = 120_000;

export function openDispatch(context: Context, { ways, asks, parts, forget }: DispatchParts): Dispatch {
  const { store, now } = context;

  /** All that is due this way, in one message. */
  async function sendAll(id: string, rows: readonly NoticeRow[]): Promise<void> {
    const way = await store.way(id);
    if (way === undefined) return;
    const quiet = await ways.quietOf(way.person);
    const at = whenLoud(quiet, now());
    if (at > now()) return void (await Promise.all(rows.map((row) => store.moveNotice(row, at, row.tries))));
    const found = await Promise.all(rows.map(async (row) => ({ row, about: await aboutIt(row, way) })));
    const told = found.filter((one): one is Telling => one.about !== undefined);
    if (told.length > 0) await sendOne(way, told);
  }

  async function sendOne(way: WayRow, told: readonly Telling[]): Promise<void> {
    const abouts = told.map(({ about }) => about);
    const message = await messageOf(way, told[0].row.id, abouts);
    const sent = await sendTo(way, message, parts).catch((error: unknown): Sent => {
      context.logError(`a notice by ${way.kind}`, error);
      return 'failed';
    });
    if (sent === 'gone') return ways.forget(way);
    await Promise.all(told.map(({ row }) => settle(row, sent)));
  }

  async function settle(row: NoticeRow, sent: Sent): Promise<void> {
    const tries = row.tries + 1;
    const isDone = sent === 'sent' || tries >= TRIES;
    await store.moveNotice(row, isDone ? 0 : now() + AGAIN * 3 ** row.tries, tries);
  }

  /** Undefined if there is nothing to tell any more; then it is dropped. */
  function aboutIt(row: NoticeRow, way: WayRow): Promise<About | undefined> {
    const { kind } = row;
    if (kind === 'turn') return waitingAt(row, way);
    return kind === 'invitation' ? invitedAt(row, way) : newsAt(row, kind, way);
  }

  async function waitingAt({ person, table_id }: NoticeRow, { site }: WayRow): Promise<About | undefined> {
    const [found] = await asks.ask('waits', [table_id], person);
    if (found !== undefined) return { kind: 'turn', ...found, link: `${site}/#/play/${table_id}` };
    forget(person, table_id);
    await store.dropNotices(person, table_id, ['turn']);
    return undefined;
  }

  /** Nothing if they cannot sit down there any more, or one has blocked the other since. */
  async function invitedAt({ person, table_id }: NoticeRow, { site }: WayRow): Promise<About | undefined> {
    const [by, [found]] = await Promise.all([
      store.inviterOf(table_id, person),
      asks.ask('invites', [table_id], person),
    ]);
    if (by !== undefined && found !== undefined) {
      const key = found.invitation === undefined ? '' : `/${found.invitation}`;
      return { kind: 'invitation', by: by.name, card: found.card, link: `${site}/#/play/${table_id}${key}` };
    }
    await store.dropNotices(person, table_id, ['invitation']);
    return undefined;
  }

  async function newsAt({ person, table_id }: NoticeRow, kind: NewsKind, { site }: WayRow): Promise<About | undefined> {
    const [found] = await asks.ask('seen', [table_id], person);
    if (found !== undefined && !found.isLooking && isStillNews(kind, found.card, person))
      return { kind, card: found.card, link: kind === 'removed' ? `${site}/` : `${site}/#/play/${table_id}` };
    await store.dropNotices(person, table_id, [kind]);
    return undefined;
  }

  async function messageOf(way: WayRow, id: string, abouts: readonly About[]): Promise<Message> {
    const [{ link }] = abouts;
    const isOfOne = abouts.every((one) => one.link === link);
    const said = messageWords(way.language, way.person, abouts);
    const key = await ways.stopKey(way.id);
    const letter = letterOf(way.language, said, `${way.site}/#/notices/${way.id}/${key}`);
    const stop = `${way.site}/api/notices/stop?way=${way.id}&key=${key}`;
    return { ...said, id, link: isOfOne ? link : `${way.site}/`, letter, stop };
  }

  return {
    async send() {
      const due = await store.claimNotices(now(), now() + CLAIM, AT_ONCE);
      const byWay = Map.groupBy(due, ({ way }) => way);
      await Promise.all([...byWay].map(([way, rows]) => sendAll(way, rows)));
    },
  };
}

/** What is due, and what there is to say of it. */
interface Telling {
  readonly row: NoticeRow;
  readonly about: About;
}
