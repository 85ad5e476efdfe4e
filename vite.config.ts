/** How the screen is built: one page, the icons in use, and a service worker that knows every file. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { inlined } from './scripts/inlined.ts';
import { wholePath } from './scripts/whole-path.ts';
import { SHELF } from './src/games/index.ts';
import { ICON_NAMES } from './src/web/look/icon-names.ts';

/** All that a worker fetches is called so: e2e/size.test.ts leaves it out of what a page fetches. */
const WORKER_FILE = 'assets/worker-[name]-[hash].js';

/**
 * Small files that are always wanted together become one: many servers speak HTTP/1.1, where a browser asks for six files at
 * a time, and on a slow line each time takes a while.
 */
const TOGETHER = [
  { name: pageOf, debugName: 'page' },
  {
    name: 'rooms',
    test: placed(
      'web/home/start.ts',
      'web/home/table-list.tsx',
      'web/i18n/dates.ts',
      'web/lobby/chairs.tsx',
      'web/lobby/copy.ts',
      'web/lobby/device.tsx',
      'web/lobby/game-picker.tsx',
      'web/lobby/name-field.tsx',
      'web/lobby/share-link.tsx',
      'web/net/offline-deal.ts',
      'web/net/standing.tsx',
      'web/net/use-offline-deal.ts',
      'web/table/settings-page.tsx',
      'wire/days.ts',
    ),
  },
  { name: 'engravings', test: placed('/engravings.ts') },
  {
    name: 'home',
    test: placed('virtual:icons/hall', 'virtual:icons/lids', 'web/home/', 'web/look/scene.tsx', '/board/lid.tsx'),
  },
  {
    name: 'table',
    test: placed(
      'core/beats.ts',
      'core/dice.ts',
      'core/filled.ts',
      'core/same.ts',
      'core/sha256.ts',
      'core/shuffle.ts',
      'core/steps.ts',
      'virtual:icons/table',
      'web/local/desk.ts',
      'web/table/focus.ts',
      'web/table/names.ts',
      'web/table/pop-over.tsx',
      'web/table/use-looked.ts',
    ),
  },
  { name: boxOf, debugName: 'box' },
];

/** What most pages want besides what the way in imports. */
const isWantedByMost = placed(
  'vite/preload-helper',
  'web/i18n/levels.ts',
  'web/i18n/rule-text.tsx',
  'web/local/lessons.ts',
  'web/local/title.ts',
  'web/look/text-field.tsx',
  'web/net/announcements.tsx',
  'web/net/former.ts',
  'web/net/problem.tsx',
  'web/net/waiting.ts',
  'wire/known-rules.ts',
  'wire/limits.ts',
  'wire/table-info.ts',
);

/** Whether the place of a file has one of these in it. */
function placed(...places: readonly string[]): (id: string) => boolean {
  return (id) => places.some((place) => id.replaceAll('\\', '/').includes(place));
}

interface Modules {
  getModuleInfo(id: string): { readonly importedIds?: readonly string[] } | null;
}

const WAY_IN = resolve('src/web/main.tsx');
let page: ReadonlySet<string> | undefined;

/**
 * All that the way in imports at once. It holds nothing else itself, so that no other file asks for it, and with it for
 * its style sheet, which is in the page (scripts/inlined.ts).
 */
function pageOf(id: string, modules: Modules): string | undefined {
  page ??= reached([WAY_IN], modules, () => true);
  return isWantedByMost(id) || (id !== WAY_IN && page.has(id)) ? 'page' : undefined;
}

const boxes = new Map<string, ReadonlySet<string>>();

/** The rules, narrator, board and icons of a game, and what of its own they import at once: all of it is fetched with its box. */
function boxOf(id: string, modules: Modules): string | undefined {
  const part = /virtual:icons\/([\w-]+)$/.exec(id)?.[1];
  if (part !== undefined) return SHELF.includes(part) ? `${part}-box` : undefined;
  const [, folder, game] = /^(.*\/src\/games\/([\w-]+)\/)/.exec(id) ?? [];
  if (folder === undefined) return undefined;
  const box = boxes.get(folder) ?? boxIn(folder, modules);
  boxes.set(folder, box);
  return box.has(id) ? `${game}-box` : undefined;
}

/** Without what its lid is made of, which the home page has. */
function boxIn(folder: string, modules: Modules): ReadonlySet<string> {
  const own = (id: string): boolean => id.startsWith(folder);
  const lid = reached([`${folder}board/lid.tsx`], modules, own);
  const box = reached(
    ['rules/index.ts', 'text/narrator.ts', 'board/board.tsx'].map((file) => folder + file),
    modules,
    own,
  );
  return new Set([...box].filter((id) => !lid.has(id)));
}

