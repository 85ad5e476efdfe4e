/** Ready texts to begin with, for a step that asks for words. */
export function Beginnings({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return undefined;
  return (
    <ul class="beginnings">
      {texts.map((text) => (
        <li key={text}>
          <button type="button" class="button beginning" onClick={() => write(text)}>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** As if it had been typed: the board that draws the field keeps its text. */
function write(text: string): void {
  const field = document.querySelector<HTMLTextAreaElement>('main textarea');
  if (field === null) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
