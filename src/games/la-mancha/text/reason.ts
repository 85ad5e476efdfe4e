/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import type { Rule, Seat } from '../../../core/game.ts';
import { CHIVALRY, featOf, isFeat, isLove, JOURNEY, TREASURES } from '../rules/components.ts';
import { compensation } from '../rules/04-judging.ts';
import { fewestCards } from '../rules/04-telling.ts';
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { maxHand } from '../rules/08-hand.ts';
import { lengthOf, LIMITS } from '../rules/12-words.ts';
import type { Move } from '../rules/moves.ts';
import { isInFeat, type State } from '../rules/state.ts';
import { CHIVALRY_DECK, TREASURE_DECK } from '../notation/words.ts';

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

export function reason(state: State, seat: Seat, move: Move, rule: Rule): string {
  if (state.knights[seat] === undefined)
    return `There is no seat ${seat + 1}; ${state.knights.length} sit at this table.`;
  return REASONS[rule.id]?.({ state, seat, move }) ?? rule.text;
}

const REASONS: { readonly [ruleId: string]: ((asked: Asked) => string) | undefined } = {
  'TABLE-1': ({ state }) => `${state.resolved} Feats are resolved and the winner is known.`,
  'LM-2.7': ({ state }) => `Seat ${state.drawer + 1} has the turn card and draws.`,
  'LM-3.2': ({ state }) => `Seat ${(state.gains.at(-1)?.seat ?? 0) + 1} decides what to equip.`,
  'LM-3.3': ({ state, seat }) =>
    `This hand has ${state.knights[seat].hand.length} cards, ${state.knights[seat].picked.length} of them chosen; its maximum is ${maxHand(state, seat)}.`,
  'LM-3.6': ({ move }) => `${target(move)} is protected.`,
  'LM-4.4': ({ move }) => `A tale takes exactly 1 card; here are ${move.t === 'tell' ? move.cards.length : 0}.`,
  'LM-4.9': ({ state }) => taking(state),
  'LM-5.11': ({ state }) => taking(state),
  'LM-5.4': ({ state, seat }) =>
    `${JOURNEY[state.card].title} asks for ${fewestCards(state)} cards; this hand has ${state.knights[seat].hand.length}, or something else is asked.`,
  'LM-5.7': ({ state, move }) =>
    `The poem needs at least ${fewestCards(state)} cards; here are ${move.t === 'tell' ? move.cards.length : 0}.`,
  'LM-5.8': ({ state }) =>
    `${state.tales.length} poems lie on the table; only those marked as having kept the condition can win.`,
  'LM-6.10': ({ state, seat }) =>
    `Only the attempter (seat ${state.feat.attempter + 1}) may run, in place of a roll and after at least one; seat ${seat + 1} has rolled ${state.feat.rolled[seat] ?? 0} times in this Feat.`,
  'LM-7.2': ({ move }) => `${target(move)} is not among what was gained.`,
  'LM-8.3': ({ state, seat, move }) =>
    `${cardOf(move)} is not free in this hand: ${state.knights[seat].hand.map(CHIVALRY_DECK.write).join(', ') || 'it is empty'}.`,
  'LM-8.5': ({ move, state }) => `${cardOf(move)}: "${ruleOf(move)}" The game is in phase ${state.phase}.`,
  'LM-8.6': ({ move }) =>
    ruleOf(move) === '' ? `${cardOf(move)} has no effect.` : `${cardOf(move)} could do nothing: "${ruleOf(move)}"`,
  'LM-9.9': ({ state }) => stale(state),
  'LM-12.1': ({ state }) =>
    `Tales are ${state.nextMode === 'aloud' ? 'told aloud' : 'written'} from the next turn on, or already.`,
  'LM-12.2': tooLong,
  'LM-12.3': ({ state }) =>
    state.mode === 'aloud'
      ? 'Tales are told aloud: there is no page to turn.'
      : `All ${state.tales.length} tales are unrolled and lie side by side.`,
  'LM-12.6': ({ move }) =>
    `The text does not quote ${move.t === 'tell' ? move.cards.map((card) => `"${CHIVALRY[card].phrase}"`).join(' and ') : 'the card'}.`,
  'LM-12.15': ({ move }) => (move.t === 'play' ? `Cry it out: "${CHIVALRY[move.card].phrase}".` : 'Cry it out.'),
};

function taking(state: State): string {
  const left = state.tales.flatMap(({ cards }) => cards.map(CHIVALRY_DECK.write));
  return `The judge may take ${compensation(state)} in all and has taken ${state.taken}; there are ${left.join(', ') || 'none left'}.`;
}

/** LM-9.9: what it is now, since the play was made for something else. */
function stale(state: State): string {
  if (!isInFeat(state) || !isFeat(state.card))
    return 'Something that is equipped has changed since this play was made.';
  const { attempter, die } = state.feat;
  const sum = die === 0 ? `strength ${strength(state, attempter)}` : `a total of ${total(state)}`;
  return `The table has changed since this play was made: now it is ${sum} against ${difficulty(state)} (${featOf(state.card).title}).`;
}

function tooLong({ state, move }: Asked): string {
  const kind = move.t === 'name' ? 'remark' : isLove(state.card) ? 'poem' : 'tale';
  const length = 'text' in move && move.text !== undefined ? lengthOf(move.text) : 0;
  return `A ${kind} has at most ${LIMITS[kind].max} characters; this one has ${length}, in ${'text' in move ? (move.text?.length ?? 0) : 0} code units.`;
}

function cardOf(move: Move): string {
  if (move.t === 'tell') return move.cards.map(CHIVALRY_DECK.write).join(', ') || 'No card';
  return 'card' in move ? CHIVALRY_DECK.write(move.card) : 'This';
}

const ruleOf = (move: Move): string => (move.t === 'play' ? (CHIVALRY[move.card]?.rule ?? '') : '');

function target(move: Move): string {
  if (move.t === 'equip') return TREASURE_DECK.write(move.card);
  if (move.t !== 'play') return 'This';
  return TREASURES[move.treasure] !== undefined ? TREASURES[move.treasure].name : `Seat ${move.rival + 1}`;
}
