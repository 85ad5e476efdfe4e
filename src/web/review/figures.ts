/** How a review writes its figures: chances as percentages, alone as points. */
import type { Prospect } from '../../bots/review.ts';
import type { Words } from '../i18n/words.tsx';

export interface Figures {
  readonly isAlone: boolean;
  /** 61 %, or 62 points. */
  whole(figure: number): string;
  /** Without saying what it is. */
  short(figure: number): string;
  /** With a sign. */
  change(figure: number): string;
  /** Where the picture ends above. */
  most(curve: readonly Prospect[]): number;
}

export function figuresFor({ t, locale }: Words, isAlone: boolean): Figures {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const change = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  if (!isAlone)
    return {
      isAlone,
      whole: percent.format,
      short: percent.format,
      change: (figure) => minus(signed.format(figure)),
      most: () => 1,
    };
  return {
    isAlone,
    whole: (figure) => t['review.count'](points.format(figure)),
    short: points.format,
    change: (figure) => t['review.count'](minus(change.format(figure))),
    most: (curve) => 20 * Math.ceil(Math.max(20, ...curve.flatMap(({ chances }) => chances)) / 20),
  };
}

/** A real minus, as long as a plus. */
const minus = (text: string): string => text.replace('-', '−');
