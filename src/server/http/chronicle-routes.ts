/** The Chronicle of a table as JSON, to read, and to print. */
import { PRINT_LANGUAGES } from '../../wire/printing.ts';
import type { Refusal } from '../../wire/rules.ts';
import { type ChronicleBook, bookOf } from '../print/chronicle.ts';
import type { Table } from '../table/table.ts';
import { overLimit, printing } from './queued.ts';
import { type ApiRequest, FileReply, get, ifAdmitted, type Query, type Reply, type HttpRoute } from './route.ts';

const LANG: Query = { lang: { about: 'the language between the tales', choices: PRINT_LANGUAGES } };

export const CHRONICLE_ROUTES: readonly HttpRoute[] = [
  get(
    '/api/tables/:table/chronicle',
    'The Chronicle so far: tales, verdicts and feats, of games that keep one.',
    (request) => withBook(request, async ({ content }) => content),
    LANG,
  ),
  file('html', 'The Chronicle to read.', async (_, { chronicle, content }) => [
    'text/html; charset=utf-8',
    chronicle.html(content),
  ]),
  file('md', 'The Chronicle as Markdown.', async (_, { chronicle, content }) => [
    'text/markdown; charset=utf-8',
    chronicle.markdown(content),
  ]),
  file('pdf', 'The Chronicle to print, as a small book.', async (request, { chronicle, content }, { game }) => {
    const document = printing(request, { game: game.id, module: chronicle.pdf, input: content });
    return 'rule' in document ? document : ['application/pdf', (await document.finished).bytes];
  }),
];

type Written = readonly [type: string, content: string | Uint8Array];

function file(
  form: string,
  about: string,
  write: (request: ApiRequest<undefined>, book: ChronicleBook, table: Table) => Promise<Written | Refusal>,
): HttpRoute {
  const handle = (request: ApiRequest<undefined>): Promise<Reply> =>
    withBook(request, async (book, table) => {
      const written = await write(request, book, table);
      return 'rule' in written ? written : new FileReply(written[0], `chronicle.${form}`, written[1]);
    });
  return get(`/api/tables/:table/chronicle.${form}`, `${about} With ?download as a file.`, handle, LANG);
}

/** A book is read from the whole game, whatever it is written as: each counts as a document. */
function withBook(
  request: ApiRequest<undefined>,
  answer: (book: ChronicleBook, table: Table) => Promise<Reply>,
): Promise<Reply> {
  return ifAdmitted(request, async (table) => {
    const refused = overLimit(request);
    if (refused !== undefined) return refused;
    const book = await bookOf(table, request.services.context, request.query['lang'] ?? 'en');
    return 'rule' in book ? book : answer(book, table);
  });
}
