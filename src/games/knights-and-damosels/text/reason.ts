/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import { NONE, type Seat } from '../../../core/game.ts';
import { listed, type SayWhy, type ReasonTable, type RefusedTry } from '../../../core/text.ts';
import { offeredBy } from '../rules/07-service.ts';
import { type Bits, CHIVALRIES, KNIGHTS, LISTED, SHARED } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, isSealed, merlinOf, type Player, rowBits, type State, thresholdsOf } from '../rules/state.ts';
import { question } from './asking.ts';
import { bitsNamed, cardName, damoselName, giverName, holderOf } from './naming.ts';
import type { Words } from './words.ts';

interface Refused extends RefusedTry<Words, State, Move> {
  readonly player: Player;
}

/** The text of the rule itself where there is nothing to add. */
export const reason: SayWhy<Words, State, Move> = (words, state, seat, move, rule, names) => {
  const player = state.players[seat];
  if (player === undefined) return words.t['kd.why.seat'](seat + 1, state.players.length);
  return REASONS[rule.id]?.({ words, state, seat, player, move, names }) ?? words.rule(rule);
};

/** For a move that is not asked for: what is. */
const now = ({ words, state, seat, names }: Refused): string => question(words, state, seat, names);

const REASONS: ReasonTable<Refused> = {
  'TABLE-1': now,
  'KD-1.5': ({ words: { t } }) => t['kd.why.nobody'],
  'KD-1.10': ({ words: { t } }) => t['kd.why.service'],
  'KD-2.3': (refused) => (refused.move.t === 'choose' && isOnTurn(refused) ? chosen(refused) : choosing(refused)),
  'KD-4.1': (refused) => events(refused, 'discardEvent', refused.state.arthur),
  'KD-4.2': (refused) => events(refused, 'revealEvent', merlinOf(refused.state)),
  'KD-5.1': withWhom,
  'KD-5.2': ({ words: { t } }) => t['kd.why.noPile'],
  'KD-5.4': ({ words: { t }, state, move }) =>
    'slot' in move ? t['kd.why.noSlot'](move.slot + 1, state.display.length) : undefined,
  'KD-6.1': notFree,
  'KD-6.2': hasAlready,
  'KD-6.4': ({ words: { t }, player, move }) =>
    'slot' in move && player.denied === move.slot ? t['kd.why.denied'] : t['kd.why.own'],
  'KD-6.7': ({ words: { t } }) => t['kd.why.strict'],
  'KD-7.4': (refused) => faces(refused, rowBits(refused.player.row) & LISTED[refused.state.event]),
  'KD-8.2': (refused) => faces(refused, offeredBy(refused.state, refused.seat) & SHARED[refused.state.event]),
  'KD-11.1': ({ words: { t } }) => t['kd.why.noJousts'],
  'KD-11.2': (refused) => (isOnTurn(refused) ? refused.words.t['kd.why.stake'] : now(refused)),
  'KD-11.3': unworthy,
  'KD-11.4': ({ words: { t } }) => t['kd.why.own'],
  'KD-11.5': jousting,
  'KD-11.6': ({ words: { t } }) => t['kd.why.firstExchange'],
  'KD-11.10': now,
  'KD-11.12': now,
  'KD-11.13': ({ words: { t } }) => t['kd.why.challenged'],
  'KD-12.2': (refused) => (refused.move.t === 'take' && isOnTurn(refused) ? taking(refused) : choosing(refused)),
  'KD-12.3': leaders,
  'KD-12.5': ({ words: { t }, player }) => t['kd.why.lost'](player.lost),
  'KD-12.7': hand,
  'KD-13.3': now,
  'KD-15.1': now,
};

const isOnTurn = ({ state, seat }: Refused): boolean => state.turn === seat;

/** In a step in which one after the other decides. */
function choosing(refused: Refused): string {
  const { words, state, names } = refused;
  return state.turn === NONE || isOnTurn(refused) ? now(refused) : words.t['kd.why.chooses'](names[state.turn]);
}

/** Who has the knight or the damosel already. */
function chosen({ words: { t }, state, move, names }: Refused): string | undefined {
  if (move.t !== 'choose') return undefined;
  return state.players
    .flatMap(({ knight, damosel }, seat) =>
      knight === move.knight || damosel === move.damosel
        ? [t['kd.log.court'](names[seat], KNIGHTS[knight].name, damoselName(damosel))]
        : [],
    )
    .join(' ');
}

/** The events are told only to the one who holds them. */
function events(refused: Refused, asked: Move['t'], holder: Seat): string {
  const { words, state, seat, move } = refused;
  const isKnown = state.drawn.every((event) => event >= 0);
  if (move.t !== asked || seat !== holder || !isKnown) return now(refused);
  return words.t['kd.why.events'](listed(words, state.drawn.map(words.t['kd.event']))); // prettier-ignore
}

function withWhom(refused: Refused): string | undefined {
  const { words, state, player, move, names } = refused;
  if (move.t !== 'give' || isSealed(player)) return now(refused);
  const isOne = move.chivalry < CHIVALRIES.length;
  const holder = isOne ? holderOf(state, player.damosel, move.chivalry) : NONE;
  return holder === NONE ? undefined : words.t['kd.why.given'](words.t['kd.chivalry'](move.chivalry), names[holder]);
}

function notFree(refused: Refused): string {
  const { words, state, move, names } = refused;
  const taker = 'slot' in move ? (state.display[move.slot]?.taker ?? NONE) : NONE;
  if (taker !== NONE) return words.t['kd.why.taken'](names[taker]);
  const isTurn = currentStep(state) === 'select' && !isOnTurn(refused) && state.turn !== NONE;
  return isTurn ? words.t['kd.why.turn'](names[state.turn]) : now(refused);
}

function hasAlready({ words: { t }, state, player, move }: Refused): string | undefined {
  const chivalry = 'slot' in move ? state.display[move.slot]?.chivalry : undefined;
  if (chivalry === undefined || (rowBits(player.row) & (1 << chivalry)) === 0) return undefined;
  return t['kd.why.has'](t['kd.chivalry'](chivalry));
}

function faces(refused: Refused, cards: Bits): string {
  const { words, state, move } = refused;
  if (move.t !== 'faces' || state.event < 0) return now(refused);
  return words.t['kd.why.faces'](words.t['kd.event'](state.event), bitsNamed(words, cards));
}

function unworthy(refused: Refused): string | undefined {
  const { words, player, move } = refused;
  if (player.worship < 1) return words.t['kd.why.noWorship'];
  return move.t === 'contest' ? words.t['kd.why.lacks'](words.t['kd.chivalry'](move.chivalry)) : hasAlready(refused);
}

function jousting(refused: Refused): string {
  const { words, state, seat, names } = refused;
  const { challenger, challenged } = state.joust;
  if (seat === challenger || seat === challenged) return now(refused);
  return words.t['kd.why.joust'](names[challenger], names[challenged]);
}

function taking({ words: { t }, state, player }: Refused): string {
  return t['kd.why.take'](damoselName(player.damosel), thresholdsOf(state).given);
}

function leaders(refused: Refused): string {
  const { words, state, seat, names } = refused;
  const [first, second] = state.ranking;
  return seat === first || seat === second ? words.t['kd.why.leads'](names[first], names[second]) : now(refused);
}

function hand(refused: Refused): string {
  const { words, player, move } = refused;
  if (move.t !== 'fight') return now(refused);
  const cards = player.row.map((card) => words.t['kd.of'](cardName(words, card), giverName(card)));
  return words.t['kd.why.hand'](listed(words, cards));
}
