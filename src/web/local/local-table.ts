/** A table without a server: the rules, the dice and the bots of one game. It runs in a worker, and in tests anywhere. */
import { seededDice } from '../../core/dice.ts';
import { type AnyGame, type Move, readOptions, type Seat, type Viewer } from '../../core/game.ts';
import { diceFor } from '../../core/record.ts';
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

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
}

/** One move and what each person at this device learns of it. Move 0 is the set-up. */
export interface Report {
  readonly n: number;
  readonly played: Played | undefined;
  readonly pending: readonly Seat[];
  readonly seen: readonly { readonly viewer: Viewer; readonly view: unknown; readonly events: readonly unknown[] }[];
}

export interface LocalTable {
  /** Plays a person's move, then the bots. An illegal move changes nothing: the page has already said why. */
  play(seat: Seat, move: Move): void;
}

/** Opens the table and reports what was played, those of the past first: all that follows from one order at once. */
export function openLocalTable(
  game: AnyGame,
  taught: AnyBots | undefined,
  sitting: Sitting,
  report: (steps: readonly Report[]) => void,
): LocalTable {
  const { sitters, seed } = sitting;
  const people: Viewer[] = sitters.flatMap((sitter, seat) => (sitter.bot === undefined ? [seat] : []));
  const viewers: readonly Viewer[] = people.length > 0 ? people : ['watcher'];
  const events: unknown[] = [];
  let steps: Report[] = [];
  let state: unknown;
  let n = 0;

  const tell = (played: Played | undefined): void => {
    const seen = viewers.map((viewer) => ({
      viewer,
      view: game.view(state, viewer),
      events: events.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined),
    }));
    events.length = 0;
    steps.push({ n, played, pending: game.pending(state), seen });
  };
  const apply = (played: Played): void => {
    n += 1;
    game.apply(state, played.seat, played.move, diceFor(seed, n), (event: unknown) => events.push(event));
    tell(played);
  };
  const letBotsPlay = (): void => {
    for (let seat = waitingBot(); seat !== undefined; seat = waitingBot()) {
      const bot = botOf(game, taught, sitters[seat]);
      const dice = seededDice(`${seed}/bot/${n}/${seat}`); // DQ-16.1: never the dice of the table
      apply({ seat, move: bot.choose(game.view(state, seat), seat, dice) });
    }
  };
  const hand = (): void => {
    report(steps);
    steps = [];
  };
  const waitingBot = (): Seat | undefined => game.pending(state).find((seat: Seat) => sitters[seat].bot !== undefined);

  const options: object = readOptions(game, sitting.options) ?? sitting.options; // a choice that came later has its default
  state = game.setup(sitters.length, options, diceFor(seed, 0), (event: unknown) => events.push(event));
  tell(undefined);
  for (const played of sitting.moves) {
    if (game.refusal(state, played.seat, played.move) !== undefined) break; // a spoilt record: go on from here
    apply(played);
  }
  letBotsPlay();
  hand();
  return {
    play(seat, move) {
      if (game.refusal(state, seat, move) !== undefined) return;
      apply({ seat, move });
      letBotsPlay();
      hand();
    },
  };
}

/** A name that no bot answers to is a fault of ours, never of a player. */
function botOf(game: AnyGame, taught: AnyBots | undefined, { bot = '' }: Sitter): Bot<unknown, Move> {
  const named = botNamed(bot, game, taught, () => performance.now());
  if (named.problems !== undefined) throw new Error(`no bot is called "${bot}"`);
  return named.value as Bot<unknown, Move>;
}
