/** The one way into the print queue: sheets and books, in every form, count against the same limit. */
import type { PrintJob } from '../../print/print-worker.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Printing } from '../print/document.ts';
import type { ApiRequest } from './route.ts';

/** What is made already costs nothing; a new document counts against the limit of the address. */
export function queued(request: ApiRequest<unknown>, job: PrintJob): Printing | Refusal {
  const isMade = request.services.printQueue.has(job);
  return (isMade ? undefined : overLimit(request)) ?? printing(request, job);
}

/** Counts a document against the limit of the address: a refusal if there were too many. */
export function overLimit({ services, address }: ApiRequest<unknown>): Refusal | undefined {
  return services.prints.take(address) ? undefined : refuse(SERVER_RULES.tooManyRequests);
}

/** The document of a job that was counted already. */
export function printing({ services, address }: ApiRequest<unknown>, job: PrintJob): Printing | Refusal {
  return (
    services.printQueue.print(job, address) ??
    refuse(SERVER_RULES.tooManyRequests, 'many documents are being made; try again in a few seconds')
  );
}
