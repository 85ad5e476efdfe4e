/** The thread of the press: orders come in as text, documents go out in pieces, pages of them as pictures. */
import { parentPort } from 'node:worker_threads';
import type { Problem } from '../core/herald.ts';
import { PREVIEWED, type PrintOrder } from '../wire/printing.ts';
import { png } from './png.ts';
import { pagesOfSet, printed, problemsWith } from './order.ts';
import { openProof } from './proof.ts';

export type Task =
  /** The whole document, or only as much of it as can be looked at beforehand. */
  | { readonly id: number; readonly order: PrintOrder; readonly whole: boolean }
  | { readonly id: number; readonly bytes: Uint8Array; readonly page: number };

export type News =
  | { readonly id: number; readonly chunk: Uint8Array }
  | { readonly id: number; readonly pages: number }
  | { readonly id: number; readonly picture: Uint8Array | undefined }
  | { readonly id: number; readonly problems: readonly Problem[] }
  | { readonly id: number; readonly failed: string };

/** Pixels of a preview in a point: a sheet of A4 becomes 476 by 674. */
const SCALE = 0.8;

const tell = (news: News): void => parentPort?.postMessage(news);

parentPort?.on('message', (task: Task) => {
  void ('order' in task ? print(task) : draw(task.id, task.bytes, task.page)).catch((error: unknown) =>
    tell({ id: task.id, failed: String(error) }),
  );
});

async function print({ id, order, whole }: Extract<Task, { whole: boolean }>): Promise<void> {
  const problems = await problemsWith(order);
  if (problems.length > 0) return tell({ id, problems });
  const paper = await printed(order, whole ? Infinity : PREVIEWED);
  const { start, count } = paper.bufferedPageRange(); // those before `start` have left already
  paper.end();
  for await (const chunk of paper as unknown as AsyncIterable<Uint8Array>) tell({ id, chunk });
  return tell({ id, pages: order.document === 'set' ? await pagesOfSet(order) : start + count });
}

async function draw(id: number, bytes: Uint8Array, page: number): Promise<void> {
  const proof = await openProof(bytes);
  tell({ id, picture: page < proof.pages ? png(proof.pixels(page, SCALE)) : undefined });
  proof.close();
}
