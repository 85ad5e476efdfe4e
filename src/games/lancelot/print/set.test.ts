/** The set of Lancelot, read back from the PDF. */
import { expect, test } from 'vitest';
import { cellBox } from '../../../print/sheet.ts';
import { idsOf, type Pressed, pressedOnce } from '../../../print/testing.ts';
import { SUPPLY } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';

test('LAN-1.1 LAN-1.2 Lancelot has its supplies, 16 deeds, 85 cards, and knights, counters and discs for four', async () => {
  const ids = idsOf(await pressedOnce('lancelot'), false);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  const things = ['sword:', 'mace:', 'lance:', 'magic:', 'lady:', 'allied:', 'enemy:', 'plot:'];
  expect(things.map(count)).toEqual(SUPPLY.slice(1));
  expect([count('deed:'), count('knight:'), count('morgana:'), count('excalibur')]).toEqual([DEEDS.length, 4, 4, 2]);
});

test('LAN-1.3 LAN-1.5 36 squires and 16 discs a player', async () => {
  const ids = idsOf(await pressedOnce('lancelot'), false);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(['squire:', 'disc:gules:', 'disc:azure:', 'disc:vert:', 'disc:or:'].map(count)).toEqual([36, 16, 16, 16, 16]);
});

test('a disc has a shield on one face and the wider ring of the Grail on the other', async () => {
  const document = await pressedOnce('lancelot');
  const [shield, grail] = [false, true].map((isBack) => lightBeside(document, 'disc:azure:1', isBack));
  expect(shield).toBeLessThan(130);
  expect(grail).toBeGreaterThan(180);
});

/** How light a disc is (0 to 255) to the lower right of its middle: there the shield has ended, the ring of the Grail not. */
function lightBeside({ plan, proof }: Pressed, id: string, isBack: boolean): number {
  const all = plan.flatMap(({ side }, n) => (side?.stood ?? []).map((stood) => ({ ...stood, side: side!, n }))); // stands on it
  const { side, cell, n } = all.find((stood) => stood.piece.id === id && stood.isBack === isBack)!; // every piece stands
  const { x, y } = cellBox(side.layout, cell);
  const { rgba, width } = proof.pixels(n + 1, 2);
  const pixel = (mm: number): number => Math.round((mm / 25.4) * 72 * 2);
  const patch = [13.2, 13.4, 13.6, 13.8].map((mm) => rgba[(pixel(y + mm) * width + pixel(x + mm)) * 4]);
  return patch.reduce((sum, value) => sum + value, 0) / patch.length;
}
