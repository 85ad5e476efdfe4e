/** How you win, in four pictures: when a game is opened for the first time, above its rules, and while a lobby waits. */
import type { JSX, Ref, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { HowStep, Language } from '../../core/game.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { useLearnt } from '../local/lessons.ts';
import { address } from '../route.ts';

type Picture = () => JSX.Element;

const PICTURES = import.meta.glob<readonly Picture[]>('../../games/*/board/how.tsx', { import: 'pictures' });
const STEPS = import.meta.glob<readonly HowStep[]>('../../games/*/text/how.*.ts', { import: 'how' });

interface How {
  readonly pictures: readonly Picture[];
  readonly steps: readonly HowStep[];
}

/** A game without pictures explains nothing here. */
export async function fetchHow(game: string, language: Language): Promise<How> {
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
  const list = useRef<HTMLOListElement>(null);
  useRead(game, list, how);
  return how && <Steps {...how} list={list} />;
}

/** As long as it takes to read. */
const READ_MS = 10_000;

/** Whoever had the last picture in view for so long need not be shown them again. */
function useRead(game: string, list: RefObject<HTMLOListElement | null>, how: How | undefined): void {
  const [known, learn] = useLearnt<string>('how-known');
  const isKnown = known.includes(game);
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (isKnown || !last) return undefined;
    let reading: ReturnType<typeof setTimeout> | undefined;
    const inView = new IntersectionObserver((changes) => {
      clearTimeout(reading);
      if (changes.at(-1)?.isIntersecting) reading = setTimeout(() => learn([...known, game]), READ_MS);
    });
    inView.observe(last);
    return () => (inView.disconnect(), clearTimeout(reading));
  }, [game, how, isKnown]);
}

interface StepsProps extends How {
  readonly list?: Ref<HTMLOListElement>;
}

function Steps({ steps, pictures, list = null }: StepsProps) {
  if (steps.length === 0) return undefined;
  return (
    <ol class="how" ref={list}>
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

export interface HowSheetProps {
  readonly game: string;
  /** Whether a newcomer is offered the guided game instead. */
  readonly hasLesson: boolean;
  readonly onClose: () => void;
}

/** Over the table; it is shut for good. */
export function HowSheet({ game, hasLesson, onClose }: HowSheetProps) {
  const words = useWords();
  const { t } = words;
  const how = useHow(game);
  const sheet = useRef<HTMLDialogElement>(null);
  const isShown = how !== undefined && how.steps.length > 0; // with everything on it: an empty sheet would grow
  useLayoutEffect(() => {
    if (isShown) sheet.current?.showModal();
  }, [isShown]);
  if (!isShown) return undefined;
  /** The browser tells of it only in a later task, and whoever leaves the page before that would see the sheet again. */
  const close = (): void => {
    sheet.current?.close();
    sheet.current?.dispatchEvent(new Event('close'));
  };
  return (
    <dialog class="how-sheet" ref={sheet} aria-labelledby="how-title" onClose={onClose}>
      <h2 id="how-title">{t['how.title'](gameName(words, game))}</h2>
      <p class="how-lead">{t['how.lead']}</p>
      <Steps {...how} />
      <div class="how-ways">
        {hasLesson && (
          <a class="button" href={address({ t: 'learn', game })} onClick={close}>
            {t['how.learn']}
          </a>
        )}
        <button type="button" class="button button-main how-start" autofocus onClick={close}>
          {t['how.start']}
        </button>
      </div>
    </dialog>
  );
}
