/** Print and play: what an order comes to, the document itself, and its pages as pictures. */
import {
  DOCUMENTS,
  DUPLEXES,
  FARTHEST_OFFSET,
  PAPERS,
  PREVIEWED,
  PRINT_LANGUAGES,
  type PrintOrder,
  readOrder,
  VARIANTS,
} from '../../wire/printing.ts';
import { DOOR, type Refusal, refuse } from '../../wire/rules.ts';
import type { Printing } from '../print/queue.ts';
import { type Asked, get, type Query, type Reply, type Route, Sent } from './route.ts';

const offset = { about: `Millimetres that backs are moved by, from -${FARTHEST_OFFSET} to ${FARTHEST_OFFSET}.` };

const ORDER: Query = {
  document: { about: 'The components, the rulebook, its booklet, or the calibration page.', choices: DOCUMENTS },
  paper: { about: 'a2 and a1 are for the board of lancelot.', choices: PAPERS },
  duplex: { about: 'How fronts and backs come together.', choices: DUPLEXES },
  variant: { about: 'The inks.', choices: VARIANTS },
  lang: { about: 'The language.', choices: PRINT_LANGUAGES },
  bleed: { about: 'Whether grounds run 3 mm over the cut.', choices: ['false', 'true'] },
  offsetX: offset,
  offsetY: offset,
  only: { about: 'Names of parts, with commas between.' },
};

export const PRINT_ROUTES: readonly Route[] = [
  get('/api/print/:game', 'What an order comes to: its pages, and a tag of what its first pages show.', summary, ORDER),
  get('/api/print/:game/sheets.pdf', 'The document of an order, to print. With ?download as a file.', sheets, ORDER),
  get('/api/print/:game/page.png', `One of its first ${PREVIEWED} pages as a picture.`, picture, {
    ...ORDER,
    page: { about: 'Which page, from 1.' },
  }),
];

async function summary(asked: Asked<undefined>): Promise<Reply> {
  return printing(asked, false, async (document) => {
    const { pages, tag } = await document.finished;
    return { pages, tag };
  });
}

async function sheets(asked: Asked<undefined>): Promise<Reply> {
  return printing(asked, true, async (document, order) => {
    const name = `${order.game}${order.document === 'set' ? '' : `-${order.document}`}-${order.lang}.pdf`;
    return new Sent('application/pdf', name, document.stream());
  });
}

async function picture(asked: Asked<undefined>): Promise<Reply> {
  const page = Number(asked.query['page'] ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > PREVIEWED)
    return refuse(DOOR.print, `page: a whole number from 1 to ${PREVIEWED}`);
  return printing(asked, false, async (document) => {
    const drawn = await asked.door.press.picture(await document.finished, page - 1);
    return drawn === undefined ? refuse(DOOR.path) : new Sent('image/png', `page-${page}.png`, drawn);
  });
}

/** Reads the order, counts what is new against the asker's allowance, and waits until it is known to be printable. */
async function printing(
  { door, game, query, address }: Asked<undefined>,
  whole: boolean,
  answer: (document: Printing, order: PrintOrder) => Promise<Reply>,
): Promise<Reply> {
  const reading = readOrder({ ...query, game, link: door.config.ORIGIN ?? `http://localhost:${door.config.PORT}` });
  if (reading.problems !== undefined) return unreadable(reading.problems);
  const order = reading.value;
  if (order.only.join().length > 200) return refuse(DOOR.print, 'only: too long');
  if (!door.press.has(order, whole) && !door.prints.take(address)) return refuse(DOOR.haste);
  const document = door.press.print(order, whole);
  if (document === undefined) return refuse(DOOR.haste, 'the press has much to do');
  const problems = await document.begun;
  return problems.length > 0 ? unreadable(problems) : answer(document, order);
}

const unreadable = (problems: readonly { where: string; found: string; expected: string }[]): Refusal =>
  refuse(
    DOOR.print,
    problems
      .map(({ where, found, expected }) => `${where}: found ${found.slice(0, 40)}; expected ${expected}`)
      .join('. '),
  );
