/**
 * The client's end of a stream: follows one table, comes back by itself after every break, loses nothing it was told
 * to send, and keeps the view up to date. It knows no browser and no Node: what carries the messages is handed in.
 */
import { NONE, type Viewer } from '../core/game.ts';
import type { Card } from './card.ts';
import { patch } from './difference.ts';
import { DOOR } from './rules.ts';
import type {
  Asking,
  Chat,
  Draft,
  Left,
  Meanwhile,
  Moves,
  No,
  Ok,
  Pages,
  Since,
  Step,
  Told,
  View,
} from './messages.ts';

/** One open stream. */
export interface Carrier {
  send(asking: string): void;
  close(): void;
}

/** What a carrier reports. `closed` comes once, also when it could not be opened. */
export interface Heard {
  told(message: string): void;
  closed(): void;
}

/** Sockets first; server-sent events + POST where sockets are blocked. */
export type Way = 'socket' | 'events';

export interface Surroundings {
  open(way: Way, since: Since, heard: Heard): Carrier;
  after(milliseconds: number, call: () => void): () => void;
  /** Letters and digits that were not used before. */
  newId(): string;
}

/** Where the client stands. */
export interface Followed {
  readonly isOpen: boolean;
  readonly viewer: Viewer;
  readonly card: Card | undefined;
  readonly n: number;
  /** The question put to this seat, or NONE. */
  readonly asked: number;
  readonly view: unknown;
  readonly left: Left | undefined;
  /** What this seat had begun when it came here, for whoever writes on. */
  readonly draft: unknown;
  readonly pages: Pages;
}

/** What the client tells its owner, in the order in which it happens. */
export type News = Step | View | Chat | Draft | Pages | Meanwhile | No | { readonly t: 'table' | 'hello' | 'lost' };

export interface Link {
  now(): Followed;
  /** Answers the question that is put now. The same move is sent again after a break until it is answered. */
  play(move: unknown): Promise<Ok | No>;
  /** Keeps a move that is not made yet, for this seat alone. */
  draft(move: unknown): Promise<Ok | No>;
  chat(text: string): Promise<Ok | No>;
  moves(): Promise<Moves | No>;
  back(): void;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const PING = 20_000;
const AGAIN = 500;
/** So often in vain by socket, and the other way is tried. */
const IN_VAIN = 2;

export function follow(around: Surroundings, onNews: (news: News) => void): Link {
  let followed: Followed = {
    isOpen: false,
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
  let carrier: Carrier | undefined;
  let way: Way = 'socket';
  let inVain = 0;
  let wait = FIRST_WAIT;
  let isClosed = false;
  let hasHeard = false;
  let stopTimer = (): void => undefined;
  /** Sent and not yet answered, in their order. */
  const unanswered = new Map<string, { readonly text: string; readonly answer: (told: Ok | No) => void }>();
  let askers: ((moves: Moves | No) => void)[] = [];

  function connect(): void {
    let isMine = true;
    const opened = around.open(
      way,
      { n: followed.n, c: lastChat },
      {
        told(message) {
          if (isMine) hear(JSON.parse(message) as Told);
        },
        closed() {
          if (isMine) lost();
          isMine = false;
        },
      },
    );
    if (isMine) carrier = opened;
  }

  function lost(): void {
    stopTimer();
    carrier = undefined;
    if (isClosed) return;
    if (!followed.isOpen && ++inVain >= IN_VAIN) [way, inVain] = [way === 'socket' ? 'events' : 'socket', 0];
    if (followed.isOpen) onNews({ t: 'lost' });
    followed = { ...followed, isOpen: false };
    stopTimer = around.after(wait, connect);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }

  /** Nothing was heard for two pings: the line is dead, whatever it says. */
  function beat(): void {
    stopTimer = around.after(PING, () => {
      if (!hasHeard) return reopen();
      hasHeard = false;
      carrier?.send('{"t":"ping"}');
      return beat();
    });
  }

  function reopen(): void {
    const old = carrier;
    lost();
    old?.close();
  }

  function hear(told: Told): void {
    hasHeard = true;
    switch (told.t) {
      case 'hello':
        followed = { ...followed, isOpen: true, viewer: told.viewer };
        [inVain, wait] = [0, FIRST_WAIT];
        stopTimer();
        beat();
        onNews({ t: 'hello' });
        for (const { text } of unanswered.values()) carrier?.send(text);
        return;
      case 'table':
        followed = { ...followed, card: told.card };
        return onNews({ t: 'table' });
      case 'view':
        followed = { ...followed, n: told.n, view: told.view, asked: told.asked ?? NONE, left: told.left };
        return onNews(told);
      case 'step':
        return step(told);
      case 'chat':
        lastChat = Math.max(lastChat, told.c);
        return onNews(told);
      case 'draft':
        followed = { ...followed, draft: told.move };
        return onNews(told);
      case 'pages':
        followed = { ...followed, pages: told };
        return onNews(told);
      case 'ok':
      case 'no':
        return answered(told);
      case 'moves':
        return answerMoves(told);
      case 'meanwhile':
        return onNews(told);
      case 'bye':
        wait = told.again;
        return;
      case 'pong':
    }
  }

  function step(told: Step): void {
    if (told.n <= followed.n) return;
    if (told.n > followed.n + 1) {
      followed = { ...followed, n: -1 }; // a gap: the whole view again
      return reopen();
    }
    const view = told.set === undefined ? told.view : patch(followed.view, told.set);
    followed = { ...followed, n: told.n, view, asked: told.asked ?? followed.asked, left: told.left };
    return onNews(told);
  }

  function answered(told: Ok | No): void {
    const sent = told.id === undefined ? undefined : unanswered.get(told.id);
    if (sent !== undefined && told.t === 'no' && told.rule.id === DOOR.notKept.id) {
      around.after(AGAIN, () => carrier?.send(sent.text)); // in doubt: the same message again, which counts once
      return;
    }
    if (told.id !== undefined) unanswered.delete(told.id);
    if (sent !== undefined) return sent.answer(told);
    if (told.t === 'no' && askers.length > 0) answerMoves(told);
    else if (told.t === 'no') onNews(told);
  }

  function answerMoves(told: Moves | No): void {
    const asking = askers;
    askers = [];
    for (const answer of asking) answer(told);
  }

  function say(asking: Asking & { readonly id: string }): Promise<Ok | No> {
    const text = JSON.stringify(asking);
    return new Promise((answer) => {
      unanswered.set(asking.id, { text, answer });
      if (followed.isOpen) carrier?.send(text);
    });
  }

  connect();
  return {
    now: () => followed,
    play: (move) => say({ t: 'play', id: around.newId(), asked: followed.asked, move }),
    draft: (move) => say({ t: 'draft', id: around.newId(), move }),
    chat: (text) => say({ t: 'chat', id: around.newId(), text }),
    moves() {
      return new Promise((answer) => {
        askers.push(answer);
        carrier?.send('{"t":"moves"}');
      });
    },
    back: () => carrier?.send('{"t":"back"}'),
    close() {
      isClosed = true;
      stopTimer();
      carrier?.close();
    },
  };
}
