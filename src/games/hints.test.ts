/** What is said of a hint, in games that are played to their end: in both languages, and not always the same. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { type AnyGame, defaultOptions, LANGUAGES, type Move, type Seat, unheard } from '../core/game.ts';
import { pick } from '../core/shuffle.ts';
import type { SayHint } from '../core/text.ts';
import { GAMES, wordsFor } from './load.ts';

const MOST_MOVES = 600;
/** So many different things are said in a game, at least. */
const DIFFERENT = 12;

interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Positions of a game played at random, with what can be done there. */
function positions(game: AnyGame): Asked[] {
  const dice = seededDice('hints');
  const state: unknown = game.setup(game.seats.min, defaultOptions(game), dice, unheard);
  const met: Asked[] = [];
  for (let n = 0; n < MOST_MOVES && game.pending(state).length > 0; n++) {
    const [seat] = game.pending(state);
    const view: unknown = game.view(state, seat);
    const moves: Move[] = game.moves(view, seat);
    met.push({ view, seat, moves });
    game.apply(state, seat, pick(moves, dice), dice, unheard);
  }
  return met;
}

/** A game may leave it to what its bots have found. */
const SAYING = Object.values(GAMES).filter(({ id }) => existsSync(new URL(`./${id}/text/hint.ts`, import.meta.url)));

describe.each(SAYING)('$title', (game) => {
  const met = positions(game);

  test.each(LANGUAGES)('a hint gives different reasons in whole sentences (%s)', async (language) => {
    const { hint } = (await import(`./${game.id}/text/hint.ts`)) as { hint: SayHint<unknown, Move> };
    const words = await wordsFor(game.id, language);
    const said = new Set(met.flatMap(({ view, seat, moves }) => moves.map((move) => hint(words, view, seat, move))));
    for (const sentence of said) expect(sentence).toMatch(/^$|^[^a-z].*[^.][.?!]$/v);
    expect(said.size).toBeGreaterThan(DIFFERENT);
  });
});
