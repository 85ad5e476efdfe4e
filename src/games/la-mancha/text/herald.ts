/** The herald of La Mancha: positions, moves, events and standings in words. */
import type { Seat } from '../../../core/game.ts';
import type { Entry, Herald } from '../../../core/herald.ts';
import { featOf, isLove, JOURNEY, loveOf } from '../rules/components.ts';
import { compensation } from '../rules/04-judging.ts';
import { fewestCards, floorHolder } from '../rules/04-telling.ts';
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { maxHand } from '../rules/08-hand.ts';
import { outcome } from '../rules/10-end.ts';
import type { Event } from '../rules/events.ts';
import { strengthParts } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import { read, write } from '../notation/position.ts';
import { reason } from './reason.ts';
import { RULES } from '../rules/rulebook.ts';
import { isInFeat, type Phase, type State } from '../rules/state.ts';
import { tell } from './telling.ts';
import { CHIVALRY_DECK, readMove, writeMove } from '../notation/words.ts';

export const herald: Herald<State, Move, Event> = {
  rounds: 1,
  seated: (state) => state.knights.length,
  write,
  read,
  writeMove,
  readMove,
  tell,
  question,
  reason,
  account,
  foresee: (state, seat) => account(state, seat),
  verdict,
};

type Ask = (state: State, seat: Seat) => string;

const QUESTIONS: { readonly [phase in Phase]: Ask } = {
  draw: () => 'Draw the next Journey card.',
  woo: (state) => `Woo ${JOURNEY[state.card].title}, or sit out?`,
  tell: (state, seat) => askTale(state, seat),
  mark: (state) => `Which of the ${state.tales.length} poems kept the condition?`,
  name: (state) => `Name the winner among ${state.tales.length}, and say why if you like.`,
  vote: (state) => `Vote for one of the ${state.tales.length} tales that is not yours, or for nobody.`,
  take: (state) => `Take a card as compensation (${state.taken} of ${compensation(state)} taken), or have enough.`,
  before: (state, seat) =>
    seat === state.feat.attempter
      ? `${attempt(state)}: roll, play a card or run away.`
      : `${attempt(state)}: play a card or pass.`,
  after: (state) => `${total(state)} against ${difficulty(state)}, unless somebody plays a card. Play or pass.`,
  resolved: (state) => askGain(state),
  discard: (state, seat) =>
    `Discard: ${state.knights[seat].hand.length - state.knights[seat].picked.length} cards, maximum ${maxHand(state, seat)}.`,
  refill: () => 'Play an any-time card before the turn card passes, or pass.',
  over: () => 'The game is over.',
};

function question(state: State, seat: Seat): string {
  const last = state.declared.at(-1);
  if (last !== undefined)
    return `${CHIVALRY_DECK.write(last.card)} was declared by seat ${last.seat + 1}. Reply or pass.`;
  return state.gains.length > 0 ? askGain(state) : QUESTIONS[state.phase](state, seat);
}

function askTale(state: State, seat: Seat): string {
  if (floorHolder(state) === seat) return 'You have the floor. Say when you have spoken.';
  const { title } = JOURNEY[state.card];
  return isLove(state.card)
    ? `A poem for ${title}, with at least ${fewestCards(state)} cards.`
    : `Your tale of ${title}, with one card.`;
}

const attempt = (state: State): string =>
  `${featOf(state.card).title}, strength ${strength(state, state.feat.attempter)} against ${difficulty(state)}`;

function askGain(state: State): string {
  const gain = state.gains.at(-1);
  if (gain === undefined) return 'Nothing is to be decided.';
  if (gain.what === 'love') return `Accept the favor of ${JOURNEY[gain.cards[0]].title}, or leave it?`;
  return gain.cards.length === 1
    ? 'Equip the Treasure, or leave it?'
    : `Equip one of ${gain.cards.length} Treasures, or leave them?`;
}

/** LM-10.2, LM-10.7: only Feats are points; strength is what wins them, and orders those who have as many. */
function account(state: State, seat: Seat): Entry[] {
  const { feats } = state.knights[seat];
  const parts = strengthParts(state, seat);
  return [
    {
      category: 'Feats',
      points: feats.length,
      rule: RULES['LM-10.2'],
      because: feats.map((card) => featOf(card).title),
    },
    {
      category: `strength ${strength(state, seat)}`,
      points: 0,
      rule: RULES['LM-6.4'],
      because: parts.map(({ what, amount }) => `${what}: ${amount}`),
    },
  ];
}

/** The Feats so far, and at the end who has won. */
function verdict(state: State, names: readonly string[]): string[] {
  const ended = outcome(state);
  const lines = state.knights.map(({ feats, love }, seat) => {
    const held = feats.length === 1 ? '1 Feat' : `${feats.length} Feats`;
    const favor = love < 0 ? '' : `, favored by ${loveOf(love).title}`;
    return `${names[seat]}: ${held}, strength ${strength(state, seat)}${favor}`;
  });
  if (ended === undefined) return isInFeat(state) ? [...lines, attempt(state)] : lines;
  const first = names.filter((_, seat) => ended.places[seat] === 1);
  return [...lines, `Winner: ${first.join(' and ')} (${state.tied === 0 ? 'LM-10.2' : 'LM-10.3'}).`];
}
