/** Copies the result as a text for friends. */
import { useState } from 'preact/hooks';
import type { AnySeated } from '../local/seated.ts';
import { copy } from '../lobby/copy.ts';
import { useWords } from '../i18n/words.tsx';
import type { Box } from './board.ts';

/** `deal` is the seed, or the day of a deal for everybody. */
export function ShareResult({ seated, box, deal }: { seated: AnySeated; box: Box; deal: string }) {
  const words = useWords();
  const { t } = words;
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> =>
    setCopied(await copy(box.narrator.share(words, seated.moments().at(-1)?.view, deal)));
  return (
    <button type="button" class="button" onClick={() => void share()}>
      {copied ? t['result.shared'] : t['result.share']}
    </button>
  );
}
