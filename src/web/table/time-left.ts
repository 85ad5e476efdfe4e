/** How long a clock still runs, as people say it. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds; by post, days or hours. */
export function timeLeft(seconds: number, locale: string): string {
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (seconds >= 2 * DAY) return unit(Math.floor(seconds / DAY), 'day');
  if (seconds >= 2 * HOUR) return unit(Math.floor(seconds / HOUR), 'hour');
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
