import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.tsx';

interface SureProps {
  readonly label: string;
  /** The whole name of the button, where its label alone says too little. */
  readonly name?: string;
  readonly question: string;
  readonly onYes: () => void;
}

/** A button that asks again: this cannot be taken back. */
export function Sure({ label, name, question, onYes }: SureProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" class="button" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    <span class="sure" role="group" aria-label={question}>
      <span>{question}</span>
      <button type="button" class="button" onClick={() => setAsking(false)}>
        {t['table.no']}
      </button>
      <button type="button" class="button button-main" onClick={() => (setAsking(false), onYes())}>
        {t['table.yes']}
      </button>
    </span>
  );
}
