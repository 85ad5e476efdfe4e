/** What a review is told of La Mancha: a turn is played to its end; Feats, strength and hands say who may win. */
import { type Dice, type Seat, unheard } from '../../../core/game.ts';
import { equippedStrength } from '../rules/06-strength.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { chancesOf, type Outlook, sharesOf } from '../../../bots/outlook.ts';
import { hastyKnight } from './bots.ts';
import { worthOf } from './worth.ts';

/** Words are judged by people, and the rest changes nothing in the game. */
const ASIDES: ReadonlySet<Move['t']> = new Set<Move['t']>([
  'tell',
  'spoken',
  'silence',
  'mark',
  'name',
  'vote',
  'call',
  'turn',
  'extend',
  'applaud',
  'hold',
  'heed',
  'mode',
]);

/** Found by logistic regression on 100 games of four medium bots. A Feat counts the more the fewer are left. */
const FEAT = [4, 2.1, 1.2, 1] as const;
const STRENGTH = 0.33;
const HAND = 0.08;

export const outlook: Outlook<State, Move> = {
  promise(world, dice) {
    playOn(world, dice);
    const outcome = game.outcome(world);
    if (outcome !== undefined) return sharesOf(outcome);
    return chancesOf(
      world.knights.map((_, seat) => standing(world, seat)),
      1,
    );
  },
  isAside: ({ t }) => ASIDES.has(t),
  era: ({ journey }) => journey.length,
  playouts: 7000,
};

/** To the next Journey card, all by a Knight, who sees no more than a person would. */
function playOn(world: State, dice: Dice): void {
  const { resolved, journey } = world;
  const left = journey.length;
  while (world.resolved === resolved && world.journey.length === left) {
    const [seat] = game.pending(world);
    if (seat === undefined) return;
    game.apply(world, seat, hastyKnight.choose(game.view(world, seat), seat, dice), dice, unheard);
  }
}

function standing(world: State, seat: Seat): number {
  const { feats, hand } = world.knights[seat];
  const left = Math.max(0, world.options.length - world.resolved);
  const worth = FEAT[Math.min(left, FEAT.length - 1)] * feats.length;
  const cards = hand.reduce((sum, card) => sum + worthOf(card), 0);
  return worth + STRENGTH * equippedStrength(world, seat, true) + HAND * cards;
}
