import { describe, expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { goOn } from './03-round.ts';
import { goHome } from './06-knight.ts';
import { offeredBy } from './07-service.ts';
import { countBits } from './components.ts';
import { game } from './index.ts';
import type { Happening } from './happenings.ts';
import type { State } from './state.ts';
import { card } from '../testing/cards.ts';
import { choices, loaded, play, refused, rows, scene, serving, worship } from '../testing/scene.ts';
import { writeChivalries } from '../notation/words.ts';

const offers = (state: State): string[] => state.players.map((_, seat) => writeChivalries(offeredBy(state, seat)));

/** V6: the order is M (seat 0), X (3), Y (2), Z (1). */
const V6 = [{ row: 'armor farmer' }, { row: 'horse' }, { row: 'horse sword farmer fisher' }, { row: 'sword armor' }]; // prettier-ignore

describe('7 Service phase', () => {
  test('KD-7.1, KD-7.2, KD-7.3, V6 all listed cards that nobody offered before, Merlin first', () => {
    const state = serving('war-carlion', V6);
    expect(offers(state)).toEqual(['armor farmer', '-', 'horse fisher', 'sword']);
    expect(rows(state)[2]).toBe('horse sword farmer fisher');
  });

  test('KD-7.3 offers slide back at the end of the round', () => {
    const state = serving('war-carlion', V6);
    play(state, ['0: up', '3: up', '2: up']);
    expect([offers(state), state.round]).toEqual([['-', '-', '-', '-'], 2]);
  });

  test('KD-7.1, V8 Prosperity: whoever comes first offers; KD-8.1 each card earns 1', () => {
    const rows8 = [{ row: 'armor honor farmer' }, { row: 'farmer sword valor' }, { row: 'honor forester' }, { row: 'armor fisher' }]; // prettier-ignore
    const state = serving('prosperity-marriage', rows8);
    expect([worship(state), state.round]).toEqual([[5, 3, 2, 2], 2]);
  });

  test('T7 a War in which nobody holds Arms: Vassalage earns, and nobody sets a face', () => {
    const state = serving('war-rome', [{ row: 'farmer honor' }, { row: 'fisher' }, { row: 'farmer' }]);
    expect([worship(state), state.round]).toEqual([[2, 2, 1], 2]);
  });
});

const V10 = [
  { row: 'honor loyalty', worship: 5 },
  { row: 'valor', worship: 3 },
  { row: 'loyalty honor', worship: 1 },
  { row: 'sword' },
];

describe('7 Disasters', () => {
  test('KD-7.4 those with listed cards set each of them, the others are not asked', () => {
    const state = serving('disaster-adultery', V10);
    expect(game.pending(state)).toEqual([0, 1, 2]);
    expect(choices(state, 0)).toBe('up, down honor, down loyalty, down honor loyalty');
    expect([refused(state, 0, 'down valor'), refused(state, 3, 'up')]).toEqual(['KD-7.4', 'KD-7.4']);
    play(state, ['0: down honor']);
    expect(refused(state, 0, 'up')).toBe('KD-15.1');
  });

  test('KD-7.6, V10a 2 up and 3 down: the three go home, the two pay', () => {
    const state = serving('disaster-adultery', V10);
    play(state, ['0: down loyalty', '1: up', '2: down loyalty honor']);
    expect(rows(state)).toEqual(['honor', 'valor', '', 'sword']);
    expect(worship(state)).toEqual([3, 1, 1, 1]);
  });

  test('KD-7.7, KD-9.1, V10b who owes more than there is pays all and keeps the card', () => {
    const state = serving('disaster-adultery', V10);
    const heard = play(state, ['0: down loyalty', '1: up', '2: down loyalty']);
    expect(rows(state)).toEqual(['loyalty', '', 'loyalty', 'sword']);
    expect(worship(state)).toEqual([3, 3, 0, 1]);
    expect(heard).toContainEqual({ t: 'paid', seat: 2, worship: 1, owed: 2 });
  });

  test('KD-7.5, V10c, V9 as many up as down: nothing happens', () => {
    const state = serving('disaster-adultery', [V10[0], V10[1], { row: 'loyalty', worship: 1 }, {}]);
    play(state, ['0: down loyalty', '1: up', '2: down loyalty']);
    expect([rows(state), worship(state)]).toEqual([
      ['honor loyalty', 'valor', 'loyalty', ''],
      [5, 3, 1, 1],
    ]);
  });

  test('KD-7.7, V10d two cards on the smaller side cost 4, or all of 3', () => {
    const state = serving('disaster-adultery', [{ row: 'honor loyalty', worship: 3 }, { row: 'honor loyalty valor' }, {}]); // prettier-ignore
    play(state, ['0: up', '1: down honor loyalty valor']);
    expect([rows(state), worship(state)]).toEqual([
      ['honor loyalty', '', ''],
      [0, 1, 1],
    ]);
  });

  test.each([
    ['up', 1],
    ['down farmer', 1],
  ])('KD-7.8, V9 a single card goes home, %s', (face, held) => {
    const state = serving('disaster-merlin', [{ row: 'farmer' }, {}, {}]);
    play(state, [`0: ${face}`]);
    expect([rows(state)[0], worship(state)[0]]).toEqual(['', held]);
  });

  test.each<[string, string[], string[]]>([
    ['3/2', ['0: up', '1: down horse sword'], ['', 'horse sword']],
    ['2/3', ['0: down armor horse sword', '1: up'], ['', 'horse sword']],
    ['1/4', ['0: down armor sword', '1: down horse sword'], ['horse', '']],
    ['5/0', ['0: up', '1: up'], ['', '']],
  ])('KD-7.6, V9 counted %s', (_counts, moves, left) => {
    const state = serving('disaster-mordred', [{ row: 'armor horse sword', worship: 9 }, { row: 'horse sword', worship: 9 }, {}]); // prettier-ignore
    play(state, moves);
    expect(rows(state).slice(0, 2)).toEqual(left);
  });

  test('KD-7.5, KD-7.9, V9 nobody has a listed card: the round ends, without a Worship phase', () => {
    const state = scene({ seats: [{}, {}, {}], step: 'select', turn: NONE, event: 'disaster-mordred' });
    const heard: Happening[] = [];
    goOn(state, loaded(), (told) => heard.push(told));
    expect(heard).toContainEqual({ t: 'disaster', up: 0, down: 0 });
    expect([heard.some(({ t }) => t === 'worship'), state.round]).toEqual([false, 2]);
  });

  test('KD-7.6, T12 cards go home to the pile or to the Court, and can be given again', () => {
    const state = serving('disaster-mordred', [{ row: 'guenever:sword viviane:armor' }, {}, {}]);
    state.players[1].pile = 0;
    const court = state.court.length;
    play(state, ['0: up']);
    expect([countBits(state.players[1].pile), state.court.length]).toEqual([1, court + 1]);
  });

  test('KD-6.10, KD-17.2 a card is shuffled into any place of the Court pile', () => {
    const places = new Set<number>();
    for (let place = 0; place < 4; place++) {
      const state = scene({ seats: [{}, {}, {}], step: 'select', event: 'war-rome' });
      state.court.length = 3;
      goHome(state, card('viviane:sword'), -1, loaded(place), () => {});
      places.add(state.court.indexOf(card('viviane:sword')));
    }
    expect([...places]).toEqual([0, 1, 2, 3]);
  });
});
