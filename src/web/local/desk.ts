/**
 * What lies beside the moves of a seat: what was begun and not yet sent, and the marks on what people wrote. A server
 * keeps it for its tables; a table in this browser keeps it here.
 */
import type { Move } from '../../core/game.ts';
import type { Refusal } from '../../wire/rules.ts';
import { keep, kept } from './storage.ts';

export type Mark = 'aloud' | 'told' | 'hide' | 'show' | 'report' | 'tear';

/** The pages with a mark on them, each by its name in the record (core/pages.ts). */
export interface Marks {
  /** Not for the Chronicle. */
  readonly aloud: readonly string[];
  /** By this reader, for this reader. */
  readonly hidden: readonly string[];
  /** Torn out here, where no server has done it. */
  readonly torn: readonly string[];
  /** For the host. */
  readonly reports: readonly { readonly page: string; readonly name: string; readonly why: string }[];
}

export interface Desk {
  /** The move that was begun on another device, or before a break. */
  begun(): unknown;
  begin(move: Move): void;
  marks(): Marks;
  mark(page: string, mark: Mark, why?: string): Promise<Refusal | undefined>;
  /** Which marks this reader may set. */
  readonly may: readonly Mark[];
  /** Whether this reader is the host: what only the host may ask for is offered to nobody else. */
  readonly isHost: boolean;
  /** Where the book of the evening can be fetched, if a server keeps it. */
  readonly book?: string;
}

const NO_MARKS: Marks = { aloud: [], hidden: [], torn: [], reports: [] };
const LISTS = { aloud: 'aloud', told: 'aloud', hide: 'hidden', show: 'hidden', tear: 'torn' } as const;
const REMOVES: ReadonlySet<Mark> = new Set<Mark>(['told', 'show']);

/** Of a table in this browser: drafts are kept by the board, and whoever has the device may tear out. */
export function deskHere(table: string, changed: () => void): Desk {
  const name = `marks/${table}`;
  const marks = (): Marks => ({ ...NO_MARKS, ...kept(name, (raw) => raw as Partial<Marks>) });
  return {
    begun: () => undefined,
    begin: () => undefined,
    marks,
    async mark(page, mark) {
      if (mark === 'report') return undefined;
      const list = LISTS[mark];
      const others = marks()[list].filter((each) => each !== page);
      keep(name, { ...marks(), [list]: REMOVES.has(mark) ? others : [...others, page] });
      changed();
      return undefined;
    },
    may: ['aloud', 'told', 'hide', 'show', 'tear'],
    isHost: true,
  };
}
