import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['Dinadan', 'Dinadan'],
  ['Guillermina Monteverde Q', 'Guillermina'],
  ['Sir Marmaduke de Cumbria', 'Sir Marmaduke'],
  ['María del Carmen Ruiz', 'María'],
  ['Bartholomew of Astolat', 'Bartholomew'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschleg…'],
])('a name is as short as its place beside a shield: %s', (name, short) => {
  expect(shortened(name)).toBe(short);
});
