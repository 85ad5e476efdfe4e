/** A text that was torn out is gone from the bytes of SQLite: from moves, snapshot and draft, from the file and its log. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ALONSO, scene } from '../testing/scene.ts';
import { Drafts } from '../table/drafts.ts';
import { openSqlite } from './sqlite.ts';
import type { MoveRow } from './store.ts';

test.each([
  ['short', 'Rocinante never said this'],
  ['longer than a page of the file', 'Rocinante never said this. '.repeat(400)],
])('%s words', async (_, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-torn-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'errantry.sqlite');
  const store = await openSqlite(file);
  const stage = await scene({ store });
  const { id } = await stage.table([ALONSO]);
  const hasWords = (): boolean => [file, `${file}-wal`].some((path) => readFileSync(path).includes(words.slice(0, 25)));
  const row = (text: string): MoveRow => ({
    n: 1,
    seat: 0,
    id: 'a',
    at: 1,
    version: 1,
    move: JSON.stringify({ text }),
    events: JSON.stringify([{ text }]),
    told: 1,
  });
  const snapshot = (text: string) => ({ n: 1, version: 1, state: JSON.stringify({ text }), asked: [1] });
  const drafts = new Drafts(id, [], stage.context);
  await drafts.save(0, { t: 'tell', text: words });
  await store.write({ table: id, move: row(words), snapshot: snapshot(words) });
  expect(hasWords()).toBe(true);
  await drafts.tear(words);
  await store.write({ table: id, torn: [row('torn')], snapshot: snapshot('torn') });
  expect(hasWords()).toBe(false);
  expect((await store.moves(id))[1]).toMatchObject({ move: '{"text":"torn"}' });
  await store.close();
});
