/** Plays a game many times and writes a page of pictures about it, for people who design or change games. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { levelsOf } from '../bots/levels.ts';
import type { AnyGame } from '../core/game.ts';
import { BOTS, STUDIES, wordsFor } from '../games/load.ts';
import { SHELF } from '../games/index.ts';
import { figuresOf } from '../study/figures.ts';
import { pageOf } from '../study/page.ts';
import { type Plan, planFor } from '../study/plan.ts';
import { botFor, gameNamed, noMore, optionsFor, readArguments, seedFrom, wholeNumber } from './arguments.ts';
import { badInput, type Command, EXIT, type Io } from './command.ts';
import { changedComponents, refusingRules } from './study-subject.ts';
import { playStudy } from './study-games.ts';
import { progress } from './terminal.ts';
import { readLanguage, says } from './words.ts';

const HELP = `errantry study <game>

Plays a game many times with bots and writes a page of pictures about it: seats, length, points, lead, choices, skill, what
each card or role is worth, restricted play, options, and rules that never mattered. The page is one HTML file that needs
no network; the figures are written as JSON beside it. Bots see only what a person in their seat would see.

  --games <n>        how many main games, over all numbers of players (2000)
  --players <list>   numbers of players, like 2,3 (all)
  --level <name>     the level of the bots (medium)
  --ladder <list>    levels that play against each other, weakest first (random and all that do not search)
  --options <names>  the options that are studied, like name or name=value
  --compare <names>  other options to compare with them, on the same deals; can be given several times
  --change <change>  changed components to compare, like deeds.D05.vp=2; several separated by commas are one
                     comparison; can be given several times
  --seed <text>      any text: the same text gives the same study (study)
  --out <file>       the page (<game>-study.html in this folder)
  --workers <n>      threads (one for each core)
  --lang <language>  en, es

Stop it with Ctrl+C and give the same command again: it goes on where it stopped.

  errantry study ${SHELF[0]} --games 500
`;

const MOST_GAMES = 200_000; // their results are kept in memory

export const studyCommand: Command = {
  summary: 'write a page of pictures about a game, for people who design games',
  help: HELP,
  async run(args, io) {
    const { plan, out, workers } = readPlan(args);
    const total = plan.runs.reduce((all, { games }) => all + games, 0);
    const part = `${out}.part`;
    const bar = progress(io, says(io).playing, total, () => performance.now());
    const played = await playStudy(plan, part, workers, (done) => bar.at(done));
    bar.end();
    const game = gameNamed(plan.game);
    const study = STUDIES[plan.game];
    const rules = { all: Object.keys(game.rules), refusing: refusingRules(game.id) };
    const figures = figuresOf(plan, study.features ?? [], rules, played);
    const words = await wordsFor(plan.game, io.language ?? 'en');
    tell(io, out, pageOf({ game, study, figures, words }));
    tell(io, out.replace(/\.html$/, '.json'), `${JSON.stringify(figures, undefined, 1)}\n`);
    rmSync(part);
    return EXIT.fine;
  },
};

function tell(io: Io, file: string, text: string): void {
  writeFileSync(file, text);
  io.out(`${says(io).wroteFile(file, Math.ceil(Buffer.byteLength(text) / 1000))}\n`);
}

function readPlan(args: readonly string[]): { plan: Plan; out: string; workers: number } {
  const { values, positionals } = readArguments(args, {
    games: { type: 'string', default: '2000' },
    players: { type: 'string' },
    level: { type: 'string', default: 'medium' },
    ladder: { type: 'string' },
    options: { type: 'string', default: '' },
    compare: { type: 'string', multiple: true, default: [] },
    change: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: 'study' },
    out: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    lang: { type: 'string' },
  });
  const [id, ...more] = positionals;
  const game = gameNamed(id);
  noMore(more);
  readLanguage(values.lang);
  const ladder = values.ladder?.split(',') ?? quickLevels(game);
  for (const level of [values.level, ...ladder]) botFor(game, level);
  for (const change of values.change) changedComponents(game.id, change.split(','));
  const out = values.out ?? `${game.id}-study.html`;
  if (!out.endsWith('.html')) throw badInput('--out', out, (t) => t.htmlFile);
  if (!existsSync(dirname(out))) throw badInput('--out', dirname(out), (t) => t.folderHere);
  const plan = planFor({
    game: game.id,
    version: game.version,
    seed: seedFrom(values.seed),
    level: values.level,
    games: wholeNumber('games', values.games, 1, MOST_GAMES),
    players: playersFrom(game, values.players),
    options: optionsFor(game, values.options),
    ladder,
    study: STUDIES[game.id],
    compared: values.compare.map((names) => ({ id: names, options: chosen(game, names) })),
    changes: values.change,
  });
  return { plan, out, workers: wholeNumber('workers', values.workers, 1, 64) };
}

/** Only what is named: the rest is as in the games that are studied. */
function chosen(game: AnyGame, names: string): object {
  const options: { readonly [name: string]: unknown } = { ...optionsFor(game, names) };
  const named = new Set(names.split(',').map((word) => word.split('=')[0]));
  return Object.fromEntries(Object.entries(options).filter(([name]) => named.has(name)));
}

function playersFrom({ seats }: AnyGame, text: string | undefined): number[] {
  const all = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  if (text === undefined) return all;
  const wanted = new Set(text.split(',').map((word) => wholeNumber('players', word, seats.min, seats.max)));
  return all.filter((players) => wanted.has(players));
}

/** Levels that search take a hundred times as long. Two levels with the same bot are one. */
function quickLevels(game: AnyGame): string[] {
  const taught = BOTS[game.id];
  const levels = levelsOf(game).filter(({ bot }) => !bot.startsWith('mc:') || taught?.thinker !== undefined);
  return ['random', ...levels.map(({ name }) => name)];
}
