/** `the Seventh`, `the Twenty-First`: chapters are counted in words. */
const ONES = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const TEENS = [
  'Eleventh',
  'Twelfth',
  'Thirteenth',
  'Fourteenth',
  'Fifteenth',
  'Sixteenth',
  'Seventeenth',
  'Eighteenth',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** From 1 to 99; no game has more chapters. */
export function ordinal(number: number): string {
  if (number <= 10) return ONES[number];
  if (number < 20) return [...TEENS, 'Nineteenth'][number - 11];
  const tens = TENS[Math.floor(number / 10)];
  return number % 10 === 0 ? `${tens.slice(0, -1)}ieth` : `${tens}-${ONES[number % 10]}`;
}
