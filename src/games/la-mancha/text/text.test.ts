import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick } from '../../../core/shuffle.ts';
import type { Seat } from '../../../core/game.ts';
import { anyone, inTurn, play as playOut } from '../../../core/play.ts';
import { toldProblems, valueOf } from '../../../core/testing/reading.ts';
import { speaker, wordsOf } from '../../../core/text.ts';
import { notation } from '../notation/index.ts';
import { difficulty, strength } from '../rules/06-strength.ts';
import type { Event } from '../rules/events.ts';
import { difficultyParts, type Part, strengthParts } from '../rules/explain.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { play } from '../testing/moves.ts';
import { act, scene, UNTIMED } from '../testing/scene.ts';
import { accounts } from './account.ts';
import { type Says, text as english } from './en.ts';
import { text as spanish } from './es.ts';
import { text as spanishRules } from './rules.es.ts';
import { text as apartEn } from './apart.en.ts';
import { text as apartEs } from './apart.es.ts';
import { narrator } from './narrator.ts';
import { reason } from './reason.ts';
import { partName } from './parts.ts';

const ENGLISH = wordsOf<Says>('en', english, apartEn);
const SPANISH = wordsOf<Says>('es', spanish, apartEs, spanishRules);
const herald = { ...notation, ...speaker({ ...narrator, reason }, accounts, ENGLISH) };
const spanishHerald = speaker({ ...narrator, reason }, accounts, SPANISH);

