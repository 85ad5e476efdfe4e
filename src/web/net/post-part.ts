/** Pause, more time, orders, holidays and coming back come with their words, when somebody needs them. */
import { lazily } from '../fetched.tsx';
import { POST, withWords } from '../i18n/words.tsx';

export const postPart = lazily(() => withWords(import('./post.tsx'), POST));
export const backPart = lazily(() => withWords(import('./back.tsx'), POST));
