/** LM-12.11: the Chronicle of a table, at any time, in every form. Games of which none is kept have no entry here. */
import { Worker } from 'node:worker_threads';
import { chronicle as bookOf, type Chronicle } from '../../games/la-mancha/chronicle/book.ts';
import { writeHtml } from '../../games/la-mancha/chronicle/html.ts';
import { writeMarkdown } from '../../games/la-mancha/chronicle/markdown.ts';
import { PENS } from '../../games/la-mancha/chronicle/pens.ts';
import type { Event } from '../../games/la-mancha/rules/events.ts';
import { game as laMancha } from '../../games/la-mancha/rules/index.ts';
import type { Tongue } from '../../games/la-mancha/rules/state.ts';
import { namesOf } from '../../wire/table-info.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import type { Table } from '../table/table.ts';

/** The book so far, of what everybody was told; between the tales in the language of its reader. */
export async function chronicleOf(table: Table, { store }: Context, language: Tongue): Promise<Chronicle | Refusal> {
  const { card, match, marks } = table.current();
  if (table.game.id !== laMancha.id) return refuse(SERVER_RULES.chronicle, `${table.game.title} has none`);
  if (match === undefined) return refuse(SERVER_RULES.notPlaying);
  const rows = await store.moves(table.id);
  const said = rows
    .filter(({ n }) => n <= match.n)
    .map(({ events }) => (JSON.parse(events) as Event[]).flatMap((event) => laMancha.witness(event, 'watcher') ?? []));
  const withheld = marks.flatMap(({ mark, page }) => (mark === 'aloud' ? page : []));
  const omissions = { torn: [], withheld };
  return bookOf(said, namesOf(card), { omissions, outcome: card.outcome, pen: PENS[language] });
}

export interface Form {
  readonly type: string;
  write(book: Chronicle): Promise<string | Uint8Array>;
}

export const FORMS: { readonly [form in 'html' | 'md' | 'pdf']: Form } = {
  html: { type: 'text/html; charset=utf-8', write: async (book) => writeHtml(book, PENS[book.language]) },
  md: { type: 'text/markdown; charset=utf-8', write: async (book) => writeMarkdown(book, PENS[book.language]) },
  pdf: { type: 'application/pdf', write: printed },
};

/** Printing takes a fifth of a second, which no table should wait for: it has a thread of its own, one at a time. */
let printQueue: Promise<unknown> = Promise.resolve();

function printed(book: Chronicle): Promise<Uint8Array> {
  const bytes = printQueue.then(() => printNow(book));
  printQueue = bytes.catch(() => undefined); // whoever asked is told; the next one is printed
  return bytes;
}

function printNow(book: Chronicle): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('../../games/la-mancha/print/chronicle-worker.ts', import.meta.url), {
      workerData: book,
    });
    worker.once('message', done);
    worker.once('error', failed);
  });
}
