/** Command lines that are wrong somewhere: input number n is always the same. */
import { devNull } from 'node:os';
import { seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import type { Dice } from '../../core/game.ts';
import { GAMES, NOTATIONS } from '../../games/load.ts';
import { CHRONICLED_GAMES } from '../../print/parts.ts';
import { finished, type Sample, sample } from './samples.ts';

export interface CommandLine {
  readonly args: readonly string[];
  readonly typed: Uint8Array;
}

const SAMPLES = 40;
const FINISHED = 4;

/** Texts and records to spoil, of every game. Made once: to play takes longer than to spoil. */
export function openMutations(): (n: number) => CommandLine {
  const games = Object.values(GAMES).flatMap((game) => {
    const notation = NOTATIONS[game.id];
    if (notation === undefined) return [];
    const samples = Array.from({ length: SAMPLES }, (_, i) => sample(game, notation, i));
    return [{ id: game.id, samples, records: Array.from({ length: FINISHED }, (_, i) => finished(game, i)) }];
  });
  const chronicled = games.filter(({ id }) => CHRONICLED_GAMES.includes(id));
  return (n) => {
    const dice = seededDice(n);
    const roll = dice.below(20);
    if (roll < 9) return refereeLine(pick(games, dice), dice);
    if (roll < 14) return verifyLine(pick(games, dice), dice);
    return roll < 19 ? chronicleLine(pick(chronicled, dice), dice) : printLine(pick(games, dice).id, dice);
  };
}

interface Spoilt {
  readonly id: string;
  readonly samples: readonly Sample[];
  readonly records: readonly object[];
}

const chance = (dice: Dice, one: number): boolean => dice.below(one) === 0;

function refereeLine({ id, samples }: Spoilt, dice: Dice): CommandLine {
  const { record, position, moves } = pick(samples, dice);
  const typed = chance(dice, 3) ? spoiltRecord(record, dice) : spoiltText(position, dice, pick(samples, dice).position);
  const args = ['referee', id];
  if (chance(dice, 3))
    args.push('--try', chance(dice, 2) ? pick(moves, dice) : asText(spoiltText(pick(moves, dice), dice)));
  if (chance(dice, 6)) args.push('--seat', String(dice.below(6)));
  if (chance(dice, 6)) args.push('--round', String(dice.below(12)));
  if (chance(dice, 4)) args.push('--json');
  return { args: maybeSpoilt(args, dice), typed };
}

function verifyLine({ records }: Spoilt, dice: Dice): CommandLine {
  return { args: maybeSpoilt(['verify'], dice), typed: spoiltRecord(pick(records, dice), dice) };
}

function chronicleLine({ records, samples }: Spoilt, dice: Dice): CommandLine {
  const args = ['chronicle', '--as', pick(['markdown', 'html', 'json'], dice)];
  if (chance(dice, 3)) args.push('--lang', pick(['en', 'es', 'de', ''], dice));
  if (chance(dice, 4)) args.push('--names', asText(spoiltText('Ana,Blas,Clara', dice)));
  if (chance(dice, 4))
    args.push(pick(['--torn', '--withheld'], dice), pick(['31.2', '0.0', '1.1,1.1', '-1.9', ',', '1e9.1'], dice));
  const record = chance(dice, 4) ? pick(records, dice) : pick(samples, dice).record;
  return { args: maybeSpoilt(args, dice), typed: spoiltRecord(record, dice) };
}

/** The calibration page only: it is drawn fast, and the sheets have tests of their own. */
function printLine(game: string, dice: Dice): CommandLine {
  const args = ['print', game, '--calibration', '--out', devNull];
  const flags = ['--paper', '--duplex', '--variant', '--lang', '--offset-x', '--offset-y', '--only', '--link'];
  const values = [
    'a4',
    'letter',
    'fold',
    'low-ink',
    'es',
    '0.5',
    '-0',
    '5.001',
    'sheet-1',
    'x'.repeat(5000),
    '',
    '💣',
    '\u0000',
  ];
  for (let i = dice.below(4); i >= 0; i--) args.push(pick(flags, dice), pick(values, dice));
  if (chance(dice, 4)) args.push(pick(['--bleed', '--json', '--rules', '--booklet'], dice));
  return { args: maybeSpoilt(args, dice), typed: new Uint8Array() };
}

const WORDS = [
  '',
  '-',
  '--',
  '--json=1',
  '--tilt',
  '--seat',
  '-h2',
  '__proto__',
  '\u0000',
  '\u202E',
  'x'.repeat(9999),
  '99999999999999999999',
];

/** Mostly as they are: what is wrong with the words is found before anything is read. */
function maybeSpoilt(args: readonly string[], dice: Dice): readonly string[] {
  if (!chance(dice, 12)) return args;
  const at = 1 + dice.below(args.length);
  return chance(dice, 2) ? args.toSpliced(at, 1) : args.toSpliced(at, 0, pick(WORDS, dice));
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const JUNK = [
  '',
  ' ',
  '?',
  '*',
  '.',
  '-',
  '#',
  '|',
  '0',
  '-1',
  '1',
  '2',
  '3',
  '9',
  '99',
  '1e9',
  'NaN',
  '__proto__',
  'none',
  'hidden',
  '\u0000',
  '💣',
  '\n',
  ': ',
];

/** One to three changes of words, lines or bytes; `other` is a text of the same kind to take pieces from. */
function spoiltText(text: string, dice: Dice, other = text): Uint8Array {
  let spoilt = text;
  for (let i = dice.below(3); i >= 0; i--) spoilt = pick(TEXT_CHANGES, dice)(spoilt, dice, other);
  return chance(dice, 10) ? spoiltBytes(bytesOf(spoilt), dice) : bytesOf(spoilt);
}

type TextChange = (text: string, dice: Dice, other: string) => string;

const TEXT_CHANGES: readonly TextChange[] = [
  (text, dice) => changed(text, /[^\s]+/g, dice, () => pick(JUNK, dice)),
  (text, dice, other) => changed(text, /[^\s]+/g, dice, () => pick(other.match(/[^\s]+/g) ?? JUNK, dice)),
  (text, dice, other) => changed(text, /^.*$/gm, dice, () => pick(other.split('\n'), dice)),
  (text, dice) => changed(text, /^.*\n?/gm, dice, () => ''),
  (text, dice) => changed(text, /^.*$/gm, dice, (line) => `${line}\n${line}`),
  (text, dice) => changed(text, /\d+/g, dice, (number) => String(Number(number) + pick([-1, 1, 10], dice))),
  (text, dice) => changed(text, /[^\s]+/g, dice, (word) => `${word} ${word}`),
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
];

/** Changes one place of those that the pattern finds. */
function changed(text: string, pattern: RegExp, dice: Dice, change: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { 0: old, index } = pick(found, dice);
  return text.slice(0, index) + change(old) + text.slice(index + old.length);
}

function spoiltBytes(bytes: Uint8Array, dice: Dice): Uint8Array {
  const spoilt = [...bytes];
  for (let i = dice.below(3); i >= 0; i--)
    spoilt.splice(dice.below(spoilt.length + 1), dice.below(2), ...(chance(dice, 2) ? [dice.below(256)] : []));
  return Uint8Array.from(spoilt);
}

const DEEP = 20_000;

function spoiltRecord(record: object, dice: Dice): Uint8Array {
  if (chance(dice, 8)) return spoiltText(JSON.stringify(record), dice);
  const spoilt: Holder = { value: structuredClone(record) };
  for (let i = dice.below(2); i >= 0; i--) spoilField(spoilt, dice);
  const text = JSON.stringify(spoilt['value']) ?? '';
  const isDeep = chance(dice, 50);
  return bytesOf(isDeep ? changed(text, /-?\d+|"[^"]*"/g, dice, () => '['.repeat(DEEP) + ']'.repeat(DEEP)) : text);
}

const SCALARS: readonly unknown[] = [null, true, 0, -1, -2, 1, 2, 7, 1.5, 1e300, 2 ** 31, 2 ** 53, '', 'x', '\uD800'];
const HOLLOW: readonly unknown[] = [[], {}, [[]], [null], { t: 'x' }, { toString: 1, valueOf: 1 }, { length: 3 }];
const VALUES: readonly unknown[] = [...SCALARS, ...HOLLOW, 'x'.repeat(300), [0, 1, 2, 3]];

/** Walks down from the root, and changes a field somewhere on the way. */
function spoilField(root: Holder, dice: Dice): void {
  let holder = root;
  for (let key = 'value'; ;) {
    const below = holder[key];
    const keys = typeof below === 'object' && below !== null ? Object.keys(below) : [];
    if (keys.length === 0 || chance(dice, 8)) return spoilAt(holder, key, dice);
    holder = below as Holder;
    key = pick(keys, dice);
  }
}

interface Holder {
  [key: string]: unknown;
}

function spoilAt(holder: Holder, key: string, dice: Dice): void {
  const old = holder[key];
  const change = dice.below(5);
  if (change === 0) delete holder[key];
  else if (change === 1 && typeof old === 'number') holder[key] = old + pick([-1, 1, 2, 100], dice);
  else if (change === 2 && Array.isArray(old)) old.splice(dice.below(old.length + 1), dice.below(3), anyValue(dice));
  else if (change === 3) setOwn(holder, pick(['__proto__', 'constructor', 'x', 't', 'seat'], dice), anyValue(dice));
  else setOwn(holder, key, anyValue(dice));
}

/** A copy: the next change may spoil it. */
const anyValue = (dice: Dice): unknown => structuredClone(pick(VALUES, dice));

/** `__proto__` becomes a field like any other, as in JSON that was read. */
function setOwn(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}
