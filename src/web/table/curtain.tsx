/** One device, several people: nothing is shown until the right one has taken it. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { Icon } from './curtain-icons.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import type { Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';

export interface CurtainProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly onLift: () => void;
  /** What whoever had the device may still do. */
  readonly children: ComponentChildren;
}

export function Curtain({ seat, sitter, onLift, children }: CurtainProps) {
  const { t } = useWords();
  const lift = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => lift.current?.focus(), [seat]);
  return (
    <main class={`curtain ${tinctureOf(seat)}`}>
      <Icon name="theater-curtains" class="curtain-icon" />
      <Escutcheon seat={seat} />
      <h1 dir="auto">{t['curtain.title'](sitter.name)}</h1>
      <p>{t['curtain.about'](sitter.name)}</p>
      <button type="button" class="button button-main" ref={lift} onClick={onLift}>
        {t['curtain.lift'](sitter.name)}
      </button>
      {children}
    </main>
  );
}
