/** The set of Lancelot, read back from the PDF. */
import { expect, test } from 'vitest';
import { idsOf, pressedOnce } from '../../../print/testing.ts';
import { SUPPLY } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';

test('LAN-1.1 LAN-1.2 Lancelot has its supplies, 16 deeds, 85 cards, and knights, counters and discs for four', async () => {
  const ids = idsOf(await pressedOnce('lancelot'), false);
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
