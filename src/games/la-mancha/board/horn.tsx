/** A small horn: a press reads the text aloud, another stops it. Nothing speaks before the first press (LM-18.10). */
import { useState } from 'preact/hooks';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Fetched at the first press. */
const voice = (): Promise<typeof import('./speech.ts')> => import('./speech.ts');

export interface HornProps {
  readonly text: string;
  /** The text is Spanish, whatever the reader reads. */
  readonly spanish?: boolean;
}

export function Horn({ text, spanish = false }: HornProps) {
  const { t, language } = useWords();
  const [isSpeaking, setSpeaking] = useState(false);
  if (!canSpeak()) return undefined;
  const press = (): void => {
    const onEnd = (): void => setSpeaking(false);
    if (isSpeaking) speechSynthesis.cancel();
    else if (spanish) void voice().then(({ pronounce }) => pronounce(text, onEnd));
    else void voice().then(({ speakAloud }) => speakAloud(text, language, onEnd));
    setSpeaking(!isSpeaking);
  };
  const label = t[isSpeaking ? 'lm.stopReading' : 'lm.readAloud'];
  return (
    <button type="button" class="lm-horn" aria-pressed={isSpeaking} data-tip={label} onClick={press}>
      <Icon name="hunting-horn" />
      <span class="hidden">{label}</span>
    </button>
  );
}
