/** The server as a process of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly base: string;
  /** Milliseconds until it answered. */
  start(): Promise<number>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
  /** In order, by SIGTERM. Gives the exit code. */
  stop(): Promise<number | null>;
  readonly pid: () => number | undefined;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export function serverProcess(port: number, settings: { readonly [name: string]: string }): ServerProcess {
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child === undefined) return null;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await exited;
    child = undefined;
    return code;
  }

  return {
    base: `http://127.0.0.1:${port}`,
    async start() {
      const begun = performance.now();
      const env = { ...process.env, PORT: String(port), LOG: 'info', ...settings };
      const started = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      const lines = createInterface({ input: started.stdout });
      await new Promise<void>((ready, failed) => {
        lines.on('line', (line) => line.includes('Errantry is at') && ready());
        started.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      });
      return performance.now() - begun;
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    pid: () => child?.pid,
  };
}
