/** Somebody who opens a game for the first time on this device is shown how to win, which is fetched for them alone. */
import type { Language } from '../../core/game.ts';
import { lazily, useFetched } from '../fetched.tsx';
import type { HowSheetProps } from './how.tsx';
import { learntOf, useLearnt } from '../local/lessons.ts';

const how = lazily(() => import('./how.tsx'));

/** Together with the table that it lies over, not when that stands. */
export async function fetchFirstTime(game: string, language: Language): Promise<void> {
  if (!learntOf('how-known').includes(game)) await (await how.fetch()).fetchHow(game, language);
}

export function FirstTime({ game, hasLesson = false }: { readonly game: string; readonly hasLesson?: boolean }) {
  const [seen, learn] = useLearnt<string>('how-known');
  const onClose = (): void => learn([...seen, game]);
  return seen.includes(game) ? undefined : <Newcomer game={game} hasLesson={hasLesson} onClose={onClose} />;
}

function Newcomer(props: HowSheetProps) {
  const Sheet = useFetched(how).value?.HowSheet;
  return Sheet && <Sheet {...props} />;
}
