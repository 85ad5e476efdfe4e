import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from './command.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'study-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: readonly string[]) {
  const said = { out: '', err: '' };
  const code = await main(['study', ...args], {
    input: Readable.from([]),
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    colours: false,
    bar: false,
  });
  return { code, ...said };
}

const SMALL = ['don-quixote', '--games', '24', '--players', '2', '--ladder', 'random,beginner', '--workers', '1'];
const CHANGED = [...SMALL, '--lang', 'es', '--change', 'rounds.1.castleKnights=9,rounds.2.castleKnights=9'];

test('a study that was stopped goes on, and ends with the same figures', async () => {
  const [whole, stopped] = [join(folder, 'whole.html'), join(folder, 'stopped.html')];
  const kept = join(folder, 'kept');
  writeFileSync(`${whole}.part`, '');
  linkSync(`${whole}.part`, kept); // the study deletes its own name for the file
  const { code, out } = await run(...CHANGED, '--out', whole);
  expect({ code, out }).toMatchObject({ code: EXIT.fine, out: expect.stringContaining('whole.json') as string });
  const lines = readFileSync(kept, 'utf8').split('\n');
  const cut = `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, 50)}`; // in the middle of a line
  writeFileSync(`${stopped}.part`, cut);
  await run(...CHANGED, '--out', stopped);
  const figures = readFileSync(whole.replace('html', 'json'), 'utf8');
  expect(readFileSync(stopped.replace('html', 'json'), 'utf8')).toBe(figures);
  const html = readFileSync(whole, 'utf8');
  expect(readFileSync(stopped, 'utf8')).toBe(html);
  expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([]);

  const { compared } = JSON.parse(figures) as { compared: { id: string; measures: { points: { difference: { mean: number } } } }[] }; // prettier-ignore
  const changed = compared.find(({ id }) => id.startsWith('rounds.1.castleKnights=9'));
  expect(changed?.measures.points.difference.mean).toBeLessThan(0); // castles give nothing until round 3

  expect(html).toContain('<html lang="es">');
  expect(html).toContain('¿Importa quién empieza?');
  expect(html.match(/<(?:script|link|img|iframe)|https?:|url\(|@import/g)).toBeNull(); // it needs no network
  expect(html.match(/undefined|NaN|\[object/g)).toBeNull();
});

test.each([
  [['nowhere'], 'game: found nowhere'],
  [['don-quixote', '--players', '9'], '--players: found 9'],
  [['don-quixote', '--level', 'genius'], 'bot: found genius'],
  [['don-quixote', '--change', 'rounds.9.castleKnights=1'], 'change: found rounds.9.castleKnights'],
  [['don-quixote', '--compare', 'sancho'], '--options: found sancho'],
  [['lancelot', '--change', 'deeds.D05=2'], 'expected one of deeds.D05.cost'],
  [['lancelot', '--change', 'deeds.D99.vp=2'], 'expected one of D01, D02'],
  [['don-quixote', '--out', 'page.txt'], '--out: found page.txt'],
  [['don-quixote', '--out', 'nowhere/page.html'], '--out: found nowhere'],
])('%j is bad input', async (args, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(EXIT.badInput);
  expect(err).toContain(message);
});
