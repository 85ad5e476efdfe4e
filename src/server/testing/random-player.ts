/** Somebody who plays at random over the wire, chats, reconnects, and notes everything that was told and acknowledged. */
import { seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import { type AnyGame, type Move, NONE, type Seat, unheard } from '../../core/game.ts';
import { GAMES } from '../../games/load.ts';
import type { ClientEvent, Environment, TableClient } from '../../wire/client.ts';
import type { No, Ok } from '../../wire/messages.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import type { Guest } from './guest.ts';
import { newNotes, note, type Notes } from './notes.ts';

export interface RandomPlayer {
  readonly seat: Seat;
  readonly notes: Notes;
  readonly link: TableClient;
  /** Fulfilled when the game is over. */
  readonly over: Promise<void>;
  /** Fulfilled when step n was told. */
  progress(n: number): Promise<void>;
  close(): void;
}

export interface Habits {
  readonly seed: string;
  /** After each acknowledgement. */
  onAcknowledged?(): void;
  /** A move that is never offered, where there is one. */
  extra?(view: unknown): Move | undefined;
  readonly environment?: Partial<Environment>;
}

/** One line of chat for so many moves; and one extra move. */
const MOVES_PER_LINE = 6;
const MOVES_PER_EXTRA = 12;
/** Milliseconds. */
const LOOK_AGAIN = 50;

export function playAtRandom(guest: Guest, card: TableInfo, habits: Habits): RandomPlayer {
  const { seed, onAcknowledged = unheard, extra } = habits;
  const game: AnyGame = GAMES[card.game];
  const seat = seatOf(card, guest.person.id);
  if (seat === undefined) throw new Error(`${guest.person.id} does not sit at ${card.id}`);
  const dice = seededDice(`${seed}/${seat}`);
  const notes = newNotes(seat, guest.person.id);
  const end = Promise.withResolvers<void>();
  let awaited: { readonly n: number; readonly told: () => void } | undefined;
  let ids = 0;
  let lines = 0;
  let isWaiting = false;
  let isClosed = false;
  /** The number of the last acknowledged move: until it is told, nothing is chosen. */
  let reached = NONE;
  /** The view with the own secret moves since step n. */
  let own: { readonly n: number; readonly view: unknown } = { n: NONE, view: undefined };

  const newId = (): string => `${seat}-${ids++}`;
  const link = guest.follow(card.id, hear, undefined, { ...habits.environment, newId });

  function hear(event: ClientEvent): void {
    if (!isClosed) note(notes, event, link.now());
    look();
  }

  function look(): void {
    const { card: now, n, view, asked, viewer } = link.now();
    if (isClosed) return;
    if (awaited !== undefined && n >= awaited.n) awaited.told();
    if (now?.status === 'over' || now?.status === 'closed') return end.resolve();
    if (isWaiting || asked === NONE || view === undefined || viewer !== seat || n < reached) return;
    const seen = own.n === n ? own.view : view;
    if (!game.pending(seen).includes(seat)) return;
    if (dice.below(MOVES_PER_LINE) === 0) void chat();
    void play(asked, chosen(seen));
  }

  function chosen(view: unknown): Move {
    const unoffered = dice.below(MOVES_PER_EXTRA) === 0 ? extra?.(view) : undefined;
    if (unoffered !== undefined) return unoffered;
    const offered = game.moves(view, seat!) as Move[]; // checked above
    return pick(
      offered.filter((move) => game.table?.hostOnly?.(move) !== true),
      dice,
    );
  }

  async function play(asked: number, move: Move): Promise<void> {
    isWaiting = true;
    const id = `${seat}-${ids}`;
    const answer = await link.play(move);
    isWaiting = false;
    if (answer.t === 'ok') {
      notes.moves.set(id, { n: answer.n, asked, move });
      if (answer.n !== undefined) reached = answer.n;
      else if (link.now().asked === asked) own = { n: link.now().n, view: after(move) };
      onAcknowledged();
    } else noteRefusal(answer);
    if (answer.t === 'ok') look();
    else setTimeout(look, LOOK_AGAIN);
  }

  /** A secret move can be played on the own view. */
  function after(move: Move): unknown {
    const { n, view } = link.now();
    const next: unknown = game.clone(own.n === n ? own.view : view);
    game.apply(next, seat!, move, dice, unheard); // checked above
    return next;
  }

  async function chat(): Promise<void> {
    const id = `${seat}-${ids}`;
    const text = `Line ${++lines} of seat ${seat}`;
    const answer = await link.chat(text);
    if (answer.t === 'ok') notes.lines.set(id, { c: answer.n, text });
    else noteRefusal(answer);
  }

  /** A question may have changed meanwhile, and so may what is legal; but the server has no other reason. */
  function noteRefusal(answer: No | Ok): void {
    if (answer.t === 'no' && UNEXPECTED.has(answer.rule.id)) notes.surprises.push(JSON.stringify(answer));
  }

  return {
    seat,
    notes,
    link,
    over: end.promise,
    progress: (n) => new Promise((told) => (awaited = { n, told })),
    close() {
      isClosed = true;
      link.close();
    },
  };
}

const EXPECTED = new Set<string>([SERVER_RULES.stale.id, SERVER_RULES.tooManyRequests.id]);
const UNEXPECTED = new Set(
  Object.values(SERVER_RULES)
    .map(({ id }): string => id)
    .filter((id) => !EXPECTED.has(id)),
);

/** Milliseconds after which nobody answers any more. */
const PATIENCE = 180_000;

/** Asks until it is answered: the server may be restarting. Fails like the last try. */
export async function untilAnswered<T>(ask: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it is answered
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      // oxlint-disable-next-line no-await-in-loop -- not at full speed
      await new Promise((later) => void setTimeout(later, LOOK_AGAIN));
    }
  }
}
