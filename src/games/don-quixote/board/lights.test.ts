/** Which roads light up, by which line, and what they are worth. */
import { expect, test } from 'vitest';
import { fieldName } from '../rules/components.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { board } from '../testing/scene.ts';
import { figuresOf, networkFigure } from './figures.ts';
import { type Lights, lightsOf, networkLights } from './lights.ts';

const PETER = board(EXAMPLES[1].board);
const at = (name: string): number => PETER.findIndex((_, field) => fieldName(field) === name);
const litFields = (lights: Lights): string => [...lights.keys()].map(fieldName).toSorted().join(' ');

test('DQ-15.3 a field lights the whole of its networks, and nothing else', () => {
  expect(litFields(networkLights(PETER, at('B3')))).toBe('B3 C2 C3 D2 D3');
  const parted = board(EXAMPLES[2].board); // a castle between two knights
  expect(litFields(networkLights(parted, at('B2')))).toBe('B2 C2');
  const castle = networkLights(parted, at('C2'));
  expect(litFields(castle)).toBe('B2 C2 D2');
  expect([...(castle.get(at('C2'))?.roads.values() ?? [])]).toEqual(['solid', 'double']);
});

test('DQ-15.3 open ends are those that lead to an empty field, and the value is that of the network alone', () => {
  const cut = PETER.with(at('C3'), -1);
  expect(networkLights(cut, at('C2')).get(at('C2'))?.ends).not.toBe(0);
  expect(networkFigure(PETER, 3, at('F2'))).toEqual({
    ends: 0,
    gives: [
      { category: 'churches', points: 8 },
      { category: 'windmills', points: 10 },
    ],
  });
  expect(networkFigure(PETER, 3, at('B3')).gives).toEqual([
    { category: 'castle4', points: 4 },
    { category: 'knightGroup', points: 9 },
  ]);
  expect(networkFigure(PETER, 3, at('A1')).gives).toEqual([]);
});

test('DQ-15.11 the groups of a category are told apart by their lines', () => {
  const [, , churches, windmills] = figuresOf(PETER, 3);
  const lineAt = (lights: Lights, name: string): string[] => [...new Set(lights.get(at(name))?.roads.values())];
  const lit = lightsOf(windmills.reasons); // one of the two roads of C1 belongs to the larger group
  expect([lineAt(lit, 'E2'), lineAt(lit, 'C1')]).toEqual([['solid'], ['solid', 'double']]);
  expect([...lightsOf(churches.reasons).values()].flatMap(({ roads }) => [...roads.values()])).toContain('dashed');
});

test('DQ-15.4 a category marks the tiles that give its points, and those that miss them', () => {
  const [castle6, , churches] = figuresOf(PETER, 3);
  const starred = (lights: Lights): string =>
    [...lights].flatMap(([field, { starred: is }]) => (is ? [fieldName(field)] : [])).toSorted().join(' '); // prettier-ignore
  expect([castle6.points, starred(lightsOf(castle6.reasons))]).toEqual([0, 'B1 H2']);
  expect([churches.points, starred(lightsOf(churches.reasons))]).toEqual([8, 'A1 A2 E1 E3 F1 F2']);
});
