/** Absence: after a time a bot plays for a person who is away while others are here, until they return. */
import { sitIn } from '../table/seats.ts';
import type { Context } from '../context.ts';
import type { Table } from '../table/table.ts';

export interface Absences {
  /** Starts or stops the timers of a table, by who is here. */
  review(table: Table): void;
}

export function watchAbsences(context: Pick<Context, 'after' | 'logError'>): Absences {
  /** By table, as it is in memory, and seat: cancels the timer. */
  const running = new WeakMap<Table, Map<number, () => void>>();

  function review(table: Table): void {
    const { card } = table.current();
    const timers = running.get(table) ?? new Map<number, () => void>();
    const isAnyoneHere = card.seats.some((sitter) => sitter.t === 'person' && table.isHere(sitter.person));
    card.seats.forEach((sitter, seat) => {
      const isAwaited =
        !table.ledger.isGone &&
        card.status === 'playing' &&
        card.grace > 0 &&
        isAnyoneHere &&
        sitter.t === 'person' &&
        sitter.away === undefined &&
        !table.isHere(sitter.person);
      if (isAwaited && !timers.has(seat))
        timers.set(
          seat,
          context.after(card.grace * 1000, () => expire(table, seat)),
        );
      if (!isAwaited) stop(timers, seat);
    });
    if (timers.size > 0) running.set(table, timers);
    else running.delete(table);
  }

  function expire(table: Table, seat: number): void {
    running.get(table)?.delete(seat);
    const release = table.hold();
    table
      .changeInfo((card) => sitIn(card, seat, table.current().told?.told ?? 0))
      .catch((error: unknown) => context.logError(`table ${table.id}: absence`, error))
      .finally(release);
  }

  return { review };
}

function stop(timers: Map<number, () => void>, seat: number): void {
  timers.get(seat)?.();
  timers.delete(seat);
}
