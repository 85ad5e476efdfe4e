/** The Chronicle, fetched when somebody opens it: most of a game is played without reading it. */
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { Fetched, lazily, useFetched } from '../../../web/fetched.tsx';
import { withWords } from '../../../web/i18n/words.tsx';
import { JOURNEY_WORDS } from './prose.ts';
import type { PageProps } from '../../../web/table/board.ts';

const page = lazily(() => withWords(import('./chronicle-page.tsx'), ...JOURNEY_WORDS));

export function Book(props: PageProps<State, Event>) {
  return <Fetched fetching={useFetched(page)}>{({ ChroniclePage }) => <ChroniclePage {...props} />}</Fetched>;
}
