/** Every class is styled by one file, every file lies in a layer, and every colour has a name. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(SRC, file), 'utf8').replace(/\/\*[^]*?\*\//g, '') }));

/** Where colours get their names: the tokens, and the light of the picture on a box. */
const PALETTES = new Set(['tokens.css', 'lid.css']);

/** What stands before each brace, without what only narrows it: `.a:has(.b) > .c[open]` becomes `.a > .c`. */
function selectorsOf(css: string): string[] {
  const heads = [...css.matchAll(/([^{};]+)\{/g)].map(([, head]) => head.trim());
  return heads.filter((head) => !head.startsWith('@')).flatMap((head) => plain(head).split(','));
}

function plain(selector: string): string {
  const less = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  return less === selector ? less : plain(less);
}

/** The last class of the last element: what the rule styles. A rule that ends in a mere element styles no class. */
function subjectOf(selector: string): string | undefined {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)!;
  return last.match(/\.([\w-]+)/g)?.at(-1);
}

test('a class is styled in one file', () => {
  const owners = new Map<string, Set<string>>();
  for (const { file, css } of SHEETS)
    for (const subject of selectorsOf(css).map(subjectOf))
      if (subject !== undefined) owners.set(subject, (owners.get(subject) ?? new Set()).add(file));
  const shared = [...owners].filter(([, files]) => files.size > 1);
  expect(owners.size).toBeGreaterThan(500);
  expect(shared.map(([subject, files]) => `${subject}: ${[...files].join(', ')}`)).toEqual([]);
});

test('a colour is written as a number only where it gets its name', () => {
  const others = SHEETS.filter(({ file }) => !PALETTES.has(basename(file)));
  const raw = others.flatMap(({ file, css }) =>
    (css.match(/:[^;{}]*(#[\da-f]{3,8}\b|\b(rgb|hsl)a?\()[^;}]*/gi) ?? []).map((found) => `${file}${found}`),
  );
  expect(raw).toEqual([]);
});

test('every rule lies in a layer', () => {
  const layered = SHEETS.flatMap(({ file, css }) =>
    [...css.matchAll(/@import '([^']+)' layer\(\w+\);/g)].map(([, path]) => join(dirname(file), path)),
  );
  const bare = SHEETS.filter(({ file, css }) => selectorsOf(css).length > 0 && !layered.includes(file))
    .filter(({ css }) => !/^\s*@layer \w+ \{/.test(css))
    .map(({ file }) => file);
  expect(layered).toHaveLength(new Set(layered).size);
  expect(bare).toEqual([]);
});
