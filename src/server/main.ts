/** `npm start`. */
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { openServer } from './server.ts';

/** How often overdue decisions are looked for, in milliseconds. */
const TICK = 250;

/** How often messages that are due are sent, in milliseconds. */
const NOTIFY = 1000;

/** How often some tables are checked for whether anybody came back, in milliseconds. */
const SWEEP = 60_000;

// Parallel collection of young garbage makes pauses of a few milliseconds a little shorter, and costs half as much
// processor time again.
setFlagsFromString('--no-parallel-scavenge');
// Every thread reads TypeScript by WebAssembly. When V8 (of Node 24) frees such code after a thread has ended, it crashes now
// and then; it is little, and may stay.
setFlagsFromString('--no-wasm-code-gc');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await openServer(config);
  const { log } = server;
  const token = await server.desk.token();
  const address = await server.app.http.listen({ host: config.HOST, port: config.PORT });
  log.info(`Errantry is at ${address}`);
  if (token !== undefined)
    log.info(`nobody has the admin desk yet: open ${address}/#/admin and show the token ${token}`);
  const ticking = setInterval(() => {
    server.tick().catch((error: unknown) => log.error({ err: error }, 'the clock'));
  }, TICK);
  const notifying = setInterval(() => {
    server.notify().catch((error: unknown) => log.error({ err: error }, 'messages to people'));
  }, NOTIFY);
  const sweeping = setInterval(() => {
    server.sweep().then(
      ({ closed, removed }) => closed + removed > 0 && log.info({ closed, removed }, 'tables nobody came back to'),
      (error: unknown) => log.error({ err: error }, 'tables nobody came back to'),
    );
  }, SWEEP);
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: finishing what is being written`);
    clearInterval(ticking);
    clearInterval(notifying);
    clearInterval(sweeping);
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

main().catch((error: unknown) => {
  console.error(`errantry: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
