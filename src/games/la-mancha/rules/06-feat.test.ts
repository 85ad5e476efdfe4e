import { describe, expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { game } from './index.ts';
import { difficulty, strength, total } from './06-strength.ts';
import { beginFeat, passDie } from './06-attempt.ts';
import { maxHand } from './08-hand.ts';
import { cards, journey, treasure } from '../testing/cards.ts';
import { LEAVE, PASS, play, ROLL, RUN } from '../testing/moves.ts';
import { act, allPass, faces, mute, refused, roll, scene } from '../testing/scene.ts';

/** Gear 3, sword 3, armor 2 over 1, shield 2: strength 8. */
const EIGHT = 'T08 T13 T24';

const say = (): void => {};

describe('6.3 Strength', () => {
  test('V1, LM-6.3, LM-6.4 gear only: 3, and a die of 4 reaches 7', () => {
    const state = scene({ card: 'F01', knights: [{}, {}, {}] });
    expect(strength(state, 0)).toBe(3);
    expect(roll(state, 4).find(({ t }) => t === 'result')).toMatchObject({ success: true, strength: 3, difficulty: 7 });
    expect(roll(state, 3).find(({ t }) => t === 'result')).toMatchObject({ seat: 1, success: false });
  });

  test('V2, LM-7.4 Treasure, Love and a bonus that goes with the weapon', () => {
    const wears = 'T10 T35 L01';
    const state = scene({ card: 'F06', knights: [{ wears }, { hand: 'C40' }, {}] });
    expect(strength(state, 0)).toBe(10);
    act(state, 1, play(state, 'C40', 'T10'));
    expect(strength(state, 0)).toBe(6);
    expect(roll(state, 5).find(({ t }) => t === 'result')).toMatchObject({ success: true });
    const other = scene({ card: 'F06', knights: [{ wears: 'T35 L01' }, {}, {}] });
    expect(roll(other, 4).find(({ t }) => t === 'result')).toMatchObject({ success: false });
  });

  test('V3, LM-1.8 a tag counts only in its Feats', () => {
    expect(strength(scene({ card: 'F05', knights: [{ wears: 'T34' }, {}, {}] }), 0)).toBe(6);
    expect(strength(scene({ card: 'F06', knights: [{ wears: 'T34' }, {}, {}] }), 0)).toBe(4);
  });

  test('V26, LM-7.1 her favor for your own lance', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'L08', hand: 'C78' }, {}, {}] });
    expect(strength(state, 0)).toBe(6);
    act(state, 0, play(state, 'C78'));
    expect(strength(state, 0)).toBe(9);
    const armed = scene({ card: 'F07', knights: [{ wears: 'L08 T05', hand: 'C78' }, {}, {}] });
    expect(strength(armed, 0)).toBe(6);
    expect(refused(armed, 0, play(armed, 'C78'))).toBe('LM-8.6');
  });

  test('V42 the Countess and the wooden horse against engines', () => {
    const wears = 'L14 T49';
    expect(strength(scene({ card: 'F11', knights: [{ wears }, {}, {}] }), 0)).toBe(10);
    expect(strength(scene({ card: 'F12', knights: [{ wears }, {}, {}] }), 0)).toBe(6);
  });

  test('V42 LM-1.8 F11 is a giant too; in edition 1 it was not', () => {
    const against = (edition: 1 | 2): number =>
      strength(scene({ card: 'F11', knights: [{ wears: 'L14 T49 T34' }, {}, {}], options: { edition } }), 0);
    expect([against(2), against(1)]).toEqual([13, 11]);
  });

  test('V40 the Zebra counts on the first rolled attempt, and a skipped one does not use it up', () => {
    const state = scene({ card: 'F11', knights: [{ wears: 'T46' }, { hand: 'C14' }, {}] });
    expect(strength(state, 0)).toBe(6);
    act(state, 1, play(state, 'C14'));
    expect(state.feat.attempter).toBe(1);
    expect(strength(state, 0)).toBe(6);
    for (let seat = 1; seat < 4; seat++) roll(state, 1);
    expect(state.feat.rolled).toEqual([1, 1, 1]);
    expect(strength(state, 0)).toBe(4);
  });

  test('V41, LM-6.4 strength never falls below 0, nor the difficulty below 2', () => {
    const state = scene({ card: 'F16', knights: [{}, { hand: 'C09 C39' }, {}] });
    act(state, 1, play(state, 'C09'));
    roll(state, 4);
    const events = act(state, 1, play(state, 'C39'));
    expect(events).toContainEqual(expect.objectContaining({ t: 'result', strength: 0, die: 4, success: false }));
    state.feat.round = 30;
    expect(difficulty(state)).toBe(2);
  });

  test('V25, LM-7.7 gear does not return under a muted Treasure, but when it leaves', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T20 T50' }, { hand: 'C11 C40' }, {}] });
    expect(strength(state, 0)).toBe(9);
    act(state, 1, play(state, 'C11', 'T20'));
    expect(strength(state, 0)).toBe(5);
    act(state, 1, play(state, 'C40', 'T20'));
    expect(strength(state, 0)).toBe(6);
  });
});

