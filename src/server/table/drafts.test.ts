import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { ALONSO, heldTable, SANCHO, scene } from '../testing/scene.ts';

test('what is torn out of a draft is not stored again by whoever began to store it before', async () => {
  const store = await openSqlite(':memory:');
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const saved: (string | undefined)[] = [];
  const stage = await scene({
    store: {
      ...store,
      async saveDraft(table, seat, move) {
        if (saved.length === 0 && move?.includes('Fie') === true) await gate; // as by another connection
        saved.push(move);
        return store.saveDraft(table, seat, move);
      },
    },
  });
  const { drafts } = await heldTable(stage.tables, (await stage.table([ALONSO, SANCHO])).id);
  const saving = drafts.save(0, { t: 'tell', text: 'Fie' });
  const tearing = drafts.tear('Fie');
  open();
  await Promise.all([saving, tearing]);
  expect(saved).toHaveLength(2);
  expect(saved[1]).not.toContain('Fie');
  await stage.close();
});
