/** The printing house: what an order asks for, as a document, and what is wrong with an order. */
import type { Problem } from '../core/herald.ts';
import type { PrintedGame, PrintOrder } from '../wire/printing.ts';
import { drawCalibration } from './calibration.ts';
import { donQuixoteSet } from '../games/don-quixote/print/index.ts';
import { knightsAndDamoselsSet } from '../games/knights-and-damosels/print/index.ts';
import { laManchaSet } from '../games/la-mancha/print/index.ts';
import { lancelotSet } from '../games/lancelot/print/index.ts';
import type { Paper } from './paper.ts';
import { drawRulebook } from './rulebook.ts';
import { drawSet, planOf, type PrintSet, type Setter } from './set.ts';
import { spokenFor, type Spoken } from './words.ts';

const SETS: { readonly [game in PrintedGame]: Setter } = {
  'don-quixote': donQuixoteSet,
  lancelot: lancelotSet,
  'knights-and-damosels': knightsAndDamoselsSet,
  'la-mancha': laManchaSet,
};

export const setFor = (order: PrintOrder, spoken: Spoken): PrintSet => SETS[order.game](order, spoken);

/** What the vocabulary of orders cannot say: parts that a game has not, and paper that only one of them fills. */
export async function problemsWith(order: PrintOrder): Promise<Problem[]> {
  const large = order.paper === 'a2' || order.paper === 'a1';
  if (large && (order.game !== 'lancelot' || order.document !== 'set'))
    return [{ where: 'paper', found: order.paper, expected: 'a4, letter; a2 and a1 are for the board of lancelot' }];
  const { parts } = setFor(order, await spokenFor(order.game, order.lang));
  const names = parts.map(({ name }) => name);
  const unknown = order.only.filter((name) => !names.includes(name));
  return unknown.map((found) => ({ where: 'only', found, expected: names.join(', ') }));
}

/** Draws all of it at once, or the first pages of a set; the bytes are read from the document as from any stream. */
export async function printed(order: PrintOrder, most = Infinity): Promise<Paper> {
  const spoken = await spokenFor(order.game, order.lang);
  if (order.document === 'calibration') return drawCalibration(order, spoken);
  return order.document === 'set' ? drawSet(setFor(order, spoken), order, spoken, most) : drawRulebook(order, spoken);
}

/** How many pages a set has, without drawing any. */
export async function pagesOfSet(order: PrintOrder): Promise<number> {
  const spoken = await spokenFor(order.game, order.lang);
  return 1 + planOf(setFor(order, spoken), order, spoken).length;
}
