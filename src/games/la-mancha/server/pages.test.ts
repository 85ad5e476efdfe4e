/** The pages of a table at which people tell: applauded, hidden, reported, kept out of the Chronicle, torn out. */
import { expect, onTestFinished, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { TORN } from '../../../core/pages.ts';
import { verify } from '../../../core/verify.ts';
import type { View } from '../../../wire/messages.ts';
import { departFrom } from '../../../server/table/departure.ts';
import { recordOf } from '../../../server/table/history.ts';
import { cards } from '../testing/cards.ts';
import { last, play, stage, stateOf, told } from '../testing/evening.ts';
import {
  ALONSO,
  followOrThrow,
  DULCINEA,
  listener,
  playOut,
  SANCHO,
  scene,
  STRANGER,
  heldTable,
} from '../../../server/testing/scene.ts';

test('LM-12.10 applause reaches everybody and asks nobody', async () => {
  const table = await told();
  const heard = listener(ALONSO);
  await followOrThrow(table, heard);
  expect(await table.play(1, NONE, 'clap', { t: 'applaud', tale: 1, with: 'laugh' })).toEqual({ n: 3 });
  expect(last(heard)).toMatchObject({ say: [{ t: 'applauded', seat: 1, tale: 1, with: 'laugh' }] });
});

test('LM-12.13 everybody may hide a page for themselves, and report it to the host alone', async () => {
  const table = await told();
  const [host, sancho, dulcinea] = [ALONSO, SANCHO, DULCINEA].map((person) => listener(person));
  await Promise.all([host, sancho, dulcinea].map((one) => followOrThrow(table, one)));
  const page = '2.2'; // move 2 said that Dulcinea is ready, then unrolled both tales
  await table.moderate(SANCHO.id, page, 'hide', '');
  await table.moderate(SANCHO.id, page, 'report', 'rude');
  expect(host.messages.at(-1)).toEqual({
    t: 'pages',
    aloud: [],
    hidden: [],
    reports: [{ page, name: 'Sancho', why: 'rude' }],
  });
  expect(sancho.messages.at(-1)).toEqual({ t: 'pages', aloud: [], hidden: [page] });
  expect(dulcinea.messages.at(-1)).toEqual({ t: 'pages', aloud: [], hidden: [] });
  expect(await table.moderate(SANCHO.id, page, 'show', '')).toMatchObject({ hidden: [] });
  expect(await table.moderate(STRANGER.id, page, 'hide', '')).toMatchObject({ rule: { id: 'TABLE-22' } });
  expect(await table.moderate(SANCHO.id, '2.0', 'hide', '')).toMatchObject({ rule: { id: 'TABLE-24' } });
});

test('LM-12.12 only who wrote a text may keep it out of the Chronicle', async () => {
  const table = await told();
  expect(await table.moderate(ALONSO.id, '2.2', 'aloud', '')).toMatchObject({ rule: { id: 'TABLE-24' } });
  expect(await table.moderate(DULCINEA.id, '2.2', 'aloud', '')).toMatchObject({ aloud: ['2.2'] });
  const reopened = await heldTable((await scene({ store: stage.store, games: stage.context.games })).tables, table.id);
  expect(reopened.current().marks).toMatchObject([{ page: '2.2', mark: 'aloud' }]);
  expect(await table.moderate(DULCINEA.id, '2.2', 'told', '')).toMatchObject({ aloud: [] });
});

test('LM-12.13 a page that the host tears out is nowhere any more', async () => {
  const table = await told({}, ['Sancho was here.', 'An indecent text']);
  const heard = listener(SANCHO);
  await followOrThrow(table, heard);
  expect(await table.moderate(DULCINEA.id, '2.2', 'tear', '')).toMatchObject({ rule: { id: 'TABLE-10' } });
  expect(await table.draft(2, { t: 'tell', cards: cards('C27'), text: 'An indecent text' })).toEqual({ n: 2 });
  await table.moderate(ALONSO.id, '2.2', 'tear', '');
  expect(table.draftOf(2)).toMatchObject({ text: TORN });
  expect(stateOf(table).tales[1].text).toBe(TORN);
  expect((last(heard) as View).view).toMatchObject({ tales: [{ text: 'Sancho was here.' }, { text: TORN }] });
  const kept = await stage.store.table(table.id);
  expect(JSON.stringify([kept, await stage.store.moves(table.id)])).not.toContain('indecent');
  expect(await play(table, 0, { t: 'name', tale: 1, text: 'Well torn.' })).toEqual({ n: 3 });
});

test.each([
  ['torn out', false, TORN],
  ['left to the Chronicle on purpose', true, 'Dulcinea was here.'],
])('who is deleted goes from the table, and their tales are %s', async (_, keepsTales, text) => {
  const table = await told({}, ['Sancho was here.', 'Dulcinea was here.']);
  const heard = listener(SANCHO);
  await followOrThrow(table, heard);
  await table.draft(2, { t: 'tell', cards: cards('C27'), text: 'Dulcinea wanted to say' });
  await table.moderate(SANCHO.id, '2.1', 'aloud', '');
  expect(await departFrom(table, DULCINEA.id, keepsTales)).toBeUndefined();
  expect(await departFrom(table, SANCHO.id, true)).toBeUndefined(); // but that one he kept out of the book
  expect(stateOf(table).tales.map((tale) => tale.text)).toEqual([TORN, text]);
  const kept = JSON.stringify([await stage.store.table(table.id), await stage.store.moves(table.id)]);
  for (const trace of ['Sancho', 'sancho', 'Dulcinea wanted', '"dulcinea"', '"Dulcinea"'])
    expect(kept).not.toContain(trace);
  expect(kept.includes('Dulcinea was here.')).toBe(keepsTales);
  expect(table.current().card.seats.map((sitter) => sitter.t)).toEqual(['person', 'bot', 'bot']);
});

test('a record with a torn page still verifies, even where quotation is strict', async () => {
  const own = await scene();
  onTestFinished(() => own.close());
  const table = await own.table([ALONSO, SANCHO, DULCINEA], {
    game: 'la-mancha',
    options: { timers: false, quotation: 'strict' },
  });
  await playOut(table, 'torn');
  const rows = await own.store.moves(table.id);
  const row = rows.find(({ events }) => events.includes('"unrolled"'))!;
  const i = (JSON.parse(row.events) as { t: string }[]).findIndex(({ t }) => t === 'unrolled');
  await table.moderate(ALONSO.id, `${row.told}.${i}`, 'tear', '');
  const record = await recordOf(table.game, own.context, table.current());
  expect(JSON.stringify(record)).toContain(TORN);
  expect(verify(table.game, record)).not.toHaveProperty('problems');
});
