/** What Lancelot asks and tells, in the language of the reader. */
import { NONE, type Seat, type Viewer } from '../../../core/game.ts';
import {
  CATEGORIES,
  DRAGON,
  GALAHAD,
  GRAIL,
  LAKE,
  LAKE_1,
  lakeNumber,
  MORGANA,
  PERCIVAL,
  SPACES,
  SQUIRE,
  TABLE,
  CARDS,
} from '../../../games/lancelot/components.ts';
import { DEEDS } from '../../../games/lancelot/deeds.ts';
import { isCut, landing } from '../../../games/lancelot/9-grail.ts';
import { isMet, worth as virtueWorth } from '../../../games/lancelot/11-virtues.ts';
import { scoreOf, total } from '../../../games/lancelot/explain.ts';
import type { Move } from '../../../games/lancelot/moves.ts';
import { type Event, type State, vpOf } from '../../../games/lancelot/state.ts';
import { VIRTUES } from '../../../games/lancelot/virtues.ts';
import { listed, type Words } from '../../words/words.tsx';
import type { Told } from '../board.ts';
import {
  chairGives,
  chairNamed,
  counted,
  deedNamed,
  siteNamed,
  spaceNamed,
  thingsNamed,
  virtueNamed,
} from './naming.ts';

export function question(words: Words, view: State, seat: Viewer): string {
  const { t } = words;
  if (view.phase === 'over' || view.step === 'onward') return t['lan.ask.over'];
  if (seat !== view.mover) return whyNext(words, view);
  const knight = view.knights[seat];
  if (view.step === 'ride') return `${t['lan.ask.ride'](spaceNamed(words, knight.space))} ${whyNext(words, view)}`;
  if (view.step === 'magic') return t['lan.ask.magic'](knight.things[4]);
  return t[`lan.ask.${view.step}`];
}

/** LAN-4.2, LAN-4.3: why it is for the mover to decide. */
export function whyNext({ t }: Words, view: State): string {
  const { phase, mover, knights, road } = view;
  if (phase === 'seating') return t['lan.why.seating'];
  if (phase !== 'riding') return t['lan.why.order'];
  const { space, chair } = knights[mover];
  if (chair !== NONE || space === NONE || space === TABLE) return t['lan.why.seats'];
  const waiting = road.filter((seat) => seat !== mover && !knights[seat].moved);
  if (waiting.length === 0) return t['lan.why.last'];
  if (waiting.some((seat) => knights[seat].space === space)) return t['lan.why.stack'];
  const beside = waiting.some((seat) => SPACES[knights[seat].space].site === SPACES[space].site);
  return beside && SPACES[space].site === 2 ? t['lan.why.track'] : t['lan.why.ahead'];
}

type Naming = { readonly [T in Move['t']]: (words: Words, view: State, move: Extract<Move, { t: T }>) => string };

const NAMES: Naming = {
  seat: ({ t }, _, { chair }) => t['lan.move.seat'](chairNamed(chair)),
  crown: (words, _, { virtue }) => words.t['lan.move.crown'](virtueNamed(words, virtue)),
  learn: (words, _, { virtue }) => words.t['lan.move.learn'](virtueNamed(words, virtue)),
  vow: (words, _, { virtue }) => words.t['lan.move.vow'](virtueNamed(words, virtue)),
  go(words, view, { to }) {
    if (to === TABLE) return words.t['lan.move.home'];
    if (to === GRAIL && view.knights[view.mover]?.space === GRAIL) return words.t['lan.move.remain'];
    return words.t['lan.move.ride'](SPACES[to].id, siteNamed(words, SPACES[to].site));
  },
  take: (words, _, { things }) => words.t['lan.move.take'](thingsNamed(words, things)),
  deed: (words, _, { tile, spare }) =>
    spare === NONE
      ? words.t['lan.move.deed'](deedNamed(tile))
      : words.t['lan.move.spare'](deedNamed(tile), counted(words, 1, spare)),
  morgana: ({ t }, _, { use }) => (use ? t['lan.move.use'] : t['lan.move.not']),
  discard: (words, _, { cards }) =>
    words.t['lan.move.discard'](
      thingsNamed(
        words,
        CARDS.flatMap((card, i) => many(card, cards[i])),
      ),
    ),
  exchange: (words, _, { give, get }) => words.t['lan.move.exchange'](counted(words, 1, give), counted(words, 1, get)),
  release: (words, _, { squires }) => words.t['lan.move.discard'](counted(words, squires, SQUIRE)),
  done: ({ t }) => t['lan.move.done'],
  claim: ({ t }, _, { category }) => t[`lan.category.${CATEGORIES[category]}`],
};