/** These files, and what they import at once of those that count. */
function reached(from: readonly string[], modules: Modules, counts: (id: string) => boolean): Set<string> {
  const found = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || !counts(id)) continue;
    found.add(id);
    left.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

export default defineConfig({
  root: 'src/web',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [icons(), rulebooks(), inlined(), offline(), compressed('dist/web')],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: WORKER_FILE, chunkFileNames: WORKER_FILE } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'src/web/index.html', sw: 'src/web/offline/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: TOGETHER, includeDependenciesRecursively: false },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
});

/** `virtual:icons/table`: the drawings that this part of the page lists, out of the 4,100 of game-icons. */
function icons(): Plugin {
  const PREFIX = 'virtual:icons/';
  return {
    name: 'icons',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    async load(asked) {
      if (!asked.startsWith(`\0${PREFIX}`)) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const all = (JSON.parse(readFileSync(file, 'utf8')) as { icons: { [name: string]: { body: string } } }).icons;
      const part = asked.slice(PREFIX.length + 1);
      const names = await iconsOf(part);
      const used = names.map((name) => [name, pathOf(name, all[name]?.body)]);
      const own = JSON.stringify(Object.fromEntries(used));
      if (!SHELF.includes(part)) return `export const ICONS = ${own}`;
      return `import { ICONS as table } from '${PREFIX}table';
import { ICONS as seats } from '${PREFIX}seats';
export const ICONS = { ...table, ...seats, ...${own} };`;
    },
  };
}

/** What every table has already is not fetched again with the icons of a board. */
const EVERYWHERE = new Set<string>([...ICON_NAMES.table, ...ICON_NAMES.seats]);

/** The icons of a part of the page, of the board of a game, or of the pictures on all boxes. */
async function iconsOf(part: string): Promise<readonly string[]> {
  if (part in ICON_NAMES) return ICON_NAMES[part as keyof typeof ICON_NAMES];
  if (part !== 'lids') return ((await manifestOf(part)).icons ?? []).filter((name) => !EVERYWHERE.has(name));
  const lids = await Promise.all(SHELF.map(async (id) => (await manifestOf(id)).lidIcons ?? []));
  return [...new Set(lids.flat())];
}

function manifestOf(
  id: string,
): Promise<{ readonly icons?: readonly string[]; readonly lidIcons?: readonly string[] }> {
  return import(pathToFileURL(`src/games/${id}/manifest.ts`).href);
}

/** An icon is one path in a square of 512; on the page in one of 128 (look/icon.tsx). */
function pathOf(name: string, body: string | undefined): string {
  const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (path === undefined) throw new Error(`game-icons has no drawing "${name}" of one path`);
  return wholePath(path, 4);
}

/**
 * The rules of a game come to the page with their numbers alone. Their texts are a file of its own, which is fetched when
 * somebody reads a rule: only i18n/words.tsx gets the rulebook as it is written.
 */
function rulebooks(): Plugin {
  const BOOK = /\/rules\/rulebook\.ts$/;
  return {
    name: 'rulebooks',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.endsWith('/rulebook.ts') || importer.endsWith('/words.tsx'))
        return undefined;
      const file = resolve(dirname(importer), source);
      return BOOK.test(file) ? `${file}?numbers` : undefined;
    },
    async load(asked) {
      const [file, query] = asked.split('?');
      if (query !== 'numbers') return undefined;
      const { CHAPTERS, RULES } = (await import(pathToFileURL(file).href)) as { CHAPTERS: object; RULES: object };
      const ids = JSON.stringify(Object.keys(RULES).join(' '));
      return `export const CHAPTERS = ${JSON.stringify(CHAPTERS)};
export const RULES = Object.fromEntries(${ids}.split(' ').map((id) => [id, { id, text: '' }]));`;
    },
  };
}

/** Writes the list of all files, and a version made of it, into the service worker. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post', // Vite takes chunks away that hold nothing but styles
      handler(_options, bundle) {
        const apart = new Set(['sw.js', 'index.html']); // the page is kept by its address
        const built = Object.keys(bundle).filter((file) => !apart.has(file));
        const files = [...built, ...readdirSync('src/web/public')];
        const version = createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12);
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        worker.code = worker.code.replace('__VERSION__', version).replace(/["'`]__FILES__["'`]/, JSON.stringify(files));
        if (/__(VERSION|FILES)__/.test(worker.code)) throw new Error('the service worker does not know its files');
      },
    },
  };
}
