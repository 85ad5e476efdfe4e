import { describe, expect, test } from 'vitest';
import { NONE, type Viewer } from '../../../core/game.ts';
import { onDesk } from './12-pages.ts';
import { notation } from '../notation/index.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { Options, State } from './state.ts';
import { DRAW, SILENCE, tell, WOO } from '../testing/moves.ts';
import { act, refused, scene } from '../testing/scene.ts';

const TURN: Move = { t: 'turn' };

/** A judges; B and C have told. */
function told(options: Partial<Options> = {}): State {
  const knights = [{ hand: 'C02' }, { hand: 'C04 C10' }, { hand: 'C27' }];
  const state = scene({ card: 'E01', phase: 'tell', treasures: 'T05', knights, options });
  act(state, 1, tell('C04', 'one'));
  act(state, 2, tell('C27', 'two'));
  return state;
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];
const seenBy = (state: State): number[] => VIEWERS.map((viewer) => onDesk(game.view(state, viewer)));

describe('LM-12.3 the judge turns the pages', () => {
  test('and all players and spectators see the same one; at the end all lie side by side', () => {
    const state = told();
    expect(seenBy(state)).toEqual([0, 0, 0, 0]);
    expect(act(state, 0, TURN)).toEqual([{ t: 'turned', seat: 0, page: 1, pages: 2 }]);
    expect(seenBy(state)).toEqual([1, 1, 1, 1]);
    act(state, 0, TURN);
    expect(seenBy(state)).toEqual([NONE, NONE, NONE, NONE]);
  });

  test('not beyond the last, nobody else, and not before all have told or after the verdict', () => {
    const state = told();
    expect([1, 2].map((seat) => refused(state, seat, TURN))).toEqual(['LM-4.8', 'LM-4.8']);
    act(state, 0, TURN);
    act(state, 0, TURN);
    expect(refused(state, 0, TURN)).toBe('LM-12.3');
    act(state, 0, { t: 'name', tale: 0 });
    expect([refused(state, 0, TURN), state.page]).toEqual(['LM-4.9', 2]);
  });

  test('the verdict need not wait for them, and pages are not among the moves that are offered', () => {
    const state = told();
    expect(game.moves(state, 0).map(({ t }) => t)).toEqual(['name', 'name']);
    act(state, 0, { t: 'name', tale: 1 });
    expect([state.phase, onDesk(state)]).toEqual(['take', NONE]);
  });

  test('neither the question nor the time of the judge is another', () => {
    const state = told({ timers: true });
    const before = [game.table?.question?.(state), game.table?.clock?.(state, 0), game.pending(state)];
    act(state, 0, TURN);
    expect([game.table?.question?.(state), game.table?.clock?.(state, 0), game.pending(state)]).toEqual(before);
  });

  test('poems are read before conditions are marked, and the page stays when they are', () => {
    const knights = [{}, { hand: 'C04 C10 C11' }, { hand: 'C27 C28 C29' }];
    const state = scene({ journey: 'L11 E12', knights });
    act(state, 0, DRAW);
    for (const seat of [1, 2]) act(state, seat, WOO);
    act(state, 1, tell('C04 C10 C11', 'one'));
    act(state, 2, tell('C27 C28 C29', 'two'));
    expect([state.phase, refused(state, 1, TURN)]).toEqual(['mark', 'LM-5.8']);
    act(state, 0, TURN);
    act(state, 0, { t: 'mark', kept: 3 });
    expect([state.phase, onDesk(state)]).toEqual(['name', 1]);
  });

  test('what was told aloud has been heard, those who vote have all before them, and one tale needs no page', () => {
    const aloud = scene({ card: 'E01', phase: 'tell', options: { mode: 'aloud' }, knights: [{}, { hand: 'C04' }, {}] });
    aloud.tales.push({ seat: 1, cards: [], text: 'one', spoken: true }, { seat: 2, cards: [], text: '', spoken: true });
    aloud.phase = 'name';
    expect([onDesk(aloud), refused(aloud, 0, TURN)]).toEqual([NONE, 'LM-12.3']);
    const voted = told({ judge: 'vote' });
    act(voted, 0, SILENCE);
    expect([voted.phase, onDesk(voted), refused(voted, 0, TURN)]).toEqual(['vote', NONE, 'LM-12.9']);
    const alone = told();
    alone.tales.pop();
    expect([onDesk(alone), refused(alone, 0, TURN)]).toEqual([NONE, 'LM-12.3']);
  });

  test('the position and the move are written; the next tales begin at their first page', () => {
    const state = told();
    act(state, 0, TURN);
    expect(notation.read(notation.write(state))).toEqual({ value: state, doubts: [] });
    expect(notation.readMove(notation.writeMove(TURN))).toEqual({ value: TURN });
    act(state, 0, { t: 'name', tale: 0 });
    act(state, 0, { t: 'enough' });
    expect(state.page).toBe(0);
  });

  test('a game saved in version 3 goes on at the first page', () => {
    const { page: _, ...old } = game.clone(told());
    const lifted = game.upgrades[3]({ game: 'la-mancha', version: 3, state: old });
    expect(lifted.state).toEqual(told());
  });
});
