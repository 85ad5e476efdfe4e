/** La Mancha: tales, Loves and Feats, for three to five knights. */
import { chapters } from '../../core/chapters.ts';
import { type Game, NONE, type Seat, type Words } from '../../core/game.ts';
import { CHIVALRY, isLove, JOURNEY, TREASURES } from './components.ts';
import { setup } from './setup.ts';
import { discarding, drawing, goOn } from './3-turn.ts';
import { marking, naming, taking } from './4-judging.ts';
import { telling } from './4-telling.ts';
import { wooing } from './5-love.ts';
import { equipping } from './7-equip.ts';
import { interruptible } from './9-cards.ts';
import { afterRoll, beforeRoll, refilling } from './9-feat.ts';
import { replying } from './9-reply.ts';
import { outcome } from './10-end.ts';
import { applauded } from './12-applause.ts';
import { LIMITS } from './12-words.ts';
import { timed } from './14-silence.ts';
import type { Event } from './events.ts';
import { type Move, readMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { RULES } from './rulebook.ts';
import { chivalrySeen, imagine, journeySeen, treasuresSeen, view, witness } from './secrets.ts';
import { clone, type Options, type State } from './state.ts';

/** What the game waits for. A card that is declared, then what was gained, come before the phase they interrupt. */
const decisions = chapters(
  {
    draw: timed(interruptible(drawing)),
    woo: timed(interruptible(wooing)),
    tell: timed(interruptible(telling)),
    mark: timed(interruptible(applauded(marking))),
    name: timed(interruptible(applauded(naming))),
    take: timed(interruptible(applauded(taking))),
    before: timed(interruptible(beforeRoll)),
    after: timed(interruptible(afterRoll)),
    equip: timed(interruptible(equipping)),
    discard: timed(interruptible(discarding)),
    refill: timed(interruptible(refilling)),
    reply: timed(replying),
  },
  (state: State) => {
    const { phase } = state;
    if (phase === 'over') return undefined;
    if (state.declared.length > 0) return 'reply';
    return state.gains.length > 0 || phase === 'resolved' ? 'equip' : phase;
  },
  (state) => state.knights.length,
);

export const laMancha: Game<State, Move, Event, Options> = {
  id: 'la-mancha',
  title: 'La Mancha',
  version: 1,
  upgrades: {},
  rules: RULES,
  seats: { min: 3, max: 5 }, // LM-1.7
  options: OPTIONS,
  setup,
  ...decisions,
  apply(state, seat, move, dice, say) {
    decisions.apply(state, seat, move, dice, say);
    goOn(state, dice, say);
  },
  openly,
  words,
  fallback: () => SILENCE,
  outcome,
  view,
  witness,
  imagine,
  clone,
  readMove,
  components,
};

const SILENCE: Move = { t: 'silence' };

/** LM-9.8: cards, rolls and flights are seen by all at once; passes, choices and tales are not. */
function openly(state: State, { t }: Move): boolean {
  if (t === 'tell') return state.options.mode === 'aloud';
  return t === 'play' || t === 'use' || t === 'roll' || t === 'run' || t === 'spoken';
}

/** LM-12.2: the free texts of the game. */
function words(state: State, _seat: Seat, { t }: Move): Words | undefined {
  if (t === 'tell' || t === 'spoken') return LIMITS[isLove(state.card) ? 'poem' : 'tale'];
  return t === 'name' ? LIMITS.remark : undefined;
}

function components(state: State): string[] {
  const named = (cards: readonly number[], list: readonly { readonly id: string }[]): string[] =>
    cards.filter((card) => card !== NONE).map((card) => list[card].id);
  return [
    ...named(journeySeen(state), JOURNEY),
    ...named(chivalrySeen(state), CHIVALRY),
    ...named(treasuresSeen(state), TREASURES),
  ];
}
