/** The bots at the tables: when asked, each thinks in the pool and answers through `table.play`, like a person. */
import { randomBytes, randomInt } from 'node:crypto';
import { NONE, type Rule, type Seat } from '../../core/game.ts';
import { TABLE_RULES } from '../../core/steps.ts';
import type { SeatInfo } from '../../wire/table-info.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import { isInTimedWindow } from '../time/deadlines.ts';
import { StoreTrouble } from '../store/trouble.ts';
import type { Table } from '../table/table.ts';
import { TELLER } from './teller.ts';
import type { Owner, Pool, Thinking, Thought } from './pool.ts';

export interface BotPlayers {
  /** Asks every bot that owes a decision and is not thinking about it yet. */
  review(table: Table): void;
}

/** Milliseconds a bot waits in a window, where everybody may act at once: it must not win a race against a person. */
const BOT_WAIT = { least: 1500, most: 4000 };

/** How often a bot may be late before the game's fallback is played for it. */
const MOST_TRIES = 3;

/** Milliseconds until a bot tries again after its move could not be saved. */
const AGAIN = 1000;

/** While the bot thought or its move waited, the table went on: that is nobody's fault. */
const MOVED_ON = new Set<Rule>([SERVER_RULES.stale, SERVER_RULES.closed, SERVER_RULES.paused, TABLE_RULES.over]);

/** After `played` the same question may be open still, if the move was secret; after `unsaved` it surely is. */
type Answered = 'played' | 'unsaved' | 'done';

export function openBotPlayers(
  pool: Pool,
  context: Pick<Context, 'steady' | 'after' | 'logError' | 'teller'>,
): BotPlayers {
  const { logError } = context;

  /** By table as it is in memory, not by its id: one that is gone must not stop the bots of the one that came after it. */
  const thinking = new WeakMap<Table, Set<string>>();

  function review(table: Table): void {
    const { card, match } = table.current();
    if (table.ledger.isGone || match === undefined || card.status !== 'playing' || card.paused !== undefined) return;
    for (let seat = 0; seat < card.seats.length; seat++) {
      const bot = botAt(card.seats[seat]);
      if (bot !== undefined && match.asked[seat] !== NONE) void answer(table, seat, match.asked[seat], bot);
    }
  }

  async function answer(table: Table, seat: Seat, asked: number, bot: string): Promise<void> {
    const questions = thinking.get(table) ?? new Set();
    const question = `${seat} ${asked} ${bot}`;
    if (questions.has(question)) return;
    thinking.set(table, questions.add(question));
    const release = table.hold();
    let result: Answered = 'done';
    try {
      result = await think(table, seat, asked, bot);
    } catch (error) {
      logError(`table ${table.id}: the bot on seat ${seat}`, error);
      if (error instanceof StoreTrouble) result = 'unsaved';
    }
    if (result === 'unsaved') await passed(AGAIN);
    release();
    questions.delete(question);
    if (questions.size === 0) thinking.delete(table);
    if (result !== 'done') review(table);
  }

  async function think(table: Table, seat: Seat, asked: number, bot: string): Promise<Answered> {
    const { game } = table;
    const { card, match } = table.current();
    if (match === undefined) return 'done';
    if (needsPerson(table, seat)) return playFallback(table, seat, asked);
    const view: unknown = game.view(match.state, seat);
    const seed = randomBytes(16).toString('hex');
    const about = { game: game.id, bot, view, seat, seed };
    const thought = await retold(about, await thoughtOf(about, card.host));
    if (isRace(table, match.state, seat, thought)) await waitForPeople(match.opened);
    const now = table.current();
    if (now.card.status !== 'playing') return 'done';
    if (now.match?.asked[seat] !== asked || botAt(now.card.seats[seat]) === undefined) return 'done'; // the person is back
    if (thought.failed === undefined) {
      const { rule } = await table.play(seat, asked, `bot:${now.match.n}`, thought.move);
      if (rule === undefined) return 'played';
      if (rule === SERVER_RULES.notSaved) return 'unsaved';
      if (MOVED_ON.has(rule)) return 'done';
      logError(`table ${table.id}: ${bot} is refused by ${rule.id}`, thought.move);
    } else logError(`table ${table.id}: ${bot}`, thought.failed);
    return playFallback(table, seat, asked);
  }

  async function retold(about: Thinking, thought: Thought): Promise<Thought> {
    const isTold = about.bot === TELLER && context.teller !== undefined && thought.failed === undefined;
    return isTold ? { move: await context.teller.retell(about, thought.move) } : thought;
  }

  async function thoughtOf(about: Thinking, owner: Owner): Promise<Thought> {
    for (let tries = 1; ; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- again, if it was late
      const thought = await pool.think(about, owner);
      if (thought.failed === undefined || thought.isLate !== true || tries === MOST_TRIES) return thought;
    }
  }

  async function playFallback(table: Table, seat: Seat, asked: number): Promise<Answered> {
    const { match } = table.current();
    if (match?.asked[seat] !== asked) return 'done';
    const fallback: unknown = table.game.fallback(match.state, seat);
    const { rule } = await table.play(seat, asked, `clock:${asked}`, fallback);
    return rule === SERVER_RULES.notSaved ? 'unsaved' : 'done';
  }

  function passed(time: number): Promise<void> {
    return new Promise((pass) => void context.after(time, pass));
  }

  function waitForPeople(opened: number): Promise<void> {
    const { least, most } = BOT_WAIT;
    const wait = opened + least + randomInt(most - least) - context.steady();
    return wait <= 0 ? Promise.resolve() : passed(wait);
  }

  return { review };
}

/** Whether everybody sees this move at once, in a window. A pass takes nothing from anybody. */
function isRace({ game }: Table, state: unknown, seat: Seat, { failed, move }: Thought & { move?: unknown }): boolean {
  return failed === undefined && isInTimedWindow(game, state, seat) && game.table?.openly?.(state, move) === true;
}

/** Some decisions are never made by a bot for a person who is away. */
function needsPerson(table: Table, seat: Seat): boolean {
  const { card, match } = table.current();
  return (
    card.seats[seat].t === 'person' && match !== undefined && table.game.table?.proxy?.(match.state, seat) === false
  );
}

/** The bot that plays a seat now: its own, or one for a person who is away. */
function botAt(sitter: SeatInfo): string | undefined {
  if (sitter.t === 'bot') return sitter.bot;
  return sitter.t === 'person' ? sitter.away?.bot : undefined;
}
