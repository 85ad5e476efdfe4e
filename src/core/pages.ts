/** The texts that people write in a game: each is a page of its record, and a page can be torn out. */

/** What stands where a text was torn out (LM-12.13). */
export const TORN = '[The page is torn here.]';

/** Page `n.i` is event i, from 0, of what was said after move n. */
export const pageOf = (n: number, i: number): string => `${n}.${i}`;

const PAGE = /^(\d{1,6})\.(\d{1,3})$/;

export function readPage(page: string): { readonly n: number; readonly i: number } | undefined {
  const [, n, i] = PAGE.exec(page) ?? [];
  return n === undefined ? undefined : { n: Number(n), i: Number(i) };
}

/** The fields of moves, events and states in which the words of people stand. */
const WORDS = new Set(['text', 'remark']);

/** The words in an event, or undefined. */
export function wordsIn(event: unknown): string | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  for (const [field, value] of Object.entries(event))
    if (WORDS.has(field) && typeof value === 'string' && value !== '') return value;
  return undefined;
}

/** The same value without these words, wherever they stand in it; the value itself if they stand nowhere. */
export function tornFrom(value: unknown, words: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.map((item) => tornFrom(item, words));
    return list.some((item, i) => item !== value[i]) ? list : value;
  }
  const entries = Object.entries(value).map(([field, held]): [string, unknown] => [
    field,
    held === words && WORDS.has(field) ? TORN : tornFrom(held, words),
  ]);
  return entries.some(([field, held]) => held !== (value as { [field: string]: unknown })[field])
    ? Object.fromEntries(entries)
    : value;
}
