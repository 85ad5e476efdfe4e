/** A card of Chivalry, as large as the television shows it. television.css draws it. */
import type { ComponentChildren } from 'preact';
import { CHIVALRIES } from '../rules/components.ts';
import { frameOf } from './card.tsx';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';

interface CardProps {
  readonly chivalry: number;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function TelevisionCard({ chivalry, class: more = '', children }: CardProps) {
  const { t } = useWords();
  return (
    <li class={`kd-tv-card ${frameOf(chivalry)} ${more}`}>
      <span class="kd-tv-frame">
        <Icon name={CHIVALRIES[chivalry].icon} />
      </span>
      <b>{t['kd.chivalry'](chivalry)}</b>
      <span class="kd-tv-arms">{children}</span>
    </li>
  );
}
