// `npm run <task>`: installs what is missing, builds the screen if the task needs it, then runs the task on the Node
// that npm installed. Arguments go to the last command. Plain JavaScript: it runs on whatever Node the machine has.
import { spawn } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildScreen } from './screen.mjs';
import { setUp } from './setup.mjs';

/** The longest first: they run side by side. */
const CHECK = [
  'tsc',
  'oxlint',
  'knip',
  'depcruise src',
  'tsc -p tsconfig.web.json',
  'tsc -p tsconfig.web-tests.json',
  'tsc -p tsconfig.pure.json',
  'tsc -p tsconfig.worker.json',
  'oxfmt --check .',
];

/** What each task runs, one after the other until one fails, a list side by side; and whether it needs the built screen. */
const TASKS = {
  start: { needs: 'screen', run: ['node src/server/main.ts'] },
  cli: { run: ['node src/cli/main.ts'] },
  play: { run: ['node src/cli/main.ts play'] },

  test: { needs: 'screen', run: [CHECK, 'vitest run', 'playwright test'] },
  check: { run: [CHECK] },
  unit: { run: ['vitest run --mode unit'] },
  proofs: { run: ['node scripts/without-games.ts', 'vitest run --mode proofs'] },
  e2e: { needs: 'screen', run: ['playwright test'] },
  kill: { run: ['node scripts/kill.ts'] },
  chaos: { run: ['node scripts/chaos.ts'] },
  balancer: { run: ['node scripts/balancer.ts'] },
  format: { run: ['oxfmt .'] },

  'build:web': { run: ['vite build'] },
  'dev:web': { run: ['vite'] },

  playthroughs: { run: ['node scripts/playthroughs.ts'] },
  sbom: { run: ['npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx'] },
  ratings: { run: ['node scripts/ratings.ts'] },
  ladder: { run: ['node bench/ladder.ts'] },
  fixture: { run: ['node scripts/fixture.ts'] },
  fonts: { run: ['node scripts/fonts.ts'] },
  sheets: { run: ['node scripts/sheets.ts'] },
  studies: { run: ['node scripts/studies.ts'] },
  screenshots: { needs: 'screen', run: ['node scripts/screenshots.ts'] },
  lessons: { needs: 'screen', run: ['node scripts/lessons.ts'] },
  lighthouse: { needs: 'screen', run: ['node scripts/lighthouse.ts'] },

  bench: { run: ['node src/games/don-quixote/bench/engine.ts'] },
  'bench:games': { run: ['node bench/games.ts'] },
  'train:don-quixote': { run: ['node src/games/don-quixote/bench/train.ts'] },
  'bench:lancelot': { run: ['node src/games/lancelot/bench/playouts.ts'] },
  'bench:lancelot:games': { run: ['node src/games/lancelot/bench/calibration.ts'] },
  'bench:court': { run: ['node src/games/knights-and-damosels/bench/playouts.ts'] },
  'bench:la-mancha': { run: ['node src/games/la-mancha/bench/playouts.ts'] },
  'bench:print': { run: ['node bench/print.ts'] },
  'bench:screen': { needs: 'screen', run: ['node bench/screen.ts'] },
  'bench:server': { run: ['node bench/server/main.ts'] },
};

/** Node keeps here what it has compiled: programs and threads start in half the time. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32'; // there npm's programs are .cmd files, which need a shell

const children = new Set();
let isStopped = false;

async function main(name, args) {
  const task = TASKS[name];
  if (task === undefined) throw new Error(`there is no task "${name}", only ${Object.keys(TASKS).join(', ')}`);
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  setUp();
  if (task.needs === 'screen') buildScreen();
  for (const signal of FORWARDED) process.on(signal, () => forward(signal));
  if (process.env.npm_lifecycle_event !== undefined) watchParent();
  for (const step of task.run.slice(0, -1)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const code = await runStep(step, []);
    if (code !== 0 || isStopped) return code;
  }
  return runStep(task.run.at(-1), args);
}

/** One command, or several side by side. */
function runStep(step, args) {
  return Array.isArray(step) ? runAll(step) : run(step, args);
}

/** The command stops in its own time, and we end when it has ended. */
function forward(signal) {
  isStopped = true;
  for (const child of children) child.kill(signal);
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

/** Runs as many commands at once as there are cores. What one says is shown when it has ended; all of them get their turn. */
async function runAll(commands) {
  const left = commands.values();
  let worst = 0;
  const takeNext = async () => {
    for (const command of left) {
      if (isStopped) return;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const code = await run(command, [], 'pipe');
      worst = Math.max(worst, code); // read only now: another may have failed meanwhile
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeNext));
  return worst;
}

/** The exit code of the command. It has our terminal, our input and our output, unless its output is kept for later. */
function run(command, args, output = 'inherit') {
  const [program, ...words] = command.split(' ');
  return new Promise((resolve, reject) => {
    const options = { stdio: ['inherit', output, output], shell: isWindows };
    const child = spawn(program, [...words, ...args.map(quoted)], options);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    children.add(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      children.delete(child);
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 128 + constants.signals[signal]);
    });
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
