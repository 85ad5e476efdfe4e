/** Every set as it comes out of the press, read back by PDFium: pages, components, texts inside their cards. */
import { describe, expect, test } from 'vitest';
import { CARDS, CHIVALRIES, EVENTS } from '../games/knights-and-damosels/rules/components.ts';
import { FEATS } from '../games/la-mancha/rules/cards/feats.ts';
import { LOVES } from '../games/la-mancha/rules/cards/loves.ts';
import { CHIVALRY, ENCOUNTERS, JOURNEY, TREASURES } from '../games/la-mancha/rules/components.ts';
import { SUPPLY } from '../games/lancelot/rules/components.ts';
import { DEEDS } from '../games/lancelot/rules/deeds.ts';
import type { PrintOrder } from '../wire/printing.ts';
import { PRINTED_GAMES } from './parts.ts';
import { cellBox, PAPER_SIZES, type Side, turned } from './sheet.ts';
import { holds, lettersOf, orderOf, pressed, type Pressed, textIn } from './testing.ts';

/** Between them every paper, way of turning, language and variant. */
const ORDERS: readonly Partial<PrintOrder>[] = [
  {},
  { lang: 'es', paper: 'letter', duplex: 'short-edge', variant: 'low-ink', bleed: true },
  { lang: 'es', duplex: 'fold', variant: 'colour-blind' },
];

/** Each document is pressed once for all tests. */
const kept = new Map<string, Promise<Pressed>>();
function press(game: string, changes: Partial<PrintOrder>): Promise<Pressed> {
  const key = `${game} ${JSON.stringify(changes)}`;
  const known = kept.get(key) ?? pressed(orderOf(game, changes));
  kept.set(key, known);
  return known;
}

const idsOf = ({ plan }: Pressed, back: boolean): string[] =>
  plan.flatMap(({ side }) => (side?.stood ?? []).filter(({ isBack }) => isBack === back).map(({ piece }) => piece.id));

const cases = PRINTED_GAMES.flatMap((game) => ORDERS.map((changes) => [game, changes] as const));

describe.each(cases)('%s with %o', (game, changes) => {
  test('has a page for the cover and for each page of the plan, of the size of the paper', async () => {
    const { order, proof, plan } = await press(game, changes);
    expect(proof.pages).toBe(plan.length + 1);
    for (const [n, { side, leaf }] of plan.entries()) {
      const paper = PAPER_SIZES[order.paper];
      const { width, height } = (side?.layout.landscape ?? leaf?.landscape) ? turned(paper) : paper;
      const [wide, high] = proof.size(n + 1).map((points) => (points / 72) * 25.4);
      expect([wide, high].map((mm) => mm.toFixed(1))).toEqual([width.toFixed(1), height.toFixed(1)]);
    }
  });

  test('holds every component once, and every back once', async () => {
    const document = await press(game, changes);
    const fronts = idsOf(document, false);
    expect(new Set(fronts).size).toBe(fronts.length);
    const backs = idsOf(document, true);
    expect(new Set(backs).size).toBe(backs.length);
    const withBack = document.plan
      .flatMap(({ part }) => part.pieces?.all ?? [])
      .filter(({ back }) => back !== undefined);
    expect(backs.toSorted()).toEqual([...new Set(withBack.map(({ id }) => id))].toSorted());
  });

  test('LM-19.1 KD-21.2 no text leaves its piece: every letter is 2 mm inside the cut', async () => {
    const { proof, plan } = await press(game, changes);
    for (const [n, { side }] of plan.entries()) if (side !== undefined) expect(strayed(proof, n + 1, side)).toEqual([]);
  });

  test('no text of a whole page comes near its edge', async () => {
    const { proof, plan } = await press(game, changes);
    for (const [n, { leaf, part }] of plan.entries()) {
      if (leaf === undefined || part.name === 'board') continue; // sheets of a board are parts of a larger picture
      const [width, height] = proof.size(n + 1).map((points) => (points / 72) * 25.4);
      const page = { x: 0, y: 0, width, height };
      expect(lettersOf(proof, n + 1).filter((letter) => !holds(page, letter, 4))).toEqual([]);
    }
  });

  test('every piece has ink on both sides', async () => {
    const { proof, plan } = await press(game, changes);
    for (const [n, { side }] of plan.entries()) if (side !== undefined) expect(blanks(proof, n + 1, side)).toEqual([]);
  });
});

