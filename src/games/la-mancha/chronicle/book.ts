/** LM-12.11: the Chronicle of a game, made from what all could see of it. */
import type { Outcome, Seat } from '../../../core/game.ts';
import { pageOf, TORN } from '../../../core/pages.ts';
import { type CardId, CHIVALRY, isFeat, isLove, JOURNEY, TREASURES } from '../rules/components.ts';
import { plain } from '../rules/12-words.ts';
import type { Event } from '../rules/events.ts';
import type { Reaction, TaleText, Tongue } from '../rules/state.ts';
import type { CardText } from '../text/card-text.ts';
import { type Honor, type ChroniclePen } from '../text/pen.ts';

export interface Chronicle {
  /** Of all in it that nobody at the table has said. */
  readonly language: Tongue;
  readonly title: string;
  readonly knights: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly honors: readonly string[];
}

/** One Journey card and what came of it. */
export interface Chapter {
  readonly number: number;
  readonly card: CardId;
  readonly title: string;
  readonly heading: string;
  readonly source: string;
  readonly kind: 'encounter' | 'love' | 'feat';
  /** What the card says, and whose part the judge took. */
  readonly prompt: string;
  readonly judge: string;
  readonly role: string;
  readonly tales: ToldTale[];
  /** What happened, sentence by sentence: attempts with their arithmetic, battle cries, prizes. */
  readonly deeds: string[];
  remark: string;
  /** Of the remark, if there is one. */
  page: string;
  verdict: string;
}

export interface ToldTale {
  teller: string;
  /** HIDDEN as long as the visors are down. */
  seat: Seat;
  /** The name of this text, to mark it by. */
  readonly page: string;
  /** The cards it was told with, by their ids, and their phrases in the language of the book. */
  readonly cards: readonly string[];
  readonly phrases: readonly string[];
  readonly text: string;
  readonly applause: Reaction[];
  isNamed: boolean;
}

/** LM-12.12, LM-12.13: the pages that are kept out. */
export interface Omissions {
  readonly torn: readonly string[];
  readonly withheld: readonly string[];
}

export const NOTHING_OMITTED: Omissions = { torn: [], withheld: [] };

export interface Binding {
  readonly omissions?: Omissions;
  /** With it the book ends in the honors. */
  readonly outcome?: Outcome | undefined;
  readonly pen: ChroniclePen;
}

/** The book of a game so far, from what was said after each move. */
export function bookFrom(
  said: readonly (readonly Event[])[],
  names: readonly string[],
  { omissions = NOTHING_OMITTED, outcome, pen }: Binding,
): Chronicle {
  const knights = names.map((name) => plain(name));
  const none = (): number[] => knights.map(() => 0);
  const book: Book = { chapters: [], names: knights, omissions, pen, cries: none(), flights: none(), failures: none() };
  said.forEach((events, n) => {
    events.forEach((event, i) => {
      const write = WRITERS[event.t] as ((book: Book, event: Event, page: string) => void) | undefined;
      write?.(book, event, pageOf(n, i));
    });
  });
  const honors = outcome === undefined ? [] : honorsOf(book, outcome);
  return { language: pen.language, title: pen.title, knights, chapters: book.chapters, honors };
}

/** The book while it is being written. */
interface Book {
  readonly chapters: Chapter[];
  readonly names: readonly string[];
  readonly omissions: Omissions;
  readonly pen: ChroniclePen;
  readonly cries: number[];
  readonly flights: number[];
  readonly failures: number[];
}

type Writers = { readonly [T in Event['t']]?: (book: Book, event: Extract<Event, { t: T }>, page: string) => void };

const WRITERS: Writers = {
  journey: (book, { seat, card }) => begin(book, card, book.names[seat]),
  feat(book, { card, sudden }) {
    if (sudden) begin(book, card, '');
  },
  unrolled: unroll,
  applauded(book, { tale, with: reaction }) {
    last(book)?.tales[tale]?.applause.push(reaction);
  },
  named(book, { seat, judge, tale, tellers, remark }, page) {
    const chapter = last(book);
    if (chapter === undefined) return;
    tellers.forEach((teller, i) => {
      if (chapter.tales[i] === undefined) return;
      chapter.tales[i].teller = book.names[teller];
      chapter.tales[i].seat = teller;
    });
    if (chapter.tales[tale] !== undefined) chapter.tales[tale].isNamed = true;
    chapter.verdict = book.pen.named(book.names[judge], book.names[seat]);
    chapter.remark = kept(book, page, remark);
    chapter.page = chapter.remark === '' ? '' : page;
  },
  nobody(book, { judge }) {
    const chapter = last(book);
    if (chapter !== undefined) chapter.verdict = book.pen.nobody(book.names[judge]);
  },
  unwooed: deed((_event, _name, { unwooed }) => unwooed),
  took: deed(({ card }, name, pen) => pen.took(name, phraseOf(pen, card))),
  equipped: deed(({ card }, name, pen) => pen.equipped(name, pen.cards[TREASURES[card].id].name)),
  loved: deed(({ card }, name, pen) => pen.loved(name, journeyOf(pen, card).name)),
  refused: deed(({ card }, name, pen) => pen.refused(name, journeyOf(pen, card).name)),
  cried: deed(({ card }, name, pen) => pen.cried(name, phraseOf(pen, card)), 'cries'),
  cancelled: deed(({ card }, _name, pen) => pen.cancelled(phraseOf(pen, card))),
  called: deed((_event, name, pen) => pen.called(name)),
  attempt: deed(({ round, difficulty }, name, pen) => pen.attempt(name, round, difficulty)),
  result(book, event) {
    if (!event.success) book.failures[event.seat]++;
    last(book)?.deeds.push(book.pen.result(book.names[event.seat], event));
  },
  ran: deed((_event, name, pen) => pen.ran(name), 'flights'),
  won: deed(({ card }, name, pen) => pen.won(name, journeyOf(pen, card).triumph ?? '')),
  allFled: deed(({ retired }, _name, pen) => pen.allFled(retired)),
};

