import { describe, expect, test } from 'vitest';
import { replay } from '../../../core/record.ts';
import { notation } from '../notation/index.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { DRAW, ENOUGH, LEAVE, tell } from '../testing/moves.ts';
import { act, DEFAULTS, refused, scene } from '../testing/scene.ts';

const ALOUD: Move = { t: 'mode', mode: 'aloud' };
const SCROLL: Move = { t: 'mode', mode: 'scroll' };

/** A begins; the next cards are these. */
const evening = (journey: string): State =>
  scene({
    journey,
    treasures: 'T05 T06',
    knights: [{ hand: 'C02' }, { hand: 'C04 C10' }, { hand: 'C27' }],
  });

describe('LM-12.1 the mode changes between turns', () => {
  test('at once while the table waits for the first card of a turn', () => {
    const state = evening('E01');
    expect(act(state, 1, ALOUD)).toEqual([
      { t: 'modeAsked', seat: 1, mode: 'aloud' },
      { t: 'mode', mode: 'aloud' },
    ]);
    act(state, 0, DRAW);
    act(state, 1, tell('C04'));
    expect(game.pending(state)).toEqual([1, 2]); // has the floor, and is still to speak
  });

  test('in a turn it waits for the next one: tales go on as they were begun', () => {
    const state = evening('E01 E02');
    act(state, 0, DRAW);
    expect(act(state, 0, ALOUD)).toEqual([{ t: 'modeAsked', seat: 0, mode: 'aloud' }]);
    act(state, 1, tell('C04', 'one'));
    act(state, 2, tell('C27', 'two'));
    expect([state.mode, state.phase]).toEqual(['scroll', 'name']);
    act(state, 0, { t: 'name', tale: 0 });
    act(state, 0, ENOUGH);
    expect(act(state, 1, LEAVE)).toContainEqual({ t: 'mode', mode: 'aloud' });
    expect([state.mode, state.phase, state.drawer]).toEqual(['aloud', 'draw', 1]);
  });

  test('a second card of the same turn, because nobody could woo, is not between turns (LM-5.6)', () => {
    const state = evening('L01 E01');
    act(state, 0, DRAW);
    expect(state.phase).toBe('draw');
    act(state, 0, ALOUD);
    expect(state.mode).toBe('scroll');
  });

  test('refused is what holds or is to come already; what was asked for can be taken back', () => {
    const state = evening('E01');
    act(state, 0, DRAW);
    expect(refused(state, 0, SCROLL)).toBe('LM-12.1');
    act(state, 0, ALOUD);
    expect([refused(state, 0, ALOUD), refused(state, 0, SCROLL)]).toEqual(['LM-12.1', undefined]);
    act(state, 0, SCROLL);
    expect([state.mode, state.nextMode]).toEqual(['scroll', 'scroll']);
    state.phase = 'over';
    expect(refused(state, 0, ALOUD)).toBe('TABLE-1');
  });

  test('the position and the record keep it', () => {
    const state = evening('E01 E02');
    act(state, 0, DRAW);
    act(state, 0, ALOUD);
    expect(notation.read(notation.write(state))).toEqual({ value: state, doubts: [] });
    expect(notation.readMove(notation.writeMove(ALOUD))).toEqual({ value: ALOUD });
    const record = {
      game: 'la-mancha',
      version: game.version,
      seats: 3,
      seed: 'x',
      moves: [{ seat: 2, move: ALOUD }],
    };
    expect(replay(game, { ...record, options: DEFAULTS }, () => undefined).mode).toBe('aloud');
  });
});

test('LM-12.1 a game saved in version 2 goes on in the mode of its options', () => {
  const { mode, nextMode, drawn, ...old } = game.clone(evening('E01'));
  const { tongue: _, ...options } = { ...old.options, mode: 'aloud' };
  const lifted = game.upgrades[2]({ game: 'la-mancha', version: 2, state: { ...old, options } });
  expect(lifted.state).toMatchObject({ mode: 'aloud', nextMode: 'aloud', drawn: 0, options: { tongue: 'en' } });
  expect([mode, nextMode, drawn]).toEqual(['scroll', 'scroll', 0]);
});
