import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { NONE, readOptions, unheard } from '../../../core/game.ts';
import { fallbacks, firstMove, inTurn, play as playOut, until } from '../../../core/play.ts';
import { arthurIn, merlinOf, type Options, type State } from './state.ts';
import { damoselOf } from './components.ts';
import { game } from './index.ts';
import { CLASSIC } from './options.ts';
import { choices, play, refused, scene, worship } from '../testing/scene.ts';

const begin = (seats: number, options: Partial<Options> = {}, seed = 1): State =>
  game.setup(seats, { ...CLASSIC, ...options }, seededDice(seed), unheard);

describe('2 Set-up', () => {
  test.each([
    [3, 27],
    [4, 18],
    [5, 9],
    [6, 0],
  ])('KD-2.3, KD-2.6, KD-2.7, KD-2.8 with %i players the Court pile has %i cards', (seats, court) => {
    const state = begin(seats);
    expect(state.court.length).toBe(court);
    const ladies = state.players.map(({ damosel }) => damosel);
    expect([new Set(ladies).size, new Set(state.players.map(({ knight }) => knight)).size]).toEqual([seats, seats]);
    for (const card of state.court) expect(ladies).not.toContain(damoselOf(card));
    for (const { row, worship: held, pile } of state.players) expect([row, held, pile]).toEqual([[], 1, 511]);
  });

  test('KD-1.12, KD-14.2 Classic is what is played if the host changes nothing', () => {
    expect(readOptions(game, {})).toEqual(CLASSIC);
  });

  test('KD-2.2 the first Merlin is drawn, or named by the host; Arthur sits to the left', () => {
    const merlins = new Set(Array.from({ length: 60 }, (_, seed) => merlinOf(begin(4, {}, seed))));
    expect(merlins.size).toBe(4);
    const state = begin(4, { firstMerlin: 2 });
    expect([merlinOf(state), state.arthur, game.pending(state)]).toEqual([2, 3, [3]]);
    expect(merlinOf(begin(3, { firstMerlin: 5 }))).toBeLessThan(3);
  });

  test('KD-2.4, KD-6.11 knights, damosels and piles are open to all', () => {
    const state = begin(4);
    for (const [seat, player] of game.view(state, 'watcher').players.entries()) {
      const { knight, damosel, pile } = state.players[seat];
      expect([player.knight, player.damosel, player.pile]).toEqual([knight, damosel, pile]);
    }
  });

  test('KD-2.5, KD-17.2 the events are shuffled: 3 drawn, 9 left', () => {
    const orders = Array.from({ length: 40 }, (_, seed) => begin(3, {}, seed).drawn.join());
    expect(begin(3).eventPile.length).toBe(9);
    expect(new Set(orders).size).toBeGreaterThan(35);
  });

  test('KD-2.3 with the option everybody picks a free knight and damosel, clockwise from Arthur', () => {
    const state = begin(3, { assignment: 'choose', firstMerlin: 0 });
    expect([game.pending(state), game.moves(state, 1).length]).toEqual([[1], 36]);
    play(state, ['1: choose launcelot guenever']);
    expect([game.pending(state), game.moves(state, 2).length]).toEqual([[2], 25]);
    expect(refused(state, 2, 'choose launcelot elaine')).toBe('KD-2.3');
    expect(refused(state, 2, 'choose bors guenever')).toBe('KD-2.3');
    expect(refused(state, 0, 'choose bors elaine')).toBe('KD-2.3');
    expect(game.refusal(state, 2, { t: 'choose', knight: 9, damosel: 0 })?.id).toBe('KD-1.5');
    play(state, ['2: choose bors elaine', '0: choose tristram isoud']);
    expect([state.stack, state.court.length]).toEqual([['discardEvent'], 27]);
  });

  test('KD-15.2 of six players the last has no choice left', () => {
    const state = begin(6, { assignment: 'choose', firstMerlin: 5 });
    for (let seat = 0; seat < 5; seat++) game.apply(state, seat, game.moves(state, seat)[0], seededDice(1), unheard);
    expect([state.stack, state.players[5].knight, state.players[5].damosel]).toEqual([['discardEvent'], 5, 5]);
  });
});

/** Lets the fallback play until the round is over. */
function playRound(state: State): void {
  const { round } = state;
  const dice = seededDice(round);
  playOut(
    game,
    state,
    until((now) => now.round > round, inTurn(game, fallbacks(game))),
    { dice },
  );
}

describe('3 Rounds and roles', () => {
  test('KD-3.3, KD-3.4, V3 both roles move one seat to the left each round', () => {
    const state = begin(4, { firstMerlin: 0, selection: 'free' });
    const roles: number[][] = [];
    for (let round = 1; round <= 5; round++) {
      roles.push([state.arthur, merlinOf(state)]);
      playRound(state);
    }
    expect(roles).toEqual([[1, 0], [2, 1], [3, 2], [0, 3], [1, 0]]); // prettier-ignore
    expect([1, 2, 3, 4, 5].map((round) => arthurIn(state, round))).toEqual([1, 2, 3, 0, 1]);
  });

  test('KD-3.2, KD-6.9, V3 in round 3 the order is 3, 0, 1, 2, and reversed 2, 1, 0, 3', () => {
    const state = scene({
      seats: [{}, {}, {}, {}],
      merlin: 2,
      step: 'select',
      event: 'prosperity-table',
      display: 'elaine:armor guenever:horse isoud:sword morgan:honor viviane:valor',
    });
    const heard = play(state, ['3: ask s1', '0: ask s2', '1: ask s3', '2: ask s4']);
    expect(heard.flatMap((told) => (told.t === 'offered' ? [told.seat] : []))).toEqual([2, 1, 0, 3]);
  });

  test('KD-4.4, V4 the event pile before the draw: 12, 9, 6, 3, 12 (renewed), 9', () => {
    const state = begin(4, { firstMerlin: 0, selection: 'free' });
    const before: number[] = [];
    for (let round = 1; round <= 6; round++) {
      before.push(state.eventPile.length + 3);
      playRound(state);
    }
    expect(before).toEqual([12, 9, 6, 3, 12, 9]);
  });

  test('KD-3.1, KD-17.1 the five phases in their order, then the check', () => {
    const state = begin(3, { firstMerlin: 0 });
    const seen: string[] = [];
    const dice = seededDice(3);
    const note = ({ t }: { t: string }): void => void (seen.at(-1) !== t && seen.push(t));
    playOut(
      game,
      state,
      until(({ round }) => round === 2, inTurn(game, firstMove(game))),
      { dice, say: note },
    );
    const order = ['handed', 'revealed', 'sealed', 'displayed', 'granted', 'earned', 'wentHome', 'scored', 'roles'];
    expect(seen.filter((t) => order.includes(t)).filter((t, i, list) => list.indexOf(t) === i)).toEqual(order);
  });

  test('KD-3.5, KD-9.3 no move shows a card or moves worship to another', () => {
    const state = begin(3, { firstMerlin: 0 });
    expect(choices(state, 0)).toBe('');
    expect(worship(state)).toEqual([1, 1, 1]);
    expect(state.players.every(({ sealed }) => sealed === NONE)).toBe(true);
  });
});
