/** Pause, more time, orders and holidays come with their words, when somebody looks at the people of a table. */
import { lazily } from '../fetched.tsx';
import { POST, withWords } from '../i18n/words.tsx';

export const postPart = lazily(() => withWords(import('./post.tsx'), POST));
