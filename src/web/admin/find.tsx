/** A field to look for somebody or something by. */
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';

const MOST = 60;

export function Find({ label, onFind }: { readonly label: string; readonly onFind: (text: string) => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const find = (event: Event): void => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <form class="name-field" onSubmit={find}>
      <label>
        {label}
        <TextField dir="auto" maxLength={MOST} value={text} onText={setText} />
      </label>
      <button type="submit" class="button">
        {t['admin.find']}
      </button>
    </form>
  );
}

export const findPath = (path: string, text: string): string =>
  text === '' ? path : `${path}?find=${encodeURIComponent(text)}`;
