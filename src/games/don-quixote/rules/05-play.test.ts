import { describe, expect, test } from 'vitest';
import { TABLE_RULES } from '../../../core/steps.ts';
import { seededDice } from '../../../core/dice.ts';
import { pick } from '../../../core/shuffle.ts';
import { NONE, unheard } from '../../../core/game.ts';
import { anyMove, inTurn, play } from '../../../core/play.ts';
import { fieldName, SANCHO, TILES, tileOf } from './components.ts';
import { game } from './index.ts';
import { setup } from './setup.ts';
import type { Event, LayMove, Options, State } from './state.ts';
import { field, lay, move, PLAIN, scene, tile, tiles, WITH_SANCHO } from '../testing/scene.ts';

const { apply, moves, outcome, pending, refusal } = game;
const names = (list: readonly LayMove[]): string =>
  list.map(({ tile: known, turn }) => TILES[known].id + (turn === 180 ? '*' : '')).join(' ');

/** A random game to its end, with all that happened in it. */
function wholeGame(seats: number, options: Options, seed: string): { state: State; events: Event[] } {
  const dice = seededDice(seed);
  const events: Event[] = [];
  const state = setup(seats, options, dice, (event) => events.push(event));
  play(game, state, inTurn(game, anyMove(game, dice)), { dice, say: (event) => events.push(event) });
  return { state, events };
}

const early = (): State =>
  scene({ card: 'G3', deck: 'A1 B1 C1', realms: [{ board: 'C2 Kn2b, F1 Ca6', hand: 'Ch1 Wm5', bag: 'Wm7' }] });
const inRound3 = (): State =>
  scene({ round: 3, card: 'G3', deck: 'A1 B1 C1', realms: [{ hand: 'Ch1 Wm5 Kn1a', aside: 'Ch5' }] });
const lastCard = (options = PLAIN): State =>
  scene({ round: 3, card: 'G3', options, realms: [{ board: 'A1 Ch2', aside: 'Ch5' }] });

describe('5 Play', () => {
  test('DQ-5.1, DQ-5.2, DQ-5.3, DQ-5.8 rounds of 9, 7 and 5 + 1 tiles, 22 turns, a scoring after each', () => {
    const { events } = wholeGame(2, PLAIN, 'rounds');
    const turnedUp = events.filter((event) => event.t === 'turnedUp');
    expect(turnedUp.map(({ tiles: up, aside }) => up.length + (aside === NONE ? 0 : 1))).toEqual([9, 9, 7, 7, 6, 6]);
    const cards = events.filter((event) => event.t === 'card');
    expect([1, 2, 3].map((round) => cards.filter((card) => card.round === round).length)).toEqual([9, 7, 6]);
    expect(new Set(cards.map((card) => card.field)).size).toBe(22);
    const scored = events.filter((event) => event.t === 'scored');
    expect(scored.map(({ seat, round }) => [round, seat])).toEqual([[1, 0], [1, 1], [2, 0], [2, 1], [3, 0], [3, 1]]); // prettier-ignore
  });

  test('DQ-5.4, DQ-11.19 the tile goes on the field of the card, for everybody', () => {
    const { events } = wholeGame(3, PLAIN, 'cards');
    let card = NONE;
    for (const event of events) {
      if (event.t === 'card') card = event.field;
      if (event.t === 'laid') expect(event.field).toBe(card);
    }
  });

  test('DQ-13.4 in a finished game every tile was laid once and every field is covered', () => {
    for (const seats of [1, 2, 3, 4])
      for (const { board } of wholeGame(seats, PLAIN, `finished ${seats}`).state.realms)
        expect(board.map(tileOf).toSorted((a, b) => a - b)).toEqual(TILES.slice(0, 24).map((_, i) => i));
  });

  test('DQ-5.5 what lies never changes', () => {
    const dice = seededDice('lies');
    const state = setup(1, PLAIN, dice, unheard);
    while (outcome(state) === undefined) {
      const before = state.realms[0].board.slice();
      apply(state, 0, pick(moves(state, 0), dice), dice, unheard);
      for (const [at, laid] of before.entries()) if (laid !== NONE) expect(state.realms[0].board[at]).toBe(laid);
    }
  });

  test('DQ-5.7 a tile may be laid where no road fits', () => {
    const state = scene({ card: 'B1', deck: 'H3', realms: [{ board: 'A1 Ch3, C1 Ca6', hand: 'Kn3a Kn1a' }] });
    expect(names(moves(state, 0))).toBe('Kn3a Kn3a* Kn1a Kn1a*');
  });

  test('DQ-5.6, DQ-11.14, DQ-10.2 the last card is for the set-aside tile, either way round', () => {
    expect(names(moves(lastCard(), 0))).toBe('Ch5 Ch5*');
    const state = lastCard();
    apply(state, 0, move('Ch5*'), seededDice(1), unheard);
    expect(state.realms[0].board[field('G3')]).toBe(lay('Ch5*'));
    expect([state.realms[0].scores.length, pending(state)]).toEqual([1, []]);
  });
});

