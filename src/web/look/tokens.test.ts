/** Text contrast is at least 4.5 to 1 in both lights: tested, not guessed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokensOf = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]));
const [paper, candlelight] = css.split("[data-theme='candlelight']").map(tokensOf);
const THEMES = { paper, candlelight: new Map([...paper, ...candlelight]) };
type Theme = keyof typeof THEMES;
const NAMES = Object.keys(THEMES) as Theme[];

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Theme, one: string, other: string): number {
  const colour = (token: string): string => THEMES[theme].get(token) ?? `no token is called ${token}`;
  const [dark, light] = [luminance(colour(one)), luminance(colour(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Which ink is written on which ground. */
const WRITTEN: readonly (readonly [ink: string, ground: string])[] = [
  ...['ink', 'ink-soft', 'rubric', 'gold-text', 'vert', 'gules'].flatMap((ink): [string, string][] => [
    [ink, 'paper'],
    [ink, 'paper-deep'],
  ]),
  ['on-rubric', 'rubric-fill'],
  ['on-wood', 'wood'],
  ['on-wood-soft', 'wood'],
];

test.each(NAMES.flatMap((theme) => WRITTEN.map(([ink, ground]) => [theme, ink, ground] as const)))(
  'DQ-15.11 in %s one can read %s on %s',
  (theme, ink, ground) => {
    expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(NAMES)(
  'DQ-15.11 in %s roads stand out from their edge, and the mark of the card from an empty field',
  (theme) => {
    expect(contrast(theme, 'chalk', 'tile-ink')).toBeGreaterThanOrEqual(3);
    expect(contrast(theme, 'rubric', 'fallow')).toBeGreaterThanOrEqual(3);
  },
);
