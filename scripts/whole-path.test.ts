/** Icons in whole numbers: shorter, and nowhere further from the drawing than a rounding. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { wholePath } from './whole-path.ts';

const WHOLE = `
relative steps do not drift: m0.4 0.4l0.4 0.4 0.4 0.4z -> m0 0l1 1h0z
a move without a letter is a line, and all steps are relative: M1.2 2.2 3.4 4.4 -> m1 2l2 2
curves count from where they begin: m10.4 0c1.4 0 2.4 0 3.4 1 -> m10 0c2 0 3 0 4 1
a letter stands once for steps of a kind: m0 0l1 1 1 1 1-1m1 1m2 2 -> m0 0l1 1 1 1 1-1m1 1m2 2
across and down: m.6.6h1.3v-1.3l0 2 -> m1 1h1v-2 2
the flags of an arc may stand together: m0 0a1.26 1.26 0 012.6 3.4 -> m0 0a1.3 1.3 0 0 1 3 3
after z we are where the subpath began: m5.4 5.4h3z l1.2 0 -> m5 5h3zh2`;

const CASES = WHOLE.trim()
  .split('\n')
  .map((line) => line.split(/: | -> /));

test.each(CASES)('%s', (_, given, whole) => expect(wholePath(given)).toBe(whole));

test('a coarser grid ends where the drawing does', () => {
  expect(wholePath('m10 10l3 0 3 0 3 4', 2)).toBe('m5 5h2 1l2 2');
  expect(wholePath('m0 0a10 10 45 0 1 20 4', 2)).toBe('m0 0a5 5 45 0 1 10 2');
});

test('all icons of game-icons that are one path can be read, and become shorter', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: { [name: string]: { body: string } } };
  const paths = Object.values(icons).flatMap(
    ({ body }) => body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1] ?? [],
  );
  const whole = paths.map((path) => wholePath(path, 2));
  expect(paths.length).toBeGreaterThan(3000);
  expect(whole.filter((path) => /NaN|undefined|\d\.\d\d/.test(path))).toEqual([]);
  expect(whole.join('').length).toBeLessThan(0.6 * paths.join('').length);
});
