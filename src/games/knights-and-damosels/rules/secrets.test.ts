import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { HIDDEN, unheard } from '../../../core/game.ts';
import { fallbacks, inTurn, play as playOut, until } from '../../../core/play.ts';
import { COURT, eachAssignment } from './givers.ts';
import type { Happening } from './happenings.ts';
import { game } from './index.ts';
import { imagine, view, witness } from './secrets.ts';
import { clone, type State } from './state.ts';
import { CLASSIC } from './options.ts';
import { event } from '../testing/cards.ts';
import { choices, choosing, play, scene } from '../testing/scene.ts';

/** Two swords, one of them given by seat 2; nobody knows whose the others are. */
const display = (): State =>
  choosing(['isoud:horse'], 'isoud:sword elaine:sword guenever:farmer morgan:horse viviane:honor');

/** All assignments that seat `seat` cannot rule out. */
function possible(state: State, seat: number): string[] {
  const all: string[] = [];
  eachAssignment(view(state, seat), seat, (givers) => all.push(givers.map((g) => (g === COURT ? 'c' : g)).join('')));
  return all;
}

const ALL = [0, 1, 2, 3, 'watcher'] as const;

describe('16 Secrets', () => {
  test('KD-16.1 nobody is shown the order of the event pile or of the Court pile', () => {
    const state = display();
    for (const viewer of ALL)
      expect(new Set([...view(state, viewer).eventPile, ...view(state, viewer).court])).toEqual(new Set([HIDDEN]));
  });

  test("KD-4.3, KD-16.2 Arthur's three events are seen by Arthur, the two handed over by Merlin too", () => {
    const state = scene({ seats: [{}, {}, {}, {}], step: 'discardEvent', drawn: 'war-rome quest-grail war-badon' });
    const seen = (): boolean[] => ALL.map((viewer) => !view(state, viewer).drawn.includes(HIDDEN));
    expect(seen()).toEqual([false, true, false, false, false]);
    play(state, ['1: discard war-badon']);
    expect(seen()).toEqual([true, true, false, false, false]);
  });

  test('KD-16.2 what was learnt as Arthur or Merlin stays in the view of that seat, also after the roles moved on', () => {
    const dice = seededDice(3);
    const state = game.setup(4, { ...CLASSIC, selection: 'free', firstMerlin: 0 }, dice, unheard);
    playOut(
      game,
      state,
      until(({ round }) => round === 6, inTurn(game, fallbacks(game))),
      { dice },
    );
    const known = (viewer: number | 'watcher'): string =>
      view(state, viewer).annals.map((one) => (one === HIDDEN ? '.' : 'x')).join('').match(/.../g)!.join(' '); // prettier-ignore
    expect(known('watcher')).toBe('..x ..x ..x ..x ..x');
    expect(known(1)).toBe('xxx .xx ..x ..x xxx');
    expect(known(0)).toBe('.xx ..x ..x xxx .xx');
  });

  test('KD-16.1, KD-6.6 the giver of a slot: Merlin sees all, others only what was denied or is their own beyond doubt', () => {
    const state = display();
    play(state, ['1: ask s1']);
    const ladies = (viewer: (typeof ALL)[number]): number[] =>
      view(state, viewer).display.map(({ damosel }) => damosel);
    expect(ladies(0)).toEqual([2, 0, 1, 3, 5]);
    expect(ladies(1)).toEqual([HIDDEN, HIDDEN, 1, HIDDEN, HIDDEN]);
    expect(ladies('watcher')).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    play(state, ['2: ask s2', '3: ask s3']);
    expect(ladies(3)).toEqual([HIDDEN, HIDDEN, HIDDEN, 3, HIDDEN]);
  });

  test('KD-23.3 who may have given what: the pile held it, it is not the taker’s, the own gift is known', () => {
    const state = display();
    const before = possible(state, 1);
    expect(before.every((givers) => givers[2] === '1')).toBe(true);
    expect(before).not.toContainEqual(expect.stringMatching(/^...2/)); // Isoud's horse lies with Bors
    expect(before).toContain('2013c');
    expect(before).toContain('0213c');
    play(state, ['1: ask s1', '2: ask s2']);
    expect(state.players[2].denied).toBe(-1);
    const after = possible(state, 1);
    expect(after.every((givers) => givers[1] !== '2' && givers[0] !== '1')).toBe(true);
    expect(after.length).toBeLessThan(before.length);
  });

  test('KD-6.7, KD-16.4 who takes no card in strict selection shows whose the slot is', () => {
    const state = choosing(['', 'farmer'], 'elaine:farmer guenever:horse');
    expect(choices(state, 1)).toBe('none');
    play(state, ['1: none']);
    expect(possible(state, 3).every((givers) => givers[1] === '1')).toBe(true);
  });

  test('KD-15.3, KD-16.1 views do not change with what is hidden', () => {
    const state = display();
    const other = clone(state);
    shuffle(other.court, seededDice(7));
    shuffle(other.eventPile, seededDice(8));
    const [one, two] = [other.display[0], other.display[1]];
    other.display[0] = { ...one, damosel: two.damosel };
    other.display[1] = { ...two, damosel: one.damosel };
    for (const viewer of [1, 2, 3, 'watcher'] as const) expect(view(other, viewer)).toEqual(view(state, viewer));
    expect(view(other, 0)).not.toEqual(view(state, 0));
    for (const seat of [1, 2, 3]) expect(choices(other, seat)).toBe(choices(state, seat));
  });

  test('KD-16.3 a watcher hears of a secret only that it is one', () => {
    const told: readonly (readonly [Happening, number[], Partial<Record<string, unknown>>])[] = [
      [{ t: 'drew', seat: 1, events: [1, 2, 3] }, [1], { events: [HIDDEN, HIDDEN, HIDDEN] }],
      [{ t: 'handed', seat: 1, to: 0, event: 3, events: [1, 2] }, [1], { event: HIDDEN, events: [HIDDEN, HIDDEN] }],
      [{ t: 'revealed', seat: 0, arthur: 1, event: 1, away: 2 }, [0, 1], { away: HIDDEN }],
      [{ t: 'favoured', seat: 1, card: 2 }, [1], { card: HIDDEN }],
      [{ t: 'sealed', seat: 2, thing: 'gift', choice: 4 }, [2], { choice: HIDDEN }],
      [{ t: 'displayed', merlin: 0, chivalries: [4], damosels: [2] }, [0], { damosels: [HIDDEN] }],
    ];
    for (const [happening, insiders, blanks] of told) {
      for (const seat of insiders) expect(witness(happening, seat)).toEqual(happening);
      expect(witness(happening, 'watcher')).toEqual({ ...happening, ...blanks });
    }
    const handed = witness({ t: 'handed', seat: 1, to: 0, event: 3, events: [1, 2] }, 0);
    expect(handed).toMatchObject({ event: HIDDEN, events: [1, 2] });
  });

  test('KD-16.1 what a bot imagines fits all it has seen, and is not always the truth', () => {
    const state = display();
    const dreams = Array.from({ length: 60 }, (_, i) => imagine(view(state, 3), 3, seededDice(i)));
    for (const dream of dreams) {
      expect(game.components(dream).toSorted()).toEqual(game.components(state).toSorted());
      expect(dream.display[3].damosel).toBe(3);
    }
    expect(new Set(dreams.map((dream) => dream.display.map(({ damosel }) => damosel).join())).size).toBeGreaterThan(8);
    expect(dreams.every((dream) => dream.event === event('war-rome'))).toBe(true);
  });
});
