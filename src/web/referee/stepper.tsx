/** A count that is tapped up and down. */
import type { ComponentChildren } from 'preact';
import { useWords } from '../i18n/words.tsx';

interface StepperProps {
  readonly label: string;
  readonly icon?: ComponentChildren;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}

export function Stepper({ label, icon, value, least = 0, most, onValue }: StepperProps) {
  const { t } = useWords();
  return (
    <div class="ref-stepper" role="group" aria-label={label}>
      <span class="ref-stepper-label">
        {icon}
        {label}
      </span>
      <button
        type="button"
        aria-label={t['referee.less'](label)}
        disabled={value <= least}
        onClick={() => onValue(value - 1)}
      >
        −
      </button>
      <b>{value}</b>
      <button
        type="button"
        aria-label={t['referee.more'](label)}
        disabled={value >= most}
        onClick={() => onValue(value + 1)}
      >
        +
      </button>
    </div>
  );
}
