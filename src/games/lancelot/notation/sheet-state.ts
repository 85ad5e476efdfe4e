/** From what was typed to a state: every field by itself; nothing is yet compared with anything. */
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import type { Problem } from '../../../core/notation.ts';
import { CATEGORIES, CHAIRS, GRAIL_END, SPACES, TABLE, THINGS, TURNS } from '../rules/components.ts';
import { DEEDS, FACE_UP } from '../rules/deeds.ts';
import { whirlpoolSpace } from '../rules/13-lake.ts';
import { type SeatSheet, type Sheet, type Typed, wordsOf } from './sheet.ts';
import { type Knight, type Options, PHASES, type State, STEPS, type StepName } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import { categoryWord, chairWord, deedWord, LETTERS, misread, spaceWord, virtueWord } from './words.ts';

/** Notes a problem in the line of a field. */
type Complain = (typed: Typed, found: string, expected: string) => void;

export function stateOf(sheet: Sheet, problems: Problem[]): State {
  const complain: Complain = (typed, found, expected) => {
    problems.push(misread(`line ${typed.line}`, found, expected));
  };
  const { table, seats } = sheet;
  const count = seats.length;
  const knights = seats.map((seat) => knightOf(seat, complain));
  const all = [...knights.keys()];
  const faceUp = tilesOf(table.deeds, ['-'], complain) ?? Array.from({ length: FACE_UP }, () => NONE);
  const [mover, step] = askedOf(table.asked, count, complain);
  const number = (typed: Typed | undefined, most: number, otherwise: number): number =>
    numberOf(typed, most, otherwise, complain);
  const seat = (typed: Typed | undefined): Seat => number(typed, count, 0) - 1;
  return {
    options: optionsOf(table.options, complain),
    phase: wordOf(table.phase, PHASES, 'riding', complain),
    turn: number(table.turn, TURNS, 1),
    round: number(table.round, 999, 1),
    step,
    mover,
    passed: spaceOf(table.passed, complain) ?? NONE,
    road:
      seatsOf(table.road, complain) ??
      byPlace(
        all.filter((one) => SPACES[knights[one].space] !== undefined),
        (one) => knights[one].space,
      ),
    pilgrims: seatsOf(table.pilgrims, complain) ?? byPlace(all, (one) => knights[one].grail),
    knights,
    holders: ownersOf(table.holders, CHAIRS.length, chairWord, count, complain),
    crowns: ownersOf(table.crowns, VIRTUES.length, virtueWord, count, complain),
    faceUp,
    stack: tilesOf(table.stack, [], complain)?.toReversed() ?? blanks(faceUp, knights),
    dragonVisits: number(table.dragon, 2, 0),
    lakeEntered: wordOf(table.lake, ['open', 'entered'], 'open', complain) === 'entered',
    counter: spaceOf(table.counter, complain) ?? whirlpoolSpace(faceUp),
    fetcher: seat(table.fetched),
    sword: seat(table.sword),
    majorities: ownersOf(table.majorities, CATEGORIES.length, categoryWord, count, complain),
  };
}

/** Farthest first; those who are level in the order of the seats. */
const byPlace = (seats: readonly Seat[], place: (seat: Seat) => number): Seat[] =>
  seats.toSorted((one, other) => place(other) - place(one));

/** A stack whose order nobody knows. */
function blanks(faceUp: readonly number[], knights: readonly Knight[]): number[] {
  const seen =
    faceUp.filter((tile) => tile !== NONE).length + knights.reduce((sum, { deeds }) => sum + deeds.length, 0);
  return Array.from({ length: Math.max(0, DEEDS.length - seen) }, () => HIDDEN);
}

function numberOf(typed: Typed | undefined, most: number, otherwise: number, complain: Complain): number {
  if (typed === undefined) return otherwise;
  if (/^\d{1,3}$/.test(typed.text) && Number(typed.text) <= most) return Number(typed.text);
  complain(typed, typed.text, `a number up to ${most}`);
  return otherwise;
}

function wordOf<W extends string>(typed: Typed | undefined, words: readonly W[], otherwise: W, complain: Complain): W {
  if (typed === undefined) return otherwise;
  const word = words.find((one) => one === typed.text.toLowerCase());
  if (word === undefined) complain(typed, typed.text, `one of ${words.join(', ')}`);
  return word ?? otherwise;
}

function optionsOf(typed: Typed | undefined, complain: Complain): Options {
  const on = new Set(wordsOf(typed?.text.toLowerCase() ?? ''));
  const options: Options = {
    squires: on.delete('squires=printed') ? 'printed' : 'open',
    morganaFromTurn: on.delete('morganafromturn=2') ? 2 : 1,
  };
  for (const word of on) complain(typed!, word, 'squires=printed or morganaFromTurn=2'); // a word was typed
  return options;
}

function askedOf(typed: Typed | undefined, seats: number, complain: Complain): [Seat, StepName] {
  if (typed === undefined) return [NONE, 'onward'];
  const [number = '', name = ''] = wordsOf(typed.text);
  const step = STEPS.find((one) => one === name.toLowerCase() && one !== 'onward');
  if (step !== undefined && /^[1-4]$/.test(number) && Number(number) <= seats) return [Number(number) - 1, step];
  complain(typed, typed.text, `a seat and one of ${STEPS.filter((one) => one !== 'onward').join(', ')}, like 1 ride`);
  return [NONE, 'onward'];
}

