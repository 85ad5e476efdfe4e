/** The connections that follow a table. Each is sent what its viewer may know. */
import type { AnyGame, Viewer } from '../../core/game.ts';
import { FORMER, type TableInfo, seatOf } from '../../wire/table-info.ts';
import type { Visitor } from './admission.ts';
import type { Chat, Draft, Hello, Since, Skip, StepsBack } from '../../wire/messages.ts';
import { WIRE } from '../../wire/version.ts';
import type { Refusal } from '../../wire/rules.ts';
import { shownClocks } from '../time/deadlines.ts';
import { missedSteps } from './history.ts';
import type { Match, TableState } from './state.ts';
import { pagesFor } from './pages.ts';
import type { ChatRow } from '../store/store.ts';
import type { Context } from '../context.ts';
import { StepWriter, type SerializedEvents, viewFor } from './updates.ts';

/** The table that is followed. */
export interface AudienceOwner {
  readonly game: AnyGame;
  readonly context: Context;
  current(): TableState;
  refuseVisitor(visitor: Visitor): Refusal | undefined;
  draftOf(viewer: Viewer): unknown;
  /** Somebody came or left. */
  presenceChanged(): void;
}

/** One open connection. */
export interface Follower extends Visitor {
  readonly mutes: ReadonlySet<string>;
  /** By its own word: a screen that everybody in a room looks at. */
  readonly isScreen?: boolean;
  /** False: its page lies behind others. Nobody has said so of most. */
  readonly isLooking?: boolean;
  send(text: string): void;
  close(): void;
  /** Closes it for good, and says why. */
  dismiss?(why: Refusal): void;
  look?(on: boolean): void;
}

interface Member {
  readonly follower: Follower;
  viewer: Viewer;
  /** Messages that wait, in their order, while the follower is being brought up to date. */
  held: string[] | undefined;
}

/** How many lines of chat a new follower gets. */
const CHATS = 50;

export class Audience {
  readonly #table: AudienceOwner;
  readonly #members = new Set<Member>();

  constructor(table: AudienceOwner) {
    this.#table = table;
  }

  /** The table's info, with `here` set for everybody who is connected, and whether a screen shows it. */
  card(): TableInfo {
    const info = this.#table.current().card;
    const seats = info.seats.map((sitter) =>
      sitter.t === 'person' && this.isHere(sitter.person) ? { ...sitter, here: true } : sitter,
    );
    const screenOn = this.isScreenOn();
    return { ...info, seats, ...(screenOn && { screenOn }) };
  }

  /** The screen on which it was opened, one of those who sit here, or any at a table that only those with its link know. */
  isScreenOn(): boolean {
    const { card } = this.#table.current();
    for (const { follower, viewer } of this.#members) {
      if (card.screen !== undefined && follower.person === card.screen) return true;
      if (follower.isScreen === true && (viewer !== 'watcher' || !card.listed)) return true;
    }
    return false;
  }

