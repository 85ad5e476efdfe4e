import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './components.ts';
import { finalVp, grailAward } from './15-end.ts';
import { game } from './index.ts';
import { type State, vpOf } from './state.ts';
import { claim, legal, play, refused, scene, sit } from '../testing/scene.ts';

interface Last {
  readonly chair: string;
  readonly has?: string;
  readonly deeds?: string;
  readonly grail?: number;
  readonly guinevere?: number;
}

/** The end of turn 8: seat 0 comes home last. */
function end(knights: readonly Last[], sword = -1): State {
  const [{ chair, ...last }, ...others] = knights;
  const state = scene({
    turn: 8,
    sword,
    knights: [{ ...last, at: 'GRA' }, ...others.map((knight) => ({ ...knight, at: 'home' }))],
  });
  play(state, sit(chair));
  return state;
}

const open = (state: State): string =>
  legal(state)
    .map((move) => ('category' in move ? CATEGORIES[move.category] : ''))
    .join(' ');
const won = (state: State): string => state.majorities.map((seat) => (seat < 0 ? '-' : 'ABC'[seat])).join('');

describe('15 End of the game', () => {
  test('V5 LAN-15.1, LAN-15.4, LAN-15.5, LAN-15.6 the final scoring of the example', () => {
    const blue = { chair: 'Tristan', has: 'S5 M1 G4', deeds: 'D01', grail: 12 };
    const green = { chair: 'Bedivere', has: 'S2 M3 L2 G1', deeds: 'D02 D03 D04', grail: 9 };
    const red = { chair: 'Gawain', has: 'S2 M3 L2 G2', deeds: 'D05 D06 D07', grail: 4 };
    const state = end([blue, green, red], 2);
    const before = state.knights.map(vpOf);
    expect([state.mover, open(state)]).toEqual([1, 'mace lance deed']);
    expect(game.refusal(state, 2, claim('deed'))?.id).toBe('LAN-15.4');
    expect(refused(state, claim('sword'))).toBe('LAN-15.3');
    play(state, claim('lance'));
    expect([state.mover, open(state)]).toEqual([2, 'mace deed']);
    play(state, claim('deed'));
    expect(won(state)).toBe('ABBAC');
    expect(before.map((vp, seat) => finalVp(state, seat) - vp)).toEqual([8, 4, 5]);
  });

  test('LAN-15.2 none at all is never most; Excalibur is no sword', () => {
    const state = end([{ chair: 'Tristan' }, { chair: 'Gawain', has: 'L1' }], 0);
    expect(won(state)).toBe('--B--');
  });

  test('LAN-15.3, LAN-15.4 a single tie goes to the tied player nearest to Arthur', () => {
    expect(
      won(
        end([
          { chair: 'Tristan', has: 'S1' },
          { chair: 'Gawain', has: 'S1' },
        ]),
      ),
    ).toBe('B----');
  });

  const three = (): State =>
    end([
      { chair: 'Mordred', has: 'S3 G1' },
      { chair: 'Gawain', has: 'S3 M2 G1' },
      { chair: 'Merlin', has: 'M2 G1' },
    ]);

  test('T24 LAN-15.4 A takes swords: then B chooses, and C has the other', () => {
    const state = three();
    expect([state.mover, open(state)]).toEqual([0, 'sword magic']);
    expect(refused(state, claim('mace'))).toBe('LAN-15.4');
    expect(refused(state, { t: 'claim', category: 5 })).toBe('LAN-15.2');
    play(state, claim('sword'), claim('mace'));
    expect(won(state)).toBe('AB-C-');
    const other = three();
    play(other, claim('sword'), claim('magic'));
    expect(won(other)).toBe('AC-B-');
  });

  test('T24 A takes magic: B swords and C maces; or B maces, C is skipped, and A has swords too', () => {
    const state = three();
    play(state, claim('magic'), claim('sword'));
    expect(won(state)).toBe('BC-A-');
    const other = three();
    play(other, claim('magic'), claim('mace'));
    expect(won(other)).toBe('AB-A-');
  });

  test.each([
    [3, 2],
    [4, 2],
    [5, 3],
    [8, 4],
    [9, 5],
    [30, 15],
  ])('T23 LAN-15.6 a lead of %i spaces gives %i VP', (lead, vp) => {
    expect(
      grailAward(
        end([
          { chair: 'Tristan', grail: lead + 1 },
          { chair: 'Gawain', grail: 1 },
        ]),
      ),
    ).toBe(vp);
  });

  test('T23 LAN-15.6, LAN-9.8 all on 7: the lowest has 2; all on 0: nobody', () => {
    const level = end([
      { chair: 'Tristan', grail: 7 },
      { chair: 'Gawain', grail: 7 },
    ]);
    expect([finalVp(level, 0), finalVp(level, 1)]).toEqual([2, 0]);
    const start = end([{ chair: 'Tristan' }, { chair: 'Gawain' }]);
    expect([finalVp(start, 0), finalVp(start, 1)]).toEqual([0, 0]);
  });

  test('T26 LAN-15.7, LAN-15.8 of those with the same VP the one nearest to Arthur', () => {
    const state = end([
      { chair: 'Tristan', guinevere: 24 },
      { chair: 'Mordred', guinevere: 24 },
      { chair: 'Gawain', guinevere: 3 },
      { chair: 'Bedivere', guinevere: 3 },
    ]);
    expect(game.outcome(state)).toEqual({ scores: [24, 24, 3, 3], places: [2, 1, 4, 3] });
  });

  test('LAN-15.1 no outcome before the end', () => {
    expect(game.outcome(three())).toBeUndefined();
  });
});
