// `npm run <task>`: installs what is missing, builds the screen if the task needs it, then runs the task on the Node
// that npm installed. Arguments go to the last command. Plain JavaScript: it runs on whatever Node the machine has.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildScreen } from './screen.mjs';
import { setUp } from './setup.mjs';

const CHECK = [
  'tsc -p tsconfig.pure.json',
  'tsc',
  'tsc -p tsconfig.web.json',
  'tsc -p tsconfig.web-tests.json',
  'tsc -p tsconfig.worker.json',
  'oxfmt --check .',
  'oxlint',
  'depcruise src',
  'knip',
];

/** What each task runs, one after the other until one fails; and whether it needs the built screen. */
const TASKS = {
  start: { needs: 'screen', run: ['node src/server/main.ts'] },
  cli: { run: ['node src/cli/main.ts'] },
  play: { run: ['node src/cli/main.ts play'] },

  test: { needs: 'screen', run: [...CHECK, 'vitest run', 'playwright test'] },
  check: { run: CHECK },
  unit: { run: ['vitest run --mode unit'] },
  proofs: { run: ['node scripts/without-games.ts', 'vitest run --mode proofs'] },
  e2e: { needs: 'screen', run: ['playwright test'] },
  kill: { run: ['node scripts/kill.ts'] },
  format: { run: ['oxfmt .'] },

  'build:web': { run: ['vite build'] },
  'dev:web': { run: ['vite'] },

  playthroughs: { run: ['node scripts/playthroughs.ts'] },
  fixture: { run: ['node scripts/fixture.ts'] },
  sheets: { run: ['node scripts/sheets.ts'] },
  screenshots: { needs: 'screen', run: ['node scripts/screenshots.ts'] },
  lighthouse: { needs: 'screen', run: ['node scripts/lighthouse.ts'] },

  bench: { run: ['node src/games/don-quixote/bench/engine.ts'] },
  'bench:games': { run: ['node bench/games.ts'] },
  'bench:lancelot': { run: ['node src/games/lancelot/bench/playouts.ts'] },
  'bench:court': { run: ['node src/games/knights-and-damosels/bench/playouts.ts'] },
  'bench:la-mancha': { run: ['node src/games/la-mancha/bench/playouts.ts'] },
  'bench:print': { run: ['node bench/print.ts'] },
  'bench:screen': { needs: 'screen', run: ['node bench/screen.ts'] },
  'bench:server': { run: ['node bench/server/main.ts'] },
};

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32'; // there npm's programs are .cmd files, which need a shell

let child;
let isStopped = false;

async function main(name, args) {
  const task = TASKS[name];
  if (task === undefined) throw new Error(`there is no task "${name}", only ${Object.keys(TASKS).join(', ')}`);
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  setUp();
  if (task.needs === 'screen') buildScreen();
  for (const signal of FORWARDED) process.on(signal, () => forward(signal));
  if (process.env.npm_lifecycle_event !== undefined) watchParent();
  for (const command of task.run.slice(0, -1)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const code = await run(command, []);
    if (code !== 0 || isStopped) return code;
  }
  return run(task.run.at(-1), args);
}

/** The command stops in its own time, and we end when it has ended. */
function forward(signal) {
  isStopped = true;
  child?.kill(signal);
}

/** npm hands SIGTERM to the shell between us, and some shells end without passing it on: then we have a new parent. */
function watchParent() {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    forward('SIGTERM');
  }, 250);
  watching.unref();
}

/** The exit code of the command. It has our terminal, our input and our output. */
function run(command, args) {
  const [program, ...words] = command.split(' ');
  return new Promise((resolve, reject) => {
    child = spawn(program, [...words, ...args.map(quoted)], { stdio: 'inherit', shell: isWindows });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function quoted(argument) {
  return isWindows ? `"${argument}"` : argument;
}

const [task, ...args] = process.argv.slice(2);
process.exitCode = await main(task, args).catch((error) => {
  console.error(`errantry: ${error.message}`);
  return 1;
});
