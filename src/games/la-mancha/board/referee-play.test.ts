/** Chivalry cards at a table with a box: which may be played, and what they change. */
import { expect, test } from 'vitest';
import { NONE, type Seat } from '../../../core/game.ts';
import { CHIVALRY, SLOT_OF, TREASURES } from '../rules/components.ts';
import { GUARDS } from '../rules/state.ts';
import { chivalry, journey, treasure } from '../testing/cards.ts';
import { lookAt } from './referee-feat.ts';
import { playsOf, withPlay } from './referee-play.ts';
import { EMPTY, noted, OWN, readTable, type Table, withFeat, withOwn } from './referee-table.ts';
import { writeTable } from './referee-text.ts';

const FEAT = withFeat(EMPTY, journey('F07'));
/** Seat 2 has a success, Durindana and a Love. */
const RIVAL = withOwn(
  FEAT,
  { worn: EMPTY.owns[1].worn.with(SLOT_OF[treasure('T10')], treasure('T10')), love: journey('L06'), successes: 1 },
  1,
);

const names = (table: Table, by: Seat): string[] =>
  playsOf(table, by).map(({ card, rival, treasure: at }) =>
    [CHIVALRY[card].id, ...(rival === NONE ? [] : [rival + 1]), ...(at === NONE ? [] : [TREASURES[at].id])].join(' '),
  );

function after(table: Table, by: Seat, play: string): Table {
  const place = names(table, by).indexOf(play);
  expect(names(table, by)).toContain(play);
  return withPlay(table, by, playsOf(table, by)[place]);
}

test.each([
  ['2 more before the roll', FEAT, 0, 'C77', { attemptStrength: 2 }],
  ['2 less by a rival', FEAT, 1, 'C09', { attemptStrength: -2 }],
  ['easier for this attempt', FEAT, 0, 'C23', { attemptDifficulty: -2 }],
  ['harder for all of the Feat', FEAT, 2, 'C57', { difficulty: 1 }],
  ['the die counts twice', FEAT, 0, 'C62', { doubled: true }],
  ['the other side of the die', { ...FEAT, die: 2 }, 1, 'C22', { die: 5 }],
  ['the die is a 4', { ...FEAT, die: 1 }, 0, 'C82', { die: 4 }],
  ['the attempt is skipped', FEAT, 1, 'C14', { seat: 1, attemptStrength: 0 }],
])('%s', (_, table, by, play, changes) => {
  expect(after(table, by, play)).toMatchObject(changes);
});

test('what is done to a rival is found in front of him', () => {
  const slot = SLOT_OF[treasure('T10')];
  expect(after(RIVAL, 0, 'C40 T10').owns[1].worn[slot]).toBe(NONE);
  expect(after(RIVAL, 0, 'C11 T10').owns[1].muted[slot]).toBe(true);
  expect(after(RIVAL, 0, 'C43 2').owns[1].successes).toBe(0);
  expect(after(FEAT, 1, 'C67').owns[1].strength).toBe(1);
});

test('LM-3.6 who is protected stays so until the Feat ends', () => {
  const safe = after(RIVAL, 1, 'C46');
  expect(safe.owns[1].guards).toBe(GUARDS.chivalry);
  expect(names(safe, 0)).not.toContain('C43 2');
  expect(names(RIVAL, 0)).toContain('C43 2');
  expect(writeTable(safe)).toContain('guards: chivalry');
  expect(lookAt(safe).problems).toEqual([]);
  expect(readTable(structuredClone(safe))).toEqual(safe);
  expect(withFeat(safe, NONE).owns[1].guards).toBe(0);
});

test('only what the rules allow is offered', () => {
  expect(names(FEAT, 0)).not.toContain('C22'); // the die is not rolled
  expect(names({ ...FEAT, die: 3 }, 0)).not.toContain('C77'); // it is
  expect(names(FEAT, 0)).not.toContain('C02'); // no Love
  expect(names(withOwn(FEAT, { love: journey('L06') }), 0)).toContain('C02');
  expect(names(EMPTY, 0)).toEqual([]);
});

test('a card of another box is muted and lost like ours', () => {
  const table = withOwn(FEAT, { worn: EMPTY.owns[1].worn.with(0, OWN + 5) }, 1);
  const mute = playsOf(table, 0).find(({ card }) => card === chivalry('C11'));
  if (mute === undefined) throw new Error('C11 was not offered');
  expect(withPlay(table, 0, mute).owns[1]).toMatchObject({ worn: [OWN + 5, NONE, NONE, NONE, NONE], muted: [true, false, false, false, false, false] }); // prettier-ignore
});

test('a table that was kept before cards were named is still read', () => {
  const owns = FEAT.owns.map(({ guards: _guards, last: _last, ...older }) => older);
  expect(readTable({ ...FEAT, owns })).toEqual(FEAT);
});

test('V24 a card that asks how the last attempt ended', () => {
  const round = (before: Table, isSuccess: boolean): Table => noted(noted(noted(before, isSuccess), false), false);
  const won = round(round(FEAT, false), true);
  const lost = round(round(FEAT, true), false);
  expect([FEAT, won, lost].map((table) => names(table, 0).includes('C01'))).toEqual([false, false, true]);
  expect(lookAt(after({ ...won, seat: 1 }, 1, 'C43 1')).problems).toEqual([]);
});
