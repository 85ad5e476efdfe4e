/**
 * What is printed on the cards besides their names: fetched by kind, when the first card of it is to be read; of the
 * Encounters, which have the longest texts, by sally.
 */
import { isFeat, isLove, SALLY_OF } from '../rules/components.ts';
import { type Lazily, lazily, useFetched } from '../../../web/fetched.tsx';
import { apart, learn } from '../../../web/i18n/words.tsx';

type JourneyKind = 'encounter' | 'love' | 'feat';

export const kindOf = (card: number): JourneyKind => (isFeat(card) ? 'feat' : isLove(card) ? 'love' : 'encounter');

const JOURNEY = ['encounters-1', 'encounters-2', 'encounters-3', 'loves', 'feats'] as const;
export const ALL_PROSE = [...JOURNEY, 'treasures'] as const;
export type Prose = (typeof ALL_PROSE)[number];

const wordsFor = (prose: Prose): string => apart('la-mancha', prose);

/** For pages on which any Journey card may stand. */
export const JOURNEY_WORDS: readonly string[] = JOURNEY.map(wordsFor);

/** What has to be fetched to read a Journey card. */
export function proseOf(card: number): Prose {
  const kind = kindOf(card);
  return kind === 'encounter' ? JOURNEY[SALLY_OF[card]] : `${kind}s`;
}

const PROSE = new Map<Prose, Lazily<unknown>>(ALL_PROSE.map((prose) => [prose, lazily(() => learn(wordsFor(prose)))]));
const NONE_NEEDED: Lazily<unknown> = { fetch: () => Promise.resolve(true), now: () => true };
const lazy = (prose: Prose | undefined): Lazily<unknown> => (prose && PROSE.get(prose)) ?? NONE_NEEDED;

/** Before the card is shown; what does not come now is fetched again then. */
export const fetchProse = (prose: Prose): void =>
  void lazy(prose)
    .fetch()
    .catch(() => undefined);

/** Whether the card can be read; one that cannot be fetched is shown with its name alone. */
export function useProse(prose: Prose | undefined): boolean {
  const { value, failed = false } = useFetched(lazy(prose));
  return value !== undefined || failed;
}
