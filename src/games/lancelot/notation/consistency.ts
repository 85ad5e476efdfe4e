/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { NONE, type Rule } from '../../../core/game.ts';
import type { Problem } from '../../../core/notation.ts';
import {
  CHAIRS,
  DRAGON,
  GALAHAD,
  GRAIL,
  isLasting,
  LAKE,
  lakeNumber,
  MORGANA,
  MOST_CARDS,
  PERCIVAL,
  SPACES,
  SUPPLY,
  TABLE,
  THINGS,
} from '../rules/components.ts';
import { DEEDS, FACE_UP } from '../rules/deeds.ts';
import { nextToMove } from '../rules/04-order.ts';
import { RULES } from '../rules/rulebook.ts';
import { tilesUnseen } from '../rules/secrets.ts';
import type { Sheet } from './sheet.ts';
import { cardsOf, type Knight, reserve, type State, type StepName } from '../rules/state.ts';
import { counted, deedName, spaceName } from './words.ts';

export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  return [
    ...sheet.seats.flatMap(({ line, fields }, seat) =>
      wrongKnight(state, state.knights[seat], (name) => fields[name]?.line ?? line),
    ),
    ...wrongSeats(sheet, state),
    ...wrongSupplies(sheet, state),
    ...wrongTiles(sheet, state),
    ...wrongLake(sheet, state),
    ...wrongOrders(sheet, state),
    ...wrongHolders(sheet, state),
    ...wrongQuestion(sheet, state),
  ];
}

function broken(line: number, rule: Rule, found: string, expected: string): Problem {
  return { where: line === 0 ? 'input' : `line ${line}`, found, expected, rule };
}

const isRiding = ({ space }: Knight): boolean => space !== NONE && space !== TABLE;

function wrongKnight(
  state: State,
  knight: Knight,
  lineOf: (field: 'at' | 'has' | 'flags' | 'morgana') => number,
): Problem[] {
  const problems: Problem[] = [];
  const cards = cardsOf(knight);
  if (cards > MOST_CARDS)
    problems.push(broken(lineOf('has'), RULES['LAN-6.5'], `${cards} cards`, `${MOST_CARDS} at most`));
  if (knight.chair === NONE && !isRiding(knight) && state.step !== 'seat' && state.phase !== 'seating')
    problems.push(
      broken(lineOf('at'), RULES['LAN-7.1'], 'a knight without a place', 'a space, or a seat of the Round Table'),
    );
  if (knight.anew && (knight.space !== MORGANA || knight.morgana !== 'used'))
    problems.push(broken(lineOf('flags'), RULES['LAN-8.3'], 'anew', 'a knight on MOR whose power is used'));
  if (knight.tour === 2 && knight.morgana !== 'used')
    problems.push(broken(lineOf('flags'), RULES['LAN-8.3'], 'tour2', "'morgana: used'"));
  if (knight.dismissed && knight.space !== GRAIL)
    problems.push(broken(lineOf('flags'), RULES['LAN-8.7'], 'dismissed', 'a knight at the Grail'));
  return problems;
}

/** LAN-7.2. */
function wrongSeats({ seats }: Sheet, { knights }: State): Problem[] {
  return knights.flatMap(({ chair }, seat) => {
    const first = knights.findIndex((other) => other.chair === chair);
    if (chair === NONE || first === seat) return [];
    const found = `two knights on ${CHAIRS[chair]}'s seat`;
    return [broken(seats[seat].fields.at?.line ?? seats[seat].line, RULES['LAN-7.2'], found, 'a seat for each')];
  });
}

/** LAN-1.4, LAN-1.5. */
function wrongSupplies({ seats }: Sheet, state: State): Problem[] {
  const line = seats.find(({ fields }) => fields.has !== undefined)?.fields.has?.line ?? 0;
  return THINGS.flatMap((_, thing) => {
    const left = reserve(state, thing);
    if (left >= 0) return [];
    return [broken(line, RULES['LAN-1.4'], counted(SUPPLY[thing] - left, thing), `${SUPPLY[thing]} at most`)];
  });
}

