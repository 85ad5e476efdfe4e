/**
 * Makes the lean fonts of the page, src/web/look/fonts: of each typeface only the signs that fonts.css gives its lean
 * file, and only the features a browser uses unasked or the page asks for. The tool is fetched on its first run (10 MB,
 * under .cache): fonts change once in years.
 *
 *   npm run fonts
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const VERSION = '2.9.0';
const FOLDER = '.cache/subset-font';
const TOOL = `${FOLDER}/node_modules/subset-font/index.js`;
const LOOK = 'src/web/look';
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

type Subset = (
  font: Buffer,
  text: string,
  how: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[]; readonly noHinting: boolean },
) => Promise<Buffer>;

async function subsetter(): Promise<Subset> {
  const order = `npm install --prefix ${FOLDER} --no-save --no-audit --no-fund --ignore-scripts subset-font@${VERSION}`;
  if (!existsSync(TOOL) && spawnSync(order, { shell: true, stdio: 'inherit' }).status !== 0) process.exit(1);
  return ((await import(pathToFileURL(resolve(TOOL)).href)) as { default: Subset }).default;
}

/** The signs of a `unicode-range`. */
function signsOf(range: string): string {
  const parts = range.split(',').map((part) => part.trim().slice('U+'.length).split('-'));
  return parts
    .flatMap(([from, to = from]) => {
      const [first, last] = [from, to].map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

const subset = await subsetter();
const faces = readFileSync(`${LOOK}/fonts.css`, 'utf8').matchAll(
  /url\('\.(\/fonts\/[^']+)'\)[^;]*;\s+unicode-range:\s+([^;]+);/g,
);
for (const [, file, range] of faces) {
  const [whole] = globSync(`node_modules/@fontsource/*/files/${basename(file)}`);
  // oxlint-disable-next-line no-await-in-loop -- five small files
  const lean = await subset(readFileSync(whole), signsOf(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(LOOK + file, lean);
  console.log(`${file}: ${lean.length} bytes of ${readFileSync(whole).length}`);
}
