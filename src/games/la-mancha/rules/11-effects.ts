/** Chapter 11, second half: what each operation does. The one place where the cards get their force. */
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import type { Effect, Op } from './cards/vocabulary.ts';
import { LOVE_PLACE, loveCode, loveOf, SLOT_OF, TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { passDie, runAway } from './06-attempt.ts';
import { equip, gainTreasures, unequip } from './07-equip.ts';
import { discardHand, drawChivalry } from './08-hand.ts';
import { usableAt } from './09-play.ts';
import { type Aim, applies, ownerOf } from './11-possible.ts';
import { GUARDS, type State, take } from './state.ts';

/** What an effect needs to happen. */
interface Scene extends Aim {
  readonly state: State;
  readonly dice: Dice;
  readonly say: Say<Event>;
  /** What the event shows: a figure of the effect. */
  amount: number;
}

/** LM-9.6 (3): the effects of a card happen in their order; those whose condition fails are left out. */
export function happen(
  state: State,
  id: string,
  effects: readonly Effect[],
  aim: Aim,
  dice: Dice,
  say: Say<Event>,
): void {
  for (const effect of effects) {
    if (!applies(state, effect, aim.seat)) continue;
    const owner = aim.treasure === NONE ? aim.rival : ownerOf(state, aim.treasure);
    const amount = 'amount' in effect ? effect.amount : 0;
    say({ t: 'effect', seat: aim.seat, id, op: effect.op, target: owner, treasure: aim.treasure, amount });
    const deed = DEEDS[effect.op] as ((scene: Scene, effect: Effect) => void) | undefined;
    deed?.({ state, seat: aim.seat, rival: owner, treasure: aim.treasure, dice, say, amount }, effect);
  }
}

/** LM-9.12: the owner uses an equipped card; it is used up for the attempt or the Feat. */
export function use(state: State, seat: Seat, place: number, dice: Dice, say: Say<Event>): void {
  const { code, effect } = usableAt(state, seat, place)!; // a legal use has one
  const uses = 'uses' in effect && effect.uses === 'attempt' ? state.feat.usedNow : state.feat.used;
  uses.push(code);
  const { treasures, love } = state.knights[seat];
  const { id } = place === LOVE_PLACE ? loveOf(love) : TREASURES[treasures[place]];
  happen(state, id, [effect], { seat, rival: NONE, treasure: NONE }, dice, say);
}

type Deed<K extends Op> = (scene: Scene, effect: Extract<Effect, { op: K }>) => void;

/** Passive operations, those of Loves being wooed, and `cancel` and `copy` (9-reply.ts) do nothing by themselves. */
const DEEDS: { readonly [K in Op]?: Deed<K> } = {
  strength({ state, seat }, { who, amount, scope }) {
    if (who === 'self' && scope === 'feat') state.feat.strength[seat] += amount;
    else state.feat.attemptStrength += amount;
    state.version++;
  },
  difficulty({ state }, { amount, scope }) {
    if (scope === 'feat') state.feat.difficulty += amount;
    else state.feat.attemptDifficulty += amount;
    state.version++;
  },
  reroll(scene, { keep }) {
    const { feat } = scene.state;
    const face = 1 + scene.dice.below(6);
    const die = keep === 'new' ? face : keep === 'high' ? Math.max(face, feat.die) : Math.min(face, feat.die);
    showDie(scene, face, die);
  },
  set_die(scene, { to }) {
    const face = to === 'opposite' ? 7 - scene.state.feat.die : to;
    showDie(scene, face, face);
  },
  double_die({ state }) {
    state.feat.doubled = true;
    state.version++;
  },
  extra_attempt({ state }) {
    state.feat.again = true;
  },
  skip_attempt: ({ state, say }) => passDie(state, say),
  lose_success({ state, rival }) {
    state.feat.successes[rival]--;
    state.version++;
  },
  flee_free: ({ state, seat, dice, say }, { draw }) => runAway(state, seat, draw, dice, say),
  draw_treasure: ({ state, seat, dice, say }, { draw }) => gainTreasures(state, seat, 'card', dice, say, draw),
  recover_treasure({ state, seat }, { from }) {
    state.gains.push({ seat, cards: state.treasureDiscard.slice(-from).toReversed(), what: 'treasure', by: 'pile' });
  },
  steal_treasure({ state, seat, rival, treasure }) {
    unequip(state, rival, treasure);
    state.gains.push({ seat, cards: [treasure], what: 'treasure', by: 'card' });
  },
  discard_treasure({ state, rival, treasure }) {
    unequip(state, rival, treasure);
    state.treasureDiscard.push(treasure);
  },
  swap_treasure({ state, seat, rival, treasure }) {
    const own = state.knights[seat].treasures[SLOT_OF[treasure]];
    unequip(state, rival, treasure);
    unequip(state, seat, own);
    equip(state, seat, treasure);
    equip(state, rival, own);
  },
  mute({ state, rival, treasure }, { what }) {
    state.feat.muted.push(what === 'treasure' ? treasure : loveCode(state.knights[rival].love));
    state.version++;
  },
  draw_chivalry: ({ state, seat, dice, say }, { count }) => drawChivalry(state, seat, count, dice, say),
  new_hand({ state, seat, dice, say }) {
    const count = state.knights[seat].hand.length;
    discardHand(state, seat, say);
    drawChivalry(state, seat, count, dice, say);
  },
  discard_chivalry(scene, { count }) {
    const cards = randomCards(scene, count);
    for (const card of cards) scene.state.chivalryDiscard.push(card);
    if (cards.length > 0) scene.say({ t: 'discarded', seat: scene.rival, cards });
  },
  steal_chivalry(scene, { count }) {
    const { state, seat, rival, say } = scene;
    for (const card of randomCards(scene, count)) {
      state.knights[seat].hand.push(card);
      say({ t: 'stoleCard', seat, from: rival, card });
    }
  },
  peek({ state, seat, rival, say }, { what, count = 0 }) {
    const cards = what === 'hand' ? state.knights[rival].hand.slice() : state.journey.slice(-count).toReversed();
    say({ t: 'peeked', seat, rival, cards });
  },
  immune({ state, seat }, { against }) {
    for (const group of against) state.feat.guards[seat] |= GUARDS[group];
  },
};

function showDie({ state, say }: Scene, face: number, die: number): void {
  state.feat.die = die;
  state.version++;
  say({ t: 'rolled', seat: state.feat.attempter, face, die });
}

/** Taken out of the rival's hand. */
function randomCards({ state, rival, dice }: Scene, count: number): number[] {
  const { hand } = state.knights[rival];
  const cards: number[] = [];
  while (cards.length < count && hand.length > 0) {
    const card = hand[dice.below(hand.length)];
    take(hand, card);
    cards.push(card);
  }
  return cards;
}
