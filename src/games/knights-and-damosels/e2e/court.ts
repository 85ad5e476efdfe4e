/** How the tests play at the court of Knights & Damosels, and what chapter 16 lets a page be sent. */
import type { Page } from '@playwright/test';
import { HIDDEN, readOptions, type Viewer } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import { merlinOf, type State, STEPS } from '../rules/state.ts';
import { patch } from '../../../wire/difference.ts';
import { pressUntil } from '../../../../e2e/press.ts';

/** Sits down to a game of this browser, of one seed, against bots, with jousts and Camlann; its lessons are over. */
export async function sitAtCourt(page: Page, address: string, seed: string, bots: readonly Sitter[]): Promise<void> {
  const options = readOptions(game, { selection: 'free', joust: true, camlann: true });
  const sitters = [{ name: 'You' }, ...bots];
  const sitting = { id: seed, kind: 'bots', game: game.id, sitters, options, seed, moves: [] };
  await page.goto(address);
  for (const [name, value] of Object.entries({ sittings: [sitting], 'kd-lessons': STEPS, 'how-known': [game.id] }))
    await page.evaluate(`localStorage.setItem('errantry/${name}', ${JSON.stringify(JSON.stringify(value))})`);
  await page.goto(`${address}#/table/${seed}`);
  await page.locator('.kd-board').waitFor();
}

interface Sitter {
  readonly name: string;
  readonly bot: string;
}

/**
 * Answers the question that stands there, by the keyboard: the first of the answers, or all cards face up. The game may
 * end instead, by what others do: then its title is pressed, which does nothing.
 */
export async function answer(page: Page): Promise<void> {
  const questions = page.locator('.kd-seal').or(page.locator('.kd-answer'));
  await questions.or(page.locator('.result-title')).first().press('Enter');
}

/** One list of selectors: the first of them on the page is pressed. Pages take what is free, and leave challenges to others. */
const PRESSED = ['.kd-slots .kd-answer:not(.kd-granted), .kd-seal, .kd-hand .kd-answer'];

/** Lets every page answer whatever it is asked, all of them at once, until this is true in each. */
export const playUntil = (pages: readonly Page[], end: string): Promise<void> => pressUntil(pages, end, PRESSED, 50);

export const seen = (selector: string): string => `document.querySelector('${selector}') !== null`;
export const inRound = (round: number): string =>
  `document.querySelector('.top-where').textContent.startsWith('Round ${round}')`;

export interface Overheard {
  /** Everything that reached the page: frames of the socket, and answers in JSON. */
  readonly messages: Message[];
  /** The same as text. */
  readonly texts: string[];
}

interface Message {
  readonly t?: string;
  readonly view?: State;
  readonly set?: { readonly [path: string]: unknown };
  readonly say?: readonly Said[];
  readonly viewer?: Viewer;
}

interface Said {
  readonly t: string;
  readonly seat?: number;
  readonly [field: string]: unknown;
}

/** Call it before the page goes anywhere. */
export function overhear(page: Page): Overheard {
  const heard: Overheard = { messages: [], texts: [] };
  const take = (text: string): void => {
    heard.texts.push(text);
    heard.messages.push(JSON.parse(text) as Message);
  };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => take(String(payload))));
  page.on('response', async (response) => {
    if (!response.url().includes('/api/') || !(response.headers()['content-type'] ?? '').includes('json')) return;
    take(await response.text().catch(() => '{}'));
  });
  return heard;
}

/** Every secret that a page was sent, against the table of chapter 16; none, if all is well. */
export function leaks({ messages }: Overheard, viewer: Viewer): string[] {
  const found: string[] = [];
  let view: State | undefined;
  for (const message of messages) {
    if (message.view !== undefined) view = message.view;
    else if (message.set !== undefined && view !== undefined) view = patch(view, message.set) as State;
    if (view !== undefined) found.push(...secretsIn(view, viewer));
    for (const event of message.say ?? []) if (isToldTooMuch(event, viewer)) found.push(JSON.stringify(event));
  }
  return found;
}

const isOpen = (value: unknown): boolean => typeof value === 'number' && value >= 0;

function secretsIn(view: State, viewer: Viewer): string[] {
  const { arthur, drawn, annals, display, players, eventPile, court, favour } = view;
  const merlin = merlinOf(view);
  const found: string[] = [];
  const demand = (kept: boolean, what: string): void => void (kept || found.push(`round ${view.round}: ${what}`));
  demand(![...eventPile, ...court].some(isOpen), 'the order of a pile');
  const mayHold = viewer === arthur || (viewer === merlin && drawn.length < 3);
  demand(mayHold || !drawn.some(isOpen), 'events in hand');
  demand(viewer === arthur || !isOpen(favour), 'the Service card');
  annals.forEach((event, place) => {
    const past = (arthur - (view.round - 1 - Math.floor(place / 3)) + 30 * players.length) % players.length;
    const mayKnow = viewer === past || (place % 3 === 1 && viewer === (past + players.length - 1) % players.length);
    demand(place % 3 === 2 || mayKnow || event === HIDDEN, `event ${place} that was laid away`);
  });
  players.forEach(({ sealed, gift }, seat) => {
    if (seat === viewer) return;
    demand(!isOpen(sealed) && !isOpen(gift), `what seat ${seat} chose`);
  });
  display.forEach(({ damosel, chivalry }, slot) => {
    const isOwn = viewer !== 'watcher' && players[viewer].gift === chivalry && players[viewer].damosel === damosel;
    const mayKnow = viewer === merlin || isOwn || players.some(({ denied }) => denied === slot);
    demand(mayKnow || damosel === HIDDEN, `whose slot ${slot} is`);
  });
  return found;
}

/** Of events too: only those concerned are told what was drawn, handed on, laid away, sealed and displayed. */
function isToldTooMuch(event: Said, viewer: Viewer): boolean {
  const open = (field: string): boolean => [event[field]].flat().some(isOpen);
  if (viewer === event.seat) return false;
  if (event.t === 'drew') return open('events');
  if (event.t === 'handed') return open('event') || (viewer !== event['to'] && open('events'));
  if (event.t === 'revealed') return viewer !== event['arthur'] && open('away');
  if (event.t === 'favoured') return open('card');
  if (event.t === 'sealed') return open('choice');
  return event.t === 'displayed' && viewer !== event['merlin'] && open('damosels');
}
