/** What one's games come to. Pure: games in, figures out. */
import type { TallyGroup } from '../../core/tally.ts';
import type { PlayedGame } from '../../wire/http.ts';
import { FORMER } from '../../wire/table-info.ts';

export interface Filter {
  readonly game: string | undefined;
  readonly person: string | undefined;
  readonly won: boolean | undefined;
}

export const ALL: Filter = { game: undefined, person: undefined, won: undefined };

export const isWon = ({ places, seat }: PlayedGame): boolean => places[seat] === 1;

export function chosen(games: readonly PlayedGame[], { game, person, won }: Filter): PlayedGame[] {
  return games.filter(
    (each) =>
      (game === undefined || each.game === game) &&
      (person === undefined || each.seats.some((sitter) => sitter.person === person)) &&
      (won === undefined || isWon(each) === won),
  );
}

/** Everybody one has met, by the newest of their names, the most frequent first. */
export function peopleMet(games: readonly PlayedGame[], me: string): { person: string; name: string }[] {
  const met = new Map<string, { name: string; count: number }>();
  for (const { seats } of games)
    for (const { person, name } of seats) {
      if (person === undefined || person === FORMER.person || person === me) continue;
      const before = met.get(person);
      met.set(person, { name: before?.name ?? name, count: (before?.count ?? 0) + 1 });
    }
  return [...met]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([person, { name }]) => ({ person, name }));
}

/** Against one person: games together, and in how many of them one came before them. */
export interface OpponentFigures {
  readonly person: string;
  readonly name: string;
  readonly games: number;
  readonly ahead: number;
}

/** Those met most often, by the newest of their names. */
export function byOpponent(games: readonly PlayedGame[], me: string, most: number): OpponentFigures[] {
  return peopleMet(games, me)
    .slice(0, most)
    .map(({ person, name }) => {
      const together = chosen(games, { ...ALL, person });
      const isAhead = ({ seats, seat, places }: PlayedGame): boolean =>
        places[seat] < places[seats.findIndex((sitter) => sitter.person === person)];
      return { person, name, games: together.length, ahead: together.filter(isAhead).length };
    });
}

export interface SeatFigures {
  readonly games: number;
  readonly wins: number;
}

/** Of one game with its rules: scores of different games say nothing together. */
export interface Figures {
  readonly games: number;
  /** Those with others. */
  readonly matches: number;
  readonly wins: number;
  /** How often somebody would have won who wins as often as everybody else. */
  readonly expected: number;
  readonly best: number;
  /** The game with the best score, the first of them if there are several. */
  readonly bestGame: PlayedGame;
  /** The most victories in a row. */
  readonly streak: number;
  readonly mean: number;
  /** By place: how often; the first is at 0. */
  readonly places: readonly number[];
  readonly bySeat: readonly SeatFigures[];
  /** Oldest first. */
  readonly scores: readonly number[];
}

/** Games alone are no victories: they count for scores only. */
export function figuresOf(games: readonly PlayedGame[]): Figures {
  const matches = games.filter(({ seats }) => seats.length > 1);
  const scores = games.map(({ scores: all, seat }) => all[seat]).toReversed();
  const most = Math.max(0, ...matches.map(({ seats }) => seats.length));
  const wins = matches.filter(isWon);
  const best = Math.max(...scores);
  return {
    games: games.length,
    matches: matches.length,
    wins: wins.length,
    expected: matches.reduce((sum, { seats, places }) => sum + winnersOf(places) / seats.length, 0),
    best,
    bestGame: games.findLast(({ scores: all, seat }) => all[seat] === best)!, // they are not empty
    streak: longestStreak(matches.map(isWon)),
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    places: Array.from({ length: most }, (_, i) => matches.filter(({ places, seat }) => places[seat] === i + 1).length),
    bySeat: Array.from({ length: most }, (_, seat) => ({
      games: matches.filter((each) => each.seat === seat).length,
      wins: wins.filter((each) => each.seat === seat).length,
    })),
    scores,
  };
}

function longestStreak(results: readonly boolean[]): number {
  let [now, most] = [0, 0];
  for (const won of results) {
    now = won ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

const winnersOf = (places: readonly number[]): number => places.filter((place) => place === 1).length;

/** One thing that a game counts: what one has of it, in all games or in each, and what bots have. */
export interface CountedBar {
  readonly what: string;
  readonly own: number;
  readonly bots?: number;
}

/** Of games that were counted. What never happened is left out, unless it can be compared; without anything there is no picture. */
export function barsOf({ of, what, bots }: TallyGroup, games: readonly PlayedGame[]): CountedBar[] {
  const bars = what.map((each) => {
    const sum = games.reduce((all, { counts }) => all + (counts?.[each] ?? 0), 0);
    return { what: each, own: of === 'mean' ? sum / games.length : sum, ...(bots && { bots: bots[each] }) };
  });
  return bars.filter((bar) => bar.own > 0 || bots !== undefined);
}

/** The game with the most of the first thing, the first of them if there are several; none if it never happened. */
export function bestOf({ what: [first] }: TallyGroup, games: readonly PlayedGame[]): PlayedGame | undefined {
  const most = Math.max(0, ...games.map(({ counts }) => counts?.[first] ?? 0));
  return most === 0 ? undefined : games.findLast(({ counts }) => counts?.[first] === most);
}
