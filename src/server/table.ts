/**
 * One table, and all that can happen at it. People, bots and the clock enter by the same door, `play`. Whatever changes
 * is kept first and told then: `tip` is the newest standing, not yet safe; `told` is what everybody may know. Between
 * them lie the changes that are on their way to the store, so moves that arrive together are kept by one commit.
 */
import { TABLE_RULES } from '../core/chapters.ts';
import { type AnyGame, NONE, type Seat } from '../core/game.ts';
import { type Card, seatOf } from '../wire/card.ts';
import { flaw, LIMITS } from '../wire/limits.ts';
import type { Moves, Pages, Since } from '../wire/messages.ts';
import { DOOR, type Refusal, refuse } from '../wire/rules.ts';
import { tornFrom } from '../core/pages.ts';
import { answersOf } from './answers.ts';
import { type Changed, sitIn, starting } from './company.ts';
import { openDrafts } from './drafts.ts';
import { type Follower, openGallery } from './gallery.ts';
import type { House } from './house.ts';
import {
  advance,
  begin,
  type Course,
  type Match,
  paused,
  type Progress,
  restored,
  resumed,
  withClocks,
} from './match.ts';
import { type Deed, forbidden, MARKS, pagesFor, tornRows, wordsOn } from './pages.ts';
import { hush, isProxied } from './patience.ts';
import type { Change, ChatRow, Kept, MarkRow, MoveRow, Snapshot } from './store/store.ts';
import { movesFor, refusalFor, type Tidings, tidingsOf } from './telling.ts';
import { readMove, wordless } from './words.ts';

/** Accepted as move (or line of chat) n, or refused. Never silence. */
export type Answer = { readonly n: number; readonly rule?: undefined } | Refusal;

export interface Standing {
  readonly card: Card;
  readonly match: Match | undefined;
  /** Lines of chat. */
  readonly chats: number;
  readonly marks: readonly MarkRow[];
}

export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  /** What is safe and may be known. */
  standing(): Standing;
  /** The card with those marked who are here. */
  card(): Card;
  /** The one door. `asked` is the question that is answered; a repeated `id` gets the first answer again. */
  play(seat: Seat, asked: number, id: string, raw: unknown): Promise<Answer>;
  /** Keeps what a seat has begun, for itself alone. */
  draft(seat: Seat, raw: unknown): Promise<Answer>;
  /** What somebody does with a page: the marks as they know them then, or why not. */
  mark(person: string, page: string, deed: Deed, why: string): Promise<Pages | Refusal>;
  /** A decision of this seat is overdue. */
  late(seat: Seat): Promise<void>;
  arrange(change: (card: Card) => Changed): Promise<Changed>;
  start(host: string): Promise<Changed>;
  chat(person: string, id: string, text: string): Promise<Answer>;
  moves(seat: Seat): Moves | Refusal;
  /** Sends all that the follower misses, then all that happens. The returned function ends it. */
  follow(follower: Follower, since: Since): Promise<(() => void) | Refusal>;
  isHere(person: string): boolean;
  /** Nobody looks on and nothing is on its way: the table may leave memory. */
  isIdle(): boolean;
  /** Ends every connection to this table. */
  dismiss(): void;
}

/** So long a game whose players have all left waits before it looks again, in milliseconds. */
const PAUSE = 600_000;

/** So many moves between two snapshots: few to play again when a table is opened, little to write. */
const SNAPSHOT_EVERY = 32;

