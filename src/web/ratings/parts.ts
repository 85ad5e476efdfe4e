/** What is said of ratings comes with its words, when somebody plays for them. */
import { lazily } from '../fetched.tsx';
import { RATINGS, withWords } from '../i18n/words.tsx';

export const tableRatings = lazily(() => withWords(import('./table-ratings.tsx'), RATINGS));
export const ladderPage = lazily(() => withWords(import('./ladder-page.tsx'), RATINGS));
