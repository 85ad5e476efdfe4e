/** Shows that a game is its folder and one line: without any one of them, the project passes `npm run check`. */
import { spawnSync } from 'node:child_process';
import { SHELF } from '../src/games/index.ts';
import { projectWithout } from '../src/testing/project.ts';

/** Those named, or all. */
const named = process.argv.slice(2);
const failed = SHELF.filter((id) => named.length === 0 || named.includes(id)).filter((id) => {
  const project = projectWithout(id);
  try {
    const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'check'], {
      cwd: project.folder,
      stdio: 'inherit',
    });
    console.log(`without ${id}: npm run check ${status === 0 ? 'passes' : 'fails'}`);
    return status !== 0;
  } finally {
    project.remove();
  }
});
process.exitCode = failed.length === 0 ? 0 : 1;
