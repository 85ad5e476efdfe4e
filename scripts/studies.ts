/**
 * `npm run studies`: studies every game on the shelf and writes docs/study, or only some of them: `npm run studies lancelot`. The
 * figures in the README stand between two marks and are written anew; what people wrote around them stays. Stopped, it goes on
 * where it stopped.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { main } from '../src/cli/main.ts';
import { processIo } from '../src/cli/terminal.ts';
import { SHELF } from '../src/games/index.ts';
import { GAMES, STUDIES, wordsFor } from '../src/games/load.ts';
import type { Figures } from '../src/study/figures.ts';
import { findingsOf, saying } from '../src/study/findings.ts';

const FOLDER = 'docs/study';
const README = `${FOLDER}/README.md`;
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

async function section(id: string): Promise<string> {
  const figures = JSON.parse(readFileSync(`${FOLDER}/${id}.json`, 'utf8')) as Figures;
  const said = saying({ game: GAMES[id], study: STUDIES[id], figures, words: await wordsFor(id, 'en') });
  const { plan, mainGames, comparedGames, skillGames } = figures;
  const about = `${mainGames} main games, ${comparedGames} for each comparison, ${skillGames} for each pair of levels; ${plan.level} bots, seed \`${plan.seed}\`.`;
  const lines = findingsOf(said).map((line) => `- ${line}`);
  return [`### [${GAMES[id].names.en}](${id}.html)`, '', about, '', ...lines, ''].join('\n');
}

const named = process.argv.slice(2).filter((word) => SHELF.includes(word));
const settings = process.argv.slice(2).filter((word) => !SHELF.includes(word));
for (const id of named.length === 0 ? SHELF : named) {
  // oxlint-disable-next-line no-await-in-loop -- each uses all cores
  const code = await main(['study', id, '--out', `${FOLDER}/${id}.html`, ...settings], processIo());
  if (code !== 0) process.exit(code);
}
const readme = readFileSync(README, 'utf8');
const sections = await Promise.all(SHELF.map(section));
const [before, after] = [readme.slice(0, readme.indexOf(BEGIN)), readme.slice(readme.indexOf(END))];
writeFileSync(README, `${before}${BEGIN}\n\n${sections.join('\n')}\n${after}`);
