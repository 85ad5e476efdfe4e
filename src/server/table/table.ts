/**
 * One table, and all that can happen at it. People, bots and the clock enter by the same door, `play`; what comes of it
 * is kept by the ledger and told by the gallery.
 */
import { TABLE_RULES } from '../../core/steps.ts';
import { type AnyGame, NONE, type Seat, type Viewer } from '../../core/game.ts';
import { type TableInfo, seatOf } from '../../wire/table-info.ts';
import { textProblem, LIMITS } from '../../wire/limits.ts';
import type { Moves, Pages, Since } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { type Changed, notHost, sitIn, starting } from './seats.ts';
import { Drafts } from './drafts.ts';
import { type Follower, Audience } from './audience.ts';
import type { Context } from '../context.ts';
import { type LedgerOwner, Ledger, type TableState } from './ledger.ts';
import { type ModeratedTable, moderate } from './moderation.ts';
import {
  advance,
  begin,
  type MatchSetup,
  type Match,
  paused,
  type Progress,
  restored,
  resumed,
  snapshotOf,
  withClocks,
} from './match.ts';
import type { PageAction } from './pages.ts';
import { minimumWait, isPlayedByBot } from '../time/deadlines.ts';
import type { Change, ChatRow, StoredTable, MoveRow } from '../store/store.ts';
import { movesFor, refusalFor, type SerializedEvents, serializeEvents } from './updates.ts';
import { readMove, refuseText } from './texts.ts';

/** Accepted as move (or line of chat) n, or refused. Never silence. */
export type Answer = { readonly n: number; readonly rule?: undefined } | Refusal;

/** So long a game whose players have all left waits before it looks again, in milliseconds. */
const PAUSE = 600_000;

/** So many moves between two snapshots: few to play again when a table is opened, little to write. */
const SNAPSHOT_EVERY = 32;

