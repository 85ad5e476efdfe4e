/** A table without a server: the rules, the dice and the bots of one game. It runs in a worker, and in tests anywhere. */
import { seededDice } from '../../core/dice.ts';
import { type AnyGame, type Dice, type Move, keptOptions, type Seat, unheard, type Viewer } from '../../core/game.ts';
import { fromViews, inTurn, type Next, play, type Turn } from '../../core/play.ts';
import { diceFor } from '../../core/record.ts';
import { type LogRow, takeBack } from '../../core/takeback.ts';
import type { AnyBots, Bot } from '../../bots/bot.ts';
import { botNamed } from '../../bots/levels.ts';
import type { Sitter } from './seated.ts';

/** What is played, by whom, and what was already played. */
export interface Sitting {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options: object;
  readonly seed: string;
  readonly moves: readonly Played[];
}

export type Played = Turn<Move>;

/** One move and what each person at this device learns of it. Move 0 is the set-up. */
export interface Report {
  readonly n: number;
  readonly played: Played | undefined;
  readonly pending: readonly Seat[];
  readonly seen: readonly { readonly viewer: Viewer; readonly view: unknown; readonly events: readonly unknown[] }[];
}

/** By seat: the numbers of the moves that it can take back now. */
export type Takeable = readonly (readonly number[])[];

export interface LocalTable {
  /** Plays a person's move, then the bots. An illegal move changes nothing: the page has already said why. */
  play(seat: Seat, move: Move): void;
}

/** Opens the table and reports what was played: the past at once, then each move as it is made. */
export function openLocalTable(
  game: AnyGame,
  taught: AnyBots | undefined,
  sitting: Sitting,
  report: (steps: readonly Report[]) => void,
  offer: (takeable: Takeable) => void = unheard,
): LocalTable {
  const { sitters, seed } = sitting;
  const people: Viewer[] = sitters.flatMap((sitter, seat) => (sitter.bot === undefined ? [seat] : []));
  const viewers: readonly Viewer[] = people.length > 0 ? people : ['watcher'];
  const options: object = keptOptions(game, sitting.options) ?? sitting.options;
  const dice = (move: number): Dice => diceFor(seed, move);
  const events: unknown[] = [];
  const say = (event: unknown): void => void events.push(event);
  const state: unknown = game.setup(sitters.length, options, dice(0), say);
  let steps: Report[] = [];
  let n = 0;
  let rows: LogRow[] = [];
  let before: unknown = game.clone(state);

  /** For take-backs. */
  const log = ({ seat, move }: Played, at: number): void => {
    const after: unknown = game.clone(state);
    const row = { n: at, seat, move, before, after, events: events.slice(), isByPerson: people.includes(seat) };
    rows = [...rows.slice(-MOST_LOGGED), row];
    before = after;
  };

  const tell = (played: Played | undefined, at: number): void => {
    n = at;
    const seen = viewers.map((viewer) => ({
      viewer,
      view: game.view(state, viewer),
      events: events.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined),
    }));
    events.length = 0;
    steps.push({ n, played, pending: game.pending(state), seen });
  };
  const flush = (): void => {
    if (steps.length > 0) report(steps);
    steps = [];
  };
  const bots = botsOf(game, taught, sitting);
  /** Plays these moves up to the first that is refused, then the bots, and reports it all. */
  const playOn = (given: readonly Played[]): void => {
    const queue = given.slice();
    const next = (_state: unknown, move: number): Played | undefined => {
      const played = queue.shift();
      if (played !== undefined && game.refusal(state, played.seat, played.move) === undefined) return played;
      queue.length = 0; // a spoilt record: go on from here
      return bots(state, move);
    };
    const moved = (played: Played, at: number): void => {
      log(played, at);
      tell(played, at);
      if (queue.length === 0) flush();
    };
    play(game, state, next, { dice, say, moved, since: n });
    flush();
    offer(takeableIn(game, rows, sitters));
  };

  tell(undefined, 0);
  playOn(sitting.moves);
  return {
    play(seat, move) {
      if (game.refusal(state, seat, move) === undefined) playOn([{ seat, move }]);
    },
  };
}

/** Far more than people remember. */
const MOST_LOGGED = 60;

function takeableIn(game: AnyGame, rows: readonly LogRow[], sitters: readonly Sitter[]): Takeable {
  return sitters.map(({ bot }, seat) => {
    const taken = bot === undefined ? takeBack(game, sitters.length, rows, seat) : 'none';
    return typeof taken === 'string' ? [] : taken.rows;
  });
}

/** The bots that are asked move, people do not. One that fails ends nobody's game: what the clock would play is played for it. */
function botsOf(game: AnyGame, taught: AnyBots | undefined, { sitters, seed }: Sitting): Next<unknown, Move> {
  const think = fromViews(game, (view, seat, n) => {
    const dice = seededDice(`${seed}/bot/${n - 1}/${seat}`); // DQ-16.1: never the dice of the table
    return botOf(game, taught, sitters[seat]).choose(view, seat, dice);
  });
  const choose = (state: unknown, seat: Seat, n: number): Move | undefined => {
    try {
      return think(state, seat, n);
    } catch (error) {
      console.error(error);
      return game.fallback(state, seat) as Move;
    }
  };
  return inTurn(game, choose, (asked) => asked.find((seat) => sitters[seat].bot !== undefined));
}

/** A name that no bot answers to is a fault of ours, never of a player. */
function botOf(game: AnyGame, taught: AnyBots | undefined, { bot = '' }: Sitter): Bot<unknown, Move> {
  const named = botNamed(bot, game, taught, () => performance.now());
  if (named.problems !== undefined) throw new Error(`no bot is called "${bot}"`);
  return named.value as Bot<unknown, Move>;
}
