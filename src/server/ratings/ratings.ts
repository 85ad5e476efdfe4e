/**
 * Ratings: a table that counts changes those of its people, once, when it is over. A server that was killed in between
 * does it when it looks for such tables again. Bots have fixed ratings, so a newcomer gets one by playing them.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Rating } from '../../bots/bot.ts';
import { BOTS } from '../../games/load.ts';
import type { Person } from '../../wire/http.ts';
import { type Ladder, type LadderEntry, type OwnRatings, pointsOf, shownRating } from '../../wire/ratings.ts';
import type { TableRatings } from '../../wire/ratings.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { SeatInfo, TableInfo } from '../../wire/table-info.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { NamedRating, RatedGame, RatedSeat, RatingRow, Result } from '../store/ratings.ts';
import type { Table } from '../table/table.ts';
import { type Tables, unlessElsewhere } from '../tables.ts';
import { NEWCOMER } from './rate.ts';
import { deserters, peopleAt, ratingsAfter } from './standing.ts';

/** Where somebody plays from. */
export interface Origin {
  readonly network: string;
  /** The cookie of the device. */
  readonly device: string;
}

export interface Ratings {
  /** A table has changed: if it counts and is over, its people are rated. */
  review(table: Table): void;
  /** Rates what was over when the server stopped, or was closed because nobody came back. */
  catchUp(): Promise<void>;
  /** Whether this person may sit at a table that counts: nobody else there plays from the same network or device. */
  admit(card: TableInfo, person: Person, origin: Origin): Promise<Refusal | undefined>;
  /** The next table has the same people. */
  follow(from: string, to: string): Promise<void>;
  ladder(game: string, person: string | undefined, among?: readonly string[]): Promise<Ladder | Refusal>;
  of(person: string): Promise<OwnRatings>;
  at(card: TableInfo): Promise<TableRatings>;
  /** When it is fulfilled, nothing is being rated. */
  idle(): Promise<void>;
}

const DAY = 24 * 3600_000;
/** How many games of the same people change their ratings in a day. */
export const MOST_ALIKE = 5;
const LADDER = 100;
const AT_ONCE = 50;
const MOST_TRIES = 5;

