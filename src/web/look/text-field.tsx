/** A line to type in. */
interface TextFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What it is for, where no label stands beside it. */
  readonly label?: string;
  readonly class?: string;
  readonly dir?: 'auto';
  readonly maxLength?: number;
  /** What is typed looks like this. */
  readonly placeholder?: string;
  /** What a phone should offer to type with. */
  readonly inputMode?: 'email' | 'url' | 'numeric';
  readonly autocomplete?: 'email' | 'one-time-code';
}

export function TextField({ onText, label, class: more = '', ...input }: TextFieldProps) {
  return (
    <input
      {...input}
      {...(label !== undefined && { placeholder: label, 'aria-label': label })}
      class={`field ${more}`}
      onInput={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}
