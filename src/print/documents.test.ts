/** Rulebooks, booklets, the calibration page, the cover; and that the same order gives the same bytes. */
import { expect, test } from 'vitest';
import { chaptersOf } from '../core/game.ts';
import { readOrder, VARIANTS } from '../wire/printing.ts';
import { signs, targets } from './calibration.ts';
import { bytesOf } from './paper.ts';
import { printed, problemsWith } from './order.ts';
import { GAMES } from '../games/load.ts';
import { PRINTED_GAMES } from './parts.ts';
import { openProof } from './proof.ts';
import { imposition } from './rulebook.ts';
import { PAPER_SIZES } from './sheet.ts';
import { lettersOf, orderOf, pressed, turnedOver } from './testing.ts';
import { alike } from '../core/testing/alike.ts';
import { spokenFor } from './words.ts';
import { printEn } from './words/en.ts';
import { printEs } from './words/es.ts';

const textOf = async (order: Parameters<typeof printed>[0]): Promise<{ pages: string[]; sizes: string[] }> => {
  const proof = await openProof(await bytesOf(await printed(order)));
  const numbers = Array.from({ length: proof.pages }, (_, i) => i);
  const mm = (points: number): string => ((points / 72) * 25.4).toFixed(0);
  const read = {
    pages: numbers.map((page) =>
      lettersOf(proof, page)
        .map(({ char }) => char)
        .join(''),
    ),
    sizes: numbers.map((page) => proof.size(page).map(mm).join('x')),
  };
  proof.close();
  return read;
};

test('the same order gives the same bytes, every variant others', async () => {
  const small = (variant: (typeof VARIANTS)[number]) => orderOf('knights-and-damosels', { variant, only: ['sheet-1'] });
  const bytes = await Promise.all(VARIANTS.map(async (variant) => bytesOf(await printed(small(variant)))));
  expect(await bytesOf(await printed(small('colour')))).toEqual(bytes[0]);
  expect(new Set(bytes.map((each) => Buffer.from(each).toString('base64'))).size).toBe(VARIANTS.length);
});

test.each([
  ['a4', '149x210', '297x210'],
  ['letter', '140x216', '279x216'],
] as const)('a rulebook on %s: half a sheet to a page, every rule in its order', async (paper, half, whole) => {
  const plain = await textOf(orderOf('don-quixote', { document: 'rules', paper }));
  expect(new Set(plain.sizes)).toEqual(new Set([half]));
  const all = plain.pages.slice(1).join('');
  const { rules } = GAMES['don-quixote'];
  for (const { id, text } of Object.values(rules)) expect(all).toContain(`${id}${text.replaceAll(/\s/g, '')}`);
  const booklet = await textOf(orderOf('don-quixote', { document: 'booklet', paper }));
  expect(new Set(booklet.sizes)).toEqual(new Set([whole]));
  expect(booklet.pages).toHaveLength(Math.ceil(plain.pages.length / 4) * 2);
  for (const [sheet, [left, right]] of imposition(plain.pages.length).entries())
    expect(booklet.pages[sheet]).toBe(`${plain.pages[left] ?? ''}${plain.pages[right] ?? ''}`);
});

test.each(Object.values(GAMES))('the rulebook of $title ends with a page that says what is ours', async (game) => {
  const { pages } = await textOf(orderOf(game.id, { document: 'rules' }));
  const { number, heading, rules } = chaptersOf(game).at(-1)!; // every book has one
  const page = `${heading}${rules[0].id}${rules[0].text}`.replaceAll(/\s/g, '');
  expect([number, rules.length, pages.at(-1)!.startsWith(page)]).toEqual(['', 1, true]);
});

test('a folded booklet reads in order: each leaf has two pages that follow each other', () => {
  expect(imposition(7)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ]);
});

test('the Spanish rulebook is Spanish', async () => {
  const { pages } = await textOf(orderOf('lancelot', { document: 'rules', lang: 'es' }));
  const { rules } = GAMES['lancelot'];
  expect(pages[0]).toContain('Lanzarote');
  expect(pages.join('')).not.toContain(rules['LAN-1.3'].text.replaceAll(' ', ''));
});