/** A class, because there are thousands: what belongs to all of them is kept once. */
export class Table implements LedgerOwner, ModeratedTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly context: Context;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly #seed: string;
  readonly #drafts: Drafts;
  #isPaused = false;

  constructor(stored: StoredTable, context: Context) {
    this.id = stored.card.id;
    this.game = context.games[stored.card.game];
    this.context = context;
    this.#seed = stored.seed;
    this.#drafts = new Drafts(this.id, stored.drafts, context);
    this.ledger = new Ledger(stored, this, context);
    this.audience = new Audience(this);
  }

  #setupOf(card: TableInfo): MatchSetup {
    return { game: this.game, seed: this.#seed, card };
  }

  /** What is safe and may be known. */
  current(): TableState {
    return this.ledger.published;
  }

  /** The card with those marked who are here. */
  card(): TableInfo {
    return this.audience.card();
  }

  /**
   * The one door. `asked` is the question that is answered; a repeated `id` gets the first answer again. No step of this
   * waits for anything but the store: each wait costs as much as a rule.
   */
  play(seat: Seat, asked: number, id: string, raw: unknown): Promise<Answer> {
    const { ledger } = this;
    if (ledger.isInDoubt) return ledger.recover().then((refused) => refused ?? this.play(seat, asked, id, raw));
    return ledger.answers.once(`${seat} ${id}`, () => this.#decide(seat, asked, id, raw));
  }

  #decide(seat: Seat, asked: number, id: string, raw: unknown): Answer | Promise<Answer> {
    const { match, card } = this.ledger.latest;
    if (match === undefined) return refuse(SERVER_RULES.notPlaying);
    if (card.status === 'over') return refuse(TABLE_RULES.over);
    if (asked !== match.asked[seat]) return refuse(SERVER_RULES.stale, whyStale(asked, match.asked[seat]));
    const { game, context } = this;
    let progress: Progress;
    let move: unknown;
    try {
      move = readMove(game, raw);
      if (move === undefined) return refuse(SERVER_RULES.unreadable, `this is no move of ${game.title}`);
      const refused = this.#refusal(card, match, seat, move);
      if (refused !== undefined) return refused;
      const early = minimumWait(game, match, seat, move, context.now());
      if (early > 0) return this.#waited(early).then(() => this.#decide(seat, asked, id, raw)); // much may have happened
      progress = advance(this.#setupOf(card), match, seat, move, context.now());
    } catch (error) {
      return this.#fault(error);
    }
    return this.#saveMove(progress, seat, id, move);
  }

  #refusal(card: TableInfo, match: Match, seat: Seat, move: unknown): Refusal | undefined {
    const { game, context } = this;
    return (
      (game.table?.hostOnly?.(move) === true ? notHost(card, seat) : undefined) ??
      refusalFor(game, context.speakers[game.id], match, seat, move) ??
      refuseText(game, match, seat, move)
    );
  }

  #waited(time: number): Promise<void> {
    return new Promise((pass) => void this.context.after(time, pass));
  }

  async #fault(error: unknown): Promise<Refusal> {
    this.context.logError(`table ${this.id}: a fault in ${this.game.id}`, error);
    await this.ledger.restore();
    return refuse(SERVER_RULES.fault);
  }

  #saveMove({ match, events }: Progress, seat: Seat, id: string, move: unknown): Promise<Answer> {
    const { ledger, audience } = this;
    const { n } = match;
    const card = this.#finished(match);
    const isOver = card !== ledger.latest.card;
    const serialized = serializeEvents(events);
    const change: Change = {
      table: this.id,
      move: this.#row(n, seat, id, move, serialized),
      card: isOver ? card : undefined,
      snapshot: isOver || n % SNAPSHOT_EVERY === 0 ? snapshotOf(this.game, match) : undefined,
      deadlines: deadlinesOf(match),
    };
    return ledger.commit({ ...ledger.latest, card, match }, change, (before) => {
      this.#drafts.dropAfter(seat, id, move);
      audience.sendStep(before.match!, match, serialized); // a move follows a match
      if (isOver) audience.sendInfo();
      this.context.movePlayed();
      return { n };
    });
  }

  /** When the game is over, the result and the seed stand on the card. */
  #finished({ state }: Match): TableInfo {
    const { card } = this.ledger.latest;
    const outcome = this.game.outcome(state);
    return outcome === undefined ? card : { ...card, status: 'over', outcome, seed: this.#seed };
  }

  #row(n: number, seat: Seat, id: string, move: unknown, { text }: SerializedEvents): MoveRow {
    return {
      n,
      seat,
      id,
      at: this.context.now(),
      version: this.game.version,
      move: JSON.stringify(move ?? NONE),
      events: text,
    };
  }

  /** Keeps what a seat has begun, for itself alone. */
  async draft(seat: Seat, raw: unknown): Promise<Answer> {
    const { match, card } = this.ledger.latest;
    if (match === undefined || card.status !== 'playing') return refuse(SERVER_RULES.notPlaying);
    const move = readMove(this.game, raw);
    if (move === undefined) return refuse(SERVER_RULES.unreadable, `this is no move of ${this.game.title}`);
    try {
      await this.#drafts.save(seat, move);
    } catch (error) {
      this.context.logError(`table ${this.id}: a draft`, error);
      return refuse(SERVER_RULES.notSaved);
    }
    return { n: match.n };
  }

  draftOf(viewer: Viewer): unknown {
    return this.#drafts.of(viewer);
  }

  /** What somebody does with a page: the marks as they know them then, or why not. */
  moderate(person: string, page: string, action: PageAction, why: string): Promise<Pages | Refusal> {
    return moderate(this, person, page, action, why);
  }

  /** A decision of this seat is overdue. */
  async playForLate(seat: Seat): Promise<void> {
    await this.ledger.recover();
    const { match, card } = this.ledger.latest;
    const due = match?.deadlines[seat]?.due ?? 0;
    if (match === undefined || due === 0 || due > this.context.now()) return;
    if (this.#isDeserted(card)) return this.#pause(match);
    if (isPlayedByBot(this.game, card, match, seat)) await this.changeInfo((now) => sitIn(now, seat, match.n));
    else {
      const fallback: unknown = this.game.fallback(match.state, seat, this.#drafts.of(seat));
      await this.play(seat, match.asked[seat], `clock:${match.asked[seat]}`, fallback);
    }
  }

  /** Nobody who plays is here: a game with a clock of its own waits for them. */
  #isDeserted({ clock, seats }: TableInfo): boolean {
    if (this.game.table?.clock === undefined || clock.t !== 'none') return false;
    return !seats.some((sitter) => sitter.t === 'person' && this.audience.isHere(sitter.person));
  }

  async #pause(match: Match): Promise<void> {
    const stopped = paused(match, this.context.now() + PAUSE);
    this.#isPaused = true;
    const change = { table: this.id, deadlines: deadlinesOf(stopped) };
    await this.ledger.commit({ ...this.ledger.latest, match: stopped }, change, () => undefined);
  }

  async #resume(): Promise<void> {
    const { match, card } = this.ledger.latest;
    if (!this.#isPaused || match === undefined || this.#isDeserted(card)) return;
    this.#isPaused = false;
    const going = resumed(this.#setupOf(card), match, this.context.now());
    const next = { ...this.ledger.latest, match: going };
    const change = { table: this.id, deadlines: deadlinesOf(going) };
    await this.ledger.commit(next, change, () => this.audience.sendViews(going));
  }

  async changeInfo(change: (card: TableInfo) => Changed): Promise<Changed> {
    const { ledger } = this;
    const changed = (await ledger.recover()) ?? change(ledger.latest.card);
    if (changed.rule !== undefined || changed.card === ledger.latest.card) return changed;
    const { card } = changed;
    const match = ledger.latest.match && withClocks(this.#setupOf(card), ledger.latest.match, this.context.now());
    const row = { table: this.id, card, deadlines: match && deadlinesOf(match) };
    return ledger.commit({ ...ledger.latest, card, match }, row, () => {
      this.audience.sendInfo();
      return changed;
    });
  }

  async start(host: string): Promise<Changed> {
    const { ledger, audience } = this;
    const changed = (await ledger.recover()) ?? starting(ledger.latest.card, host);
    if (changed.rule !== undefined) return changed;
    const { card } = changed;
    const { match, events } = begin(this.#setupOf(card), this.context.now());
    const move = this.#row(0, NONE, '', undefined, serializeEvents(events));
    const snapshot = snapshotOf(this.game, match);
    const change = { table: this.id, card, move, snapshot, deadlines: deadlinesOf(match) };
    return ledger.commit({ ...ledger.latest, card, match }, change, () => {
      audience.sendInfo();
      audience.sendViews(match);
      return changed;
    });
  }

  async chat(person: string, id: string, text: string): Promise<Answer> {
    const { ledger } = this;
    const refused = await ledger.recover();
    if (refused !== undefined) return refused;
    const sitter = ledger.latest.card.seats[seatOf(ledger.latest.card, person) ?? NONE];
    if (sitter?.t !== 'person') return refuse(SERVER_RULES.seatless);
    const wrong = textProblem(text, LIMITS.chat);
    if (wrong !== undefined) return refuse(SERVER_RULES.chat, wrong);
    return ledger.answers.once(`${person} ${id}`, () => {
      const chat: ChatRow = { c: ledger.latest.chats + 1, person, name: sitter.name, text, at: this.context.now() };
      return ledger.commit({ ...ledger.latest, chats: chat.c }, { table: this.id, chat }, () => {
        this.audience.sendChat(chat);
        return { n: chat.c };
      });
    });
  }

  moves(seat: Seat): Moves | Refusal {
    const { match } = this.ledger.published;
    return match === undefined ? refuse(SERVER_RULES.notPlaying) : movesFor(this.game, match, seat);
  }

  /** Sends all that the follower misses, then all that happens. The returned function ends it. */
  async follow(follower: Follower, since: Since): Promise<(() => void) | Refusal> {
    const leave = (await this.ledger.recover()) ?? (await this.audience.follow(follower, since));
    await this.#resume();
    return leave;
  }

  isHere(person: string): boolean {
    return this.audience.isHere(person);
  }

  /** Nobody looks on and nothing is on its way: the table may leave memory. */
  isIdle(): boolean {
    return this.audience.isEmpty() && this.ledger.isIdle();
  }

  /** Ends every connection to this table. */
  disconnectAll(): void {
    this.audience.disconnectAll();
  }

  read(stored: StoredTable): TableState {
    const { card, chats, marks } = stored;
    return { card, match: restored(this.#setupOf(card), stored), chats, marks };
  }

  tableChanged(): void {
    this.context.tableChanged(this);
  }

  reread(): void {
    const { match } = this.ledger.published;
    this.audience.sendInfo();
    if (match !== undefined) this.audience.sendViews(match);
  }
}

function whyStale(asked: number, now: number): string {
  if (now === NONE) return 'you owe no decision now';
  return `you answered the question of move ${asked}; the one of move ${now} is put now`;
}

function deadlinesOf({ deadlines }: Match): Change['deadlines'] {
  return deadlines.length === 0 ? undefined : deadlines;
}
