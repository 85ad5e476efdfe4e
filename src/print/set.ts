/** A set: what a game needs on paper, in named parts, and the plan of its pages. */
import type { PrintOrder } from '../wire/printing.ts';
import type { Pen, Rect } from './pen.ts';
import { type Piece, sidesOf, type Size } from './sheet.ts';
import type { Spoken } from './words.ts';

/** A page that is not cut into equal pieces. */
export interface Leaf {
  readonly id: string;
  readonly landscape?: boolean;
  readonly draw: (pen: Pen, page: Size) => void;
}

export interface SetPart {
  /** By which it can be asked for. */
  readonly name: string;
  readonly title: string;
  /** How many components it holds, if not the pieces and leaves themselves. */
  readonly pieces?: { readonly size: Size; readonly all: readonly Piece[] };
  readonly leaves?: readonly Leaf[];
}

export interface PrintSet {
  readonly title: string;
  readonly credit: string;
  readonly parts: readonly SetPart[];
}

/** A drawing under a rule of the rulebook. */
export interface Figure {
  height(width: number): number;
  draw(pen: Pen, box: Rect): void;
}

/** What a game brings to paper: `games/<id>/print/index.ts` exports it as `set`. */
export interface GameSet {
  /** The drawing on its cover and on the title of its rulebook, by its name in game-icons. */
  readonly emblem: string;
  /** The parts for an order: in the language of the words, and such as fit the paper. */
  parts(spoken: Spoken, order: PrintOrder): SetPart[];
  /** By the id of the rule. */
  readonly figures?: { readonly [rule: string]: Figure };
}

export const printSet = (game: GameSet, order: PrintOrder, spoken: Spoken): PrintSet => ({
  title: spoken.title,
  credit: spoken.t.credit,
  parts: game.parts(spoken, order),
});

/** One page of a document that comes: what it shows, for tests and for the cover. */
export interface Planned {
  readonly part: SetPart;
  readonly label: string;
  readonly side?: ReturnType<typeof sidesOf>[number];
  readonly leaf?: Leaf;
}

export function chosenParts({ parts }: PrintSet, { only }: PrintOrder): readonly SetPart[] {
  return only.length === 0 ? parts : parts.filter(({ name }) => only.includes(name));
}

/** Every page after the cover, in order. */
export function planOf(set: PrintSet, order: PrintOrder, spoken: Spoken): Planned[] {
  return chosenParts(set, order).flatMap((part): Planned[] => {
    const sides = part.pieces === undefined ? [] : sidesOf(order, part.pieces.size, part.pieces.all);
    return [
      ...sides.map((side) => ({
        part,
        side,
        label: `${set.title} · ${part.title} · ${spoken.t[`side.${side.side}`]}`,
      })),
      ...(part.leaves ?? []).map((leaf) => ({ part, leaf, label: `${set.title} · ${part.title}` })),
    ];
  });
}
