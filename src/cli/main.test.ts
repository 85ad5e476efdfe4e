import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { progress } from './terminal.ts';
import { errantry, type Said, scripted } from './scripted.ts';

const BOARD = `
1    .     Wm1   .     .     .     Ca6   .     .
2    .     Kn2b* Ca4   Wm6*  Ch4   .     Kn1b  Kn3b*
3    .     .     Wm4   Kn1c* .     .     Kn2a* .
`;
const TABLE = `card: G1${BOARD}hand: Ch1 Kn3a Wm5 Wm7 Ch2 Ch3 Ch6\n`;
const REFEREE = ['referee', 'don-quixote'];

/** The words, what is typed, the exit code, and something that is said on the right channel. */
const CASES: readonly (readonly [readonly string[], string, number, 'out' | 'err', string])[] = [
  [[], '', 0, 'out', 'Exit codes'],
  [['--help'], '', 0, 'out', 'errantry <command>'],
  [['play', '--help'], '', 0, 'out', 'several people at one keyboard'],
  [['--help', '--lang', 'es'], '', 0, 'out', 'Códigos de salida'],
  [['print', '--help', '--lang=es'], '', 0, 'out', 'para imprimir, recortar y jugar'],
  [['--lang', 'es'], '', 0, 'out', 'Códigos de salida'],
  [['simulate', '--help', '--lang', 'es'], '', 0, 'out', 'un bot por asiento'],
  [
    ['simulate', 'don-quixote', '--games', '2', '--workers', '1', '--lang', 'es'],
    '',
    0,
    'out',
    'Puntos de greedy: media',
  ],
  [
    ['simulate', 'don-quixote', '--tilt', '--lang', 'es'],
    '',
    2,
    'err',
    'hay --tilt; debía haber las opciones que nombra --help',
  ],
  [
    ['play', 'lancelot', '--bots', 'easy,easy,easy,easy', '--lang', 'es'],
    '',
    2,
    'err',
    'hay 4 bots; debía haber 3 como máximo',
  ],
  [['play', '--lang', 'la'], '', 2, 'err', '--lang: found la; expected en, es'],
  [['referee', 'chess', '--lang', 'es'], '', 2, 'err', 'juego: hay chess; debía haber don-quixote'],
  [['simulate', '-h'], '', 0, 'out', '--seats'],
  [['referee', 'don-quixote', '--help'], '', 0, 'out', '--try'],
  [['tilt'], '', 2, 'err', 'command: found tilt; expected play, simulate, referee'],
  [['__proto__'], '', 2, 'err', 'command: found __proto__'],
  [['referee', '__proto__'], '', 2, 'err', 'game: found __proto__; expected don-quixote'],
  [['referee'], '', 2, 'err', 'game: found nothing'],
  [[...REFEREE, '--tilt'], '', 2, 'err', 'arguments: found --tilt; expected the flags'],
  [[...REFEREE, '/no/such/file'], '', 2, 'err', 'file: found ENOENT'],
  [[...REFEREE, '--seat', '0'], TABLE, 2, 'err', '--seat: found 0; expected a whole number from 1 to 99'],
  [[...REFEREE, '-'], BOARD, 0, 'out', 'Seat 1 would score 6 now:'],
  [REFEREE, TABLE, 0, 'out', 'Seat 1 decides: Choose a tile for G1'],
  [[...REFEREE, '--try', 'Ch1*'], TABLE, 0, 'out', 'Ch1* by seat 1 is legal.'],
  [[...REFEREE, '--lang', 'es'], TABLE, 0, 'out', 'Decide el asiento 1: '],
  [[...REFEREE, '--lang', 'es', '--try', 'Kn2b'], TABLE, 1, 'out', 'no es válida por DQ-5.5: Una loseta'],
  [[...REFEREE, '--try', 'Kn2b'], TABLE, 1, 'out', 'refused by DQ-5.5: Once a tile is placed, it is never moved'],
  [[...REFEREE, '--try', 'x\u001B[2J'], TABLE, 2, 'err', '--try: found x·[2J; expected a tile'],
  [REFEREE, '{"game"', 2, 'err', 'record: found '],
  [[...REFEREE, '--json'], 'nonsense', 2, 'out', '"where": "line 1"'],
];

