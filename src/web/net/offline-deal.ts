/**
 * The offline deal of the day on this device: its seed comes from the server and is kept, so that it can be played without
 * a network; a finished attempt is sent as its moves as soon as the server can be reached.
 */
import { dayOf } from '../../wire/days.ts';
import type { DailyStanding, OfflineDeal } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';
import { openBox } from '../games.ts';
import { keep, kept } from '../local/storage.ts';
import { type KeptSitting, sittings } from '../local/games.ts';
import { ask, isRefusedForNow } from './ask.ts';
import { hello } from './me.ts';

export interface Deal {
  readonly game: string;
  readonly day: string;
  readonly seed: string;
}

/** What came of an attempt that was sent. */
export type Judged = { readonly standing: DailyStanding } | { readonly refused: Refusal };

export const offlineId = (day: string): string => `today-${day}`;

const listeners = new Set<() => void>();

export function onOfflineDeal(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** What the server said last: it knows the day better than the clock of this device. */
let dealt: Deal | undefined;

/** The deal of the day; without a network, the one that was kept, if it is still that day. */
export function dealNow(now: number): Deal | undefined {
  const deal = dealt ?? kept('deal', (raw) => raw as Deal);
  return deal !== undefined && (deal === dealt || deal.day === dayOf(now)) ? deal : undefined;
}

export function judgedOf(day: string): Judged | undefined {
  return kept(`judged/${day}`, (raw) => raw as Judged);
}

/** Sends what waits to be sent, then asks for the deal of the day. Whether nothing is left to be asked again. */
export async function refreshOfflineDeal(): Promise<boolean> {
  const isAllSent = await sendAttempts();
  const answer = await ask<OfflineDeal>('GET', '/today');
  const { value } = answer;
  if (value === undefined || typeof value.seed !== 'string') return isAllSent && !isRefusedForNow(answer);
  const { game, day, seed, standing } = value;
  dealt = { game, day, seed };
  keep('deal', dealt);
  if (standing !== undefined) judge(day, { standing });
  listeners.forEach((tell) => tell());
  return isAllSent;
}

async function sendAttempts(): Promise<boolean> {
  const waiting = sittings().filter(
    ({ kind, result, day }) => kind === 'today' && result !== undefined && day !== undefined && !judgedOf(day),
  );
  if (waiting.length === 0) return true;
  const greeting = await hello();
  if (greeting.refused !== undefined) return !isRefusedForNow(greeting);
  const sent = await Promise.all(waiting.map(send));
  listeners.forEach((tell) => tell());
  return sent.every(Boolean);
}

/** Whether it was judged. */
async function send({ game, day = '', moves }: KeptSitting): Promise<boolean> {
  const { version } = (await openBox(game)).game;
  const body = { day, version, moves: moves.map(({ move }) => move) };
  const answer = await ask<DailyStanding>('POST', '/today', body);
  if (isRefusedForNow(answer)) return false; // it waits for another time
  judge(day, answer.refused === undefined ? { standing: answer.value } : { refused: answer.refused });
  return true;
}

function judge(day: string, judged: Judged): void {
  keep(`judged/${day}`, judged);
}
