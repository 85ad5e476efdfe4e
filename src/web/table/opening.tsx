/** While a table is fetched: a page in its own right, with a heading, so that nobody who listens is lost in it. */
import { useWords } from '../i18n/words.tsx';

export function Opening({ text }: { text?: string }) {
  const { t } = useWords();
  return (
    <main>
      <h1 class="opening">{text ?? t['table.opening']}</h1>
    </main>
  );
}
