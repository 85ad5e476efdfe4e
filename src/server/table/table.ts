/**
 * One table, and everything that can happen at it. People, bots and the clock all move through `play` (play.ts); the ledger
 * stores the result, and the audience is sent it.
 */
import { type AnyGame, NONE, type Seat, type Viewer } from '../../core/game.ts';
import type { TakeBackOffer } from '../../wire/http.ts';
import type { Moves, Pages, Since } from '../../wire/messages.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { SeatInfo, TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import { type Lease, NO_LEASE } from '../store/nodes.ts';
import type { RequestRow, StoredTable } from '../store/store.ts';
import { isPlayedByBot } from '../time/deadlines.ts';
import { isDeserted, pause, resume } from '../time/pause.ts';
import { Audience, type AudienceOwner, type Follower } from './audience.ts';
import { invitationOf, refuseVisitor, type Visitor } from './admission.ts';
import { chat } from './chat.ts';
import { withoutProposal } from './consent.ts';
import { Drafts } from './drafts.ts';
import { replayedMoves } from './history.ts';
import { Ledger, type LedgerOwner } from './ledger.ts';
import { StandingLog, type StandingRow } from './log.ts';
import { begin, deadlinesOf, ofBoth, restored, snapshotOf, withClocks } from './match.ts';
import { moderate } from './moderation.ts';
import { Orders } from './orders.ts';
import type { PageAction } from './pages.ts';
import { CLOCK, Play, type PlayOwner, rowOf } from './play.ts';
import { type Changed, isWatchable, sitIn, starting } from './seats.ts';
import { askedShares, isAwaitingShares, seedOf, Shuffle, type ShuffleOwner } from './shuffle.ts';
import { answerTakeBack, askTakeBack, offerTakeBack, type TakeBackOwner, withoutRequest } from './take-back.ts';
import type { TableAnswer, Match, MatchSetup, TableState } from './state.ts';
import { readTextMove } from './texts.ts';
import { movesFor, serializeEvents } from './updates.ts';

/** Learns what happens at a table. */
export interface TableListener {
  /** A table is about to come into memory. */
  tableOpening?(id: string): Promise<void>;
  tableChanged(table: Table): void;
  /** Somebody came to the table or left it. */
  presenceChanged(table: Table): void;
  /** Another node has the table. */
  tableGone?(table: Table): void;
}

/** A class, because there are thousands of tables: methods are shared. */
export class Table implements LedgerOwner, AudienceOwner, ShuffleOwner, TakeBackOwner, PlayOwner {
  readonly id: string;
  readonly game: AnyGame;
  readonly context: Context;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly #secret: string;
  /** The seed, with the shares that it was made from: it is asked for at every move. */
  #shuffled: { readonly shares: TableInfo['shares']; readonly seed: string } | undefined;
  readonly #listener: TableListener;
  readonly drafts: Drafts;
  readonly orders: Orders;
  readonly #shuffle: Shuffle;
  readonly #playing: Play;
  readonly log: StandingLog;
  #isPaused = false;
  #holds = 0;

  /** Without a lease it can only be looked at. */
  constructor(stored: StoredTable, context: Context, listener: TableListener, lease: Lease | undefined) {
    this.id = stored.card.id;
    this.game = context.games[stored.card.game];
    this.context = context;
    this.#secret = stored.seed;
    this.#listener = listener;
    this.drafts = new Drafts(this.id, stored.drafts, context);
    this.orders = new Orders(this.id, stored.orders, context);
    this.ledger = new Ledger(stored, lease ?? NO_LEASE, this, context);
    this.audience = new Audience(this);
    this.#shuffle = new Shuffle(this);
    this.#playing = new Play(this);
    this.log = new StandingLog(() => this.#standing());
    if (lease === undefined) this.ledger.close();
    else this.#shuffle.review();
  }

  async #standing(): Promise<readonly StandingRow[] | undefined> {
    const { match, card } = this.ledger.latest;
    return match && (await replayedMoves(this.game, this.context, card, match.n))?.standing;
  }

