/**
 * What Lighthouse says of the home page and of a table of every game, as the median of five visits with a phone. It is
 * fetched on its first run (180 MB, under .cache), so that nobody who only tests has to. Figures: docs/screen.md.
 *
 *   npm run lighthouse                      five visits to every page, with a phone
 *   npm run lighthouse -- 1 home lancelot   one visit to these pages
 *   npm run lighthouse -- desk              with a desk instead
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { GAMES, MANIFESTS } from '../src/games/load.ts';
import { arrive } from '../src/server/testing/guest.ts';
import type { TableInfo } from '../src/wire/table-info.ts';
import { CHROMIUM, withHouse } from './house.ts';

const VERSION = '13.5.0';
const FOLDER = '.cache/lighthouse';
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const REPORTS = '.cache/lighthouse-reports';
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
const FORMS = { phone: [], desk: ['--preset=desktop'] } as const;
const VISITS = 5;
/** What performance is made of, so that one sees what to mend. */
const PARTS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const;

interface Report {
  readonly categories: { readonly [category: string]: { readonly score: number | null } };
  readonly audits: { readonly [audit: string]: { readonly score: number | null; readonly numericValue?: number } };
}

function fetchLighthouse(): void {
  if (existsSync(CLI)) return;
  const order = `npm install --prefix ${FOLDER} --no-save --no-audit --no-fund --ignore-scripts lighthouse@${VERSION}`;
  if (spawnSync(order, { shell: true, stdio: 'inherit' }).status !== 0) process.exit(1);
}

function reportOn(url: string, form: keyof typeof FORMS): Report {
  const { executablePath, args } = CHROMIUM;
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless ${args.join(' ')}`, ...FORMS[form]];
  const only = `--only-categories=${Object.keys(LEAST).join()}`;
  const env = { ...process.env, CHROME_PATH: executablePath };
  const { stdout } = spawnSync('node', [CLI, url, only, ...flags], { env, maxBuffer: 1e9, encoding: 'utf8' });
  return JSON.parse(stdout) as Report;
}

/** A table that anybody may watch, as it stands after the deal: its host has gone out. */
async function tableOf(game: string, address: string): Promise<string> {
  const { seats, levels } = MANIFESTS[game];
  const host = await arrive(() => address.replace(/\/$/, ''));
  const bots = Array.from({ length: Math.max(seats.min, 3) - 1 }, () => ({ bot: levels[0] }));
  const order = { game, seats: ['me', ...bots], watch: true, start: true, grace: 0, clock: { t: 'none' } };
  const { id } = await host.post<TableInfo>('/api/tables', order);
  return `${address}#/watch/${id}`;
}

async function pagesOf(address: string): Promise<{ readonly [name: string]: string }> {
  const tables = Object.keys(GAMES).map(async (game) => [game, await tableOf(game, address)] as const);
  return { home: address, alone: `${address}#/deal/rocinante`, ...Object.fromEntries(await Promise.all(tables)) };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** Whether the page is as it should be. Its last report is kept, to read what it complains of. */
function visit(name: string, url: string, form: keyof typeof FORMS, visits: number): boolean {
  const reports = Array.from({ length: visits }, () => reportOn(url, form));
  writeFileSync(`${REPORTS}/${name}-${form}.json`, JSON.stringify(reports.at(-1)));
  const scores = Object.keys(LEAST).map((category) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category].score ?? 0))),
  );
  const parts = Object.entries(PARTS).map(([audit, what]) => {
    const value = median(reports.map(({ audits }) => audits[audit].numericValue ?? 0));
    return `${what} ${audit.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  const figures = scores.map((score) => String(score).padStart(4)).join('');
  console.log(`${name.padEnd(22)}${form.padEnd(6)}${figures}   ${parts.join(', ')}`);
  for (const fault of faultsIn(reports)) console.log(`  ${fault}`);
  return Object.values(LEAST).every((least, i) => scores[i] >= least);
}

/** What is not as it should be apart from speed, which is the sum of many things. */
function faultsIn(reports: readonly Report[]): string[] {
  const faults = reports.flatMap(({ audits }) =>
    Object.entries(audits).flatMap(([audit, { score, numericValue }]) =>
      score === 0 && numericValue === undefined && !/-insight$|^unused|^unminified/.test(audit) ? audit : [],
    ),
  );
  return [...new Set(faults)];
}

const words = process.argv.slice(2);
const visits = Number(words.find((word) => /^[1-9]\d?$/.test(word)) ?? VISITS);
const form = words.includes('desk') ? 'desk' : 'phone';
const named = words.filter((word) => !/^\d+$/.test(word) && word !== 'desk');

async function visitAll(address: string): Promise<boolean> {
  const pages = Object.entries(await pagesOf(address)).filter(([name]) => named.length === 0 || named.includes(name));
  reportOn(address, 'desk'); // does not count: everything is cold
  return pages.map(([name, url]) => visit(name, url, form, visits)).every(Boolean);
}

fetchLighthouse();
mkdirSync(REPORTS, { recursive: true });
console.log(`${'page'.padEnd(28)}${Object.keys(LEAST).join(', ')}; the median of ${visits}`);
if (!(await withHouse('lighthouse-data', visitAll))) process.exitCode = 1;
