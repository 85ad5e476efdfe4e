/**
 * Who wins a game of two (or of `--players 4`), also between players of two versions of this program:
 * `node src/games/don-quixote/bench/match.ts --bot expert --deals 100 --out new.jsonl`, the same in the other version
 * with `--out old.jsonl`, then `node src/games/don-quixote/bench/match.ts --out new.jsonl --against old.jsonl`.
 * Nobody can touch another's Principality, so the bot plays all seats of every deal, and who it met is read from two
 * files: each deal is a game from every seat, one of these against others of those. A run that was stopped goes on where
 * it was.
 */
import { appendFileSync } from 'node:fs';
import { linesIn, textArguments, threadTime } from '../../../../bench/strengths.ts';
import { botNamed } from '../../../bots/levels.ts';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { fromViews, inTurn, play } from '../../../core/play.ts';
import { meanOf, shareOf, sum } from '../../../study/statistics.ts';
import { bots } from '../bots/index.ts';
import { game as donQuixote } from '../rules/index.ts';

/** One deal: its line in the file. */
interface Line {
  readonly bot: string;
  readonly deal: number;
  readonly points: readonly number[];
}

function played(bot: string, deal: number, players: number): Line {
  const reading = botNamed(bot, donQuixote, bots, threadTime);
  if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
  const options = { sanchoPansa: false, sameDraw: false };
  const state = donQuixote.setup(players, options, seededDice(`match ${deal}`), unheard);
  const dice = seededDice(`minds ${deal}`);
  const choose = fromViews(donQuixote, (view, seat) => reading.value.choose(view, seat, dice));
  play(donQuixote, state, inTurn(donQuixote, choose), { dice });
  return { bot, deal, points: donQuixote.outcome(state)!.scores }; // played to its end
}

/** One of `lines` in every seat, among others of `others`. */
function report(lines: readonly Line[], others: readonly Line[]): string {
  const games = lines.flatMap(({ deal, points }) => {
    const other = others.find((line) => line.deal === deal && line.points.length === points.length);
    return other === undefined ? [] : points.map((own, seat) => ({ own, met: other.points.toSpliced(seat, 1) }));
  });
  const { share, low, high } = shareOf(sum(games.map(({ own, met }) => wonBy(own, met))), games.length);
  const { mean, low: least, high: most } = meanOf(games.map(({ own, met }) => own - Math.max(...met)));
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  return (
    `${games.length} games, a shared win being a part of one: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)}), ` +
    `ahead of the best of the others by ${mean.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
  );
}

function wonBy(own: number, met: readonly number[]): number {
  if (met.some((points) => points > own)) return 0;
  return 1 / (1 + met.filter((points) => points === own).length);
}

function main(): void {
  const { out, bot, against, deals, players } = textArguments({
    bot: 'expert',
    deals: '100',
    players: '2',
    against: '',
  });
  const lines = linesIn<Line>(out);
  if (against !== '') return console.log(report(lines, linesIn<Line>(against)));
  const done = new Set(lines.map(({ deal }) => deal));
  for (let deal = 0; deal < Number(deals); deal++) {
    if (done.has(deal)) continue;
    const line = played(bot, deal, Number(players));
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
    console.log(JSON.stringify(line));
  }
}

main();
