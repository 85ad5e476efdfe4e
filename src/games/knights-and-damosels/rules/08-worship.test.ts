import { describe, expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { earnings, yieldsOf } from './08-worship.ts';
import { CHIVALRIES } from './components.ts';
import { game } from './index.ts';
import { chivalry, event } from '../testing/cards.ts';
import { choices, play, refused, type SeatSketch, serving, worship } from '../testing/scene.ts';
import { bitsWord } from '../notation/words.ts';

/** Offers by chivalry: 'armor 0, sword 3'. */
function earned(name: string, offers: string, down = '', card = NONE, isFortune = false): number[] {
  const by = CHIVALRIES.map(() => NONE);
  for (const pair of offers.split(', ').filter((text) => text !== '')) by[chivalry(pair.split(' ')[0])] = Number(pair.split(' ')[1]); // prettier-ignore
  return earnings({
    event: event(name),
    offers: by,
    down: bitsWord(down.split(' ').filter((word) => word !== ''))!, // known words
    card,
    isFortune,
  });
}

const V5: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 1],
  [1, 0, 6, 0, 1],
  [1, 1, 0, 5, 0],
  [2, 0, 3, 0, 1],
  [2, 1, 2, 4, 1],
  [2, 2, 0, 2, 0],
  [3, 0, 2, 0, 1],
  [3, 1, 1, 4, 1],
  [3, 2, 4, 1, 1],
  [3, 3, 0, 1, 0],
];

/** V6: M is seat 0 (Merlin), X seat 3, Y seat 2, Z seat 1 (Arthur). */
const V6: SeatSketch[] = [{ row: 'armor farmer' }, { row: 'horse' }, { row: 'horse sword farmer fisher' }, { row: 'sword armor' }]; // prettier-ignore

describe('8 Worship phase', () => {
  test.each(V5)('KD-8.3, KD-8.5, KD-8.6, V5 %i share, %i face down', (k, d, up, down, vassalage) => {
    expect(yieldsOf(k, d)).toEqual({ up, down, vassalage });
    const total = (k - d) * up + d * down;
    expect(total).toBe(k === 0 ? 0 : d === k ? 6 - k : 6);
  });

  test('KD-8.4 the named chivalry earns 1 extra, whichever way it lies', () => {
    expect(earned('war-carlion', 'sword 0, horse 1')[2]).toBe(4);
    expect(earned('war-carlion', 'sword 0, horse 1', 'sword')[2]).toBe(5);
    expect(earned('war-carlion', 'sword 0', 'sword')[2]).toBe(6);
    expect(earned('war-carlion', 'horse 0')[2]).toBe(0);
  });

  test.each<[string, string, string, number[]]>([
    ['up', 'up', 'up', [3, 0, 3, 3]],
    ['up', 'down sword', 'up', [2, 0, 2, 5]],
    ['down armor', 'down sword', 'up', [2, 0, 5, 2]],
    ['down armor', 'down sword', 'down horse', [1, 0, 1, 2]],
  ])('KD-8.2, KD-8.3, V6 M %s, X %s, Y %s', (m, x, y, paid) => {
    const state = serving('war-carlion', V6);
    expect(game.pending(state)).toEqual([0, 2, 3]);
    play(state, [`0: ${m}`, `3: ${x}`, `2: ${y}`]);
    expect(worship(state)).toEqual(paid.map((gain) => gain + 1));
  });

  test('KD-8.2 only offered cards of the shared category are set, by their owners, once', () => {
    const state = serving('war-carlion', V6);
    expect([choices(state, 0), choices(state, 1)]).toEqual(['up, down armor', '']);
    expect([refused(state, 0, 'down farmer'), refused(state, 1, 'up')]).toEqual(['KD-8.2', 'KD-8.2']);
    play(state, ['0: up']);
    expect(refused(state, 0, 'down armor')).toBe('KD-15.1');
  });

  test.each(['up', 'down loyalty'])('V7 one hand splits two of three: 5 of the 6, with X %s', (x) => {
    const state = serving('quest-grail', [{ row: 'honor valor fisher' }, {}, { row: 'loyalty' }, {}]);
    play(state, ['0: down valor', `2: ${x}`]);
    expect(worship(state)).toEqual([8, 1, 2, 1]);
  });

  test('KD-8.2, T8 a player alone with all three Arms chooses too: 6, or 3 and no Vassalage', () => {
    const seats = [{ row: 'armor horse sword farmer' }, {}, {}];
    for (const [face, gain] of [
      ['up', 8],
      ['down horse', 8],
      ['down armor horse sword', 4],
    ] as const) {
      // prettier-ignore
      const state = serving('war-badon', seats);
      play(state, [`0: ${face}`]);
      expect(worship(state)[0]).toBe(1 + gain);
    }
  });

  test('T9 both betray: 2, 2 and nothing for Vassalage', () => {
    const state = serving('war-badon', [{ row: 'horse' }, { row: 'farmer fisher' }, { row: 'sword' }]);
    play(state, ['0: down horse', '2: down sword']);
    expect(worship(state)).toEqual([3, 1, 3]);
  });

  test('T10 Merlin with seven chivalries offers all of them in Prosperity, and wins as a knight', () => {
    const state = serving('prosperity-marriage', [
      { row: 'armor horse sword honor loyalty valor farmer' },
      { row: 'farmer' },
      {},
    ]);
    expect([worship(state), game.outcome(state)?.places[0]]).toEqual([[9, 1, 1], 1]);
  });

  test('T11 the named chivalry in two rows: only the one offered earns the extra', () => {
    const state = serving('prosperity-table', [{ row: 'forester' }, { row: 'forester' }, {}]);
    expect(worship(state)).toEqual([3, 1, 1]);
  });

  test('KD-8.7, KD-9.2 worship is paid in full, however much there is', () => {
    const state = serving('prosperity-table', [{ row: 'forester', worship: 28 }, { worship: 29 }, { worship: 29 }]);
    expect(worship(state)).toEqual([30, 29, 29]);
  });
});

