import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick, shuffle } from '../../../core/shuffle.ts';
import { HIDDEN, unheard } from '../../../core/game.ts';
import { game } from './index.ts';
import { cardsUnseen, imagine, tilesUnseen, view, witness } from './secrets.ts';
import { clone, type State } from './state.ts';
import { lay, PLAIN, scene } from '../testing/scene.ts';

/** Two players in mid-game, the second of whom has chosen. */
function sealedByOne(): State {
  const dice = seededDice('sealed');
  const state = game.setup(2, PLAIN, dice, unheard);
  for (let turn = 0; turn < 11; turn++)
    for (const seat of [0, 1]) game.apply(state, seat, pick(game.moves(state, seat), dice), dice, unheard);
  game.apply(state, 1, game.moves(state, 1)[3], dice, unheard);
  return state;
}

describe('10 Secrets', () => {
  test('DQ-10.4, DQ-10.5 nobody is shown the order of the deck or of the face-down tiles', () => {
    const state = sealedByOne();
    for (const viewer of [0, 1, 'watcher'] as const) {
      const seen = view(state, viewer);
      expect(new Set([seen.deck, ...seen.realms.map(({ bag }) => bag)].flat())).toEqual(new Set([HIDDEN]));
      expect([seen.deck.length, seen.realms[0].bag.length]).toEqual([state.deck.length, state.realms[0].bag.length]);
    }
  });

  test('DQ-10.3, DQ-11.17 a choice is shown to its owner only; others see that it was made', () => {
    const state = sealedByOne();
    expect(view(state, 1).realms[1].sealed).toBe(state.realms[1].sealed);
    expect([view(state, 0).realms[1].sealed, view(state, 'watcher').realms[1].sealed]).toEqual([HIDDEN, HIDDEN]);
    const event = { t: 'sealed', seat: 1, lay: lay('Ch1') } as const;
    expect([witness(event, 1), witness(event, 0)]).toEqual([event, { ...event, lay: HIDDEN }]);
  });

  test('DQ-10.4, DQ-11.15, DQ-11.16 boards, face-up tiles, the tile set aside and scores lie open', () => {
    const state = scene({
      round: 3,
      card: 'G3',
      deck: 'A1',
      realms: [{ hand: 'Ch1' }, { hand: 'Ch2', aside: 'Wm1', board: 'B2 Ca6' }],
    });
    const { realms } = view(state, 0);
    expect([realms[1].hand, realms[1].aside, realms[1].board]).toEqual([
      state.realms[1].hand,
      state.realms[1].aside,
      state.realms[1].board,
    ]);
  });

  test('DQ-10.4 what is still to come is known without its order', () => {
    const state = sealedByOne();
    const sorted = (list: number[]): number[] => list.toSorted((a, b) => a - b);
    expect(sorted(cardsUnseen(view(state, 0)))).toEqual(sorted(state.deck));
    expect(sorted(tilesUnseen(view(state, 0).realms[1]))).toEqual(sorted(state.realms[1].bag));
  });

  test('DQ-13.6 a view does not change with the hidden order or with a hidden choice', () => {
    const state = sealedByOne();
    const other = clone(state);
    shuffle(other.deck, seededDice(7));
    shuffle(other.realms[0].bag, seededDice(8));
    other.realms[1].sealed = lay('Kn3b');
    expect(view(other, 0)).toEqual(view(state, 0));
  });

  test('DQ-16.1 what a bot imagines fits all it has seen, and is not always the truth', () => {
    const state = sealedByOne();
    const seen = view(state, 0);
    const dreams = Array.from({ length: 50 }, (_, i) => imagine(seen, 0, seededDice(i)));
    for (const dream of dreams) expect(game.components(dream).toSorted()).toEqual(game.components(state).toSorted());
    expect(new Set(dreams.map((dream) => String(dream.deck))).size).toBe(50);
    expect(new Set(dreams.map((dream) => dream.realms[1].sealed)).size).toBeGreaterThan(3);
  });
});
