/** Sets type: breaks words of several faces into lines of a given width. */
import type { Face, Paper } from '../../../print/paper.ts';

/** Words in one face and color. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  readonly color: string;
}

interface Piece extends Run {
  readonly width: number;
}

/** One line, from left to right. */
export interface SetWords {
  readonly pieces: Piece[];
  width: number;
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** No word of any language is longer; what is, is broken anywhere. */
const LONGEST = 24;

/** Line breaks in the runs are kept. `room` is the width of each line, counted from 0. */
export function setLines(paper: Paper, runs: readonly Run[], size: number, room: (line: number) => number): SetWords[] {
  const lines: SetWords[] = [{ pieces: [], width: 0 }];
  for (const run of runs) {
    paper.font(run.face).fontSize(size);
    for (const text of wordsOf(run.text)) {
      if (text === '\n') lines.push({ pieces: [], width: 0 });
      else place(lines, { ...run, text, width: paper.widthOfString(text) }, room);
    }
  }
  for (const line of lines) trimEnd(line);
  return lines;
}

/** Words, blanks and line breaks, each by itself; overlong words in parts. */
function wordsOf(text: string): string[] {
  return text.split(/(\n|[^\S\n]+)/).flatMap((word) => {
    if (word === '') return [];
    if (word.length <= LONGEST) return word.startsWith('\n') || word.trim() !== '' ? [word] : [' '];
    if (word.trim() === '') return [' '];
    return parts(word);
  });
}

function parts(word: string): string[] {
  const list: string[] = [];
  let part = '';
  for (const { segment } of CHARACTERS.segment(word)) {
    if (part.length + segment.length > LONGEST) {
      list.push(part);
      part = '';
    }
    part += segment;
  }
  return [...list, part].filter((one) => one !== '');
}

function place(lines: SetWords[], piece: Piece, room: (line: number) => number): void {
  let line = lines[lines.length - 1];
  if (line.width + piece.width > room(lines.length - 1) && line.pieces.length > 0) {
    if (piece.text === ' ') return;
    trimEnd(line);
    lines.push((line = { pieces: [], width: 0 }));
  }
  if (piece.text === ' ' && line.pieces.length === 0) return;
  line.pieces.push(piece);
  line.width += piece.width;
}

function trimEnd(line: SetWords): void {
  while (line.pieces.at(-1)?.text === ' ') line.width -= line.pieces.pop()?.width ?? 0;
}
