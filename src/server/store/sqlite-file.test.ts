/** What a file that cannot be used, or was cut, is called at the start. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { takeLock } from './sqlite-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'errantry-file-'));
  file = join(folder, 'errantry.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

const person = (id: string) => ({ table: id, person: { id, name: 'x'.repeat(500), key: `key of ${id}`, at: 1 } });

/** A file as a killed server leaves it: the last people are only in the log beside it. */
async function killed(): Promise<void> {
  const store = await openSqlite(file);
  for (let i = 0; i < 50; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one commit each
    await store.write(person(`p${i}`));
  }
  const left = join(folder, 'left.sqlite');
  copyFileSync(file, left);
  copyFileSync(`${file}-wal`, `${left}-wal`);
  await store.close();
  file = left;
}

async function warnings(): Promise<string[]> {
  const said: string[] = [];
  const store = await openSqlite(file, { warn: (text) => said.push(text) });
  await store.close();
  return said;
}

test('a second server is refused, and the first goes on; after its end the file is free', async () => {
  const first = await openSqlite(file);
  await expect(openSqlite(file)).rejects.toThrow(`another Errantry server is using ${file}. Stop it first`);
  await first.write(person('p'));
  await first.close();
  expect(await warnings()).toEqual([]);
});

test('garbage is called so, with file and remedy, and left alone', async () => {
  writeFileSync(file, 'Once upon a time '.repeat(1000));
  await expect(openSqlite(file)).rejects.toThrow(`${file} is not a database of Errantry. Move it away`);
  expect(readFileSync(file, 'utf8')).toMatch(/^Once upon a time/);
});

test('a newer schema is refused with the remedy', async () => {
  await (await openSqlite(file)).close();
  const newer = new DatabaseSync(file);
  newer.exec("insert into kysely_migration values ('999-tomorrow', '2030-01-01')");
  newer.close();
  await expect(openSqlite(file)).rejects.toThrow(/was written by a newer Errantry .*999-tomorrow.* errantry restore/);
});

test('a destroyed page is found at the start', async () => {
  const store = await openSqlite(file);
  await Promise.all(Array.from({ length: 50 }, (_, i) => store.write(person(`p${i}`))));
  await store.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, 2 * 4096, 3 * 4096));
  await expect(openSqlite(file)).rejects.toThrow(/errantry\.sqlite is damaged: .*errantry restore <backup>/);
});

test('a whole log is read without a word', async () => {
  await killed();
  expect(await warnings()).toEqual([]);
  const store = await openSqlite(file);
  expect(await store.personOf('key of p49')).toMatchObject({ id: 'p49' });
  await store.close();
});

test('a log that was cut is used up to its last whole commit, and reported', async () => {
  await killed();
  const log = `${file}-wal`;
  truncateSync(log, statSync(log).size - 1000);
  expect(await warnings()).toEqual([expect.stringMatching(/^the last \d+ bytes of .*-wal are no whole commit/)]);
  const store = await openSqlite(file);
  expect(await store.personOf('key of p49')).toBeUndefined();
  expect(await store.personOf('key of p48')).toMatchObject({ id: 'p48' });
  await store.close();
});

test('a log with a changed byte is reported, too', async () => {
  await killed();
  const bytes = readFileSync(`${file}-wal`);
  bytes[bytes.length - 100] ^= 1;
  writeFileSync(`${file}-wal`, bytes);
  expect(await warnings()).toEqual([expect.stringContaining('no whole commit')]);
});

test('a log that is gone is reported, if the last server did not stop in order', async () => {
  await (await openSqlite(file)).close();
  const lock = takeLock(file);
  copyFileSync(`${file}-lock`, join(folder, 'left')); // as a killed process leaves it
  lock.release();
  copyFileSync(join(folder, 'left'), `${file}-lock`);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(await warnings()).toEqual([expect.stringMatching(/did not stop in order, and .*-wal is gone/)]);
  expect(await warnings()).toEqual([]);
});