export function openTable(kept: Kept, house: House): Table {
  const { seed } = kept;
  const { id } = kept.card;
  const game = house.games[kept.card.game];
  const herald = house.heralds[kept.card.game];
  const gallery = openGallery(
    game,
    house,
    () => told,
    () => house.gathered(table),
    (viewer) => drafts.of(viewer),
  );
  const drafts = openDrafts(id, kept.drafts, house);
  let answers = answersOf(kept.moves);
  let tip = standingOf(kept);
  let told = tip;
  let writing = 0;
  let lastWrite: Promise<void> = Promise.resolve();
  let isInDoubt = false;
  let isPaused = false;
  let restoring: Promise<void> | undefined;

  function courseOf(card: Card): Course {
    return { game, seed, card };
  }

  function standingOf(from: Kept): Standing {
    return { card: from.card, match: restored(courseOf(from.card), from), chats: from.chats, marks: from.marks };
  }

  /** No step of this waits for anything but the store: each wait costs as much as a rule. */
  function play(seat: Seat, asked: number, mid: string, raw: unknown): Promise<Answer> {
    const once = (): Promise<Answer> => answers.once(`${seat} ${mid}`, () => decide(seat, asked, mid, raw));
    return isInDoubt ? steady().then((refused) => refused ?? once()) : once();
  }

  function decide(seat: Seat, asked: number, mid: string, raw: unknown): Answer | Promise<Answer> {
    const { match, card } = tip;
    if (match === undefined) return refuse(DOOR.notPlaying);
    if (card.status === 'over') return refuse(TABLE_RULES.over);
    if (asked !== match.asked[seat]) return refuse(DOOR.stale, staleness(asked, match.asked[seat]));
    let progress: Progress;
    let move: unknown;
    try {
      move = readMove(game, raw);
      if (move === undefined) return refuse(DOOR.unreadable, `this is no move of ${game.title}`);
      const refused = refusalFor(game, herald, match, seat, move) ?? wordless(game, match, seat, move);
      if (refused !== undefined) return refused;
      const early = hush(game, match, seat, move, house.now());
      if (early > 0) return waited(early).then(() => decide(seat, asked, mid, raw)); // much may have happened meanwhile
      progress = advance(courseOf(card), match, seat, move, house.now());
    } catch (error) {
      return fault(error);
    }
    return keepMove(progress, seat, mid, move);
  }

  const waited = (time: number): Promise<void> => new Promise((pass) => void house.after(time, pass));

  async function draft(seat: Seat, raw: unknown): Promise<Answer> {
    const { match, card } = tip;
    if (match === undefined || card.status !== 'playing') return refuse(DOOR.notPlaying);
    const move = readMove(game, raw);
    if (move === undefined) return refuse(DOOR.unreadable, `this is no move of ${game.title}`);
    try {
      await drafts.keep(seat, move);
    } catch (error) {
      house.troubled(`table ${id}: a draft`, error);
      return refuse(DOOR.notKept);
    }
    return { n: match.n };
  }

  async function mark(person: string, page: string, deed: Deed, why: string): Promise<Pages | Refusal> {
    const doubt = await steady();
    if (doubt !== undefined) return doubt;
    const rows = await house.store.moves(id);
    const words = wordsOn(rows, page);
    if (typeof words !== 'string') return words;
    const refused = forbidden(tip.card, rows, person, words, deed);
    if (refused !== undefined) return refused;
    const lost = deed === 'tear' ? await tear(rows, words) : await keepMark(person, page, deed, why);
    return lost ?? pagesFor(told.card, told.marks, person);
  }

  async function keepMark(person: string, page: string, deed: keyof typeof MARKS, why: string): Promise<undefined> {
    const { mark: kind, on } = MARKS[deed];
    const row: MarkRow = { page, person, mark: kind, why, at: house.now() };
    await house.store.keepMark(id, row, on);
    const others = tip.marks.filter((old) => old.page !== page || old.person !== person || old.mark !== kind);
    const marks = on ? [...others, row] : others;
    tip = { ...tip, marks };
    told = { ...told, marks };
    gallery.tellPages();
  }

  /** The words are gone for good: from the moves, from the state, and from what anybody is told from now on. */
  async function tear(rows: readonly MoveRow[], words: string): Promise<Refusal | undefined> {
    const match = tip.match && { ...tip.match, state: tornFrom(tip.match.state, words) };
    const change = { torn: tornRows(rows, words), ...(match && { snapshot: snapshotOf(match) }) };
    return commit({ ...tip, match }, change, () => match && gallery.tellViews(match));
  }

  function keepMove({ match, events }: Progress, seat: Seat, mid: string, move: unknown): Promise<Answer> {
    const { n } = match;
    const card = finished(match);
    const isOver = card !== tip.card;
    const tidings = tidingsOf(events);
    const change = {
      move: moveRow(n, seat, mid, move, tidings),
      ...(isOver ? { card } : undefined),
      ...(isOver || n % SNAPSHOT_EVERY === 0 ? { snapshot: snapshotOf(match) } : undefined),
      ...deadlinesOf(match),
    };
    const safe = commit({ ...tip, card, match }, change, (before) => {
      drafts.dropAfter(seat, mid, move);
      gallery.tellStep(before.match!, match, tidings); // a move follows a match
      if (isOver) gallery.tellCard();
      house.moved();
    });
    return safe.then((refused) => refused ?? { n });
  }

  /** When the game is over, the result and the seed stand on the card. */
  function finished({ state }: Match): Card {
    const outcome = game.outcome(state);
    return outcome === undefined ? tip.card : { ...tip.card, status: 'over', outcome, seed };
  }

  async function late(seat: Seat): Promise<void> {
    await steady();
    const { match, card } = tip;
    const due = match?.deadlines[seat]?.due ?? 0;
    if (match === undefined || due === 0 || due > house.now()) return;
    if (isDeserted(card)) await pause(match);
    else if (isProxied(game, card, match, seat)) await arrange((now) => sitIn(now, seat, match.n));
    else await play(seat, match.asked[seat], `clock:${match.asked[seat]}`, fallback(match, seat));
  }

  /** Nobody who plays is here: a game with a clock of its own waits for them. */
  function isDeserted({ clock, seats }: Card): boolean {
    if (game.patience === undefined || clock.t !== 'none') return false;
    return !seats.some((sitter) => sitter.t === 'person' && gallery.isHere(sitter.person));
  }

  async function pause(match: Match): Promise<void> {
    const stopped = paused(match, house.now() + PAUSE);
    isPaused = true;
    await commit({ ...tip, match: stopped }, deadlinesOf(stopped) ?? {}, () => undefined);
  }

  async function resume(): Promise<void> {
    const { match, card } = tip;
    if (!isPaused || match === undefined || isDeserted(card)) return;
    isPaused = false;
    const going = resumed(courseOf(card), match, house.now());
    await commit({ ...tip, match: going }, deadlinesOf(going) ?? {}, () => gallery.tellViews(going));
  }

  function fallback({ state }: Match, seat: Seat): unknown {
    return game.fallback(state, seat, drafts.of(seat));
  }

  async function arrange(change: (card: Card) => Changed): Promise<Changed> {
    const changed = (await steady()) ?? change(tip.card);
    if (changed.rule !== undefined || changed.card === tip.card) return changed;
    const { card } = changed;
    const match = tip.match && withClocks(courseOf(card), tip.match, house.now());
    const refused = await commit({ ...tip, card, match }, { card, ...(match && deadlinesOf(match)) }, gallery.tellCard);
    return refused ?? changed;
  }

  async function start(host: string): Promise<Changed> {
    const changed = (await steady()) ?? starting(tip.card, host);
    if (changed.rule !== undefined) return changed;
    const { card } = changed;
    const { match, events } = begin(courseOf(card), house.now());
    const move = moveRow(0, NONE, '', undefined, tidingsOf(events));
    const change = { card, move, snapshot: snapshotOf(match), ...deadlinesOf(match) };
    const refused = await commit({ ...tip, card, match }, change, () => {
      gallery.tellCard();
      gallery.tellViews(match);
    });
    return refused ?? changed;
  }

  async function chat(person: string, mid: string, text: string): Promise<Answer> {
    const refused = await steady();
    if (refused !== undefined) return refused;
    const sitter = tip.card.seats[seatOf(tip.card, person) ?? NONE];
    if (sitter?.t !== 'person') return refuse(DOOR.seatless);
    const wrong = flaw(text, LIMITS.chat);
    if (wrong !== undefined) return refuse(DOOR.chat, wrong);
    return answers.once(`${person} ${mid}`, async () => {
      const row: ChatRow = { c: tip.chats + 1, person, name: sitter.name, text, at: house.now() };
      const lost = await commit({ ...tip, chats: row.c }, { chat: row }, () => gallery.tellChat(row));
      return lost ?? { n: row.c };
    });
  }

  /** Undefined when the change is safe and told; otherwise the table goes back to what the store has. */
  async function commit(
    next: Standing,
    change: Omit<Change, 'table'>,
    tell: (before: Standing) => void,
  ): Promise<Refusal | undefined> {
    tip = next;
    writing++;
    const write = house.store.write({ table: id, ...change });
    lastWrite = write;
    try {
      await write;
    } catch (error) {
      house.troubled(`table ${id}: not kept`, error);
      await restore();
      return refuse(DOOR.notKept);
    } finally {
      writing--;
    }
    const before = told;
    told = next;
    tell(before);
    house.stirred(table);
    return undefined;
  }

  async function fault(error: unknown): Promise<Refusal> {
    house.troubled(`table ${id}: a fault in ${game.id}`, error);
    await restore();
    return refuse(DOOR.fault);
  }

  /** Undefined when the table is as the store has it; a refusal as long as that is in doubt. */
  async function steady(): Promise<Refusal | undefined> {
    if (!isInDoubt) return undefined;
    await restore();
    return isInDoubt ? refuse(DOOR.notKept) : undefined;
  }

  /** What is in doubt is read again. If that fails too, everybody is sent away and comes back when it can be read. */
  function restore(): Promise<void> {
    isInDoubt = true;
    answers = answersOf([]); // what was answered is in doubt too
    restoring ??= reread()
      .then(() => (isInDoubt = false))
      .catch((error: unknown) => {
        house.troubled(`table ${id}: cannot be restored`, error);
        gallery.dismiss();
      })
      .then(() => (restoring = undefined));
    return restoring;
  }

  /** Those that are still on their way to the store arrive first, or fail. */
  async function reread(): Promise<void> {
    await Promise.allSettled([lastWrite]);
    const from = await house.store.table(id);
    if (from === undefined) throw new Error(`table ${id} is gone`);
    answers = answersOf(from.moves);
    tip = standingOf(from);
    told = tip;
    gallery.tellCard();
    if (told.match !== undefined) gallery.tellViews(told.match);
  }

  function moveRow(n: number, seat: Seat, mid: string, move: unknown, { texts }: Tidings): MoveRow {
    return {
      n,
      seat,
      id: mid,
      at: house.now(),
      version: game.version,
      move: JSON.stringify(move ?? NONE),
      events: `[${texts.join(',')}]`,
    };
  }

  function snapshotOf({ n, state, asked }: Match): Snapshot {
    return { n, version: game.version, state: JSON.stringify(state), asked };
  }

  const table: Table = {
    id,
    game,
    standing: () => told,
    card: gallery.card,
    play,
    draft,
    mark,
    late,
    arrange,
    start,
    chat,
    moves: (seat) => (told.match === undefined ? refuse(DOOR.notPlaying) : movesFor(game, told.match, seat)),
    async follow(follower, since) {
      const leave = (await steady()) ?? (await gallery.follow(follower, since));
      await resume();
      return leave;
    },
    isHere: gallery.isHere,
    isIdle: () => gallery.isEmpty() && writing === 0 && restoring === undefined,
    dismiss: gallery.dismiss,
  };
  return table;
}

function staleness(asked: number, now: number): string {
  if (now === NONE) return 'you owe no decision now';
  return `you answered the question of move ${asked}; the one of move ${now} is put now`;
}

function deadlinesOf({ deadlines }: Match): Pick<Change, 'deadlines'> | undefined {
  return deadlines.length === 0 ? undefined : { deadlines };
}
