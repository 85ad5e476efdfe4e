/** Looks for what a finished game would have allowed, beside the page: it takes a second or two. */
import { hindsight } from '../bots/hindsight.ts';
import { seededDice } from '../../../core/dice.ts';
import type { Event, Options } from '../rules/state.ts';

/** The finished game of one seat, told by its events. */
export interface Asked {
  readonly events: readonly Event[];
  readonly seat: number;
  readonly options: Options;
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { events, seat, options } = JSON.parse(data) as Asked;
  self.postMessage(JSON.stringify(hindsight(events, seat, options, seededDice('hindsight'))));
});
