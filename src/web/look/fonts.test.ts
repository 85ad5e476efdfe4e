/** Our own words are written with the lean fonts: the whole ones are fetched for what people write. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const FACE = /@font-face \{[^}]*src: url\('([^']+)'\)[^}]*unicode-range:\s+([^;]+);/g;
const faces = [...css.matchAll(FACE)].map(([, file, range]) => ({ file, isLean: file.startsWith('./'), range }));

/** Whether a sign is in a `unicode-range`. */
function holds(range: string, sign: string): boolean {
  const code = sign.codePointAt(0)!;
  const parts = range.split(',').map((part) => part.trim().slice('U+'.length).split('-'));
  return parts.some(([from, to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16));
}

test('no word of the page or of a game needs a whole font', () => {
  const files = globSync(['src/web/i18n/*.ts', 'src/games/*/text/*.ts', 'src/games/*/manifest.ts']);
  const signs = new Set(files.flatMap((file) => Array.from(readFileSync(file, 'utf8'))));
  expect(signs).toContain('ñ');
  const lean = faces.filter(({ isLean }) => isLean);
  const whole = faces.filter(({ isLean }) => !isLean);
  expect([lean.length, whole.length]).toEqual([5, 5]);
  for (const { file, range } of lean) {
    const missing = [...signs].filter((sign) => whole.some((face) => holds(face.range, sign)) && !holds(range, sign));
    expect(missing, file).toEqual([]);
  }
});

test('the lean files are less than two thirds of the whole ones', () => {
  const size = (lean: boolean): number =>
    faces
      .filter(({ isLean }) => isLean === lean)
      .map(({ file }) => readFileSync(lean ? new URL(file, import.meta.url) : `node_modules/${file}`).length)
      .reduce((sum, each) => sum + each, 0);
  expect(size(true)).toBeLessThan((size(false) * 2) / 3);
});
