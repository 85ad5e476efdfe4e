import { expect, test } from 'vitest';
import { commitment } from './dice.ts';
import { promisesOf, readShares, seedFrom, type SeatShare } from './shares.ts';

const secret = '00112233445566778899aabbccddeeff';
const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
const IN = (share: string): SeatShare => ({ t: 'in', commitment: commitment(share), share });
const shares: readonly SeatShare[] = [IN(one), { t: 'bot' }, IN(other)];
const honest = {
  table: 't',
  seats: 3,
  secret,
  commitment: commitment(secret),
  shares,
  seed: seedFrom('t', secret, shares),
};

test('the seed is the one that docs/protocol.md tells how to compute', () => {
  // printf 'errantry shuffle\nt\n%s\n%s\n-\n%s' 0011…eeff aaaa… bbbb… | sha256sum | head -c 32
  expect(honest.seed).toBe('6b03464950762bb7d8ac0c0d36bfbd9c');
});

test('every share, its seat, the table and the secret change the seed', () => {
  const seeds = [
    honest.seed,
    seedFrom('u', secret, shares),
    seedFrom('t', one, shares),
    seedFrom('t', secret, [IN(other), { t: 'bot' }, IN(one)]),
    seedFrom('t', secret, [IN(one), IN(other), { t: 'bot' }]),
    seedFrom('t', secret, [IN(one), { t: 'bot' }, { t: 'silent', commitment: commitment(other) }]),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('whether somebody answers or not, what all have promised stays the same', () => {
  const asked = shares.map((seat) => (seat.t === 'in' ? { t: 'asked' as const, commitment: seat.commitment } : seat));
  expect(promisesOf(asked)).toBe(promisesOf(shares));
  expect(promisesOf([IN(one), IN(secret), IN(other)])).not.toBe(promisesOf(shares));
});

test('honest shares are proved', () => {
  expect(readShares(honest)).toEqual({ shares });
});

test.each([
  ['another secret', { secret: one }, 'commitment'],
  ['a secret that is none', { secret: 7 }, 'secret'],
  ['no table', { table: undefined }, 'table'],
  ['another table', { table: 'u' }, 'seed'],
  [
    'a share that was not promised',
    { shares: [{ ...IN(one), share: secret }, ...shares.slice(1)] },
    'shares[0].commitment',
  ],
  ['a share left out after the deal', { shares: [...shares.slice(0, 2), { t: 'none' }] }, 'seed'],
  ['somebody still waited for', { shares: [...shares.slice(0, 2), { t: 'asked', commitment: '' }] }, 'shares[2]'],
  ['a share that is none', { shares: [null, ...shares.slice(1)] }, 'shares[0]'],
  ['a share that is too short', { shares: [{ t: 'in', share: 'ab' }, ...shares.slice(1)] }, 'shares[0]'],
  ['a field too many', { shares: [...shares.slice(0, 2), { t: 'none', why: '' }] }, 'shares[2]'],
  ['a silence that promised nothing', { shares: [...shares.slice(0, 2), { t: 'silent' }] }, 'shares[2]'],
  ['a seat too few', { shares: shares.slice(1) }, 'shares'],
  ['no list', { shares: 'all' }, 'shares'],
  ['another seed', { seed: other }, 'seed'],
])('shares with %s are not', (_, changed, where) => {
  expect(readShares({ ...honest, ...changed })).toMatchObject([{ where }]);
});