describe('6 Feats', () => {
  test('LM-6.1 a drawn Feat engages everybody, without a success', () => {
    const state = scene({ journey: 'F01', knights: [{}, {}, {}] });
    act(state, 0, { t: 'draw' });
    expect([state.phase, state.feat.engaged, state.feat.successes]).toEqual(['before', 0b111, [0, 0, 0]]);
  });

  test('LM-6.2, LM-9.8 the drawer begins and the die passes to the left, over those who ran away', () => {
    const state = scene({ card: 'F16', drawer: 2, knights: [{}, {}, { rolled: 1 }] });
    expect(refused(state, 0, ROLL)).toBe('LM-6.2');
    act(state, 2, RUN);
    for (const attempter of [0, 1, 0]) {
      expect(state.feat.attempter).toBe(attempter);
      roll(state, 1);
    }
    expect(state.feat.round).toBe(2);
  });

  test('LM-6.5, LM-6.6, LM-6.12 two successes win the card, in a row or not', () => {
    const state = scene({ card: 'F01', journey: 'E01', resolved: 0, knights: [{}, {}, {}] });
    roll(state, 6);
    expect(state.feat.successes).toEqual([1, 0, 0]);
    roll(state, 1);
    roll(state, 1);
    roll(state, 1);
    roll(state, 1);
    roll(state, 1);
    const events = roll(state, 6);
    expect(events).toContainEqual({ t: 'won', seat: 0, card: journey('F01'), sudden: false });
    expect([state.knights[0].feats, state.resolved, state.phase]).toEqual([[journey('F01')], 1, 'draw']);
  });

  test('LM-6.7, LM-9.2 one attempt for each turn of the die', () => {
    const state = scene({ card: 'F16', knights: [{}, {}, {}] });
    roll(state, 2);
    expect([state.feat.attempter, state.feat.rolled[0], state.feat.last[0]]).toEqual([1, 1, 2]);
    expect(refused(state, 0, ROLL)).toBe('LM-6.2');
  });

  test('V16, LM-6.10 run away only in place of a roll, after a rolled attempt', () => {
    const state = scene({
      card: 'F16',
      chivalry: 'C20 C25 C26 C27 C31',
      knights: [{ hand: 'C04 C05 C12 C13' }, { hand: 'C14' }, {}],
    });
    expect(refused(state, 0, RUN)).toBe('LM-6.10');
    act(state, 1, play(state, 'C14'));
    passDie(state, say);
    passDie(state, say);
    expect([state.feat.attempter, refused(state, 0, RUN)]).toEqual([0, 'LM-6.10']);
    state.feat.rolled[0] = 1;
    expect(refused(state, 0, { t: 'run', keep: true })).toBe('LM-6.10');
    act(state, 0, RUN);
    expect(state.knights[0].hand.toSorted((a, b) => a - b)).toEqual(cards('C20 C25 C26 C27 C31'));
    expect(state.chivalryDiscard).toEqual(expect.arrayContaining(cards('C04 C05 C12 C13')));
  });

  test('V39 with the donkey the hand is kept and two cards are drawn', () => {
    const state = scene({
      card: 'F16',
      chivalry: 'C20 C25',
      knights: [{ hand: 'C04 C05 C12', wears: 'T44', rolled: 1 }, {}, {}],
    });
    act(state, 0, { t: 'run', keep: true });
    expect(state.knights[0].hand).toEqual(cards('C04 C05 C12 C20 C25'));
    const muted = scene({ card: 'F16', knights: [{ wears: 'T44', rolled: 1 }, {}, {}] });
    mute(muted, 'T44');
    expect(refused(muted, 0, { t: 'run', keep: true })).toBe('LM-6.10');
  });

  test('V39 the shepherd does the same', () => {
    const state = scene({
      card: 'F16',
      chivalry: 'C20 C25',
      knights: [{ hand: 'C45 C04 C05 C12', rolled: 1 }, {}, {}],
    });
    act(state, 0, play(state, 'C45'));
    expect(state.knights[0].hand).toEqual(cards('C04 C05 C12 C20 C25'));
    expect([state.feat.engaged, state.feat.attempter]).toEqual([0b110, 1]);
  });

  test('LM-6.11 who ran away has no marks, plays no Feat card and is no target', () => {
    const state = scene({
      card: 'F16',
      knights: [{ hand: 'C40 C48 C29 C15', wears: 'T05', rolled: 1, successes: 1 }, { hand: 'C40' }, {}],
      treasures: 'T01',
      chivalry: 'C57 C29 C15 C20 C25',
    });
    act(state, 0, RUN);
    expect(state.feat.successes[0]).toBe(0);
    expect(refused(state, 0, play(state, 'C57'))).toBe('LM-6.11');
    expect(refused(state, 1, play(state, 'C40', 'T05'))).toBe('LM-6.11');
    expect(refused(state, 0, PASS)).toBe('LM-6.11');
    expect(refused(state, 0, play(state, 'C15'))).toBeUndefined();
  });

  test('LM-6.10 a knight with an empty hand may run too', () => {
    const state = scene({ card: 'F16', chivalry: 'C20 C25 C26 C27 C31', knights: [{ rolled: 1 }, {}, {}] });
    act(state, 0, RUN);
    expect(state.knights[0].hand).toHaveLength(5);
  });

  test('V15, LM-6.13 fled by all: back into the deck, not on top, not resolved', () => {
    const state = scene({
      card: 'F05',
      journey: 'E01 E02 E03 E04 E05 E06',
      knights: [{ rolled: 1 }, { rolled: 1 }, { rolled: 1 }],
    });
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const copy = game.clone(state);
      act(copy, 0, RUN);
      act(copy, 1, RUN);
      act(copy, 2, RUN, faces(place));
      expect(copy.journey.indexOf(journey('F05'))).toBe(place - 1);
      expect([copy.journey.length, copy.resolved, copy.card, copy.phase]).toEqual([7, 0, NONE, 'draw']);
    }
  });

  test('V15, LM-6.13, LM-6.14 into an empty deck alone; the third time it is retired and counts', () => {
    const knights = [{ rolled: 1 }, { rolled: 1 }, { rolled: 1 }];
    const empty = scene({ card: 'F05', knights });
    for (const seat of [0, 1, 2]) act(empty, seat, RUN);
    expect(empty.journey).toEqual([journey('F05')]);
    const third = scene({ card: 'F05', flights: 'F05 F05', journey: 'E01', knights });
    for (const seat of [0, 1, 2]) act(third, seat, RUN);
    expect([third.retired, third.resolved, third.journey.length]).toEqual([[journey('F05')], 1, 1]);
  });

  test('V27, LM-6.15 the giant tires from the sixth round on', () => {
    const state = scene({ card: 'F16', knights: [{ hand: 'C57' }, {}, {}] });
    const inRound = (round: number): number => {
      state.feat.round = round;
      return difficulty(state);
    };
    expect([5, 6, 7].map(inRound)).toEqual([15, 14, 13]);
    inRound(2);
    act(state, 0, play(state, 'C57'));
    expect([2, 5, 6].map(inRound)).toEqual([16, 16, 15]);
  });

  test('LM-6.16 with the Feat its effects, mutes and marks end', () => {
    const state = scene({
      card: 'F01',
      journey: 'E01',
      knights: [{ successes: 1, hand: 'C67 C54' }, { wears: 'T05' }, {}],
    });
    act(state, 0, play(state, 'C67'));
    act(state, 0, play(state, 'C54'));
    mute(state, 'T05');
    roll(state, 6);
    const { feat } = state;
    expect([feat.strength, feat.guards, feat.muted, feat.successes, feat.engaged]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [],
      [0, 0, 0],
      0,
    ]);
  });

  test('V38, LM-6.12 the last on the field tries alone; each attempt is a round', () => {
    const state = scene({
      card: 'F16',
      drawer: 0,
      attempter: 2,
      knights: [{}, {}, { successes: 1 }],
      feat: { engaged: 0b100 },
    });
    roll(state, 1);
    expect([state.feat.attempter, state.feat.round, state.phase]).toEqual([2, 2, 'before']);
    act(state, 2, RUN);
    expect([state.flights, state.feat.engaged]).toEqual([[journey('F16')], 0]);
  });

  test('V22 a skipped attempt is none: its cards stay spent and nothing is drawn for it', () => {
    const state = scene({
      card: 'F07',
      chivalry: 'C20',
      knights: [{ hand: 'C77', wears: 'T12' }, { hand: 'C14' }, {}],
    });
    act(state, 0, play(state, 'C77'));
    act(state, 1, play(state, 'C14'));
    expect([state.knights[0].hand, state.feat.rolled, state.feat.attempter]).toEqual([[], [0, 0, 0], 1]);
    expect(state.feat.attemptStrength).toBe(0);
  });

  test('V24 an extra attempt after a failure is a new one', () => {
    const state = scene({ card: 'F16', chivalry: 'C20', knights: [{ hand: 'C32 C01 C77', wears: 'T12' }, {}, {}] });
    act(state, 0, play(state, 'C77'));
    expect(refused(state, 0, play(state, 'C01'))).toBe('LM-8.6');
    roll(state, 1);
    act(state, 0, play(state, 'C32'));
    allPass(state);
    expect([state.feat.attempter, state.phase, state.feat.attemptStrength]).toEqual([0, 'before', 0]);
    expect(state.knights[0].hand).toEqual(cards('C01 C20'));
    expect(refused(state, 0, play(state, 'C01'))).toBeUndefined();
  });

  test('V21, LM-9.2 the doubled die counts twice, also when it is turned', () => {
    const state = scene({ card: 'F11', chivalry: 'C20', knights: [{ hand: 'C62 C82 C08', wears: 'T13 T21' }, {}, {}] });
    expect(strength(state, 0)).toBe(5);
    act(state, 0, play(state, 'C62'));
    roll(state, 3);
    expect(total(state)).toBe(11);
    act(state, 0, play(state, 'C82'));
    expect(total(state)).toBe(13);
    const events = act(state, 0, play(state, 'C08'));
    expect(events).toContainEqual(expect.objectContaining({ t: 'result', doubled: true, strength: 6, success: true }));
    expect(state.knights[0].hand).toEqual(cards('C20'));
  });

  test('V17, LM-9.4, LM-6.8 a busy window after the roll', () => {
    const state = scene({
      card: 'F07',
      knights: [{ wears: EIGHT, successes: 1, hand: 'C48' }, { hand: 'C33' }, { hand: 'C22' }],
    });
    expect(strength(state, 0)).toBe(8);
    roll(state, 3);
    expect(total(state)).toBe(11);
    act(state, 1, play(state, 'C33'));
    expect(total(state)).toBe(10);
    act(state, 0, play(state, 'C48'));
    expect(total(state)).toBe(12);
    const events = act(state, 2, play(state, 'C22'));
    expect(events).toContainEqual(expect.objectContaining({ t: 'result', die: 4, strength: 9, success: true }));
    expect(state.resolved).toBe(1);
  });

  test('V17 or else a new roll of 1 makes it a failure', () => {
    const state = scene({
      card: 'F07',
      knights: [{ wears: EIGHT, successes: 1, hand: 'C48' }, { hand: 'C33' }, { hand: 'C10' }],
    });
    roll(state, 3);
    act(state, 1, play(state, 'C33'));
    act(state, 0, play(state, 'C48'));
    const events = act(state, 2, play(state, 'C10'), faces(1));
    expect(events).toContainEqual(expect.objectContaining({ t: 'result', success: false, die: 1, strength: 9 }));
  });

  test('V23 a lost success', () => {
    const state = scene({ card: 'F16', attempter: 2, knights: [{ successes: 1 }, { hand: 'C43' }, {}] });
    expect(refused(state, 1, play(state, 'C43', 2))).toBe('LM-8.6');
    act(state, 1, play(state, 'C43', 0));
    expect(state.feat.successes).toEqual([0, 0, 0]);
  });

  test('V5, LM-7.6 stealing from over gear', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T17' }, { wears: 'T13', hand: 'C88' }, { wears: 'T20' }] });
    expect([strength(state, 0), strength(state, 1)]).toEqual([5, 4]);
    expect(refused(state, 1, play(state, 'C88', 'T20'))).toBe('LM-8.6');
    act(state, 1, play(state, 'C88', 'T17'));
    expect(game.pending(state)).toEqual([1]);
    act(state, 1, { t: 'equip', card: treasure('T17') });
    expect([strength(state, 0), strength(state, 1), state.treasureDiscard]).toEqual([3, 5, [treasure('T13')]]);
  });

  test('LM-7.6 what was stolen may be discarded instead', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T11' }, { wears: 'T13', hand: 'C88' }, {}] });
    act(state, 1, play(state, 'C88', 'T11'));
    act(state, 1, LEAVE);
    expect([strength(state, 1), state.treasureDiscard]).toEqual([4, [treasure('T11')]]);
  });

  test('LM-6.9 a card played in a Feat is cried; LM-9.6 its target is named', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T05' }, { hand: 'C40' }, {}] });
    const [cry] = act(state, 1, play(state, 'C40', 'T05'));
    expect(cry).toMatchObject({ t: 'cried', seat: 1, treasure: treasure('T05') });
  });

  test('V14, LM-8.4 a maximum that shrinks is felt at the end of the turn', () => {
    const state = scene({
      card: 'F01',
      journey: 'E01',
      knights: [{ successes: 1 }, { wears: 'L06 T15', hand: 'C04 C05 C12 C13 C18 C19 C20' }, { hand: 'C88' }],
    });
    expect(maxHand(state, 1)).toBe(7);
    act(state, 2, play(state, 'C88', 'T15'));
    act(state, 2, LEAVE);
    expect([maxHand(state, 1), state.knights[1].hand.length]).toEqual([6, 7]);
    roll(state, 6);
    expect([state.phase, game.pending(state)]).toEqual(['discard', [1]]);
    act(state, 1, { t: 'discard', card: cards('C05')[0] });
    expect(state.knights[1].hand).toHaveLength(6);
  });

  test('LM-6.1 beginFeat begins with the first attempt of the first seat', () => {
    const state = scene({ knights: [{}, {}, {}] });
    beginFeat(state, journey('F02'), 1, 0b111, say);
    expect([state.feat.attempter, state.feat.first, state.feat.round]).toEqual([1, 1, 1]);
  });
});
