import { expect, test } from 'vitest';
import { herald } from '../games/don-quixote/herald.ts';
import type { State } from '../games/don-quixote/state.ts';
import { drawBoard, drawTiles } from './picture.ts';

const PLAIN = { colours: false };
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
  const { value } = herald.read(`
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
  expect(drawTiles([8], ['Kn2b'], { colours: true }).join('')).toContain('\u001B[31mK2\u001B[0m');
});
