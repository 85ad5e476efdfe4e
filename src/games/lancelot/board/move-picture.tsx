/** A small picture of a move: the sign of the site or of the thing it is about. */
import { MAGIC, SPACES, SQUIRE } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { IconName } from './icons.ts';
import { Icon } from './icons.ts';
import { CHAIR_ICONS, SITE_ICONS, THING_ICONS } from './thing-icons.ts';

type Pictures = { readonly [T in Move['t']]: (move: Extract<Move, { t: T }>) => IconName };

const PICTURES: Pictures = {
  seat: ({ chair }) => CHAIR_ICONS[chair],
  crown: () => 'crown',
  learn: () => 'open-book',
  vow: () => 'angel-wings',
  go: ({ to }) => SITE_ICONS[SPACES[to]?.site ?? 0],
  take: ({ things: [first] }) => THING_ICONS[first] ?? 'cancel',
  deed: () => 'dragon-head',
  morgana: () => 'evil-eyes',
  discard: () => THING_ICONS[MAGIC],
  exchange: ({ get }) => THING_ICONS[get],
  release: () => THING_ICONS[SQUIRE],
  done: () => 'check-mark',
  claim: () => 'laurel-crown',
};

export function MovePicture({ move }: { readonly move: Move }) {
  return <Icon name={PICTURES[move.t](move as never)} />; // the table has one row for each kind of move
}
