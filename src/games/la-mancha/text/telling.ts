/** Events in plain words, with the seats called by name: for the log, the transcripts and the Chronicle. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { CHIVALRY, featOf, JOURNEY, loveOf, TREASURES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { ABSTAINS } from '../rules/state.ts';

type Names = readonly string[];
type Telling = { readonly [T in Event['t']]: (event: Extract<Event, { t: T }>, names: Names) => string };

const phrase = (card: number): string => (card === HIDDEN ? 'a card' : `"${CHIVALRY[card].phrase}"`);
const phrases = (cards: readonly number[]): string => cards.map(phrase).join(', ') || 'no card';
const treasure = (card: number): string =>
  `${TREASURES[card].name} (${TREASURES[card].type} ${TREASURES[card].strength})`;
const all = (seats: readonly number[], names: Names): string =>
  seats.map((seat) => names[seat] ?? 'somebody').join(' and ') || 'nobody';
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const at = (rival: number, aimed: number, names: Names): string =>
  aimed !== NONE ? ` at ${TREASURES[aimed].name}` : rival === NONE ? '' : ` at ${names[rival]}`;
const quote = (text: string | number): string =>
  text === '' || text === HIDDEN ? '(told aloud)' : JSON.stringify(text);

const ballots = (votes: readonly number[], names: Names): string =>
  votes
    .flatMap((vote, seat) =>
      vote === NONE ? [] : `${names[seat]} votes for ${vote === ABSTAINS ? 'nobody' : `tale ${vote + 1}`}.`,
    )
    .join(' ') || 'Nobody could vote.';

const TELLING: Telling = {
  firstRoll: ({ seat, face }, names) => `${names[seat]} rolls ${face} for the turn card (LM-2.7).`,
  turn: ({ seat }, names) => `${names[seat]} has the turn card.`,
  drew: ({ seat, cards: drawn }, names) =>
    `${names[seat]} draws ${drawn.includes(HIDDEN) ? cards(drawn.length) : phrases(drawn)}.`,
  journey: ({ seat, card, aside }, names) =>
    `${names[seat]} draws ${JOURNEY[card].id}, ${JOURNEY[card].title}${aside ? ', from the cards set aside (LM-10.8)' : ''}.`,
  decided: ({ seat }, names) => `${names[seat]} has decided.`,
  wooers: ({ seats, card }, names) => `${loveOf(card).title} is wooed by ${all(seats, names)}.`,
  unwooed: ({ card }) => `Nobody woos ${loveOf(card).title}: another card is drawn (LM-5.6).`,
  ready: ({ seat }, names) => `${names[seat]} is ready.`,
  floor: ({ seat, cards: shown }, names) => `${names[seat]} has the floor with ${phrases(shown)}.`,
  satOut: ({ seat }, names) => `${names[seat]} sits out after all (LM-12.8).`,
  unrolled: ({ seat, tale, cards: played, text }, names) =>
    `Tale ${tale + 1}, by ${names[seat] ?? 'a knight with the visor down'}, with ${phrases(played)}: ${quote(text)}`,
  applauded: ({ seat, tale, with: reaction }, names) => `${names[seat]} gives tale ${tale + 1} a ${reaction}.`,
  turned: ({ seat, page, pages }, names) =>
    page < pages
      ? `${names[seat]} turns to page ${page + 1} of ${pages} (LM-12.3).`
      : `${names[seat]} turns the last page: all ${pages} tales lie side by side (LM-12.3).`,
  held: ({ seat }, names) => `${names[seat]} asks for a moment (LM-9.13).`,
  extended: ({ seat }, names) => `${names[seat]} gives the tellers their time again (LM-12.8).`,
  modeAsked: ({ seat, mode }, names) =>
    `${names[seat]} wants tales ${mode === 'aloud' ? 'told aloud' : 'written'} from the next turn on (LM-12.1).`,
  mode: ({ mode }) => `From now on tales are ${mode === 'aloud' ? 'told aloud' : 'written'} (LM-12.1).`,
  called: ({ seat }, names) => `The verdict of ${names[seat]} is left to those who told.`,
  voted: ({ votes }, names) => ballots(votes, names),
  marked: ({ tale, kept }) => `Poem ${tale + 1} ${kept ? 'kept' : 'did not keep'} the condition (LM-5.8).`,
  named: ({ seat, judge, remark }, names) =>
    `${names[judge]} names ${names[seat]}${remark === '' ? '' : `: ${JSON.stringify(remark)}`}.`,
  nobody: ({ judge }, names) => `${names[judge]} can name nobody (LM-5.10).`,
  took: ({ seat, card }, names) => `${names[seat]} takes ${phrase(card)} as compensation.`,
  treasures: ({ seat, cards: drawn }, names) => `${names[seat]} draws ${drawn.map(treasure).join(' and ')}.`,
  equipped: ({ seat, card, replaced }, names) =>
    `${names[seat]} equips ${treasure(card)}${replaced === NONE ? '' : ` in place of ${TREASURES[replaced].name}`}.`,
  loved: ({ seat, card, replaced }, names) =>
    `${names[seat]} has the favor of ${loveOf(card).title} (${loveOf(card).strength})${replaced === NONE ? '' : `, and no longer of ${loveOf(replaced).title}`}.`,
  left: ({ seat, cards: left }, names) =>
    `${names[seat]} leaves ${left.map((card) => TREASURES[card].name).join(' and ')}.`,
  refused: ({ seat, card }, names) => `${names[seat]} refuses ${loveOf(card).title}.`,
  discarded: ({ seat, cards: gone }, names) => `${names[seat]} discards ${phrases(gone)}.`,
  feat: ({ card, seat, sudden }, names) =>
    `${sudden ? 'Sudden death: ' : 'Feat: '}${featOf(card).title}, difficulty ${featOf(card).difficulty}, ${featOf(card).tag}. ${names[seat]} begins.`,
  attempt: ({ seat, round, difficulty }, names) => `Round ${round}: ${names[seat]} attempts, difficulty ${difficulty}.`,
  cried: ({ seat, card, rival, treasure: aimed }, names) =>
    `${names[seat]} cries ${phrase(card)}${at(rival, aimed, names)} (${CHIVALRY[card].id}).`,
  cancelled: ({ card }) => `${phrase(card)} has no effect (LM-9.7).`,
  effect: ({ id, op, amount }) =>
    `${id}: ${op.replaceAll('_', ' ')}${amount === 0 ? '' : ` ${amount > 0 ? '+' : ''}${amount}`}.`,
  rolled: ({ seat, face, die }, names) =>
    face === die
      ? `The die of ${names[seat]} shows ${die}.`
      : `The die of ${names[seat]} falls on ${face} and stays at ${die}.`,
  result: ({ seat, die, doubled, strength, difficulty, success, successes }, names) =>
    `${names[seat]}: ${die}${doubled ? ' × 2' : ''} + ${strength} = ${die * (doubled ? 2 : 1) + strength} against ${difficulty}: ${success ? `success ${successes}` : 'failure'}.`,
  ran: ({ seat, kept }, names) => `${names[seat]} runs away${kept ? ', hand and all' : ' and draws a new hand'}.`,
  stoleCard: ({ seat, from, card }, names) => `${names[seat]} takes ${phrase(card)} from ${names[from]}.`,
  peeked: ({ seat, rival, cards: seen }, names) =>
    `${names[seat]} looks at ${rival === NONE ? 'the next Journey cards' : `the hand of ${names[rival]}`}${
      seen.includes(HIDDEN)
        ? ''
        : `: ${seen.map((card) => (rival === NONE ? JOURNEY[card].title : phrase(card))).join(', ')}`
    }.`,
  won: ({ seat, card, sudden }, names) =>
    `${names[seat]} wins ${featOf(card).title}${sudden ? ' and the game' : ''}! ${featOf(card).triumph}`,
  allFled: ({ card, retired }) =>
    retired
      ? `${featOf(card).title} is retired (LM-6.14).`
      : `All have fled; ${featOf(card).title} goes back into the deck (LM-6.13).`,
  tie: ({ seats }, names) => `${all(seats, names)} have most Feats: sudden death (LM-10.3).`,
  over: ({ seats }, names) => `The game is over; ${all(seats, names)} has won (LM-10.2).`,
};

export function tell(event: Event, names: Names): string {
  const telling = TELLING[event.t] as (event: Event, names: Names) => string;
  return telling(event, names);
}
