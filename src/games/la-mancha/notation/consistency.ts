/** What cannot be on a table: a card twice, two of a type, a number that no rule allows. Each check names its rule. */
import { demandsOf, type Problem } from '../../../core/notation.ts';
import type { SheetPart } from '../../../core/sheets.ts';
import { CHIVALRY, isFeat, isLove, JOURNEY, SLOT_OF, TREASURES } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import { chivalrySeen, journeySeen, treasuresSeen } from '../rules/secrets.ts';
import { isInFeat, type State } from '../rules/state.ts';
import type { SeatSheet, Sheet } from './sheet.ts';
import { JOURNEY_DECK } from './words.ts';

const demand = demandsOf(RULES);

/** LM-1.7. */
export function wrongSeats({ seats }: Sheet): Problem[] {
  const isTable = seats.length >= 3 && seats.length <= 5;
  return demand(isTable, 'input', 'LM-1.7', `${seats.length} seats`, '3 to 5 seats');
}

export function inconsistencies({ table: { where }, seats }: Sheet, state: State): Problem[] {
  const { phase, drawer, card } = state;
  const { die, attempter } = state.feat;
  const isSeated = (seat: number): boolean => seat >= 0 && seat < seats.length;
  const isTried = !isInFeat(state) || isSeated(attempter);
  const isTold = phase !== 'tell' || (card >= 0 && !isFeat(card));
  return [
    ...twice(chivalrySeen(state), CHIVALRY),
    ...twice(treasuresSeen(state), TREASURES),
    ...twice(journeySeen(state), JOURNEY),
    ...seats.flatMap(wrongKnight),
    ...demand(isSeated(drawer), where('drawer'), 'LM-2.1', `seat ${drawer + 1}`, 'a seat at this table'),
    ...demand(die <= 6, where('die'), 'LM-1.6', `${die}`, 'a face from 1 to 6'),
    ...demand(!isInFeat(state) || isFeat(card), where('card'), 'LM-6.1', 'no Feat', `a Feat in phase ${phase}`),
    ...demand(isTried, where('attempter'), 'LM-6.2', 'nobody', 'the seat that attempts'),
    ...demand(phase !== 'after' || die > 0, where('die'), 'LM-9.2', 'no die', 'the face that was rolled'),
    ...demand(isTold, where('card'), 'LM-4.3', 'nothing to tell of', 'an Encounter or a Love'),
    ...demand(phase !== 'woo' || isLove(card), where('card'), 'LM-5.1', 'nobody to woo', 'a Love'),
  ];
}

function wrongKnight({ values, where }: SheetPart<SeatSheet>): Problem[] {
  const { wears, love, feats, successes } = values;
  const types = wears.map((treasure) => SLOT_OF[treasure]);
  const isOneEach = new Set(types).size === types.length;
  const areFeats = feats.every((card) => card < 0 || isFeat(card));
  return [
    ...demand(isOneEach, where('wears'), 'LM-7.1', 'two Treasures of one type', 'one of each type'),
    ...demand(love < 0 || isLove(love), where('love'), 'LM-7.1', JOURNEY_DECK.write(love), 'a Love'),
    ...demand(areFeats, where('feats'), 'LM-6.5', 'another card', 'Feats only'),
    ...demand(successes <= 1, where('successes'), 'LM-6.5', `${successes} successes`, 'at most one'),
  ];
}

/** LM-1.3. */
function twice(cards: readonly number[], deck: readonly { readonly id: string }[]): Problem[] {
  const known = cards.filter((card) => card >= 0);
  const doubled = new Set(known.filter((card, i) => known.indexOf(card) !== i));
  return [...doubled].flatMap((card) =>
    demand(false, 'input', 'LM-1.3', `${deck[card]?.id ?? card} twice`, 'each card in one place'),
  );
}
