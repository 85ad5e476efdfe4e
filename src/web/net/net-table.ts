/**
 * A table on the server, followed from this page. It comes back by itself after every break; the page reads its card,
 * its chat and, once the game has begun, a seat at it like any other.
 */
import { type Move, type Seat, unheard, type Viewer } from '../../core/game.ts';
import type { TableRecord } from '../../core/verify.ts';
import { type TableInfo, namesOf } from '../../wire/table-info.ts';
import { follow, type ClientEvent } from '../../wire/client.ts';
import type { History } from '../../wire/http.ts';
import type { Chat, Left, Meanwhile, TableStep } from '../../wire/messages.ts';
import { KNOWN_RULES } from '../../wire/known-rules.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { Box } from '../table/board.ts';
import { MANIFESTS, openBox } from '../games.ts';
import { type Lazily, lazily } from '../fetched.tsx';
import type { AnyMoment, AnySeated, Sitter } from '../local/seated.ts';
import { lookForNews } from './announcements.tsx';
import type { Mode } from '../route.ts';
import { type Answer, ask, askOnce, invitationIn, NET, tablePath } from './ask.ts';
import { environment } from './transports.ts';
import { deskAt } from './net-desk.ts';
import { withFormerNames } from './former.ts';
import { helloOnce, knownMe } from './me.ts';
import { momentOf, unrolled } from './past.ts';
import { takeBacksAt } from './take-backs.ts';
import type { Sharing } from '../../wire/shares.ts';

export interface NetTable {
  readonly id: string;
  /** What the link carried. */
  readonly invitation: string | undefined;
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
  /** Takes the seat back from the bot that plays in it while this page is open. */
  back(): void;
  /** Whether somebody else, or a bot, has the seat that was yours. */
  isUnseated(): boolean;
  /** What this device gives to the shuffle: fetched before the deal, or by whoever looks at the proof. */
  readonly share: Lazily<Sharing>;
  /** A move was sent and not yet answered. */
  isSending(): boolean;
  isOpen(): boolean;
  /** The server cannot save right now. */
  isUnsaved(): boolean;
  chat(text: string): Promise<Refusal | undefined>;
  /** The host ends the show, on the television and for all. */
  skip(): void;
  listen(tell: () => void): () => void;
  leave(): void;
}

/** These will not change by waiting. */
const FINAL: ReadonlySet<string> = new Set(
  [
    KNOWN_RULES.noTable,
    KNOWN_RULES.watchers,
    KNOWN_RULES.invitation,
    KNOWN_RULES.removed,
    KNOWN_RULES.banned,
    KNOWN_RULES.reload,
  ].map(({ id }) => id),
);

/** Says hello first: whoever has no seat yet may want one. */
export async function openNetTable(id: string, mode: Mode, invitation: string | undefined): Promise<Answer<NetTable>> {
  const [greeted, found] = await Promise.all([helloOnce(), askOnce<TableInfo>(tablePath(id, invitation))]);
  if (greeted.refused !== undefined) return greeted;
  if (found.refused !== undefined) return found;
  const past = found.value.status === 'open' ? undefined : askHistory(id, invitation);
  const box = Object.hasOwn(MANIFESTS, found.value.game)
    ? await openBox(found.value.game).catch(() => undefined)
    : undefined;
  if (box === undefined) return { refused: { rule: NET.noBoard } };
  return { value: followTable(found.value, box, { mode, invitation, past }) };
}

const askHistory = (id: string, invitation: string | undefined): Promise<Answer<History>> =>
  ask('GET', `/tables/${id}/history?${invitationIn(invitation)}`);

interface Come {
  readonly mode: Mode;
  readonly invitation: string | undefined;
  /** Asked for before the stream says where the table stands; used if it stands there. */
  readonly past: Promise<Answer<History>> | undefined;
}

