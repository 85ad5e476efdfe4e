import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick, shuffle } from '../../../core/shuffle.ts';
import { NONE } from '../../../core/game.ts';
import { FIELDS, type Lay, layOf, ROAD_TILES, TILES } from '../rules/components.ts';
import { networks, nodeOf, ROADS } from '../rules/06-connection.ts';
import { notation } from './index.ts';
import type { State } from '../rules/state.ts';
import { drawBoard, drawTiles } from './picture.ts';

const PLAIN = (_style: unknown, text: string): string => text;
/** Numbers of the tiles with two roads in a half (DQ-15.13), a plain one, a castle and Sancho Pansa. */
const LAYS = { Kn2b: 8, Wm5: 26, 'Wm5*': 27, Wm6: 28, 'Wm6*': 29, Ch5: 40, 'Ch5*': 41, Ca4: 46, Sancho: 48 };

test('every kind of tile shows its roads', () => {
  expect(`\n${drawTiles(Object.values(LAYS), Object.keys(LAYS), PLAIN).join('\n')}`).toBe(`
                     ┃       ┃             ┏━━━┓     ┃               ┃
     K2━━ ━W ┏━━━    ┣━━━ ━┓ W━━━ ━━━┓    ━┛ C ┗━    ┃    ━━╔═╗   ━━━╋━━━
     ┃       ┃       ┃     ┗━┓       ┗━┓     ┃       ┃      ║4║      ┃
  ━━━┫    ━━━┫    ━━━┛ W━    ┗━━━ ━━━W ┗━    ┃    ━┓ C ┏━   ╚═╝━━ ━━━╋━━━
     ┃       ┃                       ┃       ┃     ┗━━━┛             ┃
   Kn2b     Wm5    Wm5*     Wm6    Wm6*     Ch5    Ch5*     Ca4   Sancho`);
});

test('a board shows where roads meet, the fields that are empty and the one of the card', () => {
  const { value } = notation.read(`
1  .     Ca6   Wm6   Wm5  Ch1  Ch3*  Wm4   Wm2*
2  Ch6*  .     Kn2a* Ca4  Wm1  Ch4   Wm3*  Kn1b*
3  Kn3a  Kn3b* Kn1a  Kn3c* Ch2 Wm7   Kn1c  Kn2c*`) as { value: State };
  const drawn = drawBoard(value.realms[0].board, 0, PLAIN);
  expect(`\n${drawn.join('\n')}`).toBe(`
      A       B       C       D       E       F       G       H
  ┌───────┬───────┬───────┬───────┬───────┬───────┬───────┬───────┐
  │░░░░░░░│       │   ┃   │       │       │   ┃   │       │       │
  │░░░░░░░│  ╔═╗━━━━┓ W━━━━━W ┏━━━━━━━C━━━│   ┣━━━━━━━W━━━━━━━┓   │
1 │░▶A1 ◀░│  ║6║  │ ┗━┓   │   ┃   │   ┃   │   ┃   │       │   ┃   │
  │░░░░░░░│━━╚═╝  │   ┗━━━━━━━┫   │   ┗━━━━━━━C   │━━━┓   │   W   │
  │░░░░░░░│       │       │   ┃   │       │       │   ┃   │   ┃   │
  ├───────┼───────┼───────┼───────┼───────┼───────┼───┃───┼───┃───┤
  │   ┃   │       │       │       │       │       │   ┃   │   ┃   │
  │   ┃   │       │   ┏━━━━━━╔═╗  │━━━W━━━━━━━C━━━━━━━┫   │   ┃   │
2 │   ┃   │  B2   │   ┃   │  ║4║  │   ┃   │       │   ┃   │   ┃   │
  │━━━C   │       │   K2  │  ╚═╝━━│   ┃   │   ┏━━━│   W━━━━━━━K1━━│
  │   ┃   │       │   ┃   │       │   ┃   │   ┃   │       │       │
  ├───┃───┼───────┼───┃───┼───────┼───┃───┼───────┼───────┼───────┤
  │   ┃   │   ┃   │   ┃   │       │   ┃   │       │   ┃   │   ┃   │
  │   K3  │   ┣━━━━━━━K1  │   ┏━━━│   C   │   W   │   K1  │━━━┛   │
3 │       │   ┃   │   ┃   │   ┃   │   ┃   │   ┃   │   ┃   │       │
  │━━━━━━━│   K3  │   ┗━━━━━━━K3  │━━━┻━━━━━━━┻━━━│   ┣━━━│   K2━━│
  │       │       │       │       │       │       │   ┃   │   ┃   │
  └───────┴───────┴───────┴───────┴───────┴───────┴───────┴───────┘`);
});

