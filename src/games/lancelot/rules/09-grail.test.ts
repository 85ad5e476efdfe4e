import { describe, expect, test } from 'vitest';
import { unheard } from '../../../core/game.ts';
import { stepOnGrail } from './09-grail.ts';
import { go, play, refused, scene, sit, ways } from '../testing/scene.ts';

const track = (state: ReturnType<typeof scene>): number[] => state.knights.map(({ grail }) => grail);

describe('9 The Grail', () => {
  test('V4 LAN-9.2, LAN-9.4, LAN-9.8 the steps of the example', () => {
    const marks = [6, 5, 3, 0].map((grail) => ({ at: 'GRA', grail }));
    const state = scene({ knights: marks });
    const [blue, red, green, yellow] = [0, 1, 2, 3];
    const after = [red, green, yellow, blue, red, red].map((seat) => {
      stepOnGrail(state, seat, unheard);
      return state.knights[seat].grail;
    });
    expect(after).toEqual([6, 5, 2, 7, 7, 8]);
    expect(state.pilgrims[0]).toBe(red);
  });

  test('LAN-9.1, LAN-9.8 on one space the lowest marker leads', () => {
    const state = scene({
      knights: [
        { at: 'GRA', grail: 5 },
        { at: 'GRA', grail: 6 },
      ],
    });
    stepOnGrail(state, 0, unheard);
    expect([track(state), state.pilgrims]).toEqual([
      [6, 6],
      [1, 0],
    ]);
  });

  test('T27 LAN-9.4 the first steps: 1, then 2 cut to 1', () => {
    const state = scene({ round: 1, turn: 1, knights: [{}, {}] });
    const cut = play(state, go('GRA'), go('GRA')).flatMap((event) => (event.t === 'grail' ? [event.cut] : []));
    expect([track(state), state.pilgrims, cut]).toEqual([
      [1, 1],
      [0, 1],
      [false, true],
    ]);
  });

  test.each([
    ['leader', 5, [0, 2, 1], false],
    ['anybody', 4, [0, 1, 2], true],
  ] as const)('T13b LAN-9.4 a step of two that may not pass the %s', (grailPassing, to, pilgrims, cut) => {
    const marks = [6, 4, 3].map((grail) => ({ at: 'GRA', grail }));
    const state = scene({ knights: marks, options: { grailPassing } });
    const said: object[] = [];
    stepOnGrail(state, 2, (event) => said.push(event));
    expect([track(state)[2], state.pilgrims, said]).toEqual([
      to,
      pilgrims,
      [{ t: 'grail', seat: 2, from: 3, to, cut }],
    ]);
  });

  test('LAN-9.4 whom nobody is ahead of steps 1, whoever may be passed', () => {
    const marks = [6, 6, 3].map((grail) => ({ at: 'GRA', grail }));
    const state = scene({ knights: marks, options: { grailPassing: 'anybody' } });
    stepOnGrail(state, 1, unheard);
    expect(track(state)).toEqual([6, 7, 3]);
  });

  test('LAN-9.3, LAN-9.7, T7 remain and step again, while nobody is home', () => {
    const state = scene({
      knights: [
        { at: 'GRA', grail: 4 },
        { at: 'GRA', grail: 1 },
      ],
    });
    expect(ways(state)).toBe('GRA Table');
    expect(refused(state, go('J1'))).toBe('LAN-5.1');
    play(state, go('GRA'), go('GRA'));
    expect([track(state), state.mover]).toEqual([[5, 3], 0]);
  });

  test('T7 LAN-9.6, LAN-9.7 who leaves first takes the others with him, without a step', () => {
    const state = scene({
      knights: [
        { at: 'GRA', grail: 4 },
        { at: 'GRA', grail: 1 },
      ],
    });
    play(state, go('Table'), sit('Gawain'));
    expect([state.mover, state.step, track(state)]).toEqual([1, 'seat', [4, 1]]);
  });

  test('T6 LAN-9.6 forced as soon as all others are home or at the Grail', () => {
    const state = scene({ knights: [{ at: 'home' }, { at: 'GRA' }, { at: 'GAL' }] });
    expect(ways(state)).toBe('GRA Table');
    play(state, go('GRA'), go('Table'), sit('Guinevere'));
    expect([state.mover, state.step]).toEqual([1, 'seat']);
  });

  test('LAN-9.6 remaining is refused to one who must go', () => {
    const state = scene({ knights: [{ at: 'GRA' }, { at: 'J1', moved: true }] });
    state.knights[0].dismissed = true;
    expect(refused(state, go('GRA'))).toBe('LAN-8.7');
    state.knights[0].dismissed = false;
    state.knights[1].space = 30;
    expect(refused(state, go('GRA'))).toBe('LAN-9.6');
    state.knights[0].grail = 40;
    expect(refused(state, go('GRA'))).toBe('LAN-9.5');
  });

  test('T28 LAN-9.5 on space 40 no step, and home with the next move', () => {
    const state = scene({ knights: [{ at: 'MOR', grail: 40 }, { at: 'J1' }] });
    play(state, go('GRA'));
    expect([track(state)[0], state.mover]).toEqual([40, 1]);
    play(state, go('GAL'));
    expect([state.mover, state.step]).toEqual([1, 'vow']);
    play(state, { t: 'vow', virtue: -1 });
    expect([state.mover, state.step]).toEqual([0, 'seat']);
  });

  test('LAN-9.9 the last rider still has the step of arrival', () => {
    const state = scene({
      knights: [
        { at: 'MOR', grail: 3 },
        { at: 'home', grail: 6 },
      ],
    });
    play(state, go('GRA'));
    expect([track(state)[0], state.step]).toEqual([5, 'seat']);
  });
});
