/** The end of every game, told to every seat and to a watcher in every language, and read like a friend would. */
import { expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { type Language, readOptions, type Seat } from '../core/game.ts';
import { anyMove, anyone, inTurn, play } from '../core/play.ts';
import { type AnyTellResult, namesFor, type PastMoment, type Result } from '../core/result.ts';
import { faultsOf } from '../testing/plain-words.ts';
import { GAMES, wordsFor } from './load.ts';

const NAMES = ['Ana', 'Blas', 'Clara'];

/** A whole game at random, as a watcher sees it. */
function played(id: string, seats: number, options: object) {
  const game = GAMES[id];
  const dice = seededDice(11);
  const past: PastMoment<unknown, unknown>[] = [];
  let told: unknown[] = [];
  const hear = (event: unknown): void => void told.push(game.witness(event, 'watcher'));
  const state: unknown = game.setup(seats, readOptions(game, options), dice, hear);
  const keep = (n: number): void => {
    past.push({ n, view: game.view(state, 'watcher'), events: told.filter((event) => event !== undefined) });
    told = [];
  };
  keep(0);
  play(game, state, inTurn(game, anyMove(game, dice), anyone(dice)), { dice, say: hear, moved: (_, n) => keep(n) });
  return { past, outcome: game.outcome(state)! }; // it was played to its end
}

/** Tells the end to a reader. */
async function tellerOf(id: string, language: Language, { past, outcome }: ReturnType<typeof played>) {
  const { tellResult } = (await import(`./${id}/text/result.ts`)) as { tellResult: AnyTellResult };
  const { result } = (await import(`./${id}/text/result.${language}.ts`)) as { result: object };
  const words = await wordsFor(id, language);
  return (reader: Seat | undefined): Result => {
    const names = namesFor(words, NAMES.slice(0, outcome.places.length), reader);
    return tellResult({ words, past, names, reader, outcome }, result);
  };
}

const sentences = ({ headline, yours = '', decided, places, moment, lead, gifts }: Result): string[] => [
  headline,
  yours,
  ...decided,
  ...places.flatMap(({ figure, note, helped = '' }) => [figure, note, helped]),
  moment?.text ?? '',
  lead?.title ?? '',
  gifts?.title ?? '',
  gifts?.about ?? '',
];

const GAMES_PLAYED = [
  ...Object.keys(GAMES).map((id) => [id, 3, {}] as const),
  ['don-quixote', 1, {}] as const,
  ['knights-and-damosels', 3, { camlann: true }] as const,
];

test.each(GAMES_PLAYED)('%s, %d seats %j: the end is told in plain words', async (id, seats, options) => {
  const game = played(id, seats, options);
  const tellers = { en: await tellerOf(id, 'en', game), es: await tellerOf(id, 'es', game) };
  for (const language of ['en', 'es'] as const)
    for (const reader of [undefined, ...Array(seats).keys()]) {
      const result = tellers[language](reader);
      expect(sentences(result).flatMap((text) => faultsOf(text, language))).toEqual([]);
      expect(result.places.map(({ place }) => place)).toEqual(game.outcome.places.toSorted((a, b) => a - b));
      expect(result.decided.length).toBeGreaterThan(0);
      if (result.moment !== undefined) expect(game.past.map(({ n }) => n)).toContain(result.moment.n);
      for (const line of result.lead?.lines ?? []) expect(line).toHaveLength(result.lead!.steps.length);
      if (reader !== undefined && game.outcome.places[reader] > 1) expect(result.yours).toMatch(/^(You came|Quedaste)/);
    }
});
