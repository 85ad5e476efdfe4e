/** Don Quixote: tiles, roads and three scorings, for one to four players. */
import { bySteps } from '../../../core/steps.ts';
import { type Game, NONE, type Seat } from '../../../core/game.ts';
import { manifest } from '../manifest.ts';
import { beats } from './beats.ts';
import { FIELDS, fieldName, layOf, TILES, tileOf } from './components.ts';
import { setup } from './setup.ts';
import { score, total } from './08-scoring.ts';
import { outcome } from './09-end.ts';
import { lastField, placing } from './10-decisions.ts';
import { CHAPTERS, RULES } from './rulebook.ts';
import { glances, imagine, view, witness } from './secrets.ts';
import { orders } from './orders.ts';
import { clone, type Event, fork, isLastField, isOver, type LayMove, type Options, type State } from './state.ts';

const decisions = bySteps(
  { placing, lastField },
  (state: State) => (isOver(state) ? undefined : isLastField(state) ? 'lastField' : 'placing'),
  (state) => state.realms.length,
);

export const game: Game<State, LayMove, Event, Options> = {
  ...manifest,
  version: 1,
  upgrades: {},
  chapters: CHAPTERS,
  rules: RULES,
  setup,
  ...decisions,
  fallback,
  outcome,
  view,
  witness,
  imagine,
  clone,
  readMove,
  components,
  table: { beats, orders },
  fast: { fork, views: glances },
};

/** The tile that would score most now; of several, the first. */
function fallback(state: State, seat: Seat): LayMove {
  const board = state.realms[seat].board.slice();
  let best: LayMove | undefined;
  let most = -1;
  for (const move of decisions.moves(state, seat)) {
    board[state.card] = layOf(move.tile, move.turn);
    const points = total(score(board, state.round));
    if (points > most) [best, most] = [move, points];
  }
  return best!; // a seat that owes a decision has a move
}

function readMove(raw: unknown): LayMove | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { t, tile, turn } = raw as { [field: string]: unknown };
  if (t !== 'lay' || !isCount(tile) || !isCount(turn)) return undefined;
  return { t, tile, turn };
}

const isCount = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < 1000;

function components(state: State): string[] {
  const covered = Array.from({ length: FIELDS }, (_, field) => field).filter(
    (field) => state.realms[0].board[field] !== NONE,
  );
  const cards = [...state.deck, state.card, ...covered]
    .filter((field) => field !== NONE)
    .map((field) => `card ${fieldName(field)}`);
  const tiles = state.realms.flatMap((realm, seat) => {
    const laid = realm.board.filter((lay) => lay !== NONE).map(tileOf);
    const all = [...laid, ...realm.hand, realm.aside, ...realm.bag, realm.sancho, ...realm.gone];
    return all.filter((tile) => tile !== NONE).map((tile) => `tile ${TILES[tile].id} of seat ${seat}`);
  });
  return [...cards, ...tiles];
}
