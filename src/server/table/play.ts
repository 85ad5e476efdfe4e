/**
 * The path of a move at a table: stale? readable? refused? Then it is played on a copy, stored by the ledger and sent to the
 * audience. People, bots and the clock all move through `play`.
 */
import { NONE, type Seat } from '../../core/game.ts';
import { same } from '../../core/same.ts';
import { TABLE_RULES } from '../../core/steps.ts';
import { isShown } from '../../wire/days.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { News } from '../notices/news.ts';
import type { Change, MoveRow } from '../store/store.ts';
import { isInTimedWindow } from '../time/deadlines.ts';
import { EarlyAnswers } from '../time/early.ts';
import { type StandingLog, standingRow } from './log.ts';
import { advance, deadlinesOf, type MatchProgress, snapshotOf } from './match.ts';
import type { TableParts } from './parts.ts';
import { missed, notHost } from './seats.ts';
import type { TableAnswer, Match, MatchSetup, TableState } from './state.ts';
import { withoutRequest } from './take-back.ts';
import { readTextMove, refuseText } from './texts.ts';
import { refusalFor, type SerializedEvents, serializeEvents } from './updates.ts';

/** The table at which is played. */
export interface PlayOwner extends TableParts {
  readonly log: StandingLog;
  setup(card: TableInfo): MatchSetup;
  /** The table's info after a move. */
  finished(match: Match, card: TableInfo): TableInfo;
  isLooking(person: string): boolean;
}

/** How the id of a move begins that was played because the time of its seat was up. */
export const CLOCK = 'clock:';

/** Moves between two snapshots: few to replay when a table is loaded, little to write. */
const SNAPSHOT_EVERY = 32;

export class Play {
  readonly #table: PlayOwner;
  readonly #early = new EarlyAnswers();

  constructor(table: PlayOwner) {
    this.#table = table;
  }

  /**
   * The only way to move. `asked` is the question that is answered; a repeated `id` gets the first answer again. It waits
   * for nothing but the store: each `await` costs as much as checking a rule.
   */
  play(seat: Seat, asked: number, id: string, raw: unknown): Promise<TableAnswer> {
    const { ledger } = this.#table;
    if (ledger.isInDoubt) return ledger.recover().then((refused) => refused ?? this.play(seat, asked, id, raw));
    return ledger.answers.once(`${seat} ${id}`, () => this.#first(seat, asked, id, raw));
  }

  /**
   * A question is answered once, unless the answer is still secret. So only what answers no question, what follows a secret
   * move, and what is refused can be a message that was sent before: then its row has the answer.
   */
  #first(seat: Seat, asked: number, id: string, raw: unknown): TableAnswer | Promise<TableAnswer> {
    const { match, told } = this.#table.ledger.latest;
    if (asked === NONE || match !== told) return this.#unlessKnown(seat, id, () => this.#decide(seat, asked, id, raw));
    const decided = this.#decide(seat, asked, id, raw);
    return decided instanceof Promise ? decided : this.#unlessKnown(seat, id, () => decided);
  }