/** Letters outside every piece, or too near to a cut; the label in the margin is turned and stands left of the block. */
function strayed(proof: Pressed['proof'], page: number, { layout, stood }: Side): string[] {
  const cells = stood.map(({ cell }) => cellBox(layout, cell));
  return lettersOf(proof, page)
    .filter(({ x }) => x > 4)
    .filter((letter) => !cells.some((cell) => holds(cell, letter, 2)))
    .map(({ char, x, y }) => `${char} at ${x.toFixed(1)}, ${y.toFixed(1)}`);
}

/** Pieces in which nothing is drawn. */
function blanks(proof: Pressed['proof'], page: number, { layout, stood }: Side): string[] {
  const { rgba, width } = proof.pixels(page, 0.5);
  const scale = (0.5 * 72) / 25.4;
  return stood
    .filter(({ cell }) => {
      const box = cellBox(layout, cell);
      const seen = new Set<number>();
      for (let y = Math.ceil(box.y * scale); y < (box.y + box.height) * scale - 1; y++)
        for (let x = Math.ceil(box.x * scale); x < (box.x + box.width) * scale - 1; x++)
          seen.add(rgba[(y * width + x) * 4]);
      return seen.size < 3;
    })
    .map(({ piece, isBack }) => `${piece.id} ${isBack ? 'back' : 'front'}`);
}

test.each(PRINTED_GAMES)(
  'the cover of %s names every part, the way of printing, the thanks and the table',
  async (game) => {
    const { proof, plan, order } = await press(game, {});
    const text = lettersOf(proof, 0)
      .map(({ char }) => char)
      .join('');
    for (const { part } of plan) expect(text).toContain(part.title.replaceAll(' ', ''));
    for (const words of ['100%', 'longedge', 'game-icons.net', order.link]) expect(text).toContain(words);
  },
);

test('KD-1.1 KD-21.1 Knights & Damosels has 26 pages: cover, twelve sheets of nine, tracks', async () => {
  const document = await press('knights-and-damosels', {});
  expect(document.proof.pages).toBe(26);
  const ids = idsOf(document, false);
  expect(ids).toHaveLength(108);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(
    ['joust:', 'role:', 'knight:', 'damosel:', 'chivalry:', 'event:', 'worship:', 'service:', 'rules:'].map(count),
  ).toEqual([4, 2, 6, 6, CARDS, EVENTS.length, 18, 3, 3]);
  expect(document.plan.map(({ side }) => side?.side)).toEqual([
    ...Array.from({ length: 12 }, () => ['front', 'back']).flat(),
    undefined,
  ]);
});

test('KD-21.4 the nine fronts of sheets 3 to 8 are the same picture, and name no damosel', async () => {
  const { proof } = await press('knights-and-damosels', {});
  const first = proof.pixels(5, 0.7).rgba;
  const body = (page: number): Uint8Array => proof.pixels(page, 0.7).rgba;
  const label = (width: number): number => Math.ceil((4.5 / 25.4) * 72 * 0.7) % width;
  const { width } = proof.pixels(5, 0.7);
  for (const page of [7, 9, 11, 13, 15]) {
    const other = body(page);
    let differing = 0;
    for (let i = 0; i < first.length; i += 4) if ((i / 4) % width > label(width) && first[i] !== other[i]) differing++;
    expect(differing).toBe(0);
  }
});

test('KD-21.5 KD-21.6 a chivalry card names its code, its yields and its event', async () => {
  const { proof, plan } = await press('knights-and-damosels', {});
  const [{ side }] = plan.slice(4);
  const letters = lettersOf(proof, 5);
  for (const [i, { code }] of CHIVALRIES.entries()) {
    const text = textIn(letters, cellBox(side!.layout, side!.stood[i].cell)); // sheet 3 is a sheet of cards
    expect(text.split(code).length - 1).toBe(2);
    expect(text).toContain(i < 6 ? '6/n' : 'War');
    expect(text).toContain(EVENTS[i].name.replaceAll(' ', ''));
  }
});

