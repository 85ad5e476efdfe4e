/** What every game counts beside points, on whole games at random, and what it is called. */
import { expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { defaultOptions, LANGUAGES, readOptions } from '../core/game.ts';
import { atRandom, play } from '../core/play.ts';
import type { Counts, TallySays } from '../core/tally.ts';
import { faultsOf } from '../testing/plain-words.ts';
import { SHELF } from './index.ts';
import { GAMES, TALLIES, wordsFor } from './load.ts';

const COUNTED = SHELF.filter((id) => TALLIES[id] !== undefined);

function played(id: string, seed: string, options: object = defaultOptions(GAMES[id])) {
  const game = GAMES[id];
  const dice = seededDice(seed);
  const events: unknown[] = [];
  const say = (event: unknown): void => void events.push(event);
  const state: unknown = game.setup(game.seats.max, readOptions(game, options)!, dice, say);
  play(game, state, atRandom(game, dice), { dice, say });
  return { events, outcome: game.outcome(state)! }; // it was played to its end
}

const saysIn = async (id: string, language: string): Promise<TallySays<object>> =>
  (await import(`./${id}/text/tally.${language}.ts`)).tally;

test.each(COUNTED)('%s: what is counted has a picture, and a name in every language', async (id) => {
  const { groups, count } = TALLIES[id]!; // see above
  const seen: { [what: string]: number } = {};
  for (let game = 0; game < 8; game++) {
    const { events, outcome } = played(id, `${id}/${game}`);
    const all: readonly Counts[] = count(events, outcome.places.length);
    expect(all).toHaveLength(outcome.places.length);
    for (const counts of all)
      for (const what of Object.keys(counts)) seen[what] = Math.max(seen[what] ?? 0, counts[what]);
  }
  for (const { of, what } of groups) if (of === 'mean') for (const each of what) expect(seen[each]).toBeGreaterThan(0);
  const some = new Proxy(seen, { get: (_, what: string) => seen[what] ?? 1 }); // nobody applauds at random
  for (const language of LANGUAGES) {
    // oxlint-disable no-await-in-loop -- two languages
    const [says, words] = [await saysIn(id, language), await wordsFor(id, language)];
    // oxlint-enable no-await-in-loop
    const texts = groups.flatMap(({ id: group, what }) => [
      says[group].title,
      ...what.map((each) => says[group].named(words, each, some)),
    ]);
    expect(texts.filter((text) => !/\p{L}/u.test(text) || /undefined/.test(text))).toEqual([]);
    expect(texts.flatMap((text) => faultsOf(text, language))).toEqual([]);
  }
});
