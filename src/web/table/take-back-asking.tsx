/** The question to those who are asked whether a move may be taken back, and what the others are told. */
import { listed } from '../../core/text.ts';
import { useWords } from '../i18n/words.tsx';
import type { AskingProps } from './take-back-props.ts';

export function TakeBackAsking({ seated, onRefused, seat, missing, no }: AskingProps) {
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
