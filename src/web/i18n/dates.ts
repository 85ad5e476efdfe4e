/** A day in UTC, as people write it. */
import type { Words } from './words.tsx';

/** A day by the reader's own clock, without the year. */
export const shortDate = ({ locale }: Pick<Words, 'locale'>, at: number): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at);

export function dateOf({ locale }: Pick<Words, 'locale'>, day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
