/**
 * What any player without foresight can have alone, at most:
 * `node src/games/don-quixote/bench/bound.ts --from 12 --seeds 40 --out bound.jsonl`.
 * A bot plays up to that turn (`--player`). From there on the whole deal is known, but luck is taken off the points
 * (luck.ts); the best that can be done so is, on average, no less than what the best player without foresight has (Brown,
 * Smith and Sun 2010: "Information Relaxations and Duality in Stochastic Dynamic Programs"). All ways to go on are looked at,
 * some ten times as many for every turn earlier: `--from 11` takes a minute a deal. With `--width 100` only the hundred most
 * promising go on after each card; what comes out is then an estimate from below and proves nothing. `--share 0.5` takes off
 * half of the luck, which is as valid; `--share 0` is plain hindsight up to round 3. `--from apart` adds up what each round can bring at
 * most (apart.ts), which holds for all players from the start.
 * Every deal is written to the file as a line of JSON; a run that was stopped goes on where it was. After new weights of
 * the network begin a new file.
 */
import { appendFileSync } from 'node:fs';
import { linesIn, textArguments, threadTime } from '../../../../bench/strengths.ts';
import { botNamed } from '../../../bots/levels.ts';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { bots } from '../bots/index.ts';
import { layOf } from '../rules/components.ts';
import { game as donQuixote } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { mostIn, mostInLast } from './apart.ts';
import { lastRound } from './last-round.ts';
import { type Deal, dealOf, hopeAtFirst } from './luck.ts';
import { allPaths, bestOf, fewPaths, firstPath, type Path, roundThree, steps, THIRD } from './peek.ts';

const APART = 'apart';
const defaults = {
  from: '12',
  seeds: '40',
  first: '0',
  player: 'mc:1000',
  share: '1',
  width: '0',
  seconds: '600',
  tries: '5000000',
};
type Settings = typeof defaults;

/** One deal: its line in the file. Points less luck are as many on average, and spread less. */
interface Line {
  /** What was asked, so that a file can hold several runs. */
  readonly run: string;
  readonly seed: number;
  /** What the network expected at the start: how good a deal it is. */
  readonly hope: number;
  /** Of the bot, if one played: its points without luck; of round 3 what the best player could expect. */
  readonly player?: number;
  readonly bound: number;
  /** Whether the bound is just the best that can be done; if not, it is not too low, unless it is an estimate. */
  readonly isExact: boolean;
  readonly seconds: number;
}

const REDRAWS = 8;

function dealt(seed: number): State {
  return donQuixote.setup(1, { sanchoPansa: false, sameDraw: false }, seededDice(`bound ${seed}`), unheard);
}

function dealWithRedraws(state: State, seed: number): Deal {
  const dice = seededDice(`bound redraws ${seed}`);
  return dealOf(
    state,
    Array.from({ length: REDRAWS }, () => shuffle(state.realms[0].bag.slice(), dice)),
  );
}

/** The bot's path, turn by turn, to the start of round 3. */
function pathOf(player: string, state: State, deal: Deal, seed: number): Path[] {
  const reading = botNamed(player, donQuixote, bots, threadTime);
  if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
  const dice = seededDice(`bound bot ${seed}`);
  const paths = [firstPath(deal)];
  for (let turn = 0; turn < THIRD; turn++) {
    const move = reading.value.choose(donQuixote.view(state, 0), 0, dice);
    const step = steps(deal, paths[turn], 1).find(({ lay }) => lay === layOf(move.tile, move.turn))!; // bots play legal moves
    paths.push(step.path());
    donQuixote.apply(state, 0, move, dice, unheard);
  }
  return paths;
}

function peeked(seed: number, run: string, { from, player, share, width, seconds }: Settings): Line {
  const start = threadTime();
  const state = dealt(seed);
  const deal = dealWithRedraws(state, seed);
  const hope = hopeAtFirst(deal);
  const paths = pathOf(player, state, deal, seed);
  const { land, worth } = paths[THIRD];
  const path = paths[Number(from)];
  const late = threadTime() + 1000 * Number(seconds);
  const ends = width === '0' ? allPaths(deal, path, Number(share)) : fewPaths(deal, path, Number(share), Number(width));
  const { bound, isExact } = bestOf(ends, roundThree(deal), () => threadTime() > late);
  const own = worth + lastRound(land, deal.tiles.slice(THIRD));
  return { run, seed, hope, player: own, bound, isExact, seconds: secondsSince(start) };
}

function setApart(seed: number, run: string, { tries }: Settings): Line {
  const start = threadTime();
  const deal = dealOf(dealt(seed));
  const first = firstPath(deal);
  const bound = mostIn(deal, first, 1, Number(tries)) + mostIn(deal, first, 2, Number(tries)) + mostInLast(deal);
  return { run, seed, hope: hopeAtFirst(deal), bound, isExact: false, seconds: secondsSince(start) };
}

const secondsSince = (start: number): number => Math.round((threadTime() - start) / 10) / 100;

/** Mean and half the width of the 95 % interval. */
function meanOf(figures: readonly number[]): string {
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const squares = figures.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (figures.length - 1);
  return `${mean.toFixed(2)} ± ${(1.96 * Math.sqrt(squares / figures.length)).toFixed(2)}`;
}

/** So many other deals tell how good a deal is on average. */
const COMPARED = 10_000;

/** How much better each deal is than others, as the network expects: as luck, it is zero on average. */
function report(lines: readonly Line[]): string {
  const others = Array.from({ length: COMPARED }, (_, i) => hopeAtFirst(dealOf(dealt(-1 - i))));
  const usual = others.reduce((sum, one) => sum + one, 0) / COMPARED;
  const fair = (line: Line, points: number): number => points - line.hope + usual;
  const played = lines.flatMap((line) => (line.player === undefined ? [] : { ...line, player: line.player }));
  const exact = lines.filter(({ isExact }) => isExact).length;
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0) / lines.length;
  const bound = `bound ${meanOf(lines.map((line) => fair(line, line.bound)))}`;
  const player = `player ${meanOf(played.map((line) => fair(line, line.player)))}`;
  const apart = `apart ${meanOf(played.map((line) => line.bound - line.player))}`;
  return [
    `${lines[0].run}: ${lines.length} deals, ${exact} exact, ${seconds.toFixed(1)} s a deal`,
    played.length === 0 ? bound : [player, bound, apart].join(', '),
  ].join('\n');
}

function main(): void {
  const { out, ...settings } = textArguments(defaults);
  const { from, player, share, width, tries, first } = settings;
  const run = from === APART ? `${APART} ${tries}` : `from ${from} after ${player}, share ${share}, width ${width}`;
  const lines = linesIn<Line>(out).filter((line) => line.run === run);
  for (let seed = Number(first); seed < Number(first) + Number(settings.seeds); seed++) {
    if (lines.some((line) => line.seed === seed)) continue;
    const line = from === APART ? setApart(seed, run, settings) : peeked(seed, run, settings);
    lines.push(line);
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
    console.log(JSON.stringify(line));
  }
  console.log(report(lines));
}

main();
