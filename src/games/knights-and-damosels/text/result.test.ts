import { expect, test } from 'vitest';
import { namesFor } from '../../../core/result.ts';
import { wordsOf } from '../../../core/text.ts';
import { scene, type SeatSketch } from '../testing/scene.ts';
import type { Happening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import { text as english, type Says } from './en.ts';
import { text as spanish } from './es.ts';
import { result as saysEnglish } from './result.en.ts';
import { result as saysSpanish } from './result.es.ts';
import { giftsAtEnd, greatestCoup, nearest, tellResult } from './result.ts';

const state = (): State => scene({ seats: [{}, {}, {}, {}], step: 'select' });
const worship = (seat: number, gain: number): Happening => ({ t: 'worship', seat, chivalries: 1, worship: gain });
const faces = (seat: number, down: number): Happening => ({ t: 'shownFaces', seat, up: 0, down });
const revealed: Happening = { t: 'revealed', seat: 0, arthur: 0, event: 3, away: 5 };

test('the moment of the game is the greatest gain, and a lonely betrayal before a plain one', () => {
  const view = state();
  const past = (...events: Happening[]) => [
    { n: 3, view, events: [revealed] },
    { n: 4, view, events: [worship(2, 4), worship(1, 3)] },
    { n: 5, view, events },
  ];
  expect(greatestCoup(past(worship(0, 3)))).toMatchObject({ n: 4, seat: 2, worship: 4, event: 3, isAlone: false });
  expect(greatestCoup(past(faces(3, 2), worship(3, 4)))).toMatchObject({ n: 5, seat: 3, worship: 4, isAlone: true });
  expect(greatestCoup(past(faces(3, 2), faces(0, 1), worship(3, 4)))).toMatchObject({ n: 4, isAlone: false });
});

test('everybody is measured by the victory they were nearest to', () => {
  const view = state();
  const scored = { t: 'scored', seat: 0, round: 9, given: 1, earned: 6, worship: 3 } as const;
  expect(nearest(view, scored)).toEqual({ of: 'earned', missing: 1 });
  expect(nearest(view, { ...scored, earned: 2, worship: 17 })).toMatchObject({ of: 'worship' });
});

test('KD-10.6 the gifts told at the end lie in the rows when the ranking is made, not after the battle', () => {
  const row = (...rows: readonly string[]): readonly SeatSketch[] => rows.map((each) => ({ row: each }));
  const seats = row('guenever:sword', 'elaine:horse elaine:armor isoud:honor morgan:valor', '');
  const before = scene({ seats: row('', 'elaine:farmer', 'elaine:sword'), step: 'select' });
  const ranked = scene({ seats, step: 'take', ranking: [0, 1, 2] });
  const fought = scene({ seats: row('elaine:horse', '', ''), step: 'fight', ranking: [0, 1, 2] });
  const past = [before, ranked, fought].map((view, n) => ({ n, view, events: [] }));
  expect(giftsAtEnd(past)).toEqual([
    { from: 1, to: 0, count: 1 },
    { from: 2, to: 1, count: 1 }, // a card of Morgan, whom nobody plays, is nobody's gift
    { from: 0, to: 1, count: 2 },
  ]);
});

test.each([
  [
    'en',
    english,
    saysEnglish,
    [
      'Your lady gave 2 cards to Blas and 1 to Clara.',
      'Blas’s lady gave 1 card to you.',
      'No knight has a card from Clara’s lady.',
    ],
  ],
  [
    'es',
    spanish,
    saysSpanish,
    [
      'Tu doncella dejó 2 cartas para Blas y 1 para Clara.',
      'La doncella de Blas dejó 1 carta para ti.',
      'Ningún caballero tiene cartas de la doncella de Clara.',
    ],
  ],
] as const)('in %s a sentence says whom the lady of each seat helped', (language, text, says, told) => {
  const seats = [{ row: 'guenever:sword' }, { row: 'elaine:horse elaine:armor' }, { row: 'elaine:valor' }];
  const view = scene({ seats, step: 'side', ranking: [0, 1, 2] });
  const words = wordsOf<Says>(language, text);
  const end = {
    words,
    past: [{ n: 1, view, events: [] }],
    reader: 0,
    outcome: { places: [1, 2, 3], scores: [3, 2, 1] },
  };
  const { places } = tellResult({ ...end, names: namesFor(words, ['Ana', 'Blas', 'Clara'], 0) }, says);
  expect(places.map(({ helped }) => helped)).toEqual(told);
});