  isHere(person: string): boolean {
    for (const { follower } of this.#members) if (follower.person === person) return true;
    return false;
  }

  /** Whether a page of theirs is in sight. */
  isLooking(person: string): boolean {
    for (const { follower } of this.#members)
      if (follower.person === person && follower.isLooking !== false) return true;
    return false;
  }

  /** Said without a connection: it is meant for all of theirs. */
  look(person: string | undefined, on: boolean): void {
    for (const { follower } of this.#members)
      if (person !== undefined && follower.person === person) follower.look?.(on);
  }

  isEmpty(): boolean {
    return this.#members.size === 0;
  }

  /** All other connections of the same person. */
  dismissOthers(kept: Follower, why: Refusal): void {
    for (const { follower } of this.#members)
      if (follower !== kept && follower.person === kept.person) follower.dismiss?.(why);
  }

  disconnectAll(): void {
    for (const { follower } of this.#members) follower.close();
  }

  /** Each viewer's message is serialized once, however many connections it goes to. */
  #sendEach(messageFor: (viewer: Viewer) => string): void {
    const bySeat: string[] = [];
    let forWatchers: string | undefined;
    for (const member of this.#members) {
      const { viewer } = member;
      if (viewer === 'watcher') deliver(member, (forWatchers ??= messageFor(viewer)));
      else deliver(member, (bySeat[viewer] ??= messageFor(viewer)));
    }
  }

  sendInfo(): void {
    for (const member of this.#members) this.#review(member);
    const message = JSON.stringify({ t: 'table', card: this.card() });
    this.#sendEach(() => message);
  }

  /** A follower who takes or loses a seat becomes another viewer, and gets a new hello and view. */
  #review(member: Member): void {
    const { card, told } = this.#table.current();
    if (this.#table.refuseVisitor(member.follower) !== undefined) return member.follower.close();
    const viewer = seatOf(card, member.follower.person) ?? 'watcher';
    if (viewer === member.viewer) return;
    member.viewer = viewer;
    deliver(member, hello(viewer));
    if (told !== undefined) deliver(member, this.#viewOf(told, viewer));
  }

  #viewOf(match: Match, viewer: Viewer): string {
    const { game, context } = this.#table;
    return JSON.stringify(viewFor(game, match, viewer, context.steady(), shownClocks(this.#table.current().card)));
  }

  /** To everybody, the game as it was told last. */
  sendViews(): void {
    const { told } = this.#table.current();
    if (told !== undefined) this.#sendEach((viewer) => this.#viewOf(told, viewer));
  }

  sendStep(before: Match, after: Match, serialized: SerializedEvents, back?: StepsBack): void {
    const { game, context } = this.#table;
    const steps = new StepWriter(game, before, after, serialized, context.steady(), {
      back,
      clocks: shownClocks(this.#table.current().card),
    });
    this.#sendEach((viewer) => steps.for(viewer));
  }

  sendChat(row: ChatRow): void {
    const message = chatOf(row);
    for (const member of this.#members) if (!member.follower.mutes.has(row.person)) deliver(member, message);
  }

  sendSkip(): void {
    const message = JSON.stringify({ t: 'skip' } satisfies Skip);
    this.#sendEach(() => message);
  }

  /** Without words: whoever shows the line takes it away. */
  sendTornLine(c: number): void {
    const gone: Chat = { t: 'chat', c, from: '', name: '', text: '', at: 0 };
    for (const member of this.#members) deliver(member, JSON.stringify(gone));
  }

  sendPages(): void {
    for (const member of this.#members) deliver(member, this.#pagesOf(member.follower));
  }

  #pagesOf({ person }: Follower): string {
    const { card, marks } = this.#table.current();
    return JSON.stringify(pagesFor(card, marks, person));
  }

  /** Sends what the follower missed, then everything that happens. The returned function ends it. */
  async follow(follower: Follower, since: Since): Promise<(() => void) | Refusal> {
    const current = this.#table.current();
    const refused = this.#table.refuseVisitor(follower);
    if (refused !== undefined) return refused;
    const viewer = seatOf(current.card, follower.person) ?? 'watcher';
    const member: Member = { follower, viewer, held: undefined };
    const isNew = follower.person !== undefined && !this.isHere(follower.person);
    const wasScreenOn = this.isScreenOn();
    this.#members.add(member);
    follower.send(hello(viewer));
    if (isNew || wasScreenOn !== this.isScreenOn()) this.sendInfo();
    else deliver(member, JSON.stringify({ t: 'table', card: this.card() }));
    member.held = [];
    try {
      await this.#bringUpToDate(member, current, since);
    } catch (error) {
      this.#leave(member);
      throw error;
    }
    release(member);
    this.#table.presenceChanged();
    return () => this.#leave(member);
  }

  #leave(member: Member): void {
    const wasScreenOn = this.isScreenOn();
    if (!this.#members.delete(member)) return;
    const { person } = member.follower;
    const isGone = person !== undefined && !this.isHere(person);
    if (isGone || wasScreenOn !== this.isScreenOn()) this.sendInfo();
    this.#table.presenceChanged();
  }

  async #bringUpToDate({ follower, viewer }: Member, current: TableState, since: Since): Promise<void> {
    const { game, context } = this.#table;
    const { told } = current;
    for (const chat of await this.#missedChats(current, since.c))
      if (!follower.mutes.has(chat.person)) follower.send(chatOf(chat));
    const steps = told && (await missedSteps(game, context, this.#table.current(), told, since.n, viewer));
    if (steps !== undefined) for (const step of steps) follower.send(step);
    else if (told !== undefined) follower.send(this.#viewOf(told, viewer));
    const draft = this.#table.draftOf(viewer);
    if (draft !== undefined) follower.send(JSON.stringify({ t: 'draft', move: draft } satisfies Draft));
    if (this.#table.current().marks.length > 0) follower.send(this.#pagesOf(follower));
  }

  async #missedChats({ card, chats }: TableState, since: number): Promise<ChatRow[]> {
    if (since >= chats) return [];
    const lines = await this.#table.context.store.chats(card.id, Math.max(since, chats - CHATS), CHATS);
    return lines.filter(({ c, person }) => c <= chats && person !== FORMER.person);
  }
}

function deliver(member: Member, message: string): void {
  if (member.held === undefined) member.follower.send(message);
  else member.held.push(message);
}

/** The member is up to date: sends what was held back. */
function release(member: Member): void {
  for (const message of member.held ?? []) member.follower.send(message);
  member.held = undefined;
}

function hello(viewer: Viewer): string {
  return JSON.stringify({ t: 'hello', wire: WIRE, viewer } satisfies Hello);
}

function chatOf({ c, person, name, text, at }: ChatRow): string {
  return JSON.stringify({ t: 'chat', c, from: person, name, text, at } satisfies Chat);
}
