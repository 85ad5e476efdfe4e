/** What a move brings in one imagined world when a bot plays on from there to the end of round 2, with luck taken off. */
import type { Bot } from '../../../bots/bot.ts';
import { type Dice, NONE, unheard } from '../../../core/game.ts';
import { seededDice } from '../../../core/dice.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { landOf } from '../bots/land.ts';
import { layOf, ROAD_TILES } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import { clone, type LayMove, type State } from '../rules/state.ts';
import { lastRound } from './last-round.ts';
import type { Deal } from './luck.ts';
import { type Path, type Share, steps, THIRD } from './peek.ts';

const REDRAWS = 4;

export const turnIn = ({ deck }: State): number => ROAD_TILES - 1 - deck.length;

/** What is still to come of a world. Nothing before the card that is up is asked for. */
function dealFrom(world: State, dice: Dice): Deal {
  const [{ board, hand, bag }] = world.realms;
  const over = Array.from({ length: turnIn(world) }, () => NONE);
  return {
    land: landOf(board),
    fields: [...over, world.card, ...world.deck.toReversed()],
    tiles: [...over, ...hand, ...bag.toReversed()],
    redraws: Array.from({ length: REDRAWS }, () => shuffle(bag.slice(), dice)),
  };
}

/** Points to come, less luck; of round 3 what the best player can expect. Not for a world in round 3. */
export function playedOn(
  world: State,
  move: LayMove,
  bot: Bot<State, LayMove>,
  seed: string,
  share: Share = 1,
): number {
  const state = clone(world);
  const deal = dealFrom(state, seededDice(`${seed} redraws`));
  const dice = seededDice(seed);
  const first = turnIn(state);
  let path: Path = { land: deal.land, turn: first, hand: state.realms[0].hand.slice(), worth: 0 };
  while (path.turn < THIRD) {
    const { turn } = path;
    const next = turn === first ? move : bot.choose(game.view(state, 0), 0, dice);
    const lay = layOf(next.tile, next.turn);
    // The card that is up is the same for every move. Bots play legal moves.
    path = steps(deal, path, turn === first ? 0 : share)
      .find((step) => step.lay === lay)!
      .path();
    game.apply(state, 0, next, dice, unheard);
  }
  return path.worth + lastRound(path.land, deal.tiles.slice(THIRD));
}
