import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { type Dice, HIDDEN, NONE } from '../../../core/game.ts';
import { anyMove, inTurn, play as playOut } from '../../../core/play.ts';
import { goOn } from './03-round.ts';
import { endBattle, fateOf, immuneSide } from './12-battle.ts';
import type { Happening } from './happenings.ts';
import { game } from './index.ts';
import { ARTHURS, MORDREDS, type State } from './state.ts';
import { card } from '../testing/cards.ts';
import { choices, loaded, play, refused, rows, scene, type SeatSketch, serving, worship } from '../testing/scene.ts';

const CAMLANN = { camlann: true };

/** The ranking is by seat; the sides are still to be chosen. */
function mustered(seats: readonly SeatSketch[], dice: Dice = loaded()): { state: State; heard: Happening[] } {
  const state = scene({ seats, options: CAMLANN, step: 'take', ranking: seats.map((_, seat) => seat) });
  const heard: Happening[] = [];
  goOn(state, dice, (told) => heard.push(told));
  return { state, heard };
}

const hands = (state: State): number[] => state.players.map(({ row }) => row.length);
/** Everybody who is asked plays this chivalry. */
function round(state: State, ...chosen: readonly (string | undefined)[]): Happening[] {
  return game
    .pending(state)
    .toSorted((a, b) => a - b)
    .flatMap((seat) => {
      const found = state.players[seat].row.find((one) => rowName(one) === chosen[seat])!; // the test names a card of the hand
      return play(state, [`${seat}: fight ${cardName(found)}`]);
    });
}
const NAMES = ['armor', 'horse', 'sword', 'honor', 'loyalty', 'valor', 'farmer', 'fisher', 'forester'];
const LADIES = ['elaine', 'guenever', 'isoud', 'morgan', 'nimue', 'viviane'];
const rowName = (one: number): string => NAMES[one % 9];
const cardName = (one: number): string => `${LADIES[Math.floor(one / 9)]}:${rowName(one)}`;

/** V15: Launcelot, Gawain, Bors are seats 0, 1, 2. Launcelot has taken fisher. */
const V15: SeatSketch[] = [
  { row: 'armor sword honor farmer fisher' },
  { row: 'horse valor loyalty forester' },
  { row: 'armor honor farmer sword' },
];

/** V16: Tristram, Percival, Pelleas, Bors, Gawain. */
const V16: SeatSketch[] = [
  { row: 'sword honor', worship: 9 },
  { row: 'horse loyalty fisher' },
  { row: 'armor valor', worship: 6 },
  { row: 'sword forester' },
  { row: 'honor armor' },
];

