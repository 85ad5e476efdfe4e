/** The parts of a table, one of which is open. */
interface TabsProps<Part extends string | number> {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly open: Part;
  readonly nameOf: (part: Part) => string;
  readonly onOpen: (part: Part) => void;
}

export function RefereeTabs<Part extends string | number>({ label, parts, open, nameOf, onOpen }: TabsProps<Part>) {
  return (
    <div class="ref-tabs" role="group" aria-label={label}>
      {parts.map((part) => (
        <button key={part} type="button" aria-pressed={part === open} onClick={() => onOpen(part)}>
          {nameOf(part)}
        </button>
      ))}
    </div>
  );
}
