/**
 * One table, and everything that can happen at it. People, bots and the clock all move through `play`; the ledger stores
 * the result, and the audience is sent it.
 */
import { type AnyGame, NONE, type Seat, type Viewer } from '../../core/game.ts';
import { same } from '../../core/same.ts';
import { TABLE_RULES } from '../../core/steps.ts';
import type { TakeBackOffer } from '../../wire/http.ts';
import type { Moves, Pages, Since } from '../../wire/messages.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { SeatInfo, TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import type { News } from '../notices/news.ts';
import { type Lease, NO_LEASE } from '../store/nodes.ts';
import type { Change, MoveRow, RequestRow, StoredTable } from '../store/store.ts';
import { isInTimedWindow, isPlayedByBot } from '../time/deadlines.ts';
import { EarlyAnswers } from '../time/early.ts';
import { isDeserted, pause, resume } from '../time/pause.ts';
import { isShown } from '../../wire/days.ts';
import { Audience, type AudienceOwner, type Follower } from './audience.ts';
import { invitationOf, refuseVisitor, type Visitor } from './admission.ts';
import { chat } from './chat.ts';
import { withoutProposal } from './consent.ts';
import { Drafts } from './drafts.ts';
import { replayedMoves } from './history.ts';
import { Ledger, type LedgerOwner } from './ledger.ts';
import { StandingLog, type StandingRow, standingRow } from './log.ts';
import { advance, begin, deadlinesOf, type MatchProgress, ofBoth, restored, snapshotOf, withClocks } from './match.ts';
import { moderate } from './moderation.ts';
import { Orders } from './orders.ts';
import type { PageAction } from './pages.ts';
import { type Changed, isWatchable, missed, notHost, sitIn, starting } from './seats.ts';
import { askedShares, isAwaitingShares, seedOf, Shuffle, type ShuffleOwner } from './shuffle.ts';
import { answerTakeBack, askTakeBack, offerTakeBack, type TakeBackOwner, withoutRequest } from './take-back.ts';
import type { TableAnswer, Match, MatchSetup, TableState } from './state.ts';
import { readTextMove, refuseText } from './texts.ts';
import { movesFor, refusalFor, type SerializedEvents, serializeEvents } from './updates.ts';

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

/** How the id of a move begins that was played because the time of its seat was up. */
const CLOCK = 'clock:';

/** Moves between two snapshots: few to replay when a table is loaded, little to write. */
const SNAPSHOT_EVERY = 32;

/** A class, because there are thousands of tables: methods are shared. */
export class Table implements LedgerOwner, AudienceOwner, ShuffleOwner, TakeBackOwner {
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
  readonly #early = new EarlyAnswers();
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

  /**
   * The only way to move. `asked` is the question that is answered; a repeated `id` gets the first answer again. It waits
   * for nothing but the store: each `await` costs as much as checking a rule.
   */
  play(seat: Seat, asked: number, id: string, raw: unknown): Promise<TableAnswer> {
    const { ledger } = this;
    if (ledger.isInDoubt) return ledger.recover().then((refused) => refused ?? this.play(seat, asked, id, raw));
    return ledger.answers.once(`${seat} ${id}`, () => this.#first(seat, asked, id, raw));
  }

  /**
   * A question is answered once, unless the answer is still secret. So only what answers no question, what follows a secret
   * move, and what is refused can be a message that was sent before: then its row has the answer.
   */
  #first(seat: Seat, asked: number, id: string, raw: unknown): TableAnswer | Promise<TableAnswer> {
    const { match, told } = this.ledger.latest;
    if (asked === NONE || match !== told) return this.#unlessKnown(seat, id, () => this.#decide(seat, asked, id, raw));
    const decided = this.#decide(seat, asked, id, raw);
    return decided instanceof Promise ? decided : this.#unlessKnown(seat, id, () => decided);
  }