/** Whoever does not come to play is shown what everybody may see, even if they sit there. */
function followTable(first: TableInfo, box: Box, { mode, invitation, past }: Come): NetTable {
  const isWatching = mode !== 'play';
  const { id } = first;
  const { game } = box;
  const listeners = new Set<() => void>();
  const chats: Chat[] = [];
  let refused: Refusal | undefined;
  let meanwhile: Meanwhile | undefined;
  let told: Viewer = 'watcher';
  let isUnseated = false;
  /** The move on its way: after which moment it was made, and its end. */
  let sending: { readonly after: number; readonly end: Promise<unknown> } | undefined;
  let moments: readonly AnyMoment[] = [];
  /** The last moment after secret moves of this seat, of which the server tells nothing yet. */
  let own: AnyMoment | undefined;
  /** Nothing is shown before the past is there, so that no old news comes as new. */
  let isWhole = false;
  let heardLeft = 0;
  let skips = 0;

  let early = past;
  const link = follow(environment(id, invitation, mode === 'screen'), hear);
  const share = lazily(async () => (await import('./share.ts')).shareAt(id, link));
  const changed = (): void => listeners.forEach((tell) => tell());
  const card = (): TableInfo => withFormerNames(link.now().card ?? first);
  const viewer = (): Viewer => (isWatching ? 'watcher' : link.now().viewer);
  const takeBacks = takeBacksAt(card, viewer, changed);

  /** A line can come again; without words it was torn out. */
  function putLine(line: Chat): void {
    const at = chats.findIndex(({ c }) => c === line.c);
    if (line.text === '') chats.splice(at, at < 0 ? 0 : 1);
    else if (at < 0) chats.push(line);
  }

  function hear(news: ClientEvent): void {
    if (news.t === 'hello') greet(link.now().viewer);
    else if (news.t === 'view' || news.t === 'step') take(news.t === 'step' ? news : {});
    else if (news.t === 'chat') putLine(news);
    else if (news.t === 'table' && !isWatching) takePart();
    else if (news.t === 'meanwhile' && isWorthTelling(news) && !isWatching) meanwhile = news;
    else if (news.t === 'skip') skips++;
    else if (news.t === 'news') void lookForNews();
    else if (news.t === 'no' && FINAL.has(news.rule.id)) stop(news);
    changed();
  }

  /** Whoever cannot fetch it now tries again when the table changes; after the deal there is nothing to give. */
  function takePart(): void {
    const { status, shares } = card();
    if (status !== 'open' && shares?.some(({ t }) => t === 'asked') !== true) return;
    share.fetch().then(
      ({ look }) => (look(), changed()),
      () => undefined,
    );
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

  function take({ say, back }: Partial<TableStep>): void {
    const { n, view } = link.now();
    heardLeft = Date.now();
    own = undefined;
    const last = moments.at(-1)?.n ?? -1;
    if (n === last && say === undefined) void recall(); // the same moment told anew: a page was torn out of the past
    if (n === last) return;
    const earlier = moments.filter((moment) => moment.n < n && back?.steps.includes(moment.n) !== true);
    moments = [...earlier, momentOf(game, viewer(), isWatching, { n, view, say, back })];
    if (n !== last + 1 || !isWhole) void recall();
    if (back === undefined) takeBacks.look();
    else takeBacks.moved(); // nobody has moved since, perhaps
  }

  /** Reads the game so far; what happened meanwhile stays behind it. */
  async function recall(): Promise<void> {
    const known = (await early)?.value;
    early = undefined;
    const isNow = known?.viewer === told && lastOf(known) === link.now().n;
    const value = isNow ? known : (await askHistory(id, invitation)).value;
    if (value !== undefined && value.viewer === told) {
      const gone = unrolled(value).map((each) => momentOf(game, viewer(), isWatching, each));
      moments = [...gone, ...moments.filter(({ n }) => n > gone[gone.length - 1].n)];
    }
    isWhole = true;
    changed();
  }

  async function send(move: Move): Promise<Refusal | undefined> {
    const me = viewer();
    if (me === 'watcher') return undefined;
    if (sending !== undefined) {
      if (sending.after === link.now().n) return undefined; // pressed twice
      await sending.end; // the table has gone on, only the receipt is still on its way
      return send(move);
    }
    const view = own?.view ?? link.now().view;
    const rule = game.refusal(view, me, move);
    if (rule !== undefined) return { rule };
    const { n } = link.now();
    const end = link.play(move);
    sending = { after: n, end };
    if (!link.now().isOpen) changed(); // it waits, and the page says so; otherwise there is nothing to draw yet
    const answer = await end;
    sending = undefined;
    if (answer.t === 'no') return answer;
    takeBacks.moved();
    if (answer.n === undefined && link.now().n === n) playAlone(me, move);
    return undefined;
  }

  /** A secret move is told to nobody, not even to who made it: it is played on the view of its seat. */
  function playAlone(me: Seat, move: Move): void {
    const last = own ?? moments.at(-1);
    if (last === undefined) return;
    const view: unknown = game.clone(last.view);
    game.apply(view, me, move, { below: () => 0 }, unheard); // law 4: chance has no part in it
    own = { ...last, view, pending: game.pending(view) };
    changed();
  }

  const listen = (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };
  const onSight = (): void => link.look(!document.hidden);
  document.addEventListener('visibilitychange', onSight);
  onSight();
  const leave = (): void => {
    document.removeEventListener('visibilitychange', onSight);
    takeBacks.stop();
    listeners.clear();
    link.close();
  };

  const seat: AnySeated = {
    game,
    get sitters() {
      return sittersOf(card(), link.now().left, heardLeft);
    },
    moments() {
      if (!isWhole) return [];
      return own === undefined ? moments : [...moments.slice(0, -1), own];
    },
    link: () => (link.now().isOpen ? { t: 'open' } : { t: 'lost' }),
    skips: () => skips,
    curtain: () => undefined,
    lift: () => undefined,
    send,
    takeBacks: () => (isWatching ? {} : takeBacks.now()),
    takeBack: takeBacks.take,
    answerTakeBack: takeBacks.answer,
    isTold: true,
    record: async () => (await ask<TableRecord>('GET', `/tables/${id}/record?${invitationIn(invitation)}`)).value,
    desk: deskAt(id, link, () => knownMe()?.id === card().host, viewer),
    listen,
    leave,
  };

  return {
    id,
    invitation,
    box,
    card,
    refused: () => refused,
    viewer,
    seated: seat,
    chats: () => chats,
    meanwhile: () => meanwhile,
    readMeanwhile: () => ((meanwhile = undefined), changed()),
    back: () => link.back(),
    isUnseated: () => isUnseated,
    share,
    isSending: () => sending !== undefined,
    isOpen: () => link.now().isOpen,
    isUnsaved: () => link.now().isUnsaved,
    async chat(text) {
      const answer = await link.chat(text);
      return answer.t === 'ok' ? undefined : answer;
    },
    skip: () => link.skip(),
    listen,
    leave,
  };
}

/** Whoever was only out of the room for a moment has missed nothing. */
const isWorthTelling = ({ why, moves }: Meanwhile): boolean => why === 'time' || moves.length > 0;

const lastOf = ({ first, steps }: History): number => steps.at(-1)?.n ?? first.n;

function sittersOf(card: TableInfo, left: Left | undefined, heard: number): Sitter[] {
  const names = namesOf(card);
  return card.seats.map((sitter, seat) => ({
    name: names[seat],
    ...(sitter.t === 'bot' ? { bot: sitter.bot } : undefined),
    ...(sitter.t === 'person'
      ? {
          here: sitter.here,
          away: sitter.away !== undefined,
          late: sitter.late !== undefined,
          maker: sitter.maker,
        }
      : undefined),
    ...(left !== undefined && left[seat] >= 0 ? { until: heard + left[seat] } : undefined),
  }));
}
