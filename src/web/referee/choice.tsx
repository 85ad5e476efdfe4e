/** One of a list, with a label above it. */
export interface Offered {
  readonly value: number;
  readonly name: string;
  readonly disabled?: boolean;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly offered: readonly Offered[];
  readonly onValue: (value: number) => void;
}

export function Choice({ label, value, offered, onValue }: ChoiceProps) {
  return (
    <label class="ref-choice">
      {label}
      <select class="field" value={value} onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}>
        {offered.map(({ value: each, name, disabled = false }) => (
          <option key={each} value={each} disabled={disabled}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
