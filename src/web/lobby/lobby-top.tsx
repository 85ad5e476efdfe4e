/** The head of a page away from the table: the way home, and what the page is. */
import { useWords } from '../i18n/words.tsx';

export function LobbyTop({ title }: { readonly title: string }) {
  const { t } = useWords();
  return (
    <header class="lobby-top">
      <a class="top-home" href="#/" aria-label={t['house.back']}>
        <span aria-hidden="true">❦</span>
      </a>
      <h1>{title}</h1>
    </header>
  );
}
