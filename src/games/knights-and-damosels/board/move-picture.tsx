/** A small picture of a move: the chivalries it is about, or the deed. */
import { CHIVALRIES, chivalryOf, kindOf, SERVICE_CARDS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { IconName } from './icons.ts';
import { Icon } from './icons.ts';
import { iconOf } from './chivalry-icons.ts';

const KIND_ICONS: readonly IconName[] = ['broadsword', 'holy-grail', 'wheat', 'evil-eyes'];
export const kindIcon = (event: number): IconName => KIND_ICONS[kindOf(event)];

const DEED_ICONS: { readonly [T in Move['t']]: IconName } = {
  choose: 'visored-helm',
  discardEvent: 'cancel',
  revealEvent: 'scroll-unfurled',
  favour: 'secret-book',
  give: 'rose',
  ask: 'check-mark',
  challenge: 'spears',
  none: 'cancel',
  contest: 'spears',
  done: 'check-mark',
  high: 'spears',
  low: 'flanged-mace',
  decline: 'cancel',
  faces: 'check-mark',
  take: 'rose',
  arthur: 'crown',
  mordred: 'black-knight-helm',
  fight: 'broadsword',
};

export function MovePicture({ move }: { readonly move: Move }) {
  return (
    <span class="kd-picture" aria-hidden="true">
      {iconsOf(move).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </span>
  );
}

function iconsOf(move: Move): readonly IconName[] {
  if (move.t === 'give' || move.t === 'contest') return [iconOf(move.chivalry)];
  if (move.t === 'fight' || move.t === 'take') return [iconOf(chivalryOf(move.card))];
  if (move.t === 'discardEvent' || move.t === 'revealEvent') return [kindIcon(move.event)];
  if (move.t === 'favour') return SERVICE_CARDS[move.card].names.map(iconOf);
  if (move.t === 'faces' && move.down > 0)
    return CHIVALRIES.flatMap(({ icon }, one) => (move.down & (1 << one) ? [icon] : []));
  return [DEED_ICONS[move.t]];
}
