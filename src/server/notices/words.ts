/** What a message says, in the language of who gets it. */
import type { Language } from '../../core/game.ts';
import { MANIFESTS } from '../../games/load.ts';
import { FORMER, isFormer, seatOf, type TableInfo } from '../../wire/table-info.ts';
import type { NewsKind, NoticeKind } from '../store/notices.ts';
import { leftSeats } from './news.ts';
import type { Waits } from './waiting.ts';
import { type Said, WORDS, type Words } from './words-of.ts';

export type { Said } from './words-of.ts';

/** Something at a table that somebody is told of. */
export type About = (
  | ({ readonly kind: 'turn' } & Waits)
  | { readonly kind: 'invitation'; readonly by: string; readonly card: TableInfo }
  | { readonly kind: NewsKind; readonly card: TableInfo }
) & { readonly link: string };

/** A message, and each thing in it by itself. */
export interface SaidAll extends Said {
  readonly lines: readonly SaidLine[];
}

export interface SaidLine {
  readonly about: string;
  readonly text: string;
  readonly link: string;
  /** What to press for it. */
  readonly button: string;
}

/** What has to be done soon comes first. */
const ORDER: readonly NoticeKind[] = ['late', 'turn', 'takeBack', 'pause', 'end', 'again', 'full', 'invitation'];

const rank = ({ kind }: About): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** Whoever ran out of time at a table is not told besides that it waits for them. */
function withoutRepeats(abouts: readonly About[]): About[] {
  const late = new Set(abouts.flatMap(({ kind, card }) => (kind === 'late' ? card.id : [])));
  return abouts.filter(({ kind, card }) => kind !== 'turn' || !late.has(card.id));
}

/** There is at least one thing to tell. */
export function messageWords(language: Language, person: string, abouts: readonly About[]): SaidAll {
  const sorted = withoutRepeats(abouts).toSorted((a, b) => rank(a) - rank(b));
  const said = sorted.map((about) => wordsAbout({ language, person }, about));
  const lines = said.map((one, i) => lineOf(WORDS[language], sorted[i], one));
  if (said.length === 1) return { ...said[0], lines };
  const text = sorted.map((about, i) => brief(language, about, said[i])).join('\n');
  return { ...titled(WORDS[language], sorted, said[0].title, text), lines };
}

function titled(words: Words, sorted: readonly About[], first: string, text: string): Said {
  const count = sorted.length;
  if (sorted.every(({ kind }) => kind === 'turn')) return { title: words.turns(count), text };
  if (sorted.every(({ kind }) => kind === 'invitation'))
    return { title: words.invitations(count), text: `${text}\n${words.sit}` };
  return { title: words.more(first, count - 1), text };
}

function lineOf({ button }: Words, { kind, link }: About, { title, text }: Said): SaidLine {
  return { about: title, text, link, button: kind === 'removed' ? button.home : button.table };
}

/** One among others. */
function brief(language: Language, about: About, { title, text }: Said): string {
  if (about.kind === 'invitation') return title;
  if (about.kind === 'turn' && about.left === undefined) return `${nameOf(language, about.card)}: ${text}`;
  return about.kind === 'turn' ? `${title}: ${text}` : `${title}. ${text}`;
}

interface Reader {
  readonly language: Language;
  readonly person: string;
}

function wordsAbout(reader: Reader, about: About): Said {
  const words = WORDS[reader.language];
  const game = nameOf(reader.language, about.card);
  if (about.kind === 'turn') return turnWords(reader, game, about);
  if (about.kind === 'invitation') return { title: words.invites(about.by, game), text: words.sit };
  return NEWS_WORDS[about.kind](reader, game, about.card);
}

function turnWords(reader: Reader, game: string, { card, left, time }: Waits): Said {
  const words = WORDS[reader.language];
  const names = othersAt(reader, card);
  const text = names.length === 0 ? words.alone : words.waits(listed(reader.language, names), names.length);
  if (left === undefined)
    return { title: words.turn(game), text: time === undefined ? text : `${text} ${timeWords(words, time)}` };
  const late = card.clock.t === 'none' ? '' : ` ${words.ifLate[card.clock.late]}`;
  return { title: words.hurry(game, Math.max(1, Math.round(left / 3600_000))), text: text + late };
}

/** Three days are three days still when half a minute of them is gone. */
function timeWords(words: Words, time: number): string {
  const hours = Math.floor((time + HOUR / 2) / HOUR);
  return hours >= 48 ? words.haveDays(Math.floor(hours / 24)) : words.haveHours(hours);
}

