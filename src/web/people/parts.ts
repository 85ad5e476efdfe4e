/** What is said of one's people comes with its words, when somebody goes there. */
import { lazily } from '../fetched.tsx';
import { learn, PEOPLE, RATINGS } from '../i18n/words.tsx';

export const peoplePage = lazily(async () => {
  const [{ PeoplePage }] = await Promise.all([import('./people-page.tsx'), learn(PEOPLE)]);
  return { PeoplePage };
});

export const circlePage = lazily(async () => {
  const [{ CirclePage }] = await Promise.all([import('./circle-page.tsx'), learn(PEOPLE), learn(RATINGS)]);
  return { CirclePage };
});

export const openGuests = lazily(async () => {
  const [{ OpenGuests }] = await Promise.all([import('./open-guests.tsx'), learn(PEOPLE)]);
  return { OpenGuests };
});