test('colours are put around features where they are wanted', () => {
  expect(drawTiles([8], ['Kn2b'], (style, text) => `<${style}>${text}</>`).join('')).toContain('<red>K2</>');
});

/** The ways that lead out of a character. A castle stops every road. */
const WAYS: { readonly [character: string]: string } = {
  '━': 'lr',
  '┃': 'ud',
  '┏': 'dr',
  '┓': 'dl',
  '┗': 'ur',
  '┛': 'ul',
  '┣': 'udr',
  '┫': 'udl',
  '┳': 'dlr',
  '┻': 'ulr',
  '╋': 'udlr',
  K: 'udlr',
  W: 'udlr',
  C: 'udlr',
  1: 'lr',
  2: 'lr',
  3: 'lr',
};
const STEPS = { u: [-1, 0, 'd'], d: [1, 0, 'u'], l: [0, -1, 'r'], r: [0, 1, 'l'] } as const;

/** Everything that can be reached in the picture from one of its characters. */
function reached(drawn: readonly string[], y: number, x: number, seen = new Set<string>()): Set<string> {
  if (seen.has(`${y} ${x}`)) return seen;
  seen.add(`${y} ${x}`);
  for (const way of (WAYS[drawn[y][x]] ?? '') as Iterable<keyof typeof STEPS>) {
    const [dy, dx, back] = STEPS[way];
    const there = WAYS[drawn[y + dy]?.[x + dx] ?? ''] ?? '';
    if (there.includes(back)) reached(drawn, y + dy, x + dx, seen);
  }
  return seen;
}

/** Where the features are drawn, by field: the line of numbers and the frame are no part of a field, C3 is a name. */
function featuresIn(drawn: readonly string[]): Map<number, [y: number, x: number]> {
  const found = new Map<number, [number, number]>();
  drawn.slice(1).forEach((line, i) => {
    for (const { index } of line.matchAll(/[KW]|C(?!\d)/g))
      found.set(Math.floor(i / 6) * 8 + Math.floor((index - 2) / 8), [i + 1, index]);
  });
  return found;
}

function randomBoard(seed: number): Lay[] {
  const dice = seededDice(seed);
  const tiles = shuffle([...TILES.keys()], dice);
  return Array.from({ length: FIELDS }, () =>
    dice.below(6) === 0 ? NONE : layOf(tiles.pop() ?? 0, pick([0, 180], dice)),
  );
}

test('features are connected in the picture exactly if they are connected by the rules (DQ-6.3)', () => {
  for (let seed = 0; seed < 100; seed++) {
    const board = randomBoard(seed).map((lay) => (lay >= 2 * ROAD_TILES ? lay - (lay % 2) : lay));
    const network = networks(board);
    const networkOf = (field: number): number => {
      const own = ROADS[board[field]].findIndex((road) => road.churches + road.windmills + road.knights > 0);
      return network[nodeOf(field, own)];
    };
    const drawn = drawBoard(board, NONE, PLAIN);
    const features = featuresIn(drawn);
    for (const [field, [y, x]] of features) {
      const near = reached(drawn, y, x);
      for (const [other, [oy, ox]] of features)
        expect(near.has(`${oy} ${ox}`), `seed ${seed}: ${field} and ${other}`).toBe(
          networkOf(field) === networkOf(other),
        );
    }
  }
});
