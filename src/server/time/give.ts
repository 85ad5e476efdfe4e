/** Time that is given: by another player to one who is waited for, and by a holiday to oneself. */
import { NONE, type Seat } from '../../core/game.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import type { RequestRow } from '../store/store.ts';
import { deadlinesOf, ofBoth } from '../table/match.ts';
import type { TableParts } from '../table/parts.ts';
import type { Changed } from '../table/seats.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import { holidayOf, isInTimedWindow, newDeadline } from './deadlines.ts';

interface Timed extends TableParts {
  setup(card: TableInfo): MatchSetup;
}

/** The seat has its full time again. More is never given, so that no game can be put off for ever by one press. */
export async function giveTime(table: Timed, giver: Seat, seat: Seat, request?: RequestRow): Promise<Changed> {
  const { ledger, context, game } = table;
  const refused = await ledger.recover();
  if (refused !== undefined) return refused;
  const { match, card } = ledger.latest;
  const isRunning = (match?.deadlines[seat]?.due ?? 0) > 0 && match?.asked[seat] !== NONE;
  // In a window nobody may learn who has yet to answer.
  if (match === undefined || giver === seat || !isRunning || card.clock.t === 'none')
    return refuse(SERVER_RULES.noTime);
  if (isInTimedWindow(game, match.state, seat)) return refuse(SERVER_RULES.noTime);
  const now = context.steady();
  return commit(table, card, request, (one) => {
    const old = one.deadlines[seat];
    const full = newDeadline(table.setup(card), one.state, seat, { ...old, due: 0 }, true, now);
    return { ...one, deadlines: one.deadlines.with(seat, { ...full, due: Math.max(full.due, old.due) }) };
  });
}

/** A holiday of this person ends at `until`, at tables by post: what is due is due so much later, or earlier. */
export async function setHoliday(table: Timed, person: string, until: number): Promise<void> {
  const { ledger, context } = table;
  if ((await ledger.recover()) !== undefined) return;
  const { card } = ledger.latest;
  const seat = seatOf(card, person);
  const sitter = seat === undefined ? undefined : card.seats[seat];
  const isPlayed = card.status === 'playing' || card.status === 'open';
  if (seat === undefined || sitter?.t !== 'person' || card.clock.t !== 'post' || !isPlayed) return;
  const now = context.steady();
  const shift = Math.max(until, now) - Math.max(holidayOf(card, seat), now);
  if (shift === 0) return;
  const changed = { ...card, seats: card.seats.with(seat, { ...sitter, holiday: until }) };
  await commit(table, changed, undefined, (match) => {
    const old = match.deadlines[seat];
    return old.due === 0
      ? match
      : { ...match, deadlines: match.deadlines.with(seat, { ...old, due: old.due + shift }) };
  });
}

function commit(
  { id, ledger, audience }: Timed,
  card: TableInfo,
  request: RequestRow | undefined,
  change: (match: Match) => Match,
): Promise<Changed> {
  const { latest } = ledger;
  const timed = ofBoth(latest, change);
  const row = { table: id, card, request, deadlines: deadlinesOf(timed.match) };
  return ledger.commit({ ...latest, card, ...timed }, row, () => {
    audience.sendInfo();
    audience.sendViews();
    return { card };
  });
}
