/**
 * The ladder: all levels of all games against each other, with numbers like those of chess players.
 * `npm run ladder -- --deals 100 --slow 20 --workers 2 --out ladder.jsonl` plays every pairing on the same deals, everybody in
 * turn on every seat: two players where the game allows it, else one against copies of the other, and the other way round.
 * `--slow` is for pairings in which somebody searches, `--levels easy,medium,hard` plays only these. Every game is a line of JSON
 * in the file; a run that was stopped goes on where it was, and more deals are added to those that are there. It prints the tables
 * of docs/bots.md.
 */
import { appendFileSync } from 'node:fs';
import { LEVELS, levelsOf } from '../src/bots/levels.ts';
import { gameNamed } from '../src/cli/arguments.ts';
import { type Pile, workOff } from '../src/cli/workers.ts';
import type { AnyGame } from '../src/core/game.ts';
import { GAMES } from '../src/games/load.ts';
import { type Encountered, standings } from '../src/study/elo.ts';
import { shareOf, sum } from '../src/study/statistics.ts';
import { linesIn, textArguments } from './strengths.ts';

/** One game of the ladder. Plain JSON, because it is sent to workers. */
export interface LadderGame {
  readonly game: string;
  readonly one: string;
  readonly other: string;
  readonly copies: number;
  /** Its number, and what all deals of this run are named after. */
  readonly deal: number;
  readonly seed: string;
  readonly seat: number;
}

/** Its line in the file. */
export interface LadderLine extends LadderGame {
  /** Those who share the first place share the win. */
  readonly won: number;
  /** Processor time of a decision of the one, in milliseconds. */
  readonly thought: number;
}

const ANCHOR = 'medium';

const playersOf = (game: AnyGame): string[] => ['random', ...levelsOf(game).map(({ name }) => name)];

const ALL_LEVELS = ['random', ...LEVELS.map(({ name }) => name)].join(',');

const searches = (game: AnyGame, name: string): boolean =>
  levelsOf(game).some((level) => level.name === name && level.bot.startsWith('mc:'));

/** All games of the ladder, deal by deal: whenever it is stopped, every pairing has had about its share. */
function gamesOf(game: AnyGame, levels: readonly string[], seed: string, deals: number, slow: number): LadderGame[] {
  const players = playersOf(game).filter((name) => levels.includes(name));
  const copies = Math.max(2, game.seats.min) - 1;
  const pairings = players.flatMap((one) =>
    players.flatMap((other) =>
      one !== other && (copies > 1 || players.indexOf(one) < players.indexOf(other)) ? { one, other } : [],
    ),
  );
  return Array.from({ length: Math.max(deals, slow) }, (_, deal) =>
    pairings
      .filter(({ one, other }) => deal < (searches(game, one) || searches(game, other) ? slow : deals))
      .flatMap((pairing) =>
        Array.from({ length: copies + 1 }, (__, seat) => ({ game: game.id, ...pairing, copies, deal, seed, seat })),
      ),
  ).flat();
}

const keyOf = ({ game, one, other, deal, seed, seat }: LadderGame): string =>
  [game, one, other, deal, seed, seat].join('/');

/** Plays what is not in the file yet. */
async function playAll(all: readonly LadderGame[], workers: number, out: string | undefined): Promise<LadderLine[]> {
  const lines = new Map(linesIn<LadderLine>(out).map((line) => [keyOf(line), line]));
  const left = all.filter((each) => !lines.has(keyOf(each)));
  let next = 0;
  const pile: Pile<readonly LadderGame[], readonly LadderLine[]> = {
    take(most) {
      const taken = left.slice(next, next + most);
      next += taken.length;
      return taken.length === 0 ? undefined : taken;
    },
    put(_, played) {
      for (const line of played) lines.set(keyOf(line), line);
      if (out !== undefined) appendFileSync(out, played.map((line) => `${JSON.stringify(line)}\n`).join(''));
    },
    close() {
      next = left.length;
    },
  };
  const worker = new URL('ladder-worker.ts', import.meta.url).href;
  await workOff(worker, undefined, Math.min(workers, left.length), pile);
  return all.flatMap((each) => lines.get(keyOf(each)) ?? []);
}

function report(game: AnyGame, lines: readonly LadderLine[]): string {
  const players = playersOf(game).filter((name) => lines.some(({ one, other }) => one === name || other === name));
  const ranked = standings(players.length, metIn(lines, players), players.indexOf(ANCHOR));
  const rows = players.map((player, i) => {
    const own = lines.filter(({ one, other }) => one === player || other === player);
    const { points, low, high } = ranked[i];
    const interval = player === ANCHOR ? '' : ` (${low.toFixed(0)} to ${high.toFixed(0)})`;
    const shares = players.map((rival) => (rival === player ? '' : shareAgainst(lines, player, rival)));
    return `| ${[player, own.length, `${points.toFixed(0)}${interval}`, ...shares].join(' | ')} |`;
  });
  const { copies } = lines[0];
  const kind =
    copies === 1 ? 'two players' : `one against ${copies} copies, even is ${(100 / (copies + 1)).toFixed(0)} %`;
  return [
    `${game.title}: ${lines.length} games, ${kind}`,
    '',
    `| level | games | points | ${players.map((player) => `against ${player}`).join(' | ')} |`,
    `|${'---|'.repeat(players.length + 3)}`,
    ...rows,
    '',
  ].join('\n');
}

/** The games of every pairing together. */
function metIn(lines: readonly LadderLine[], players: readonly string[]): Encountered[] {
  const pairings = Map.groupBy(lines, ({ one, other }) => `${one} ${other}`);
  return Array.from(pairings.values(), (of) => {
    const [{ one, other, copies }] = of;
    const wins = sum(of.map(({ won }) => won));
    return { one: players.indexOf(one), other: players.indexOf(other), copies, games: of.length, wins };
  });
}

/** What the one won of its games, alone against the other. */
function shareAgainst(lines: readonly LadderLine[], player: string, rival: string): string {
  const alone = lines.filter(({ one, other }) => one === player && other === rival);
  const turned = lines.filter(({ one, other, copies }) => copies === 1 && one === rival && other === player);
  const wins = sum(alone.map(({ won }) => won)) + sum(turned.map(({ won }) => 1 - won));
  const games = alone.length + turned.length;
  if (games === 0) return '';
  const { share, low, high } = shareOf(wins, games);
  const percent = (part: number): string => (100 * part).toFixed(0);
  return `${percent(share)} % (${percent(low)} to ${percent(high)})`;
}

async function main(): Promise<void> {
  const games = Object.keys(GAMES).join(',');
  const defaults = { games, levels: ALL_LEVELS, deals: '100', slow: '20', workers: '1', seed: 'ladder' };
  const { games: named, levels, deals, slow, workers, seed, out } = textArguments(defaults);
  const shelf = named.split(',').map(gameNamed);
  const all = shelf.flatMap((game) => gamesOf(game, levels.split(','), seed, Number(deals), Number(slow)));
  const lines = await playAll(all, Number(workers), out);
  for (const game of shelf) {
    const own = lines.filter((line) => line.game === game.id);
    if (own.length > 0) console.log(report(game, own));
  }
}

await main();
