import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { game } from './index.ts';
import { strength } from './06-strength.ts';
import type { State } from './state.ts';
import { cards, chivalry, journey, treasure } from '../testing/cards.ts';
import { DRAW, ENOUGH, LEAVE, SILENCE, SIT_OUT, tell, WOO } from '../testing/moves.ts';
import { act, faces, refused, scene } from '../testing/scene.ts';

const FIVE = ['C01 C02 C03 C05 C06', 'C04 C07 C08 C09 C13', 'C10 C11 C12 C14 C35', 'C15 C16 C17 C18 C19'];

/** Seat 0 has drawn the Love. */
function love(id: string, more: Partial<Parameters<typeof scene>[0]> = {}): State {
  const state = scene({
    journey: `${id} E12`,
    treasures: 'T03 T38 T05',
    chivalry: 'C60 C61 C62 C63 C64 C65 C66 C67 C68 C69 C70 C71',
    knights: FIVE.map((hand) => ({ hand })),
    ...more,
  });
  act(state, 0, DRAW);
  return state;
}

function woo(state: State, ...seats: number[]): void {
  for (const seat of game.pending(state)) act(state, seat, seats.includes(seat) ? WOO : SIT_OUT);
}

describe('5 Loves', () => {
  test.each([
    [2, [5, 5, 5, 5], [5, 5, 2, 0]],
    [1, [5, 5, 2, 0], [5, 5, 2, 0]],
  ] as const)('LM-12.7 under visors hands are counted as before the poems (edition %i)', (edition, masked, after) => {
    const state = love('L02', { options: { names: 'visors down', edition } });
    const sizes = (viewer: number | 'watcher'): number[] =>
      game.view(state, viewer).knights.map(({ hand }) => hand.length);
    woo(state, 2, 3);
    act(state, 2, tell('C10 C11 C12'));
    act(state, 3, tell('C15 C16 C17 C18 C19'));
    expect([state.phase, sizes(0), sizes('watcher')]).toEqual(['name', masked, masked]);
    expect(game.view(state, 3).knights[3].hand).toEqual([]);
    act(state, 0, { t: 'name', tale: 0 });
    expect(sizes(0)).toEqual(after);
  });

  test('LM-12.7 who could not have told so many cards is not imagined to have', () => {
    const knights = [{ hand: FIVE[0] }, { hand: 'C04 C07 C08' }, { hand: FIVE[2] }, { hand: 'C15 C16 C17' }];
    const state = love('L02', { options: { names: 'visors down' }, knights });
    woo(state, 1, 2, 3);
    act(state, 1, tell('C04 C07 C08'));
    act(state, 2, tell('C10 C11 C12 C14 C35'));
    act(state, 3, tell('C15 C16 C17'));
    const longest = state.tales.findIndex(({ seat }) => seat === 2);
    const others = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const seen = game.view(state, 0);
      const imagined = game.imagine(seen, 0, seededDice(`masks ${i}`));
      const { knights: again, tales } = game.view(imagined, 0);
      expect([imagined.tales[longest].seat, again, tales]).toEqual([2, seen.knights, seen.tales]);
      others.add(imagined.tales.map(({ seat }) => seat).join(' '));
    }
    expect(others.size).toBe(2);
  });

  test('LM-5.1, LM-5.2 everybody but the judge may woo or sit out, also with a Love', () => {
    const state = love('L02', { knights: [{ hand: FIVE[0] }, { hand: FIVE[1], wears: 'L01' }, { hand: FIVE[2] }] });
    expect(game.pending(state)).toEqual([1, 2]);
    expect(refused(state, 0, WOO)).toBe('LM-5.1');
    expect([refused(state, 1, WOO), refused(state, 1, SIT_OUT)]).toEqual([undefined, undefined]);
    expect(refused(state, 1, tell('C04'))).toBe('LM-5.2');
  });

  test('LM-5.3 the choices are secret until all are made, and final', () => {
    const state = love('L01');
    act(state, 2, WOO);
    expect(game.view(state, 1).knights[2].woo).toBe(HIDDEN);
    expect(refused(state, 2, SIT_OUT)).toBe('LM-5.3');
    act(state, 1, SIT_OUT);
    const events = act(state, 3, WOO);
    expect(events).toContainEqual({ t: 'wooers', seats: [2, 3], card: journey('L01') });
    expect(game.pending(state)).toEqual([2, 3]);
    expect(refused(state, 1, tell('C04 C07 C08'))).toBe('LM-5.2');
  });

  test('V11, LM-5.4 who may woo Ana Félix', () => {
    const knights = [{}, { hand: FIVE[1], wears: 'L06' }, { hand: 'C10 C11' }, { hand: FIVE[3] }];
    const state = love('L16', { knights });
    expect(game.pending(state)).toEqual([3]);
    act(state, 3, SIT_OUT);
    expect([state.journeyDiscard, state.phase]).toEqual([[journey('L16')], 'draw']);
  });

  test('V10, LM-5.6, LM-3.1 nobody woos: another card in the same turn', () => {
    const state = love('L09');
    woo(state);
    expect([state.journeyDiscard, game.pending(state)]).toEqual([[journey('L09')], [0]]);
    act(state, 0, DRAW);
    expect([state.card, state.drawer, state.phase]).toEqual([journey('E12'), 0, 'tell']);
  });

  test('V10, LM-10.8 and from an empty deck a Feat set aside, of the third sally first', () => {
    const state = love('L09', { journey: 'L09', aside: 'F01 E20 F09 F04' });
    woo(state);
    const [drawn] = act(state, 0, DRAW);
    expect(drawn).toEqual({ t: 'journey', seat: 0, card: journey('F09'), aside: true });
    expect([state.phase, state.aside.length]).toEqual(['before', 3]);
  });

  test('LM-5.5, LM-5.7 at least three cards, or as many as the Love says', () => {
    const state = love('L01');
    woo(state, 1);
    expect(refused(state, 1, tell('C04 C07'))).toBe('LM-5.7');
    expect(refused(state, 1, tell('C04 C04 C07'))).toBe('LM-8.3');
    expect(refused(state, 1, tell('C04 C07 C08 C09 C13', 'x'.repeat(601)))).toBe('LM-12.2');
    expect(refused(state, 1, tell('C04 C07 C08 C09 C13'))).toBeUndefined();
    const dorotea = love('L09');
    woo(dorotea, 1);
    expect(refused(dorotea, 1, tell('C04 C07 C08'))).toBe('LM-5.7');
  });

  test('V9, LM-5.9, LM-5.11 wooing Tosilos alone', () => {
    const state = love('L15', { knights: [{ hand: FIVE[0] }, { hand: 'C13 C35' }, { hand: FIVE[2] }] });
    woo(state, 1);
    act(state, 1, tell('C13 C35', 'O Tosilos!'));
    expect(refused(state, 0, ENOUGH)).toBe('LM-5.9');
    act(state, 0, { t: 'name', tale: 0 });
    act(state, 0, { t: 'take', card: chivalry('C13') });
    act(state, 0, { t: 'take', card: chivalry('C35') });
    expect([state.chivalryDiscard, state.knights[0].hand.length]).toEqual([[], 7]);
    act(state, 1, { t: 'accept' });
    expect(state.knights[1].love).toBe(journey('L15'));
  });

  test('V12, LM-5.8 only a poem that kept the condition can win', () => {
    const state = love('L11');
    woo(state, 1, 2);
    act(state, 1, tell('C04 C07 C08'));
    act(state, 2, tell('C10 C11 C12'));
    expect(state.phase).toBe('mark');
    expect(refused(state, 1, { t: 'mark', kept: 2 })).toBe('LM-5.8');
    expect(refused(state, 0, { t: 'mark', kept: 4 })).toBe('LM-5.8');
    act(state, 0, { t: 'mark', kept: 2 });
    expect(refused(state, 0, { t: 'name', tale: 0 })).toBe('LM-5.8');
    expect(refused(state, 0, { t: 'name', tale: 1 })).toBeUndefined();
  });

  test('V12, LM-5.10 if no poem kept it nobody wins, and compensation is still allowed', () => {
    const state = love('L11');
    woo(state, 1, 2);
    act(state, 1, tell('C04 C07 C08'));
    act(state, 2, tell('C10 C11 C12'));
    act(state, 0, { t: 'mark', kept: 0 });
    act(state, 0, { t: 'take', card: chivalry('C10') });
    act(state, 0, ENOUGH);
    expect([state.journeyDiscard, state.gains, state.card]).toEqual([[journey('L11')], [], NONE]);
    expect(state.phase).toBe('discard');
  });

  test('V13, LM-5.12 a new Love replaces the old one, or is refused', () => {
    const won = (): State => {
      const state = love('L13', { knights: [{}, { hand: FIVE[1], wears: 'L01 T05' }, { hand: FIVE[2] }] });
      woo(state, 1);
      act(state, 1, tell('C04 C07 C08 C09', 'Dulcinea'));
      act(state, 0, { t: 'mark', kept: 1 });
      act(state, 0, { t: 'name', tale: 0 });
      act(state, 0, ENOUGH);
      return state;
    };
    const state = won();
    expect(strength(state, 1)).toBe(6); // gear 1 + 1, T05 2, and a Love worth 2
    act(state, 1, { t: 'accept' });
    expect([strength(state, 1), state.journeyDiscard]).toEqual([8, [journey('L01')]]);
    const refusing = won();
    act(refusing, 1, LEAVE);
    expect([refusing.knights[1].love, refusing.journeyDiscard]).toEqual([journey('L01'), [journey('L13')]]);
  });

  test('V36, LM-5.13 Zoraida brings a chest, but only to who takes her', () => {
    const won = (): State => {
      const state = love('L10');
      woo(state, 1);
      act(state, 1, tell('C04 C07 C08'));
      act(state, 0, { t: 'name', tale: 0 });
      act(state, 0, ENOUGH);
      return state;
    };
    const state = won();
    act(state, 1, { t: 'accept' });
    expect(state.gains[0].cards).toEqual([treasure('T03'), treasure('T38')]);
    act(state, 1, { t: 'equip', card: treasure('T38') });
    expect(state.treasureDiscard).toEqual([treasure('T03')]);
    const refusing = won();
    act(refusing, 1, LEAVE);
    expect([refusing.gains, refusing.treasures.length]).toEqual([[], 3]);
  });

  test('LM-12.8 a poem that is not recited in time: the knight sits out and keeps the cards', () => {
    const state = love('L01');
    woo(state, 1, 2);
    act(state, 1, SILENCE);
    expect([state.knights[1].hand.length, game.pending(state)]).toEqual([5, [2]]);
    act(state, 2, SILENCE, faces());
    expect([state.journeyDiscard, state.phase]).toEqual([[journey('L01')], 'draw']);
  });

  test('LM-5.4, LM-12.8 a wooer whose cards no longer suffice has only silence left', () => {
    const state = love('L01', { knights: [{}, { hand: 'C04 C16 C08' }, { hand: FIVE[2] }], chivalry: '' });
    woo(state, 1);
    state.knights[1].hand.splice(0, 1);
    expect(game.moves(state, 1).map(({ t }) => t)).toEqual(['silence']);
    expect(cards('C16 C08')).toEqual(state.knights[1].hand);
  });
});
