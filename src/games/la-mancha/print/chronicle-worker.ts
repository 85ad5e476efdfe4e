/** The thread that prints one Chronicle. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Chronicle } from '../chronicle/book.ts';
import { writePdf } from './chronicle.ts';

parentPort?.postMessage(await writePdf(workerData as Chronicle));
