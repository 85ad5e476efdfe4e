/** The cards of the court: a chivalry in the frame of its category, large with words or small as a token; and its back. */
import type { ComponentChildren } from 'preact';
import { NONE, type Seat } from '../../../core/game.ts';
import { categoryOf, CHIVALRIES, damoselOf } from '../rules/components.ts';
import { playerOf, type State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { useWords } from './words.ts';

/** KD-21.6: Arms are shields, Virtue is round, Vassalage square: color is never alone. */
const FRAMES = ['kd-arms', 'kd-virtue', 'kd-vassalage'] as const;
export const frameOf = (chivalry: number): string => FRAMES[categoryOf(chivalry)];

export interface FaceProps {
  readonly chivalry: number;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function CardFace({ chivalry, children, class: more = '' }: FaceProps) {
  const { t } = useWords();
  return (
    <span class={`kd-card ${frameOf(chivalry)} ${more}`} data-tip={t['kd.chivalryTip'](chivalry)}>
      <span class="kd-frame">
        <Icon name={CHIVALRIES[chivalry].icon} />
      </span>
      <b>{t['kd.chivalry'](chivalry)}</b>
      {children}
    </span>
  );
}

/** The chivalry alone, in its frame; whoever it came from, or went to, stands at its corner. */
export function Token({ chivalry, class: more = '', children }: FaceProps) {
  const { t } = useWords();
  return (
    <span class={`kd-token ${frameOf(chivalry)} ${more}`} data-tip={t['kd.chivalryTip'](chivalry)}>
      <span class="kd-frame">
        <Icon name={CHIVALRIES[chivalry].icon} />
      </span>
      {children}
    </span>
  );
}

/** The arms of a seat, or the rose of the Court for a lady whom nobody plays. */
export function Arms({ seat }: { readonly seat: Seat }) {
  return seat === NONE ? <Icon name="rose" class="kd-court-mark" /> : <Escutcheon seat={seat} />;
}

/** Somebody has chosen, and nobody sees what. */
export function Wax() {
  const { t } = useWords();
  return (
    <span data-tip={t['kd.sealed']}>
      <Icon name="wax-seal" class="kd-wax" />
    </span>
  );
}

/** Whose lady gave the card. */
export const giverOf = (view: State, card: number): Seat => playerOf(view, damoselOf(card));