describe('10 Decisions', () => {
  test('DQ-10.1, DQ-3.6 every face-up tile may be laid either way: 18, 16, … 2 choices', () => {
    const dice = seededDice('choices');
    const state = setup(1, PLAIN, dice, unheard);
    const counts: number[] = [];
    while (outcome(state) === undefined) {
      const list = moves(state, 0);
      counts.push(list.length);
      apply(state, 0, pick(list, dice), dice, unheard);
    }
    expect(counts).toEqual([18, 16, 14, 12, 10, 8, 6, 4, 2, 14, 12, 10, 8, 6, 4, 2, 10, 8, 6, 4, 2, 2]);
  });

  test.each<[string, State, LayMove, string]>([
    ['a tile still face down', early(), move('Wm7'), 'DQ-5.2'],
    ['a tile already laid', early(), move('Kn2b'), 'DQ-5.5'],
    ['a castle', early(), move('Ca6'), 'DQ-4.5'],
    ['no tile of the set', early(), { t: 'lay', tile: 99, turn: 0 }, 'DQ-1.5'],
    ['a quarter turn', early(), { t: 'lay', tile: tile('Ch1'), turn: 90 }, 'DQ-3.6'],
    ['the set-aside tile before the sixth card', inRound3(), move('Ch5'), 'DQ-5.6'],
    ['another tile on the sixth card', lastCard(), move('Ch2'), 'DQ-5.6'],
    ['a quarter turn of the set-aside tile', lastCard(), { t: 'lay', tile: tile('Ch5'), turn: 270 }, 'DQ-3.6'],
    ['a second choice for a card', scene({ card: 'G3', realms: [{ hand: 'Ch1 Wm5', sealed: 'Ch1' }, { hand: 'Ch2' }] }), move('Wm5'), 'DQ-10.3'], // prettier-ignore
    ['a choice before the card is up', scene({ card: '', deck: 'G3', realms: [{ hand: 'Ch1' }] }), move('Ch1'), 'DQ-5.4'], // prettier-ignore
    ['Sancho Pansa where it is not in the game', early(), move('Sancho'), 'DQ-12.1'],
  ])('DQ-10.6 refuses %s', (_what, state, tried, rule) => {
    expect(refusal(state, 0, tried)?.id).toBe(rule);
    expect(moves(state, 0)).not.toContainEqual(tried);
  });

  test('DQ-10.6 refuses a seat that is not at the table, and everything after the end', () => {
    expect(refusal(early(), 1, move('Ch1'))).toBe(TABLE_RULES.stranger);
    expect(refusal(wholeGame(1, PLAIN, 'end').state, 0, move('Ch1'))).toBe(TABLE_RULES.over);
  });

  test('DQ-10.3 choices are shown together when the last one is made, and then the next card follows', () => {
    const state = scene({ round: 3, card: 'G3', deck: 'A1 B1 C1', realms: [{ hand: 'Ch1 Wm5' }, { hand: 'Ch2 Wm7' }] });
    const heard: string[] = [];
    apply(state, 1, move('Ch2*'), seededDice(1), (event) => heard.push(event.t));
    expect([heard, pending(state), state.realms[1].board[field('G3')]]).toEqual([['sealed'], [0], NONE]);
    apply(state, 0, move('Wm5'), seededDice(1), (event) => heard.push(event.t));
    expect(heard).toEqual(['sealed', 'sealed', 'laid', 'laid', 'card']);
    expect(state.realms.map(({ board }) => board[field('G3')])).toEqual([lay('Wm5'), lay('Ch2*')]);
    expect([fieldName(state.card), pending(state)]).toEqual(['A1', [0, 1]]);
  });

  test('DQ-10.3 alone, the placement shows at once', () => {
    const state = inRound3();
    const heard: string[] = [];
    apply(state, 0, move('Ch1'), seededDice(1), (event) => heard.push(event.t));
    expect(heard).toEqual(['laid', 'card']);
  });
});

