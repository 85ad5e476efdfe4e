/** Who is kept apart from whom at tables that a list shows. */
import { seatOf, type TableInfo } from '../../wire/table-info.ts';

/** Whether somebody sits at the table who is one of these. */
export function isApart({ seats, host }: TableInfo, people: ReadonlySet<string>): boolean {
  return people.has(host) || seats.some((sitter) => sitter.t === 'person' && people.has(sitter.person));
}

/** Tables as a list shows them to somebody: without those of people they are kept apart from, unless they sit there. */
export function listable(tables: readonly TableInfo[], person: string, apart: readonly string[]): TableInfo[] {
  const people = new Set(apart);
  return tables.filter((card) => seatOf(card, person) !== undefined || !isApart(card, people));
}
