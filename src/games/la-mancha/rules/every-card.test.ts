import { expect, test } from 'vitest';
import { pick, seededDice } from '../../../core/dice.ts';
import { NONE, type Seat } from '../../../core/game.ts';
import type { Effect } from './cards/vocabulary.ts';
import { CHIVALRY, loveCode, loveOf, TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { game as laMancha } from './index.ts';
import { holds, isMuted } from './06-strength.ts';
import type { State } from './state.ts';
import { optionSets } from '../testing/scene.ts';

/** The rarest effect, of T33, happens some fifteen times in a thousand games. */
const GAMES = 1000;

interface Worn {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** The cards in force before a knight. */
function worn(state: State, seat: Seat): Worn[] {
  const { treasures, love } = state.knights[seat];
  const cards: Worn[] = treasures.flatMap((card) => (card === NONE || isMuted(state, card) ? [] : TREASURES[card]));
  return love === NONE || isMuted(state, loveCode(love)) ? cards : [...cards, loveOf(love)];
}

/** At which event a passive effect does its work for the knight of the event. */
const AT_WORK: { readonly [op in Effect['op']]?: Event['t'] } = {
  strength: 'result',
  hand_size: 'turn',
  compensation: 'took',
  immune: 'result',
  flee_free: 'ran',
};

/** Plays a random game and counts for each card how often its effect happened or was at work. */
function playOut(seats: number, seed: string, game: number, counts: Map<string, number>): void {
  const sets = optionSets();
  const dice = seededDice(seed);
  const count = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  const say = (event: Event): void => {
    if (event.t === 'effect') count(event.id);
    else if (event.t === 'wooers') count(loveOf(event.card).id);
    else if ('seat' in event && state.knights[event.seat] !== undefined)
      for (const { id, effects } of worn(state, event.seat))
        for (const effect of effects)
          if (AT_WORK[effect.op] === event.t && holds(state, event.seat, 'if' in effect ? effect.if : undefined))
            count(id);
  };
  const state = laMancha.setup(seats, sets[game % 2 === 0 ? 0 : (game >> 1) % sets.length], dice, () => {});
  for (let pending = laMancha.pending(state); pending.length > 0; pending = laMancha.pending(state)) {
    const seat = pick(pending, dice);
    laMancha.apply(state, seat, pick(laMancha.moves(state, seat), dice), dice, say);
  }
}

test.each([3, 4, 5])(
  `LM-10.12 ${GAMES} random games of %i end, and the effect of every card happens in them`,
  (seats) => {
    const counts = new Map<string, number>();
    for (let game = 0; game < GAMES; game++) playOut(seats, `every card ${game}`, game, counts);
    const ids = [...CHIVALRY, ...TREASURES].flatMap(({ id, effects }) => (effects.length > 0 ? id : []));
    const loves = Array.from({ length: 16 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`);
    const all = [...ids, ...loves];
    console.log(`${seats} knights: ${all.map((id) => `${id} ${counts.get(id) ?? 0}`).join(', ')}`);
    expect(all.filter((id) => !counts.has(id))).toEqual([]);
  },
  3_600_000,
);