test.each(CASES)('%j', async (args, typed, exit, channel, words) => {
  const said = await errantry(args, typed);
  expect(said.exit).toBe(exit);
  expect(said[channel]).toContain(words);
  expect(said.err).not.toContain('    at ');
});

const bin = fileURLToPath(new URL('../../bin/errantry.mjs', import.meta.url));

function spawned(args: readonly string[], input: string | Uint8Array): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8' });
  return { exit: status ?? -1, out: stdout, err: stderr };
}

test.each<[string[], string | Uint8Array, number, RegExp]>([
  [['--help'], '', 0, /^errantry: /],
  [[...REFEREE, '--try', 'Ch1'], TABLE, 0, /legal/],
  [[...REFEREE, '--try', 'Ca6'], TABLE, 1, /DQ-4\.5/],
  [REFEREE, new Uint8Array([0xc3, 0x28]), 2, /bytes that are no text/],
  [['play', 'don-quixote', '--seed', 'x'], '1\nKn2b@90\n', 0, /You left before the end/],
])('the program itself: %j', (args, input, exit, words) => {
  const said = spawned(args, input);
  expect(said.exit, said.err).toBe(exit);
  expect(said.out + said.err).toMatch(words);
  expect(said.out).not.toContain('\u001B');
});

test('the same simulation with one worker and with two', async () => {
  const figures = async (workers: string): Promise<object> => {
    const args = ['simulate', 'don-quixote', '--seats', 'greedy,random,mc:10', '--games', '12', '--seed', 's'];
    const { exit, out } = await errantry([...args, '--json', '--workers', workers]);
    expect(exit).toBe(0);
    const { speed, ...rest } = JSON.parse(out) as { speed: { movesPerSecond: number } };
    expect(speed.movesPerSecond).toBeGreaterThan(0);
    return rest;
  };
  const one = await figures('1');
  expect(await figures('2')).toEqual(one);
  expect(one).toMatchObject({ games: 12, moves: 12 * 66, meanMoves: 66 });
});

test('a simulation in words', async () => {
  const { out } = await errantry([
    'simulate',
    'don-quixote',
    '--seats',
    'greedy,random',
    '--games',
    '20',
    '--seed',
    's',
  ]);
  expect(out).toMatch(/Wins by bot\n {2}greedy +\d+\.\d % {2}\(95 %: .*; .* of 20\)/);
  expect(out).toMatch(/Scores of greedy: mean \d+\.\d\d ± \d+\.\d\d; least/);
  expect(out).toMatch(/44\.0 moves a game; .* games\/s, \d+ moves\/s\n$/);
});

test.each([
  [['--games', '0'], '--games: found 0'],
  [['--games', '1e3'], '--games: found 1e3'],
  [['--seats', 'greedy,nobody'], 'bot: found nobody'],
  [['--seats', 'random,random,random,random,random'], '--seats: found 5 bots; expected 1 to 4'],
  [['--workers', '65'], '--workers: found 65'],
])('simulate %j is bad input', async (args, problem) => {
  const { exit, err } = await errantry(['simulate', 'don-quixote', ...args]);
  expect(exit).toBe(2);
  expect(err).toContain(problem);
});

test('a bar is drawn after a second, and only on a terminal', () => {
  for (const [bar, drawn] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { io, said } = scripted('');
    let now = 0;
    const shown = progress({ ...io, bar }, 'playing', 10, () => now);
    for (now = 0; now <= 1000; now += 200) shown.at(now / 200);
    expect(said().err.match(/playing █+░+ 5\/10, 1 s left/g) ?? []).toHaveLength(drawn);
    shown.end();
  }
});
