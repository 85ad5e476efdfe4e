import { describe, expect, test } from 'vitest';
import { TABLE_RULES } from '../../../core/steps.ts';
import { game } from './index.ts';
import { merlinOf, type State } from './state.ts';
import { move, play, refused, rows, scene, serving, worship } from '../testing/scene.ts';

/** V11 from its beginning; the display lies as the example has it. */
function V11(): State {
  const state = scene({
    seats: [{}, {}, {}, { damosel: 'nimue' }],
    step: 'discardEvent',
    drawn: 'war-rome quest-grail disaster-adultery',
  });
  state.court.sort((a, b) => (a === 48 ? 1 : b === 48 ? -1 : 0)); // viviane:honor on top
  play(state, ['1: discard disaster-adultery', '0: reveal war-rome', '0: give horse', '1: give horse', '2: give farmer', '3: give sword']); // prettier-ignore
  const order = [24, 1, 38, 10, 48]; // isoud:farmer elaine:horse nimue:sword guenever:horse viviane:honor
  state.display.sort((a, b) => order.indexOf(9 * a.damosel + a.chivalry) - order.indexOf(9 * b.damosel + b.chivalry));
  return state;
}

describe('a whole round', () => {
  test.each([
    [
      ['3: down horse', '2: up'],
      [2, 1, 3, 6],
    ],
    [
      ['3: down horse', '2: down sword'],
      [1, 1, 3, 4],
    ],
  ])('V11, KD-17.1 faces %j', (faces, paid) => {
    const state = V11();
    expect(state.display.length).toBe(5);
    play(state, ['1: ask s4', '1: ask s2', '2: ask s3', '3: ask s4', '0: ask s1']);
    expect(rows(state)).toEqual(['farmer', 'horse', 'sword', 'horse']);
    expect(game.pending(state)).toEqual([2, 3]);
    play(state, faces);
    expect(worship(state)).toEqual(paid);
    expect([state.round, state.arthur, merlinOf(state), game.pending(state)]).toEqual([2, 2, 1, [2]]);
  });

  test('KD-15.2 nothing with a single answer is asked, and nothing is refused that is listed', () => {
    const state = serving('war-rome', [{ row: 'farmer' }, {}, {}]);
    expect([state.round, state.stack]).toEqual([2, ['discardEvent']]);
  });

  test('KD-14.2 the presets change what they say', () => {
    expect(game.presets?.map(({ name, options }) => [name, Object.keys(options).join(' ')])).toEqual([
      ['Classic', ''],
      ['Courtly', 'selection'],
      ['Round Table', 'selection joust camlann'],
    ]);
  });

  test('refuses strangers and everything after the end', () => {
    expect(game.refusal(V11(), 4, move('ask s1'))).toBe(TABLE_RULES.stranger);
    const over = serving('prosperity-table', [{ worship: 30 }, {}, {}]);
    expect([game.pending(over), game.refusal(over, 0, move('up'))]).toEqual([[], TABLE_RULES.over]);
  });
});

describe('reading moves', () => {
  test.each([
    undefined,
    null,
    7,
    'none',
    [],
    {},
    { t: 'ask' },
    { t: 'ask', slot: '1' },
    { t: 'ask', slot: 1.5 },
    { t: 'ask', slot: -1 },
    { t: 'give', chivalry: Number.NaN },
    { t: 'faces', down: 512 },
    { t: 'fight', card: 54 },
    { t: 'toString' },
    { t: '__proto__' },
    { t: 'choose', knight: 1 },
  ])('%j is no move', (raw) => {
    // prettier-ignore
    expect(game.readMove(raw)).toBeUndefined();
  });

  test('a move is read without what does not belong to it', () => {
    expect(game.readMove({ t: 'ask', slot: 2, extra: 'x' })).toEqual({ t: 'ask', slot: 2 });
    expect(game.readMove({ t: 'none', slot: 2 })).toEqual({ t: 'none' });
  });
});

describe('the clock', () => {
  test('KD-10.9 an absent player does what chapter 15 says', () => {
    const state = scene({ seats: [{}, {}, {}], step: 'discardEvent', drawn: 'war-rome quest-grail disaster-adultery' });
    expect(game.fallback(state, 1)).toEqual(move('discard disaster-adultery'));
    play(state, ['1: discard war-rome']);
    expect(game.fallback(state, 0)).toEqual(move('reveal quest-grail'));
    play(state, ['0: reveal quest-grail']);
    expect(game.fallback(state, 2)).toEqual(move('give armor'));
    const strict = scene({ seats: [{}, {}, {}], step: 'select', event: 'war-rome', display: 'guenever:horse viviane:sword' }); // prettier-ignore
    expect(game.fallback(strict, 1)).toEqual(move('ask s2'));
    const free = { ...strict, options: { ...strict.options, selection: 'free' as const } };
    expect([game.fallback(free, 1), refused(free, 1, 'none')]).toEqual([move('none'), undefined]);
    const faces = serving('war-rome', [{ row: 'sword' }, {}, {}]);
    expect(game.fallback(faces, 0)).toEqual(move('up'));
  });

  test('KD-11.6 in a joust the absent decline, the challenger first thrusts high', () => {
    const state = scene({ seats: [{}, {}, {}], options: { joust: true }, step: 'select', event: 'war-rome', display: 'elaine:horse viviane:sword' }); // prettier-ignore
    play(state, ['1: ask s2', '2: challenge s2']);
    expect([game.fallback(state, 2), game.fallback(state, 1)]).toEqual([move('high'), move('decline')]);
  });
});
