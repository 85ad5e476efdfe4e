/** How you win, in four pictures: when a game is opened for the first time, above its rules, and while a lobby waits. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { HowStep, Language } from '../../core/game.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';

type Picture = () => JSX.Element;

const PICTURES = import.meta.glob<readonly Picture[]>('../../games/*/board/how.tsx', { import: 'pictures' });
const STEPS = import.meta.glob<readonly HowStep[]>('../../games/*/text/how.*.ts', { import: 'how' });

interface How {
  readonly pictures: readonly Picture[];
  readonly steps: readonly HowStep[];
}

/** A game without pictures explains nothing here. */
async function fetchHow(game: string, language: Language): Promise<How> {
  const [pictures, steps] = await Promise.all([
    PICTURES[`../../games/${game}/board/how.tsx`]?.() ?? [],
    STEPS[`../../games/${game}/text/how.${language}.ts`]?.() ?? [],
  ]);
  return { pictures, steps };
}

function useHow(game: string): How | undefined {
  const { language } = useWords();
  const how = useMemo(() => lazily(() => fetchHow(game, language)), [game, language]);
  return useFetched(how).value;
}

/** The four pictures with a sentence each; nothing until they are there. */
export function HowYouWin({ game }: { readonly game: string }) {
  const how = useHow(game);
  return how && <Steps {...how} />;
}

function Steps({ steps, pictures }: How) {
  if (steps.length === 0) return undefined;
  return (
    <ol class="how">
      {steps.map(({ title, text }, i) => {
        const Drawn = pictures[i];
        return (
          <li key={title}>
            <div class="how-picture" aria-hidden="true">
              <Drawn />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** Over the table; it is shut for good. */
export function HowSheet({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const how = useHow(game);
  const sheet = useRef<HTMLDialogElement>(null);
  const isShown = how !== undefined && how.steps.length > 0; // with everything on it: an empty sheet would grow
  useLayoutEffect(() => {
    if (isShown) sheet.current?.showModal();
  }, [isShown]);
  if (!isShown) return undefined;
  return (
    <dialog class="how-sheet" ref={sheet} aria-labelledby="how-title" onClose={onClose}>
      <h2 id="how-title">{t['how.title'](gameName(words, game))}</h2>
      <p class="how-lead">{t['how.lead']}</p>
      <Steps {...how} />
      <button type="button" class="button button-main how-start" autofocus onClick={onClose}>
        {t['how.start']}
      </button>
    </dialog>
  );
}
