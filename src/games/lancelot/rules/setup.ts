/** Chapter 2: set-up, to the first choice of a seat. */
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Say } from '../../../core/game.ts';
import { CATEGORIES, CHAIRS, THINGS } from './components.ts';
import { DEEDS, FACE_UP } from './deeds.ts';
import { placeCounter } from './14-end-of-turn.ts';
import type { Event, Knight, Options, State } from './state.ts';
import { VIRTUES } from './virtues.ts';

export function setup(seats: number, options: Options, dice: Dice, say: Say<Event>): State {
  const stack = shuffle([...DEEDS.keys()], dice);
  const faceUp = stack.splice(-FACE_UP).toReversed();
  const first = dice.below(seats); // LAN-2.5
  const state: State = {
    options,
    phase: 'seating',
    turn: 1,
    round: 0,
    step: 'seat',
    mover: first,
    passed: NONE,
    road: [],
    pilgrims: Array.from({ length: seats }, (_, seat) => seat),
    knights: Array.from({ length: seats }, newKnight),
    holders: CHAIRS.map(() => NONE),
    crowns: VIRTUES.map(() => NONE),
    faceUp,
    stack,
    dragonVisitors: [],
    lakeEntered: false,
    counter: NONE,
    fetcher: NONE,
    sword: NONE,
    majorities: CATEGORIES.map(() => NONE),
  };
  say({ t: 'tiles', faceUp: faceUp.slice(), left: stack.length });
  placeCounter(state, say);
  say({ t: 'first', seat: first });
  return state;
}

/** LAN-2.4: day side up, all markers on 0. */
function newKnight(): Knight {
  return {
    chair: NONE,
    space: NONE,
    moved: false,
    tour: 1,
    anew: false,
    dismissed: false,
    morgana: 'none',
    grail: 0,
    guinevere: 0,
    things: THINGS.map(() => 0),
    virtues: VIRTUES.map(() => NONE),
    deeds: [],
  };
}
