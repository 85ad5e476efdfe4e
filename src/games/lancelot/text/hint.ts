/** Why a bot would make a choice: what it gives, and which demand it helps to meet. */
import { seededDice } from '../../../core/dice.ts';
import { NONE, type Seat, unheard } from '../../../core/game.ts';
import { listed, type SayHint } from '../../../core/text.ts';
import { landing } from '../rules/09-grail.ts';
import { isMet, virtueWorth } from '../rules/11-virtues.ts';
import {
  BEDIVERE,
  CHAIRS,
  DRAGON,
  GALAHAD,
  GRAIL,
  LAKE,
  MORGANA,
  PERCIVAL,
  SPACES,
  TABLE,
} from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { game } from '../rules/index.ts';
import type { Move, TakeMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { type Hints, hints as en } from './hint.en.ts';
import { hints as es } from './hint.es.ts';
import { chairGives, deedNamed, thingsNamed, virtueNamed } from './naming.ts';
import { effects, learnable, offered, payable, worth } from './preview.ts';
import type { Words } from './words.ts';

const IN = { en, es };

export const hint: SayHint<State, Move> = (plain, view, seat, move) => {
  const words = plain as Words;
  const h = IN[words.language];
  if (move.t === 'go') return rides(h, words, view, seat, move.to);
  if (move.t === 'seat') return h.seat(chairGives(words, move.chair), move.chair <= BEDIVERE);
  if (move.t === 'vow' && move.virtue !== NONE)
    return h[isMet(view, seat, move.virtue) ? 'vowMet' : 'vow'](virtueWorth(view, seat, move.virtue));
  if (move.t === 'learn') return move.virtue === NONE ? h.notYet : h.learn(virtueWorth(view, seat, move.virtue));
  if (move.t === 'crown') return move.virtue === NONE ? '' : h.crown(worth(words, view, seat, move));
  if (move.t === 'deed') return h.deed(DEEDS[move.tile].vp);
  if (move.t === 'morgana') return move.use ? h.again : h.saved;
  if (move.t === 'done') return h.magic;
  return changes(h, words, view, seat, move);
};

function rides(h: Hints, words: Words, view: State, seat: Seat, to: number): string {
  const named = (virtues: readonly number[]): string =>
    listed(
      words,
      virtues.map((virtue) => virtueNamed(words, virtue)),
    );
  const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);
  if (to === TABLE) return h.home(CHAIRS.length - view.knights.filter(({ chair }) => chair !== NONE).length);
  if (to === GRAIL) return h.grail(landing(view, seat));
  if (SPACES[to].site === LAKE) return h.lake;
  if (to === GALAHAD) return h.vowAt;
  if (to === MORGANA) return view.knights[seat].morgana === 'ready' ? h.power : h.waiting;
  if (to === PERCIVAL) {
    const virtues = learnable(view, seat);
    return virtues.length === 0
      ? h.waiting
      : h.learnAt(named(virtues), sum(virtues.map((virtue) => virtueWorth(view, seat, virtue))));
  }
  if (to === DRAGON) {
    const deeds = payable(view, seat).map((tile) => deedNamed(words, tile));
    const most = Math.max(0, ...payable(view, seat).map((tile) => DEEDS[tile].vp));
    return deeds.length === 0 ? h.waiting : h.dragon(listed(words, deeds), most);
  }
  return takes(h, words, view, seat, to);
}

function takes(h: Hints, words: Words, view: State, seat: Seat, to: number): string {
  const things = offered(view, seat, to);
  if (things.length === 0) return nextOnTrack(h, words, view, seat, to);
  const met = metAfter(view, seat, to);
  const named = met.map((virtue) => virtueNamed(words, virtue));
  return met.length > 0
    ? h.getAndMeet(thingsNamed(words, things), listed(words, named))
    : h.get(thingsNamed(words, things));
}

function nextOnTrack(h: Hints, words: Words, view: State, seat: Seat, to: number): string {
  const next = SPACES[to + 1]?.track === SPACES[to].track ? offered(view, seat, to + 1) : [];
  return next.length === 0 ? h.waiting : h.step(thingsNamed(words, next));
}

/** The demands that are met by riding there and taking all that is offered. */
function metAfter(view: State, seat: Seat, to: number): readonly number[] {
  const then = game.imagine(view, seat, seededDice(0));
  game.apply(then, seat, { t: 'go', to }, seededDice(0), unheard);
  const all = game
    .moves(then, seat)
    .filter((move): move is TakeMove => move.t === 'take')
    .toSorted((one, other) => other.things.length - one.things.length)[0];
  return all === undefined ? [] : effects(then, seat, all).met;
}

function changes(h: Hints, words: Words, view: State, seat: Seat, move: Move): string {
  const { met, broken } = effects(view, seat, move);
  const named = (virtues: readonly number[]): string =>
    listed(
      words,
      virtues.map((virtue) => virtueNamed(words, virtue)),
    );
  if (met.length > 0) return h.meets(named(met));
  if (broken.length > 0) return h.breaks(named(broken));
  if (move.t === 'take') return move.things.length === 0 ? h.keeps : h.get(thingsNamed(words, move.things));
  return move.t === 'discard' ? h.room : '';
}
