/** What a knight's position at Lancelot is worth to him, in VP: those he has, and those he may hope for. */
import { NONE, type Seat } from '../../../core/game.ts';
import {
  ALLIED,
  ENEMY,
  LADY,
  LANCE,
  MACE,
  MAGIC,
  MOST_CARDS,
  PERCIVAL,
  PLOT,
  SQUIRE,
  SWORD,
  TABLE,
  TURNS,
} from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { fewestOfOthers, isMet, measure, mostOfOthers, virtueWorth } from '../rules/11-virtues.ts';
import { cardsOf, type Knight, type State, vpOf } from '../rules/state.ts';
import { ALL_WEAPONS, DEED_TILES, VIRTUES } from '../rules/virtues.ts';
import { WEIGHTS } from './weights.ts';

export function appraise(state: State, seat: Seat): number {
  const knight = state.knights[seat];
  const settled = vpOf(knight) + certainties(knight) + swordAhead(state, seat) + grailAhead(state, seat);
  return settled + comforts(state, seat) + holdings(state, seat);
}

/** What is hoped for, each hope by itself. */
export const hopesOf = (state: State, seat: Seat): readonly number[] =>
  [virtuesAhead, deedsAhead, majoritiesAhead, magicAhead, swordAhead, grailAhead, comforts].map((of) =>
    of(state, seat),
  );

/** The part of the appraisal that counters and cards can change. */
export function holdings(state: State, seat: Seat): number {
  return virtuesAhead(state, seat) + deedsAhead(state, seat) + majoritiesAhead(state, seat) + magicAhead(state, seat);
}

/** What is done counts for more than its VP: a hope may be lost, a deed or a virtue may not. */
function certainties({ virtues, deeds }: Knight): number {
  let learned = 0;
  for (let virtue = 0; virtue < virtues.length; virtue++) if (virtues[virtue] > 0) learned += 1;
  return WEIGHTS.learned * learned + WEIGHTS.deedBonus * deeds.length;
}

/** Turns after this one. */
export const turnsLeft = ({ turn }: State): number => TURNS - turn;

/** 0 in turn 1, 1 in turn 8. */
const age = ({ turn }: State): number => (turn - 1) / (TURNS - 1);

/** How often a knight can still come to a space, counting this tour if he has not passed it. */
export function visitsLeft(state: State, { space, morgana, anew }: Knight, to: number): number {
  const now = anew || (space !== TABLE && space < to) ? 1 : 0;
  return turnsLeft(state) + now + (morgana === 'ready' ? 1 : 0);
}

const hopes = new Float64Array(VIRTUES.length);

/** Each virtue by its VP and how likely it is; no more of them than visits to Percival are left. */
function virtuesAhead(state: State, seat: Seat): number {
  const knight = state.knights[seat];
  const visits = visitsLeft(state, knight, PERCIVAL);
  let count = 0;
  for (let virtue = 0; virtue < VIRTUES.length; virtue++)
    if (knight.virtues[virtue] <= 0) hopes[count++] = hope(state, seat, virtue, visits);
  let sum = 0;
  for (let i = 0; i < visits && i < count; i++) {
    let best = i;
    for (let j = i + 1; j < count; j++) if (hopes[j] > hopes[best]) best = j;
    [hopes[i], hopes[best]] = [hopes[best], hopes[i]];
    sum += hopes[i];
  }
  return sum;
}

/** What a virtue not yet learned is worth now. */
export function hope(state: State, seat: Seat, virtue: number, visits: number): number {
  const knight = state.knights[seat];
  const vowed = knight.virtues[virtue] === 0 ? 1 : visits > 1 ? WEIGHTS.unvowed : 0;
  const stops = stopsFor(state, seat, virtue);
  const tours = stops / WEIGHTS.stopsATour;
  const late = tours > visits ? 0.1 : 1;
  return virtueWorth(state, seat, virtue) * vowed * late * 0.95 * Math.exp(-WEIGHTS.effort * stops);
}

/** How many more stops a virtue takes, about. */
export const stopsFor = (state: State, seat: Seat, virtue: number): number =>
  isMet(state, seat, virtue) ? 0 : STOPS[virtue](state, seat);

/** Unless its demand is met: one function for each, in the order of the board. */
const STOPS: readonly ((state: State, seat: Seat) => number)[] = [
  benevolence,
  dexterity,
  initiative,
  (state, seat) => cardStops(state, seat, lead(state, seat, LADY)),
  (state, seat) => exactly(state, seat, ALLIED, 3) + exactly(state, seat, SQUIRE, 0),
  (state, seat) => exactly(state, seat, ENEMY, 5) + exactly(state, seat, SQUIRE, 1),
  (state, seat) => exactly(state, seat, PLOT, 7) + WEIGHTS.squireStops * level(state, seat, SQUIRE),
  (state, seat) => exactly(state, seat, SQUIRE, 7) + WEIGHTS.deedStops * level(state, seat, DEED_TILES),
];

function benevolence(state: State, seat: Seat): number {
  return 3 * (measure(state.knights[seat], ALL_WEAPONS) - fewestOfOthers(state, seat, ALL_WEAPONS));
}

function dexterity(state: State, seat: Seat): number {
  return Math.min(lead(state, seat, SWORD), 1.5 * lead(state, seat, MACE), 2 * lead(state, seat, LANCE));
}

