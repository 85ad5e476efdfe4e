/** A box to tick. */
export function Check({
  label,
  checked,
  isOff = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** It cannot be ticked. */
  isOff?: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
