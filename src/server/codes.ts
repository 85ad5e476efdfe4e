/** Short codes for tables on a screen: easy to say and to type, and worth something only while seats are open. */
import { randomInt } from 'node:crypto';

export interface Codes {
  /** The code of a table, always the same until the server starts anew. */
  of(table: string): string;
  tableOf(code: string): string | undefined;
  /** Another node has given this code. */
  heard(table: string, code: string): void;
}

const CONSONANTS = 'BDFGKLMNPRSTVZ';
const VOWELS = 'AEIOU';
/** What nobody wants on a television, in the languages we speak. */
const RUDE: ReadonlySet<string> = new Set([
  'PUTA',
  'PUTO',
  'PEDO',
  'PENE',
  'TETA',
  'NAZI',
  'RAPE',
  'PIPI',
  'CACA',
  'GAZA',
]);

/** Of 4,900: one that is guessed is rarely one in use. The oldest is given to another table. */
const MOST = 1000;

export function openCodes(): Codes {
  const byTable = new Map<string, string>();
  const byCode = new Map<string, string>();

  function fresh(): string {
    const letters = [CONSONANTS, VOWELS, CONSONANTS, VOWELS].map((from) => from[randomInt(from.length)]);
    const code = letters.join('');
    return RUDE.has(code) || byCode.has(code) ? fresh() : code;
  }

  function forgetOldest(): void {
    const [[table, code]] = byTable;
    byTable.delete(table);
    byCode.delete(code);
  }

  function set(table: string, code: string): string {
    const [before, other] = [byTable.get(table), byCode.get(code)];
    if (before !== undefined) byCode.delete(before);
    if (other !== undefined) byTable.delete(other);
    if (byTable.size >= MOST) forgetOldest();
    byTable.set(table, code);
    byCode.set(code, table);
    return code;
  }

  return {
    of: (table) => byTable.get(table) ?? set(table, fresh()),
    heard: (table, code) => void (byTable.get(table) === code || set(table, code)),
    tableOf: (code) => byCode.get(code.trim().toUpperCase()),
  };
}
