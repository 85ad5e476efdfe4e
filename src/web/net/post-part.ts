/** Pause, more time, orders and holidays come with their words, when somebody looks at the people of a table. */
import { lazily } from '../fetched.tsx';
import { learn, POST } from '../i18n/words.tsx';

export const postPart = lazily(async () => {
  const [{ PostNotice, PostPart }] = await Promise.all([import('./post.tsx'), learn(POST)]);
  return { PostNotice, PostPart };
});
