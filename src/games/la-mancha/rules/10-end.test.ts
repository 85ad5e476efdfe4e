import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { inTurn, play as playOut } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { inEdition, keptRecord, problemsOf } from '../../../testing/kept.ts';
import { knight } from '../bots/bots.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { journey, treasure } from '../testing/cards.ts';
import { PASS, play, ROLL, RUN, SILENCE } from '../testing/moves.ts';
import { act, allPass, faces, refused, roll, scene } from '../testing/scene.ts';

const lastFeat = (
  feats: readonly string[],
  more: Partial<Parameters<typeof scene>[0]> = {},
): ReturnType<typeof scene> =>
  scene({
    card: 'F01',
    resolved: feats.join(' ').split('F').length - 1,
    journey: 'E01',
    aside: 'F02 F04 F09 F10',
    knights: feats.map((held, seat) => ({ feats: held, successes: seat === 0 ? 1 : 0 })),
    ...more,
  });

const select = (feat: string): Move => ({ t: 'select', card: journey(feat) });

describe('10 The end', () => {
  test('LM-10.1, LM-10.2 after the agreed number of Feats, at once, and most Feats win', () => {
    const state = lastFeat(['F03', 'F04', '']);
    const events = roll(state, 6);
    expect(events.at(-1)).toEqual({ t: 'over', seats: [0] });
    expect(game.outcome(state)).toEqual({ scores: [2, 1, 0], places: [1, 2, 3] });
    expect([game.pending(state), refused(state, 0, ROLL)]).toEqual([[], 'TABLE-1']);
  });

  test('LM-10.1 not before', () => {
    const state = lastFeat(['F03', '', '']);
    roll(state, 6);
    expect([game.outcome(state), state.phase]).toEqual([undefined, 'draw']);
    const five = lastFeat(['F03', 'F04', ''], { options: { length: 5 } });
    roll(five, 6);
    expect(five.phase).toBe('draw');
  });

  test('V30, LM-10.3, LM-10.4, LM-10.5 sudden death among the tied', () => {
    const knights = [
      { successes: 1, hand: 'C04' },
      { feats: 'F02' },
      { feats: 'F03', rolled: 1 },
      { hand: 'C57 C15' },
      {},
    ];
    const state = scene({
      card: 'F01',
      drawer: 3,
      attempter: 0,
      resolved: 2,
      aside: 'F04 F09 F10 E22',
      journey: 'E01',
      chivalry: 'C20 C25 C26 C27',
      treasures: 'T01',
      knights,
    });
    const events = [...roll(state, 6), ...allPass(state)];
    expect(events).toContainEqual({ t: 'tie', seats: [0, 1, 2] });
    expect(events).toContainEqual({ t: 'offered', cards: [journey('F09'), journey('F10')] });
    expect([game.pending(state), refused(state, 3, select('F09')), refused(state, 0, select('F04'))]).toEqual([
      [0, 1, 2],
      'LM-10.4',
      'LM-10.4',
    ]);
    act(state, 1, select('F09'));
    expect([game.view(state, 0).votes[1], game.view(state, 1).votes[1], refused(state, 1, select('F10'))]).toEqual([HIDDEN, 0, 'LM-10.4']); // prettier-ignore
    act(state, 0, select('F09'));
    const named = act(state, 2, select('F09'));
    expect(named).toContainEqual({ t: 'selected', feats: [...['F09', 'F09', 'F09'].map(journey), NONE, NONE], card: journey('F09') }); // prettier-ignore
    expect(named).toContainEqual({ t: 'feat', card: journey('F09'), seat: 0, sudden: true });
    expect(state.knights.map(({ hand }) => hand.length)).toEqual([5, 0, 0, 2, 0]);
    expect([state.feat.engaged, state.feat.attempter, state.feat.first]).toEqual([0b111, 0, 0]);
    expect([
      refused(state, 3, play(state, 'C57')),
      refused(state, 3, play(state, 'C15')),
      refused(state, 3, PASS),
    ]).toEqual(['LM-10.5', 'LM-10.5', 'LM-6.11']);
    state.feat.rolled[0] = 1;
    expect(refused(state, 0, RUN)).toBe('LM-10.5');
    state.feat.successes[0] = 1;
    state.feat.difficulty = -10;
    roll(state, 6);
    expect(game.outcome(state)).toMatchObject({ scores: [1, 1, 1, 0, 0], places: [1, 2, 2, 4, 4] });
  });

  test('V30 LM-10.4 where the names differ, one of those named is played, and no other', () => {
    const played = Array.from({ length: 12 }, (_, i) => {
      const state = lastFeat(['', 'F03', 'F04'], { aside: 'F11 F15 F16', resolved: 2 });
      roll(state, 6);
      act(state, 0, select('F11'));
      act(state, 1, select('F16'));
      act(state, 2, select('F16'), seededDice(`last ${i}`));
      return state.card;
    });
    expect(new Set(played)).toEqual(new Set([journey('F11'), journey('F16')]));
  });

  test('LM-10.4, LM-14.3 who is silent names one at random, and bots the one that suits them', () => {
    const state = lastFeat(['', 'F03', 'F04'], { aside: 'F11 F12 F16', resolved: 2 });
    state.knights[1].treasures[4] = treasure('T49');
    roll(state, 6);
    expect([knight.choose(game.view(state, 0), 0, seededDice(1)), knight.choose(game.view(state, 1), 1, seededDice(1))]).toEqual([select('F12'), select('F11')]); // prettier-ignore
    for (const seat of [0, 1, 2]) act(state, seat, SILENCE);
    expect(['F11', 'F12', 'F16'].map(journey)).toContain(state.card);
    expect(state.phase).toBe('before');
  });

  test('LM-10.4 in edition 1 the last Feat was drawn, and nobody was asked', () => {
    const state = lastFeat(['', 'F03', 'F04'], { aside: 'F11 F15 F16', resolved: 2, options: { edition: 1 } });
    roll(state, 6);
    expect([state.phase, ['F11', 'F15', 'F16'].map(journey).includes(state.card)]).toEqual(['before', true]);
  });

  test('LM-10.4 a record of version 4 is proved by the ruling it was played with, and not by the new one', () => {
    const record = keptRecord(new URL('../testing/edition-1.json.gz', import.meta.url));
    expect([record.version, problemsOf(game, record)]).toEqual([4, []]);
    expect(problemsOf(game, inEdition(game, record, 2)).map(({ rule }) => rule?.id)).toContain('LM-10.4');
  });

  test('LM-10.4 unplayed Feats lie in the Journey deck too, and a single one is not asked for', () => {
    const state = lastFeat(['', 'F03', 'F04'], { aside: 'F02', journey: 'E01 F16', resolved: 2 });
    roll(state, 6);
    expect([state.card, state.journey]).toEqual([journey('F16'), [journey('E01')]]);
  });

  test('LM-10.6 early laurels end a game that is won', () => {
    const early = { options: { length: 5, laurels: 'early' as const } };
    const won = lastFeat(['F03 F04', '', ''], early);
    roll(won, 6);
    expect(won.phase).toBe('over');
    const open = lastFeat(['F03', 'F04', ''], early);
    roll(open, 6);
    expect(open.phase).toBe('draw');
    const full = lastFeat(['F03 F04', '', ''], { options: { length: 5 } });
    roll(full, 6);
    expect(full.phase).toBe('draw');
  });

  test('LM-10.7 places below the winner: Feats, then printed strength, then shared', () => {
    const state = scene({
      card: 'F01',
      resolved: 2,
      knights: [{ feats: 'F02 F03', successes: 1 }, { wears: 'T05' }, { wears: 'L08' }, {}, {}],
    });
    roll(state, 6);
    expect(game.outcome(state)).toEqual({ scores: [3, 0, 0, 0, 0], places: [1, 3, 2, 4, 4] });
  });

  test('V29, LM-10.8 an empty Journey deck gives Feats set aside until there are enough', () => {
    const state = scene({
      options: { length: 5 },
      resolved: 4,
      aside: 'F12 E20 F01 L15',
      knights: [{ feats: 'F02 F03' }, { feats: 'F04' }, { feats: 'F05' }],
    });
    act(state, 0, { t: 'draw' }, faces(1));
    expect([state.card, state.phase]).toEqual([journey('F12'), 'before']);
    state.feat.successes[0] = 1;
    state.feat.difficulty = -10;
    roll(state, 6);
    expect(game.outcome(state)?.places[0]).toBe(1);
  });

  test('LM-10.11 the Journey discard pile is never used again', () => {
    const state = scene({ resolved: 0, aside: 'F12', knights: [{}, {}, {}] });
    state.journeyDiscard.push(journey('E01'));
    act(state, 0, { t: 'draw' });
    expect([state.card, state.journeyDiscard]).toEqual([journey('F12'), [journey('E01')]]);
  });

  test('LM-10.12 if everybody always runs, three Feats are retired and the tie is fought out', () => {
    const dice = seededDice('cowards');
    const state = scene({ journey: 'F01 F02 F03', aside: 'F16', knights: [{}, {}, {}] });
    const cowards = inTurn(game, (_state, seat) => (refused(state, seat, RUN) === undefined ? RUN : SILENCE));
    playOut(game, state, lawful(game, cowards), { dice, most: 5000 });
    expect(state.retired.toSorted((a, b) => a - b)).toEqual(['F01', 'F02', 'F03'].map(journey));
  });
});
