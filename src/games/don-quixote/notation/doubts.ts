/** What a position leaves open: tiles and choices written as `?`; and what the people draw. */
import { list, quietly } from '../../../core/codecs.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { type Doubt, misread, type Reading } from '../../../core/notation.ts';
import { drawnFrom } from '../../../core/piles.ts';
import type { Wording } from '../../../core/wording.ts';
import { layOf } from '../rules/components.ts';
import { lastField, placing } from '../rules/10-decisions.ts';
import { cardsUnseen, tilesUnseen } from '../rules/secrets.ts';
import { clone, isLastField, type Realm, type State } from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import { FIELD, ROAD_TILE, writeLay } from './words.ts';

export function doubtsOf(state: State): Doubt<State>[] {
  if (state.card < 0) return [];
  return state.realms.flatMap((realm, seat) => [...hiddenTiles(realm, seat), ...hiddenChoice(state, realm, seat)]);
}

function changing(seat: number, change: (realm: Realm) => void): (state: State) => State {
  return (state) => {
    const settled = clone(state);
    change(settled.realms[seat]);
    return settled;
  };
}

/** Each `?` among the tiles face up, and the tile set aside. */
function hiddenTiles(realm: Realm, seat: number): Doubt<State>[] {
  const unseen = tilesUnseen(realm);
  const open = realm.hand.flatMap((tile, place) => (tile === HIDDEN ? [place] : []));
  const of = (about: Wording, line: string, put: (realm: Realm, tile: number) => void): Doubt<State> => ({
    about,
    line,
    cases: unseen.map((tile) => ({
      when: mistakes.itIs(ROAD_TILE.write(tile)),
      once: `${seat} ${tile}`,
      settle: changing(seat, (one) => put(one, tile)),
    })),
  });
  const hand = open.map((place) =>
    of(mistakes.hiddenInHand(seat + 1), 'hand:', (one, tile) => (one.hand[place] = tile)),
  );
  const aside = of(mistakes.hiddenAside(seat + 1), 'aside:', (one, tile) => (one.aside = tile));
  return unseen.length < 2 ? [] : realm.aside === HIDDEN ? [...hand, aside] : hand;
}

function hiddenChoice(state: State, realm: Realm, seat: number): Doubt<State>[] {
  if (realm.sealed !== HIDDEN) return [];
  const open = changing(seat, (one) => (one.sealed = NONE))(state);
  const choices = (isLastField(state) ? lastField : placing).candidates(open, seat);
  const cases = choices.map(({ tile, turn }) => ({
    when: mistakes.chose(seat + 1, writeLay(layOf(tile, turn))),
    settle: changing(seat, (one) => (one.sealed = layOf(tile, turn))),
  }));
  return cases.length < 2 ? [] : [{ about: mistakes.hiddenChoice(seat + 1), line: 'sealed:', cases }];
}

/** `G1 A2` are the next position cards; tiles can be drawn by one seat alone. */
export function draw(state: State, words: string): Reading<State> {
  const next = clone(state);
  const fields = quietly(list(FIELD), words, { seats: 0 });
  if (fields !== undefined) return drawnFrom(next, next.deck, fields, cardsUnseen(state), words);
  const tiles = state.realms.length === 1 ? quietly(list(ROAD_TILE), words, { seats: 0 }) : undefined;
  if (tiles === undefined) return { problems: [misread('--draw', words, mistakes.drawn)] };
  return drawnFrom(next, next.realms[0].bag, tiles, tilesUnseen(state.realms[0]), words);
}