  async #unlessKnown(seat: Seat, id: string, decide: () => TableAnswer | Promise<TableAnswer>): Promise<TableAnswer> {
    const row = await this.context.store.moveWith(this.id, seat, id);
    return row === undefined ? decide() : answerOf(row.told);
  }

  #decide(seat: Seat, asked: number, id: string, raw: unknown): TableAnswer | Promise<TableAnswer> {
    const { match, told, card } = this.ledger.latest;
    if (card.status === 'closed') return refuse(SERVER_RULES.closed);
    if (match === undefined || told === undefined) return refuse(SERVER_RULES.notPlaying);
    if (card.status === 'over') return refuse(TABLE_RULES.over);
    if (card.paused !== undefined) return refuse(SERVER_RULES.paused);
    const { game, context } = this;
    let progress: MatchProgress;
    let move: unknown;
    try {
      move = readTextMove(game, raw);
      if (asked !== match.asked[seat]) {
        if (move !== undefined && isMadeInSecret(this.setup(card), match, told, seat, asked, move))
          return this.#onceStored();
        return refuse(SERVER_RULES.stale, whyStale(asked, match.asked[seat]));
      }
      if (move === undefined) return refuse(SERVER_RULES.unreadable, `this is no move of ${game.title}`);
      const refused = this.#refusal(card, match, seat, move);
      if (refused !== undefined) return refused;
      const early = this.#early.wait(this.setup(card), match, seat, move, context);
      if (early !== undefined) return early.then(() => this.#decide(seat, asked, id, raw)); // the table may have changed meanwhile
      progress = advance(this.setup(card), match, seat, move, context.steady());
    } catch (error) {
      return this.#fault(error);
    }
    return this.#saveMove(progress, seat, id, move);
  }

  /** What was made in secret may be in the act of being stored: nothing is acknowledged before. */
  async #onceStored(): Promise<TableAnswer> {
    await this.ledger.settled();
    return this.ledger.isInDoubt ? refuse(SERVER_RULES.notSaved) : {};
  }

  #refusal(card: TableInfo, match: Match, seat: Seat, move: unknown): Refusal | undefined {
    const { game, context } = this;
    return (
      (game.table?.hostOnly?.(move) === true ? notHost(card, seat) : undefined) ??
      refusalFor(game, context.speakers[game.id], match, seat, move) ??
      refuseText(game, match, seat, move)
    );
  }

  async #fault(error: unknown): Promise<Refusal> {
    this.context.logError(`table ${this.id}: a fault in ${this.game.id}`, error);
    await this.ledger.restore();
    return refuse(SERVER_RULES.fault);
  }

  #saveMove({ match, events }: MatchProgress, seat: Seat, id: string, move: unknown): Promise<TableAnswer> {
    const { ledger, audience } = this;
    const { latest } = ledger;
    const told = match.told > latest.told!.told ? match : latest.told!; // there is a match before every move
    const late = id.startsWith(CLOCK) ? this.#late(seat) : undefined;
    const asIs = told === match ? withoutRequest(latest.card) : latest.card;
    const isSeen = late !== undefined && told === match; // a secret move of the clock shows in nothing
    const card = this.#finished(match, isSeen ? missed(asIs, seat, latest.told!.told) : asIs);
    const isOver = card.status === 'over';
    const serialized = serializeEvents(events);
    const row = this.#row(match, told === match, seat, id, move, serialized);
    const change: Change = {
      table: this.id,
      move: row,
      card: card === latest.card ? undefined : card,
      snapshot: isOver || isSnapshotDue(latest.told!, told) ? snapshotOf(this.game, match) : undefined,
      deadlines: deadlinesOf(match),
      points: isOver ? this.#pointsOf(card) : undefined,
    };
    this.log.add(standingRow(row, move, latest.match!.state, match.state, events)); // as above
    const news: readonly News[] = late === undefined ? [] : [{ person: late, kind: 'late' }];
    const publish = (before: TableState): TableAnswer => {
      this.drafts.dropAfter(seat, id, move);
      this.context.movePlayed();
      if (told !== match) return {}; // nothing leaves the server until everybody may know
      audience.sendStep(before.told!, match, serialized);
      if (card !== latest.card) audience.sendInfo();
      return { n: match.told };
    };
    return ledger.commit({ ...latest, card, match, told }, change, publish, news);
  }

  /** Whose time by the clock of the table has run out, if they do not look. In a window nobody is late: it ends for all. */
  #late(seat: Seat): string | undefined {
    const { match, card } = this.ledger.latest;
    const sitter = card.seats[seat];
    if (sitter.t !== 'person' || card.clock.t === 'none' || this.isLooking(sitter.person)) return undefined;
    return isInTimedWindow(this.game, match!.state, seat) ? undefined : sitter.person; // there is a match before every move
  }

  /** The table's info after the move: when the game is over, with the result and the seed. */
  #finished({ state }: Match, card: TableInfo): TableInfo {
    const outcome = this.game.outcome(state);
    if (outcome === undefined) return card;
    const over = { ...card, status: 'over' as const, outcome };
    if (card.daily !== undefined) return over; // others still play it
    const secret = card.shares && { secret: this.#secret };
    return { ...over, seed: this.#seedOf(card), ...secret };
  }

  /** Of a deal of the day; undefined if it is finished when its seed may be known. */
  #pointsOf({ daily, outcome }: TableInfo): number | undefined {
    return daily === undefined || isShown(daily, this.context.now()) ? undefined : outcome?.scores[0];
  }

  #row(
    { n, told }: Match,
    isTold: boolean,
    seat: Seat,
    id: string,
    move: unknown,
    { text }: SerializedEvents,
  ): MoveRow {
    return {
      n,
      seat,
      id,
      at: this.context.now(),
      version: this.game.version,
      move: JSON.stringify(move ?? NONE),
      events: text,
      told: isTold ? told : NONE,
    };
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
    const move = this.#row(match, true, NONE, '', undefined, serializeEvents(events));
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

/** A secret move has no number. */
const answerOf = (told: number): TableAnswer => (told === NONE ? {} : { n: told });

/** Only of what was told: the moves after it are replayed. */
const isSnapshotDue = (before: Match, told: Match): boolean =>
  Math.floor(told.n / SNAPSHOT_EVERY) > Math.floor(before.n / SNAPSHOT_EVERY);

/**
 * Whether the clock, or another device, has done the same in secret: this seat was not told, and may make the move again.
 * What it would do otherwise, an order for later windows say, is not done.
 */
function isMadeInSecret(
  setup: MatchSetup,
  match: Match,
  told: Match,
  seat: Seat,
  asked: number,
  move: unknown,
): boolean {
  const { game } = setup;
  const isAnswered = match.asked[seat] === NONE && told.asked[seat] === asked && asked !== NONE;
  if (!isAnswered || game.table?.secret?.(told.state, seat, move) !== true) return false;
  if (game.refusal(told.state, seat, move) !== undefined) return false;
  const made = advance(setup, told, seat, move, told.opened, false).match;
  return same(game.view(made.state, seat), game.view(match.state, seat));
}

function whyStale(asked: number, now: number): string {
  if (now === NONE) return 'you owe no decision now';
  return `you answered the question of move ${asked}; the one of move ${now} is put now`;
}
