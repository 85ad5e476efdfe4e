/** Mistakes in positions and records are told in Spanish to those who ask for it, with the line or field where they stand. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type InEveryLanguage, LANGUAGES } from '../core/game.ts';
import { SHELF } from '../games/index.ts';
import { finishedGame, SECRET } from '../testing/finished.ts';
import { errantry } from './scripted.ts';

const BOARD = `
1    .     Wm1   .     .     .     Ca6   .     .
2    .     Kn2b* Ca4   Wm6*  Ch4   .     Kn1b  Kn3b*
3    .     .     Wm4   Kn1c* .     .     Kn2a* .
`;
const HAND = 'hand: Ch1 Kn3a Wm5 Wm7 Ch2 Ch3 Ch6';
const RIDERS = 'seat 1\nat: W2\nseat 2\nat: W2\n';
const COURT = ['bors elaine', 'gawain isoud', 'pelleas nimue'].map((who, i) => `seat ${i + 1}: ${who}`).join('\n');

test.each([
  ['don-quixote', `card: Z9${BOARD}${HAND}`, 'línea 1: hay Z9; debía haber una casilla de A1 a H3'],
  [
    'don-quixote',
    `card: G1${BOARD}hand: Ch1`,
    'hay una mano de 1 loseta; debía haber 7 losetas: ronda 2, 13 casillas vacías (DQ-5.2: Al empezar',
  ],
  [
    'don-quixote',
    `card: G1${BOARD}${HAND}\ncard: G1`,
    'línea 6: hay card otra vez; debía haber card una sola vez (mira la línea 1)',
  ],
  ['don-quixote', '', 'texto: hay una posición sin tablero; debía haber las filas 1, 2 y 3'],
  ['lancelot', `turn: 9\n${RIDERS}`, 'línea 1: hay 9; debía haber un número del 0 al 8'],
  ['lancelot', 'seat 1\nat: W2', 'texto: hay 1 asiento; debía haber al menos'],
  ['lancelot', `box: sword many\n${RIDERS}`, 'línea 1: hay sword many; debía haber algo como D05'],
  ['knights-and-damosels', `court: 3 hidden\n${COURT}`, "línea 1: hay 3 hidden; debía haber '"],
  [
    'knights-and-damosels',
    COURT.replace('gawain', 'bors'),
    'hay un caballero dos veces; debía haber un caballero propio para cada uno (KD-2.3: ',
  ],
  ['la-mancha', 'drawer: 4\nseat 1\nseat 2\nseat 3', 'línea 1: hay drawer: 4; debía haber un asiento del 1 al 3'],
  ['la-mancha', 'seat 1\nseat 2', 'texto: hay 2 asientos; debía haber de 3 a 5 asientos (LM-1.7: '],
])('%s: %j', async (game, position, told) => {
  const { exit, err } = await errantry(['referee', game, '--lang', 'es'], position);
  expect(exit).toBe(2);
  expect(err).toContain(told);
});

test('the rule that a position breaks is told in Spanish, and for programs too', async () => {
  const twins = COURT.replace('gawain', 'bors');
  const { err } = await errantry(['referee', 'knights-and-damosels', '--lang', 'es'], twins);
  expect(err).toMatch(/\(KD-2\.3: [^)]*caballero/);
  const { out } = await errantry(['referee', 'knights-and-damosels', '--lang', 'es', '--json'], twins);
  const { problems } = JSON.parse(out) as { problems: readonly unknown[] };
  expect(problems[0]).toMatchObject({ where: 'line 2', found: 'un caballero dos veces' });
});

test('what a position leaves open is asked in Spanish', async () => {
  const { out } = await errantry(['referee', 'lancelot', '--lang', 'es'], RIDERS);
  expect(out).toContain('Depende de esto: qué caballero está más abajo en W2. Dilo con «road: 1 2».');
  expect(out).toContain('Si es así: en W2 el asiento 1 está debajo del asiento 2');
  expect(out).not.toMatch(/\b(Seat|lies|lower|the)\b/);
});

test.each([
  [['verify', '--lang', 'es'], { ...finishedGame(SECRET), extra: 1 }, 1, 'extra: hay un campo; debía haber nada'],
  [['verify', '--lang', 'es'], { game: 'go' }, 2, 'juego: hay "go"; debía haber una de estas palabras: don-quixote'],
  [
    ['chronicle', '--lang', 'es'],
    { game: 'la-mancha', seats: 9 },
    2,
    'seats: hay 9; debía haber un número entero del 3 al 5',
  ],
  [['verify', '/no/such/file', '--lang', 'es'], {}, 2, 'archivo: hay ENOENT (/no/such/file); debía haber un archivo'],
  [['print', 'lancelot', '--lang', 'es', '--offset-x', 'x'], {}, 2, 'hay x; debía haber milímetros de -'],
])('%j', async (args, record, exit, told) => {
  const said = await errantry(args, JSON.stringify(record));
  expect([said.exit, said.err]).toEqual([exit, expect.stringContaining(told)]);
});

test('a record that is no JSON is told in Spanish, with its line and column', async () => {
  const { err } = await errantry(['verify', '--lang', 'es'], '{\n"a": 1 "b"}');
  expect(err).toBe('registro: hay un texto que no es JSON en la línea 2, columna 8; debía haber JSON\n');
});

const NOTATIONS = SHELF.map((id) => `../games/${id}/notation/`);
const FILES = [
  '../core/mistakes.ts',
  '../core/record-mistakes.ts',
  ...NOTATIONS.map((folder) => `${folder}mistakes.ts`),
];

test.each(FILES)('%s says nothing in one language that it says in another', async (file) => {
  const mistakes: object = await import(file);
  const told = Object.values(mistakes).filter((one): one is InEveryLanguage => Object.hasOwn(one as object, 'en'));
  expect(told.length).toBeGreaterThan(8);
  for (const one of told)
    expect(new Set(LANGUAGES.map((language) => one[language])).size, one.en).toBe(LANGUAGES.length);
});

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** Words that stand in most English sentences, and in one move. */
const ENGLISH = / (?:the|a|an|of|and|who|each|once|most|like|no) |^(?:the|a|an|no|one|each|like) /;

test.each(NOTATIONS)('in %s no sentence stands outside the file of mistakes', (folder) => {
  const place = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(place).filter((name) => !/^(mistakes|picture)|\.test\.ts$/.test(name));
  const found = files.flatMap((name) => {
    const source = readFileSync(place + name, 'utf8').replaceAll(/\/\*[^]*?\*\/|\s\/\/.*/g, '');
    const literals = [...source.matchAll(LITERAL)].map(([literal]) => literal.slice(1, -1));
    return literals
      .filter((literal) => ENGLISH.test(literal) && literal !== 'run keeping the hand')
      .map((literal) => `${name}: ${literal}`);
  });
  expect(found).toEqual([]);
});
