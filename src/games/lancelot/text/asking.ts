/** What Lancelot asks, and its moves, in the language of the reader. */
import { NONE, type Viewer } from '../../../core/game.ts';
import { CATEGORIES, GRAIL, MAGIC, SQUIRE, TABLE } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { cardsIn, chairNamed, counted, deedNamed, spaceNamed, thingsNamed, virtueNamed } from './naming.ts';
import { whyNext } from './order.ts';
import type { Words } from './words.ts';

export function question(words: Words, view: State, seat: Viewer): string {
  const { t } = words;
  if (view.phase === 'over' || view.step === 'onward') return t['lan.ask.over'];
  if (seat !== view.mover) return whyNext(words, view);
  const { space, things } = view.knights[seat];
  if (view.step === 'ride')
    return t[space === NONE ? 'lan.ask.setOut' : space === GRAIL ? 'lan.ask.vigil' : 'lan.ask.ride'];
  if (view.step === 'magic') return t['lan.ask.magic'](things[MAGIC]);
  return t[`lan.ask.${view.step}`];
}

type Naming = { readonly [T in Move['t']]: (words: Words, view: State, move: Extract<Move, { t: T }>) => string };

const NAMES: Naming = {
  seat: (words, _, { chair }) => words.t['lan.move.seat'](chairNamed(words, chair)),
  crown: (words, _, { virtue }) => words.t['lan.move.crown'](virtueNamed(words, virtue)),
  learn: (words, _, { virtue }) => words.t['lan.move.learn'](virtueNamed(words, virtue)),
  vow: (words, _, { virtue }) => words.t['lan.move.vow'](virtueNamed(words, virtue)),
  go(words, view, { to }) {
    if (to === TABLE) return words.t['lan.move.home'];
    if (to === GRAIL && view.knights[view.mover]?.space === GRAIL) return words.t['lan.move.remain'];
    return words.t['lan.move.ride'](spaceNamed(words, to));
  },
  take: (words, _, { things }) => words.t['lan.move.take'](thingsNamed(words, things)),
  deed: (words, _, { tile, spare }) =>
    spare === NONE
      ? words.t['lan.move.deed'](deedNamed(words, tile))
      : words.t['lan.move.spare'](deedNamed(words, tile), counted(words, 1, spare)),
  morgana: ({ t }, _, { use }) => (use ? t['lan.move.use'] : t['lan.move.not']),
  discard: (words, _, { cards }) => words.t['lan.move.discard'](thingsNamed(words, cardsIn(cards))),
  exchange: (words, _, { give, get }) => words.t['lan.move.exchange'](counted(words, 1, give), counted(words, 1, get)),
  release: (words, _, { squires }) => words.t['lan.move.discard'](counted(words, squires, SQUIRE)),
  done: ({ t }) => t['lan.move.done'],
  claim: ({ t }, _, { category }) => t[`lan.category.${CATEGORIES[category]}`],
};

export function nameMove(words: Words, view: State, move: Move): string {
  return NAMES[move.t](words, view, move as never); // the table has one row for each kind of move
}
