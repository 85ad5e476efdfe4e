/** The one way into the print queue: sheets and books count against the same limit. */
import type { PrintJob } from '../../print/print-worker.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Printing } from '../print/document.ts';
import type { ApiRequest } from './route.ts';

/** What is made already costs nothing; a new document counts against the limit of the address. */
export function queued({ services, address }: ApiRequest<unknown>, job: PrintJob): Printing | Refusal {
  const { printQueue, prints } = services;
  if (!printQueue.has(job) && !prints.take(address)) return refuse(SERVER_RULES.tooManyRequests);
  return printQueue.print(job) ?? refuse(SERVER_RULES.tooManyRequests, 'the press has much to do');
}
