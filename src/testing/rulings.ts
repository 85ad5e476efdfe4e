/** For the tests of a game's rulings: what the referee says to a text, and the same text spoilt in thousands of ways. */
import { seededDice } from '../core/dice.ts';
import { pick } from '../core/shuffle.ts';
import type { Dice } from '../core/game.ts';
import { judge } from '../core/referee.ts';
import type { RefereeRequest, Ruling } from '../core/ruling.ts';
import { rulingInWords } from '../cli/referee.ts';
import { GAMES, NOTATIONS, SPEAKERS } from '../games/load.ts';

/** Says what the referee answers, as people read it, without colours. */
export function refereeOf(id: string): (text: string, asked?: RefereeRequest) => string {
  const rule = rulingOf(id);
  return (text, asked = {}) => inWords(id, rule(text, asked));
}

function rulingOf(id: string): (text: string, asked: RefereeRequest) => Ruling {
  const notation = NOTATIONS[id];
  if (notation === undefined) throw new Error(`${id} has no notation`);
  const referee = { ...notation, ...SPEAKERS[id] };
  return (text, asked) => judge(GAMES[id], referee, text, asked);
}

const inWords = (id: string, ruling: Ruling): string => rulingInWords({ colours: false }, GAMES[id].title, ruling);

/** What people ask, and parts of the answer they get. */
interface Question {
  readonly asked?: RefereeRequest;
  readonly says: readonly string[];
}

/** What people type, with what they ask. `later` goes on from the position after the move: its text is typed again. */
export interface Typed extends Question {
  readonly name: string;
  readonly text: string;
  readonly later?: readonly Question[];
}

/** What should have been answered and was not; nothing, if all is well. */
export function unsaid(id: string, { text, later = [], ...first }: Typed): string[] {
  const rule = rulingOf(id);
  let position: string | undefined = text;
  return [first, ...later].flatMap(({ asked = {}, says }) => {
    if (position === undefined) return `no position before ${asked.tried}`;
    const ruling = rule(position, asked);
    const answer = inWords(id, ruling);
    position = 'tried' in ruling ? ruling.tried?.position : undefined;
    return says.flatMap((part) => (answer.includes(part) ? [] : `${part}: not in\n${answer}`));
  });
}

/** A position, and parts of what is said about it. */
export const shown = (name: string, text: string, ...says: readonly string[]): Typed => ({ name, text, says });

/** A move with what else is told, `play C40 at T10 by 2`, `roll roll 4`, `draw draw E12`, and parts of the answer. */
export type Move = readonly [words: string, ...says: string[]];

/** One move after the other. */
export function played(name: string, text: string, ...moves: readonly Move[]): Typed {
  const [first, ...later] = moves.map(questionOf);
  return { name, text, ...first, later };
}

function questionOf([words, ...says]: Move): Question {
  const [, tried = '', seat, roll, draws] = /^(.*?)(?: by (\d))?(?: roll (\d))?(?: draw ([\w ]+))?$/.exec(words) ?? [];
  const asked = { tried, seat: seat && Number(seat), rolls: roll && [Number(roll)], draws };
  return { asked: Object.fromEntries(Object.entries(asked).filter(([, value]) => value)), says };
}

/** A position with the number of the line that makes it impossible. */
export type Impossible = readonly [text: string, line: number, why: string];

const JUNK = [
  '?',
  '-',
  '.',
  '*',
  '0',
  '1',
  '2',
  '7',
  '99',
  '-1',
  '1e9',
  'x',
  '__proto__',
  'constructor',
  '=',
  ',',
  '|',
  '"',
];

/** One to three changes: words and lines left out, doubled, exchanged or made nonsense. */
export function spoilt(text: string, others: readonly string[], dice: Dice): string {
  let lines = text.split('\n');
  for (let edits = 1 + dice.below(3); edits > 0; edits--) lines = edited(lines, others, dice);
  return lines.join('\n');
}

function edited(lines: readonly string[], others: readonly string[], dice: Dice): string[] {
  if (lines.length === 0) return pick(others, dice).split('\n');
  const at = dice.below(lines.length);
  const words = lines[at].split(' ');
  const word = dice.below(words.length);
  const [another, foreign] = [lines[dice.below(lines.length)], pick(pick(others, dice).split('\n'), dice)];
  const changes: readonly (() => string[])[] = [
    () => lines.toSpliced(at, 1),
    () => lines.toSpliced(at, 0, lines[at]),
    () => lines.toSpliced(at, 0, foreign),
    () => lines.with(at, foreign),
    () => lines.with(at, words.toSpliced(word, 1).join(' ')),
    () => lines.with(at, words.with(word, pick(JUNK, dice)).join(' ')),
    () => lines.with(at, words.with(word, pick(another.split(' '), dice)).join(' ')),
    () => lines.with(at, words.with(word, pick(foreign.split(' '), dice)).join(' ')),
    () =>
      lines.with(
        at,
        lines[at].replace(/\d+/, () => `${dice.below(45)}`),
      ),
    () => lines.with(at, lines[at].slice(0, dice.below(lines[at].length + 1))),
  ];
  return pick(changes, dice)();
}

const NONSENSE = /\b(undefined|NaN|Infinity|null)\b|\[object/;

/** How many were judged; throws with the text if an answer is no answer. */
export function judgeSpoilt(
  id: string,
  positions: readonly { readonly text: string; readonly asked?: RefereeRequest | undefined }[],
  runs: number,
): number {
  const dice = seededDice(17);
  const say = refereeOf(id);
  const texts = positions.map(({ text }) => text);
  const moves = positions.flatMap(({ asked }) => asked?.tried ?? []);
  for (let run = 0; run < runs; run++) {
    const { text, asked } = pick(positions, dice);
    const typed = spoilt(text, texts, dice);
    const request = dice.below(3) > 0 || moves.length === 0 ? asked : { ...asked, tried: pick(moves, dice) };
    const answer = answerTo(say, typed, request);
    if (NONSENSE.test(answer)) throw new Error(`${typed}\n${JSON.stringify(request)}\n${answer}`);
  }
  return runs;
}

function answerTo(say: ReturnType<typeof refereeOf>, text: string, asked: RefereeRequest | undefined): string {
  try {
    return say(text, asked);
  } catch (error) {
    throw new Error(`${text}\n${JSON.stringify(asked)}`, { cause: error });
  }
}

/** In the tests a part of what the proofs do. */
export const MUTATIONS = Number(process.env['MUTATIONS'] ?? 1000);
