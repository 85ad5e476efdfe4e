/** LM-12.11: the Chronicle of a game, made from what all could see of it. */
import type { Outcome, Seat } from '../../../core/game.ts';
import { pageOf, TORN } from '../../../core/pages.ts';
import { CHIVALRY, ENCOUNTERS, featOf, isFeat, isLove, JOURNEY, loveOf, TREASURES } from '../components.ts';
import { plain } from '../12-words.ts';
import type { Event } from '../events.ts';
import type { Reaction, Text } from '../state.ts';

export interface Chronicle {
  readonly title: string;
  readonly knights: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly honors: readonly string[];
}

/** One Journey card and what came of it. */
export interface Chapter {
  readonly number: number;
  readonly card: string;
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

const ALOUD = '(told aloud)';

/** The book of a game so far, from what was said after each move; with the outcome it ends in the honors. */
export function chronicle(
  said: readonly (readonly Event[])[],
  names: readonly string[],
  omissions: Omissions = NOTHING_OMITTED,
  outcome?: Outcome,
): Chronicle {
  const knights = names.map((name) => plain(name));
  const none = (): number[] => knights.map(() => 0);
  const book: Book = { chapters: [], names: knights, omissions, cries: none(), flights: none(), failures: none() };
  said.forEach((events, n) => {
    events.forEach((event, i) => {
      const write = WRITERS[event.t] as ((book: Book, event: Event, page: string) => void) | undefined;
      write?.(book, event, pageOf(n, i));
    });
  });
  const honors = outcome === undefined ? [] : honorsOf(book, outcome);
  return { title: 'The Chronicle of La Mancha', knights, chapters: book.chapters, honors };
}

/** The book while it is being written. */
interface Book {
  readonly chapters: Chapter[];
  readonly names: readonly string[];
  readonly omissions: Omissions;
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
    chapter.verdict = `${book.names[judge]} named ${book.names[seat]}.`;
    chapter.remark = kept(book, page, remark);
    chapter.page = chapter.remark === '' ? '' : page;
  },
  nobody(book, { judge }) {
    const chapter = last(book);
    if (chapter !== undefined) chapter.verdict = `${book.names[judge]} could name nobody.`;
  },
  unwooed: deed(() => 'Nobody came to woo.'),
  took: deed(({ card }, name) => `${name} kept "${CHIVALRY[card].phrase}" for the trouble of judging.`),
  equipped: deed(({ card }, name) => `${name} carried away ${TREASURES[card].name}.`),
  loved: deed(({ card }, name) => `${name} won the favor of ${loveOf(card).title}.`),
  refused: deed(({ card }, name) => `${name} bowed, and left ${loveOf(card).title} in peace.`),
  cried(book, { seat, card }) {
    book.cries[seat]++;
    last(book)?.deeds.push(`"${CHIVALRY[card].phrase}" cried ${book.names[seat]}.`);
  },
  cancelled: deed(({ card }) => `But "${CHIVALRY[card].phrase}" came to nothing.`),
  called: deed((_event, name) => `${name} left the verdict to those who had told.`),
  attempt: deed(({ round, difficulty }, name) => `Round ${round}: ${name} rode at a difficulty of ${difficulty}.`),
  result(book, { seat, die, doubled, strength, difficulty, success }) {
    if (!success) book.failures[seat]++;
    const sum = die * (doubled ? 2 : 1) + strength;
    const thrown = doubled ? `${die}, counted twice` : `${die}`;
    last(book)?.deeds.push(
      `The die of ${book.names[seat]} showed ${thrown}, and with a strength of ${strength} made ${sum} against ${difficulty}: ${success ? 'a success' : 'a failure'}.`,
    );
  },
  ran(book, { seat }) {
    book.flights[seat]++;
    last(book)?.deeds.push(`${book.names[seat]} ran away.`);
  },
  won: deed(({ card }, name) => `${name} won the day. ${featOf(card).triumph}`),
  allFled: deed(({ retired }) =>
    retired ? 'All fled, and the deed was forgotten.' : 'All fled, and the deed waits down the road.',
  ),
};

const last = (book: Book): Chapter | undefined => book.chapters.at(-1);

/** Adds a sentence to the chapter; `name` is that of the event's seat, if it has one. */
function deed<E extends Event>(sentence: (event: E, name: string) => string): (book: Book, event: E) => void {
  return (book, event) => last(book)?.deeds.push(sentence(event, 'seat' in event ? book.names[event.seat] : ''));
}

function begin(book: Book, card: number, judge: string): void {
  const { id, title, heading, volume, chapter, text } = JOURNEY[card];
  book.chapters.push({
    number: book.chapters.length + 1,
    card: id,
    title,
    heading,
    source: `volume ${volume}, chapter ${chapter}`,
    kind: isFeat(card) ? 'feat' : isLove(card) ? 'love' : 'encounter',
    prompt: text,
    judge: isFeat(card) ? '' : judge,
    role: isFeat(card) ? '' : isLove(card) ? title : ENCOUNTERS[card].judgeRole,
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
    teller: book.names[seat] ?? 'A knight with the visor down',
    phrases: cards.map((card) => CHIVALRY[card].phrase),
    seat,
    page,
    text: kept(book, page, text) || ALOUD,
    applause: [],
    isNamed: false,
  };
}

/** The words of a page, if they are for the book. */
function kept({ omissions }: Book, page: string, text: Text): string {
  if (omissions.torn.includes(page)) return TORN;
  const told = typeof text === 'string' ? plain(text).trim() : '';
  return told !== '' && omissions.withheld.includes(page) ? ALOUD : told;
}

/** The final honors: places by Feats, and who was named, heard and loved most. */
function honorsOf(book: Book, { scores, places }: Outcome): string[] {
  const named = book.names.map(
    (name) => book.chapters.flatMap(({ tales }) => tales).filter((tale) => tale.isNamed && tale.teller === name).length,
  );
  const standing = book.names
    .map((name, seat) => ({ name, place: places[seat], feats: scores[seat] }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name, place, feats }) => `${place}. ${name}, with ${feats === 1 ? '1 Feat' : `${feats} Feats`}`);
  return [
    ...standing,
    ...honor(book.names, named, 'Named most often'),
    ...honor(book.names, applauseOf(book), 'Most applauded'),
    ...honor(book.names, book.cries, 'Loudest in battle'),
    ...honor(book.names, book.failures, 'Most often in the mud'),
    ...honor(book.names, book.flights, 'Fastest horse'),
  ];
}

const applauseOf = ({ names, chapters }: Book): number[] =>
  names.map((name) =>
    chapters
      .flatMap(({ tales }) => tales)
      .reduce((sum, { teller, applause }) => sum + (teller === name ? applause.length : 0), 0),
  );

/** Nobody has an honor that two would share. */
function honor(names: readonly string[], counts: readonly number[], title: string): string[] {
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most === 0 || counts.lastIndexOf(most) !== first ? [] : [`${title}: ${names[first]} (${most} ×)`];
}
