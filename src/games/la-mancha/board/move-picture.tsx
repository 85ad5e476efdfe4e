/** A move as a small picture, for the list of moves. */
import type { Move } from '../rules/moves.ts';
import { Icon, type IconName } from './icons.ts';

const ICONS: { readonly [t in Move['t']]?: IconName } = {
  draw: 'card-draw',
  woo: 'hearts',
  tell: 'quill-ink',
  spoken: 'talk',
  name: 'wax-seal',
  equip: 'battle-gear',
  accept: 'hearts',
  play: 'card-play',
  use: 'battle-gear',
  roll: 'perspective-dice-six',
  run: 'sprint',
  applaud: 'laurels',
};

export function MovePicture({ move }: { readonly move: Move }) {
  return <Icon name={ICONS[move.t] ?? 'check-mark'} />;
}
