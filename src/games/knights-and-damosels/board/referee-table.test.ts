/** A table with a box: what is tapped in follows the rules, and what is written is read by the referee. */
import { expect, test } from 'vitest';
import { NONE, type Seat } from '../../../core/game.ts';
import { notation } from '../notation/index.ts';
import { CHIVALRIES, chivalryOf } from '../rules/components.ts';
import { ARTHURS, MORDREDS } from '../rules/state.ts';
import { card, chivalry, damoselNamed, event, words } from '../testing/cards.ts';
import { battleOf, positionOf, rankingOf, takenBack, withFight, writeTable } from './referee-battle.ts';
import { offersOf, paidOut, reasonsOf, struckBy, worshipOf } from './referee-event.ts';
import {
  EMPTY,
  freeDamosels,
  ladiesFor,
  type Own,
  readTable,
  type Table,
  withCard,
  withEvent,
  withoutSeat,
  withOwn,
  withSeat,
} from './referee-table.ts';

/** `isoud:armor` is tapped in as it is, `armor` as a card of the first lady who can have given it. */
function tapped(rows: readonly string[], worship: readonly number[] = []): Table {
  const table = rows.slice(3).reduce(withSeat, EMPTY);
  return rows.reduce((before, row, seat) => {
    const looking = withOwn({ ...before, seat }, { worship: worship[seat] ?? 1 });
    return words(row).reduce((each, word) => {
      const [lady, what] = word.includes(':') ? word.split(':') : ['', word];
      const which = chivalry(what);
      return withCard(each, which, lady === '' ? ladiesFor(each, which)[0] : damoselNamed(lady));
    }, looking);
  }, table);
}

const down = (table: Table, seat: Seat, what: string): Table =>
  withOwn({ ...table, seat }, { down: words(what).reduce((bits, word) => bits | (1 << chivalry(word)), 0) });
const paid = (table: Table): number[] => table.owns.map((_, seat) => worshipOf(table, seat));
/** Arthur sits to Merlin's left. */
const merlin = (table: Table, seat: Seat): Table => ({ ...table, arthur: (seat + 1) % table.owns.length });

// M, X, Y and Z sit at 3, 2, 1 and 0: reversed turn order goes to the right.
const WAR = withEvent(
  merlin(tapped(['horse', 'horse sword farmer fisher', 'sword armor', 'armor farmer']), 3),
  event('war-carlion'),
);

test('V6 who offers what, and what the faces pay', () => {
  expect(offersOf(WAR)).toEqual([3, 1, 2, NONE, NONE, NONE, 3, 1, NONE]);
  const [m, x, y]: [Seat, Seat, Seat] = [3, 2, 1];
  const betrayed = down(WAR, x, 'sword');
  const two = down(betrayed, m, 'armor');
  const all = down(two, y, 'horse');
  expect([WAR, betrayed, two, all].map((table) => paid(table).toReversed())).toEqual([
    [3, 3, 3, 0],
    [2, 5, 2, 0],
    [2, 2, 5, 0],
    [1, 2, 1, 0],
  ]);
});

test('V13 a joust decides who offers; what nobody offers earns nothing', () => {
  const jousted = { ...WAR, told: WAR.told.with(chivalry('sword'), 1).with(chivalry('fisher'), NONE) };
  expect(offersOf(jousted)).toEqual([3, 1, 1, NONE, NONE, NONE, 3, NONE, NONE]);
  expect(offersOf({ ...WAR, told: WAR.told.with(chivalry('sword'), 3) })[chivalry('sword')]).toBe(NONE);
});

test('V8 Prosperity: each offered card earns 1, the farmer 1 more', () => {
  const table = withEvent(
    merlin(tapped(['farmer sword valor', 'honor forester', 'armor fisher', 'armor honor farmer']), 3),
    event('prosperity-marriage'),
  );
  expect(paid(table).toReversed()).toEqual([4, 1, 1, 2]);
});

test('V18 Service cards: fortune gives all 6 to the one it names, a favour 1 more', () => {
  const service = (table: Table, number: number): number[] => paid({ ...table, service: number }).toReversed();
  expect(service(WAR, 3)).toEqual([7, 1, 1, 0]);
  expect(service(WAR, 5)).toEqual([1, 7, 1, 0]);
  expect(service(down(WAR, 2, 'sword'), 1)).toEqual([2, 5, 3, 0]);
});

