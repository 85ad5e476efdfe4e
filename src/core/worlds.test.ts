import { expect, test } from 'vitest';
import type { OpenDoubt } from './worlds.ts';
import { overWorlds } from './worlds.ts';

interface World {
  readonly lower: number;
  readonly face: string;
}

const lower: OpenDoubt = {
  about: 'who lies lower',
  line: 'road: 1 2',
  cases: [1, 2].map((seat) => ({ when: `seat ${seat} lies lower`, settle: (world) => ({ ...world, lower: seat }) })),
};
const faces = (count: number): OpenDoubt => ({
  about: 'the face',
  line: 'sealed: up',
  cases: Array.from({ length: count }, (_, i) => ({
    when: `the face is ${i}`,
    settle: (world) => ({ ...world, face: `${i}` }),
  })),
});
const OPEN: World = { lower: 0, face: '?' };

test('what is the same in every world is said once, what differs with its case', () => {
  const judge = (world: World): object => ({ mover: world.lower, score: 6 });
  expect(overWorlds(OPEN, [lower, faces(3)], judge)).toEqual({
    parts: { score: 6 },
    depends: {
      on: [{ about: 'who lies lower', line: 'road: 1 2' }],
      of: ['mover'],
      cases: [
        { when: 'seat 1 lies lower', parts: { mover: 1 } },
        { when: 'seat 2 lies lower', parts: { mover: 2 } },
      ],
    },
  });
});

test('nothing depends on what does not matter', () => {
  expect(overWorlds(OPEN, [lower], () => ({ score: 6 }))).toEqual({ parts: { score: 6 } });
});

test('cases with the same answer are one; too many answers are asked for', () => {
  const isOdd = ({ face }: World): object => ({ odd: Number(face) % 2 });
  expect(overWorlds(OPEN, [faces(3)], isOdd).depends?.cases.map(({ when }) => when)).toEqual([
    'the face is 0, or the face is 2',
    'the face is 1',
  ]);
  const { depends } = overWorlds(OPEN, [faces(30), faces(30)], ({ face }) => ({ face }));
  expect([depends?.of, depends?.cases]).toEqual([['face'], []]);
});
