/**
 * One table, and all that can happen at it. People, bots and the clock enter by the same door, `play`; what comes of it
 * is kept by the ledger and told by the gallery.
 */
import { TABLE_RULES } from '../../core/steps.ts';
import { type AnyGame, NONE, type Seat, type Viewer } from '../../core/game.ts';
import { type Card, seatOf } from '../../wire/card.ts';
import { flaw, LIMITS } from '../../wire/limits.ts';
import type { Moves, Pages, Since } from '../../wire/messages.ts';
import { DOOR, type Refusal, refuse } from '../../wire/rules.ts';
import { type Changed, notHost, sitIn, starting } from './seats.ts';
import { Drafts } from './drafts.ts';
import { type Follower, Gallery } from './audience.ts';
import type { House } from '../context.ts';
import { type Bearer, Ledger, type Standing } from './ledger.ts';
import { type Desk, mark } from './moderation.ts';
import {
  advance,
  begin,
  type Course,
  type Match,
  paused,
  type Progress,
  restored,
  resumed,
  snapshotOf,
  withClocks,
} from './match.ts';
import type { Deed } from './pages.ts';
import { hush, isProxied } from '../time/deadlines.ts';
import type { Change, ChatRow, Kept, MoveRow } from '../store/store.ts';
import { movesFor, refusalFor, type Tidings, tidingsOf } from './updates.ts';
import { readMove, wordless } from './texts.ts';

/** Accepted as move (or line of chat) n, or refused. Never silence. */
export type Answer = { readonly n: number; readonly rule?: undefined } | Refusal;

/** So long a game whose players have all left waits before it looks again, in milliseconds. */
const PAUSE = 600_000;

/** So many moves between two snapshots: few to play again when a table is opened, little to write. */
const SNAPSHOT_EVERY = 32;

/** A class, because there are thousands: what belongs to all of them is kept once. */
export class Table implements Bearer, Desk {
  readonly id: string;
  readonly game: AnyGame;
  readonly house: House;
  readonly ledger: Ledger;
  readonly gallery: Gallery;
  readonly #seed: string;
  readonly #drafts: Drafts;
  #isPaused = false;

  constructor(kept: Kept, house: House) {
    this.id = kept.card.id;
    this.game = house.games[kept.card.game];
    this.house = house;
    this.#seed = kept.seed;
    this.#drafts = new Drafts(this.id, kept.drafts, house);
    this.ledger = new Ledger(kept, this, house);
    this.gallery = new Gallery(this);
  }

  #courseOf(card: Card): Course {
    return { game: this.game, seed: this.#seed, card };
  }

  /** What is safe and may be known. */
  standing(): Standing {
    return this.ledger.told;
  }

  /** The card with those marked who are here. */
  card(): Card {
    return this.gallery.card();
  }

  /**
   * The one door. `asked` is the question that is answered; a repeated `id` gets the first answer again. No step of this
   * waits for anything but the store: each wait costs as much as a rule.
   */
  play(seat: Seat, asked: number, id: string, raw: unknown): Promise<Answer> {
    const { ledger } = this;
    if (ledger.isInDoubt) return ledger.steady().then((refused) => refused ?? this.play(seat, asked, id, raw));
    return ledger.answers.once(`${seat} ${id}`, () => this.#decide(seat, asked, id, raw));
  }

  #decide(seat: Seat, asked: number, id: string, raw: unknown): Answer | Promise<Answer> {
    const { match, card } = this.ledger.tip;
    if (match === undefined) return refuse(DOOR.notPlaying);
    if (card.status === 'over') return refuse(TABLE_RULES.over);
    if (asked !== match.asked[seat]) return refuse(DOOR.stale, staleness(asked, match.asked[seat]));
    const { game, house } = this;
    let progress: Progress;
    let move: unknown;
    try {
      move = readMove(game, raw);
      if (move === undefined) return refuse(DOOR.unreadable, `this is no move of ${game.title}`);
      const refused = this.#refusal(card, match, seat, move);
      if (refused !== undefined) return refused;
      const early = hush(game, match, seat, move, house.now());
      if (early > 0) return this.#waited(early).then(() => this.#decide(seat, asked, id, raw)); // much may have happened
      progress = advance(this.#courseOf(card), match, seat, move, house.now());
    } catch (error) {
      return this.#fault(error);
    }
    return this.#keepMove(progress, seat, id, move);
  }

  #refusal(card: Card, match: Match, seat: Seat, move: unknown): Refusal | undefined {
    const { game, house } = this;
    return (
      (game.table?.hostOnly?.(move) === true ? notHost(card, seat) : undefined) ??
      refusalFor(game, house.speakers[game.id], match, seat, move) ??
      wordless(game, match, seat, move)
    );
  }

