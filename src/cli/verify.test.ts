import { expect, test } from 'vitest';
import { commitment } from '../core/dice.ts';
import { finishedGame, SECRET, sharedGame } from '../testing/finished.ts';
import { errantry } from './scripted.ts';

const share = 'a'.repeat(32);
const shared = sharedGame([
  { t: 'in', commitment: commitment(share), share },
  { t: 'silent', commitment: commitment(SECRET) },
]);

test.each([
  ['a record with shares', shared, 0, 'Shuffled by the server and A. Left out of the shuffle: B (did not answer).'],
  ['a record of an older version', finishedGame(SECRET), 0, 'Only the server shuffled'],
  ['a name that is no name', { ...shared, names: ['\u001B[2J', 'B'] }, 0, 'the server and seat 1.'],
  ['with another share', { ...shared, shares: sharedGame([]).shares }, 1, 'shares: found []; expected one entry'],
])('%s', async (_, record, exit, words) => {
  const said = await errantry(['verify'], JSON.stringify(record));
  expect([said.exit, said.out + said.err]).toEqual([exit, expect.stringContaining(words)]);
});

test('a proof in Spanish', async () => {
  const { out } = await errantry(['verify', '--lang', 'es'], JSON.stringify(shared));
  expect(out).toContain('Demostrado: la semilla es la que se prometió.');
  expect(out).toContain('No participaron al barajar: B (sin respuesta).');
});
