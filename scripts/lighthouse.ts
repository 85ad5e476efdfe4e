/**
 * What Lighthouse says of the hall and of tables, as a phone and as a desk: `npm run lighthouse`. It is fetched on its
 * first run (180 MB, under .cache), so that nobody who only tests has to. Figures: docs/screen.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM, withHouse } from './house.ts';

const VERSION = '13.5.0';
const FOLDER = '.cache/lighthouse';
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
const FORMS = { phone: [], desk: ['--preset=desktop'] } as const;

interface Report {
  readonly categories: { readonly [category: string]: { readonly score: number } };
  readonly audits: { readonly [audit: string]: { readonly displayValue?: string } };
}

function fetchLighthouse(): void {
  if (existsSync(CLI)) return;
  const order = `npm install --prefix ${FOLDER} --no-save --no-audit --no-fund --ignore-scripts lighthouse@${VERSION}`;
  if (spawnSync(order, { shell: true, stdio: 'inherit' }).status !== 0) process.exit(1);
}

function report(url: string, form: keyof typeof FORMS): Report {
  const { executablePath, args } = CHROMIUM;
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless ${args.join(' ')}`, ...FORMS[form]];
  const only = `--only-categories=${Object.keys(LEAST).join()}`;
  const env = { ...process.env, CHROME_PATH: executablePath };
  const { stdout } = spawnSync('node', [CLI, url, only, ...flags], { env, maxBuffer: 1e9, encoding: 'utf8' });
  return JSON.parse(stdout) as Report;
}

/** A table that anybody may watch, with two bots who have finished their game. */
async function tableOnServer(address: string): Promise<string> {
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${address}api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const cookie = (await post('/me', {})).headers.get('set-cookie')?.split(';')[0] ?? '';
  const order = { game: 'don-quixote', seats: ['me', { bot: 'easy' }, { bot: 'easy' }], watch: true, start: true };
  const { id } = (await (await post('/tables', order, cookie)).json()) as { readonly id: string };
  return `${address}#/watch/${id}`;
}

/** One line for each page and form, and whether all is as it should be. */
async function visit(address: string): Promise<boolean> {
  report(address, 'desk'); // a first visit that does not count: everything is cold
  const pages = {
    hall: address,
    'table, alone': `${address}#/deal/rocinante`,
    'table, server': await tableOnServer(address),
  };
  const lines = Object.entries(pages).flatMap(([name, url]) =>
    (Object.keys(FORMS) as (keyof typeof FORMS)[]).map((form) => {
      const { categories, audits } = report(url, form);
      const scores = Object.entries(LEAST).map(([category, least]) => ({
        score: Math.round(100 * categories[category].score),
        least,
      }));
      const paint = audits['first-contentful-paint'].displayValue ?? '';
      console.log(
        [name.padEnd(14), form.padEnd(6), ...scores.map(({ score }) => String(score).padStart(4)), paint].join(' '),
      );
      return scores.every(({ score, least }) => score >= least);
    }),
  );
  return lines.every(Boolean);
}

fetchLighthouse();
console.log(`page           form   ${Object.keys(LEAST).join(', ')}; first contentful paint`);
if (!(await withHouse('lighthouse-data', visit))) process.exitCode = 1;