describe('13 Service variants', () => {
  const V18 = 'armor 0, sword 3, horse 2, farmer 0, fisher 2';

  test('KD-13.1, V18 fortune: the card that is drawn has the whole pot', () => {
    expect(earned('war-carlion', V18, '', 0, true)).toEqual([6, 0, 1, 0, 0, 0, 1, 1, 0]);
    expect(earned('war-carlion', V18, '', 2, true)).toEqual([0, 0, 7, 0, 0, 0, 1, 1, 0]);
    expect(earned('war-carlion', 'armor 0, farmer 0', '', 2, true)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0]);
  });

  test('KD-13.1, KD-13.4 with fortune nobody sets faces, and the card goes back', () => {
    const state = serving('war-carlion', V6, { service: 'fortune' });
    expect([state.round, state.favour]).toEqual([2, NONE]);
    expect(worship(state).reduce((sum, held) => sum + held, 0)).toBe(4 + 6 + 2 + 1);
  });

  test('KD-13.2 fortune in Prosperity: the chivalry it names earns 1 more', () => {
    expect(earned('prosperity-table', 'farmer 0, armor 1', '', 0, true)).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0]);
  });

  test('KD-13.3, V18 favour: up, down, up and card 2 gives Y 1 + 1 + 1', () => {
    const state = serving('war-carlion', V6, { service: 'favour' });
    state.favour = 1;
    play(state, ['0: up', '3: down sword', '2: up']);
    expect(worship(state)).toEqual([3, 1, 4, 6]);
  });

  test('KD-13.3, T25 a favour for what nobody offered has no effect', () => {
    expect(earned('quest-beast', 'honor 0, fisher 1', '', 0)).toEqual([0, 0, 0, 6, 0, 0, 0, 1, 0]);
  });
});