const many = (thing: number, count: number): number[] => Array.from({ length: count }, () => thing);

export function nameMove(words: Words, view: State, move: Move): string {
  return NAMES[move.t](words, view, move as never); // the table has one row for each kind of move
}

/** What a move gives, in a few words. */
export function worth(words: Words, view: State, seat: Seat, move: Move): string {
  const { t } = words;
  if (move.t === 'go') return stopGives(words, view, seat, move.to);
  if (move.t === 'seat') return chairGives(words, move.chair);
  if (move.t === 'deed') return t['lan.gives.deed'](DEEDS[move.tile].vp);
  if (move.t === 'crown' && move.virtue !== NONE)
    return t['lan.gives.crown'](VIRTUES[move.virtue].low, VIRTUES[move.virtue].high);
  if (move.t === 'learn' && move.virtue !== NONE) return t['lan.vp'](virtueWorth(view, seat, move.virtue));
  if (move.t === 'vow' && move.virtue !== NONE) return isMet(view, seat, move.virtue) ? t['lan.met'] : t['lan.notMet'];
  return move.t === 'claim' ? t['lan.vp'](2) : '';
}

/** What waits on a space. */
function stopGives(words: Words, view: State, seat: Seat, to: number): string {
  const { t } = words;
  if (to === TABLE) return t['lan.gives.homeless'];
  if (to === GRAIL) return t['lan.gives.grail'](landing(view, seat), isCut(view, seat));
  if (SPACES[to].site === LAKE) return t['lan.gives.lake'](view.counter - LAKE_1);
  if (to === PERCIVAL) return t['lan.gives.learn'](learnable(view, seat));
  if (to === GALAHAD) return t['lan.gives.vow'];
  if (to === MORGANA) return view.knights[seat].morgana === 'ready' ? t['lan.gives.power'] : t['lan.nothing'];
  return to === DRAGON ? siteNamed(words, 8) : thingsNamed(words, SPACES[to].gives);
}

function learnable(view: State, seat: Seat): number {
  const { virtues } = view.knights[seat];
  return virtues.filter((vp, virtue) => vp === 0 && isMet(view, seat, virtue)).length;
}

/** The VP won so far; at the end all of them. */
export function points(view: State, seat: Seat): number {
  return view.phase === 'over' ? total(scoreOf(view, seat)) : vpOf(view.knights[seat]);
}

export function share({ t }: Words, view: State): string {
  return t['lan.share'](view.knights.map((_, seat) => points(view, seat)).join(' : '));
}

type Telling = {
  readonly [T in Event['t']]: (
    words: Words,
    event: Extract<Event, { t: T }>,
    names: readonly string[],
  ) => Told | undefined;
};

