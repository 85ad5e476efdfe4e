/** Whole games as text that a rules lawyer can check: every decision, everything that happened, every point explained. */
import { readFileSync } from 'node:fs';
import { seededDice } from '../src/core/dice.ts';
import { pick } from '../src/core/shuffle.ts';
import { type Dice, type Move, readOptions, type Seat } from '../src/core/game.ts';
import { anyone, inTurn, play } from '../src/core/play.ts';
import { diceFor } from '../src/core/record.ts';
import type { Speaker } from '../src/core/text.ts';
import { GAMES, NOTATIONS, SPEAKERS } from '../src/games/load.ts';

/** One game to be written down. */
export interface Playthrough {
  readonly game: string;
  readonly file: string;
  readonly seats: number;
  /** What the host chose; all else as it is by default. */
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
  /**
   * Who plays: chance every so many decisions and else the game's own fallback; or chance among the first so many moves
   * of the list. No bot has a say in it.
   */
  readonly players: { readonly careless: number } | { readonly firstOf: number };
}

/** Those of all games, each from the folder of its game. */
export const PLAYTHROUGHS: readonly Playthrough[] = Object.keys(GAMES).flatMap((game) => {
  const list = new URL(`../src/games/${game}/playthroughs/playthroughs.json`, import.meta.url);
  const rows = JSON.parse(readFileSync(list, 'utf8')) as Omit<Playthrough, 'game'>[];
  return rows.map((row) => ({
    ...row,
    game,
    options: readOptions(GAMES[game], row.options) as Playthrough['options'],
  }));
});

const NAMES = ['Ana', 'Blas', 'Clara', 'Diego', 'Elvira', 'Fadrique'];

export function transcript({ game: id, seats, options, seed, players }: Playthrough): string {
  const game = GAMES[id];
  const speaker = SPEAKERS[id];
  const notation = NOTATIONS[id]!; // every game with golden games has one
  const names = NAMES.slice(0, seats);
  const chance = seededDice(`${seed}/players`);
  const lines = [
    `# ${game.title}: ${names.join(', ')}`,
    `# options ${JSON.stringify(options)}, seed ${JSON.stringify(seed)}`,
    '',
  ];
  const say = (event: unknown): void => {
    const told = speaker.tell(event, names);
    if (told !== undefined) lines.push(`   ${told.text}${told.rule === undefined ? '' : ` (${told.rule})`}`);
  };
  const state: unknown = game.setup(seats, options, diceFor(seed, 0), say);
  const chooseAloud = (_state: unknown, seat: Seat, n: number): Move => {
    const moves: Move[] = game.moves(state, seat);
    const move = choose(players, moves, chance, () => game.fallback(state, seat));
    lines.push('', `${n}. ${names[seat]}: ${speaker.question(state, seat)} [${legal(moves.length)}]`);
    lines.push(`   > ${notation.writeMove(move)}`);
    return move;
  };
  const tell = (event: unknown): void => {
    say(event);
    const { accounts, position } = pauseAfter(event as Told, seats);
    for (const { seat: counted, round } of accounts) lines.push(...accountOf(speaker, state, counted, round));
    if (position) lines.push('', ...notation.write(state).trimEnd().split('\n'), '');
  };
  play(game, state, inTurn(game, chooseAloud, anyone(chance)), { dice: (n) => diceFor(seed, n), say: tell });
  lines.push(...speaker.verdict(state, names), '');
  return lines.join('\n');
}

function choose(players: Playthrough['players'], moves: readonly Move[], chance: Dice, fallback: () => Move): Move {
  if ('firstOf' in players) return pick(moves.slice(0, players.firstOf), chance);
  return chance.below(players.careless) === 0 ? pick(moves, chance) : fallback();
}

const legal = (count: number): string => (count === 1 ? '1 legal move' : `${count} legal moves`);

/** What the events after which we pause have in common. */
interface Told {
  readonly t: string;
  readonly seat?: Seat;
  readonly round?: number;
}

interface Pause {
  readonly accounts: readonly { readonly seat: Seat; readonly round?: number | undefined }[];
  readonly position: boolean;
}

const NO_PAUSE: Pause = { accounts: [], position: false };

/** A scoring is explained, and the whole table is shown when all are counted or a new turn begins. */
function pauseAfter({ t, seat = 0, round }: Told, seats: number): Pause {
  if (t === 'scored') return { accounts: [{ seat, round }], position: seat === seats - 1 };
  if (t === 'ended') return { accounts: Array.from({ length: seats }, (_, each) => ({ seat: each })), position: true };
  return t === 'turn' ? { accounts: [], position: true } : NO_PAUSE;
}

function accountOf(speaker: Speaker, state: unknown, seat: Seat, round?: number): string[] {
  return [
    ...(round === undefined ? [`   seat ${seat + 1}`] : []),
    ...speaker
      .account(state, seat, round)
      .flatMap(({ category, points, rule, because }) => [
        `      ${category}: ${points} (${rule.id})`,
        ...because.map((line) => `         ${line}`),
      ]),
  ];
}
