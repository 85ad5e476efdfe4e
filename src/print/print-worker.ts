/** The thread that prints: jobs come in, documents go out in pieces, single pages of them as pictures. */
import { parentPort } from 'node:worker_threads';
import type { Problem } from '../core/notation.ts';
import { PREVIEWED, type PrintOrder } from '../wire/printing.ts';
import { planFor, printed, problemsWith } from './order.ts';
import type { Paper } from './paper.ts';
import { drawn } from './parts.ts';
import { png } from './png.ts';
import { openProof } from './proof.ts';

export type PrintJob =
  /** The sheets of an order: all of them, or only those that can be looked at beforehand. */
  | { readonly order: PrintOrder; readonly whole: boolean }
  /** A document that a game draws by itself, by a module inside its folder. */
  | { readonly game: string; readonly module: string; readonly input: unknown };

/** A document to make, or a page of one to show. */
export type Task = { readonly id: number } & (
  | { readonly job: PrintJob }
  | { readonly bytes: Uint8Array; readonly page: number }
);

export type Message = { readonly id: number } & (
  | { readonly chunk: Uint8Array }
  | { readonly pages: number }
  | { readonly picture: Uint8Array | undefined }
  | { readonly problems: readonly Problem[] }
  | { readonly failed: string }
);

/** Pixels of a preview in a point: a sheet of A4 becomes 476 by 674. */
const SCALE = 0.8;

const post = (message: Message): void => parentPort?.postMessage(message);

parentPort?.on('message', (task: Task) => {
  void ('job' in task ? print(task.id, task.job) : show(task.id, task.bytes, task.page)).catch((error: unknown) =>
    post({ id: task.id, failed: String(error) }),
  );
});

setImmediate(() => parentPort?.postMessage('ready')); // for server/thread.ts

async function print(id: number, job: PrintJob): Promise<void> {
  if ('module' in job) return write(id, await drawn(job.game, job.module, job.input));
  const { order, whole } = job;
  const problems = await problemsWith(order);
  if (problems.length > 0) return post({ id, problems });
  const pages = order.document === 'set' ? 1 + (await planFor(order)).length : undefined;
  return write(id, await printed(order, whole ? Infinity : PREVIEWED), pages);
}

/** `pages` where the document has more than those that are written. */
async function write(id: number, paper: Paper, pages?: number): Promise<void> {
  const { start, count } = paper.bufferedPageRange(); // pages before `start` are flushed already
  paper.end();
  for await (const chunk of paper as unknown as AsyncIterable<Uint8Array>) post({ id, chunk });
  post({ id, pages: pages ?? start + count });
}

async function show(id: number, bytes: Uint8Array, page: number): Promise<void> {
  const proof = await openProof(bytes);
  post({ id, picture: page < proof.pages ? png(proof.pixels(page, SCALE)) : undefined });
  proof.close();
}
