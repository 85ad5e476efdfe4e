/** What a seat has written down, kept on this device by table and seat; of old tables only the last few. */
import { keep, kept } from '../../../web/local/storage.ts';

export interface Notes {
  readonly text: string;
  /** By round, slot and giver (`3 0 2`): a guess for or against. */
  readonly guesses: { readonly [cell: string]: 'yes' | 'no' };
}

export const BLANK: Notes = { text: '', guesses: {} };
const NAME = 'kd-notes';
const MOST_TABLES = 12;

type Kept = readonly { readonly of: string; readonly notes: Notes }[];

const all = (): Kept => kept(NAME, (raw) => (Array.isArray(raw) ? (raw as Kept) : undefined)) ?? [];

export function notesOf(of: string): Notes {
  return all().find((entry) => entry.of === of)?.notes ?? BLANK;
}

export function write(of: string, notes: Notes): void {
  keep(NAME, [{ of, notes }, ...all().filter((entry) => entry.of !== of)].slice(0, MOST_TABLES));
}