const HOUR = 3600_000;

type Wording = (reader: Reader, game: string, card: TableInfo) => Said;

const NEWS_WORDS: { readonly [kind in NewsKind]: Wording } = {
  late: lateWords,
  over: overWords,
  closed: ({ language }, game, { shut, ended }) =>
    WORDS[language].closed[shut === true ? 'shut' : ended === undefined ? 'forgotten' : 'ended'](game),
  again: (reader, game, card) => WORDS[reader.language].again(hostOf(reader, card), game),
  full: ({ language }, game) => WORDS[language].full(game),
  left: leftWords,
  removed: (reader, game, card) => WORDS[reader.language].removed(hostOf(reader, card), game, card.status === 'open'),
  takeBack: (reader, game, card) => WORDS[reader.language].takeBack(nameAt(reader, card, card.takeBack?.seat), game),
  pause: (reader, game, card) => WORDS[reader.language].pause(nameAt(reader, card, card.proposal?.seat), game),
  end: (reader, game, card) => WORDS[reader.language].end(nameAt(reader, card, card.proposal?.seat), game),
};

/** Their own seat: a bot has it because their time ran out or they were away, or the clock played one decision. */
function lateWords(reader: Reader, game: string, card: TableInfo): Said {
  const { late } = WORDS[reader.language];
  const sitter = card.seats[seatOf(card, reader.person)!]; // `isStillNews` has looked
  const isAway = sitter.t === 'person' && sitter.away !== undefined;
  const why = !isAway ? 'fallback' : sitter.late === undefined ? 'absent' : 'bot';
  return late[why](game, listed(reader.language, othersAt(reader, card)));
}

function overWords({ language, person }: Reader, game: string, { seats, outcome }: TableInfo): Said {
  const words = WORDS[language];
  if (outcome === undefined) return { title: words.over(game), text: words.seeResult };
  const me = seats.findIndex((sitter) => sitter.t === 'person' && sitter.person === person);
  const { places, scores } = outcome;
  const all = [...seats.keys()].toSorted((a, b) => places[a] - places[b]);
  const points = all.map((seat) =>
    words.points(seat === me ? words.you : nameOfSeat(language, seats[seat]), scores[seat]),
  );
  const isShared = places.filter((place) => place === places[me]).length > 1;
  const place = seats.length === 1 ? words.alonePoints(scores[me]) : words.place(places[me], isShared);
  const mine = seats[me];
  const isPlayedOut = mine.t === 'person' && mine.away !== undefined;
  const playedOut = isPlayedOut ? ` ${words.playedOut[mine.late === undefined ? 'away' : 'time']}` : '';
  return { title: words.overWith(game, place), text: `${points.join(', ')}.${playedOut}` };
}

function leftWords({ language }: Reader, game: string, card: TableInfo): Said {
  const words = WORDS[language];
  const names = leftSeats(card).map((sitter) => nameOfSeat(language, sitter));
  const all = listed(language, names);
  const said = words.left(all, names.length, game);
  return card.counts === true ? { ...said, text: `${said.text} ${words.loses(all, names.length)}` } : said;
}

/** The other people who play. */
const othersAt = ({ language, person }: Reader, { seats }: TableInfo): string[] =>
  seats.flatMap((sitter) => (sitter.t === 'person' && sitter.person !== person ? [nameOfSeat(language, sitter)] : []));

const listed = (language: Language, names: readonly string[]): string => new Intl.ListFormat(language).format(names);

const nameOf = (language: Language, { game }: TableInfo): string => MANIFESTS[game].names[language];

/** Of somebody who was deleted, in the language of the reader. */
function nameOfSeat(language: Language, sitter: TableInfo['seats'][number] | undefined): string {
  const { somebody, former } = WORDS[language];
  if (sitter === undefined || sitter.t === 'empty') return somebody;
  return isFormer(sitter) ? sitter.name.replace(FORMER.name, former) : sitter.name;
}

const nameAt = ({ language }: Reader, { seats }: TableInfo, seat: number | undefined): string =>
  nameOfSeat(language, seat === undefined ? undefined : seats[seat]);

const hostOf = ({ language }: Reader, { seats, host }: TableInfo): string =>
  nameOfSeat(
    language,
    seats.find((sitter) => sitter.t === 'person' && sitter.person === host),
  );

export const codeWords = (language: Language, code: string): Said => WORDS[language].code(code);
export const triedWords = (language: Language): Said => WORDS[language].tried;
export const letterWords = (language: Language): Words['letter'] => WORDS[language].letter;
