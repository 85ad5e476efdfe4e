/** What is said of ratings comes with its words, when somebody plays for them. */
import { lazily } from '../fetched.tsx';
import { learn, RATINGS } from '../i18n/words.tsx';

export const tableRatings = lazily(async () => {
  const [{ TableRatingsPart }] = await Promise.all([import('./table-ratings.tsx'), learn(RATINGS)]);
  return { TableRatingsPart };
});

export const ladderPage = lazily(async () => {
  const [{ LadderPage }] = await Promise.all([import('./ladder-page.tsx'), learn(RATINGS)]);
  return { LadderPage };
});
