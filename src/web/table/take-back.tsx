/** Taking a move back: the button, and the question to those who are asked whether it may be. */
import { useEffect } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { AnySeated, TakeBacks } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';

export interface TakeBackProps {
  readonly seated: AnySeated;
  readonly onRefused: (refused: Refusal | undefined) => void;
}

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

function Asking({ seated, onRefused, seat, missing, no }: TakeBackProps & NonNullable<TakeBacks['asking']>) {
  const words = useWords();
  const { t } = words;
  const me = seated.moments().at(-1)?.me;
  const nameOf = (one: number): string => seated.sitters[one].name;
  const answer = (agrees: boolean): void => void seated.answerTakeBack(agrees).then(onRefused);
  if (no !== undefined) return me === seat ? <p class="take-back-note">{t['back.declined'](nameOf(no))}</p> : undefined;
  if (!missing.includes(me as number)) {
    const awaited = listed(words, missing.map(nameOf));
    return (
      <p class="take-back-note">{me === seat ? t['back.sent'](awaited) : t['back.waiting'](nameOf(seat), awaited)}</p>
    );
  }
  return (
    <div class="take-back-question" role="alert">
      <span>{t['back.asked'](nameOf(seat))}</span>
      <button type="button" class="button" onClick={() => answer(false)}>
        {t['back.no']}
      </button>
      <button type="button" class="button button-main" onClick={() => answer(true)}>
        {t['back.yes']}
      </button>
    </div>
  );
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
