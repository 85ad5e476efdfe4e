/** The contents page of the decisions (chapter 15). */
import type { Step } from '../../../core/steps.ts';
import { discardEvent, favour, revealEvent } from './04-event.ts';
import { give } from './05-damosel.ts';
import { select } from './06-knight.ts';
import { disaster } from './07-disaster.ts';
import { contest } from './07-service.ts';
import { faces } from './08-worship.ts';
import { exchange, replace } from './11-joust.ts';
import { fight } from './12-battle.ts';
import { side, take } from './12-camlann.ts';
import type { Happening } from './happenings.ts';
import type { Move } from './moves.ts';
import { choose } from './setup.ts';
import type { State, StepName } from './state.ts';

export const STEP_TABLE: { readonly [name in StepName]: Step<State, Move, Happening> } = {
  choose,
  discardEvent,
  revealEvent,
  favour,
  give,
  select,
  contest,
  exchange,
  replace,
  disaster,
  faces,
  take,
  side,
  fight,
};
