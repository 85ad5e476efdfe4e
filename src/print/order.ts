/** What an order asks for, as a document, and what is wrong with an order. */
import type { Problem } from '../core/notation.ts';
import { MANIFESTS, pictureRules } from '../games/load.ts';
import { type PrintOrder, SHEETS } from '../wire/printing.ts';
import { drawCalibration } from './calibration.ts';
import { drawSet } from './draw-set.ts';
import type { Paper } from './paper.ts';
import { setOf } from './parts.ts';
import { drawRulebook } from './rulebook.ts';
import { type Planned, planOf, printSet } from './set.ts';
import { spokenFor } from './words.ts';

/** What `readOrder` cannot know: the papers and the parts of a game's set. */
export async function problemsWith(order: PrintOrder): Promise<Problem[]> {
  const set = await setOf(order.game);
  const papers = (order.document === 'set' ? MANIFESTS[order.game].papers : undefined) ?? SHEETS;
  if (!papers.includes(order.paper)) return [{ where: 'paper', found: order.paper, expected: papers.join(', ') }];
  const names = set.parts(await spokenFor(order.game, order.lang), order).map(({ name }) => name);
  const unknown = order.only.filter((name) => !names.includes(name));
  return unknown.map((found) => ({ where: 'only', found, expected: names.join(', ') }));
}

/** Draws all of it at once, or the first pages of a set; the bytes are read from the document as from any stream. */
export async function printed(order: PrintOrder, most = Infinity): Promise<Paper> {
  const [set, spoken] = await Promise.all([setOf(order.game), spokenFor(order.game, order.lang)]);
  if (order.document === 'calibration') return drawCalibration(order, spoken);
  if (order.document === 'set') return drawSet(set, order, spoken, most);
  return drawRulebook(set, order, spoken, await pictureRules(order.game, spoken));
}

/** Every page of a set after its cover, without drawing any. */
export async function planFor(order: PrintOrder): Promise<Planned[]> {
  const [set, spoken] = await Promise.all([setOf(order.game), spokenFor(order.game, order.lang)]);
  return planOf(printSet(set, order, spoken), order, spoken);
}
