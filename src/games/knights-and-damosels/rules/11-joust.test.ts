import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../core/game.ts';
import { inEdition, keptRecord, problemsOf } from '../../../testing/kept.ts';
import { offeredBy } from './07-service.ts';
import { countBits } from './components.ts';
import { game } from './index.ts';
import type { Options, State } from './state.ts';
import { choices, play, refused, scene, type SeatSketch, serving, worship } from '../testing/scene.ts';
import { writeChivalries } from '../notation/words.ts';

/** V12: order A (seat 1), B (2), C (3), M (0). A has taken s1, a sword. */
function lists(worships: readonly number[] = [1, 1, 2, 1], options: Partial<Options> = {}): State {
  const state = scene({
    seats: worships.map((held) => ({ worship: held })),
    options: { joust: true, selection: 'free', ...options },
    step: 'select',
    event: 'war-rome',
    display: 'elaine:sword guenever:honor isoud:farmer morgan:valor viviane:fisher',
  });
  play(state, ['1: ask s1']);
  return state;
}

describe('11 The Joust', () => {
  test('KD-11.1 without the option there is no challenge', () => {
    const state = lists([1, 1, 2, 1], { joust: false });
    expect([refused(state, 2, 'challenge s1'), choices(state, 2).includes('challenge')]).toEqual(['KD-11.1', false]);
  });

  test('KD-11.2, KD-11.3 on turn, for what another took in this phase, with 1 worship, and if it is legal', () => {
    const state = lists();
    expect(choices(state, 2)).toBe('ask s2, ask s4, ask s5, challenge s1, none');
    expect(refused(state, 2, 'challenge s2')).toBe('KD-11.2');
    expect(refused(state, 3, 'challenge s1')).toBe('KD-6.1');
    expect(refused(lists([1, 1, 0, 1]), 2, 'challenge s1')).toBe('KD-11.3');
    const armed = lists();
    armed.players[2].row.push(47);
    expect(refused(armed, 2, 'challenge s1')).toBe('KD-11.3');
    expect(game.refusal(state, 2, { t: 'challenge', slot: 9 })?.id).toBe('KD-5.4');
  });

  test('KD-11.5, KD-11.9, KD-11.10, KD-11.13, V12, T18 the challenger wins s1, A selects another at once', () => {
    const state = lists();
    play(state, ['2: challenge s1']);
    expect([state.stack, game.pending(state), choices(state, 2)]).toEqual([
      ['select', 'exchange'],
      [1, 2],
      'high, low',
    ]);
    play(state, ['1: high', '2: high']);
    expect([state.joust.right, game.pending(state)]).toEqual([2, [1, 2]]);
    play(state, ['1: low', '2: high']);
    expect([worship(state), state.display[0].taker]).toEqual([[1, 0, 3, 1], 2]);
    expect([state.stack, game.pending(state), choices(state, 1)]).toEqual([['select', 'replace'], [1], 'ask s3, ask s4, ask s5, none']); // prettier-ignore
    expect(refused(state, 1, 'challenge s1')).toBe('KD-11.10');
    expect(refused(state, 3, 'ask s3')).toBe('KD-6.1');
    play(state, ['1: ask s3']);
    expect([game.pending(state), refused(state, 3, 'challenge s1')]).toEqual([[3], 'KD-11.13']);
    expect(choices(state, 3)).toContain('challenge s3');
  });

  test('KD-11.6 the challenger may not decline in the first exchange; both seal once', () => {
    const state = lists();
    play(state, ['2: challenge s1']);
    expect([refused(state, 2, 'decline'), refused(state, 1, 'decline'), refused(state, 3, 'high')]).toEqual(['KD-11.6', undefined, 'KD-11.5']); // prettier-ignore
    play(state, ['2: high']);
    expect(refused(state, 2, 'low')).toBe('KD-15.1');
    expect([game.view(state, 1).players[2].sealed, game.view(state, 2).players[2].sealed]).toEqual([HIDDEN, 0]);
    play(state, ['1: high']);
    expect(refused(state, 2, 'decline')).toBeUndefined();
  });

  test.each<[string, number[], string[], number, number[]]>([
    ['V14a the holder declines at once', [1, 1, 2, 1], ['1: decline', '2: low'], 2, [1, 1, 2, 1]],
    ['V14b KD-11.7 with 0 worship the joust goes on, and nothing is paid', [1, 0, 2, 1], ['1: low', '2: low', '1: low', '2: high'], 2, [1, 0, 2, 1]], // prettier-ignore
    ['KD-11.7 with 0 worship the right can still come back, and then a rival with worship pays', [1, 0, 2, 1], ['1: low', '2: low', '1: low', '2: low', '1: low', '2: high'], 1, [1, 1, 1, 1]], // prettier-ignore
    ['V14c similar, similar, different', [1, 1, 2, 1], ['1: low', '2: low', '1: high', '2: high', '1: high', '2: low'], 1, [1, 2, 1, 1]], // prettier-ignore
    ['V14d KD-11.6 both decline', [1, 1, 2, 1], ['1: low', '2: low', '1: decline', '2: decline'], 2, [1, 1, 2, 1]],
    ['KD-11.5 the other declines', [1, 1, 2, 1], ['1: low', '2: low', '1: decline', '2: high'], 2, [1, 1, 2, 1]],
    ['KD-11.5 the new holder declines', [1, 1, 2, 1], ['1: low', '2: low', '1: high', '2: decline'], 1, [1, 1, 2, 1]],
    ['KD-11.5 different at once', [1, 1, 2, 1], ['1: low', '2: high'], 1, [1, 2, 1, 1]],
  ])('%s', (_what, held, moves, taker, after) => {
    const state = lists(held);
    play(state, ['2: challenge s1', ...moves]);
    expect([state.display[0].taker, worship(state)]).toEqual([taker, after]);
  });

  test('KD-11.7 in edition 1 the joust ended when the old holder had nothing', () => {
    const state = lists([1, 0, 2, 1], { edition: 1 });
    play(state, ['2: challenge s1', '1: low', '2: low']);
    expect([state.display[0].taker, state.stack]).toEqual([2, ['select', 'replace']]);
  });

  test('KD-11.7 a record of version 1 is proved by the ruling it was played with, and not by the new one', () => {
    const record = keptRecord(new URL('../testing/edition-1.json.gz', import.meta.url));
    expect([record.version, problemsOf(game, record)]).toEqual([1, []]);
    expect(problemsOf(game, inEdition(game, record, 2))).toMatchObject([
      { where: 'moves[14]', rule: { id: 'KD-11.5' } },
    ]);
  });

  test('KD-11.8 after ten similar exchanges the right stays where it is', () => {
    const state = lists();
    play(state, ['2: challenge s1', ...Array.from({ length: 10 }, () => ['1: low', '2: low']).flat()]);
    expect([state.display[0].taker, state.stack]).toEqual([1, ['select']]);
  });

  test('KD-11.11, V14e a challenger who fails is still on turn; with 0 worship there is no second challenge', () => {
    const state = lists([1, 1, 1, 1]);
    play(state, ['2: challenge s1', '1: low', '2: high']);
    expect([game.pending(state), worship(state)[2], choices(state, 2)]).toEqual([
      [2],
      0,
      'ask s2, ask s4, ask s5, none',
    ]);
  });

  test('KD-11.4, T16 a challenge for what proves your own is denied; it counts as not challenged', () => {
    const state = scene({
      seats: [{}, {}, {}, {}],
      options: { joust: true, selection: 'free' },
      step: 'select',
      event: 'war-rome',
      display: 'isoud:sword elaine:sword guenever:farmer',
    });
    play(state, ['1: ask s1']);
    const heard = play(state, ['2: challenge s1']);
    expect([heard, game.pending(state), state.challenged]).toEqual([[{ t: 'denied', seat: 2, slot: 0, chivalry: 2 }], [2], 0]); // prettier-ignore
    expect([refused(state, 2, 'challenge s1'), choices(state, 2)]).toEqual(['KD-11.4', 'ask s2, ask s3, none']);
    play(state, ['2: ask s3']);
    expect(choices(state, 3)).toContain('challenge s1');
  });

  test('KD-11.10, T17 who yielded and has no slot left goes without', () => {
    const state = lists();
    for (const slot of [1, 2, 3, 4]) state.display[slot].taker = 0;
    const heard = play(state, ['2: challenge s1', '1: decline', '2: low']);
    expect(heard).toContainEqual({ t: 'wentWithout', seat: 1, asked: false });
    expect(game.pending(state)).toEqual([3]);
  });

  test('KD-11.14, T19 Merlin, last, may challenge Arthur for the first card', () => {
    const state = lists([1, 1, 0, 0]);
    play(state, ['2: ask s2', '3: ask s3']);
    state.display[0] = { ...state.display[0], damosel: 5 };
    state.display[4] = { ...state.display[4], damosel: 0 };
    play(state, ['0: challenge s1', '0: low', '1: decline']);
    expect([game.pending(state), choices(state, 1)]).toEqual([[1], 'ask s4, ask s5, none']);
    for (const viewer of [1, 2, 3]) expect(game.view(state, viewer).display[0].damosel).toBe(HIDDEN);
    play(state, ['1: ask s4']);
    expect(state.players.map(({ row }) => row.length)).toEqual([1, 1, 1, 1]);
  });

  test('KD-11.16 a player with worship is asked when there is only something to challenge for', () => {
    const state = lists([1, 1, 1, 0]);
    play(state, ['2: none']);
    for (const slot of [1, 2, 3, 4]) state.display[slot].taker = 0;
    state.turn = 2;
    expect([game.pending(state), choices(state, 2)]).toEqual([[2], 'challenge s1, challenge s2, challenge s4, challenge s5, none']); // prettier-ignore
    state.turn = 3;
    expect(game.pending(state)).toEqual([]);
  });

  test('KD-11.15, T20 worship paid in a joust counts at once', () => {
    const state = lists([1, 1, 30, 1]);
    play(state, ['2: challenge s1', '1: high', '2: low']);
    expect(worship(state)).toEqual([1, 2, 29, 1]);
  });
});

