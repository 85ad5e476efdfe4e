/** The games that are played in this browser: begun, gone on with, finished. */
import { startOptions } from '../games.ts';
import { forget, keep, kept } from './storage.ts';
import type { Played, Sitting } from './local-table.ts';
import type { Sitter } from './seated.ts';
import { spoken } from '../i18n/words.tsx';

export const KINDS = ['solitaire', 'today', 'deal', 'bots', 'hot-seat', 'lesson'] as const;
export type Kind = (typeof KINDS)[number];

export interface KeptSitting extends Sitting {
  readonly id: string;
  readonly kind: Kind;
  /** Of today's deal: the day it was dealt. */
  readonly day?: string;
  /** The sums of all seats, once it is over. */
  readonly result?: readonly number[];
}

/** A result alone, for the plot. */
export interface Scored {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: Kind;
  readonly seed: string;
  readonly points: number;
}

const MOST_KEPT = 12;

const isList = (raw: unknown): boolean => Array.isArray(raw);

export function sittings(): readonly KeptSitting[] {
  return kept('sittings', (raw) => (isList(raw) ? (raw as KeptSitting[]) : undefined)) ?? [];
}

export function results(): readonly Scored[] {
  return kept('results', (raw) => (isList(raw) ? (raw as Scored[]) : undefined)) ?? [];
}

export function sittingOf(id: string): KeptSitting | undefined {
  return sittings().find((sitting) => sitting.id === id);
}

export interface Begun {
  readonly kind: Kind;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  readonly id?: string;
  readonly day?: string;
  /** What differs from the options of a game begun from the home page. */
  readonly options?: object;
}

/** Begins a game, or finds it if one with this id has begun. */
export function beginGame({ kind, game, sitters, seed, id = freshSeed(), day, options }: Begun): KeptSitting {
  const known = sittingOf(id);
  if (known !== undefined) return known;
  const chosen = { ...startOptions(game, spoken()), ...options };
  const sitting: KeptSitting = { id, kind, game, sitters, options: chosen, seed, moves: [], ...(day && { day }) };
  keep('sittings', [sitting, ...sittings()].slice(0, MOST_KEPT));
  return sitting;
}

export function keepMoves(id: string, moves: readonly Played[]): void {
  change(id, (sitting) => ({ ...sitting, moves }));
}

/** Writes the result once; alone it also goes into the list of scores. True if it was written now. */
export function finish(id: string, result: readonly number[], now: number): boolean {
  const sitting = sittingOf(id);
  if (sitting === undefined || sitting.result !== undefined) return false;
  change(id, () => ({ ...sitting, result }));
  if (result.length > 1) return true;
  const scored: Scored = { id, at: now, kind: sitting.kind, seed: sitting.seed, points: result[0] };
  keep('results', [...results(), scored]);
  return true;
}

export function putAway(id: string): void {
  keep(
    'sittings',
    sittings().filter((sitting) => sitting.id !== id),
  );
  if (sittings().length === 0) forget('sittings');
}

/** A lesson that is over goes on as an ordinary game. */
export function goOnAlone(id: string): void {
  change(id, (sitting) => ({ ...sitting, kind: 'bots' }));
}

function change(id: string, by: (sitting: KeptSitting) => KeptSitting): void {
  keep(
    'sittings',
    sittings().map((sitting) => (sitting.id === id ? by(sitting) : sitting)),
  );
}

/** A seed that can be read out over the telephone. */
export function freshSeed(): string {
  const letters = 'bcdfghjklmnpqrstvwxz';
  const vowels = 'aeiou';
  const rolls = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(rolls, (roll, i) => (i % 2 === 0 ? letters[roll % 20] : vowels[roll % 5])).join('');
}
