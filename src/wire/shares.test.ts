/** What an honest client does with its share, and what it notices of a server that is not honest. */
import { beforeEach, describe, expect, test } from 'vitest';
import { commitment } from '../core/dice.ts';
import { seedFrom, type SeatShare } from '../core/shares.ts';
import { checkShare, type KeptShare, type Sharing, takePart } from './shares.ts';
import type { TableInfo } from './table-info.ts';

const [mine, theirs, secret] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const asked = (share: string): SeatShare => ({ t: 'asked', commitment: commitment(share) });
const given = (share: string): SeatShare => ({ t: 'in', commitment: commitment(share), share });

const open: TableInfo = {
  id: 't',
  game: 'g',
  status: 'open',
  host: 'me',
  seats: [
    { t: 'person', person: 'me', name: 'Me', here: true },
    { t: 'person', person: 'you', name: 'You', here: true },
  ],
  options: {},
  clock: { t: 'none' },
  grace: 0,
  listed: false,
  watch: true,
  created: 0,
  commitment: commitment(secret),
};
const starting: TableInfo = { ...open, status: 'playing', shares: [asked(mine), asked(theirs)] };
const playing: TableInfo = { ...starting, shares: [given(mine), given(theirs)] };

describe('a client', () => {
  let card: TableInfo | undefined;
  let kept: KeptShare | undefined;
  let said: string[];
  let sharing: Sharing;

  function openPage(): void {
    const answer = Promise.resolve({ t: 'ok', id: '', n: 0 } as const);
    const link = {
      now: () => ({ card }) as never,
      commit: (text: string) => (said.push(`commit ${text}`), answer),
      reveal: (text: string) => (said.push(`reveal ${text}`), answer),
    };
    sharing = takePart(link, {
      kept: () => kept,
      keep: (share) => (kept = share),
      random: () => mine,
      me: () => 'me',
    });
  }

  function hear(news: TableInfo): string[] {
    card = news;
    said = [];
    sharing.look();
    return said;
  }

  beforeEach(() => {
    [card, kept, said] = [undefined, undefined, []];
    openPage();
  });

  test('promises when it sits, shows when it is asked, once, and checks that it is in', () => {
    expect(hear({ ...open, seats: open.seats.toSpliced(0, 1) })).toEqual([]); // watching
    expect(hear(open)).toEqual([`commit ${commitment(mine)}`]);
    expect(hear(starting)).toEqual([`reveal ${mine}`]);
    expect(hear(starting)).toEqual([]);
    expect(sharing.check()).toBe('waiting');
    expect(hear(playing)).toEqual([]);
    expect(sharing.check()).toBe('checked');
  });

  test('shows the same share after the page was loaded again, but never to other promises', () => {
    hear(open);
    hear(starting);
    openPage();
    expect(hear({ ...starting, shares: [asked(mine), asked(secret)] })).toEqual([]);
    expect(hear(starting)).toEqual([`reveal ${mine}`]);
  });

  test('shows nothing when the server has changed its own promise', () => {
    hear(open);
    expect(hear({ ...starting, commitment: commitment(theirs) })).toEqual([]);
  });

  test('without its share, because another device has promised, shows nothing', () => {
    expect(hear(starting)).toEqual([]);
  });

  test('may begin when its promise is stored', async () => {
    let isSettled = false;
    void sharing.settled().then(() => (isSettled = true));
    await Promise.resolve();
    expect(isSettled).toBe(false);
    hear(open);
    await sharing.settled();
    expect(isSettled).toBe(true);
  });
});

const known: KeptShare = {
  share: mine,
  server: open.commitment,
  promises: `${commitment(mine)} ${commitment(theirs)}`,
};
const over: TableInfo = { ...playing, status: 'over', secret, seed: seedFrom('t', secret, playing.shares!) };

test.each<[string, TableInfo, KeptShare | undefined, string]>([
  ['an honest game', over, known, 'checked'],
  [
    'a promise that somebody made after my share was shown',
    { ...playing, shares: [given(mine), given(secret)] },
    known,
    'broken',
  ],
  ['a seed that is not the hash of all', { ...over, seed: theirs }, known, 'broken'],
  [
    'another secret at the end',
    { ...over, secret: theirs, seed: seedFrom('t', theirs, over.shares!) },
    known,
    'broken',
  ],
  ['no secret at the end', { ...open, ...playing, status: 'over' }, known, 'broken'],
  ['another promise of the server', { ...playing, commitment: commitment(theirs) }, known, 'broken'],
  [
    'a share that was left out',
    { ...playing, shares: [{ t: 'silent', commitment: commitment(mine) }, given(theirs)] },
    known,
    'left-out',
  ],
  ['a promise that was left out', { ...playing, shares: [{ t: 'none' }, given(theirs)] }, known, 'left-out'],
  ['the share of another device', { ...playing, shares: [given(secret), given(theirs)] }, known, 'elsewhere'],
  ['a share that this device has lost', playing, undefined, 'elsewhere'],
  ['no share at all', { ...playing, shares: [{ t: 'none' }, given(theirs)] }, undefined, 'none'],
])('%s', (_, card, kept, verdict) => {
  expect(checkShare(card, 'me', kept)).toBe(verdict);
});
