/** Somebody who opens a game for the first time on this device is shown how to win, which is fetched for them alone. */
import { lazily, useFetched } from '../fetched.tsx';
import { useLearnt } from '../local/lessons.ts';

const how = lazily(() => import('./how.tsx'));

export function FirstTime({ game }: { readonly game: string }) {
  const [seen, learn] = useLearnt<string>('how-known');
  return seen.includes(game) ? undefined : <Newcomer game={game} onClose={() => learn([...seen, game])} />;
}

function Newcomer(props: { readonly game: string; readonly onClose: () => void }) {
  const Sheet = useFetched(how).value?.HowSheet;
  return Sheet && <Sheet {...props} />;
}
