import { describe, expect, test } from 'vitest';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { countBits } from './components.ts';
import { game } from './index.ts';
import type { State } from './state.ts';
import { choices, choosing, play, refused, rows, scene } from '../testing/scene.ts';

/** V11 at the beginning of its third step. */
const court = (options = {}): State =>
  scene({
    seats: [{}, {}, {}, { damosel: 'nimue' }],
    step: 'select',
    options,
    event: 'war-rome',
    annals: 'disaster-adultery quest-grail',
    display: 'isoud:farmer elaine:horse nimue:sword guenever:horse viviane:honor',
  });

/** V19: sword, sword, farmer; seat 0 (A) gave a sword and acts after 2 and 3 (B and C). */
const swords = (): State =>
  scene({
    seats: [{}, {}, {}, {}],
    merlin: 1,
    step: 'select',
    event: 'war-rome',
    display: 'isoud:sword elaine:sword viviane:farmer',
  });

describe('6 Knight phase', () => {
  test('KD-6.1 in turn order, one free slot each', () => {
    const state = court();
    expect(game.pending(state)).toEqual([1]);
    expect(refused(state, 2, 'ask s5')).toBe('KD-6.1');
    expect(game.refusal(state, 1, { t: 'ask', slot: 5 })?.id).toBe('KD-5.4');
    play(state, ['1: ask s2']);
    expect([game.pending(state), refused(state, 2, 'ask s2')]).toEqual([[2], 'KD-6.1']);
  });

  test('KD-6.2 not a chivalry the row has', () => {
    const state = choosing(['', 'horse'], 'isoud:farmer elaine:horse morgan:sword viviane:honor');
    expect([refused(state, 1, 'ask s2'), refused(state, 1, 'ask s1')]).toEqual(['KD-6.2', undefined]);
  });

  test('KD-6.3, T4 who has all that the free slots show is not asked', () => {
    const state = choosing(['', '', 'farmer horse'], 'elaine:farmer guenever:horse viviane:armor');
    const heard = play(state, ['1: ask s3']);
    expect(game.pending(state)).toEqual([3]);
    expect(heard).toContainEqual({ t: 'wentWithout', seat: 2, asked: false });
  });

  test('KD-6.4, KD-6.5, KD-6.6, V11, V19 a denial is public, and the player is asked again', () => {
    const state = court();
    expect(choices(state, 1)).toBe('ask s1, ask s2, ask s3, ask s4, ask s5');
    const [told] = play(state, ['1: ask s4']);
    expect(told).toEqual({ t: 'denied', seat: 1, slot: 3, chivalry: 1 });
    expect([game.pending(state), choices(state, 1)]).toEqual([[1], 'ask s1, ask s2, ask s3, ask s5']);
    for (const viewer of [2, 3, 'watcher'] as const) expect(game.view(state, viewer).display[3].damosel).toBe(1);
    expect(game.view(state, 2).display[1].damosel).toBe(HIDDEN);
    play(state, ['1: ask s2']);
    expect(choices(state, 2)).toBe('ask s3, ask s4, ask s5');
    expect(refused(state, 2, 'ask s1')).toBe('KD-6.4');
  });

  test('KD-6.4, V19 a slot denied to another is not your own, so the other one is', () => {
    const state = swords();
    expect(choices(state, 2)).toBe('ask s1, ask s2, ask s3');
    play(state, ['2: ask s1']);
    state.turn = 0;
    expect(choices(state, 0)).toBe('ask s1, ask s3');
    expect(refused(state, 0, 'ask s2')).toBe('KD-6.4');
    expect(game.view(state, 0).display.map(({ damosel }) => damosel)).toEqual([2, 0, HIDDEN]);
    play(state, ['0: ask s1']);
    expect(state.display[0].taker).toBe(0);
  });

  test('KD-6.4, V19 a slot that another took leaves you in doubt; then only s3 is left', () => {
    const state = swords();
    play(state, ['2: ask s3']);
    state.display[0].taker = 3;
    state.turn = 0;
    state.display[2].taker = NONE;
    expect(choices(state, 0)).toBe('ask s2, ask s3');
    play(state, ['0: ask s2']);
    expect(choices(state, 0)).toBe('ask s3');
  });

  test('KD-6.4 Merlin knows every slot', () => {
    const state = swords();
    state.turn = 1;
    state.players[1].damosel = 2;
    state.players[1].gift = 2;
    state.players[2].damosel = 1;
    expect(choices(state, 1)).toBe('ask s2, ask s3');
  });

  test('T5, T3 the only lacking chivalry is the recognized own card: asked, and can only answer none', () => {
    const state = choosing(['', 'farmer'], 'isoud:farmer guenever:horse');
    expect([game.pending(state), choices(state, 1)]).toEqual([[1], 'none']);
    play(state, ['1: none']);
    expect(state.players[1].shown).toBe(1);
    const merlin = scene({ seats: [{}, {}, {}, {}, {}, {}], step: 'select', turn: 0, event: 'war-rome', display: 'elaine:horse' }); // prettier-ignore
    expect(choices(merlin, 0)).toBe('none');
    play(merlin, ['0: none']);
    expect([rows(merlin)[0], countBits(merlin.players[0].pile)]).toEqual(['', 9]);
  });

  test('T6 nobody is denied twice: there is one own card in a display', () => {
    const state = court();
    play(state, ['1: ask s4', '1: ask s2']);
    expect(state.players[1].denied).toBe(3);
  });

  test('KD-6.7 strict: no card only when nothing can be asked for; free: always', () => {
    expect([refused(court(), 1, 'none'), refused(court({ selection: 'free' }), 1, 'none')]).toEqual([
      'KD-6.7',
      undefined,
    ]);
    const state = court({ selection: 'free' });
    play(state, ['1: none']);
    expect([state.players[1].shown, game.pending(state)]).toEqual([NONE, [2]]);
  });

  test('KD-6.8, KD-6.10, KD-6.11, V11 granted cards join the rows, leftovers go home', () => {
    const state = court();
    const heard = play(state, ['1: ask s4', '1: ask s2', '2: ask s3', '3: ask s4', '0: ask s1']);
    expect(rows(state)).toEqual(['farmer', 'horse', 'sword', 'horse']);
    expect(state.players.map(({ row }) => Math.floor(row[0] / 9))).toEqual([2, 0, 4, 1]);
    expect(state.players.map(({ pile }) => countBits(pile))).toEqual([8, 8, 8, 8]);
    expect([state.court.length, state.display.length]).toEqual([18, 0]);
    const order = heard.flatMap((told) =>
      told.t === 'earned' ? [String(told.seat)] : told.t === 'wentHome' ? ['home'] : [],
    );
    expect(order.join(' ')).toBe('1 2 3 0 home');
    expect(game.view(state, 'watcher').players[1].row).toEqual(state.players[1].row);
  });

  test('KD-6.8 a card granted to another keeps its damosel hidden until the end of the phase', () => {
    const state = court();
    play(state, ['1: ask s2']);
    expect([game.view(state, 1).display[1].damosel, game.view(state, 0).display[1].damosel]).toEqual([HIDDEN, 0]);
  });

  test('KD-6.10 a leftover card returns to its pile and may be given again', () => {
    const state = scene({ seats: [{}, {}, {}], step: 'select', turn: 0, options: { selection: 'free' }, event: 'disaster-adultery', display: 'guenever:horse isoud:sword' }); // prettier-ignore
    play(state, ['0: none']);
    expect(state.players[1].pile).toBe(511);
  });
});