/** Each event in words, with the rule it follows. */
const TELLING: Telling = {
  first: ({ t }, { seat }, names) => ({ text: t['lan.log.first'](names[seat]), rule: 'LAN-2.5' }),
  tiles: (words, { faceUp }) => ({
    text: words.t['lan.log.tiles'](listed(words, faceUp.filter((tile) => tile >= 0).map(deedNamed))),
    rule: 'LAN-14.1',
  }),
  counter: ({ t }, { space }) => ({ text: t['lan.log.counter'](lakeNumber(space)), rule: 'LAN-13.2' }),
  turn: ({ t }, { turn }) => ({ text: t['lan.log.turn'](turn), rule: 'LAN-14.9', heading: true }),
  round: ({ t }, { round }) => ({ text: t['lan.log.round'](round), rule: 'LAN-4.1' }),
  rode(words, { seat, from, to }, names) {
    if (to === TABLE) return { text: words.t['lan.log.home'](names[seat]), rule: 'LAN-7.1' };
    if (from === to) return { text: words.t['lan.log.remained'](names[seat]), rule: 'LAN-9.3' };
    return { text: words.t['lan.log.rode'](names[seat], spaceNamed(words, to)), rule: 'LAN-5.1' };
  },
  sat: ({ t }, { seat, chair }, names) => ({ text: t['lan.log.sat'](names[seat], chairNamed(chair)), rule: 'LAN-7.1' }),
  crowned: (words, { seat, virtue }, names) => ({
    text: words.t['lan.log.crowned'](names[seat], virtueNamed(words, virtue)),
    rule: 'LAN-10.2',
  }),
  took: (words, { seat, things }, names) =>
    things.length === 0
      ? undefined
      : { text: words.t['lan.log.took'](names[seat], thingsNamed(words, things)), rule: 'LAN-6.1' },
  learned: (words, { seat, virtue, vp }, names) => ({
    text: words.t['lan.log.learned'](names[seat], virtueNamed(words, virtue), vp),
    rule: 'LAN-11.3',
  }),
  vowed: (words, { seat, virtue }, names) => ({
    text: words.t['lan.log.vowed'](names[seat], virtueNamed(words, virtue)),
    rule: 'LAN-11.2',
  }),
  deed: ({ t }, { seat, tile }, names) => ({
    text: t['lan.log.deed'](names[seat], deedNamed(tile), DEEDS[tile].vp),
    rule: 'LAN-12.1',
  }),
  fetched: ({ t }, { seat }, names) => ({ text: t['lan.log.fetched'](names[seat]), rule: 'LAN-13.4' }),
  morgana: (words, { seat, dismissed }, names) => ({
    text: words.t['lan.log.morgana'](
      names[seat],
      listed(
        words,
        dismissed.map((other) => names[other]),
      ),
    ),
    rule: 'LAN-8.3',
  }),
  grail: ({ t }, { seat, to, cut }, names) => ({
    text: t['lan.log.grail'](names[seat], to, cut),
    rule: cut ? 'LAN-9.4' : 'LAN-9.2',
  }),
  sword: ({ t }, { seat }, names) => ({ text: t['lan.log.sword'](names[seat]), rule: 'LAN-14.3' }),
  discarded: (words, { seat, things }, names) => ({
    text: words.t['lan.log.returned'](names[seat], thingsNamed(words, things)),
    rule: 'LAN-14.5',
  }),
  exchanged: (words, { seat, give, get }, names) => ({
    text: words.t['lan.log.exchanged'](names[seat], counted(words, 1, give), counted(words, 1, get)),
    rule: 'LAN-14.7',
  }),
  majority: ({ t }, { seat, category, chosen }, names) => ({
    text: t['lan.log.majority'](names[seat], t[`lan.category.${CATEGORIES[category]}`]),
    rule: chosen ? 'LAN-15.4' : 'LAN-15.3',
  }),
  ended: (words, { scores }, names) => ({
    text: words.t['lan.log.ended'](
      listed(
        words,
        scores.map((vp, seat) => `${names[seat]} ${vp}`),
      ),
    ),
    rule: 'LAN-15.1',
    heading: true,
  }),
};

export function tell(words: Words, event: Event, names: readonly string[]): Told | undefined {
  return TELLING[event.t](words, event as never, names); // the table has one row for each kind of event
}
