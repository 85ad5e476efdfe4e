/** The bots at the tables: when asked, each thinks in the pool and answers through `table.play`, like a person. */
import { randomBytes, randomInt } from 'node:crypto';
import { NONE, type Seat } from '../../core/game.ts';
import type { SeatInfo } from '../../wire/table-info.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import { isInTimedWindow } from '../time/deadlines.ts';
import type { Table } from '../table/table.ts';
import type { Pool, Thought } from './pool.ts';

export interface BotPlayers {
  /** Asks every bot that owes a decision and is not thinking about it yet. */
  review(table: Table): void;
  isThinking(table: Table): boolean;
}

/** Milliseconds a bot waits in a window, where everybody may act at once: it must not win a race against a person. */
const BOT_WAIT = { least: 1500, most: 4000 };

export function openBotPlayers(pool: Pool, context: Pick<Context, 'now' | 'after' | 'logError'>): BotPlayers {
  const { logError } = context;

  /** By table: the questions that bots are thinking about. */
  const thinking = new Map<string, Set<string>>();

  function review(table: Table): void {
    const { card, match } = table.current();
    if (match === undefined || card.status !== 'playing') return;
    for (let seat = 0; seat < card.seats.length; seat++) {
      const bot = botAt(card.seats[seat]);
      if (bot !== undefined && match.asked[seat] !== NONE) void answer(table, seat, match.asked[seat], bot);
    }
  }

  async function answer(table: Table, seat: Seat, asked: number, bot: string): Promise<void> {
    const questions = thinking.get(table.id) ?? new Set();
    const question = `${seat} ${asked} ${bot}`;
    if (questions.has(question)) return;
    thinking.set(table.id, questions.add(question));
    try {
      await think(table, seat, asked, bot);
    } catch (error) {
      logError(`table ${table.id}: the bot on seat ${seat}`, error);
    } finally {
      questions.delete(question);
      if (questions.size === 0) thinking.delete(table.id);
    }
  }

  async function think(table: Table, seat: Seat, asked: number, bot: string): Promise<void> {
    const { game } = table;
    const { match } = table.current();
    if (match === undefined) return;
    if (needsPerson(table, seat)) return playFallback(table, seat, asked);
    const view: unknown = game.view(match.state, seat);
    const thought = await pool.think({ game: game.id, bot, view, seat, seed: randomBytes(16).toString('hex') });
    if (isRace(table, match.state, seat, thought)) await waitForPeople(match.opened);
    const now = table.current();
    if (now.match?.asked[seat] !== asked || botAt(now.card.seats[seat]) === undefined) return; // the person is back
    if (thought.failed === undefined) {
      const played = await table.play(seat, asked, `bot:${asked}`, thought.move);
      if (played.rule === undefined || played.rule === SERVER_RULES.stale) return; // while the move waited, the question changed
      logError(`table ${table.id}: ${bot} is refused by ${played.rule.id}`, thought.move);
    } else logError(`table ${table.id}: ${bot}`, thought.failed);
    await playFallback(table, seat, asked);
  }

  async function playFallback(table: Table, seat: Seat, asked: number): Promise<void> {
    const { match } = table.current();
    if (match?.asked[seat] !== asked) return;
    await table.play(seat, asked, `clock:${asked}`, table.game.fallback(match.state, seat));
  }

  function waitForPeople(opened: number): Promise<void> {
    const { least, most } = BOT_WAIT;
    const wait = opened + least + randomInt(most - least) - context.now();
    return wait <= 0 ? Promise.resolve() : new Promise((pass) => void context.after(wait, pass));
  }

  return { review, isThinking: ({ id }) => thinking.has(id) };
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
