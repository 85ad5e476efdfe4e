/** The Chronicle so far, chapter by chapter, from what this viewer was told (LM-12.11). */
import type { Seat } from '../../../core/game.ts';
import { pageOf } from '../../../core/pages.ts';
import type { Event } from '../rules/events.ts';
import type { Reaction, TaleText } from '../rules/state.ts';

export interface WrittenTale {
  /** Below 0 while the visors are down. */
  seat: Seat;
  readonly cards: readonly number[];
  readonly text: TaleText;
  readonly applause: Reaction[];
  /** Its name in the record. */
  readonly page: string;
  isNamed: boolean;
}

export interface WrittenChapter {
  readonly number: number;
  readonly card: number;
  readonly tales: WrittenTale[];
  /** What happened besides: attempts with their arithmetic, battle cries, prizes. */
  readonly deeds: Event[];
  remark: string;
}

const DEEDS: ReadonlySet<Event['t']> = new Set<Event['t']>(['named', 'nobody', 'unwooed', 'took', 'equipped', 'loved', 'refused', 'cried', 'cancelled', 'result', 'ran', 'won', 'allFled', 'tie', 'over']); // prettier-ignore

export function chaptersOf(
  past: readonly { readonly n: number; readonly events: readonly Event[] }[],
): WrittenChapter[] {
  const chapters: WrittenChapter[] = [];
  for (const { n, events } of past)
    events.forEach((event, i) => {
      const isNew = event.t === 'journey' || (event.t === 'feat' && event.sudden);
      if (isNew) chapters.push(blank(chapters.length + 1, event.card));
      const last = chapters.at(-1);
      if (last !== undefined) write(last, event, pageOf(n, i));
    });
  return chapters;
}

function blank(number: number, card: number): WrittenChapter {
  return { number, card, tales: [], deeds: [], remark: '' };
}

function write(chapter: WrittenChapter, event: Event, page: string): void {
  if (DEEDS.has(event.t)) chapter.deeds.push(event);
  if (event.t === 'unrolled')
    chapter.tales[event.tale] = {
      seat: event.seat,
      cards: event.cards,
      text: event.text,
      applause: [],
      isNamed: false,
      page,
    };
  else if (event.t === 'applauded') chapter.tales[event.tale]?.applause.push(event.with);
  else if (event.t === 'named') {
    event.tellers.forEach((seat, tale) => (chapter.tales[tale].seat = seat));
    chapter.tales[event.tale].isNamed = true;
    chapter.remark = event.remark;
  } else if (event.t === 'nobody') event.tellers.forEach((seat, tale) => (chapter.tales[tale].seat = seat));
}