  #waited(time: number): Promise<void> {
    return new Promise((pass) => void this.house.after(time, pass));
  }

  async #fault(error: unknown): Promise<Refusal> {
    this.house.troubled(`table ${this.id}: a fault in ${this.game.id}`, error);
    await this.ledger.restore();
    return refuse(DOOR.fault);
  }

  #keepMove({ match, events }: Progress, seat: Seat, id: string, move: unknown): Promise<Answer> {
    const { ledger, gallery } = this;
    const { n } = match;
    const card = this.#finished(match);
    const isOver = card !== ledger.tip.card;
    const tidings = tidingsOf(events);
    const change: Change = {
      table: this.id,
      move: this.#row(n, seat, id, move, tidings),
      card: isOver ? card : undefined,
      snapshot: isOver || n % SNAPSHOT_EVERY === 0 ? snapshotOf(this.game, match) : undefined,
      deadlines: deadlinesOf(match),
    };
    return ledger.commit({ ...ledger.tip, card, match }, change, (before) => {
      this.#drafts.dropAfter(seat, id, move);
      gallery.tellStep(before.match!, match, tidings); // a move follows a match
      if (isOver) gallery.tellCard();
      this.house.moved();
      return { n };
    });
  }

  /** When the game is over, the result and the seed stand on the card. */
  #finished({ state }: Match): Card {
    const { card } = this.ledger.tip;
    const outcome = this.game.outcome(state);
    return outcome === undefined ? card : { ...card, status: 'over', outcome, seed: this.#seed };
  }

  #row(n: number, seat: Seat, id: string, move: unknown, { text }: Tidings): MoveRow {
    return {
      n,
      seat,
      id,
      at: this.house.now(),
      version: this.game.version,
      move: JSON.stringify(move ?? NONE),
      events: text,
    };
  }

  /** Keeps what a seat has begun, for itself alone. */
  async draft(seat: Seat, raw: unknown): Promise<Answer> {
    const { match, card } = this.ledger.tip;
    if (match === undefined || card.status !== 'playing') return refuse(DOOR.notPlaying);
    const move = readMove(this.game, raw);
    if (move === undefined) return refuse(DOOR.unreadable, `this is no move of ${this.game.title}`);
    try {
      await this.#drafts.keep(seat, move);
    } catch (error) {
      this.house.troubled(`table ${this.id}: a draft`, error);
      return refuse(DOOR.notKept);
    }
    return { n: match.n };
  }

  draftOf(viewer: Viewer): unknown {
    return this.#drafts.of(viewer);
  }

  /** What somebody does with a page: the marks as they know them then, or why not. */
  mark(person: string, page: string, deed: Deed, why: string): Promise<Pages | Refusal> {
    return mark(this, person, page, deed, why);
  }

  /** A decision of this seat is overdue. */
  async late(seat: Seat): Promise<void> {
    await this.ledger.steady();
    const { match, card } = this.ledger.tip;
    const due = match?.deadlines[seat]?.due ?? 0;
    if (match === undefined || due === 0 || due > this.house.now()) return;
    if (this.#isDeserted(card)) return this.#pause(match);
    if (isProxied(this.game, card, match, seat)) await this.arrange((now) => sitIn(now, seat, match.n));
    else {
      const fallback: unknown = this.game.fallback(match.state, seat, this.#drafts.of(seat));
      await this.play(seat, match.asked[seat], `clock:${match.asked[seat]}`, fallback);
    }
  }

  /** Nobody who plays is here: a game with a clock of its own waits for them. */
  #isDeserted({ clock, seats }: Card): boolean {
    if (this.game.table?.clock === undefined || clock.t !== 'none') return false;
    return !seats.some((sitter) => sitter.t === 'person' && this.gallery.isHere(sitter.person));
  }

  async #pause(match: Match): Promise<void> {
    const stopped = paused(match, this.house.now() + PAUSE);
    this.#isPaused = true;
    const change = { table: this.id, deadlines: deadlinesOf(stopped) };
    await this.ledger.commit({ ...this.ledger.tip, match: stopped }, change, () => undefined);
  }

  async #resume(): Promise<void> {
    const { match, card } = this.ledger.tip;
    if (!this.#isPaused || match === undefined || this.#isDeserted(card)) return;
    this.#isPaused = false;
    const going = resumed(this.#courseOf(card), match, this.house.now());
    const next = { ...this.ledger.tip, match: going };
    const change = { table: this.id, deadlines: deadlinesOf(going) };
    await this.ledger.commit(next, change, () => this.gallery.tellViews(going));
  }

  async arrange(change: (card: Card) => Changed): Promise<Changed> {
    const { ledger } = this;
    const changed = (await ledger.steady()) ?? change(ledger.tip.card);
    if (changed.rule !== undefined || changed.card === ledger.tip.card) return changed;
    const { card } = changed;
    const match = ledger.tip.match && withClocks(this.#courseOf(card), ledger.tip.match, this.house.now());
    const row = { table: this.id, card, deadlines: match && deadlinesOf(match) };
    return ledger.commit({ ...ledger.tip, card, match }, row, () => {
      this.gallery.tellCard();
      return changed;
    });
  }

  async start(host: string): Promise<Changed> {
    const { ledger, gallery } = this;
    const changed = (await ledger.steady()) ?? starting(ledger.tip.card, host);
    if (changed.rule !== undefined) return changed;
    const { card } = changed;
    const { match, events } = begin(this.#courseOf(card), this.house.now());
    const move = this.#row(0, NONE, '', undefined, tidingsOf(events));
    const snapshot = snapshotOf(this.game, match);
    const change = { table: this.id, card, move, snapshot, deadlines: deadlinesOf(match) };
    return ledger.commit({ ...ledger.tip, card, match }, change, () => {
      gallery.tellCard();
      gallery.tellViews(match);
      return changed;
    });
  }

  async chat(person: string, id: string, text: string): Promise<Answer> {
    const { ledger } = this;
    const refused = await ledger.steady();
    if (refused !== undefined) return refused;
    const sitter = ledger.tip.card.seats[seatOf(ledger.tip.card, person) ?? NONE];
    if (sitter?.t !== 'person') return refuse(DOOR.seatless);
    const wrong = flaw(text, LIMITS.chat);
    if (wrong !== undefined) return refuse(DOOR.chat, wrong);
    return ledger.answers.once(`${person} ${id}`, () => {
      const chat: ChatRow = { c: ledger.tip.chats + 1, person, name: sitter.name, text, at: this.house.now() };
      return ledger.commit({ ...ledger.tip, chats: chat.c }, { table: this.id, chat }, () => {
        this.gallery.tellChat(chat);
        return { n: chat.c };
      });
    });
  }

  moves(seat: Seat): Moves | Refusal {
    const { match } = this.ledger.told;
    return match === undefined ? refuse(DOOR.notPlaying) : movesFor(this.game, match, seat);
  }

  /** Sends all that the follower misses, then all that happens. The returned function ends it. */
  async follow(follower: Follower, since: Since): Promise<(() => void) | Refusal> {
    const leave = (await this.ledger.steady()) ?? (await this.gallery.follow(follower, since));
    await this.#resume();
    return leave;
  }

  isHere(person: string): boolean {
    return this.gallery.isHere(person);
  }

  /** Nobody looks on and nothing is on its way: the table may leave memory. */
  isIdle(): boolean {
    return this.gallery.isEmpty() && this.ledger.isIdle();
  }

  /** Ends every connection to this table. */
  dismiss(): void {
    this.gallery.dismiss();
  }

  read(kept: Kept): Standing {
    const { card, chats, marks } = kept;
    return { card, match: restored(this.#courseOf(card), kept), chats, marks };
  }

  stirred(): void {
    this.house.stirred(this);
  }

  reread(): void {
    const { match } = this.ledger.told;
    this.gallery.tellCard();
    if (match !== undefined) this.gallery.tellViews(match);
  }
}

function staleness(asked: number, now: number): string {
  if (now === NONE) return 'you owe no decision now';
  return `you answered the question of move ${asked}; the one of move ${now} is put now`;
}

function deadlinesOf({ deadlines }: Match): Change['deadlines'] {
  return deadlines.length === 0 ? undefined : deadlines;
}
