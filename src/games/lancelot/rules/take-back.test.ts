import { expect, test } from 'vitest';
import { reveals } from '../../../core/takeback.ts';
import { DEEDS } from './deeds.ts';
import { game } from './index.ts';
import { scene, sit } from '../testing/scene.ts';

/** Whether it shows something new that the last knight comes home while these deeds lie face up, and the rest below. */
function lastHomeReveals(deeds: string): boolean {
  const stack = DEEDS.map((_, i) => `D${String(i + 1).padStart(2, '0')}`)
    .filter((deed) => !deeds.includes(deed))
    .join(' ');
  const before = scene({ knights: [{ at: 'GRA' }, { at: 'home', chair: 'Gawain' }], deeds, stack });
  const after = game.clone(before);
  const events: unknown[] = [];
  const move = sit('Guinevere');
  game.apply(after, 0, move, { below: () => 0 }, (event) => events.push(event));
  return reveals(game, 2, { n: 1, seat: 0, move, before, after, events, isByPerson: true });
}

test('LAN-14.1 a move that turns up a deed is not taken back; one that fills no place is', () => {
  expect(lastHomeReveals('- D02 D03')).toBe(true);
  expect(lastHomeReveals('D01 D02 D03')).toBe(false);
});
