/** The bots at the tables: whoever is asked thinks in the pool, and answers by the same door as everybody. */
import { randomBytes } from 'node:crypto';
import { NONE, type Seat } from '../../core/game.ts';
import type { Sitter } from '../../wire/card.ts';
import type { House } from '../house.ts';
import type { Table } from '../table.ts';
import type { Pool } from './pool.ts';

export interface Sitters {
  /** Asks every bot that owes a decision and is not thinking about it yet. */
  review(table: Table): void;
  isThinking(table: Table): boolean;
}

export function botSitters(pool: Pool, troubled: House['troubled']): Sitters {
  /** By table: the questions that are being thought about. */
  const thinking = new Map<string, Set<string>>();

  function review(table: Table): void {
    const { card, match } = table.standing();
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
      troubled(`table ${table.id}: the bot on seat ${seat}`, error);
    } finally {
      questions.delete(question);
      if (questions.size === 0) thinking.delete(table.id);
    }
  }

  async function think(table: Table, seat: Seat, asked: number, bot: string): Promise<void> {
    const { game } = table;
    const { match } = table.standing();
    if (match === undefined) return;
    const view: unknown = game.view(match.state, seat);
    const thought = await pool.think({ game: game.id, bot, view, seat, seed: randomBytes(16).toString('hex') });
    const now = table.standing();
    if (now.match?.asked[seat] !== asked || botAt(now.card.seats[seat]) === undefined) return; // the person is back
    if (thought.failed === undefined) {
      const played = await table.play(seat, asked, `bot:${asked}`, thought.move);
      if (played.rule === undefined) return;
      troubled(`table ${table.id}: ${bot} is refused by ${played.rule.id}`, thought.move);
    } else troubled(`table ${table.id}: ${bot}`, thought.failed);
    await table.play(seat, asked, `clock:${asked}`, game.fallback(now.match.state, seat));
  }

  return { review, isThinking: ({ id }) => thinking.has(id) };
}

/** The bot that plays a seat now, for good or for somebody who is away. */
function botAt(sitter: Sitter): string | undefined {
  if (sitter.t === 'bot') return sitter.bot;
  return sitter.t === 'person' ? sitter.away?.bot : undefined;
}
