/** Those who follow a table over some connection, each told what the viewer that they are may know. */
import type { AnyGame, Viewer } from '../core/game.ts';
import { type Card, seatOf } from '../wire/card.ts';
import { type Chat, type Draft, type Hello, type Since, WIRE } from '../wire/messages.ts';
import { DOOR, type Refusal, refuse } from '../wire/rules.ts';
import { missedSteps } from './history.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
import { pagesFor } from './pages.ts';
import type { ChatRow } from './store/store.ts';
import type { Standing } from './table.ts';
import { stepFor, type Tidings, viewFor } from './telling.ts';

/** One open connection. Nobody in particular may watch, too. */
export interface Follower {
  readonly person: string | undefined;
  readonly mutes: ReadonlySet<string>;
  send(text: string): void;
  close(): void;
}

interface Member {
  readonly follower: Follower;
  viewer: Viewer;
  /** What happens while somebody is being brought up to date waits here, in its order. */
  held: string[] | undefined;
}

export interface Gallery {
  /** Sends all that the follower misses, then all that happens. The returned function ends it. */
  follow(follower: Follower, since: Since): Promise<(() => void) | Refusal>;
  /** The card with those marked who are here. */
  readonly card: () => Card;
  readonly tellCard: () => void;
  tellViews(match: Match): void;
  tellStep(before: Match, after: Match, tidings: Tidings): void;
  tellChat(row: ChatRow): void;
  tellPages(): void;
  readonly isHere: (person: string) => boolean;
  isEmpty(): boolean;
  readonly dismiss: () => void;
}

/** So many lines of chat for one who comes anew. */
const CHATS = 50;

/** `told` is the standing that everybody may know, `draftOf` what a seat has begun. */
export function openGallery(
  game: AnyGame,
  house: House,
  told: () => Standing,
  gathered: () => void,
  draftOf: (viewer: Viewer) => unknown,
): Gallery {
  const members = new Set<Member>();

  const viewOf = (match: Match, viewer: Viewer): string => JSON.stringify(viewFor(game, match, viewer, house.now()));

  /** Each viewer's message is written once, however many connections it goes to. */
  function tell(messageFor: (viewer: Viewer) => string): void {
    const written = new Map<Viewer, string>();
    for (const member of members) {
      let message = written.get(member.viewer);
      if (message === undefined) written.set(member.viewer, (message = messageFor(member.viewer)));
      deliver(member, message);
    }
  }

  function isHere(person: string): boolean {
    for (const { follower } of members) if (follower.person === person) return true;
    return false;
  }

  function card(): Card {
    const kept = told().card;
    const seats = kept.seats.map((sitter) =>
      sitter.t === 'person' && isHere(sitter.person) ? { ...sitter, here: true } : sitter,
    );
    return { ...kept, seats };
  }

  function tellCard(): void {
    for (const member of members) reviewMember(member);
    const message = JSON.stringify({ t: 'table', card: card() });
    tell(() => message);
  }

  /** Whoever takes a seat or loses one becomes another viewer, and is told so. */
  function reviewMember(member: Member): void {
    const { card: now, match } = told();
    if (!isAdmitted(now, member.follower)) return member.follower.close();
    const viewer = seatOf(now, member.follower.person) ?? 'watcher';
    if (viewer === member.viewer) return;
    member.viewer = viewer;
    deliver(member, hello(viewer));
    if (match !== undefined) deliver(member, viewOf(match, viewer));
  }

  async function follow(follower: Follower, since: Since): Promise<(() => void) | Refusal> {
    const { card: now, match, chats } = told();
    if (!isAdmitted(now, follower)) return refuse(DOOR.watchers);
    const viewer = seatOf(now, follower.person) ?? 'watcher';
    const member: Member = { follower, viewer, held: undefined };
    const isNew = follower.person !== undefined && !isHere(follower.person);
    members.add(member);
    follower.send(hello(viewer));
    if (isNew) tellCard();
    else deliver(member, JSON.stringify({ t: 'table', card: card() }));
    member.held = [];
    const leave = (): void => {
      if (!members.delete(member)) return;
      if (follower.person !== undefined && !isHere(follower.person)) tellCard();
      gathered();
    };
    try {
      for (const line of await missedChats(now.id, chats, since.c))
        if (!follower.mutes.has(line.person)) follower.send(chatOf(line));
      const steps = match && (await missedSteps(game, house, told(), match, since.n, viewer));
      if (steps !== undefined) for (const step of steps) follower.send(step);
      else if (match !== undefined) follower.send(viewOf(match, viewer));
      const draft = draftOf(viewer);
      if (draft !== undefined) follower.send(JSON.stringify({ t: 'draft', move: draft } satisfies Draft));
      if (told().marks.length > 0) follower.send(pagesOf(follower));
    } catch (error) {
      leave();
      throw error;
    }
    release(member);
    gathered();
    return leave;
  }

  function pagesOf({ person }: Follower): string {
    const { card: now, marks } = told();
    return JSON.stringify(pagesFor(now, marks, person));
  }

  async function missedChats(table: string, last: number, since: number): Promise<ChatRow[]> {
    if (since >= last) return [];
    const lines = await house.store.chats(table, Math.max(since, last - CHATS), CHATS);
    return lines.filter(({ c }) => c <= last);
  }

  return {
    follow,
    card,
    tellCard,
    tellViews: (match) => tell((viewer) => viewOf(match, viewer)),
    tellStep(before, after, tidings) {
      const now = house.now();
      tell((viewer) => stepFor(game, before, after, tidings, viewer, now));
    },
    tellChat(row) {
      const message = chatOf(row);
      for (const member of members) if (!member.follower.mutes.has(row.person)) deliver(member, message);
    },
    tellPages() {
      for (const member of members) deliver(member, pagesOf(member.follower));
    },
    isHere,
    isEmpty: () => members.size === 0,
    dismiss() {
      for (const { follower } of members) follower.close();
    },
  };
}

function isAdmitted(card: Card, { person }: Follower): boolean {
  return card.watch || card.status === 'open' || seatOf(card, person) !== undefined;
}

function deliver(member: Member, message: string): void {
  if (member.held === undefined) member.follower.send(message);
  else member.held.push(message);
}

/** The member is up to date: what was held goes out, and the rest as it comes. */
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
