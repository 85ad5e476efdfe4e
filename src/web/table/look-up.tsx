/** On a phone, while the television narrates: look up. A question to this seat replaces it at once, and nobody waits for it. */
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.tsx';
import { Icon } from './curtain-icons.ts';
import './look-up.css';

export interface LookUpProps {
  /** `onSkip` only for the host: all go on. */
  readonly television: { readonly onSkip: (() => void) | undefined };
  /** Whether this seat is asked something now. */
  readonly isAsked: boolean;
}

/** As long as the show lasts. */
export function LookUp({ television: { onSkip }, isAsked }: LookUpProps) {
  const { t } = useWords();
  const [isReading, setReading] = useState(false);
  if (isAsked || isReading) return undefined;
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
