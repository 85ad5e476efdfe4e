/** A copy of this project with a game more or a game less, to show that a game is its folder and one line. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'coverage']);

export interface Project {
  readonly folder: string;
  remove(): void;
}

function copied(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(path.slice(ROOT.length)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Changes the lines of the shelf. */
function shelve({ folder }: Project, change: (lines: string[]) => string[]): void {
  const file = join(folder, 'src/games/index.ts');
  writeFileSync(file, change(readFileSync(file, 'utf8').split('\n')).join('\n'));
}

/** docs/adding-a-game.md, step by step: the folder, and its line. */
export function projectWith(id: string): Project {
  const project = copied();
  cpSync(join(ROOT, 'src/testing', id), join(project.folder, 'src/games', id), { recursive: true });
  shelve(project, (lines) => lines.toSpliced(lines.indexOf('];'), 0, `  '${id}',`));
  return project;
}

export function projectWithout(id: string): Project {
  const project = copied();
  rmSync(join(project.folder, 'src/games', id), { recursive: true });
  shelve(project, (lines) => lines.filter((line) => !line.startsWith(`  '${id}',`)));
  return project;
}
