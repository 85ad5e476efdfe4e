/** The lines that those who run the server tell everybody; each can be hidden. */
import { useState } from 'preact/hooks';
import type { Announcement } from '../../wire/desk.ts';
import { useWords } from '../i18n/words.tsx';
import { keep, kept } from '../local/storage.ts';

const HIDDEN = 'hidden-news';
const hiddenIds = (): readonly string[] =>
  kept(HIDDEN, (raw) => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : undefined)) ?? [];

export function AnnouncementLines({ told }: { readonly told: readonly Announcement[] }) {
  const { t, language } = useWords();
  const [hidden, setHidden] = useState(hiddenIds);
  const hide = (id: string): void => {
    const now = [...hiddenIds().filter((each) => told.some((line) => line.id === each)), id];
    keep(HIDDEN, now);
    setHidden(now);
  };
  return (
    <>
      {told
        .filter(({ id, until }) => until > Date.now() && !hidden.includes(id))
        .map(({ id, en, es }) => (
          <div key={id} class="announcement" role="status">
            <p lang={language === 'es' && es !== undefined ? 'es' : 'en'} dir="auto" translate={false}>
              {language === 'es' ? (es ?? en) : en}
            </p>
            <button type="button" class="button" onClick={() => hide(id)}>
              {t['news.hide']}
            </button>
          </div>
        ))}
    </>
  );
}
