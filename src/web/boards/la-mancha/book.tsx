/** The Chronicle, fetched when somebody opens it: most of a game is played without reading it. */
import type { Event } from '../../../games/la-mancha/events.ts';
import type { State } from '../../../games/la-mancha/state.ts';
import { Fetched, lazily, useFetched } from '../../fetched.tsx';
import type { PageProps } from '../board.ts';

const page = lazily(() => import('./chronicle-page.tsx'));

export function Book(props: PageProps<State, Event>) {
  return (
    <Fetched fetching={useFetched(page)} meanwhile={<></>}>
      {({ ChroniclePage }) => <ChroniclePage {...props} />}
    </Fetched>
  );
}
