/** One's finished games: those of tables, and those that were played in a browser and join them, never the ratings. */
import type { AnyGame, Outcome } from '../core/game.ts';
import { readRecorded, RefusedMove, replay } from '../core/record.ts';
import { readTakeBack } from '../core/takeback.ts';
import type { Counts } from '../core/tally.ts';
import { TALLIES } from '../games/load.ts';
import { CHRONICLED_GAMES } from '../print/parts.ts';
import type { HomeGame, Person, PlayedGame, PlayedGames } from '../wire/http.ts';
import { LIMITS, textProblem } from '../wire/limits.ts';
import { type Refusal, refuse, SERVER_RULES } from '../wire/rules.ts';
import { seatOf, type TableInfo } from '../wire/table-info.ts';
import type { Context } from './context.ts';
import { openCounts } from './counts.ts';
import { readName } from './names.ts';

export interface PastGames {
  /** Those of tables that were opened before a time, the newest first. */
  of(person: string, before: number): Promise<PlayedGames>;
  /** A game that was played in a browser: the server plays it again, and keeps its result. */
  bring(person: Person, given: HomeGame): Promise<object | Refusal>;
  note(person: string, game: string, text: string): Promise<object | Refusal>;
}

/** Finished games in one answer, and the most that somebody can bring. */
const AT_ONCE = 100;
const MOST = 2000;

export function openPastGames(context: Context): PastGames {
  const { store, games, now } = context;
  const counts = openCounts(context);
  return {
    async of(person, before) {
      const cards = await store.playedBy(person, before, AT_ONCE + 1);
      const counted = await counts.at(cards);
      const tables = cards.flatMap((card) => playedGame(card, person, counted.get(card.id)) ?? []);
      const home = (await store.homeGames(person, before, AT_ONCE + 1)).map(
        ({ game }) => JSON.parse(game) as PlayedGame,
      );
      const all = [...tables, ...home].toSorted((one, other) => other.at - one.at);
      const shown = all.slice(0, AT_ONCE);
      const notes = await store.notesBy(
        person,
        shown.map(({ id }) => id),
      );
      const texts = new Map(notes.map(({ id, text }) => [id, text]));
      const noted = shown.map((game) => ({ ...game, ...(texts.has(game.id) && { note: texts.get(game.id)! }) }));
      return { games: noted, more: all.length > AT_ONCE };
    },
    async bring(person, given) {
      if (!Object.hasOwn(games, given.record.game)) return refuse(SERVER_RULES.homeGame, 'there is no such game');
      const ended = endOf(games[given.record.game], given.record);
      if ('rule' in ended) return ended;
      const { outcome, events } = ended;
      if (given.names.length !== outcome.scores.length) return refuse(SERVER_RULES.homeGame, 'a seat has no name');
      const names = given.names.map((name) => readName(name));
      const seats = names.map((name, seat) =>
        seat === 0 ? { name: person.name, person: person.id } : { name: typeof name === 'string' ? name : '–' },
      );
      const at = Math.min(given.at, now());
      const { scores, places } = outcome;
      const id = `home-${given.id}`; // no table is called so
      const { game } = given.record;
      const own = TALLIES[game]?.count(events, seats.length)[0];
      const about = { isLocal: true, ...(own && { counts: own }) };
      const played: PlayedGame = { id, game, at, seat: 0, seats, scores, places, ...about };
      const row = { person: person.id, id, at, game: JSON.stringify(played) };
      return (await store.addHomeGame(row, MOST)) ? {} : { rule: SERVER_RULES.homeGame, most: MOST };
    },
    async note(person, game, text) {
      const problem = text === '' ? undefined : textProblem(text, LIMITS.chat);
      if (problem !== undefined) return refuse(SERVER_RULES.note, problem);
      if (!(await store.isOwnGame(person, game))) return refuse(SERVER_RULES.note, 'you have not played it');
      await store.saveNote(person, game, text);
      return {};
    },
  };
}

/** What came of the moves, by the rules; what the browser thinks does not matter. */
function endOf(game: AnyGame, record: HomeGame['record']): Ended | Refusal {
  if (record.moves.some((turn) => readTakeBack((turn as { readonly move?: unknown } | null)?.move) !== undefined))
    return refuse(SERVER_RULES.homeGame, 'nothing is taken back'); // a browser keeps the moves that stand
  const read = readRecorded(game, record);
  if (read.problems !== undefined) return refuse(SERVER_RULES.homeGame, read.problems[0].where);
  const events: unknown[] = [];
  try {
    const outcome = game.outcome(replay(game, read.value, (event) => events.push(event)));
    return outcome === undefined ? refuse(SERVER_RULES.homeGame, 'it is not over') : { outcome, events };
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    return refuse(SERVER_RULES.homeGame, error.message);
  }
}

interface Ended {
  readonly outcome: Outcome;
  readonly events: readonly unknown[];
}

function playedGame(card: TableInfo, person: string, counts: readonly Counts[] | undefined): PlayedGame | undefined {
  const { id, game, created, outcome, daily } = card;
  const seat = seatOf(card, person);
  if (seat === undefined || outcome === undefined) return undefined;
  const seats = card.seats.flatMap((sitter) =>
    sitter.t === 'empty' ? [] : { name: sitter.name, ...(sitter.t === 'person' && { person: sitter.person }) },
  );
  return {
    id,
    game,
    at: created,
    seat,
    seats,
    ...outcome,
    ...(daily !== undefined && { daily }),
    ...(CHRONICLED_GAMES.includes(game) && { chronicle: true }),
    ...(counts && { counts: counts[seat] }),
  };
}
