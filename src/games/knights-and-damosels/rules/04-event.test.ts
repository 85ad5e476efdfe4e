import { describe, expect, test } from 'vitest';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { game } from './index.ts';
import type { State } from './state.ts';
import { event } from '../testing/cards.ts';
import { choices, play, refused, scene } from '../testing/scene.ts';

const drawing = (options = {}): State =>
  scene({
    seats: [{}, {}, {}, {}],
    step: 'discardEvent',
    options,
    drawn: 'war-rome quest-grail disaster-adultery',
  });

describe('4 Event phase', () => {
  test('KD-4.1, V11 Arthur lays one of three away and hands two to Merlin', () => {
    const state = drawing();
    expect([game.pending(state), choices(state, 1)]).toEqual([[1], 'discard war-rome, discard quest-grail, discard disaster-adultery']); // prettier-ignore
    expect(refused(state, 0, 'discard war-rome')).toBe('KD-4.1');
    expect(refused(state, 1, 'discard war-badon')).toBe('KD-4.1');
    expect(refused(state, 1, 'reveal war-rome')).toBe('KD-4.1');
    play(state, ['1: discard disaster-adultery']);
    expect([game.pending(state), choices(state, 0)]).toEqual([[0], 'reveal war-rome, reveal quest-grail']);
  });

  test('KD-4.2, KD-4.3 Merlin reveals one; the other stays face down', () => {
    const state = drawing();
    play(state, ['1: discard disaster-adultery']);
    expect(refused(state, 1, 'reveal war-rome')).toBe('KD-4.2');
    expect(refused(state, 0, 'reveal disaster-adultery')).toBe('KD-4.2');
    const reveal = game.moves(state, 0)[0];
    expect(game.table?.final?.(state, 0, reveal), 'all will have seen it').toBe(true);
    play(state, ['0: reveal war-rome']);
    expect([state.event, state.annals, state.drawn]).toEqual([
      event('war-rome'),
      [event('disaster-adultery'), event('quest-grail')],
      [],
    ]);
    expect(game.view(state, 1).annals).toEqual(state.annals);
    expect(game.view(state, 0).annals).toEqual([HIDDEN, event('quest-grail')]);
    expect(game.view(state, 2).annals).toEqual([HIDDEN, HIDDEN]);
  });

  test('T24 in the last round of a cycle Arthur may hold three Disasters: then one is certain', () => {
    const state = scene({
      seats: [{}, {}, {}],
      step: 'discardEvent',
      round: 4,
      drawn: 'disaster-adultery disaster-merlin disaster-mordred',
      annals:
        'war-badon war-rome war-carlion quest-grail quest-tristram quest-beast prosperity-marriage prosperity-excalibur prosperity-table',
    });
    play(state, ['1: discard disaster-merlin']);
    expect(choices(state, 0)).toBe('reveal disaster-adultery, reveal disaster-mordred');
  });

  test('KD-13.3, KD-13.4 with favour Arthur lays a Service card, unless the event is a Disaster', () => {
    const state = drawing({ service: 'favour' });
    play(state, ['1: discard disaster-adultery', '0: reveal war-rome']);
    expect([game.pending(state), choices(state, 1)]).toEqual([[1], 'favour service-1, favour service-2, favour service-3']); // prettier-ignore
    expect(refused(state, 0, 'favour service-1')).toBe('KD-13.3');
    expect(game.refusal(state, 1, { t: 'favour', card: 7 })?.id).toBe('KD-1.10');
    play(state, ['1: favour service-2']);
    expect([game.view(state, 1).favour, game.view(state, 0).favour]).toEqual([1, HIDDEN]);
    const dark = drawing({ service: 'favour' });
    play(dark, ['1: discard war-rome', '0: reveal disaster-adultery']);
    expect([dark.stack, dark.favour]).toEqual([['give'], NONE]);
  });
});
