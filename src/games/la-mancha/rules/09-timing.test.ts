import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../core/game.ts';
import { game } from './index.ts';
import { difficulty, strength, total } from './06-strength.ts';
import type { Move } from './moves.ts';
import { cards, chivalry, treasure } from '../testing/cards.ts';
import { PASS, play, ROLL, SILENCE, tell } from '../testing/moves.ts';
import { act, faces, mute, refused, roll, scene } from '../testing/scene.ts';

const EIGHT = 'T08 T13 T24';
const pass = (until: 'attempt' | 'feat' | 'own attempt' | 'danger'): Move => ({ t: 'pass', until });

describe('9 Timing', () => {
  test('LM-9.1, LM-9.3 the die is cast when the roll is declared and all others have passed', () => {
    const state = scene({ card: 'F07', knights: [{}, { hand: 'C09' }, { hand: 'C33' }] });
    expect(game.pending(state)).toEqual([0, 1, 2]);
    expect(refused(state, 0, PASS)).toBe('LM-9.3');
    act(state, 0, ROLL);
    expect(refused(state, 0, ROLL)).toBe('LM-9.13');
    act(state, 1, PASS);
    expect([state.phase, game.pending(state)]).toEqual(['before', [2]]);
    act(state, 2, PASS, faces(4));
    expect([state.phase, state.feat.die]).toEqual(['after', 4]);
  });

  test('LM-9.4 the result stands when all have passed', () => {
    const state = scene({ card: 'F07', knights: [{ hand: 'C07' }, { hand: 'C39' }, {}] });
    roll(state, 4);
    expect(game.pending(state)).toEqual([0, 1]);
    act(state, 0, PASS);
    expect(refused(state, 0, PASS)).toBe('LM-9.13');
    expect(state.phase).toBe('after');
    act(state, 1, PASS);
    expect([state.feat.rolled[0], state.feat.attempter]).toEqual([1, 1]);
  });

  test('LM-9.5 a resolved card withdraws the passes and the declared roll', () => {
    const state = scene({ card: 'F07', knights: [{ hand: 'C77' }, { hand: 'C09 C33' }, { hand: 'C33' }] });
    act(state, 0, ROLL);
    act(state, 2, PASS);
    act(state, 1, play(state, 'C09'));
    expect([state.feat.rolling, game.pending(state)]).toEqual([false, [0, 1, 2]]);
  });

  test('LM-9.6 no second card before the first is resolved', () => {
    const state = scene({
      card: 'F07',
      knights: [{ hand: 'C29' }, { hand: 'C09' }, { hand: 'C33 C15' }],
      treasures: 'T01',
    });
    act(state, 1, play(state, 'C09'));
    expect(game.pending(state)).toEqual([0]);
    expect(refused(state, 2, play(state, 'C33'))).toBe('LM-9.6');
    expect(refused(state, 2, play(state, 'C15'))).toBe('LM-9.10');
    act(state, 0, PASS);
    expect([strength(state, 0), state.chivalryDiscard]).toEqual([1, cards('C09')]);
  });

  test('V19, LM-9.7 replies cancel, and replies to replies too', () => {
    const state = scene({
      card: 'F16',
      knights: [{ hand: 'C52 C29' }, { hand: 'C39 C83' }, {}],
      phase: 'after',
      feat: { die: 4 },
    });
    act(state, 1, play(state, 'C39'));
    expect(refused(state, 1, play(state, 'C83'))).toBe('LM-9.7');
    act(state, 0, play(state, 'C52'));
    const unanswered = game.clone(state);
    act(unanswered, 1, play(unanswered, 'C83'));
    const events = act(unanswered, 0, PASS);
    expect(events).toContainEqual({ t: 'cancelled', seat: 0, card: chivalry('C52') });
    expect(events).toContainEqual(expect.objectContaining({ t: 'result', strength: 1 }));
    act(state, 1, play(state, 'C83'));
    const answered = act(state, 0, play(state, 'C29'));
    expect(answered).toContainEqual({ t: 'cancelled', seat: 1, card: chivalry('C39') });
    expect(answered).toContainEqual(expect.objectContaining({ t: 'result', strength: 3 }));
    expect(state.chivalryDiscard.toSorted((a, b) => a - b)).toEqual(cards('C29 C39 C52 C83'));
  });

  test('LM-9.7 outside Feats anybody else may reply', () => {
    const state = scene({
      phase: 'tell',
      card: 'E01',
      treasures: 'T01',
      knights: [{ hand: 'C29' }, { hand: 'C15 C04' }, { hand: 'C05' }],
    });
    expect(refused(state, 0, play(state, 'C29'))).toBe('LM-9.7');
    act(state, 1, play(state, 'C15'));
    act(state, 0, play(state, 'C29'));
    expect([state.gains, game.pending(state)]).toEqual([[], [1, 2]]);
  });

  test('V18, LM-9.9 a play made for another total is refused and stays in hand', () => {
    const state = scene({ card: 'F07', knights: [{ wears: EIGHT, successes: 1 }, { hand: 'C39' }, { hand: 'C33' }] });
    roll(state, 4);
    expect(total(state)).toBe(12);
    const late = play(state, 'C33');
    act(state, 1, play(state, 'C39'));
    expect([total(state), refused(state, 2, late)]).toEqual([10, 'LM-9.9']);
    expect(state.knights[2].hand).toEqual(cards('C33'));
    expect(refused(state, 2, play(state, 'C33'))).toBeUndefined();
    act(state, 2, PASS);
    expect(state.feat.successes[0]).toBe(1);
  });

  test('LM-9.9 other changes do not matter', () => {
    const state = scene({ card: 'F07', chivalry: 'C20 C25', knights: [{ hand: 'C77' }, { hand: 'C16' }, {}] });
    const early = play(state, 'C77');
    act(state, 1, play(state, 'C16'));
    expect(refused(state, 0, early)).toBeUndefined();
  });

  test('LM-9.10, LM-2.8 any time is not before the first draw', () => {
    const deck = 'E01 E02 E03 E04 E05 E06 E07 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 E21 E22 L01';
    const knights = [{ hand: 'C15' }, { hand: 'C15' }, { hand: 'C04' }];
    const first = scene({ journey: deck, treasures: 'T01', knights });
    expect(refused(first, 1, play(first, 'C15'))).toBe('LM-9.10');
    const later = scene({ journey: 'E01', treasures: 'T01', knights });
    expect(refused(later, 1, play(later, 'C15'))).toBeUndefined();
  });

  test('LM-9.10 any time is also when a prize is equipped, but not what a card gave', () => {
    const state = scene({ phase: 'resolved', treasures: 'T01 T02', knights: [{}, { hand: 'C15' }, { hand: 'C89' }] });
    state.gains.push({ seat: 0, cards: [treasure('T05')], what: 'treasure', by: 'turn' });
    act(state, 1, play(state, 'C15'));
    expect([game.pending(state), refused(state, 2, play(state, 'C89'))]).toEqual([[1], 'LM-9.10']);
    act(state, 1, { t: 'leave' });
    expect([game.pending(state), refused(state, 2, play(state, 'C89'))]).toEqual([[0], undefined]);
  });

  test('LM-9.12 equipped cards are used in their window, once, by their owner, and cannot be cancelled', () => {
    const state = scene({ card: 'F16', knights: [{ wears: 'L07 T33' }, { hand: 'C29', wears: 'T02' }, {}] });
    expect(refused(state, 0, { t: 'use', place: 5, seen: state.version })).toBe('LM-9.12');
    roll(state, 1);
    const use = (place: number): Move => ({ t: 'use', place, seen: state.version });
    expect(refused(state, 1, use(1))).toBe('LM-9.12');
    expect(refused(state, 0, use(0))).toBe('LM-9.12');
    expect(refused(state, 0, use(9))).toBe('LM-7.1');
    act(state, 0, use(3), faces(1));
    expect([state.feat.usedNow, state.declared]).toEqual([[treasure('T33')], []]);
    expect(refused(state, 0, use(3))).toBe('LM-9.12');
    const events = act(state, 0, use(5), faces(6));
    expect(events).toContainEqual(expect.objectContaining({ t: 'result', die: 6 }));
    expect(state.feat.used).toHaveLength(1);
  });

  test('LM-9.12, LM-8.6 the Helmet of Curds only for a 1; a muted card for nothing', () => {
    const state = scene({ card: 'F16', knights: [{ wears: 'T33 T02', hand: 'C07' }, {}, {}] });
    roll(state, 2);
    expect(refused(state, 0, { t: 'use', place: 3, seen: state.version })).toBe('LM-8.6');
    mute(state, 'T02');
    expect(refused(state, 0, { t: 'use', place: 1, seen: state.version })).toBe('LM-7.7');
  });

  test('LM-9.13 silence is a pass and a roll, passes are hidden, and who can play nothing is not asked', () => {
    const state = scene({ card: 'F07', knights: [{}, { hand: 'C09' }, { hand: 'C04' }, { hand: 'C33' }] });
    expect(game.pending(state)).toEqual([0, 1, 3]);
    act(state, 1, SILENCE);
    expect(game.view(state, 0).passed).toEqual([0, HIDDEN, HIDDEN, HIDDEN]);
    expect(game.pending(game.view(state, 0))).toEqual([0, 1, 2, 3]);
    act(state, 0, SILENCE);
    expect(state.feat.rolling).toBe(true);
  });

  test('LM-9.14 standing orders: for the attempt, for the Feat, until my own attempt, unless somebody is about to win', () => {
    const knights = [{}, { hand: 'C33 C48' }, { hand: 'C33' }];
    const after = (order: Move, successes = 0): readonly number[] => {
      const state = scene({ card: 'F16', knights: [{ successes: 0 }, knights[1], { hand: '', successes }] });
      act(state, 1, order);
      roll(state, 1);
      expect(state.phase).toBe('before');
      roll(state, 1);
      return game.pending(state);
    };
    expect(after(pass('attempt'))).toEqual([1]); // asked again, in the window after his own roll
    expect(after(pass('feat'))).toEqual([2]);
    expect(after(pass('own attempt'))).toEqual([1]);
    const danger = scene({ card: 'F16', knights: [{}, knights[1], { successes: 1 }] });
    act(danger, 1, pass('danger'));
    roll(danger, 1);
    roll(danger, 1);
    expect([danger.feat.attempter, game.pending(danger)]).toEqual([2, [2, 1]]);
  });

  test('LM-9.14 who gave an order may still play, and this ends it', () => {
    const state = scene({ card: 'F16', knights: [{}, { hand: 'C33 C09' }, {}] });
    act(state, 1, pass('feat'));
    expect(game.pending(state)).toEqual([0]);
    act(state, 1, play(state, 'C33'));
    expect(game.pending(state)).toEqual([0, 1]);
  });

  test('LM-9.15 chance comes from the dice handed in: same dice, same game', () => {
    const state = scene({ card: 'F07', knights: [{ hand: 'C07' }, {}, {}] });
    const other = game.clone(state);
    roll(state, 5);
    roll(other, 5);
    expect(other).toEqual(state);
  });

  test('LM-12.15 room option: the phrase must be typed to be played in a Feat', () => {
    const state = scene({ card: 'F07', options: { cry: 'typed' }, knights: [{ hand: 'C77' }, {}, {}] });
    const cry = play(state, 'C77') as Extract<Move, { t: 'play' }>;
    expect(refused(state, 0, cry)).toBe('LM-12.15');
    expect(refused(state, 0, { ...cry, text: 'Santiago!' })).toBe('LM-12.15');
    expect(refused(state, 0, { ...cry, text: 'santiago y cierra españa' })).toBeUndefined();
    expect(game.moves(state, 0)).toContainEqual({ ...cry, text: '¡Santiago y cierra, España!' });
  });
});

