/**
 * Take-backs at a table: at once if nobody else is concerned, otherwise if everybody agrees. Which moves can be taken back
 * at all, `core/takeback.ts` says.
 */
import type { Seat } from '../../core/game.ts';
import { type NoTakeBack, takeBack, type TakenBack } from '../../core/takeback.ts';
import type { TakeBackOffer } from '../../wire/http.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Change, MoveRow, RequestRow } from '../store/store.ts';
import { isPlayedByPerson } from '../time/deadlines.ts';
import { type StandingRow, stepsBack, type StandingLog } from './log.ts';
import { deadlinesOf, snapshotOf, takenBack } from './match.ts';
import type { TableParts } from './parts.ts';
import type { Changed } from './seats.ts';
import type { Match, MatchSetup } from './state.ts';
import { serializeEvents } from './updates.ts';

/** The table at which moves are taken back. */
export interface TakeBackOwner extends TableParts {
  readonly log: StandingLog;
  setup(card: TableInfo): MatchSetup;
  changeInfo(change: (card: TableInfo) => Changed, request?: RequestRow): Promise<Changed>;
}

const RULES = {
  none: SERVER_RULES.nothingToTakeBack,
  moved: SERVER_RULES.movedSince,
  revealed: SERVER_RULES.revealed,
} as const satisfies { [why in NoTakeBack]: Refusal['rule'] };

interface Possible {
  readonly rule?: undefined;
  readonly match: Match;
  readonly taken: TakenBack<StandingRow>;
  readonly rows: readonly StandingRow[];
  /** The first step that is taken back: the move of this seat. */
  readonly step: number;
}

export async function offerTakeBack(table: TakeBackOwner, seat: Seat): Promise<TakeBackOffer> {
  const found = await possible(table, seat);
  if (found.rule !== undefined) return { rule: found.rule };
  const { card } = table.ledger.latest;
  if (card.takeBack?.no !== undefined) return { rule: SERVER_RULES.declined };
  return { step: found.step, isAtOnce: isAtOnce(card, seat, found.taken) };
}

/** Takes a step back, or asks the others whether that may be. */
export async function askTakeBack(
  table: TakeBackOwner,
  seat: Seat,
  step: number,
  request: RequestRow,
): Promise<Changed> {
  const found = await possible(table, seat);
  if (found.rule !== undefined) return found;
  if (found.step !== step) return refuse(SERVER_RULES.movedSince);
  const { card } = table.ledger.latest;
  if (isAtOnce(card, seat, found.taken) || isAgreed(card, seat, step)) return commit(table, seat, found, request);
  return table.changeInfo((now) => asked(now, seat, step), request);
}

/** Agrees, or not. When everybody has agreed, the step is taken back. */
export async function answerTakeBack(
  table: TakeBackOwner,
  seat: Seat,
  step: number,
  agrees: boolean,
  request: RequestRow,
): Promise<Changed> {
  const changed = await table.changeInfo((card) => answered(card, seat, step, agrees), request);
  if (changed.rule !== undefined) return changed;
  const { card } = changed;
  const asker = card.takeBack?.seat;
  if (asker === undefined || !isAgreed(card, asker, step)) return changed;
  const found = await possible(table, asker);
  return found.rule !== undefined || found.step !== step ? changed : commit(table, asker, found, undefined);
}

/** The table may move while its past is read: then it is looked at again. */
async function possible(table: TakeBackOwner, seat: Seat): Promise<Possible | Refusal> {
  const { ledger, game, log } = table;
  const doubt = await ledger.recover();
  if (doubt !== undefined) return doubt;
  await ledger.settled();
  const { card, match } = ledger.latest;
  if (match === undefined || card.status !== 'playing') return refuse(SERVER_RULES.nothingToTakeBack);
  if (card.takeBacks !== true) return refuse(SERVER_RULES.noTakeBacks);
  const rows = await log.read();
  if (ledger.latest.match !== match || ledger.isInDoubt) return possible(table, seat);
  if (rows === undefined) return refuse(SERVER_RULES.nothingToTakeBack);
  log.set(rows);
  const taken = takeBack(game, card.seats.length, rows, seat);
  if (typeof taken === 'string') return refuse(RULES[taken]);
  return { match, taken, rows, step: stepsBack(rows, seat, taken.rows).steps[0] };
}

const others = ({ seats }: TableInfo, seat: Seat): Seat[] => [...seats.keys()].filter((other) => other !== seat);

/** Whom it concerns: a choice that nobody has seen concerns nobody else, and bots do not mind. */
const isAtOnce = (card: TableInfo, seat: Seat, { isSealed }: TakenBack<StandingRow>): boolean =>
  isSealed || !others(card, seat).some((other) => isPlayedByPerson(card, other));

function isAgreed(card: TableInfo, seat: Seat, step: number): boolean {
  const { takeBack: asking } = card;
  if (asking === undefined || asking.seat !== seat || asking.step !== step || asking.no !== undefined) return false;
  return others(card, seat).every((other) => !isPlayedByPerson(card, other) || asking.yes.includes(other));
}

function asked(card: TableInfo, seat: Seat, step: number): Changed {
  const { takeBack: asking } = card;
  if (asking?.no !== undefined) return refuse(SERVER_RULES.declined);
  return asking === undefined ? { card: { ...card, takeBack: { seat, step, yes: [] } } } : { card };
}

function answered(card: TableInfo, seat: Seat, step: number, agrees: boolean): Changed {
  const { takeBack: asking } = card;
  if (asking === undefined || asking.step !== step || asking.seat === seat || asking.no !== undefined)
    return refuse(SERVER_RULES.movedSince);
  if (!agrees) return { card: { ...card, takeBack: { ...asking, no: seat } } };
  return asking.yes.includes(seat)
    ? { card }
    : { card: { ...card, takeBack: { ...asking, yes: [...asking.yes, seat] } } };
}

/** The table's info without what somebody asked for; the same if nobody did. */
export function withoutRequest(card: TableInfo): TableInfo {
  if (card.takeBack === undefined) return card;
  const { takeBack: _, ...rest } = card;
  return rest;
}

/** A snapshot goes with it: an older one may be of a move that is void now. */
function commit(
  table: TakeBackOwner,
  seat: Seat,
  { match, taken, rows, step }: Possible,
  request: RequestRow | undefined,
): Promise<Changed> {
  const { id, game, context, ledger, audience, log } = table;
  const { latest } = ledger;
  const card = withoutRequest(latest.card);
  const after = takenBack(table.setup(card), match, taken.rest.state, step, context.steady());
  const back = stepsBack(rows, seat, taken.rows);
  const move: MoveRow = {
    n: after.n,
    seat,
    id: `take-back-${step}`,
    at: context.now(),
    version: game.version,
    move: JSON.stringify({ t: 'take-back', rows: taken.rows }),
    events: '[]',
    told: after.told,
  };
  const change: Change = {
    table: id,
    request,
    move,
    card: card === latest.card ? undefined : card,
    snapshot: snapshotOf(game, after),
    deadlines: deadlinesOf(after),
  };
  log.set(taken.rest.standing);
  return ledger.commit({ ...latest, card, match: after, told: after }, change, (before) => {
    audience.sendStep(before.told!, after, serializeEvents([]), back); // there is a match before every take-back
    if (card !== latest.card) audience.sendInfo();
    return { card };
  });
}
