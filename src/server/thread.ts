/** A thread of the server that says when it has loaded its modules. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface Thread {
  post(message: unknown): void;
  /** Node itself crashes if a thread ends while it still loads modules that wait for others: so this waits for them. */
  end(): Promise<void>;
}

interface Listener<T> {
  hear(message: T): void;
  fail(error: unknown): void;
  readied?(): void;
}

/** What a thread says when it has loaded: by `setImmediate`, so that no module is being run any more. */
export const READY = 'ready';

/** It does not keep the process alive. */
export function startThread<T>(file: URL, { hear, fail, readied }: Listener<T>, options: WorkerOptions = {}): Thread {
  const worker = new Worker(file, options);
  const loaded = new Promise<void>((done) => {
    worker.on('message', (message: T | typeof READY) => {
      if (message !== READY) return hear(message);
      done();
      return readied?.();
    });
    worker.on('error', fail);
    worker.once('exit', () => done());
  });
  worker.unref();
  return {
    post: (message) => worker.postMessage(message), // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread
    async end() {
      await loaded;
      await worker.terminate();
    },
  };
}