const phraseOf = ({ cards }: ChroniclePen, card: number): string => cards[CHIVALRY[card].id].name;
const journeyOf = ({ cards }: ChroniclePen, card: number): CardText => cards[JOURNEY[card].id];

const last = (book: Book): Chapter | undefined => book.chapters.at(-1);

/** Adds a sentence to the chapter, and one to what is counted; `name` is that of the event's seat, if it has one. */
function deed<E extends Event>(
  sentence: (event: E, name: string, pen: ChroniclePen) => string,
  counted?: 'cries' | 'flights',
): (book: Book, event: E) => void {
  return (book, event) => {
    if (counted !== undefined && 'seat' in event) book[counted][event.seat]++;
    last(book)?.deeds.push(sentence(event, 'seat' in event ? book.names[event.seat] : '', book.pen));
  };
}

function begin(book: Book, card: number, judge: string): void {
  const { id, volume, chapter } = JOURNEY[card];
  const { name, text = '', heading = '', role = name } = journeyOf(book.pen, card);
  book.chapters.push({
    number: book.chapters.length + 1,
    card: id,
    title: name,
    heading,
    source: book.pen.source(volume, chapter),
    kind: isFeat(card) ? 'feat' : isLove(card) ? 'love' : 'encounter',
    prompt: text,
    judge: isFeat(card) ? '' : judge,
    role: isFeat(card) ? '' : role,
    tales: [],
    deeds: [],
    remark: '',
    page: '',
    verdict: '',
  });
}

function unroll(book: Book, { seat, tale, cards, text }: Extract<Event, { t: 'unrolled' }>, page: string): void {
  const chapter = last(book);
  if (chapter === undefined) return;
  chapter.tales[tale] = {
    teller: book.names[seat] ?? book.pen.visor,
    cards: cards.map((card) => CHIVALRY[card].id),
    phrases: cards.map((card) => phraseOf(book.pen, card)),
    seat,
    page,
    text: kept(book, page, text) || book.pen.aloud,
    applause: [],
    isNamed: false,
  };
}

/** The words of a page, if they are for the book. */
function kept({ omissions, pen }: Book, page: string, text: TaleText): string {
  const told = typeof text === 'string' ? plain(text).trim() : '';
  if (omissions.torn.includes(page) || told === TORN) return pen.torn;
  return told !== '' && omissions.withheld.includes(page) ? pen.aloud : told;
}

/** The final honors: places by Feats, and who was named, heard and loved most. */
function honorsOf(book: Book, { scores, places }: Outcome): string[] {
  const named = book.names.map(
    (name) => book.chapters.flatMap(({ tales }) => tales).filter((tale) => tale.isNamed && tale.teller === name).length,
  );
  const standing = book.names
    .map((name, seat) => ({ name, place: places[seat], feats: scores[seat] }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name, place, feats }) => book.pen.standing(place, name, feats));
  return [
    ...standing,
    ...honor(book, named, 'named'),
    ...honor(book, applauseOf(book), 'applauded'),
    ...honor(book, book.cries, 'loudest'),
    ...honor(book, book.failures, 'muddiest'),
    ...honor(book, book.flights, 'fastest'),
  ];
}

const applauseOf = ({ names, chapters }: Book): number[] =>
  names.map((name) =>
    chapters
      .flatMap(({ tales }) => tales)
      .reduce((sum, { teller, applause }) => sum + (teller === name ? applause.length : 0), 0),
  );

/** Nobody has an honor that two would share. */
function honor({ names, pen }: Book, counts: readonly number[], title: Honor): string[] {
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most === 0 || counts.lastIndexOf(most) !== first ? [] : [pen.honor(title, names[first], most)];
}
