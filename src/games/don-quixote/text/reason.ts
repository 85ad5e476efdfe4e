/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import { HIDDEN, NONE, type Rule, type Seat } from '../../../core/game.ts';
import { fieldName, ROAD_TILES, ROUNDS, tileOf } from '../rules/components.ts';
import { isLastField, type LayMove, type Realm, type State } from '../rules/state.ts';
import { isSancho, writeLay, writeTile } from '../notation/words.ts';

interface Asked {
  readonly state: State;
  readonly realm: Realm;
  readonly move: LayMove;
  readonly name: string;
}

export function reason(state: State, seat: Seat, move: LayMove, rule: Rule): string {
  const realm = state.realms[seat];
  if (realm === undefined) return `There is no seat ${seat + 1}; ${state.realms.length} sit at this table.`;
  return REASONS[rule.id]?.({ state, realm, move, name: writeTile(move.tile) }) ?? rule.text;
}

const REASONS: { readonly [ruleId: string]: ((asked: Asked) => string) | undefined } = {
  'TABLE-1': () => 'All 22 cards are used and the third scoring is done.',
  'DQ-1.5': ({ name }) => `There is no ${name} in the set.`,
  'DQ-3.6': ({ name, move }) => `${name} cannot lie at ${move.turn} degrees, only at 0 or 180.`,
  'DQ-4.5': ({ name, realm }) =>
    `${name} has lain on ${fieldOf(realm, (lay) => writeLay(lay) === name)} since the set-up.`,
  'DQ-5.2': ({ name, realm }) => `${name} still lies face down. Face up are ${realm.hand.map(writeTile).join(', ')}.`,
  'DQ-5.4': ({ state }) =>
    state.card === HIDDEN
      ? 'The next card is not turned up yet.'
      : 'No card is up, so there is no field to lay a tile on.',
  'DQ-5.5': ({ name, realm, move }) =>
    `${name} already lies on ${fieldOf(realm, (lay) => lay >= 0 && tileOf(lay) === move.tile)} and is never moved again.`,
  'DQ-5.6': setAside,
  'DQ-10.3': ({ realm }) =>
    realm.sealed === HIDDEN
      ? 'This seat has already chosen.'
      : `The choice is already made: ${writeLay(realm.sealed)}.`,
  'DQ-12.1': () => 'This game is played without Sancho Pansa.',
  'DQ-12.2': ({ name, realm, move }) =>
    move.tile < ROAD_TILES
      ? `${name} has left the game: Sancho Pansa was laid in its place.`
      : `Sancho Pansa already lies on ${fieldOf(realm, isSancho)}; it can be laid only once.`,
  'DQ-12.5': () => 'Write it as Sancho, without a turn: it looks the same either way round.',
};

function fieldOf(realm: Realm, isIt: (lay: number) => boolean): string {
  const field = realm.board.findIndex(isIt);
  return field === NONE ? 'the board' : fieldName(field);
}

function setAside({ state, realm, name }: Asked): string {
  if (!isLastField(state))
    return `${name} is set aside for the last field; this is card ${cardNumber(state)} of ${cardsIn(state.round)}.`;
  return `Only ${writeTile(realm.aside)}, the tile set aside, can go on ${fieldName(state.card)}.`;
}

/** Which card of its round is up, from 1. */
export function cardNumber(state: State): number {
  return cardsIn(state.round) - (state.deck.length - ROUNDS[state.round - 1].ends);
}

/** DQ-5.1: 9, 7, 6. */
export function cardsIn(round: number): number {
  return (round === 1 ? ROAD_TILES : ROUNDS[round - 2].ends) - ROUNDS[round - 1].ends;
}