describe('12 Variants', () => {
  test('DQ-12.1, DQ-12.5 Sancho Pansa is one choice more, in any round', () => {
    const state = scene({ card: 'G3', deck: 'A1', options: WITH_SANCHO, realms: [{ hand: 'Ch1' }] });
    expect(names(moves(state, 0))).toBe('Ch1 Ch1* Sancho');
    expect(refusal(state, 0, { t: 'lay', tile: SANCHO, turn: 180 })?.id).toBe('DQ-12.5');
  });

  test('DQ-12.2, DQ-12.7 it is laid once; the tile left over leaves the game at the end of the round', () => {
    const dice = seededDice('sancho');
    const state = setup(1, WITH_SANCHO, dice, unheard);
    apply(state, 0, move('Sancho'), dice, unheard);
    expect(refusal(state, 0, move('Sancho'))?.id).toBe('DQ-12.2');
    for (let card = 2; card <= 9; card++) apply(state, 0, moves(state, 0)[0], dice, unheard);
    const [realm] = state.realms;
    expect([state.round, realm.gone.length, realm.hand.length]).toEqual([2, 1, 7]);
    expect(refusal(state, 0, { t: 'lay', tile: realm.gone[0], turn: 0 })?.id).toBe('DQ-12.2');
  });

  test('DQ-12.4 in round 3 the tile left over goes before the sixth card, the set-aside tile is laid as usual', () => {
    const state = scene({
      round: 3,
      card: 'G3',
      deck: 'A1',
      options: WITH_SANCHO,
      realms: [{ hand: 'Ch1', aside: 'Ch5' }],
    });
    apply(state, 0, move('Sancho'), seededDice(1), unheard);
    expect(state.realms[0].gone).toEqual(tiles('Ch1'));
    expect(names(moves(state, 0))).toBe('Ch5 Ch5*');
  });

  test('DQ-12.4 on the last field it may replace the set-aside tile, which leaves the game', () => {
    const state = lastCard(WITH_SANCHO);
    expect(names(moves(state, 0))).toBe('Ch5 Ch5* Sancho');
    apply(state, 0, move('Sancho'), seededDice(1), unheard);
    expect([state.realms[0].gone, state.realms[0].aside]).toEqual([tiles('Ch5'), NONE]);
  });

  test('DQ-12.6 unused it changes nothing', () => {
    const state = lastCard(WITH_SANCHO);
    apply(state, 0, move('Ch5'), seededDice(1), unheard);
    const plain = lastCard();
    apply(plain, 0, move('Ch5'), seededDice(1), unheard);
    expect(state.realms[0].scores).toEqual(plain.realms[0].scores);
  });
});
