/** Cards, events and moves as people write them: `nimue:sword`, `war-rome`, `ask s3`, `?` for what is hidden. */
import { bits, type Codec, codec, finder, named, or, orHidden, quietly, such } from '../../../core/codecs.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { oneOf } from '../../../core/mistakes.ts';
import { moves, only, rest, word } from '../../../core/phrases.ts';
import {
  type Bits,
  type Card,
  cardOf,
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
  EVENTS,
  KNIGHTS,
  SERVICE_CARDS,
} from '../rules/components.ts';
import { MOST_SLOTS, type Move } from '../rules/moves.ts';
import * as mistakes from './mistakes.ts';

interface Named {
  readonly id: string;
}

const ids = (list: readonly Named[]): string[] => list.map(({ id }) => id);
const oneOfThese = (list: readonly Named[]): Codec<number> => named(oneOf(ids(list)), ids(list));

export const CHIVALRY = oneOfThese(CHIVALRIES);
export const EVENT = oneOfThese(EVENTS);
export const KNIGHT = oneOfThese(KNIGHTS);
export const DAMOSEL = oneOfThese(DAMOSELS);
export const SERVICE = oneOfThese(SERVICE_CARDS);
export const CARD_WORD = codec<Card>(
  mistakes.card,
  (card) => `${DAMOSEL.write(damoselOf(card))}:${CHIVALRY.write(chivalryOf(card))}`,
  cardNamed,
);
export const SLOT = codec<number>(
  mistakes.slot,
  (slot) => `s${slot + 1}`,
  (text) => {
    const number = Number(/^s?([1-9])$/i.exec(text)?.[1] ?? 0);
    return number >= 1 && number <= MOST_SLOTS ? number - 1 : undefined;
  },
);

/** `?` where it is hidden, `-` where there is none. */
const shown = (one: Codec<number>): Codec<number> => orHidden(or(one, '-', NONE));
export const writeChivalry = shown(CHIVALRY).write;
export const writeCard = shown(CARD_WORD).write;
export const writeSlot = SLOT.write;

export const atLeastOne = (set: Codec<Bits>): Codec<Bits> => such(set, (given) => given !== 0);

const SOME_CHIVALRIES = bits(CHIVALRY);
/** `sword horse`, or `-`. */
export const writeChivalries = or(SOME_CHIVALRIES, '-', 0).write;

/** The number of a word, in any case; HIDDEN for `?`, undefined for anything else. */
export const numberOf = (list: readonly Named[], text: string): number | undefined =>
  text === '?' ? HIDDEN : finder(ids(list))(text);

export function cardNamed(text: string): Card | undefined {
  const [lady = '', what = '', ...more] = text.split(':');
  const [damosel, chivalry] = [finder(ids(DAMOSELS))(lady), finder(ids(CHIVALRIES))(what)];
  return damosel === undefined || chivalry === undefined || more.length > 0 ? undefined : cardOf(damosel, chivalry);
}

export const bitsWord = (words: readonly string[]): Bits | undefined =>
  quietly(SOME_CHIVALRIES, words.join(' '), { seats: 0 });

export const MOVE: Codec<Move> = moves<Move>(mistakes.move, {
  choose: { choose: { knight: word(KNIGHT), damosel: word(DAMOSEL) } },
  discardEvent: { discard: { event: word(EVENT) } },
  revealEvent: { reveal: { event: word(EVENT) } },
  favour: { favour: { card: word(SERVICE) } },
  give: { give: { chivalry: word(CHIVALRY) } },
  ask: { ask: { slot: word(SLOT) } },
  challenge: { challenge: { slot: word(SLOT) } },
  none: { none: {} },
  contest: { contest: { chivalry: word(CHIVALRY) } },
  done: { done: {} },
  high: { high: {} },
  low: { low: {} },
  decline: { decline: {} },
  faces: { up: { down: only(0) }, down: { down: rest(atLeastOne(SOME_CHIVALRIES)) } },
  take: { take: { card: word(CARD_WORD) } },
  arthur: { arthur: {} },
  mordred: { mordred: {} },
  fight: { fight: { card: word(CARD_WORD) } },
});
export const writeMove = MOVE.write;