// V10: seat 0 has worship 5, seat 1 has 3, seat 2 has 1.
const DISASTER = withEvent(
  tapped(['isoud:honor isoud:loyalty', 'isoud:valor', 'elaine:loyalty elaine:honor', ''], [5, 3, 1, 1]),
  event('disaster-adultery'),
);

test.each([
  ['loyalty honor', 'loyalty loyalty honor', [3, 1, 1, 1]],
  ['loyalty', 'honor valor honor', [3, 3, 0, 1]],
])('V10 a Disaster, seat 2 sets %s face down', (turned, home, worship) => {
  const table = down(down(DISASTER, 0, 'loyalty'), 2, turned);
  const struck = struckBy(table);
  expect(struck.home.map((one) => CHIVALRIES[chivalryOf(one.card)].id).join(' ')).toBe(home);
  expect(struck.after.players.map((player) => player.worship)).toEqual(worship);
  const next = paidOut(table);
  expect(next.owns.map((own) => own.worship)).toEqual(worship);
  expect([next.round, next.arthur, next.event, next.owns[0].down]).toEqual([2, 2, NONE, 0]);
});

test('V10 as many up as down: nothing happens', () => {
  const even = down(DISASTER, 0, 'loyalty');
  const { home, paid: pays } = struckBy(down(withCard({ ...even, seat: 2 }, chivalry('honor'), NONE), 2, 'loyalty'));
  expect([home, pays]).toEqual([[], []]);
});

test('worship is paid out, and the roles move on', () => {
  const next = paidOut(down(WAR, 2, 'sword'));
  expect(next.owns.map((own) => own.worship)).toEqual([1, 3, 6, 3]);
  expect([next.round, next.arthur]).toEqual([2, 1]);
});

// V1: Bors 4 / 7 / 14, Gawain 5 / 6 / 10, Launcelot 5 / 6 / 12, Pelleas 3 / 7 / 15; Isoud is Launcelot's, Nimue Pelleas'.
const seated = (table: Table): Table => withOwn({ ...table, seat: 3 }, { damosel: damoselNamed('nimue') });
const RANKED = ((): Table => {
  const four = seated(withSeat(EMPTY));
  const rows = [
    'isoud:armor isoud:horse isoud:sword isoud:honor isoud:loyalty nimue:valor nimue:farmer',
    'elaine:armor elaine:horse elaine:sword elaine:honor nimue:loyalty nimue:fisher',
    'nimue:armor nimue:horse nimue:sword viviane:honor viviane:valor morgan:farmer',
    'guenever:armor guenever:horse guenever:sword guenever:honor guenever:loyalty elaine:valor elaine:farmer',
  ];
  const owns = four.owns.map((own, seat) => ({
    ...own,
    worship: [14, 10, 12, 15][seat],
    row: words(rows[seat]).map(card),
  }));
  return { ...four, round: 9, owns };
})();

test('V1 the ranking follows from what lies there', () => {
  expect(rankingOf(RANKED)).toEqual({ order: [2, 1, 0, 3], equal: [] });
  expect(positionOf(RANKED).ranking).toEqual([2, 1, 0, 3]);
});

test('V2 between equals the lot is asked for', () => {
  const equal = withOwn({ ...RANKED, seat: 2 }, { worship: 10 });
  expect(rankingOf(equal)).toEqual({ order: [], equal: [1, 2] });
  expect(battleOf(equal)).toBeUndefined();
  expect(rankingOf({ ...equal, lots: [1] }).order).toEqual([1, 2, 0, 3]);
});

