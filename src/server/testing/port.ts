/** Ports on which a test can start a server, stop it, and start it again. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Systems give connections ports from 32768 on. A server that was given one of those may find it taken when it starts
 * again, and then it cannot start.
 */
const FIRST = 20_000;
const END = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    // oxlint-disable-next-line no-await-in-loop -- until one is free
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const probe = createServer();
    probe.on('error', () => tell(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => tell(true)));
  });
}
