/** Figures as people of a language write them. */
import type { Language } from '../core/game.ts';
import type { Estimate, Share } from './statistics.ts';

export interface Numbers {
  /** With at most one digit after the point, two below 1. */
  plain(value: number): string;
  whole(value: number): string;
  percent(share: number): string;
  /** With one digit after the point. */
  exact(share: number): string;
  /** `+3.1`, `−2`. */
  signed(value: number): string;
  /** Of a share: `+3.1 %`. */
  signedPercent(share: number): string;
  /** `33.1 % (30 % to 36 %)`. */
  share(share: Share): string;
  estimate(estimate: Estimate, format: (value: number) => string): string;
}

const TO: { readonly [language in Language]: string } = { en: 'to', es: 'a' };

export function numbersIn(language: Language): Numbers {
  const format = (digits: number, options: Intl.NumberFormatOptions = {}) => {
    const made = new Intl.NumberFormat(language, { maximumFractionDigits: digits, ...options });
    return (value: number): string => made.format(value).replace('-', '−');
  };
  const [whole, one, two] = [format(0), format(1), format(2)];
  const signed = { signDisplay: 'exceptZero' } as const;
  const [signedOne, signedTwo] = [format(1, signed), format(2, signed)];
  const plain = (value: number): string => (Math.abs(value) < 1 ? two : Math.abs(value) < 100 ? one : whole)(value);
  const percent = (value: number): string =>
    `${(Math.abs(value) < 0.1 && value !== 0 ? one : whole)(100 * value)}\u00A0%`;
  const between = (low: string, high: string): string => `(${low} ${TO[language]} ${high})`;
  return {
    plain,
    whole,
    percent,
    exact: (share) => `${one(100 * share)}\u00A0%`,
    signed: (value) => (Math.abs(value) < 1 ? signedTwo : signedOne)(value),
    signedPercent: (share) => `${signedOne(100 * share)}\u00A0%`,
    share: ({ share, low, high }) => `${percent(share)} ${between(percent(low), percent(high))}`,
    estimate: ({ mean, low, high }, said) => `${said(mean)} ${between(said(low), said(high))}`,
  };
}
