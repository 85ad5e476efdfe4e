/** A game with a clock of its own stops while none of its players is here, and goes on when one comes back. */
import type { TableInfo } from '../../wire/table-info.ts';
import { deadlinesOf, ofBoth, paused, resumed } from '../table/match.ts';
import type { TableParts } from '../table/parts.ts';
import type { MatchSetup } from '../table/state.ts';

/** Milliseconds until a paused game looks again whether somebody is here. */
const PAUSE = 600_000;

/** Whether the game should wait for its players. A clock of the table, not of the game, runs on without them. */
export function isDeserted({ game, audience }: TableParts, { clock, seats }: TableInfo): boolean {
  if (game.table?.clock === undefined || clock.t !== 'none') return false;
  return !seats.some((sitter) => sitter.t === 'person' && audience.isHere(sitter.person));
}

export async function pause({ id, context, ledger }: TableParts): Promise<void> {
  const until = context.steady() + PAUSE;
  const stopped = ofBoth(ledger.latest, (match) => paused(match, until));
  const change = { table: id, deadlines: deadlinesOf(stopped.match) };
  await ledger.commit({ ...ledger.latest, ...stopped }, change, () => undefined);
}

/** Everybody gets the full time again. */
export async function resume(table: TableParts, setup: MatchSetup): Promise<void> {
  const { id, context, ledger, audience } = table;
  const now = context.steady();
  const going = ofBoth(ledger.latest, (match) => resumed(setup, match, now));
  const change = { table: id, deadlines: deadlinesOf(going.match) };
  await ledger.commit({ ...ledger.latest, ...going }, change, () => audience.sendViews());
}
