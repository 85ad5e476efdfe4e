/**
 * A table on the server, followed from this page. It comes back by itself after every break; the page reads its card,
 * its chat and, once the game has begun, a seat at it like any other.
 */
import type { Move, Viewer } from '../../core/game.ts';
import { type TableInfo, namesOf } from '../../wire/table-info.ts';
import { follow, type ClientEvent } from '../../wire/client.ts';
import type { History } from '../../wire/http.ts';
import type { Chat, Left, Meanwhile } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal } from '../../wire/rules.ts';
import type { Box } from '../table/board.ts';
import { MANIFESTS, openBox } from '../games.ts';
import type { AnyMoment, AnySeated, Sitter } from '../local/seated.ts';
import { type Answer, ask, NET } from './ask.ts';
import { environment } from './transports.ts';
import { deskAt } from './net-desk.ts';
import { hello, knownMe } from './me.ts';
import { momentOf, unrolled } from './past.ts';

export interface NetTable {
  readonly id: string;
  readonly box: Box;
  /** As it stands now. */
  card(): TableInfo;
  /** Why there is nothing to see, for good. */
  refused(): Refusal | undefined;
  viewer(): Viewer;
  /** The seat as the page of a table knows it. */
  readonly seated: AnySeated;
  chats(): readonly Chat[];
  /** What was played for you while you were away, until you have read it. */
  meanwhile(): Meanwhile | undefined;
  readMeanwhile(): void;
  /** Whether somebody else, or a bot, has the seat that was yours. */
  isUnseated(): boolean;
  /** A move was sent and not yet answered. */
  isSending(): boolean;
  isOpen(): boolean;
  chat(text: string): Promise<Refusal | undefined>;
  listen(tell: () => void): () => void;
  leave(): void;
}

/** These will not change by waiting. */
const FINAL: ReadonlySet<string> = new Set([SERVER_RULES.noTable.id, SERVER_RULES.watchers.id]);

/** Says hello first: whoever has no seat yet may want one. */
export async function openNetTable(id: string, isWatching: boolean): Promise<Answer<NetTable>> {
  const [greeted, found] = await Promise.all([hello(), ask<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`)]);
  if (greeted.refused !== undefined) return greeted;
  if (found.refused !== undefined) return found;
  const box = Object.hasOwn(MANIFESTS, found.value.game)
    ? await openBox(found.value.game).catch(() => undefined)
    : undefined;
  if (box === undefined) return { refused: { rule: NET.noBoard } };
  return { value: followTable(found.value, box, isWatching) };
}

/** `isWatching`: shows what everybody may see, even to somebody who sits there. */
function followTable(first: TableInfo, box: Box, isWatching: boolean): NetTable {
  const { id } = first;
  const { game } = box;
  const listeners = new Set<() => void>();
  const chats: Chat[] = [];
  let refused: Refusal | undefined;
  let meanwhile: Meanwhile | undefined;
  let told: Viewer = 'watcher';
  let isUnseated = false;
  let isSending = false;
  let moments: readonly AnyMoment[] = [];
  /** Nothing is shown before the past is there, so that no old news comes as new. */
  let isWhole = false;
  let heardLeft = 0;

  const link = follow(environment(id), hear);
  const changed = (): void => listeners.forEach((tell) => tell());
  const card = (): TableInfo => link.now().card ?? first;
  const viewer = (): Viewer => (isWatching ? 'watcher' : link.now().viewer);

  function hear(news: ClientEvent): void {
    if (news.t === 'hello') greet(link.now().viewer);
    else if (news.t === 'view' || news.t === 'step') take(news.t === 'step' ? news.say : undefined);
    else if (news.t === 'chat') chats.push(news);
    else if (news.t === 'meanwhile' && news.moves.length > 0 && !isWatching) meanwhile = news;
    else if (news.t === 'no' && FINAL.has(news.rule.id)) stop(news);
    changed();
  }

  function greet(now: Viewer): void {
    if (now === told) return;
    isUnseated = told !== 'watcher';
    told = now;
    [moments, isWhole] = [[], false];
  }

  function stop(why: Refusal): void {
    refused = why;
    link.close();
  }

  function take(say: readonly unknown[] | undefined): void {
    const { n, view } = link.now();
    heardLeft = Date.now();
    const last = moments.at(-1)?.n ?? -1;
    if (n === last && say === undefined) void recall(); // the same moment told anew: a page was torn out of the past
    if (n === last) return;
    moments = [...moments.filter((moment) => moment.n < n), momentOf(game, viewer(), isWatching, { n, view, say })];
    if (n !== last + 1 || !isWhole) void recall();
  }

  /** Reads the game so far; what happened meanwhile stays behind it. */
  async function recall(): Promise<void> {
    const { value } = await ask<History>('GET', `/tables/${id}/history`);
    if (value !== undefined && value.viewer === told) {
      const past = unrolled(value).map((each) => momentOf(game, viewer(), isWatching, each));
      moments = [...past, ...moments.filter(({ n }) => n >= past.length)];
    }
    isWhole = true;
    changed();
  }

  async function send(move: Move): Promise<Refusal | undefined> {
    const { view } = link.now();
    const me = viewer();
    if (me === 'watcher' || isSending) return undefined;
    const rule = game.refusal(view, me, move);
    if (rule !== undefined) return { rule };
    isSending = true;
    if (!link.now().isOpen) changed(); // it waits, and the page says so; otherwise there is nothing to draw yet
    const answer = await link.play(move);
    isSending = false;
    return answer.t === 'ok' ? undefined : answer;
  }

  const listen = (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };
  const leave = (): void => {
    listeners.clear();
    link.close();
  };

  const seat: AnySeated = {
    game,
    get sitters() {
      return sittersOf(card(), link.now().left, heardLeft);
    },
    moments: () => (isWhole ? moments : []),
    link: () => (link.now().isOpen ? { t: 'open' } : { t: 'lost' }),
    curtain: () => undefined,
    lift: () => undefined,
    send,
    desk: deskAt(id, link, () => knownMe()?.id === card().host, viewer),
    listen,
    leave,
  };

  return {
    id,
    box,
    card,
    refused: () => refused,
    viewer,
    seated: seat,
    chats: () => chats,
    meanwhile: () => meanwhile,
    readMeanwhile: () => ((meanwhile = undefined), changed()),
    isUnseated: () => isUnseated,
    isSending: () => isSending,
    isOpen: () => link.now().isOpen,
    async chat(text) {
      const answer = await link.chat(text);
      return answer.t === 'ok' ? undefined : answer;
    },
    listen,
    leave,
  };
}

function sittersOf(card: TableInfo, left: Left | undefined, heard: number): Sitter[] {
  const names = namesOf(card);
  return card.seats.map((sitter, seat) => ({
    name: names[seat],
    ...(sitter.t === 'bot' ? { bot: sitter.bot } : undefined),
    ...(sitter.t === 'person' ? { here: sitter.here, away: sitter.away !== undefined } : undefined),
    ...(left !== undefined && left[seat] >= 0 ? { until: heard + left[seat] } : undefined),
  }));
}
