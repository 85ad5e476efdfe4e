/**
 * The client's end of a stream: follows one table, reconnects by itself after every break, resends what was not
 * answered, and keeps the view up to date. It needs neither a browser nor Node: the transport is passed in.
 */
import { NONE, type Viewer } from '../core/game.ts';
import type { TableInfo } from './table-info.ts';
import { patch } from './difference.ts';
import { KNOWN_RULES } from './known-rules.ts';
import type {
  ClientMessage,
  Chat,
  Draft,
  Left,
  Meanwhile,
  Moves,
  News,
  No,
  Ok,
  Pages,
  Since,
  Skip,
  TableStep,
  ServerMessage,
  View,
} from './messages.ts';

/** One open connection. */
export interface Transport {
  send(asking: string): void;
  close(): void;
}

/** What a transport reports. `closed` comes once, also when it could not be opened. */
export interface TransportEvents {
  received(message: string): void;
  closed(): void;
}

/** Sockets first; server-sent events + POST where sockets are blocked. */
export type TransportKind = 'socket' | 'events';

/** Messages that wait for an answer, kept longer than the page lives. */
export interface Kept {
  /** All of them, by id, in their order. */
  all(): ReadonlyMap<string, string>;
  keep(id: string, text: string): void;
  forget(id: string): void;
}

export interface Looking {
  /** Whether somebody looks at the page as it connects. */
  readonly isLooking: boolean;
}

export interface Environment {
  open(kind: TransportKind, since: Since & Looking, on: TransportEvents): Transport;
  after(milliseconds: number, call: () => void): () => void;
  /** A new id of letters and digits. */
  newId(): string;
  readonly kept?: Kept;
}

/** What the client knows now. */
export interface ClientState {
  readonly isOpen: boolean;
  /** The server cannot save right now: what was sent is kept, and sent again. */
  readonly isUnsaved: boolean;
  readonly viewer: Viewer;
  readonly card: TableInfo | undefined;
  readonly n: number;
  /** The question put to this seat, or NONE. */
  readonly asked: number;
  readonly view: unknown;
  readonly left: Left | undefined;
  /** The draft of this seat when it connected. */
  readonly draft: unknown;
  readonly pages: Pages;
}

/** What the client reports, in the order in which it happens. */
export type ClientEvent =
  | TableStep
  | View
  | Chat
  | Draft
  | Pages
  | Meanwhile
  | News
  | Skip
  | No
  | { readonly t: 'table' | 'hello' | 'lost' | 'unsaved' };

