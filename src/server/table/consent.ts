/** What the people at a table agree on: a pause, or an early end without a winner. Bots and the absent do not mind. */
import type { Seat } from '../../core/game.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Proposal, TableInfo } from '../../wire/table-info.ts';
import { isPlayedByPerson } from '../time/deadlines.ts';
import type { Changed } from './seats.ts';

/** Proposes it; where nobody else has to agree, it is done at once. A new proposal replaces the last one. */
export function propose(card: TableInfo, seat: Seat, what: Proposal['what'], at: number): Changed {
  if (card.status !== 'playing') return refuse(SERVER_RULES.notPlaying);
  if (card.daily !== undefined) return refuse(SERVER_RULES.alone);
  if (what === 'end' && card.counts === true && isAlone(card)) return refuse(SERVER_RULES.counted);
  if (what === 'pause' && card.paused !== undefined) return refuse(SERVER_RULES.paused);
  return { card: settled({ ...card, proposal: { what, seat, yes: [] } }, at) };
}

export function answerProposal(
  card: TableInfo,
  seat: Seat,
  { what, agree }: { readonly what: Proposal['what']; readonly agree: boolean },
  at: number,
): Changed {
  const { proposal } = card;
  if (proposal === undefined || proposal.what !== what || proposal.no !== undefined || card.status !== 'playing')
    return refuse(SERVER_RULES.proposal);
  if (!agree && proposal.seat === seat) return { card: withoutProposal(card) }; // thought better of it
  if (!agree) return { card: { ...card, proposal: { ...proposal, no: seat } } };
  const yes = proposal.yes.includes(seat) || proposal.seat === seat ? proposal.yes : [...proposal.yes, seat];
  return { card: settled({ ...card, proposal: { ...proposal, yes } }, at) };
}

/** Anybody who sits there ends a pause. */
export function resumePlay(card: TableInfo): Changed {
  if (card.paused === undefined) return refuse(SERVER_RULES.notPaused);
  const { paused: _, ...going } = card;
  return { card: going };
}

/** Nobody has to agree, and nobody has left. */
function isAlone({ seats, deserted = [] }: TableInfo): boolean {
  return deserted.length === 0 && seats.filter(({ t }) => t === 'person').length === 1;
}

function settled(card: TableInfo, at: number): TableInfo {
  const { proposal } = card;
  if (proposal === undefined) return card;
  const isMissing = (seat: Seat): boolean =>
    seat !== proposal.seat && isPlayedByPerson(card, seat) && !proposal.yes.includes(seat);
  if ([...card.seats.keys()].some(isMissing)) return card;
  const rest = withoutProposal(card);
  if (proposal.what === 'pause') return { ...rest, paused: at };
  return { ...rest, status: 'closed', listed: false, ended: at, closed: at };
}

export function withoutProposal(card: TableInfo): TableInfo {
  if (card.proposal === undefined) return card;
  const { proposal: _, ...rest } = card;
  return rest;
}
