/** What people reported, as the admin desk shows it: texts of games, and lines of chat with those around them. */
import type { DeskReport } from '../../wire/desk.ts';
import type { Context } from '../context.ts';
import type { ReportRow } from '../store/desk.ts';
import type { MoveRow, Store, StoredTable } from '../store/store.ts';
import { lineOf } from '../table/chat-reports.ts';
import { wordsOn, writerOf } from '../table/pages.ts';

const MOST = 50;

export async function reportsIn({ store }: Context): Promise<DeskReport[]> {
  const rows = await store.reports(MOST);
  const byTable = [...Map.groupBy(rows, ({ table }) => table)];
  const reports = await Promise.all(
    byTable.map(async ([table, mine]) => {
      const [lines, pages] = [mine.filter(({ page }) => lineOf(page)), mine.filter(({ page }) => !lineOf(page))];
      const stored = await store.table(table);
      const moves = pages.length === 0 ? [] : await store.moves(table);
      return [...reportsAt(stored, moves, pages), ...(await linesReportedAt(store, stored, lines))];
    }),
  );
  return reports.flat().toSorted((a, b) => b.at - a.at);
}

type Stored = StoredTable | undefined;

/** What is torn out already is no longer reported. */
function reportsAt(stored: Stored, moves: readonly MoveRow[], rows: readonly ReportRow[]): DeskReport[] {
  if (stored === undefined) return [];
  return rows.flatMap(({ table, page, person, why, at }) => {
    const text = wordsOn(moves, page);
    if (typeof text !== 'string') return [];
    const writer = writerOf(stored.card, moves, text);
    const who = writer?.t === 'person' ? { writer: { id: writer.person, name: writer.name } } : {};
    return { table, page, text, ...who, by: nameAt(stored, person), why, at };
  });
}

/** How many lines of a chat are shown before and after the one that was reported. */
const AROUND = 3;

async function linesReportedAt(store: Store, stored: Stored, rows: readonly ReportRow[]): Promise<DeskReport[]> {
  const reports = rows.map(async ({ table, page, person, why, at }): Promise<DeskReport[]> => {
    const c = lineOf(page)!; // only such rows are given
    const around = await store.chatsBetween(table, c - AROUND, c + AROUND);
    const line = around.find((each) => each.c === c);
    if (line === undefined || line.person === '') return []; // torn out, or of a former player
    const shown = around.filter((each) => each.person !== '');
    const chat = shown.map(({ c: n, name, text }) => ({ name, text, isReported: n === c }));
    const writer = { id: line.person, name: line.name };
    return [{ table, page, text: line.text, chat, writer, by: nameAt(stored, person), why, at }];
  });
  return (await Promise.all(reports)).flat();
}

/** Empty for somebody who only watched. */
const nameAt = (stored: Stored, person: string): string =>
  (stored?.card.seats ?? [])
    .flatMap((sitter) => (sitter.t === 'person' && sitter.person === person ? sitter.name : []))
    .join('');
