/** Print and play: the size of an order, the document, and its first pages as pictures. */
import { PAPER_NAMES } from '../../core/game.ts';
import { type Problem, problemIn } from '../../core/notation.ts';
import {
  DOCUMENTS,
  DUPLEXES,
  FARTHEST_OFFSET,
  PREVIEWED,
  PRINT_LANGUAGES,
  type PrintOrder,
  readOrder,
  VARIANTS,
} from '../../wire/printing.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { PRINTED_GAMES } from '../../print/parts.ts';
import type { Printing } from '../print/document.ts';
import { queued } from './queued.ts';
import { type ApiRequest, get, type Query, type Reply, type HttpRoute, FileReply } from './route.ts';

const offset = { about: `Millimetres that backs are moved by, from -${FARTHEST_OFFSET} to ${FARTHEST_OFFSET}.` };

const ORDER: Query = {
  document: { about: 'The components, the rulebook, its booklet, or the calibration page.', choices: DOCUMENTS },
  paper: {
    about: 'a2 and a1 are for boards in one piece; the answer names the papers of a game.',
    choices: PAPER_NAMES,
  },
  duplex: { about: 'How fronts and backs come together.', choices: DUPLEXES },
  variant: { about: 'The inks.', choices: VARIANTS },
  lang: { about: 'The language.', choices: PRINT_LANGUAGES },
  bleed: { about: 'Whether grounds run 3 mm over the cut.', choices: ['false', 'true'] },
  offsetX: offset,
  offsetY: offset,
  only: { about: 'Names of parts, with commas between.' },
};

export const PRINT_ROUTES: readonly HttpRoute[] = [
  get('/api/print/:game', 'What an order comes to: its pages, and a tag of what its first pages show.', summary, ORDER),
  get('/api/print/:game/sheets.pdf', 'The document of an order, to print. With ?download as a file.', sheets, ORDER),
  get('/api/print/:game/page.png', `One of its first ${PREVIEWED} pages as a picture.`, picture, {
    ...ORDER,
    page: { about: 'Which page, from 1.' },
  }),
];

async function summary(request: ApiRequest<undefined>): Promise<Reply> {
  return printing(request, false, async (document) => {
    const { pages, tag } = await document.finished;
    return { pages, tag };
  });
}

async function sheets(request: ApiRequest<undefined>): Promise<Reply> {
  return printing(request, true, async (document, order) => {
    const name = `${order.game}${order.document === 'set' ? '' : `-${order.document}`}-${order.lang}.pdf`;
    return new FileReply('application/pdf', name, document.stream());
  });
}

async function picture(request: ApiRequest<undefined>): Promise<Reply> {
  const page = Number(request.query['page'] ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > PREVIEWED)
    return refuse(SERVER_RULES.print, `page: a whole number from 1 to ${PREVIEWED}`);
  return printing(request, false, async (document) => {
    const drawn = await request.services.printQueue.picture(await document.finished, page - 1, request.address);
    return drawn === undefined ? refuse(SERVER_RULES.path) : new FileReply('image/png', `page-${page}.png`, drawn);
  });
}

/** Reads the order, queues it, and waits until it is known to be printable. */
async function printing(
  request: ApiRequest<undefined>,
  whole: boolean,
  answer: (document: Printing, order: PrintOrder) => Promise<Reply>,
): Promise<Reply> {
  const { config } = request.services;
  const link = config.ORIGIN ?? `http://localhost:${config.PORT}`;
  const reading = readOrder({ ...request.query, game: request.game, link }, PRINTED_GAMES);
  if (reading.problems !== undefined) return unreadable(reading.problems);
  const order = reading.value;
  if (order.only.join().length > 200) return refuse(SERVER_RULES.print, 'only: too long');
  const document = queued(request, { order, whole });
  if ('rule' in document) return document;
  const problems = await document.begun;
  return problems.length > 0 ? unreadable(problems) : answer(document, order);
}

const unreadable = (problems: readonly Problem[]): Refusal =>
  refuse(
    SERVER_RULES.print,
    problems
      .map((problem) => problemIn('en', problem))
      .map(({ where, found, expected }) => `${where}: found ${found.slice(0, 40)}; expected ${expected}`)
      .join('. '),
  );