describe('8 Chivalry cards', () => {
  test('LM-8.5 each card in its window', () => {
    const knights = [{ hand: 'C77 C07 C48 C29 C04' }, {}, {}];
    const before = scene({ card: 'F07', knights });
    expect(['C77', 'C07', 'C48', 'C29', 'C04'].map((id) => refused(before, 0, play(before, id)))).toEqual([
      undefined,
      'LM-9.4',
      undefined,
      'LM-9.7',
      'LM-8.6',
    ]);
    const after = scene({ card: 'F07', knights, phase: 'after', feat: { die: 3 } });
    expect(['C77', 'C07', 'C48'].map((id) => refused(after, 0, play(after, id)))).toEqual([
      'LM-9.3',
      undefined,
      undefined,
    ]);
    const telling = scene({ card: 'E01', phase: 'tell', drawer: 1, knights });
    expect(['C77', 'C07', 'C48'].map((id) => refused(telling, 0, play(telling, id)))).toEqual([
      'LM-8.5',
      'LM-8.5',
      'LM-8.5',
    ]);
  });

  test('LM-8.3 a card is used once: for its effect and then it is gone', () => {
    const state = scene({ card: 'F07', knights: [{ hand: 'C48 C77' }, {}, {}] });
    act(state, 0, play(state, 'C48'));
    expect(refused(state, 0, play(state, 'C48'))).toBe('LM-8.3');
    expect(state.chivalryDiscard).toEqual(cards('C48'));
  });

  test('LM-8.6 what can do a part of its text may be played, what can do nothing may not', () => {
    const part = scene({ card: 'F07', knights: [{ hand: 'C08' }, {}, {}] });
    expect(refused(part, 0, play(part, 'C08'))).toBeUndefined(); // +1, though nothing can be drawn
    const none = scene({ card: 'F07', knights: [{ hand: 'C16 C44 C84' }, {}, {}] });
    for (const id of ['C16', 'C44', 'C84']) expect(refused(none, 0, play(none, id))).toBe('LM-8.6');
  });

  test('LM-8.1 the maximum hand is never below three or above eight', () => {
    const state = scene({ phase: 'discard', knights: [{ wears: 'L06 T15' }, {}, {}] });
    expect(game.pending(state)).toEqual([]);
  });

  test('LM-8.2, LM-14.1 hands and draw piles are hidden, their sizes are not', () => {
    const state = scene({
      journey: 'E01',
      chivalry: 'C20',
      treasures: 'T01',
      aside: 'F01',
      knights: [{ hand: 'C01 C02' }, { hand: 'C03' }, {}],
    });
    const seen = game.view(state, 1);
    expect([seen.knights[0].hand, seen.knights[1].hand]).toEqual([[HIDDEN, HIDDEN], cards('C03')]);
    expect([seen.journey, seen.chivalry, seen.treasures, seen.aside]).toEqual([[HIDDEN], [HIDDEN], [HIDDEN], [HIDDEN]]);
  });

  test('LM-14.2, LM-7.8 what is equipped, discarded and counted is open', () => {
    const state = scene({ card: 'F07', discarded: 'C20', knights: [{ wears: 'T05 L01', successes: 1 }, {}, {}] });
    const seen = game.view(state, 'watcher');
    expect([strength(seen, 0), difficulty(seen), seen.feat.successes, seen.chivalryDiscard]).toEqual([
      6,
      11,
      [1, 0, 0],
      cards('C20'),
    ]);
  });
});

test('LM-12.3 a poem does not betray how many cards it has', () => {
  const knights = [{}, { hand: 'C04 C05 C12 C13' }, { hand: 'C18 C19 C20 C27' }];
  const told = (ids: string): unknown => {
    const state = scene({ phase: 'tell', card: 'L01', knights });
    state.knights[1].woo = 1;
    state.knights[2].woo = 1;
    act(state, 1, tell(ids));
    return game.view(state, 2);
  };
  expect(told('C04 C05 C12')).toEqual(told('C04 C05 C12 C13'));
});
