/** Who is kept apart from whom at tables that a list shows. */
import type { TableInfo } from '../../wire/table-info.ts';

/** Whether somebody sits at the table who is one of these. */
export function isApart({ seats, host }: TableInfo, people: ReadonlySet<string>): boolean {
  return people.has(host) || seats.some((sitter) => sitter.t === 'person' && people.has(sitter.person));
}