describe('the notation', () => {
  test.each([
    'tell C04 C05 "A line\\nand another, with \\"quotes\\""',
    'play C40 at T10',
    'play C43 at seat 2',
    'play C77 "¡Santiago y cierra, España!"',
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
    expect(toldProblems(herald.readMove(text))[0].expected).toContain('play C40 at T10');
  });

  test('all problems of a position are reported, with line, found and expected', () => {
    const problems = toldProblems(
      herald.read(
        'la-mancha\nphase: breakfast\ncard: Z1\nseat 1\nhand: C04 X\nseat 3\nwears: T01\nwears: T02\nnose: long',
      ),
    );
    expect(problems.map(({ where }) => where)).toEqual([
      'line 2',
      'line 3',
      'line 5',
      'line 6',
      'line 8',
      'line 9',
      'input',
    ]);
    expect(problems[0]).toMatchObject({
      found: 'phase: breakfast',
      expected: expect.stringContaining('draw') as string,
    });
  });

  test.each([
    ['LM-1.3', 'seat 1\nhand: C04\nseat 2\nhand: C04\nseat 3', 'C04 twice'],
    ['LM-7.1', 'seat 1\nwears: T01 T02\nseat 2\nseat 3', 'two Treasures'],
    ['LM-7.1', 'seat 1\nlove: F01\nseat 2\nseat 3', 'F01'],
    ['LM-7.1', 'seat 1\nlove: ?\nseat 2\nseat 3', '?'],
    ['LM-6.1', 'phase: before\nattempter: 1\nseat 1\nseat 2\nseat 3', 'no Feat'],
    ['LM-6.2', 'engaged: 2 3\ncard: F01\nattempter: 1\nseat 1\nseat 2\nseat 3', 'seat 1'],
    ['LM-9.2', 'phase: after\ncard: F01\nattempter: 1\nseat 1\nseat 2\nseat 3', 'no die'],
    ['LM-1.6', 'die: 7\nseat 1\nseat 2\nseat 3', '7'],
    ['LM-5.1', 'phase: woo\ncard: E01\nseat 1\nseat 2\nseat 3', 'nobody'],
    ['LM-4.3', 'phase: tell\nseat 1\nseat 2\nseat 3', 'nothing'],
    ['LM-2.1', 'engaged: 1 5\ncard: F01\nseat 1\nseat 2\nseat 3', 'a seat that is not there'],
    ['LM-1.7', 'seat 1\nseat 2', '2 seats'],
    ['LM-6.5', 'seat 1\nsuccesses: 2\nseat 2\nseat 3', '2 successes'],
  ])('%s makes a position impossible: %j', (id, text, found) => {
    expect(toldProblems(herald.read(text)).map((problem) => [problem.rule?.id, problem.found])).toContainEqual([
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
    expect(herald.question(state, 1)).toBe('You have strength 8 against 11. Roll, or play a card first.');
    expect(herald.verdict(state, NAMES).at(-1)).toBe('The Lions on the King’s Road: strength 8 against 11');
  });
});

const NAMES = ['Ana', 'Blas', 'Clara'];

/** `Knight's Armor 1, Durindana +4`. */
const written = (parts: readonly Part[], round = 0): string =>
  parts
    .map((part, i) => `${partName(ENGLISH, part, round)} ${i > 0 && part.amount > 0 ? '+' : ''}${part.amount}`)
    .join(', ');

describe('words for people', () => {
  test('V2, LM-6.4 the strength and the difficulty part by part', () => {
    const state = scene({ card: 'F06', knights: [{ wears: 'T10 T35 L01', hand: 'C48' }, {}, {}] });
    act(state, 0, play(state, 'C48'));
    expect(written(strengthParts(state, 0))).toBe(
      'Knight’s Armor 1, Durindana +4, Plumed Hat of the Players +2, Old Hack +1, Doña Tolosa +1, effect of Doña Tolosa +1, cards for this attempt +2',
    );
    expect(strengthParts(state, 0).reduce((sum, { amount }) => sum + amount, 0)).toBe(strength(state, 0));
    state.feat.round = 7;
    expect(written(difficultyParts(state), 7)).toBe('The Knight of the Mirrors 11, the Feat tires in round 7 -2');
  });

  test('LM-10.2 the account has the Feats and the strength', () => {
    const state = scene({ knights: [{ feats: 'F01' }, {}, {}] });
    const lines = (of: typeof spanishHerald): unknown =>
      of.account(state, 0).map(({ category, points, because }) => [category, points, because[0]]);
    expect(lines(herald)).toEqual([
      ['Feats won', 1, 'The Giants of Montiel'],
      ['Strength', 3, 'Knight’s Armor: 1'],
    ]);
    expect(lines(spanishHerald)).toEqual([
      ['Hazañas ganadas', 1, 'Los gigantes de Montiel'],
      ['Fuerza', 3, 'Armadura del bisabuelo: 1'],
    ]);
  });

  test('LM-10.2 the verdict has the Feats, the strength and the favor of each, and at the end the winner', () => {
    const state = scene({ phase: 'over', knights: [{ feats: 'F01' }, { wears: 'L01' }, {}] });
    expect(herald.verdict(state, NAMES)).toEqual([
      'Ana: 1 Feat, strength 3',
      'Blas: 0 Feats, strength 4, favored by Doña Tolosa',
      'Clara: 0 Feats, strength 3',
      'Ana wins the game!',
    ]);
    expect(spanishHerald.verdict(state, NAMES).slice(1)).toEqual([
      'Blas: 0 Hazañas, fuerza 4, con el favor de Doña Tolosa',
      'Clara: 0 Hazañas, fuerza 3',
      '¡Ana gana la partida!',
    ]);
  });
});

test('a whole game is told in both languages without a gap', () => {
  const dice = seededDice('Maritornes');
  const said: string[] = [];
  const speakers = [herald, spanishHerald];
  const say = (event: Event): void => void said.push(...speakers.map((one) => one.tell(event, NAMES)?.text ?? '-'));
  const state = game.setup(3, UNTIMED, dice, say);
  const choose = (_state: State, seat: Seat): Move => {
    const move = pick(game.moves(state, seat), dice);
    for (const one of speakers) said.push(one.question(state, seat), one.nameMove(state, move));
    return move;
  };
  playOut(game, state, inTurn(game, choose, anyone(dice)), { dice, say });
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((text) => text === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
});
