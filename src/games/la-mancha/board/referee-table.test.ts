/** A table with a box: what is tapped in follows the rules, and what is written is read by the referee. */
import { expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { TAGS } from '../rules/cards/vocabulary.ts';
import { featOf, SLOT_OF, TREASURES } from '../rules/components.ts';
import { journey, treasure, words } from '../testing/cards.ts';
import { lookAt } from './referee-feat.ts';
import {
  EMPTY,
  freeCards,
  isIn,
  noted,
  OWN,
  readTable,
  runAway,
  type Table,
  withFeat,
  withoutSeat,
  withOwn,
  withSeat,
} from './referee-table.ts';
import { writeTable } from './referee-text.ts';

/** `T10 T35 L01` before the first knight, who attempts the Feat. */
function against(feat: string, cards = '', more: Partial<Table> = {}): Table {
  const worn = words(cards).reduce(
    (slots, id) => (id.startsWith('T') ? slots.with(SLOT_OF[treasure(id)], treasure(id)) : slots),
    EMPTY.owns[0].worn.slice(),
  );
  const love = words(cards).find((id) => id.startsWith('L'));
  const equipped = withOwn(EMPTY, { worn, love: love === undefined ? NONE : journey(love) });
  return { ...withFeat(equipped, journey(feat)), ...more };
}

const sums = (table: Table): unknown[] => {
  const { feat } = lookAt(table);
  return [feat?.strength, feat?.difficulty, feat?.total];
};

test.each([
  ['V1 gear only, die 4', against('F01', '', { die: 4 }), [3, 7, 7]],
  ['V1 gear only, die 3', against('F01', '', { die: 3 }), [3, 7, 6]],
  ['V2 Treasures and a Love', against('F06', 'T10 T35 L01', { die: 1 }), [10, 11, 11]],
  ['V2 without Durindana', against('F06', 'T35 L01', { die: 5 }), [6, 11, 11]],
  ['V3 a giant', against('F05', 'T34'), [6, 10, NONE]],
  ['V3 no giant', against('F06', 'T34'), [4, 11, NONE]],
  ['V17 cards for and against', against('F07', 'T08 T13 T24', { die: 4, attemptStrength: 1 }), [9, 11, 13]],
  ['V21 the die counts twice', against('F11', 'T13 T05', { die: 4, doubled: true, attemptStrength: 1 }), [6, 14, 14]],
  ['V26 the own lance', against('F07', 'L08'), [6, 11, NONE]],
  ['V26 under a Treasure', against('F07', 'L08 T05'), [6, 11, NONE]],
  ['V27 tired in round 7', against('F16', '', { round: 7 }), [3, 13, NONE]],
  ['V27 harder by a card', against('F16', '', { round: 6, difficulty: 1 }), [3, 15, NONE]],
  ['V40 the first attempt', against('F07', 'T46'), [6, 11, NONE]],
  ['V40 a later one', withOwn(against('F07', 'T46'), { rolled: 1 }), [4, 11, NONE]],
  ['V41 never below 0', against('F07', '', { attemptStrength: -4, die: 5 }), [0, 11, 5]],
  ['V42 engine and giant', against('F11', 'L14 T49 T34'), [13, 14, NONE]],
])('%s', (_, table, expected) => {
  expect(sums(table)).toEqual(expected);
});

test('V25 muted over gear', () => {
  const table = against('F07', 'T20 T50');
  const slot = SLOT_OF[treasure('T20')];
  expect(sums(withOwn(table, { muted: table.owns[0].muted.with(slot, true) }))[0]).toBe(5);
  expect(sums(withOwn(table, { worn: table.owns[0].worn.with(slot, NONE) }))[0]).toBe(6);
});

test('cards of one’s own box count by their figures, and have no effect', () => {
  const [weapon, helmet] = ['T10', 'T34'].map((id) => SLOT_OF[treasure(id)]);
  const worn = EMPTY.owns[0].worn.with(weapon, OWN + 5).with(helmet, OWN + 1);
  const table = withFeat(withOwn(EMPTY, { worn, love: OWN + 3 }), OWN + 9);
  const giant = { ...table, tag: TAGS.indexOf('giant') };
  expect(sums(giant)).toEqual([5 + 1 + 3 + 1 + 1, 9, NONE]);
  expect(writeTable(giant)).toContain('box: T10 weapon 5\n');
  expect(TREASURES[treasure('T10')].strength).toBe(4); // ours again
  expect(featOf(journey('F16')).difficulty).toBe(15);
});

test('LM-6.2, LM-6.5 the die goes round, and the second success wins', () => {
  const first = noted(against('F01', '', { die: 4 }), true);
  expect([first.seat, first.round, first.die, first.owns[0].successes]).toEqual([1, 1, 0, 1]);
  const third = noted(noted(first, false), false);
  expect([third.seat, third.round, third.owns[1].rolled]).toEqual([0, 2, 1]);
  const won = noted({ ...third, die: 6 }, true);
  expect([won.feat, won.owns[0].feats, won.owns[0].successes]).toEqual([NONE, [journey('F01')], 0]);
});

test('V38 the last on the field attempts again; V15 when all have run away, nobody wins', () => {
  const second = [1, 2, 3].reduce((table) => noted(table, false), against('F05'));
  const alone = runAway(runAway(second));
  expect([alone.seat, alone.owns.map(({ fled }) => fled)]).toEqual([2, [true, true, false]]);
  const again = noted(alone, false);
  expect([again.seat, again.round]).toEqual([2, alone.round + 1]);
  expect(lookAt(again).problems).toEqual([]);
  expect([runAway(again).feat, runAway(again).owns[2].feats]).toEqual([NONE, []]);
});

/** V30 with three: everybody has one. */
const TIE = ['F01', 'F05', 'F07'].reduce((table, id, seat) => withOwn(table, { feats: [journey(id)] }, seat), EMPTY);

test('V30 after a tie the winner of the last Feat wins', () => {
  expect(lookAt(TIE).state?.phase).toBe('select');
  const fought = noted(withOwn(withFeat({ ...TIE, seat: 1 }, journey('F16')), { successes: 1 }), true);
  expect([fought.winner, fought.owns[1].feats.length]).toEqual([1, 1]);
  expect(lookAt(fought).state).toMatchObject({ phase: 'over', winner: 1 });
});

test('LM-10.5 who is not tied is not in the last Feat', () => {
  const feats = [['F01', 'F02'], ['F05', 'F06'], ['F07']];
  const table = feats.reduce((before, ids, seat) => withOwn(before, { feats: ids.map(journey) }, seat), EMPTY);
  const tied = { ...table, length: 5 };
  expect([0, 1, 2].map((seat) => isIn(tied, seat))).toEqual([true, true, false]);
  expect(lookAt(withFeat({ ...tied, seat: 1 }, journey('F16'))).problems).toEqual([]);
  expect(lookAt(withFeat({ ...tied, seat: 2 }, journey('F16'))).problems).not.toEqual([]);
});

test.each([
  ['a new table', EMPTY],
  ['an attempt', against('F07', 'T08 T13 T24 L01', { die: 3, doubled: true, attemptDifficulty: 1 })],
  ['a tie', TIE],
  ['five knights', withSeat(withSeat(TIE))],
  ['a finished game', withOwn(withOwn(TIE, { feats: ['F01', 'F05'].map(journey) }, 0), { feats: [] }, 1)],
])('what is written is read: %s', (_, table) => {
  expect(lookAt(table).problems).toEqual([]);
});

test('nobody is offered what another has', () => {
  const table = { ...against('F07', 'T10 L01'), seat: 1 };
  expect(freeCards(table, SLOT_OF[treasure('T10')])).not.toContain(treasure('T10'));
  expect(freeCards(table, 'love')).not.toContain(journey('L01'));
  expect(freeCards(table, 'feat')).not.toContain(journey('F07'));
  expect(withoutSeat(withSeat(table), 0).seat).toBe(2);
});

test('a table is read back as it was kept, and nothing else is believed', () => {
  const table = against('F07', 'T08 L01', { die: 3 });
  expect(readTable(structuredClone(table))).toEqual(table);
  const twice = table.owns.with(1, table.owns[0]);
  const bad = [7, {}, { ...table, seat: 3 }, { ...table, die: 7 }, { ...table, owns: twice }, { ...table, feat: 0 }];
  expect(bad.map(readTable)).toEqual(bad.map(() => undefined));
});
