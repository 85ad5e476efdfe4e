/** One chivalry as a small card: frame and color of its category, icon, name, and a word beneath. */
import type { ComponentChildren } from 'preact';
import { categoryOf, CHIVALRIES } from '../../../games/knights-and-damosels/components.ts';
import { Icon } from './icons.ts';
import { useWords } from '../../words/words.tsx';

export interface ChipProps {
  readonly chivalry: number;
  readonly children?: ComponentChildren;
  readonly class?: string;
}

const FRAMES = ['kd-arms', 'kd-virtue', 'kd-vassalage'] as const;

/** KD-21.6: color is never alone; the code stands beside the icon. */
export function Chip({ chivalry, children, class: more = '' }: ChipProps) {
  const { t } = useWords();
  return (
    <span class={`kd-chip ${FRAMES[categoryOf(chivalry)]} ${more}`}>
      <Icon name={CHIVALRIES[chivalry].icon} />
      <b>{t['kd.chivalry'](chivalry)}</b>
      {children}
    </span>
  );
}