function spaceOf(typed: Typed | undefined, complain: Complain): number | undefined {
  if (typed === undefined) return undefined;
  const space = spaceWord(typed.text);
  if (space !== undefined && space !== TABLE) return space;
  complain(typed, typed.text, 'a space, like W2');
  return undefined;
}

function seatsOf(typed: Typed | undefined, complain: Complain): Seat[] | undefined {
  if (typed === undefined) return undefined;
  const words = wordsOf(typed.text);
  if (words.every((word) => /^[1-4]$/.test(word))) return words.map((word) => Number(word) - 1);
  complain(typed, typed.text, 'seats in their order, like 2 1 3');
  return undefined;
}

function tilesOf(typed: Typed | undefined, empty: readonly string[], complain: Complain): number[] | undefined {
  return typed === undefined
    ? undefined
    : wordsOf(typed.text).flatMap((word) => {
        const tile = empty.includes(word) ? NONE : word === '?' && empty.length > 0 ? HIDDEN : deedWord(word);
        if (tile === undefined) complain(typed, word, 'deed tiles, like D05');
        return tile ?? [];
      });
}

/** `Tristan 1, Gawain 2`. */
function ownersOf(
  typed: Typed | undefined,
  size: number,
  named: (word: string) => number | undefined,
  seats: number,
  complain: Complain,
): Seat[] {
  const owners = Array.from({ length: size }, () => NONE);
  if (typed === undefined) return owners;
  for (const [name, number] of pairs(typed.text)) {
    const place = named(name);
    if (place === undefined || !/^[1-4]$/.test(number) || Number(number) > seats)
      complain(typed, `${name} ${number}`, 'a name and a seat, like Tristan 1');
    else owners[place] = Number(number) - 1;
  }
  return owners;
}

function pairs(text: string): [string, string][] {
  const words = wordsOf(text);
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, i) => [words[2 * i], words[2 * i + 1] ?? '']);
}

function knightOf({ fields }: SeatSheet, complain: Complain): Knight {
  const [space, chair] = placeOf(fields.at, complain);
  const flags = new Set(wordsOf(fields.flags?.text.toLowerCase() ?? ''));
  const knight: Knight = {
    chair,
    space,
    moved: flags.delete('moved'),
    tour: flags.delete('tour2') ? 2 : 1,
    anew: flags.delete('anew'),
    dismissed: flags.delete('dismissed'),
    morgana: wordOf(fields.morgana, ['none', 'ready', 'used'], 'none', complain),
    grail: numberOf(fields.grail, GRAIL_END, 0, complain),
    guinevere: numberOf(fields.guinevere, 99, 0, complain),
    things: thingsOf(fields.has, complain),
    virtues: virtuesOf(fields.vows, fields.learned, complain),
    deeds: tilesOf(fields.tiles, [], complain) ?? [],
  };
  for (const flag of flags) complain(fields.flags!, flag, 'moved, tour2, anew or dismissed'); // a flag was typed
  return knight;
}

/** The space and the chair. */
function placeOf(typed: Typed | undefined, complain: Complain): [number, number] {
  if (typed === undefined) return [NONE, NONE];
  const [first = '', second] = wordsOf(typed.text);
  const space = spaceWord(first);
  if (space === TABLE && second === undefined) return [TABLE, NONE];
  if (space !== undefined && space !== TABLE) return [space, NONE];
  const chair = chairWord(space === TABLE ? second : first);
  if (chair === undefined) complain(typed, typed.text, "a space, like W2, a seat, like Tristan, or 'home Tristan'");
  return [space ?? NONE, chair ?? NONE];
}

function thingsOf(typed: Typed | undefined, complain: Complain): number[] {
  const things = THINGS.map(() => 0);
  for (const word of wordsOf(typed?.text ?? '')) {
    const thing = LETTERS.indexOf(word[0]);
    if (thing === NONE || !/^\d{1,2}$/.test(word.slice(1)))
      complain(typed!, word, 'q squires, S swords, M maces, L lances, G magic, l a e p cards, like S3 q1'); // it was typed
    else things[thing] = Number(word.slice(1));
  }
  return things;
}

function virtuesOf(vows: Typed | undefined, learned: Typed | undefined, complain: Complain): number[] {
  const virtues = VIRTUES.map(() => NONE);
  for (const word of wordsOf(vows?.text ?? '')) {
    const virtue = virtueWord(word);
    if (virtue === undefined) complain(vows!, word, 'virtues, like Honor'); // it was typed
    else virtues[virtue] = 0;
  }
  for (const [name, vp] of pairs(learned?.text ?? '')) {
    const virtue = virtueWord(name);
    const { low, high } = VIRTUES[virtue ?? 0];
    if (virtue === undefined || (Number(vp) !== low && Number(vp) !== high))
      complain(
        learned!,
        `${name} ${vp}`,
        virtue === undefined ? 'a virtue and its VP, like Honor 5' : `${name} ${low} or ${high}`,
      ); // it was typed
    else virtues[virtue] = Number(vp);
  }
  return virtues;
}
