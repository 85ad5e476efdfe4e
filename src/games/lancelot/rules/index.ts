/** Lancelot: eight turns around Arthur's realm, for two to four knights. */
import { filled } from '../../../core/filled.ts';
import { bySteps } from '../../../core/steps.ts';
import { type Game, NONE } from '../../../core/game.ts';
import { manifest } from '../manifest.ts';
import { beats } from './beats.ts';
import { SQUIRE, TABLE, THINGS } from './components.ts';
import { playOn } from './course.ts';
import { riding } from './05-riding.ts';
import { taking } from './06-actions.ts';
import { seating } from './07-round-table.ts';
import { usingPower } from './08-morgana.ts';
import { crowning } from './10-advantages.ts';
import { learning, vowing } from './11-virtues.ts';
import { completing } from './12-dragon.ts';
import { usingMagic } from './14-end-of-turn.ts';
import { claiming, outcome } from './15-end.ts';
import { fallback } from './fallback.ts';
import { type Move, readMove } from './moves.ts';
import { orders } from './orders.ts';
import { CHAPTERS, RULES } from './rulebook.ts';
import { imagine, view, witness } from './secrets.ts';
import { setup } from './setup.ts';
import { clone, type Event, type Options, reserve, type State } from './state.ts';

const decisions = bySteps(
  {
    ride: riding,
    take: taking,
    seat: seating,
    morgana: usingPower,
    crown: crowning,
    learn: learning,
    vow: vowing,
    deed: completing,
    magic: usingMagic,
    claim: claiming,
  },
  (state: State) => (state.step === 'onward' ? undefined : state.step),
  (state) => state.knights.length,
);

export const game: Game<State, Move, Event, Options> = {
  ...manifest,
  version: 2,
  upgrades: { 1: ofEditionOne },
  chapters: CHAPTERS,
  rules: RULES,
  setup,
  ...decisions,
  apply(state, seat, move, dice, say) {
    decisions.apply(state, seat, move, dice, say);
    playOn(state, say);
  },
  fallback,
  outcome,
  view,
  witness,
  imagine,
  clone,
  readMove,
  components,
  table: { beats, orders },
};

/** Version 1 counted the visits to the Dragon and did not keep whose they were (LAN-12.2). */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of version 1 is gone
function ofEditionOne(saved: any): any {
  const options = { ...(saved.state ?? saved).options, grailPassing: 'leader', edition: 1 };
  if (saved.state === undefined) return { ...saved, options };
  const { dragonVisits, ...state } = saved.state;
  return { ...saved, state: { ...state, options, dragonVisitors: filled(dragonVisits, NONE) } };
}

/** LAN-1.1, LAN-1.2: what must be there at every moment, each in one place. */
function components(state: State): string[] {
  const { knights, options } = state;
  const kinds = THINGS.map((_, thing) => thing).filter((thing) => thing !== SQUIRE || options.squires === 'printed');
  const things = kinds.map((thing) => {
    const held = knights.reduce((sum, knight) => sum + Math.max(0, knight.things[thing]), 0);
    return `${held + Math.max(0, reserve(state, thing))} × ${THINGS[thing]}`;
  });
  const tiles = [...state.faceUp, ...state.stack, ...knights.flatMap(({ deeds }) => deeds)];
  return [
    ...things,
    ...tiles.filter((tile) => tile !== NONE).map((tile) => `deed ${tile}`),
    ...state.pilgrims.map((seat) => `Grail marker ${seat}`),
    ...knights.map(({ space }, seat) => `knight ${seat} ${isRider(space) === state.road.includes(seat)}`),
  ];
}

const isRider = (space: number): boolean => space !== NONE && space !== TABLE;
