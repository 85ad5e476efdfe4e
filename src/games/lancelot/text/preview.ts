/** What a move would give: in a few words on a button, and at length for what is pointed at. */
import { seededDice } from '../../../core/dice.ts';
import { NONE, type Seat, unheard } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { passedBy } from '../rules/05-riding.ts';
import { offerAt } from '../rules/06-actions.ts';
import { landing, isCut } from '../rules/09-grail.ts';
import { isMet, virtueWorth } from '../rules/11-virtues.ts';
import { isInReach } from '../rules/12-dragon.ts';
import {
  CHAIRS,
  DRAGON,
  GALAHAD,
  GRAIL,
  isLasting,
  LAKE,
  LAKE_1,
  LANDS,
  MAJORITY_VP,
  MOST_CARDS,
  MORGANA,
  PERCIVAL,
  SITES,
  SPACES,
  TABLE,
} from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { cardsOf, type State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import { chairGives, chairNamed, deedNamed, siteWithin, thingsNamed, virtueNamed } from './naming.ts';
import type { Words } from './words.ts';

/** In a few words. */
export function worth(words: Words, view: State, seat: Seat, move: Move): string {
  const { t } = words;
  if (move.t === 'go') return stopGives(words, view, seat, move.to);
  if (move.t === 'seat') return chairGives(words, move.chair);
  if (move.t === 'deed') return t['lan.vp'](DEEDS[move.tile].vp);
  if (move.t === 'crown' && move.virtue !== NONE)
    return t['lan.gives.crown'](VIRTUES[move.virtue].low, VIRTUES[move.virtue].high);
  if (move.t === 'learn' && move.virtue !== NONE) return t['lan.vp'](virtueWorth(view, seat, move.virtue));
  if (move.t === 'vow' && move.virtue !== NONE) return vowGives(words, view, seat, move.virtue);
  if (move.t === 'morgana') return move.use ? t['lan.gives.power'] : '';
  return move.t === 'claim' ? t['lan.vp'](MAJORITY_VP) : changes(words, view, seat, move).join('; ');
}

function vowGives({ t }: Words, view: State, seat: Seat, virtue: number): string {
  return `${t['lan.vp'](virtueWorth(view, seat, virtue))}, ${isMet(view, seat, virtue) ? t['lan.met'] : t['lan.notMet']}`;
}

function stopGives(words: Words, view: State, seat: Seat, to: number): string {
  const { t } = words;
  const knight = view.knights[seat];
  if (to === TABLE) return t['lan.gives.seat'];
  if (to === GRAIL) return t['lan.gives.grail'](landing(view, seat), isCut(view, seat));
  if (SPACES[to].site === LAKE) return t['lan.gives.lake'](view.counter - LAKE_1);
  if (to === PERCIVAL) return t['lan.gives.learn'](learnable(view, seat).length);
  if (to === GALAHAD) return t['lan.gives.vow'];
  if (to === MORGANA) return knight.morgana === 'ready' ? t['lan.gives.power'] : t['lan.nothing'];
  return to === DRAGON ? t['lan.gives.deeds'](payable(view, seat).length) : thingsNamed(words, offered(view, seat, to));
}

/** What one may take there, with the space that is passed and with Tristan. */
export function offered(view: State, seat: Seat, to: number): readonly number[] {
  return offerAt(view, seat, to, passedBy(view.knights[seat].space, to)).things;
}

export function learnable(view: State, seat: Seat): number[] {
  const { virtues } = view.knights[seat];
  return [...virtues.keys()].filter((virtue) => virtues[virtue] === 0 && isMet(view, seat, virtue));
}

export function payable(view: State, seat: Seat): number[] {
  return view.faceUp.filter((tile) => tile >= 0 && isInReach(view, seat, tile));
}

/** At length: one sentence after the other. */
export function preview(words: Words, view: State, seat: Seat, move: Move, names: readonly string[]): string[] {
  if (move.t === 'seat') return [chairGives(words, move.chair), lasting(words, view, move.chair, names)];
  if (move.t === 'morgana' && move.use) return [words.t['lan.gives.anew'], ...sentHome(words, view, names, seat)];
  if (move.t !== 'go') return [worth(words, view, seat, move)].filter((text) => text !== '');
  return [
    stopGives(words, view, seat, move.to),
    ...stopNotes(words, view, seat, move.to, names),
    ...passed(words, view, seat, move.to),
  ];
}

function lasting({ t }: Words, { holders }: State, chair: number, names: readonly string[]): string {
  if (!isLasting(chair)) return t['lan.atOnce'];
  return holders[chair] === NONE ? t['lan.lasts'] : t['lan.lastsWith'](names[holders[chair]]);
}

/** What one should know of the stop besides. */
function stopNotes(words: Words, view: State, seat: Seat, to: number, names: readonly string[]): string[] {
  const { t } = words;
  const knight = view.knights[seat];
  if (to === TABLE) return homeNotes(words, view, names, seat);
  if (to === PERCIVAL)
    return learnable(view, seat).map(
      (virtue) => `${virtueNamed(words, virtue)}: ${t['lan.vp'](virtueWorth(view, seat, virtue))}`,
    );
  if (to === GALAHAD) return [t['lan.gives.discs'](knight.virtues.filter((disc) => disc === NONE).length)];
  if (to === DRAGON)
    return payable(view, seat).map((tile) => `${deedNamed(words, tile)}: ${t['lan.vp'](DEEDS[tile].vp)}`);
  if (to === MORGANA)
    return knight.morgana === 'ready' ? sentHome(words, view, names, seat) : [t['lan.gives.noCounter']];
  if (to === GRAIL || SPACES[to].site === LAKE) return [];
  if (SPACES[to].site === LANDS) return [t['lan.gives.room'](MOST_CARDS - cardsOf(knight))];
  const more = SPACES.filter(({ track }, space) => track === SPACES[to].track && space > to).length;
  return more === 0 ? [] : [t['lan.gives.more'](more)];
}

/** LAN-8.7. */
function sentHome(words: Words, { knights }: State, names: readonly string[], seat: Seat): string[] {
  const there = names.filter((_, other) => other !== seat && knights[other].space === GRAIL);
  return there.length === 0 ? [] : [words.t['lan.gives.dismisses'](listed(words, there))];
}

/** The free chairs; and who must leave the Grail because of it (LAN-9.6). */
function homeNotes(words: Words, view: State, names: readonly string[], seat: Seat): string[] {
  const { t } = words;
  const taken = new Set(view.knights.map(({ chair }) => chair));
  const free = [...CHAIRS.keys()].filter((chair) => !taken.has(chair)).map((chair) => chairNamed(words, chair));
  const elsewhere = view.knights.some(({ space }, other) => other !== seat && space !== GRAIL && space !== TABLE);
  return [t['lan.gives.free'](listed(words, free)), ...(elsewhere ? [] : sentHome(words, view, names, seat))];
}

/** The sites one rides past, to which there is no way back in this turn. */
function passed(words: Words, { knights }: State, seat: Seat, to: number): string[] {
  const { space, anew } = knights[seat];
  const from = space === NONE || anew ? 0 : (SPACES[space]?.site ?? 0);
  const goal = to === TABLE ? SITES.length : SPACES[to].site;
  const sites = [...SITES.keys()].filter((site) => site > from && site < goal).map((site) => siteWithin(words, site));
  return sites.length === 0 ? [] : [words.t['lan.gives.passes'](listed(words, sites))];
}

/** Virtues whose demand the move would meet, or would no longer meet. */
function changes(words: Words, view: State, seat: Seat, move: Move): string[] {
  const { t } = words;
  const { met, broken } = effects(view, seat, move);
  const named = (virtues: readonly number[]): string =>
    listed(
      words,
      virtues.map((virtue) => virtueNamed(words, virtue)),
    );
  return [
    ...(met.length > 0 ? [t['lan.gives.meets'](named(met))] : []),
    ...(broken.length > 0 ? [t['lan.gives.breaks'](named(broken))] : []),
  ];
}

interface Effects {
  readonly met: readonly number[];
  readonly broken: readonly number[];
}

const NO_EFFECTS: Effects = { met: [], broken: [] };

export function effects(view: State, seat: Seat, move: Move): Effects {
  if (move.t !== 'take' && move.t !== 'exchange' && move.t !== 'discard' && move.t !== 'release') return NO_EFFECTS;
  const then = game.imagine(view, seat, seededDice(0));
  game.apply(then, seat, move, seededDice(0), unheard);
  const open = [...VIRTUES.keys()].filter((virtue) => view.knights[seat].virtues[virtue] <= 0);
  return {
    met: open.filter((virtue) => !isMet(view, seat, virtue) && isMet(then, seat, virtue)),
    broken: open.filter((virtue) => isMet(view, seat, virtue) && !isMet(then, seat, virtue)),
  };
}