  async #unlessKnown(seat: Seat, id: string, decide: () => TableAnswer | Promise<TableAnswer>): Promise<TableAnswer> {
    const row = await this.#table.context.store.moveWith(this.#table.id, seat, id);
    return row === undefined ? decide() : answerOf(row.told);
  }

  #decide(seat: Seat, asked: number, id: string, raw: unknown): TableAnswer | Promise<TableAnswer> {
    const { match, told, card } = this.#table.ledger.latest;
    if (card.status === 'closed') return refuse(SERVER_RULES.closed);
    if (match === undefined || told === undefined) return refuse(SERVER_RULES.notPlaying);
    if (card.status === 'over') return refuse(TABLE_RULES.over);
    if (card.paused !== undefined) return refuse(SERVER_RULES.paused);
    const { game, context } = this.#table;
    let progress: MatchProgress;
    let move: unknown;
    try {
      move = readTextMove(game, raw);
      if (asked !== match.asked[seat]) {
        if (move !== undefined && isMadeInSecret(this.#table.setup(card), match, told, seat, asked, move))
          return this.#onceStored();
        return refuse(SERVER_RULES.stale, whyStale(asked, match.asked[seat]));
      }
      if (move === undefined) return refuse(SERVER_RULES.unreadable, `this is no move of ${game.title}`);
      const refused = this.#refusal(card, match, seat, move);
      if (refused !== undefined) return refused;
      const early = this.#early.wait(this.#table.setup(card), match, seat, move, context);
      if (early !== undefined) return early.then(() => this.#decide(seat, asked, id, raw)); // the table may have changed meanwhile
      progress = advance(this.#table.setup(card), match, seat, move, context.steady());
    } catch (error) {
      return this.#fault(error);
    }
    return this.#saveMove(progress, seat, id, move);
  }

  /** What was made in secret may be in the act of being stored: nothing is acknowledged before. */
  async #onceStored(): Promise<TableAnswer> {
    await this.#table.ledger.settled();
    return this.#table.ledger.isInDoubt ? refuse(SERVER_RULES.notSaved) : {};
  }

  #refusal(card: TableInfo, match: Match, seat: Seat, move: unknown): Refusal | undefined {
    const { game, context } = this.#table;
    return (
      (game.table?.hostOnly?.(move) === true ? notHost(card, seat) : undefined) ??
      refusalFor(game, context.speakers[game.id], match, seat, move) ??
      refuseText(game, match, seat, move)
    );
  }

  async #fault(error: unknown): Promise<Refusal> {
    this.#table.context.logError(`table ${this.#table.id}: a fault in ${this.#table.game.id}`, error);
    await this.#table.ledger.restore();
    return refuse(SERVER_RULES.fault);
  }

  #saveMove({ match, events }: MatchProgress, seat: Seat, id: string, move: unknown): Promise<TableAnswer> {
    const { ledger, audience } = this.#table;
    const { latest } = ledger;
    const told = match.told > latest.told!.told ? match : latest.told!; // there is a match before every move
    const late = id.startsWith(CLOCK) ? this.#late(seat) : undefined;
    const asIs = told === match ? withoutRequest(latest.card) : latest.card;
    const isSeen = late !== undefined && told === match; // a secret move of the clock shows in nothing
    const card = this.#table.finished(match, isSeen ? missed(asIs, seat, latest.told!.told) : asIs);
    const isOver = card.status === 'over';
    const serialized = serializeEvents(events);
    const row = rowOf(this.#table, match, told === match, { seat, id, move }, serialized);
    const change: Change = {
      table: this.#table.id,
      move: row,
      card: card === latest.card ? undefined : card,
      snapshot: isOver || isSnapshotDue(latest.told!, told) ? snapshotOf(this.#table.game, match) : undefined,
      deadlines: deadlinesOf(match),
      points: isOver ? this.#pointsOf(card) : undefined,
    };
    this.#table.log.add(standingRow(row, move, latest.match!.state, match.state, events)); // as above
    const news: readonly News[] = late === undefined ? [] : [{ person: late, kind: 'late' }];
    const publish = (before: TableState): TableAnswer => {
      this.#table.drafts.dropAfter(seat, id, move);
      this.#table.context.movePlayed();
      if (told !== match) return {}; // nothing leaves the server until everybody may know
      audience.sendStep(before.told!, match, serialized);
      if (card !== latest.card) audience.sendInfo();
      return { n: match.told };
    };
    return ledger.commit({ ...latest, card, match, told }, change, publish, news);
  }

  /** Whose time by the clock of the table has run out, if they do not look. In a window nobody is late: it ends for all. */
  #late(seat: Seat): string | undefined {
    const { match, card } = this.#table.ledger.latest;
    const sitter = card.seats[seat];
    if (sitter.t !== 'person' || card.clock.t === 'none' || this.#table.isLooking(sitter.person)) return undefined;
    return isInTimedWindow(this.#table.game, match!.state, seat) ? undefined : sitter.person; // there is a match before every move
  }

  /** Of a deal of the day; undefined if it is finished when its seed may be known. */
  #pointsOf({ daily, outcome }: TableInfo): number | undefined {
    return daily === undefined || isShown(daily, this.#table.context.now()) ? undefined : outcome?.scores[0];
  }
}

interface Made {
  readonly seat: Seat;
  readonly id: string;
  readonly move: unknown;
}

/** A move as it is stored. */
export function rowOf(
  { game, context }: TableParts,
  { n, told }: Match,
  isTold: boolean,
  { seat, id, move }: Made,
  { text }: SerializedEvents,
): MoveRow {
  return {
    n,
    seat,
    id,
    at: context.now(),
    version: game.version,
    move: JSON.stringify(move ?? NONE),
    events: text,
    told: isTold ? told : NONE,
  };
}

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
