import { expect, test } from 'vitest';
import { changed } from '../core/box.ts';
import { seededDice } from '../core/dice.ts';
import { defaultOptions, LANGUAGES, readOptions, unheard } from '../core/game.ts';
import { atRandom, play } from '../core/play.ts';
import { SHELF } from './index.ts';
import { BOXES, GAMES, STUDIES, wordsFor } from './load.ts';

const STUDIED = SHELF.filter((id) => Object.keys(STUDIES[id]).length > 0);

test.each(STUDIED)('%s: everything that is studied has a name in every language', async (id) => {
  const { features = [], restrictions = [], compared = [], changes = [] } = STUDIES[id];
  for (const language of LANGUAGES) {
    // oxlint-disable-next-line no-await-in-loop -- two languages
    const words = await wordsFor(id, language);
    const names = [
      ...features.flatMap(({ count, named, name }) => [
        name[language],
        ...Array.from({ length: count }, (_, feature) => named(words, feature)),
      ]),
      ...restrictions.map(({ named }) => named(words)),
      ...[...compared, ...changes].map(({ name }) => name[language]),
    ];
    expect(names.filter((name) => !/\p{L}/u.test(name) || /undefined/.test(name))).toEqual([]);
  }
});

test.each(STUDIED)('%s: options and changes that are compared can be played', (id) => {
  const { compared = [], changes = [] } = STUDIES[id];
  for (const { options } of compared) expect(readOptions(GAMES[id], options)).toBeDefined();
  const box = BOXES[id];
  for (const { change } of changes)
    for (const one of change.split(',')) expect(changed(box!.standard, one).problems).toBeUndefined();
});

test.each(STUDIED)('%s: chance deals what the study names, and every kind of choice has a name', (id) => {
  const game = GAMES[id];
  const { features = [], kinds = {}, order, standings, isAside } = STUDIES[id];
  const dice = seededDice('study');
  const seats = game.seats.max;
  const state: unknown = game.setup(seats, defaultOptions(game), dice, unheard);
  for (const { count, dealt } of features)
    for (const feature of dealt(state, 0)) expect(feature >= 0 && feature < count).toBe(true);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  expect((order?.(state) ?? all).toSorted((one, other) => one - other)).toEqual(all);
  const met = new Set<string>();
  play(game, state, atRandom(game, dice), {
    dice,
    moved({ move }) {
      if (isAside?.(move) !== true) met.add((move as { t: string }).t);
    },
  });
  expect([...met].filter((kind) => kinds[kind] === undefined)).toEqual([]);
  expect(standings?.(state)).toHaveLength(seats);
});
