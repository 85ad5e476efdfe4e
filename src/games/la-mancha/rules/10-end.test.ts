import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { inTurn, play as playOut } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { game } from './index.ts';
import { journey } from '../testing/cards.ts';
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
    expect(events).toContainEqual({ t: 'feat', card: journey('F09'), seat: 0, sudden: true });
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

  test('LM-10.4 unplayed Feats lie in the Journey deck too', () => {
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
