/** Taking a move back: the button, and where others are asked, what they say. */
import { useEffect } from 'preact/hooks';
import { lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import type { AskingProps, TakeBackProps } from './take-back-props.ts';

export function TakeBack({ seated, onRefused }: TakeBackProps) {
  const { t } = useWords();
  const { offer, asking } = seated.takeBacks();
  const take = (): void => void seated.takeBack().then(onRefused);
  useUndoKey(offer === undefined ? undefined : take);
  if (asking !== undefined) return <Asking {...asking} seated={seated} onRefused={onRefused} />;
  if (offer === undefined) return undefined;
  return (
    <button type="button" class="button take-back" aria-keyshortcuts="Control+Z" onClick={take}>
      {offer === 'now' ? t['back.now'] : t['back.ask']}
    </button>
  );
}

const asks = lazily(() => import('./take-back-asking.tsx'));

function Asking(props: AskingProps) {
  const TakeBackAsking = useFetched(asks).value?.TakeBackAsking;
  return TakeBackAsking === undefined ? undefined : <TakeBackAsking {...props} />;
}

/** Ctrl or Cmd + Z, unless somebody is writing. */
function useUndoKey(take: (() => void) | undefined): void {
  useEffect(() => {
    if (take === undefined) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const { key, target, shiftKey, ctrlKey, metaKey } = event;
      const isWriting = target instanceof Element && target.closest('input, textarea') !== null;
      if (key.toLowerCase() !== 'z' || shiftKey || isWriting || !(ctrlKey || metaKey)) return;
      event.preventDefault();
      take();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
