/** Shows that a game is its folder and one line: without any one of them, the project passes `npm run check`. */
import { execFileSync } from 'node:child_process';
import { SHELF } from '../src/games/index.ts';
import { projectWithout } from '../src/testing/project.ts';

for (const id of SHELF) {
  const project = projectWithout(id);
  try {
    execFileSync(process.execPath, ['scripts/run.mjs', 'check'], { cwd: project.folder, stdio: 'inherit' });
    console.log(`without ${id}: npm run check passes`);
  } finally {
    project.remove();
  }
}
