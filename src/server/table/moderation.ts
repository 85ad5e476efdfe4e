/** Moderation: people hide, report or withhold texts of a game, and the host can remove one for good. */
import { tornFrom } from '../../core/pages.ts';
import type { Pages } from '../../wire/messages.ts';
import type { Refusal } from '../../wire/rules.ts';
import { ofBoth, snapshotOf } from './match.ts';
import type { TableParts } from './parts.ts';
import { type PageAction, forbidden, MARKS, pagesFor, tornRows, wordsOn } from './pages.ts';
import type { MarkRow, MoveRow } from '../store/store.ts';

/** The marks afterwards, as this person may see them, or why it is refused. */
export async function moderate(
  table: TableParts,
  person: string,
  page: string,
  action: PageAction,
  why: string,
): Promise<Pages | Refusal> {
  const { id, context, ledger } = table;
  const doubt = await ledger.recover();
  if (doubt !== undefined) return doubt;
  const rows = await context.store.moves(id);
  const words = wordsOn(rows, page);
  if (typeof words !== 'string') return words;
  const refused = forbidden(ledger.latest.card, rows, person, words, action);
  if (refused !== undefined) return refused;
  const lost = action === 'tear' ? await tear(table, rows, words) : await saveMark(table, person, page, action, why);
  return lost ?? pagesFor(ledger.published.card, ledger.published.marks, person);
}

async function saveMark(
  { id, context, ledger, audience }: TableParts,
  person: string,
  page: string,
  action: keyof typeof MARKS,
  why: string,
): Promise<undefined> {
  const { mark: kind, on } = MARKS[action];
  const row: MarkRow = { page, person, mark: kind, why, at: context.now() };
  await context.store.saveMark(id, row, on);
  const others = ledger.latest.marks.filter((old) => old.page !== page || old.person !== person || old.mark !== kind);
  ledger.amend({ marks: on ? [...others, row] : others });
  audience.sendPages();
}

/** By those who run the server. Nothing is torn out that is gone already. */
export async function tearForDesk(table: TableParts, page: string): Promise<Refusal | undefined> {
  const doubt = await table.ledger.recover();
  if (doubt !== undefined) return doubt;
  const rows = await table.context.store.moves(table.id);
  const words = wordsOn(rows, page);
  return typeof words === 'string' ? tear(table, rows, words) : words;
}

/** What was reported has been looked at. */
export async function dismissReports({ id, context, ledger, audience }: TableParts, page: string): Promise<void> {
  await context.store.dismiss(id, page);
  ledger.amend({ marks: ledger.latest.marks.filter((row) => row.page !== page || row.mark !== 'report') });
  audience.sendPages();
}

/** Removes the words for good: from drafts, from the stored moves, from the state, and so from everything sent later. */
async function tear(
  { id, game, ledger, audience, drafts }: TableParts,
  rows: readonly MoveRow[],
  words: string,
): Promise<Refusal | undefined> {
  await drafts.tear(words);
  const { latest } = ledger;
  const torn = ofBoth(latest, (match) => ({ ...match, state: tornFrom(match.state, words) }));
  const change = { table: id, torn: tornRows(rows, words), snapshot: torn.told && snapshotOf(game, torn.told) };
  return ledger.commit({ ...latest, ...torn }, change, () => {
    audience.sendViews();
    return undefined;
  });
}
