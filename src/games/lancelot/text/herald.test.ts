import { expect, test } from 'vitest';
import { pick, seededDice } from '../../../core/dice.ts';
import { NONE, unheard } from '../../../core/game.ts';
import type { Entry } from '../../../core/herald.ts';
import { herald } from './herald.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { setup } from '../rules/setup.ts';
import type { Event, State } from '../rules/state.ts';
import { claim, crown, deed, go, learn, play, PLAIN, scene, sit, take, vow } from '../testing/scene.ts';

test.each([
  '',
  'fly W2',
  'ride',
  'ride W9',
  'take',
  'take gold',
  'deed D05 spare',
  'deed D99',
  'sit Galahad',
  'release x',
  'done now',
  'discard sword',
  'exchange lady',
  'morgana maybe',
])('%j is no move', (text) => {
  expect(herald.readMove(text).problems).toHaveLength(1);
});

const HOME = { at: 'home', chair: 'Tristan' };
const after = (state: State, ...moves: Move[]): State => {
  play(state, ...moves);
  return state;
};
const riding = (at: string, more: object = {}): State => scene({ knights: [{ at, ...more }, HOME] });

/** The position, the move, the rule that refuses it, and why. */
const REFUSED: readonly (readonly [State, Move, string, string])[] = [
  [
    after(riding('J1', { has: 'e4 q1 l1', vows: 'Strength Kindness' }), go('PER')),
    learn('Strength'),
    'LAN-11.1',
    'Strength needs exactly 5 Enemies and exactly 1 squire; you have 4 and 1.',
  ],
  [
    after(
      scene({
        knights: [
          { at: 'J1', has: 'p7 q2 S1', vows: 'Honor Dexterity' },
          { at: 'home', has: 'q3' },
        ],
      }),
      go('PER'),
    ),
    learn('Honor'),
    'LAN-11.1',
    'Honor needs exactly 7 Plots and at least 3 squires; you have 7 and 2.',
  ],
  [
    after(riding('J1', { has: 'l1', vows: 'Kindness Dexterity' }), go('PER')),
    learn('Dexterity'),
    'LAN-11.1',
    'Dexterity needs more than 0 swords or more than 0 maces or more than 0 lances; you have 0, 0 and 0.',
  ],
  [
    after(riding('J1', { has: 'l1', vows: 'Kindness' }), go('PER')),
    learn('Honor'),
    'LAN-11.3',
    'You have no disc on Honor: visit Galahad first.',
  ],
  [
    after(riding('J1', { has: 'l1', vows: 'Kindness', learned: 'Honor' }), go('PER')),
    learn('Honor'),
    'LAN-11.5',
    'You have learned Honor already, for 5 VP.',
  ],
  [after(riding('PER', { vows: 'Honor' }), go('GAL')), vow('Honor'), 'LAN-11.2', 'Your disc already lies on Honor.'],
  [
    scene({ knights: [{ at: 'J1' }, { at: 'L2', moved: true }], lakeEntered: true, counter: 'L2' }),
    go('L1'),
    'LAN-13.3',
    'The Lake already has its knight: seat 2.',
  ],
  [
    scene({ knights: [{ at: 'GAL', has: 'S2' }, HOME], deeds: 'D05 D01 -' }),
    go('DRA'),
    'LAN-12.3',
    'No deed in reach: D05 needs 1 lance more; D01 needs 1 sword and the Excalibur Sword more.',
  ],
  [
    scene({ knights: [{ at: 'GAL', has: 'S9' }, HOME], deeds: 'D02 - -', visits: 2 }),
    go('DRA'),
    'LAN-12.2',
    'The Dragon has had its 2 visits of this turn.',
  ],
  [
    after(scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D12' }), go('DRA')),
    deed('D12'),
    'LAN-12.5',
    'D12 The Boar Twrch Trwyth needs 1 lance more.',
  ],
  [
    after(scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D08' }), go('DRA')),
    deed('D08'),
    'LAN-12.4',
    'D08 The Red Knight of the Red Lands demands the Excalibur Sword.',
  ],
  [
    after(
      scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D08', holders: 'Maleagant 1' }),
      go('DRA'),
    ),
    deed('D02', 'sword'),
    'LAN-10.6',
    'Maleagant is with seat 2.',
  ],
  [
    scene({ knights: [{ at: 'J1' }, HOME], holders: 'Bedivere 1' }),
    go('J3'),
    'LAN-5.3',
    'J3 is 2 spaces on; you may go 1 (seat 2 has Bedivere).',
  ],
  [riding('GAL'), go('W1'), 'LAN-5.1', 'W1 lies behind GAL, and nobody rides backwards.'],
  [riding('J1'), go('M2'), 'LAN-5.2', 'Merlin is entered on M1, not on M2.'],
  [
    after(riding('J1', { has: 'p7' }), go('PER')),
    go('PER'),
    'LAN-4.7',
    'The knight stands on PER and must ride on; only at the Grail may one remain.',
  ],
  [after(riding('J1', { has: 'p6' }), go('W1')), take('lady plot'), 'LAN-6.5', 'You have 6 of 7 cards.'],
  [after(riding('J1'), go('W1')), take('enemy'), 'LAN-6.4', 'Here one may take 1 Lady and 1 Plot, not 1 Enemy.'],
  [after(riding('MOR'), go('Table')), sit('Tristan'), 'LAN-7.2', "Tristan's seat is taken by seat 2."],
  [
    after(scene({ knights: [{ at: 'MOR' }, HOME], crowns: 'Honor 1' }), go('Table'), sit('Arthur')),
    crown('Honor'),
    'LAN-10.2',
    'The crown of Honor belongs to seat 2.',
  ],
];

test.each(REFUSED)('position %# refuses with the figures', (state, move, id, why) => {
  const rule = game.refusal(state, state.mover, move);
  expect(rule?.id).toBe(id);
  expect(herald.reason(state, state.mover, move, rule!)).toBe(why); // it has an id
});

test('LAN-4.3 another’s turn is explained by the order', () => {
  const state = scene({ knights: [{ at: 'J1' }, { at: 'SS2' }, { at: 'SL1' }] });
  const rule = game.refusal(state, 0, go('J2'))!; // it is refused
  expect(herald.reason(state, 0, go('J2'), rule)).toBe(
    'It is for seat 3 to decide. Farther to the right in the Stronghold (SL1).',
  );
  const stack = scene({ knights: [{ at: 'W1' }, { at: 'W1' }], road: [1, 0] });
  expect(herald.question(stack, 1)).toBe('Ride on from W1. Bottom of the stack on W1.');
  expect(herald.question(stack, 0)).toBe('Wait for seat 2. Bottom of the stack on W1.');
});

test('every refusal that random play meets has a reason', () => {
  const dice = seededDice('reasons');
  const state = setup(2, PLAIN, dice, unheard);
  const all: Move[] = [
    go('L1'),
    go('DRA'),
    go('Table'),
    take('sword'),
    learn('Honor'),
    vow('Honor'),
    claim('sword'),
    deed('D05', 'lance'),
    sit('Arthur'),
    { t: 'release', squires: 3 },
    { t: 'exchange', give: 5, get: 6 },
    { t: 'discard', cards: [1, 1, 1, 1] },
    { t: 'morgana', use: true },
    crown('Honor'),
  ];
  while (game.outcome(state) === undefined) {
    for (const move of all) {
      const rule = game.refusal(state, state.mover, move);
      if (rule !== undefined) expect(herald.reason(state, state.mover, move, rule)).toMatch(/\w\.$/);
    }
    game.apply(state, state.mover, pick(game.moves(state, state.mover), dice), dice, unheard);
  }
});

const lines = (entries: readonly Entry[]): string[] =>
  entries.map(({ category, points, rule, because }) => `${category}: ${points} (${rule.id}): ${because.join('; ')}`);

const MIDDLE = scene({
  knights: [
    { at: 'W1', has: 'S3 M1', learned: 'Kindness', deeds: 'D01 D12', grail: 9, guinevere: 2 },
    { at: 'home', has: 'S3 G1', grail: 1 },
  ],
  sword: 1,
  fetcher: 0,
});

test('LAN-15.1 the account: what the score would be if the game ended now, and why', () => {
  expect(lines(herald.account(MIDDLE, 0))).toEqual([
    'virtues: 3 (LAN-11.3): Kindness 3',
    'deeds: 3 (LAN-12.1): D01 The Challenge of King Pellinore 1; D12 The Boar Twrch Trwyth 2',
    'Guinevere: 2 (LAN-10.8): her seat taken 2 times',
    'most swords: 0 (LAN-15.4): tied with seat 2 at 3: seat 2 wins it in the order of the seats',
    'most maces: 2 (LAN-15.2): you have 1, more than anybody else',
    'most lances: 0 (LAN-15.2): nobody has any',
    'most magic: 0 (LAN-15.2): you have 0, seat 2 has 1',
    'most deeds: 2 (LAN-15.2): you have 2, more than anybody else',
    'Excalibur: 3 (LAN-15.5): you fetched the counter: the Sword is yours at the end of the turn',
    'Grail: 4 (LAN-15.6): you lead on space 9, the last marker on 1: 8 apart, 4 VP',
  ]);
  expect(herald.account(MIDDLE, 1)[9].because).toEqual([
    'seat 1 leads on space 9, the last marker on 1: 8 apart, 4 VP; you are on 1',
  ]);
});

test('LAN-15.1, LAN-15.7 the verdict, before and at the end', () => {
  expect(herald.verdict(MIDDLE, ['Ana', 'Blas'])).toEqual([
    'Ana: 8 VP; 19 VP (virtues 3, deeds 3, Guinevere 2, majorities 4, Excalibur 3, Grail 4) if the game ended now',
    'Blas: 0 VP; 4 VP (majorities 4) if the game ended now',
  ]);
  const end = scene({
    turn: 8,
    knights: [
      { at: 'GRA', guinevere: 4 },
      { at: 'home', chair: 'Gawain', guinevere: 4 },
    ],
  });
  play(end, sit('Mordred'));
  expect(herald.verdict(end, ['Ana', 'Blas']).at(-1)).toBe('Ana is Lancelot, nearer to Arthur than Blas (LAN-15.7).');
});

test('foresee gives the account as it would be, and leaves the position alone', () => {
  const state = scene({
    knights: [
      { at: 'MOR', grail: 2 },
      { at: 'J1', grail: 2 },
    ],
  });
  const before = herald.write(state);
  expect(herald.foresee(state, 0, go('GRA'))[9].because[0]).toMatch(/you lead on space 3/);
  expect(herald.write(state)).toBe(before);
});

test.each<[Event, string]>([
  [{ t: 'first', seat: 1 }, 'Blas begins (LAN-2.5).'],
  [
    { t: 'tiles', faceUp: [1, NONE, 7], left: 3 },
    'At the Dragon: D02 The Siege of Terrabil, an empty place, D08 The Red Knight of the Red Lands; 3 in the stack (LAN-14.1).',
  ],
  [{ t: 'counter', space: 21 }, 'The Excalibur counter lies on space 3 of the Lake (LAN-13.2).'],
  [{ t: 'rode', seat: 0, from: 0, to: 2, passed: 1 }, 'Ana: rides to J3 over J2.'],
  [{ t: 'rode', seat: 0, from: 29, to: 29, passed: NONE }, 'Ana: remains at the Grail (LAN-9.3).'],
  [{ t: 'rode', seat: 0, from: 29, to: 30, passed: NONE }, 'Ana: comes home.'],
  [{ t: 'sat', seat: 0, chair: 5, from: 1 }, "Ana: takes Tristan's seat, and his advantage from Blas (LAN-10.9)."],
  [{ t: 'took', seat: 0, things: [5, 5, 8] }, 'Ana: takes 2 Ladies and 1 Plot.'],
  [{ t: 'took', seat: 0, things: [] }, 'Ana: takes nothing.'],
  [
    { t: 'deed', seat: 0, tile: 4, spare: 3 },
    'Ana: completes D05 The Knight of the Black Ford, 1 VP; Maleagant spares 1 lance (LAN-12.1).',
  ],
  [
    { t: 'morgana', seat: 0, dismissed: [1] },
    "Ana: uses Morgana's power and sets out anew (LAN-8.3); Blas must leave the Grail (LAN-8.7).",
  ],
  [
    { t: 'grail', seat: 0, from: 5, to: 6, cut: true },
    'Ana: steps from 5 to 6 on the Grail track; the second space would pass the leader and is lost (LAN-9.4).',
  ],
  [{ t: 'sword', seat: 0, from: 1 }, 'Ana: takes the Excalibur Sword from Blas (LAN-14.3).'],
  [{ t: 'sword', seat: 0, from: 0 }, 'Ana: keeps the Excalibur Sword (LAN-13.5).'],
  [{ t: 'majority', seat: 0, category: 4, chosen: true }, 'Ana: wins the majority of deed tiles, 2 VP (LAN-15.4).'],
  [{ t: 'ended', scores: [3, 4] }, 'The game is over: Ana 3, Blas 4 (LAN-15.1).'],
])('event %# is told', (event, told) => {
  expect(herald.tell(event, ['Ana', 'Blas'])).toBe(told);
});
