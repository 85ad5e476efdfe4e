/** What the stage does with what happens: what is a page to read, and what this viewer knows already. */
import { NONE, type Viewer } from '../../../core/game.ts';
import { beats } from '../rules/beats.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { pageShown } from './pages.ts';

/** A verdict on tales, or the end of a Feat: nobody should miss it, and the table shows it. */
export const isVerdict = ({ t }: Event): boolean => t === 'named' || t === 'nobody' || t === 'won';

/** A page that the reader turns. */
export const isRead = (event: Event): boolean => event.t === 'unrolled' || isVerdict(event);

/** The one of several events that has a picture, or a length. */
export const isLooked = (event: Event): boolean => beats([event])[0].ms > 0;

export const holds = (events: readonly Event[]): boolean => events.some(isVerdict);

/** Who judged has read the tales; one's own tale one knows, what was told aloud one has heard, and where the judge turns the pages nobody else does. */
export function omits(event: Event, me: Viewer, view: State, sitters: readonly Sitter[]): boolean {
  if (event.t === 'named' || event.t === 'nobody') return event.judge === me;
  if (event.t !== 'unrolled') return false;
  return event.seat === me || view.mode !== 'scroll' || pageShown(view, sitters) !== NONE;
}
