/**
 * One table, and everything that can happen at it. People, bots and the clock all move through `play`; the ledger stores
 * the result, and the audience is sent it.
 */
import { type AnyGame, NONE, type Seat, type Viewer } from '../../core/game.ts';
import { TABLE_RULES } from '../../core/steps.ts';
import type { Moves, Pages, Since } from '../../wire/messages.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import type { Change, MoveRow, StoredTable } from '../store/store.ts';
import { isPlayedByBot, minimumWait } from '../time/deadlines.ts';
import { isDeserted, pause, resume } from '../time/pause.ts';
import { Audience, type AudienceOwner, type Follower } from './audience.ts';
import { chat } from './chat.ts';
import { Drafts } from './drafts.ts';
import { Ledger, type LedgerOwner } from './ledger.ts';
import { advance, begin, deadlinesOf, type MatchProgress, restored, snapshotOf, withClocks } from './match.ts';
import { moderate } from './moderation.ts';
import type { PageAction } from './pages.ts';
import type { TableParts } from './parts.ts';
import { type Changed, notHost, sitIn, starting } from './seats.ts';
import type { TableAnswer, Match, MatchSetup, TableState } from './state.ts';
import { readTextMove, refuseText } from './texts.ts';
import { movesFor, refusalFor, type SerializedEvents, serializeEvents } from './updates.ts';

/** Learns what happens at a table. */
export interface TableListener {
  tableChanged(table: Table): void;
  /** Somebody came to the table or left it. */
  presenceChanged(table: Table): void;
}

/** Moves between two snapshots: few to replay when a table is loaded, little to write. */
const SNAPSHOT_EVERY = 32;

/** A class, because there are thousands of tables: methods are shared. */
export class Table implements LedgerOwner, AudienceOwner, TableParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly context: Context;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly #seed: string;
  readonly #listener: TableListener;
  readonly #drafts: Drafts;
  #isPaused = false;

  constructor(stored: StoredTable, context: Context, listener: TableListener) {
    this.id = stored.card.id;
    this.game = context.games[stored.card.game];
    this.context = context;
    this.#seed = stored.seed;
    this.#listener = listener;
    this.#drafts = new Drafts(this.id, stored.drafts, context);
    this.ledger = new Ledger(stored, this, context);
    this.audience = new Audience(this);
  }

  #setupOf(card: TableInfo): MatchSetup {
    return { game: this.game, seed: this.#seed, card };
  }

  /** What is stored and may be shown. */
  current(): TableState {
    return this.ledger.published;
  }

  /** The table's info, with `here` set for everybody who is connected. */
  card(): TableInfo {
    return this.audience.card();
  }

  /**
   * The only way to move. `asked` is the question that is answered; a repeated `id` gets the first answer again. It waits
   * for nothing but the store: each `await` costs as much as checking a rule.
   */
  play(seat: Seat, asked: number, id: string, raw: unknown): Promise<TableAnswer> {
    const { ledger } = this;
    if (ledger.isInDoubt) return ledger.recover().then((refused) => refused ?? this.play(seat, asked, id, raw));
    return ledger.answers.once(`${seat} ${id}`, () => this.#decide(seat, asked, id, raw));
  }

  #decide(seat: Seat, asked: number, id: string, raw: unknown): TableAnswer | Promise<TableAnswer> {
    const { match, card } = this.ledger.latest;
    if (match === undefined) return refuse(SERVER_RULES.notPlaying);
    if (card.status === 'over') return refuse(TABLE_RULES.over);
    if (asked !== match.asked[seat]) return refuse(SERVER_RULES.stale, whyStale(asked, match.asked[seat]));
    const { game, context } = this;
    let progress: MatchProgress;
    let move: unknown;
    try {
      move = readTextMove(game, raw);
      if (move === undefined) return refuse(SERVER_RULES.unreadable, `this is no move of ${game.title}`);
      const refused = this.#refusal(card, match, seat, move);
      if (refused !== undefined) return refused;
      const early = minimumWait(game, match, seat, move, context.now());
      if (early > 0) return this.#waited(early).then(() => this.#decide(seat, asked, id, raw)); // the table may have changed meanwhile
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

  #saveMove({ match, events }: MatchProgress, seat: Seat, id: string, move: unknown): Promise<TableAnswer> {
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
      audience.sendStep(before.match!, match, serialized); // there is a match before every move
      if (isOver) audience.sendInfo();
      this.context.movePlayed();
      return { n };
    });
  }

  /** The table's info after the move: when the game is over, with the result and the seed. */
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

  /** Stores a move that a seat has begun, for that seat alone. */
  async draft(seat: Seat, raw: unknown): Promise<TableAnswer> {
    const { match, card } = this.ledger.latest;
    if (match === undefined || card.status !== 'playing') return refuse(SERVER_RULES.notPlaying);
    const move = readTextMove(this.game, raw);
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

  moderate(person: string, page: string, action: PageAction, why: string): Promise<Pages | Refusal> {
    return moderate(this, person, page, action, why);
  }

  /** The time of this seat is up. */
  async playForLate(seat: Seat): Promise<void> {
    await this.ledger.recover();
    const { match, card } = this.ledger.latest;
    const due = match?.deadlines[seat]?.due ?? 0;
    if (match === undefined || due === 0 || due > this.context.now()) return;
    if (isDeserted(this, card)) {
      this.#isPaused = true;
      return pause(this, match);
    }
    if (isPlayedByBot(this.game, card, match, seat)) await this.changeInfo((now) => sitIn(now, seat, match.n));
    else {
      const fallback: unknown = this.game.fallback(match.state, seat, this.#drafts.of(seat));
      await this.play(seat, match.asked[seat], `clock:${match.asked[seat]}`, fallback);
    }
  }

  async #resume(): Promise<void> {
    const { match, card } = this.ledger.latest;
    if (!this.#isPaused || match === undefined || isDeserted(this, card)) return;
    this.#isPaused = false;
    await resume(this, this.#setupOf(card), match);
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

  chat(person: string, id: string, text: string): Promise<TableAnswer> {
    return chat(this, person, id, text);
  }

  moves(seat: Seat): Moves | Refusal {
    const { match } = this.ledger.published;
    return match === undefined ? refuse(SERVER_RULES.notPlaying) : movesFor(this.game, match, seat);
  }

  /** Sends what the follower missed, then everything that happens. The returned function ends it. */
  async follow(follower: Follower, since: Since): Promise<(() => void) | Refusal> {
    const leave = (await this.ledger.recover()) ?? (await this.audience.follow(follower, since));
    await this.#resume();
    return leave;
  }

  isHere(person: string): boolean {
    return this.audience.isHere(person);
  }

  /** Nobody follows the table and nothing is being written: it may be dropped from memory. */
  isIdle(): boolean {
    return this.audience.isEmpty() && this.ledger.isIdle();
  }

  disconnectAll(): void {
    this.audience.disconnectAll();
  }

  read(stored: StoredTable): TableState {
    const { card, chats, marks } = stored;
    return { card, match: restored(this.#setupOf(card), stored), chats, marks };
  }

  changed(): void {
    this.#listener.tableChanged(this);
  }

  presenceChanged(): void {
    this.#listener.presenceChanged(this);
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
