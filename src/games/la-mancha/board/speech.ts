/** The voice of the browser. Spanish names are spoken by a Spanish voice, the rest by one of the reader's language. */
import type { Language } from '../../../core/game.ts';
import { NAMES } from '../rules/pronunciation.ts';

/** LM-18.10: a little slower than people speak. */
const RATE = 0.85;
const SPANISH = 'es-ES';

/** Parts of a text, each with the language it is spoken in. */
export interface SpeechPart {
  readonly text: string;
  readonly lang: string;
}

const BY_LENGTH = NAMES.map(({ es }) => es).toSorted((one, other) => other.length - one.length);
const NAME = new RegExp(
  `(${BY_LENGTH.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`,
  'u',
);

/** Splits the text at the Spanish names in it. */
export function partsOf(text: string, language: Language): SpeechPart[] {
  if (language === 'es') return [{ text, lang: SPANISH }];
  return text
    .split(NAME)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ text: part, lang: BY_LENGTH.includes(part) ? SPANISH : 'en-GB' }));
}

/** Speaks the text; `onEnd` is called when it is spoken, or something else is. */
export function speakAloud(text: string, language: Language, onEnd: () => void): void {
  say(partsOf(text, language), onEnd);
}

/** A Spanish name or phrase alone. */
export const pronounce = (text: string, onEnd: () => void): void => say([{ text, lang: SPANISH }], onEnd);

function say(parts: readonly SpeechPart[], onEnd: () => void): void {
  speechSynthesis.cancel();
  for (const { text, lang } of parts) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.rate = lang === SPANISH ? RATE : 1;
    const voice = voiceFor(lang);
    if (voice !== undefined) utterance.voice = voice;
    utterance.addEventListener('error', onEnd);
    if (text === parts.at(-1)?.text) utterance.addEventListener('end', onEnd);
    speechSynthesis.speak(utterance);
  }
}

/** The voice of exactly this country, else of the language; else the browser chooses. */
function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices();
  return voices.find((voice) => voice.lang === lang) ?? voices.find((voice) => voice.lang.startsWith(lang.slice(0, 2)));
}
