/** Who led when, and from when on the winner did. */
import type { Seat } from '../core/game.ts';

export interface Lead {
  /** How often the lead went from one seat alone to another alone. */
  readonly changes: number;
  /** After which share of the game the winner led to the end; 1: only the end decided. */
  readonly decided: number;
  /** At every tenth of the game: whether who led then won; a part of it where several led. */
  readonly ahead: readonly number[];
  /** At half-time: whether the winner did not lead, and whether the winner was last. */
  readonly wasBehind: boolean;
  readonly wasLast: boolean;
}

/** `timeline` has the standings of all seats at every moment, from the set-up on; the end is told by the winners. */
export function leadOf(timeline: readonly (readonly number[])[], winners: readonly Seat[]): Lead {
  const last = timeline.length;
  const leads = timeline.map(leadersOf);
  const half = timeline[Math.floor(last / 2)];
  return {
    changes: changesOf([...leads, winners]),
    decided: winners.reduce((least, seat) => Math.min(least, decidedFor(leads, seat)), 1),
    ahead: Array.from({ length: 11 }, (_, tenth) => {
      const leaders = leads[Math.round((tenth * last) / 10)] ?? winners;
      return leaders.filter((seat) => winners.includes(seat)).length / leaders.length;
    }),
    wasBehind: !winners.some((seat) => leadersOf(half).includes(seat)),
    wasLast: isApart(half) && winners.every((seat) => half[seat] === Math.min(...half)),
  };
}

function leadersOf(standings: readonly number[]): Seat[] {
  const most = Math.max(...standings);
  return standings.flatMap((standing, seat) => (standing === most ? [seat] : []));
}

const isApart = (standings: readonly number[]): boolean => Math.min(...standings) < Math.max(...standings);

function changesOf(leads: readonly (readonly Seat[])[]): number {
  const alone = leads.flatMap((leaders) => (leaders.length === 1 ? leaders : []));
  return alone.filter((seat, i) => i > 0 && seat !== alone[i - 1]).length;
}

function decidedFor(leads: readonly (readonly Seat[])[], seat: Seat): number {
  const behind = leads.findLastIndex((leaders) => !leaders.includes(seat));
  return (behind + 1) / leads.length;
}