describe('12 The Battle of Camlann', () => {
  test('KD-12.1, KD-12.2 a Damosel victor takes an own card from a row that holds enough of them', () => {
    const five = 'elaine:armor elaine:horse elaine:sword elaine:honor elaine:fisher';
    const state = serving('prosperity-table', [{ row: 'honor' }, { row: five }, { row: 'elaine:valor' }], CAMLANN);
    expect([game.outcome(state), state.stack, game.pending(state)]).toEqual([undefined, ['take'], [0]]);
    expect(choices(state, 0)).toBe('take elaine:armor, take elaine:horse, take elaine:sword, take elaine:honor, take elaine:fisher'); // prettier-ignore
    expect([refused(state, 0, 'take elaine:valor'), refused(state, 1, 'take elaine:armor'), refused(state, 0, 'take isoud:honor')]).toEqual(['KD-12.2', 'KD-12.2', 'KD-12.2']); // prettier-ignore
    play(state, ['0: take elaine:honor']);
    expect(rows(state)[0]).toBe('honor honor');
    expect(hands(state)).toEqual([2, 4, 1]);
  });

  test('T14 with enough in two rows she chooses the row', () => {
    const seats = [{}, { row: 'elaine:armor elaine:horse elaine:sword elaine:honor' }, { row: 'elaine:loyalty elaine:valor elaine:farmer elaine:fisher' }, {}, {}]; // prettier-ignore
    const state = serving('prosperity-table', seats, CAMLANN);
    expect(game.moves(state, 0).length).toBe(8);
  });

  test('KD-12.3 the first two lead; the others choose a side in secret', () => {
    const { state } = mustered(V16);
    expect([game.pending(state), choices(state, 3)]).toEqual([[2, 3, 4], 'arthur, mordred']);
    expect([state.players[0].side, state.players[1].side]).toEqual([ARTHURS, MORDREDS]);
    expect(refused(state, 0, 'mordred')).toBe('KD-12.3');
    play(state, ['3: mordred']);
    expect([refused(state, 3, 'arthur'), game.view(state, 2).players[3].sealed]).toEqual(['KD-15.1', HIDDEN]);
    play(state, ['2: arthur', '4: mordred']);
    expect(state.players.map(({ side }) => side)).toEqual([0, 1, 0, 1, 1]);
  });

  test('KD-12.4, KD-12.7 hands are open, the card of the round is secret', () => {
    const { state } = mustered(V15);
    play(state, ['2: mordred']);
    expect(game.view(state, 'watcher').players[0].row).toEqual(state.players[0].row);
    expect(refused(state, 0, 'fight elaine:armor')).toBe('KD-12.7');
    const [first] = state.players[0].row;
    play(state, [`0: fight ${cardName(first)}`]);
    expect([game.view(state, 1).players[0].sealed, refused(state, 0, `fight ${cardName(first)}`)]).toEqual([HIDDEN, 'KD-15.1']); // prettier-ignore
  });

  test('KD-12.6, KD-12.8, KD-12.10, KD-12.11, KD-12.12, V15, T22, T23 the battle of three', () => {
    const { state } = mustered(V15);
    play(state, ['2: mordred']);
    round(state, 'honor', 'horse', 'armor');
    expect(hands(state)).toEqual([5, 3, 3]);
    round(state, 'armor', 'forester', 'farmer');
    expect(hands(state)).toEqual([5, 2, 2]);
    const third = round(state, 'sword', 'valor', 'sword');
    expect(third.flatMap((told) => (told.t === 'fought' ? [told.fate] : []))).toEqual([
      'defeated',
      'unharmed',
      'wounded',
    ]);
    expect(hands(state)).toEqual([4, 2, 1]);
    round(state, 'honor', 'loyalty');
    expect([hands(state).slice(0, 2), state.players[2].lost]).toEqual([[3, 1], 4]);
    const last = round(state, 'farmer');
    expect(last).toContainEqual(expect.objectContaining({ t: 'recovered', seat: 0 }));
    expect([hands(state)[0], state.players[1].lost, state.players[1].wounded.length]).toEqual([4, 5, 1]);
    expect([state.ranking, game.outcome(state)?.places]).toEqual([
      [0, 1, 2],
      [1, 2, 3],
    ]);
  });

  test('KD-12.6, KD-12.13, KD-12.14, KD-12.16, V16, V17a the battle of five ends in an election', () => {
    const { state } = mustered(V16);
    play(state, ['2: arthur', '3: mordred', '4: mordred']);
    round(state, 'honor', 'horse', 'valor', 'forester', 'honor');
    expect(hands(state)).toEqual([2, 2, 2, 2, 1]);
    round(state, 'sword', 'fisher', 'armor', 'forester');
    expect([hands(state), state.players[4].lost]).toEqual([[2, 1, 2, 1, 0], 2]);
    const heard = [...round(state, 'honor', undefined, 'valor')];
    expect(heard).toContainEqual({ t: 'broken', seats: [0, 2] });
    expect(heard).toContainEqual(expect.objectContaining({ t: 'elected', discarded: 5, lots: [4, 0, 1, 0, 0] }));
    expect(worship(state)).toEqual([4, 1, 1, 1, 1]);
    expect([state.ranking.slice(0, 2).toSorted((a, b) => a - b), state.ranking.slice(2)]).toEqual([
      [0, 2],
      [1, 3, 4],
    ]);
  });

  test.each<[string, number[], number, number[]]>([
    ['V17a', [9, 6], 5, [4, 1]],
    ['V17b', [7, 3, 3], 2, [5, 1, 1]],
    ['V17c', [4, 0], 0, [4, 0]],
    ['V17d', [0, 0], 0, [0, 0]],
    ['V17e', [1, 8], 0, [1, 8]],
  ])('KD-12.14, %s worship %j: %i discarded, lots %j', (_id, held, discarded, lots) => {
    const winners = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const state = scene({
        seats: [...held.map((one) => ({ worship: one })), {}],
        step: 'fight',
        ranking: [...held.keys(), held.length],
      });
      state.battle = 3;
      state.players.forEach((player, seat) => (player.lost = seat < held.length ? 3 : 1));
      const heard: Happening[] = [];
      endBattle(state, seededDice(seed), (told) => heard.push(told));
      expect(heard[0]).toMatchObject({ t: 'elected', discarded, lots: [...lots, 0] });
      winners.add(state.ranking[0]);
    }
    const possible = lots.map((lot, seat) => (lot > 0 || lots.every((one) => one === 0) ? seat : NONE));
    expect([...winners].toSorted((a, b) => a - b)).toEqual(possible.filter((seat) => seat !== NONE));
  });

  test('KD-12.5, KD-12.13, T21 a leader without a card has lost at once; the alliance of the other side breaks', () => {
    const { state, heard } = mustered([{}, { row: 'armor sword' }, { row: 'honor valor' }]);
    expect(heard).toEqual([]);
    const told = play(state, ['2: mordred']);
    expect(told).toContainEqual({ t: 'lost', seat: 0, round: 0 });
    expect(told).toContainEqual({ t: 'broken', seats: [1, 2] });
    expect(refused(state, 0, 'fight elaine:armor')).toBe('KD-12.5');
    round(state, undefined, 'armor', 'honor');
    expect(hands(state)).toEqual([0, 1, 2]);
  });

  test('KD-12.5 if nobody has a card, the ranking stands', () => {
    const { state } = mustered([{}, {}, {}]);
    play(state, ['2: arthur']);
    expect([state.ranking, state.stack]).toEqual([[0, 1, 2], []]);
  });

  test('KD-12.6 two against four: rounds 1 to 4; those without a card at the start do not count', () => {
    const state = scene({ seats: [0, 1, 0, 1, 1, 1].map((side) => ({ side, row: 'armor' })), step: 'fight' });
    const immune = [1, 4, 5].map((battle) => immuneSide({ ...state, battle }));
    expect(immune).toEqual([ARTHURS, ARTHURS, NONE]);
    state.players[5].lost = 0;
    expect([2, 3].map((battle) => immuneSide({ ...state, battle }))).toEqual([ARTHURS, NONE]);
  });

  /** Who is defeated, wounded and unharmed by an attack with this card. */
  const FATES = { armor: 'farmer sword honor', honor: 'sword valor fisher', farmer: 'honor fisher armor' };
  const ATTACKS = Object.entries(FATES).flatMap(([attacker, others]) =>
    others.split(' ').map((other, i) => [attacker, other, ['defeated', 'wounded', 'unharmed'][i]]),
  );

  test.each(ATTACKS)('KD-12.8 %s against %s: %s', (attacker, other, fate) => {
    const state = scene({ seats: [{ side: ARTHURS }, { side: MORDREDS }, { side: MORDREDS }], step: 'fight' });
    state.players[0].sealed = card(`nimue:${attacker}`);
    state.players[1].sealed = card(`viviane:${other}`);
    expect(fateOf(state, 1, NONE, false)).toBe(fate);
    expect(fateOf(state, 1, MORDREDS, false)).toBe('immune');
  });

  test('KD-12.9, T23 beaten by one and matched by another: defeated', () => {
    const state = scene({ seats: [{ side: ARTHURS }, { side: MORDREDS }, { side: MORDREDS }], step: 'fight' });
    state.players[0].sealed = card('nimue:sword');
    state.players[1].sealed = card('viviane:horse');
    state.players[2].sealed = card('viviane:valor');
    expect(fateOf(state, 0, NONE, false)).toBe('defeated');
  });

  test('KD-12.15 every battle ends: a thousand random ones take at most 40 rounds', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const dice = seededDice(seed);
      const { state } = mustered(V16.slice(0, 3 + (seed % 3)), dice);
      playOut(game, state, inTurn(game, anyMove(game, dice)), { dice });
      expect(state.battle).toBeLessThanOrEqual(40);
    }
  });
});
