/** Quiet hours, by the clock of the person. */
import type { QuietHours } from '../../wire/notices.ts';

const HOUR = 3_600_000;

/** When a message may be sent that is due now: now, or when the quiet hours end. */
export function whenLoud(quiet: QuietHours | undefined, now: number): number {
  if (quiet === undefined) return now;
  let at = now;
  // An hour at a time, because the clocks may change meanwhile; a day has at most 25.
  for (let hours = 0; hours <= 25 && isQuiet(quiet, at); hours++) at = Math.floor(at / HOUR) * HOUR + HOUR;
  return at;
}

function isQuiet({ from, to, zone }: QuietHours, at: number): boolean {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  const hour = Number(format.format(at));
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
