/** Pages are the texts that people wrote in a game. They can be kept out of the book, hidden, reported or torn out. */
import { readPage, tornFrom, TORN, wordsIn } from '../../core/pages.ts';
import type { Seat } from '../../core/game.ts';
import { type SeatInfo, type TableInfo, seatOf } from '../../wire/table-info.ts';
import type { Pages } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { StoredTable, MarkRow, MoveRow } from '../store/store.ts';

export type PageAction = 'aloud' | 'told' | 'hide' | 'show' | 'report' | 'tear';

/** Each action adds or removes a mark, except tearing out, which is final. */
export const MARKS: { readonly [action in Exclude<PageAction, 'tear'>]: { mark: MarkRow['mark']; on: boolean } } = {
  aloud: { mark: 'aloud', on: true },
  told: { mark: 'aloud', on: false },
  hide: { mark: 'hide', on: true },
  show: { mark: 'hide', on: false },
  report: { mark: 'report', on: true },
};

/** The words of a page, or why there are none. */
export function wordsOn(rows: readonly MoveRow[], page: string): string | Refusal {
  const place = readPage(page);
  const row = rows.find(({ told }) => told === place?.n);
  const words = row && wordsIn((JSON.parse(row.events) as unknown[])[place?.i ?? 0]);
  return words === undefined || words === TORN ? refuse(SERVER_RULES.page, `${page} has no words on it`) : words;
}

/** Why this person may not do that to these words. The writer is the seat whose move has them. */
export function forbidden(
  card: TableInfo,
  rows: readonly MoveRow[],
  person: string,
  words: string,
  action: PageAction,
): Refusal | undefined {
  const seat = seatOf(card, person);
  if (seat === undefined) return refuse(SERVER_RULES.seatless);
  if (action === 'tear') return card.host === person ? undefined : refuse(SERVER_RULES.host);
  if (action !== 'aloud' && action !== 'told') return undefined;
  return wrote(rows, seat, words)
    ? undefined
    : refuse(SERVER_RULES.page, 'only who wrote it may keep it out of the book');
}

const wrote = (rows: readonly MoveRow[], seat: Seat, words: string): boolean =>
  rows.some((row) => row.seat === seat && wordsIn(JSON.parse(row.move)) === words);

/** Who wrote these words, if a seat did. */
export const writerOf = ({ seats }: TableInfo, rows: readonly MoveRow[], words: string): SeatInfo | undefined =>
  seats.find((_, seat) => wrote(rows, seat, words));

/** The rows that contain the words, without them. */
export function tornRows(rows: readonly MoveRow[], words: string): MoveRow[] {
  return rows.flatMap((row) => {
    const move = tornText(row.move, words);
    const events = tornText(row.events, words);
    return move === row.move && events === row.events ? [] : { ...row, move, events };
  });
}

export function tornText(json: string, words: string): string {
  const before: unknown = JSON.parse(json);
  const after = tornFrom(before, words);
  return after === before ? json : JSON.stringify(after);
}

/** The marks as one person may see them: others' hidden pages are theirs alone, and reports are for the host. */
export function pagesFor({ host, seats }: TableInfo, marks: StoredTable['marks'], person: string | undefined): Pages {
  const pages = (list: readonly MarkRow[]): string[] => [...new Set(list.map(({ page }) => page))];
  const nameOf = (id: string): string =>
    seats.map((sitter) => (sitter.t === 'person' && sitter.person === id ? sitter.name : '')).join('') || 'somebody';
  const reports = marks
    .filter(({ mark, page }) => mark === 'report' && readPage(page) !== undefined) // lines of chat are for the desk
    .map((row) => ({ page: row.page, name: nameOf(row.person), why: row.why }));
  return {
    t: 'pages',
    aloud: pages(marks.filter(({ mark }) => mark === 'aloud')),
    hidden: pages(marks.filter((row) => row.mark === 'hide' && row.person === person)),
    ...(person === host ? { reports } : undefined),
  };
}
