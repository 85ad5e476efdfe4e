/** What people do with the pages of a Chronicle: hide, report, withhold; tear out, which is for good. */
import type { AnyGame } from '../../core/game.ts';
import { tornFrom } from '../../core/pages.ts';
import type { Pages } from '../../wire/messages.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { Gallery } from './audience.ts';
import type { House } from '../context.ts';
import type { Ledger } from './ledger.ts';
import { snapshotOf } from './match.ts';
import { type Deed, forbidden, MARKS, pagesFor, tornRows, wordsOn } from './pages.ts';
import type { MarkRow, MoveRow } from '../store/store.ts';

/** Where the pages lie. */
export interface Desk {
  readonly id: string;
  readonly game: AnyGame;
  readonly house: House;
  readonly ledger: Ledger;
  readonly gallery: Gallery;
}

/** The marks as this person knows them then, or why not. */
export async function mark(
  desk: Desk,
  person: string,
  page: string,
  deed: Deed,
  why: string,
): Promise<Pages | Refusal> {
  const { id, house, ledger } = desk;
  const doubt = await ledger.steady();
  if (doubt !== undefined) return doubt;
  const rows = await house.store.moves(id);
  const words = wordsOn(rows, page);
  if (typeof words !== 'string') return words;
  const refused = forbidden(ledger.tip.card, rows, person, words, deed);
  if (refused !== undefined) return refused;
  const lost = deed === 'tear' ? await tear(desk, rows, words) : await keepMark(desk, person, page, deed, why);
  return lost ?? pagesFor(ledger.told.card, ledger.told.marks, person);
}

async function keepMark(
  { id, house, ledger, gallery }: Desk,
  person: string,
  page: string,
  deed: keyof typeof MARKS,
  why: string,
): Promise<undefined> {
  const { mark: kind, on } = MARKS[deed];
  const row: MarkRow = { page, person, mark: kind, why, at: house.now() };
  await house.store.keepMark(id, row, on);
  const others = ledger.tip.marks.filter((old) => old.page !== page || old.person !== person || old.mark !== kind);
  ledger.amend({ marks: on ? [...others, row] : others });
  gallery.tellPages();
}

/** The words are gone for good: from the moves, from the state, and from what anybody is told from now on. */
async function tear(
  { id, game, ledger, gallery }: Desk,
  rows: readonly MoveRow[],
  words: string,
): Promise<Refusal | undefined> {
  const { tip } = ledger;
  const match = tip.match && { ...tip.match, state: tornFrom(tip.match.state, words) };
  const change = { table: id, torn: tornRows(rows, words), snapshot: match && snapshotOf(game, match) };
  return ledger.commit({ ...tip, match }, change, () => {
    if (match !== undefined) gallery.tellViews(match);
    return undefined;
  });
}
