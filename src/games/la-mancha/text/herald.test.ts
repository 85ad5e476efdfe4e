import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../core/testing/reading.ts';
import { herald } from './herald.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { difficultyParts, strengthParts, writeParts } from '../rules/explain.ts';
import { difficulty, strength } from '../rules/06-strength.ts';
import type { State } from '../rules/state.ts';
import { act, play, roll, scene, tell, treasure } from '../testing/scene.ts';

describe('the notation', () => {
  test.each([
    'tell C04 C05 "A line\\nand another, with \\"quotes\\""',
    'play C40 at T10 @17',
    'play C43 at seat 2',
    'play C77 @3 "¡Santiago y cierra, España!"',
    'run keeping the hand',
    'pass for own attempt',
    'mark none',
    'mark 1 3',
    'name 2 "Nobly fallen."',
    'use love',
    'applaud 1 with windmill',
    'silence',
  ])('%s is read and written the same', (text) => {
    expect(herald.writeMove(valueOf(herald.readMove(text)))).toBe(text);
  });

  test.each([
    '',
    'play',
    'play X9',
    'play C40 at T99',
    'tell C04 "open',
    'use nose',
    'pass for ever',
    'name 0',
    'draw two',
  ])('%j is no move, and we say what would be', (text) => {
    expect(herald.readMove(text).problems?.[0].expected).toContain('play C40 at T10');
  });

  test('all problems of a position are reported, with line, found and expected', () => {
    const { problems } = herald.read(
      'la-mancha\nphase: breakfast\ncard: Z1\nseat 1\nhand: C04 X\nseat 3\nwears: T01\nwears: T02\nnose: long',
    );
    expect(problems?.map(({ where }) => where)).toEqual([
      'line 2',
      'line 3',
      'line 5',
      'line 6',
      'line 8',
      'line 9',
      'input',
    ]);
    expect(problems?.[0]).toMatchObject({
      found: 'phase: breakfast',
      expected: expect.stringContaining('draw') as string,
    });
  });

  test.each([
    ['LM-1.3', 'seat 1\nhand: C04\nseat 2\nhand: C04\nseat 3', 'C04 twice'],
    ['LM-7.1', 'seat 1\nwears: T01 T02\nseat 2\nseat 3', 'two Treasures'],
    ['LM-7.1', 'seat 1\nlove: F01\nseat 2\nseat 3', 'F01'],
    ['LM-6.1', 'phase: before\nattempter: 1\nseat 1\nseat 2\nseat 3', 'no Feat'],
    ['LM-6.2', 'phase: before\ncard: F01\nseat 1\nseat 2\nseat 3', 'nobody'],
    ['LM-9.2', 'phase: after\ncard: F01\nattempter: 1\nseat 1\nseat 2\nseat 3', 'no die'],
    ['LM-1.6', 'die: 7\nseat 1\nseat 2\nseat 3', '7'],
    ['LM-5.1', 'phase: woo\ncard: E01\nseat 1\nseat 2\nseat 3', 'nobody'],
    ['LM-4.3', 'phase: tell\nseat 1\nseat 2\nseat 3', 'nothing'],
    ['LM-2.1', 'drawer: 5\nseat 1\nseat 2\nseat 3', 'seat 5'],
    ['LM-1.7', 'seat 1\nseat 2', '2 seats'],
    ['LM-6.5', 'seat 1\nsuccesses: 2\nseat 2\nseat 3', '2 successes'],
  ])('%s makes a position impossible: %j', (id, text, found) => {
    expect(herald.read(text).problems?.map((problem) => [problem.rule?.id, problem.found])).toContainEqual([
      id,
      expect.stringContaining(found) as string,
    ]);
  });

  test('a position can be typed from a table', () => {
    const state = valueOf(
      herald.read(
        'phase: before\ncard: F07\nattempter: 2\nengaged: 1 2 3\nround: 1\nseat 1\nseat 2\nwears: T08 T13 T24\npassed: no\nseat 3',
      ),
    );
    expect([strength(state, 1), difficulty(state)]).toEqual([8, 11]);
    expect(herald.question(state, 1)).toBe(
      "The Lions on the King's Road, strength 8 against 11: roll, play a card or run away.",
    );
  });
});

describe('words for people', () => {
  test('V2, LM-6.4 the strength and the difficulty part by part', () => {
    const state = scene({ card: 'F06', knights: [{ wears: 'T10 T35 L01', hand: 'C48' }, {}, {}] });
    act(state, 0, play(state, 'C48'));
    expect(writeParts(strengthParts(state, 0))).toBe(
      "Knight's Armor 1, Durindana +4, Plumed Hat of the Players +2, Old Hack +1, Doña Tolosa +1, Doña Tolosa, its effect +1, cards for this attempt +2",
    );
    expect(strengthParts(state, 0).reduce((sum, { amount }) => sum + amount, 0)).toBe(strength(state, 0));
    state.feat.round = 7;
    expect(writeParts(difficultyParts(state))).toBe('The Knight of the Mirrors 11, tired in round 7 -2');
  });

  test('LM-10.2 the account has the Feats and the strength', () => {
    const state = scene({ knights: [{ feats: 'F01' }, {}, {}] });
    expect(herald.account(state, 0).map(({ category, points, because }) => [category, points, because[0]])).toEqual([
      ['Feats', 1, 'The Giants of Montiel'],
      ['strength 3', 0, "Knight's Armor: 1"],
    ]);
  });

  const why = (state: State, seat: number, move: Move): string => {
    const rule = game.refusal(state, seat, move)!; // refused in every case below
    return herald.reason(state, seat, move, rule);
  };

  test('LM-9.9 a stale play is told what it is now', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T08 T13 T24' }, { hand: 'C39' }, { hand: 'C33' }] });
    roll(state, 4);
    const late = play(state, 'C33');
    act(state, 1, play(state, 'C39'));
    expect(why(state, 2, late)).toBe(
      "The table has changed since this play was made: now it is a total of 10 against 11 (The Lions on the King's Road).",
    );
  });

  test('a refusal comes with the figures', () => {
    const telling = scene({ phase: 'tell', card: 'E01', knights: [{}, { hand: 'C04 C05' }, { hand: 'C10' }] });
    expect(why(telling, 1, tell('C04 C05'))).toBe('A tale takes exactly 1 card; here are 2.');
    expect(why(telling, 1, tell('C10'))).toBe('C10 is not free in this hand: C04, C05.');
    expect(why(telling, 1, tell('C04', 'x'.repeat(701)))).toBe(
      'A tale has at most 700 characters; this one has 701, in 701 code units.',
    );
    const feat = scene({ card: 'F07', knights: [{ hand: 'C78', wears: 'T05' }, { hand: 'C40', wears: 'T37' }, {}] });
    expect(why(feat, 0, { t: 'run', keep: false })).toContain('seat 1 has rolled 0 times');
    expect(why(feat, 0, play(feat, 'C78'))).toContain("if your weapon is your own Knight's Lance");
    expect(why(feat, 7, { t: 'roll' })).toBe('There is no seat 8; 3 sit at this table.');
    const gain = scene({ phase: 'resolved', knights: [{}, {}, {}] });
    gain.gains.push({ seat: 0, cards: [treasure('T05')], what: 'treasure', by: 'turn' });
    expect(why(gain, 0, { t: 'equip', card: treasure('T06') })).toBe('T06 is not among what was gained.');
  });
});
