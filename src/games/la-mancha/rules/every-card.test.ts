import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { NONE, type Seat } from '../../../core/game.ts';
import { atRandom, play } from '../../../core/play.ts';
import type { Effect } from './cards/vocabulary.ts';
import { CHIVALRY, loveCode, loveOf, TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { game as laMancha } from './index.ts';
import { holds, isMuted } from './06-strength.ts';
import type { State } from './state.ts';
import { optionSets } from '../testing/scene.ts';

/** The rarest effect, of T33, happens some fifteen times in a thousand games: we stop when all have happened. */
const MOST_GAMES = 1000;
/** `npm run proofs` plays so many in any case. */
const LEAST_GAMES = Number(process.env['CARD_GAMES'] ?? 0);

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

/** Plays a random game and notes each card whose effect happened or was at work. */
function playOut(seats: number, seed: string, game: number, happened: Set<string>): void {
  const sets = optionSets();
  const dice = seededDice(seed);
  const say = (event: Event): void => {
    if (event.t === 'effect') happened.add(event.id);
    else if (event.t === 'wooers') happened.add(loveOf(event.card).id);
    else if ('seat' in event && state.knights[event.seat] !== undefined)
      for (const { id, effects } of worn(state, event.seat))
        for (const effect of effects)
          if (AT_WORK[effect.op] === event.t && holds(state, event.seat, 'if' in effect ? effect.if : undefined))
            happened.add(id);
  };
  const state = laMancha.setup(seats, sets[game % 2 === 0 ? 0 : (game >> 1) % sets.length], dice, () => {});
  play(laMancha, state, atRandom(laMancha, dice), { dice, say });
}

const ALL: readonly string[] = [
  ...[...CHIVALRY, ...TREASURES].flatMap(({ id, effects }) => (effects.length > 0 ? id : [])),
  ...Array.from({ length: 16 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`),
];

test.each([3, 4, 5])('LM-10.12 random games of %i end, and the effect of every card happens in them', (seats) => {
  const happened = new Set<string>();
  const missing = (): string[] => ALL.filter((id) => !happened.has(id));
  for (let game = 0; game < LEAST_GAMES || (game < MOST_GAMES && missing().length > 0); game++)
    playOut(seats, `every card ${game}`, game, happened);
  expect(missing()).toEqual([]);
});
