import type { Words } from '../i18n/words.tsx';

/** A day and a time by the reader's own clock. */
export const moment = ({ locale }: Pick<Words, 'locale'>, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