/** LAN-2.2, LAN-12.7: every tile is in one place. */
function wrongTiles({ table, seats }: Sheet, state: State): Problem[] {
  const line = table.deeds?.line ?? 0;
  const problems: Problem[] = [];
  if (state.faceUp.length !== FACE_UP)
    problems.push(broken(line, RULES['LAN-2.2'], `${state.faceUp.length} places`, `${FACE_UP}; - for an empty one`));
  const known = [...state.faceUp, ...state.knights.flatMap(({ deeds }) => deeds)].filter((tile) => tile >= 0);
  for (const tile of new Set(known.filter((one, i) => known.indexOf(one) !== i)))
    problems.push(broken(line || seats[0].line, RULES['LAN-12.7'], `${deedName(tile)} twice`, 'each tile once'));
  const unseen = tilesUnseen(state);
  if (table.stack !== undefined && !isSame(state.stack, unseen))
    problems.push(
      broken(
        table.stack.line,
        RULES['LAN-2.2'],
        table.stack.text,
        `each of ${unseen.map((tile) => DEEDS[tile].id).join(' ')} once`,
      ),
    );
  return problems;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && other.every((item) => one.includes(item));

/** LAN-13.2 to LAN-13.4. */
function wrongLake({ table, seats }: Sheet, state: State): Problem[] {
  const problems: Problem[] = [];
  if (SPACES[state.counter].site !== LAKE)
    problems.push(
      broken(table.counter?.line ?? 0, RULES['LAN-13.2'], spaceName(state.counter), 'a space from L1 to L6'),
    );
  const walkers = [...state.knights.keys()].filter((seat) => SPACES[state.knights[seat].space]?.site === LAKE);
  if (walkers.length > 1)
    problems.push(broken(seats[walkers[1]].fields.at?.line ?? 0, RULES['LAN-13.3'], 'two knights on the Lake', 'one'));
  for (const seat of walkers) {
    const { space } = state.knights[seat];
    const line = seats[seat].fields.at?.line ?? 0;
    if (!state.lakeEntered) problems.push(broken(line, RULES['LAN-13.3'], 'a knight on the Lake', "'lake: entered'"));
    if (space > state.counter)
      problems.push(
        broken(
          line,
          RULES['LAN-13.4'],
          spaceName(space),
          `at most space ${lakeNumber(state.counter)}, where the counter lies`,
        ),
      );
  }
  return problems;
}

/** LAN-4.3, LAN-9.8: both lists name all they should, the farthest first. */
function wrongOrders({ table }: Sheet, { road, pilgrims, knights }: State): Problem[] {
  const riders = [...knights.keys()].filter((seat) => isRiding(knights[seat]));
  const isFalling = (seats: readonly number[], place: (seat: number) => number): boolean =>
    seats.every((seat, i) => i === 0 || place(seats[i - 1]) >= place(seat));
  const problems: Problem[] = [];
  if (!isSame(road, riders) || !isFalling(road, (seat) => knights[seat].space))
    problems.push(
      broken(
        table.road?.line ?? 0,
        RULES['LAN-4.3'],
        table.road?.text ?? '',
        'all knights on the road, the farthest ahead first',
      ),
    );
  if (!isSame(pilgrims, [...knights.keys()]) || !isFalling(pilgrims, (seat) => knights[seat].grail))
    problems.push(
      broken(
        table.pilgrims?.line ?? 0,
        RULES['LAN-9.8'],
        table.pilgrims?.text ?? '',
        'all seats, the farthest on first',
      ),
    );
  return problems;
}

/** LAN-10.9. */
function wrongHolders({ table }: Sheet, { holders }: State): Problem[] {
  return holders.flatMap((seat, chair) =>
    seat === NONE || isLasting(chair)
      ? []
      : [broken(table.holders?.line ?? 0, RULES['LAN-10.9'], CHAIRS[chair], 'Bedivere, Gawain, Maleagant or Tristan')],
  );
}

/** Where a knight must be for a question to be put to him. */
const ASKED_AT: { readonly [step in StepName]?: number } = {
  learn: PERCIVAL,
  vow: GALAHAD,
  deed: DRAGON,
  morgana: MORGANA,
};

/** LAN-4.3, LAN-6.7: the question fits the position. */
function wrongQuestion({ table }: Sheet, state: State): Problem[] {
  const line = table.asked?.line ?? 0;
  const { step, mover, phase } = state;
  if (step === 'onward')
    return phase === 'over'
      ? []
      : [broken(line, RULES['LAN-4.3'], 'no question', "'asked:' with a seat and what is asked")];
  if (step === 'ride' && nextToMove(state) !== mover)
    return [broken(line, RULES['LAN-4.3'], `seat ${mover + 1}`, `seat ${nextToMove(state) + 1}, who moves next`)];
  const at = ASKED_AT[step];
  if (at !== undefined && state.knights[mover].space !== at)
    return [
      broken(
        line,
        RULES['LAN-6.7'],
        `${step} on ${spaceName(state.knights[mover].space)}`,
        `a knight on ${spaceName(at)}`,
      ),
    ];
  return [];
}
