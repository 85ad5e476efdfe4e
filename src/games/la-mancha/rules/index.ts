/** La Mancha: tales, Loves and Feats, for three to five knights. */
import { bySteps } from '../../../core/steps.ts';
import { type Game, NONE, type Seat, type TextLimit } from '../../../core/game.ts';
import { manifest } from '../manifest.ts';
import { beats } from './beats.ts';
import { CHIVALRY, isLove, JOURNEY, TREASURES } from './components.ts';
import { setup } from './setup.ts';
import { discarding, drawing, goOn } from './03-turn.ts';
import { marking, naming, taking } from './04-judging.ts';
import { telling } from './04-telling.ts';
import { wooing } from './05-love.ts';
import { equipping } from './07-equip.ts';
import { interruptible } from './09-cards.ts';
import { afterRoll, beforeRoll, refilling } from './09-feat.ts';
import { windowed } from './09-hold.ts';
import { patience } from './09-patience.ts';
import { replying } from './09-reply.ts';
import { outcome } from './10-end.ts';
import { selecting } from './10-selection.ts';
import { applauded } from './12-applause.ts';
import { modal } from './12-mode.ts';
import { paged } from './12-pages.ts';
import { callable, voting } from './12-vote.ts';
import { TEXT_LIMITS } from './12-words.ts';
import { isSilentPass, timed } from './14-silence.ts';
import type { Event } from './events.ts';
import { type Move, readMove } from './moves.ts';
import { CHAPTERS, RULES } from './rulebook.ts';
import { chivalrySeen, imagine, journeySeen, treasuresSeen, view, witness } from './secrets.ts';
import { clone, type Options, PHASES, type State } from './state.ts';

/** What holds at every moment: silence counts, and the host may ask for another mode. */
const asked: typeof timed = (step) => modal(timed(step));

/** What the game waits for. A card that is declared, then what was gained, come before the phase they interrupt. */
const decisions = bySteps(
  {
    draw: asked(interruptible(drawing)),
    woo: asked(interruptible(wooing)),
    tell: asked(interruptible(telling)),
    vote: asked(interruptible(applauded(voting))),
    mark: asked(interruptible(applauded(paged(marking)))),
    name: asked(interruptible(applauded(paged(callable(naming))))),
    take: asked(interruptible(applauded(taking))),
    before: asked(windowed(interruptible(beforeRoll))),
    after: asked(windowed(interruptible(afterRoll))),
    equip: asked(interruptible(equipping)),
    discard: asked(interruptible(discarding)),
    refill: asked(windowed(interruptible(refilling))),
    select: asked(interruptible(selecting)),
    reply: asked(windowed(replying)),
  },
  (state: State) => {
    const { phase } = state;
    if (phase === 'over') return undefined;
    if (state.declared.length > 0) return 'reply';
    return state.gains.length > 0 || phase === 'resolved' ? 'equip' : phase;
  },
  (state) => state.knights.length,
);

export const game: Game<State, Move, Event, Options> = {
  ...manifest,
  version: 5,
  upgrades: { 1: withoutTimers, 2: withMode, 3: withPages, 4: ofEditionOne },
  chapters: CHAPTERS,
  rules: RULES,
  setup,
  ...decisions,
  apply(state, seat, move, dice, say) {
    decisions.apply(state, seat, move, dice, say);
    goOn(state, dice, say);
  },
  table: { clock: patience, question, openly, secret, hostOnly: ({ t }) => t === 'mode', proxy, words, beats },
  fallback,
  outcome,
  view,
  witness,
  imagine,
  clone,
  readMove,
  components,
};

/** LM-12.8: a tale that was begun counts if it is legal, and its words in any case. Nothing else can be begun. */
function fallback(state: State, seat: Seat, draft?: Move): Move {
  if (draft?.t !== 'tell' && draft?.t !== 'spoken') return { t: 'silence' };
  if (decisions.refusal(state, seat, draft) === undefined) return draft;
  const text = draft.t === 'tell' && !isLove(state.card) ? draft.text : undefined;
  const silence: Move = text === undefined ? { t: 'silence' } : { t: 'silence', text };
  return decisions.refusal(state, seat, silence) === undefined ? silence : { t: 'silence' };
}

/** Every window, and every step of the judge, is a question of its own. */
function question({ window, phase, gains }: State): number {
  return (window * PHASES.length + PHASES.indexOf(phase)) * 4 + Math.min(3, gains.length);
}

/** LM-12.9: with votes nobody judges for an absent judge. */
function proxy(state: State, seat: Seat): boolean | undefined {
  const isVerdict = (state.phase === 'mark' || state.phase === 'name') && seat === state.drawer;
  return isVerdict && state.declared.length === 0 ? state.options.judge === 'bot' : undefined;
}

/** LM-9.8: cards, rolls and flights are seen by all at once; passes, choices and tales are not. */
function openly(state: State, { t }: Move): boolean {
  if (t === 'tell') return state.mode === 'aloud';
  return OPEN.has(t);
}

/** LM-9.8, LM-9.13: that somebody passes is hidden, and so is an order that is taken back. */
function secret(state: State, seat: Seat, { t }: Move): boolean {
  return t === 'pass' || t === 'heed' || (t === 'silence' && isSilentPass(state, seat));
}

const OPEN = new Set<Move['t']>([
  'play',
  'use',
  'roll',
  'run',
  'spoken',
  'hold',
  'extend',
  'call',
  'applaud',
  'turn',
  'mode',
]);

/** LM-12.2, LM-12.15: the free texts of the game. */
function words(state: State, _seat: Seat, { t }: Move): TextLimit | undefined {
  if (t === 'play') return state.options.cry === 'typed' ? TEXT_LIMITS.remark : undefined;
  if (t === 'tell' || t === 'spoken' || t === 'silence') return TEXT_LIMITS[isLove(state.card) ? 'poem' : 'tale'];
  return t === 'name' ? TEXT_LIMITS.remark : undefined;
}

/** Version 1 passed for everybody who could play nothing, with and without timers. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of version 1 is gone
function withoutTimers(saved: any): any {
  const options = { ...(saved.state ?? saved).options, timers: false, judge: 'bot' };
  if (saved.state === undefined) return { ...saved, options };
  const votes = saved.state.knights.map(() => NONE);
  return {
    ...saved,
    state: { ...saved.state, options, deal: 0, told: [], window: 0, held: 0, extended: false, votes },
  };
}

/** Version 2 kept the mode in which it began, and told in English. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of version 2 is gone
function withMode(saved: any): any {
  const options = { ...(saved.state ?? saved).options, tongue: 'en' };
  if (saved.state === undefined) return { ...saved, options };
  const { mode } = options;
  return {
    ...saved,
    state: { ...saved.state, options, mode, nextMode: mode, drawn: Number(saved.state.card !== NONE) },
  };
}

/** Version 3 let everybody turn their own pages. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of version 3 is gone
function withPages(saved: any): any {
  return saved.state === undefined ? saved : { ...saved, state: { ...saved.state, page: 0 } };
}

/** In version 4 the last Feat was drawn (LM-10.4), and hands shrank under visors (LM-12.7). */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of version 4 is gone
function ofEditionOne(saved: any): any {
  const options = { ...(saved.state ?? saved).options, edition: 1 };
  return saved.state === undefined
    ? { ...saved, options }
    : { ...saved, state: { ...saved.state, options, offered: [] } };
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
