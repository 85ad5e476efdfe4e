/** On a phone, while the television narrates: look up. A question to this seat replaces it at once, and nobody waits for it. */
import { useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/words.tsx';
import type { Director } from './director.ts';
import { Icon } from './icons.ts';
import './look-up.css';

/** Milliseconds of a show that is worth looking up for. */
const LONG = 1500;

export interface LookUpProps {
  readonly director: Director;
  /** `onSkip` only for the host: all go on. */
  readonly television: { readonly onSkip: (() => void) | undefined };
  /** Whether this seat is asked something now. */
  readonly isAsked: boolean;
}

export function LookUp({ director, television: { onSkip }, isAsked }: LookUpProps) {
  const { t } = useWords();
  const isShown = useIsLong(director);
  const [isReading, setReading] = useState(false);
  if (!isShown && isReading) setReading(false);
  if (!isShown || isAsked || isReading) return undefined;
  return (
    <aside class="look-up">
      <Icon name="theater-curtains" />
      <h2>{t['net.lookUp']}</h2>
      <p>{t['net.lookUpAbout']}</p>
      <button type="button" class="button" onClick={() => setReading(true)}>
        {t['net.readHere']}
      </button>
      {onSkip !== undefined && (
        <button type="button" class="button button-small" onClick={onSkip}>
          {t['net.skipForAll']}
        </button>
      )}
    </aside>
  );
}

/** Whether a show goes on that was long when it began: its end is not cut off. */
function useIsLong(director: Director): boolean {
  const isLong = useRef(false);
  const isShowing = director.now().mode === 'live' && director.now().beat !== undefined;
  isLong.current = isShowing && (isLong.current || director.left() > LONG);
  return isLong.current;
}