function initiative(state: State, seat: Seat): number {
  const { things } = state.knights[seat];
  return cardStops(state, seat, none(things[LADY]) + none(things[ALLIED]) + none(things[ENEMY]) + none(things[PLOT]));
}

/** One stop for each missing; magic for what is too many. */
function exactly(state: State, seat: Seat, of: number, count: number): number {
  const have = state.knights[seat].things[of];
  if (have > count) return WEIGHTS.magicStops;
  return of === SQUIRE ? WEIGHTS.squireStops * (count - have) : cardStops(state, seat, count - have);
}

/** A card for which there is no room costs magic besides. */
function cardStops(state: State, seat: Seat, cards: number): number {
  const room = MOST_CARDS - cardsOf(state.knights[seat]);
  return cards + WEIGHTS.magicStops * Math.max(0, cards - room);
}

const none = (have: number): number => (have === 0 ? 1 : 0);

/** How many more of something it takes to have more than everybody else. */
function lead(state: State, seat: Seat, of: number): number {
  return Math.max(0, mostOfOthers(state, seat, of) + 1 - measure(state.knights[seat], of));
}

/** How many more it takes to have at least one, and as many as anybody. */
function level(state: State, seat: Seat, of: number): number {
  return Math.max(0, Math.max(1, mostOfOthers(state, seat, of)) - measure(state.knights[seat], of));
}

/** The tile that is nearest, and what weapons are good for besides. */
function deedsAhead(state: State, seat: Seat): number {
  const { things } = state.knights[seat];
  const chances = Math.min(3, turnsLeft(state)) / 3;
  let best = 0;
  for (let i = 0; i < state.faceUp.length; i++) {
    const tile = state.faceUp[i];
    if (tile >= 0)
      best = Math.max(
        best,
        (DEEDS[tile].vp + WEIGHTS.deedBonus) * Math.exp(-WEIGHTS.missing * missing(state, seat, tile)),
      );
  }
  const stock = WEIGHTS.sword * things[SWORD] + WEIGHTS.mace * things[MACE] + WEIGHTS.lance * things[LANCE];
  return chances * (best + stock);
}

/** What a knight lacks for a tile, in stops. */
function missing(state: State, seat: Seat, tile: number): number {
  const { things } = state.knights[seat];
  const { cost, excalibur } = DEEDS[tile];
  const lack = (thing: number): number => Math.max(0, cost[thing] - things[thing]);
  const sword = excalibur && state.sword !== seat && state.fetcher !== seat ? 4 : 0;
  return lack(SWORD) + 1.3 * lack(MACE) + 1.7 * lack(LANCE) + 2 * lack(MAGIC) + sword;
}

/** LAN-15.2: 2 VP each, the surer the later it is. */
function majoritiesAhead(state: State, seat: Seat): number {
  const sure = WEIGHTS.majorityEarly + (1 - WEIGHTS.majorityEarly) * age(state);
  let sum = 0;
  for (let i = 0; i < COUNTED.length; i++) {
    const have = measure(state.knights[seat], COUNTED[i]);
    if (have === 0) continue;
    const ahead = have - mostOfOthers(state, seat, COUNTED[i]);
    sum += 2 / (1 + Math.exp(-WEIGHTS.majoritySlope * (1 + age(state)) * ahead));
  }
  return sure * sum;
}

const COUNTED: readonly number[] = [SWORD, MACE, LANCE, MAGIC, DEED_TILES];

function swordAhead(state: State, seat: Seat): number {
  const owner = state.fetcher === NONE ? state.sword : state.fetcher;
  return owner === seat ? 3 * (WEIGHTS.swordEarly + (1 - WEIGHTS.swordEarly) * age(state)) : 0;
}

/** LAN-15.6: the award as if it rose with every space, by the chance to lead at the end; less what a rival may get. */
function grailAhead({ knights, turn }: State, seat: Seat): number {
  const scale = WEIGHTS.grailScale + WEIGHTS.grailScaleATurn * (TURNS - turn);
  let front = 0;
  let last = Infinity;
  let sum = 0;
  for (let other = 0; other < knights.length; other++) {
    const { grail } = knights[other];
    front = Math.max(front, grail);
    last = Math.min(last, grail);
    sum += Math.exp((grail - knights[seat].grail) / scale);
  }
  const distance = front - last;
  const award = front === 0 ? 0 : distance < 4 ? 1.5 + 0.19 * distance : distance / 2 + 0.25;
  const chance = 1 / sum;
  return WEIGHTS.grail * award * (chance - WEIGHTS.grailEnvy * (1 - chance));
}

function magicAhead(state: State, seat: Seat): number {
  const magic = state.knights[seat].things[MAGIC];
  if (turnsLeft(state) === 0) return 0;
  return WEIGHTS.magic * Math.min(2, magic) + 0.1 * Math.max(0, magic - 2);
}

/** The power of Morgana, and advantages that last. */
function comforts(state: State, seat: Seat): number {
  const { morgana } = state.knights[seat];
  const left = turnsLeft(state);
  if (left === 0) return 0;
  const power = morgana === 'ready' ? WEIGHTS.morgana * Math.min(1, 0.4 + left / 6) : 0;
  let lasting = 0;
  for (let chair = 0; chair < state.holders.length; chair++)
    if (state.holders[chair] === seat) lasting += WEIGHTS.lasting[chair];
  return power + lasting * Math.min(3, left);
}
