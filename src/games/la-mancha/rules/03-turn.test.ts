import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../core/game.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { cards, chivalry, journey, treasure } from '../testing/cards.ts';
import { PASS, play, SILENCE, tell } from '../testing/moves.ts';
import { act, refused, scene, telling } from '../testing/scene.ts';

const discard = (id: string): Move => ({ t: 'discard', card: chivalry(id) });
/** A turn is resolved, the next Journey card is E01, and this seat has been dealt a Treasure. */
function dealt(seat: number, id: string, hands: readonly string[], more: Partial<Parameters<typeof scene>[0]>): State {
  const state = scene({ phase: 'resolved', journey: 'E01', knights: hands.map((hand) => ({ hand })), ...more });
  state.gains.push({ seat, cards: [treasure(id)], what: 'treasure', by: 'turn' });
  return state;
}

const SEVEN = 'C04 C05 C12 C13 C18 C19 C20';

describe('3 The turn', () => {
  test('LM-3.1, LM-3.3 all above their maximum discard at once and in secret', () => {
    const state = scene({
      phase: 'discard',
      drawer: 1,
      journey: 'E01',
      chivalry: 'C60 C61 C62 C63 C64 C65',
      knights: [{ hand: SEVEN }, {}, { hand: 'C25 C26 C27 C31 C34 C35' }],
    });
    expect(game.pending(state)).toEqual([2, 0]);
    act(state, 0, discard('C04'));
    expect(game.view(state, 2).knights[0].picked).toEqual([HIDDEN]);
    expect(refused(state, 0, discard('C04'))).toBe('LM-8.3');
    expect(refused(state, 1, discard('C04'))).toBe('LM-3.3');
    act(state, 0, discard('C20'));
    expect(refused(state, 0, discard('C05'))).toBe('LM-3.3');
    expect(state.chivalryDiscard).toEqual([]);
    act(state, 2, discard('C25'));
    expect(state.chivalryDiscard.slice(0, 3)).toEqual(cards('C04 C20 C25'));
    expect(state.drawer).toBe(2);
  });

  test('LM-3.3 (b) then all below it draw, clockwise from the drawer', () => {
    const hands = ['C25 C26 C27', 'C31 C34', 'C35 C37 C38 C41 C42'];
    const state = dealt(0, 'T05', hands, { drawer: 1, chivalry: 'C04 C05 C12 C13 C18' });
    act(state, 0, { t: 'leave' });
    expect([state.knights[1].hand, state.knights[0].hand]).toEqual([
      cards('C31 C34 C04 C05 C12'),
      cards('C25 C26 C27 C13 C18'),
    ]);
  });

  test('LM-3.3 (c), LM-3.4 a card just drawn may be played; its player draws again in the next turn', () => {
    const hands = ['C25 C26 C27 C31', 'C35 C37 C38 C41 C42', 'C47 C49 C50 C51 C58'];
    const state = dealt(1, 'T06', hands, { chivalry: 'C15', treasures: 'T05' });
    act(state, 1, { t: 'leave' });
    expect([state.phase, game.pending(state)]).toEqual(['refill', [0]]);
    expect(refused(state, 0, { t: 'pass', until: 'feat' })).toBe('LM-9.14');
    act(state, 0, play(state, 'C15'));
    act(state, 0, { t: 'equip', card: treasure('T05') });
    expect([state.phase, state.drawer, state.knights[0].hand.length]).toEqual(['draw', 1, 4]);
  });

  test('LM-3.3 (c) or not be played', () => {
    const state = scene({ phase: 'refill', journey: 'E01', treasures: 'T05', knights: [{ hand: 'C15' }, {}, {}] });
    act(state, 0, PASS);
    expect([state.phase, state.drawer]).toEqual(['draw', 1]);
  });

  test('LM-3.5 between refills a hand may be above its maximum', () => {
    const state = telling('C16 C04 C05 C12 C13', 'C18', { chivalry: 'C60 C61' });
    act(state, 1, play(state, 'C16'));
    expect([state.knights[1].hand.length, state.phase]).toEqual([6, 'tell']);
  });

  test('LM-3.2, LM-14.3 for the absent: equip what is not weaker, discard at random', () => {
    const state = dealt(0, 'T05', [], { knights: [{ wears: 'T10' }, { hand: 'C04 C05 C12 C13 C18 C19' }, {}] });
    act(state, 0, SILENCE);
    expect(state.treasureDiscard).toEqual([treasure('T05')]);
    act(state, 1, SILENCE);
    expect(state.knights[1].hand).toHaveLength(5);
  });

  test('LM-3.1 after the tales the turn card passes to the left', () => {
    const knights = [{ hand: 'C04' }, { hand: 'C05' }, {}];
    const state = telling('', '', { drawer: 2, journey: 'E02', treasures: 'T05', knights });
    act(state, 0, tell('C04'));
    act(state, 1, tell('C05'));
    while (state.phase !== 'draw') act(state, game.pending(state)[0], SILENCE);
    expect([state.drawer, state.journeyDiscard]).toEqual([0, [journey('E01')]]);
  });
});
