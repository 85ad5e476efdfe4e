import { describe, expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { lift } from '../../../core/record.ts';
import { keptRecord, problemsOf } from '../../../testing/kept.ts';
import { valueOf } from '../../../core/testing/reading.ts';
import { notation } from '../notation/index.ts';
import { game } from './index.ts';
import { type State, vpOf } from './state.ts';
import { deed, go, legal, play, refused, scene, thing, tile, ways } from '../testing/scene.ts';

const HOME = { at: 'home' };

describe('12 The Dragon', () => {
  test('V3 LAN-12.1, LAN-12.4, LAN-12.6 three swords and Excalibur: paid, kept, scored, the place stays empty', () => {
    const state = scene({ knights: [{ at: 'GAL', has: 'S3' }, HOME], deeds: 'D01 D04 D16', sword: 0 });
    play(state, go('DRA'));
    const [red] = state.knights;
    expect([red.things[1], vpOf(red), red.deeds, state.sword]).toEqual([0, 1, [tile('D01')], 0]);
    expect([state.faceUp, state.dragonVisitors]).toEqual([[NONE, tile('D04'), tile('D16')], [0]]);
  });

  test('LAN-12.1, LAN-6.1 with several in reach one of them must be done', () => {
    const state = scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D03 D04' });
    play(state, go('DRA'));
    expect(legal(state)).toEqual([deed('D02'), deed('D03'), deed('D04')]);
    expect(refused(state, deed('D09'))).toBe('LAN-12.1');
    expect(refused(state, go('Table'))).toBe('LAN-12.1');
    play(state, deed('D03'));
    expect(state.knights[0].things.slice(1, 3)).toEqual([2, 1]);
  });

  test('LAN-12.2, LAN-8.5, T13 two players a turn: no third, but one of the two on a second tour', () => {
    const full = (visitors: number[], options = {}): ReturnType<typeof scene> =>
      scene({ knights: [{ at: 'GAL', has: 'S4' }, HOME, HOME], deeds: 'D02 - -', visitors, options });
    expect(refused(full([1, 2]), go('DRA'))).toBe('LAN-12.2');
    const again = full([0, 1]);
    play(again, go('DRA'));
    expect([again.knights[0].deeds, again.dragonVisitors]).toEqual([[tile('D02')], [0, 1]]);
    expect(refused(full([0, 1], { edition: 1 }), go('DRA'))).toBe('LAN-12.2');
  });

  test('LAN-12.2 in edition 1 two visits of one player are two', () => {
    const state = scene({ knights: [{ at: 'GAL', has: 'S4' }, HOME], deeds: 'D02 - -', visitors: [0], options: { edition: 1 } }); // prettier-ignore
    play(state, go('DRA'));
    expect(state.dragonVisitors).toEqual([0, 0]);
  });

  test('LAN-12.2 a record of version 1 is proved, and a game saved in it goes on by its ruling', () => {
    const record = keptRecord(new URL('../testing/edition-1.json.gz', import.meta.url));
    expect([record.version, problemsOf(game, record)]).toEqual([1, []]);
    const { dragonVisitors, options, ...state } = scene({
      knights: [{ at: 'GAL', has: 'S4' }, HOME],
      deeds: 'D02 D01 D03',
      stack: 'D04 D05 D06 D07 D08 D09 D10 D11 D12 D13 D14 D15 D16',
    });
    const old = { ...state, options: { squires: 'open', morganaFromTurn: 1 }, dragonVisits: 2 };
    const lifted = valueOf<{ state: State }>(lift(game, { game: game.id, version: 1, state: old } as never));
    expect(refused(lifted.state, go('DRA'))).toBe('LAN-12.2');
    expect(valueOf(notation.read(notation.write(lifted.state))).dragonVisitors).toEqual([NONE, NONE]);
    expect([dragonVisitors, options.edition]).toEqual([[], 2]);
  });

  test('T13 LAN-12.3 a second visit that finds no tile is refused', () => {
    const state = scene({ knights: [{ at: 'GAL', has: 'S4' }, HOME], deeds: '- - -', visitors: [0, 1] });
    expect(refused(state, go('DRA'))).toBe('LAN-12.3');
  });

  test('LAN-12.3, LAN-6.8 nobody enters who cannot pay; LAN-12.6 nor when no tile lies there', () => {
    const state = scene({ knights: [{ at: 'GAL', has: 'S3 M1' }, HOME], deeds: 'D02 D03 D01' });
    expect([ways(state), refused(state, go('DRA'))]).toEqual(['MOR GRA Table', 'LAN-12.3']);
    expect(refused(scene({ knights: [{ at: 'GAL', has: 'S9 M9 L9' }, HOME] }), go('DRA'))).toBe('LAN-12.3');
  });

  test('T10 LAN-12.4 the counter is not the Sword', () => {
    const state = scene({ knights: [{ at: 'GAL', has: 'S3' }, HOME], deeds: 'D01 D04 D16', sword: 1, fetcher: 0 });
    expect(refused(state, go('DRA'))).toBe('LAN-12.3');
  });

  const maleagant = (has: string, holders = 'Maleagant 0'): ReturnType<typeof scene> =>
    scene({ knights: [{ at: 'GAL', has }, HOME], deeds: 'D05 - -', holders });

  test('T12 LAN-12.5, LAN-10.6 Maleagant spares one weapon that the tile demands', () => {
    expect(refused(maleagant('S2', ''), go('DRA'))).toBe('LAN-12.3');
    for (const [has, spare] of [
      ['S2', 'lance'],
      ['S1 L1', 'sword'],
    ] as const) {
      const state = maleagant(has);
      const done = play(state, go('DRA')).find((event) => event.t === 'deed');
      expect(done).toEqual({ t: 'deed', seat: 0, tile: tile('D05'), spare: thing(spare) });
      expect(state.knights[0].things.slice(1, 4)).toEqual([0, 0, 0]);
    }
    expect(refused(maleagant('S1'), go('DRA'))).toBe('LAN-12.3');
  });

  test('T12 LAN-10.10 with all weapons at hand: none, a sword or the lance may be spared', () => {
    const state = maleagant('S2 L1 M1');
    play(state, go('DRA'));
    expect(legal(state)).toEqual([deed('D05'), deed('D05', 'sword'), deed('D05', 'lance')]);
    expect(refused(state, deed('D05', 'mace'))).toBe('LAN-12.5');
    expect(refused(state, deed('D05', 'magic'))).toBe('LAN-12.5');
    play(state, deed('D05', 'sword'));
    expect(state.knights[0].things.slice(1, 4)).toEqual([1, 1, 0]);
  });

  test('LAN-10.6 without Maleagant nothing is spared; never magic, never Excalibur', () => {
    const two = scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 -' });
    play(two, go('DRA'));
    expect(refused(two, deed('D02', 'sword'))).toBe('LAN-10.6');
    const magic = scene({ knights: [{ at: 'GAL', has: 'S2 G0' }, HOME], deeds: 'D07 D08 -', holders: 'Maleagant 0' });
    expect(refused(magic, go('DRA'))).toBe('LAN-12.3');
    const sword = scene({ knights: [{ at: 'GAL', has: 'M2' }, HOME], deeds: 'D08 D03 -', holders: 'Maleagant 0' });
    expect(refused(sword, go('DRA'))).toBe('LAN-12.3');
  });

  test('LAN-12.5 a tile is otherwise paid exactly, magic too', () => {
    const state = scene({ knights: [{ at: 'GAL', has: 'S1 M1 L1 G2' }, HOME], deeds: 'D11 D06 -' });
    play(state, go('DRA'), deed('D11'));
    expect([state.knights[0].things.slice(1, 5), vpOf(state.knights[0])]).toEqual([[0, 0, 0, 1], 2]);
  });
});
