/**
 * The shares in the shuffle of a table. The server has a secret, every person who takes part has a share; the hashes of
 * all of them are known before any of them is shown, and the seed of the dice is the hash of all.
 */
import { commitment, hex, isTableSeed, utf8 } from './dice.ts';
import type { Problem } from './notation.ts';
import * as mistakes from './record-mistakes.ts';
import { same } from './same.ts';
import { sha256 } from './sha256.ts';
import { show } from './show.ts';

/** What a seat gave to the shuffle. The commitment is the hash of the share, known before anybody showed theirs. */
export type SeatShare =
  /** Promised, and waited for: only between the start and the first deal. */
  | { readonly t: 'asked'; readonly commitment: string }
  | { readonly t: 'in'; readonly commitment: string; readonly share: string }
  /** Left out: it was promised but not shown in time. */
  | { readonly t: 'silent'; readonly commitment: string }
  /** Left out: a game by post does not wait for people who are not here. */
  | { readonly t: 'away'; readonly commitment: string }
  /** Left out: a person whose program promised none. */
  | { readonly t: 'none' }
  /** Left out: a bot of the server. */
  | { readonly t: 'bot' };

/** The seed of the dice: 128 bits of the SHA-256 of a text of lines. A seat that was left out is a dash. */
export function seedFrom(table: string, secret: string, shares: readonly SeatShare[]): string {
  const lines = shares.map((seat) => (seat.t === 'in' ? seat.share : '-'));
  return hex(sha256(utf8(['errantry shuffle', table, secret, ...lines].join('\n')))).slice(0, 32);
}

/** The commitments of all seats as one text: two people who were told the same have the same. */
export function promisesOf(shares: readonly SeatShare[]): string {
  return shares.map((seat) => ('commitment' in seat ? seat.commitment : '-')).join(' ');
}

/** What a record says of its shuffle. Nothing of it has been read. */
export interface ClaimedShuffle {
  readonly table?: unknown;
  readonly seats?: unknown;
  readonly seed?: unknown;
  readonly secret?: unknown;
  readonly commitment?: unknown;
  readonly shares?: unknown;
}

/** The shares of a record, or everything in which they contradict its seed and its commitments. */
export function readShares(claimed: ClaimedShuffle): { readonly shares: readonly SeatShare[] } | Problem[] {
  const { table, secret, shares } = claimed;
  if (typeof table !== 'string') return [{ where: 'table', found: show(table), expected: mistakes.tableId }];
  if (typeof secret !== 'string' || !isTableSeed(secret))
    return [{ where: 'secret', found: show(secret), expected: mistakes.digits }];
  if (commitment(secret) !== claimed.commitment) return [wrongHash('commitment', claimed.commitment, secret)];
  if (!Array.isArray(shares) || shares.length !== claimed.seats)
    return [{ where: 'shares', found: show(shares), expected: mistakes.entryForEach }];
  const problems = shares.flatMap((share: unknown, seat) => shareProblem(share, `shares[${seat}]`) ?? []);
  if (problems.length > 0) return problems;
  const seed = seedFrom(table, secret, shares as SeatShare[]);
  if (seed === claimed.seed) return { shares: shares as SeatShare[] };
  return [{ where: 'seed', found: show(claimed.seed), expected: mistakes.sharedSeed(seed) }];
}

const COMMITMENT = /^[0-9a-f]{64}$/;

/** By what it says of a seat: the fields beside `t`, and nothing else. */
const FIELDS: { readonly [t: string]: readonly string[] } = {
  in: ['commitment', 'share'],
  silent: ['commitment'],
  away: ['commitment'],
  none: [],
  bot: [],
};

function shareProblem(raw: unknown, where: string): Problem | undefined {
  const { t, ...rest } = (typeof raw === 'object' && raw !== null ? raw : {}) as { [field: string]: unknown };
  const fields = typeof t === 'string' && Object.hasOwn(FIELDS, t) ? FIELDS[t] : undefined;
  const { share = '', commitment: promised = '' } = rest;
  const isWhole = fields !== undefined && same(Object.keys(rest).toSorted(), fields);
  if (!isWhole || (fields.includes('commitment') && !COMMITMENT.test(String(promised))))
    return { where, found: show(raw), expected: mistakes.share };
  if (t !== 'in') return undefined;
  if (typeof share !== 'string' || !isTableSeed(share))
    return { where, found: show(raw), expected: mistakes.shareDigits };
  return commitment(share) === promised ? undefined : wrongHash(`${where}.commitment`, promised, share);
}

function wrongHash(where: string, found: unknown, of: string): Problem {
  return { where, found: show(found), expected: mistakes.hashOf(commitment(of), of) };
}
