/** Cards and moves as people write them: `C04`, `T10`, `?` for what is hidden; `play C40 at T10`. */
import { bits, choice, type Codec, codec, named, or, orHidden, ordinal, quoted, via } from '../../../core/codecs.ts';
import { type InEveryLanguage, NONE } from '../../../core/game.ts';
import { oneOf } from '../../../core/mistakes.ts';
import { after, type Arg, ifAfter, maybe, moves, only, rest, some, word } from '../../../core/phrases.ts';
import { CHIVALRY, JOURNEY, PLACES, TREASURES } from '../rules/components.ts';
import { plain } from '../rules/12-words.ts';
import type { Move } from '../rules/moves.ts';
import { TALE_MODES, type Order, ORDERS, REACTIONS } from '../rules/state.ts';
import * as mistakes from './mistakes.ts';

const deckOf = (expected: InEveryLanguage, cards: readonly { readonly id: string }[]): Codec<number> =>
  named(
    expected,
    cards.map(({ id }) => id),
  );

export const CHIVALRY_CARD = deckOf(mistakes.chivalryCard, CHIVALRY);
export const TREASURE = deckOf(mistakes.treasure, TREASURES);

export const CHIVALRY_DECK = orHidden(CHIVALRY_CARD);
export const TREASURE_DECK = orHidden(TREASURE);
export const JOURNEY_CARD = deckOf(mistakes.journeyCard, JOURNEY);
export const JOURNEY_DECK = orHidden(JOURNEY_CARD);

/** `1 3` for the bits of the first and the third. */
export const NUMBERS = or(bits(ordinal(8)), 'none', 0, mistakes.numbers);

const TALE = word(ordinal(9));
const TEXT: Arg<string | undefined> = maybe(via(quoted, { to: plain, from: String }), undefined);
/** A move that is typed is made for the position that is there (LM-9.9). */
const UNSEEN: Arg<number | undefined> = { write: () => '', read: () => undefined };
/** A card of a hand. One that is hidden can be shown in a list of moves, and not be chosen. */
const HAND_CARD: Codec<number> = { ...CHIVALRY_CARD, write: CHIVALRY_DECK.write };
const ORDER = codec<Order>(
  oneOf(ORDERS),
  (until) => (until === 'window' ? '' : `for ${until}`),
  (text) => ORDERS.find((order) => order === (text.toLowerCase().replace(/^for (the |my )?/, '') || 'window')),
);

export const MOVE: Codec<Move> = moves<Move>(mistakes.move, {
  draw: { draw: {} },
  woo: { woo: { yes: only(true) }, 'sit out': { yes: only(false) } },
  tell: { tell: { cards: some(HAND_CARD), text: TEXT } },
  spoken: { spoken: { text: TEXT } },
  mark: { mark: { kept: rest(NUMBERS) } },
  name: { name: { tale: TALE, text: TEXT } },
  take: { take: { card: word(HAND_CARD) } },
  enough: { enough: {} },
  equip: { equip: { card: word(TREASURE) } },
  accept: { accept: {} },
  leave: { leave: {} },
  discard: { discard: { card: word(HAND_CARD) } },
  play: {
    play: {
      card: word(CHIVALRY_CARD),
      rival: ifAfter('at seat', word(ordinal(9)), NONE),
      treasure: ifAfter('at', word(TREASURE), NONE),
      seen: UNSEEN,
      text: TEXT,
    },
  },
  use: { use: { place: word(named(oneOf(PLACES), PLACES)), seen: UNSEEN } },
  roll: { roll: {} },
  run: {
    'run keeping the hand': { keep: only(true) },
    'run keeping': { keep: only(true) },
    run: { keep: only(false) },
  },
  pass: { pass: { until: rest(ORDER) } },
  applaud: { applaud: { tale: TALE, with: after('with', word(choice(REACTIONS))) } },
  hold: { hold: {} },
  extend: { extend: {} },
  heed: { heed: {} },
  call: { call: {} },
  turn: { turn: {} },
  mode: { mode: { mode: word(choice(TALE_MODES)) } },
  vote: { vote: { tale: word(or(ordinal(9), 'nobody', NONE)) } },
  select: { select: { card: word(JOURNEY_CARD) } },
  silence: { silence: { text: TEXT } },
});