test.each(['long-edge', 'short-edge'] as const)(
  '%s: what is read on the calibration page is what brings the cross to zero',
  (duplex) => {
    const page = PAPER_SIZES.a4;
    const about = duplex === 'long-edge' ? 'upright' : 'level';
    const order = orderOf('la-mancha', { duplex });
    const [target] = targets(page);
    const shift = { x: 1.5, y: -2 }; // of the printer, on the back
    const seen = (moved: { x: number; y: number }) =>
      turnedOver(
        page,
        { x: target.x + shift.x + moved.x, y: target.y + shift.y + moved.y, width: 0, height: 0 },
        about,
      );
    const scale = targets(page).toSorted(
      (a, b) => distance(a, seen({ x: 0, y: 0 })) - distance(b, seen({ x: 0, y: 0 })),
    )[0];
    const sign = signs(order);
    const read = { x: sign.x * (seen({ x: 0, y: 0 }).x - scale.x), y: sign.y * (seen({ x: 0, y: 0 }).y - scale.y) };
    expect(seen(read).x).toBeCloseTo(scale.x);
    expect(seen(read).y).toBeCloseTo(scale.y);
  },
);

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

test('the offsets move the backs, and nothing else', async () => {
  const only = ['sheet-10'];
  const [still, moved] = await Promise.all(
    [{}, { offsetX: 2, offsetY: -1 }].map((changes) => pressed(orderOf('knights-and-damosels', { only, ...changes }))),
  );
  const first = (page: number): [number, number][] =>
    [still, moved].map(({ proof }) => [lettersOf(proof, page)[9].x, lettersOf(proof, page)[9].y]);
  const [[fx, fy], [movedFx, movedFy]] = first(1);
  expect([movedFx, movedFy]).toEqual([fx, fy]);
  const [[bx, by], [movedBx, movedBy]] = first(2);
  expect(movedBx - bx).toBeCloseTo(2, 2);
  expect(movedBy - by).toBeCloseTo(-1, 2);
});

test('KD-21.7 the credit line', async () => {
  expect((await spokenFor('knights-and-damosels', 'en')).t.credit).toBe(
    'Knights & Damosels, a game by Nicholas Hjelmberg, Nova Suecia Games',
  );
});

test('KD-21.8 LM-19.5 single sheets, and one deck alone', async () => {
  const { plan } = await pressed(orderOf('knights-and-damosels', { only: ['sheet-11', 'sheet-12'] }));
  expect(plan).toHaveLength(4);
  const sally = await pressed(orderOf('la-mancha', { only: ['sally-2'], duplex: 'fronts' }));
  expect(sally.plan.flatMap(({ side }) => side?.stood ?? [])).toHaveLength(18);
});

test('the board of Lancelot in one piece on A2 and A1', async () => {
  const sizes = await Promise.all(
    (['a2', 'a1'] as const).map(async (paper) => (await textOf(orderOf('lancelot', { paper }))).sizes),
  );
  expect(sizes).toEqual([
    ['210x297', '594x420'],
    ['210x297', '841x594'],
  ]);
});

test.each([
  [{}, ['game']],
  [{ game: 'chess' }, ['game']],
  [{ game: 'lancelot', paper: 'a5', duplex: 'both' }, ['paper', 'duplex']],
  [{ game: 'lancelot', offsetX: '5.1', offsetY: 'left' }, ['offsetX', 'offsetY']],
])('the order %o is wrong at %j', (raw, where) => {
  expect(readOrder(raw, PRINTED_GAMES).problems?.map((problem) => problem.where)).toEqual(where);
});

test('parts that a game has not, and paper that only one game fills, are told', async () => {
  expect(await problemsWith(orderOf('don-quixote', { only: ['sally-1'] }))).toMatchObject([
    { where: 'only', found: 'sally-1' },
  ]);
  expect(await problemsWith(orderOf('don-quixote', { paper: 'a1' }))).toMatchObject([{ where: 'paper' }]);
  expect(await problemsWith(orderOf('lancelot', { paper: 'a1' }))).toEqual([]);
});

/** The same in both languages, and rightly so. */
const SHARED = ['paper.a4', 'paper.a2', 'paper.a1', 'calibration.x', 'calibration.y'];

test('English and Spanish say the same things, each in its own words', () => {
  expect(Object.keys(printEs)).toEqual(Object.keys(printEn));
  expect(alike(printEn, printEs)).toEqual(SHARED);
});
