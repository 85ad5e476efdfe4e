import { expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';
import type { Happening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import { greatestCoup, nearest } from './result.ts';

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
