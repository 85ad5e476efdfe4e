/** The review in the drawer, fetched when somebody opens it. */
import { Fetched, lazily, useFetched } from '../fetched.tsx';
import { REVIEW, withWords } from '../i18n/words.tsx';
import type { ReviewProps } from '../review/props.ts';

const review = lazily(() => withWords(import('../review/review.tsx'), REVIEW));

export function ReviewPart(props: ReviewProps) {
  return <Fetched fetching={useFetched(review)}>{({ ReviewPage }) => <ReviewPage {...props} />}</Fetched>;
}