test('LM-19.1 La Mancha has 215 cards on 24 sheets, and each carries its own number', async () => {
  const { proof, plan } = await press('la-mancha', {});
  const fronts = plan.flatMap(({ side }, n) => (side?.side === 'front' ? [{ side, page: n + 1 }] : []));
  expect(fronts).toHaveLength(24);
  const printed = fronts.flatMap(({ side, page }) => {
    const letters = lettersOf(proof, page);
    return side.stood.map(({ piece, cell }) => [piece.id, textIn(letters, cellBox(side.layout, cell))] as const);
  });
  expect(printed).toHaveLength(JOURNEY.length + CHIVALRY.length + TREASURES.length + 15 + 1 + 5);
  for (const [id, text] of printed) if (!/^(TURN|REF)/.test(id)) expect(text).toContain(id.split(':')[0]);
});

test('LM-19.3 a Love shows its strength, a Feat its difficulty and tag, an Encounter its judge', async () => {
  const { proof, plan } = await press('la-mancha', {});
  const faces = new Map<string, string>();
  for (const [n, { side }] of plan.slice(0, 12).entries())
    for (const { piece, cell, isBack } of side?.stood ?? [])
      if (!isBack) faces.set(piece.id, textIn(lettersOf(proof, n + 1), cellBox(side!.layout, cell))); // cards stand on a side
  for (const { id, strength } of LOVES) expect(faces.get(id)).toMatch(new RegExp(`^Love${strength}\\D`));
  for (const { id, difficulty, tag } of FEATS) expect(faces.get(id)).toMatch(new RegExp(`^Feat${difficulty}${tag}`));
  for (const { id, judgeRole } of ENCOUNTERS) expect(faces.get(id)).toContain(`Judge:${judgeRole.replaceAll(' ', '')}`);
});

test('LM-19.2 the back of a Journey card shows its sally, behind its very card', async () => {
  const { proof, plan } = await press('la-mancha', {});
  for (const [n, sally] of [
    [2, 'I'],
    [6, 'II'],
    [10, 'III'],
  ] as const) {
    const { side } = plan[n - 1];
    expect(side?.side).toBe('back');
    const letters = lettersOf(proof, n);
    for (const { cell } of side!.stood) expect(textIn(letters, cellBox(side!.layout, cell))).toBe(`${sally}Journey`);
  }
});

test('LM-19.4 LM-19.5 the rules on a page tell of tiring and of the empty deck; guide and chronicle sheet follow', async () => {
  const { proof, plan } = await press('la-mancha', {});
  expect(plan.slice(-3).map(({ leaf }) => leaf?.id)).toEqual(['summary', 'pronunciation', 'chronicle']);
  const text = lettersOf(proof, plan.length - 2)
    .map(({ char }) => char)
    .join('');
  expect(text).toContain('Fromthesixthround');
  expect(text).toContain('emptyJourneydeck');
});

test('DQ-1.2 DQ-1.3 Don Quixote has four sets of 24 tiles, and 24 position cards', async () => {
  const document = await press('don-quixote', {});
  const ids = idsOf(document, false);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(['tile:gules:', 'tile:azure:', 'tile:vert:', 'tile:or:'].map(count)).toEqual([25, 25, 25, 25]);
  expect(ids.filter((id) => id.endsWith(':Sancho'))).toHaveLength(4);
  expect([count('position:'), count('summary:'), count('token:')]).toEqual([24, 4, 4]);
  expect(document.plan.filter(({ leaf }) => leaf?.id.startsWith('principality'))).toHaveLength(4);
  expect(document.plan.filter(({ leaf }) => leaf?.id === 'scoreboard')).toHaveLength(1);
});

test('LAN-1.1 LAN-1.2 Lancelot has its supplies, 16 deeds, 85 cards, and knights, counters and discs for four', async () => {
  const ids = idsOf(await press('lancelot', {}), false);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  const things = ['squire:', 'sword:', 'mace:', 'lance:', 'magic:', 'lady:', 'allied:', 'enemy:', 'plot:'];
  expect(things.map(count)).toEqual(SUPPLY);
  expect([count('deed:'), count('knight:'), count('morgana:'), count('disc:'), count('excalibur')]).toEqual([
    DEEDS.length,
    4,
    4,
    52,
    2,
  ]);
});