  setup(card: TableInfo): MatchSetup {
    return { game: this.game, seed: this.#seedOf(card), card };
  }

  #seedOf(card: TableInfo): string {
    const { shares } = card;
    if (this.#shuffled === undefined || this.#shuffled.shares !== shares)
      this.#shuffled = { shares, seed: seedOf(card, this.#secret) };
    return this.#shuffled.seed;
  }

  /** What is stored and may be shown. */
  current(): TableState {
    return this.ledger.published;
  }

  /** The table's info, with `here` set for everybody who is connected. */
  card(): TableInfo {
    return this.audience.card();
  }

  /** Why somebody may neither see the table nor sit down at it, as it is now or will be. */
  refuseVisitor(visitor: Visitor, card = this.current().card): Refusal | undefined {
    const seen = { ...card, watch: isWatchable(card, this.context.now()) };
    return refuseVisitor(seen, visitor, () => invitationOf(card, this.#secret));
  }

  /** For the host alone, who gives it away. */
  invitation(person: string): { readonly invitation: string } | Refusal {
    const { card } = this.current();
    return card.host === person ? { invitation: invitationOf(card, this.#secret) } : refuse(SERVER_RULES.host);
  }

  /** The only way to move: see `play.ts`. */
  play(seat: Seat, asked: number, id: string, raw: unknown): Promise<TableAnswer> {
    return this.#playing.play(seat, asked, id, raw);
  }

  /** The table's info after the move: when the game is over, with the result and the seed. */
  finished({ state }: Match, card: TableInfo): TableInfo {
    const outcome = this.game.outcome(state);
    if (outcome === undefined) return card;
    const over = { ...card, status: 'over' as const, outcome };
    if (card.daily !== undefined) return over; // others still play it
    const secret = card.shares && { secret: this.#secret };
    return { ...over, seed: this.#seedOf(card), ...secret };
  }

  /** Stores a move that a seat has begun, for that seat alone. */
  async draft(seat: Seat, raw: unknown): Promise<TableAnswer> {
    const { told, card } = this.ledger.latest;
    if (card.status === 'closed') return refuse(SERVER_RULES.closed);
    if (told === undefined || card.status !== 'playing') return refuse(SERVER_RULES.notPlaying);
    const move = readTextMove(this.game, raw);
    if (move === undefined) return refuse(SERVER_RULES.unreadable, `this is no move of ${this.game.title}`);
    try {
      await this.drafts.save(seat, move);
    } catch (error) {
      this.context.logError(`table ${this.id}: a draft`, error);
      return refuse(SERVER_RULES.notSaved);
    }
    return { n: told.told };
  }

  draftOf(viewer: Viewer): unknown {
    return this.drafts.of(viewer);
  }

  moderate(person: string, page: string, action: PageAction, why: string): Promise<Pages | Refusal> {
    return moderate(this, person, page, action, why);
  }

  /** The time of this seat is up. */
  async playForLate(seat: Seat): Promise<void> {
    await this.ledger.recover();
    const { match, card } = this.ledger.latest;
    const due = match?.deadlines[seat]?.due ?? 0;
    if (match === undefined || card.status !== 'playing' || due === 0 || due > this.context.steady()) return;
    if (isDeserted(this, card)) {
      this.#isPaused = true;
      return pause(this);
    }
    if (isPlayedByBot(this.game, card, match, seat)) await this.changeInfo((now) => sitIn(now, seat, match.told, true));
    else {
      const fallback: unknown = this.game.fallback(match.state, seat, this.drafts.of(seat));
      await this.play(seat, match.asked[seat], `${CLOCK}${match.asked[seat]}`, fallback);
    }
  }

  /** Stores the deadlines as they are now: what was read from the store may have been out of reach. */
  async storeClocks(): Promise<void> {
    const { ledger } = this;
    const refused = await ledger.recover();
    const { match } = ledger.latest;
    if (refused !== undefined || match === undefined) return;
    const change = { table: this.id, deadlines: deadlinesOf(match) };
    await ledger.commit(ledger.latest, change, () => undefined);
  }

  async #resume(): Promise<void> {
    const { match, card } = this.ledger.latest;
    if (!this.#isPaused || match === undefined || isDeserted(this, card)) return;
    this.#isPaused = false;
    await resume(this, this.setup(card));
  }

  /** What a person asked for: sent again, it counts once, and gets the table as it is then. */
  async once(request: RequestRow | undefined, act: () => Promise<Changed>): Promise<Changed> {
    if (request === undefined) return act();
    const { ledger, context } = this;
    return ledger.answers.once(`request ${request.person} ${request.id}`, async () => {
      const refused = await ledger.recover();
      if (refused !== undefined) return refused;
      const isKnown = await context.store.hasRequest(this.id, request);
      return isKnown ? { card: ledger.published.card } : act();
    });
  }

  async changeInfo(change: (card: TableInfo) => Changed, request?: RequestRow): Promise<Changed> {
    const { ledger } = this;
    const changed = (await ledger.recover()) ?? change(ledger.latest.card);
    const before = ledger.latest.card;
    if (changed.rule !== undefined || changed.card === ledger.latest.card) return changed;
    const card = isPlayedAsBefore(before, changed.card) ? changed.card : withoutProposal(withoutRequest(changed.card)); // others may have to agree now
    const now = this.context.steady();
    const timed = ofBoth(ledger.latest, (match) => withClocks(this.setup(card), match, now));
    const row = { table: this.id, card, request, deadlines: deadlinesOf(timed.match) };
    return ledger.commit({ ...ledger.latest, card, ...timed }, row, () => {
      this.audience.sendInfo();
      if (card.paused !== before.paused) this.audience.sendViews(); // all clocks stopped, or began anew
      return changed;
    });
  }

  /** Asks for the shares in the shuffle. Where there are none to wait for, the game begins at once. */
  async start(host: string, request?: RequestRow): Promise<Changed> {
    const { ledger, audience } = this;
    const changed = (await ledger.recover()) ?? starting(ledger.latest.card, host, this.game.seats.min);
    if (changed.rule !== undefined) return changed;
    const shares = askedShares(changed.card, (person) => this.isHere(person));
    const card = changed.card.daily === undefined ? { ...changed.card, shares } : changed.card; // one shuffle for everybody
    if (!isAwaitingShares(card)) return this.begin(card, request);
    return ledger.commit({ ...ledger.latest, card }, { table: this.id, card, request }, () => {
      audience.sendInfo();
      this.#shuffle.review();
      return { card };
    });
  }

  begin(card: TableInfo, request?: RequestRow): Promise<Changed> {
    const { ledger, audience } = this;
    const { match, events } = begin(this.setup(card), this.context.steady());
    const move = rowOf(this, match, true, { seat: NONE, id: '', move: undefined }, serializeEvents(events));
    const snapshot = snapshotOf(this.game, match);
    const change = { table: this.id, card, request, move, snapshot, deadlines: deadlinesOf(match) };
    return ledger.commit({ ...ledger.latest, card, match, told: match }, change, () => {
      audience.sendInfo();
      audience.sendViews();
      return { card };
    });
  }

  takeBackOffer(seat: Seat): Promise<TakeBackOffer> {
    return offerTakeBack(this, seat);
  }

  takeBack(seat: Seat, step: number, request: RequestRow): Promise<Changed> {
    return this.once(request, () => askTakeBack(this, seat, step, request));
  }

  answerTakeBack(seat: Seat, step: number, agrees: boolean, request: RequestRow): Promise<Changed> {
    return this.once(request, () => answerTakeBack(this, seat, step, agrees, request));
  }

  reveal(person: string, share: string): Promise<TableAnswer> {
    return this.#shuffle.reveal(person, share);
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
    if (this.ledger.isGone) follower.close(); // meanwhile: nobody else would tell it to come back
    return leave;
  }

  isHere(person: string): boolean {
    return this.audience.isHere(person);
  }

  isLooking(person: string): boolean {
    return this.audience.isLooking(person);
  }

  /** Keeps the table in memory until the returned function is called. */
  hold(): () => void {
    this.#holds++;
    let isHeld = true;
    return () => {
      if (isHeld) this.#holds--;
      isHeld = false;
    };
  }

  /** Nobody holds the table and nothing is being written: it may be dropped from memory. */
  isIdle(): boolean {
    const isUsed = this.#holds > 0 || !this.audience.isEmpty();
    return !isUsed && this.ledger.isIdle() && this.#shuffle.isIdle();
  }

  disconnectAll(): void {
    this.audience.disconnectAll();
  }

  read(stored: StoredTable): TableState {
    const { card, version, chats, marks } = stored;
    return { card, version, ...restored(this.setup(card), stored, this.context.steady()), chats, marks };
  }

  changed(): void {
    this.#listener.tableChanged(this);
  }

  /** Another node has the table: everybody here goes there. */
  gone(): void {
    this.ledger.close();
    this.#listener.tableGone?.(this);
    this.disconnectAll();
    this.#listener.presenceChanged(this); // timers end
  }

  presenceChanged(): void {
    this.#listener.presenceChanged(this);
  }

  reread(): void {
    this.log.forget();
    this.audience.sendInfo();
    this.audience.sendViews();
    this.#shuffle.review();
    this.changed();
  }
}

/** Whether the same people play on the same seats. */
const isPlayedAsBefore = (before: TableInfo, after: TableInfo): boolean =>
  before.seats === after.seats ||
  before.seats.every((sitter, seat) => whoPlays(sitter) === whoPlays(after.seats[seat]));

const whoPlays = (sitter: SeatInfo): string =>
  sitter.t === 'person' && sitter.away === undefined ? sitter.person : '';
