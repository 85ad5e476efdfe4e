/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import { HIDDEN, NONE, type Rule, type Seat } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { fieldName, isSancho, ROAD_TILES, ROUNDS, tileOf } from '../rules/components.ts';
import { isLastField, type LayMove, type Realm, type State } from '../rules/state.ts';
import { tileName } from './tiles.ts';
import type { Words } from './words.ts';

interface Refused {
  readonly words: Words;
  readonly state: State;
  readonly realm: Realm;
  readonly move: LayMove;
  /** The tile of the move. */
  readonly name: string;
}

export function reason(words: Words, state: State, seat: Seat, move: LayMove, rule: Rule): string {
  const realm = state.realms[seat];
  if (realm === undefined) return words.t['dq.why.seat'](seat + 1, state.realms.length);
  return REASONS[rule.id]?.({ words, state, realm, move, name: tileName(words, move.tile) }) ?? words.rule(rule);
}

const REASONS: { readonly [ruleId: string]: ((refused: Refused) => string) | undefined } = {
  'TABLE-1': ({ words: { t } }) => t['dq.why.over'],
  'DQ-3.6': ({ words: { t }, name, move }) => t['dq.why.turn'](name, move.turn),
  'DQ-4.5': ({ words: { t }, name, realm, move }) => t['dq.why.castle'](name, fieldWith(realm, move.tile)),
  'DQ-5.2': ({ words, name, realm }) =>
    words.t['dq.why.faceDown'](name, listed(words, realm.hand.map((tile) => tileName(words, tile)))), // prettier-ignore
  'DQ-5.4': ({ words: { t }, state }) => (state.card === HIDDEN ? t['dq.why.notYet'] : t['dq.why.noField']),
  'DQ-5.5': ({ words: { t }, name, realm, move }) => t['dq.why.lies'](name, fieldWith(realm, move.tile)),
  'DQ-5.6': setAside,
  'DQ-10.3': ({ words, realm }) =>
    realm.sealed === HIDDEN
      ? words.t['dq.why.chosen']
      : words.t['dq.why.sealed'](tileName(words, tileOf(realm.sealed))),
  'DQ-12.1': ({ words: { t } }) => t['dq.why.noSancho'],
  'DQ-12.2': ({ words: { t }, name, realm, move }) =>
    move.tile < ROAD_TILES ? t['dq.why.gone'](name) : t['dq.why.sanchoOnce'](fieldOf(realm, isSancho)),
  'DQ-12.5': ({ words: { t } }) => t['dq.why.sanchoTurn'],
};

const fieldWith = (realm: Realm, tile: number): string => fieldOf(realm, (lay) => lay >= 0 && tileOf(lay) === tile);

function fieldOf({ board }: Realm, isIt: (lay: number) => boolean): string {
  const field = board.findIndex(isIt);
  return field === NONE ? '?' : fieldName(field);
}

function setAside({ words, state, realm, name }: Refused): string {
  if (!isLastField(state)) return words.t['dq.why.aside'](name, cardNumber(state), cardsIn(state.round));
  return words.t['dq.why.onlyAside'](tileName(words, realm.aside), fieldName(state.card));
}

/** Which card of its round is up, from 1. */
const cardNumber = (state: State): number => cardsIn(state.round) - (state.deck.length - ROUNDS[state.round - 1].ends);

/** DQ-5.1: 9, 7, 6. */
const cardsIn = (round: number): number => (round === 1 ? ROAD_TILES : ROUNDS[round - 2].ends) - ROUNDS[round - 1].ends;