describe('11 Jousts in the Service phase', () => {
  /** V13: V6 with jousts. M is seat 0, X seat 3, Y seat 2, Z seat 1. */
  const V13: SeatSketch[] = [
    { row: 'armor farmer', worship: 4 },
    { row: 'horse', worship: 0 },
    { row: 'horse sword farmer fisher', worship: 1 },
    { row: 'sword armor', worship: 2 },
  ];
  const offers = (state: State): string[] => state.players.map((_, seat) => writeChivalries(offeredBy(state, seat)));

  test('KD-11.12, V13 first the free matches, then challenges one after the other, then done', () => {
    const state = serving('war-carlion', V13, { joust: true });
    expect([game.pending(state), choices(state, 3)]).toEqual([[3], 'contest armor, done']);
    expect([refused(state, 2, 'done'), refused(state, 3, 'contest sword'), refused(state, 3, 'contest horse')]).toEqual(['KD-11.2', 'KD-11.2', 'KD-11.2']); // prettier-ignore
    play(state, ['3: contest armor', '0: high', '3: low']);
    expect([worship(state), choices(state, 3), game.pending(state)]).toEqual([[5, 0, 1, 1], '', [2]]);
    expect(choices(state, 2)).toBe('contest sword, contest farmer, done');
    play(state, ['2: contest sword', '2: low', '3: low', '3: decline', '2: high']);
    expect([offers(state), worship(state)]).toEqual([
      ['armor farmer', '-', 'horse sword fisher', '-'],
      [5, 0, 1, 1],
    ]);
    expect(choices(state, 2)).toBe('contest farmer, done');
    play(state, ['2: done']);
    expect([state.stack, game.pending(state)]).toEqual([['faces'], [0, 2]]);
  });

  test('KD-11.3, KD-11.13 a chivalry is contested once, by one whose row holds it and who has worship', () => {
    const state = serving('war-carlion', V13, { joust: true });
    play(state, ['3: done', '2: contest farmer', '0: low', '2: high']);
    expect([worship(state)[2], game.pending(state)]).toEqual([0, [0, 2, 3]]);
    const rich = serving('war-carlion', V13.map((seat) => ({ ...seat, worship: 9 })), { joust: true }); // prettier-ignore
    expect(refused(rich, 3, 'contest farmer')).toBe('KD-11.3');
    play(rich, ['3: done', '2: contest farmer', '0: low', '2: high']);
    expect(refused(rich, 2, 'contest farmer')).toBe('KD-11.13');
  });

  test('KD-11.10 who yielded an offer has nothing else to offer: no question is put', () => {
    const state = serving('war-carlion', V13, { joust: true });
    play(state, ['3: contest armor', '0: decline', '3: low']);
    expect([offers(state)[3], offers(state)[0], game.pending(state)]).toEqual(['armor sword', 'farmer', [2]]);
    expect(countBits(state.challenged)).toBe(1);
  });
});