/** V15: Launcelot (Guenever) is seat 0, Gawain seat 1, Bors seat 2. */
const CAMLANN = ((): Table => {
  const rows = [
    'morgan:armor morgan:sword morgan:honor morgan:farmer',
    'isoud:horse isoud:valor isoud:loyalty isoud:forester',
    'guenever:armor guenever:honor guenever:farmer guenever:sword guenever:fisher',
  ];
  const owns = rows.map((row, seat): Own => ({
    knight: [2, 1, 0][seat],
    damosel: damoselNamed(['guenever', 'morgan', 'elaine'][seat]),
    worship: [9, 5, 4][seat],
    row: words(row).map(card),
    down: 0,
  }));
  return { ...EMPTY, owns, round: 9, takes: [card('guenever:fisher')], sides: [NONE, NONE, MORDREDS] };
})();
const ROUNDS = [
  ['morgan:honor', 'isoud:horse', 'guenever:armor'],
  ['morgan:armor', 'isoud:forester', 'guenever:farmer'],
  ['morgan:sword', 'isoud:valor', 'guenever:sword'],
  ['morgan:honor', 'isoud:loyalty', 'guenever:honor'],
  ['morgan:farmer', 'isoud:valor'],
];
const fight = (table: Table, rounds: readonly (readonly string[])[]): Table =>
  rounds.reduce(
    (before, cards, i) => cards.reduce((each, name, seat) => withFight(each, i + 1, seat, card(name)), before),
    table,
  );

test('V15 Camlann, round by round', () => {
  const hands = ROUNDS.map((_, i) => {
    const battle = battleOf(fight(CAMLANN, ROUNDS.slice(0, i + 1)));
    return battle?.state.players.map(({ row }) => row.length);
  });
  expect(hands).toEqual([
    [5, 3, 3],
    [5, 2, 2],
    [4, 2, 1],
    [3, 1, 0],
    [4, 0, 0],
  ]);
  const over = fight(CAMLANN, ROUNDS);
  expect(battleOf(over)?.state.ranking).toEqual([0, 1, 2]);
  expect(battleOf(takenBack(over))?.state.battle).toBe(5);
});

test('V17 an election is asked for, with its lots', () => {
  const owns = ['nimue:armor', 'viviane:sword', ''].map((row, seat): Own => ({
    ...EMPTY.owns[seat],
    worship: [9, 6, 4][seat],
    row: words(row).map(card),
  }));
  const table: Table = { ...EMPTY, owns, sides: [NONE, NONE, ARTHURS] };
  const open = battleOf(table);
  expect(open?.electors).toEqual([
    { seat: 0, lots: 4 },
    { seat: 1, lots: 1 },
  ]);
  expect(battleOf({ ...table, elected: 1 })?.state.ranking).toEqual([1, 0, 2]);
});

test.each([
  ['a new table', EMPTY],
  ['a war', WAR],
  ['a Disaster', DISASTER],
  ['a Prosperity', withEvent(WAR, event('prosperity-table'))],
  ['the fourth round', { ...WAR, round: 4 }],
  ['a ranking', RANKED],
  ['a ranking with an event', withEvent(RANKED, event('quest-beast'))],
  ['the first card is taken', { ...CAMLANN, sides: [NONE, NONE, NONE] }],
  ['a battle', fight(CAMLANN, ROUNDS.slice(0, 3))],
  ['a battle that is over', fight(CAMLANN, ROUNDS)],
] as const)('what is written is read as the same position: %s', (_, table) => {
  const reading = notation.read(writeTable(table));
  expect(reading.problems).toBeUndefined();
  const { players, stack, offers, ranking, fallen } = positionOf(table);
  const rows = players.map(({ row, worship, wounded }) => ({ row, worship, wounded }));
  expect(reading).toMatchObject({ value: { stack, offers, ranking, fallen, players: rows } });
});

test('KD-1.3, KD-6.2 a card lies once, and nobody has an own card', () => {
  const sword = chivalry('sword');
  const given = withCard({ ...EMPTY, seat: 1 }, sword, 0);
  expect(ladiesFor({ ...given, seat: 2 }, sword)).toEqual([1, 3, 4, 5]);
  expect(freeDamosels(given)).toEqual([1, 3, 4, 5]);
  expect(withoutSeat(withSeat(given), 0).owns.map((own) => own.damosel)).toEqual([1, 2, 3]);
  expect(reasonsOf(given)).toEqual([]);
});

test('a table is read back as it was kept, and nothing else is believed', () => {
  const table = fight(CAMLANN, ROUNDS);
  expect(readTable(structuredClone(table))).toEqual(table);
  const twice = table.owns.with(1, table.owns[0]);
  const bad = [
    7,
    {},
    { ...table, seat: 3 },
    { ...table, event: 12 },
    { ...table, owns: twice },
    { ...table, told: [] },
  ];
  expect(bad.map(readTable)).toEqual(bad.map(() => undefined));
});
