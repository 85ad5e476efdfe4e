/** Chivalry cards at a table with a box: those that the rules allow now, and what they change of what was tapped in. */
import { toldDice } from '../../../core/dice.ts';
import { NONE, type Seat, unheard } from '../../../core/game.ts';
import { addPlays, playRefusal } from '../rules/09-play.ts';
import { happen } from '../rules/11-effects.ts';
import type { Op } from '../rules/cards/vocabulary.ts';
import { CHIVALRY, effectsOf, LOVE_PLACE, loveCode } from '../rules/components.ts';
import type { Move, PlayMove } from '../rules/moves.ts';
import { clone, type State } from '../rules/state.ts';
import { inPosition } from './referee-feat.ts';
import { type Own, passDie, type Table } from './referee-table.ts';

/** What the page counts. Cards that roll again are played by tapping the new die; hands and decks stay with the people. */
const COUNTED: ReadonlySet<Op> = new Set<Op>([
  'strength',
  'difficulty',
  'set_die',
  'double_die',
  'skip_attempt',
  'lose_success',
  'discard_treasure',
  'mute',
  'immune',
]);
const CARDS = [...CHIVALRY.keys()].filter((card) => effectsOf(card).some(({ op }) => COUNTED.has(op)));

/** The cards that this knight might play now, each at each of its targets. */
export function playsOf(table: Table, by: Seat): PlayMove[] {
  return inPosition(
    table,
    (state) => {
      state.knights[by].hand.splice(0, Infinity, ...CARDS);
      const list: Move[] = [];
      addPlays(state, by, list);
      return list.filter((move) => move.t === 'play' && playRefusal(state, by, move) === undefined) as PlayMove[];
    },
    () => [],
  );
}

/** The card works, and nobody replied to it. */
export function withPlay(table: Table, by: Seat, { card, rival, treasure }: PlayMove): Table {
  return inPosition(
    table,
    (state) => {
      const after = clone(state);
      const effects = effectsOf(card).filter(({ op }) => COUNTED.has(op));
      happen(after, CHIVALRY[card].id, effects, { seat: by, rival, treasure }, toldDice([]), unheard);
      return after.feat.attempter === state.feat.attempter ? changed(table, state, after) : passDie(table);
    },
    () => table,
  );
}

function changed(table: Table, before: State, after: State): Table {
  const { attemptStrength, attemptDifficulty, difficulty, doubled, die } = after.feat;
  const owns = table.owns.map((own, seat) => changedOwn(own, before, after, seat));
  return { ...table, attemptStrength, attemptDifficulty, difficulty, doubled, die, owns };
}

/** What is muted or gone is found by what lay there before: cards of another box have no number of their own. */
function changedOwn(own: Own, before: State, { knights, feat }: State, seat: Seat): Own {
  const { treasures, love } = before.knights[seat];
  const codeAt = (place: number): number =>
    place !== LOVE_PLACE ? treasures[place] : love === NONE ? NONE : loveCode(love);
  return {
    ...own,
    worn: own.worn.map((card, slot) => (treasures[slot] === knights[seat].treasures[slot] ? card : NONE)),
    muted: own.muted.map((_, place) => codeAt(place) !== NONE && feat.muted.includes(codeAt(place))),
    successes: feat.successes[seat],
    strength: feat.strength[seat],
    guards: feat.guards[seat],
  };
}
