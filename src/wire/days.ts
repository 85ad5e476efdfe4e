/** Days in UTC, as 2026-11-16. */

/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The seed of a deal may be known when the day after it has ended too: who began before midnight may still play. */
export const isShown = (day: string, now: number): boolean => now >= Date.parse(day) + 2 * DAY;