export interface TableClient {
  now(): ClientState;
  /** Answers the current question. After a break the same message is sent again until it is answered. */
  play(move: unknown): Promise<Ok | No>;
  /** Stores a move that is not made yet, for this seat alone. */
  draft(move: unknown): Promise<Ok | No>;
  chat(text: string): Promise<Ok | No>;
  /** Promises a share in the shuffle, and shows it: see shares.ts. */
  commit(commitment: string): Promise<Ok | No>;
  reveal(share: string): Promise<Ok | No>;
  moves(): Promise<Moves | No>;
  back(): void;
  /** For the host: ends the show on all screens of this table. Not sent again: it would come too late. */
  skip(): void;
  /** Whether somebody looks at the page of this client; at first somebody does. */
  look(on: boolean): void;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const PING = 20_000;
const AGAIN = 500;
/** After this many failures in a row the other transport is tried. */
const MOST_FAILURES = 2;

/** Why a message was not saved, or nobody knows whether it was. */
const UNSAVED = new Set<string>([KNOWN_RULES.notSaved.id, KNOWN_RULES.unavailable.id, KNOWN_RULES.slow.id]);

/** Where messages are requests, a refusal of the request itself answers the message, too. */
export function refusedMessage(text: string, refusal: object): string {
  const { id } = JSON.parse(text) as { readonly id?: string };
  return JSON.stringify({ t: 'no', id, ...refusal });
}

export function follow(environment: Environment, onEvent: (event: ClientEvent) => void): TableClient {
  let state: ClientState = {
    isOpen: false,
    isUnsaved: false,
    viewer: 'watcher',
    card: undefined,
    n: -1,
    asked: NONE,
    view: undefined,
    left: undefined,
    draft: undefined,
    pages: { t: 'pages', aloud: [], hidden: [] },
  };
  let lastChat = -1;
  let transport: Transport | undefined;
  /** Counts connections: what an earlier one still reports is ignored. */
  let latest = 0;
  let kind: TransportKind = 'socket';
  let failures = 0;
  let wait = FIRST_WAIT;
  let again = AGAIN;
  let isClosed = false;
  let isLooking = true;
  /** What the server was told of it. */
  let saidLooking = true;
  let hasHeard = false;
  let stopTimer = (): void => undefined;
  /** Sent and not yet answered, in their order. */
  const unanswered = new Map<string, { readonly text: string; readonly answer: (message: Ok | No) => void }>();
  for (const [id, text] of environment.kept?.all() ?? []) unanswered.set(id, { text, answer: () => undefined });
  let askers: ((moves: Moves | No) => void)[] = [];

  function connect(): void {
    const mine = ++latest;
    saidLooking = isLooking;
    const opened = environment.open(
      kind,
      { n: state.n, c: lastChat, isLooking },
      {
        received(message) {
          if (mine === latest) receive(JSON.parse(message) as ServerMessage);
        },
        closed() {
          if (mine === latest) lost();
        },
      },
    );
    if (mine !== latest) return;
    transport = opened;
    stopTimer = environment.after(PING, reopen); // a server that takes the connection and says nothing
  }

  function lost(): void {
    stopTimer();
    transport = undefined;
    latest++;
    if (isClosed) return;
    if (!state.isOpen && ++failures >= MOST_FAILURES) [kind, failures] = [kind === 'socket' ? 'events' : 'socket', 0];
    if (state.isOpen) onEvent({ t: 'lost' });
    state = { ...state, isOpen: false };
    stopTimer = environment.after(wait, connect);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }

  /** If nothing arrived for two pings, the connection is dead, whatever the transport says. */
  function beat(): void {
    stopTimer = environment.after(PING, () => {
      if (!hasHeard) return reopen();
      hasHeard = false;
      transport?.send('{"t":"ping"}');
      return beat();
    });
  }

  function reopen(): void {
    const old = transport;
    lost();
    old?.close();
  }

  function receive(message: ServerMessage): void {
    hasHeard = true;
    switch (message.t) {
      case 'hello':
        state = { ...state, isOpen: true, viewer: message.viewer };
        [failures, wait] = [0, FIRST_WAIT];
        stopTimer();
        beat();
        onEvent({ t: 'hello' });
        for (const { text } of unanswered.values()) transport?.send(text);
        if (isLooking !== saidLooking) sayLook();
        return;
      case 'table':
        state = { ...state, card: message.card };
        return onEvent({ t: 'table' });
      case 'view':
        state = { ...state, n: message.n, view: message.view, asked: message.asked ?? NONE, left: message.left };
        return onEvent(message);
      case 'step':
        return step(message);
      case 'chat':
        lastChat = Math.max(lastChat, message.c);
        return onEvent(message);
      case 'draft':
        state = { ...state, draft: message.move };
        return onEvent(message);
      case 'pages':
        state = { ...state, pages: message };
        return onEvent(message);
      case 'ok':
      case 'no':
        return answered(message);
      case 'moves':
        return answerMoves(message);
      case 'meanwhile':
      case 'news':
      case 'skip':
        return onEvent(message);
      case 'bye':
        wait = message.again;
        return;
      case 'pong':
    }
  }

  function step(message: TableStep): void {
    if (message.n <= state.n) return;
    if (message.n > state.n + 1) {
      state = { ...state, n: -1 }; // a gap: the whole view again
      return reopen();
    }
    const view = message.set === undefined ? message.view : patch(state.view, message.set);
    state = { ...state, n: message.n, view, asked: message.asked ?? state.asked, left: message.left };
    return onEvent(message);
  }

  function answered(message: Ok | No): void {
    const sent = message.id === undefined ? undefined : unanswered.get(message.id);
    if (sent !== undefined && message.t === 'no' && UNSAVED.has(message.rule.id)) return unsaved(sent.text);
    if (message.id !== undefined) settle(message.id);
    if (sent !== undefined) return sent.answer(message);
    if (message.t === 'no' && askers.length > 0) answerMoves(message);
    else if (message.t === 'no') onEvent(message);
  }

  /** In doubt: it is sent again, and counts once. */
  function unsaved(text: string): void {
    environment.after(again, () => transport?.send(text));
    again = Math.min(2 * again, LONGEST_WAIT);
    if (state.isUnsaved) return;
    state = { ...state, isUnsaved: true };
    onEvent({ t: 'unsaved' });
  }

  function settle(id: string): void {
    unanswered.delete(id);
    environment.kept?.forget(id);
    again = AGAIN;
    if (state.isUnsaved) state = { ...state, isUnsaved: false };
  }

  function answerMoves(message: Moves | No): void {
    const asking = askers;
    askers = [];
    for (const answer of asking) answer(message);
  }

  /** `isKept`: it is sent again by the next page too. Shares are not: shares.ts looks first at what has been promised. */
  function say(asking: ClientMessage & { readonly id: string }, isKept = true): Promise<Ok | No> {
    const text = JSON.stringify(asking);
    return new Promise((answer) => {
      unanswered.set(asking.id, { text, answer });
      if (isKept) environment.kept?.keep(asking.id, text);
      if (state.isOpen) transport?.send(text);
    });
  }

  function sayLook(): void {
    saidLooking = isLooking;
    transport?.send(JSON.stringify({ t: 'look', on: isLooking } satisfies ClientMessage));
  }

  connect();
  return {
    now: () => state,
    play: (move) => say({ t: 'play', id: environment.newId(), asked: state.asked, move }),
    draft: (move) => say({ t: 'draft', id: environment.newId(), move }),
    chat: (text) => say({ t: 'chat', id: environment.newId(), text }),
    commit: (commitment) => say({ t: 'commit', id: environment.newId(), commitment }, false),
    reveal: (share) => say({ t: 'reveal', id: environment.newId(), share }, false),
    moves() {
      return new Promise((answer) => {
        askers.push(answer);
        transport?.send('{"t":"moves"}');
      });
    },
    back: () => transport?.send('{"t":"back"}'),
    skip: () => transport?.send('{"t":"skip"}'),
    look(on) {
      if (on === isLooking) return;
      isLooking = on;
      if (state.isOpen) sayLook();
    },
    close() {
      isClosed = true;
      stopTimer();
      transport?.close();
    },
  };
}
