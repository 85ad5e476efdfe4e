/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import { HIDDEN, NONE, type Rule, type Seat } from '../../../core/game.ts';
import { chivalryOf, DAMOSELS, KNIGHTS, LISTED } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, merlinOf, type Player, rowBits, type State, thresholdsOf } from '../rules/state.ts';
import { writeCard, writeChivalries, writeChivalry, writeEvent, writeMove, writeSlot } from '../notation/words.ts';

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly move: Move;
}

export function reason(state: State, seat: Seat, move: Move, rule: Rule): string {
  const player = state.players[seat];
  if (player === undefined) return `There is no seat ${seat + 1}; ${state.players.length} sit at this table.`;
  return REASONS[rule.id]?.({ state, seat, player, move }) ?? rule.text;
}

const rowOf = ({ row }: Player): string =>
  row.length === 0 ? 'empty' : row.map(chivalryOf).map(writeChivalry).join(', ');
const onTurn = ({ turn }: State): string => (turn === NONE ? 'nobody is on turn' : `seat ${turn + 1} is on turn`);
const isNow = (state: State): string => `Now is the step '${currentStep(state) ?? 'over'}', and ${onTurn(state)}.`;
const drawn = ({ drawn: held }: State): string => (held.includes(HIDDEN) ? `${held.length} hidden events` : held.map(writeEvent).join(', ')); // prettier-ignore

/** The slot that a move is about, in words. */
function slotOf({ state, move }: Asked): string {
  const slot = 'slot' in move ? move.slot : NONE;
  const shown = state.display[slot];
  return shown === undefined ? writeSlot(slot) : `${writeSlot(slot)} (${writeChivalry(shown.chivalry)})`;
}

const REASONS: { readonly [ruleId: string]: ((asked: Asked) => string) | undefined } = {
  'TABLE-1': () => 'The game is won and ranked.',
  'KD-1.5': () => 'There are six knights and six damosels, and this is none of them.',
  'KD-1.10': () => 'There are Service cards 1 to 3 only.',
  'KD-2.3': ({ state, seat }) => {
    const taken = state.players.filter(({ knight }) => knight !== NONE);
    const names = taken.map(({ knight, damosel }) => `${KNIGHTS[knight].id} ${DAMOSELS[damosel].id}`).join(', ');
    return seat === state.turn ? `Already chosen: ${names || 'none'}.` : isNow(state);
  },
  'KD-4.1': ({ state }) => `Arthur is seat ${state.arthur + 1} and has drawn ${drawn(state)}.`,
  'KD-4.2': ({ state }) => `Merlin is seat ${merlinOf(state) + 1} and holds ${drawn(state)}.`,
  'KD-13.3': ({ state }) => `Arthur is seat ${state.arthur + 1}, who lays one of service-1, service-2, service-3.`,
  'KD-5.1': ({ player }) =>
    player.sealed >= 0 || player.sealed === HIDDEN
      ? 'The gift is already sealed.'
      : `In the pile are ${writeChivalries(player.pile)}.`,
  'KD-5.2': () => 'The pile is empty.',
  'KD-5.4': (asked) => `There is no ${slotOf(asked)}: the display has ${asked.state.display.length} slots.`,
  'KD-6.1': (asked) => {
    const taker = 'slot' in asked.move ? (asked.state.display[asked.move.slot]?.taker ?? NONE) : NONE;
    return taker === NONE ? isNow(asked.state) : `${slotOf(asked)} is already with seat ${taker + 1}.`;
  },
  'KD-6.2': (asked) => `${slotOf(asked)} shows what the row already has: ${rowOf(asked.player)}.`,
  'KD-6.4': (asked) =>
    asked.player.denied !== NONE && 'slot' in asked.move && asked.player.denied === asked.move.slot
      ? `${slotOf(asked)} was denied to you.`
      : `${slotOf(asked)} can only be your own gift.`,
  'KD-6.7': ({ state }) => `Selection is ${state.options.selection}, and there is something to ask for.`,
  'KD-7.4': (asked) => facesOf(asked),
  'KD-8.2': (asked) => facesOf(asked),
  'KD-10.4': ({ state }) => `The ranking is ${state.ranking.map((one) => `seat ${one + 1}`).join(', ')}.`,
  'KD-11.1': () => 'This game is played without jousts.',
  'KD-11.2': (asked) => `${isNow(asked.state)} A challenge needs a card that another has taken or offered.`,
  'KD-11.3': ({ state, player, move }) =>
    player.worship < 1
      ? 'A challenge takes 1 worship, and you have 0.'
      : `Your row: ${rowOf(player)}. ${stake(state, move)}`,
  'KD-11.4': (asked) => `${slotOf(asked)} is your own card, and you know it.`,
  'KD-11.5': ({ state }) => `Seats ${state.joust.challenger + 1} and ${state.joust.challenged + 1} joust.`,
  'KD-11.6': ({ state }) => `This is exchange ${state.joust.exchange}, and you challenged.`,
  'KD-11.10': () => 'Out of turn one may ask for a free slot or take none.',
  'KD-11.12': () => 'Challenge for a chivalry that another offers, or say that you are done.',
  'KD-11.13': (asked) => `${'slot' in asked.move ? slotOf(asked) : writeMove(asked.move)} was already challenged in this phase.`, // prettier-ignore
  'KD-12.2': ({ state, player }) =>
    `It takes ${thresholdsOf(state).given} cards of ${DAMOSELS[player.damosel].name} in one row. ${isNow(state)}`,
  'KD-12.3': ({ state }) => `Seats ${state.ranking.slice(0, 2).map((one) => one + 1).join(' and ')} lead; the others choose.`, // prettier-ignore
  'KD-12.5': ({ player }) => `You lost in round ${player.lost} of the battle.`,
  'KD-12.7': ({ player }) => `In hand are ${player.row.map(writeCard).join(', ') || 'no cards'}.`,
  'KD-15.1': () => 'The choice is already sealed.',
};

function facesOf({ state, player }: Asked): string {
  if (state.event === NONE) return isNow(state);
  return `${writeEvent(state.event)} lists ${writeChivalries(LISTED[state.event])}; your row: ${writeChivalries(rowBits(player.row))}.`;
}

function stake(state: State, move: Move): string {
  if (move.t === 'contest')
    return `A challenge for ${writeChivalry(move.chivalry)} takes the same chivalry in the row.`;
  return move.t === 'challenge'
    ? `${writeSlot(move.slot)} shows ${writeChivalry(state.display[move.slot].chivalry)}.`
    : '';
}