export function openRatings(
  context: Context,
  tables: Tables,
  { COUNT_ONE_NETWORK }: Pick<Config, 'COUNT_ONE_NETWORK'>,
): Ratings {
  const { store, games } = context;
  /** One after the other: two games of a person must not start from the same rating. */
  let work: Promise<unknown> = Promise.resolve();
  let secret: Promise<string> | undefined;

  function rate(card: TableInfo): Promise<void> {
    const done = work.then(() => rateOnce(card, MOST_TRIES));
    work = done.catch((error: unknown) => context.logError(`table ${card.id}: ratings`, error));
    return done.catch(() => undefined);
  }

  /** Another server may rate another game of the same people at the same time: then the ratings are read again. */
  async function rateOnce(card: TableInfo, tries: number): Promise<void> {
    if ((await store.resultOf(card.id)) !== undefined) return;
    try {
      await store.saveRated(await gameOf(card));
    } catch (error) {
      if (tries === 0) throw error;
      await rateOnce(card, tries - 1);
    }
  }

  async function gameOf(card: TableInfo): Promise<RatedGame> {
    const people = peopleAt(card);
    const at = context.now();
    const result = (await reasonAgainst(card, [...people.values()], at - DAY)) ?? resultOf(card);
    const gone = deserters(card);
    const changed = await changes(card, people);
    const seats = result === 'rated' ? changed : changed.filter(({ seat }) => gone.has(seat)); // who left loses in any case
    return { table: card.id, game: card.game, at, result, seats };
  }

  async function reasonAgainst(
    { id, deserted = [] }: TableInfo,
    people: readonly string[],
    since: number,
  ): Promise<Result | undefined> {
    const origins = await store.originsAt(id);
    const hasLeft = (person: string): boolean => deserted.some((each) => each.person === person);
    if (people.some((person) => !hasLeft(person) && !origins.includes(person))) return 'alike';
    return people.length > 1 && (await store.ratedTogether(people, since)) >= MOST_ALIKE ? 'often' : undefined;
  }

  async function changes(card: TableInfo, people: ReadonlyMap<number, string>): Promise<RatedSeat[]> {
    const known = new Map((await store.ratingsOf(card.game, [...people.values()])).map((row) => [row.person, row]));
    const rowAt = (seat: number): RatingRow => known.get(people.get(seat)!) ?? newRow(people.get(seat)!); // of a person
    const before = card.seats.map((sitter, seat) => (people.has(seat) ? rowAt(seat) : ratingOfBot(card.game, sitter)));
    return Array.from(ratingsAfter(card, before)).flatMap(([seat, after]) =>
      people.has(seat)
        ? { ...after, seat, person: people.get(seat)!, games: rowAt(seat).games + 1, before: before[seat].mu } // as asked
        : [],
    );
  }

  /** A program plays for whoever made it: the two, or two of the same maker, would play against themselves. */
  async function isOneMaker(people: readonly string[]): Promise<boolean> {
    const makers = await store.makersOf(people);
    return new Set(people.map((each) => makers.get(each) ?? each)).size < people.length;
  }

  async function hashed(text: string): Promise<string> {
    secret ??= store.secret('origins', randomBytes(32).toString('hex'));
    return createHmac('sha256', await secret)
      .update(text)
      .digest('base64url');
  }

  return {
    review(table) {
      const { card } = table.current();
      if (isDecided(card)) void rate(card);
    },
    async catchUp() {
      const ids = await store.unrated(AT_ONCE);
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await unlessElsewhere(tables.use(id, (table) => rate(table.current().card)));
      }
    },
    async admit(card, person, { network, device }) {
      if (card.counts !== true) return undefined;
      const staying = card.seats.flatMap((sitter) => (sitter.t === 'person' ? [sitter.person] : []));
      if (await isOneMaker([...staying.filter((each) => each !== person.id), person.id]))
        return refuse(SERVER_RULES.alike);
      const origin = {
        person: person.id,
        network: await hashed(COUNT_ONE_NETWORK === '1' ? `person ${person.id}` : `network ${network}`),
        device: await hashed(`device ${device}`),
      };
      return (await store.claimOrigin(card.id, origin, staying)) ? undefined : refuse(SERVER_RULES.alike);
    },
    follow: (from, to) => store.copyOrigins(from, to),
    async ladder(game, person, among) {
      if (!Object.hasOwn(games, game))
        return refuse(SERVER_RULES.path, `the house has ${Object.keys(games).join(', ')}`);
      const people = await store.ladder(game, LADDER, among);
      const [mine] = person === undefined ? [] : await store.ladder(game, 1, [person]);
      const entries = [...people.map(entryOf), ...botEntries(game)].toSorted((a, b) => surely(b) - surely(a));
      return { game, entries, ...(mine && { own: entryOf(mine) }) };
    },
    async of(person) {
      const rows = await store.ratingsBy(person);
      return { ratings: rows.map(({ game, games: played, ...rating }) => ({ game, ...shownRating(rating, played) })) };
    },
    async at(card) {
      const result = card.counts === true ? await store.resultOf(card.id) : undefined;
      const rows = new Map((await store.ratedAt(card.id)).map((row) => [row.seat, row]));
      const people = peopleAt(card);
      const known = new Map((await store.ratingsOf(card.game, [...people.values()])).map((row) => [row.person, row]));
      const seats = card.seats.map((sitter, seat) => {
        const row = rows.get(seat);
        if (row !== undefined)
          return { ...shownRating(row, row.games), change: pointsOf(row.mu) - pointsOf(row.before) };
        const own = known.get(people.get(seat) ?? '');
        return own === undefined ? shownRating(ratingOfBot(card.game, sitter)) : shownRating(own, own.games);
      });
      return { result: result ?? 'playing', seats };
    },
    async idle() {
      await work;
    },
  };
}

const isDecided = ({ counts, status }: TableInfo): boolean =>
  counts === true && (status === 'over' || status === 'closed');

function resultOf(card: TableInfo): Result {
  if (card.outcome !== undefined) return 'rated';
  return deserters(card).size > 0 ? 'deserted' : 'ended';
}

const newRow = (person: string): RatingRow => ({ person, games: 0, ...NEWCOMER });

/** `greedy` is the weakest that a game offers. */
function ratingOfBot(game: string, sitter: SeatInfo): Rating {
  const ratings = BOTS[game]?.ratings ?? {};
  const name = sitter.t === 'bot' ? sitter.bot : '';
  const weakest = Object.keys(ratings).find((level) => level !== 'random') ?? '';
  return ratings[name] ?? (name === 'greedy' ? ratings[weakest] : undefined) ?? NEWCOMER;
}

function botEntries(game: string): LadderEntry[] {
  const levels = Object.entries(BOTS[game]?.ratings ?? {}).filter(([level]) => level !== 'random');
  return levels.map(([level, rating]) => ({
    name: level,
    level,
    ...shownRating(rating),
  }));
}

function entryOf({ name, person, games, isBot, shield, ...rating }: NamedRating): LadderEntry {
  const about = { ...(shield !== undefined && { shield }), ...(isBot && { isBot }) };
  return { name, person, ...about, ...shownRating(rating, games) };
}

/** What is sure of somebody: the lower end of what their points may be. */
const surely = ({ points, reach }: LadderEntry): number => points - reach;

/** Of a device that has no cookie yet. */
export const newDevice = (): string => createHash('sha256').update(randomBytes(32)).digest('base64url');
