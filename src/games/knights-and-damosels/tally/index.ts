/** What Knights & Damosels counts beside worship: how one won, and betrayals. */
import type { Seat } from '../../../core/game.ts';
import { add, emptyCounts, type Tally } from '../../../core/tally.ts';
import { VICTORIES } from '../rules/10-end.ts';
import type { Happening } from '../rules/happenings.ts';

export const tally: Tally<Happening> = {
  version: 1,
  count(events, seats) {
    const all = emptyCounts(seats);
    const won = victoryIn(events);
    if (won !== undefined) add(all[won.seat], won.how);
    for (const round of roundsOf(events)) {
      const traitors = round.filter(({ down }) => down !== 0);
      for (const { seat, down } of round) add(all[seat], down === 0 ? 'loyal' : 'betrayed');
      if (traitors.length === 1) add(all[traitors[0].seat], 'alone');
    }
    return all;
  },
  groups: [
    { id: 'victories', of: 'sum', what: ['damosel', 'knight', 'worship', 'none', 'battle', 'election'] },
    { id: 'faces', of: 'sum', what: ['loyal', 'betrayed', 'alone'] },
  ],
};

/** Who won and how; `none`: nobody had a victory when the last round ended (KD-10.8). */
function victoryIn(events: readonly Happening[]): { readonly seat: Seat; readonly how: string } | undefined {
  const elected = events.findLast((event) => event.t === 'elected');
  if (elected !== undefined) return { seat: elected.seat, how: 'election' };
  const fought = events.some((event) => event.t === 'fought');
  const winner = events.findLast((event) => event.t === 'won');
  if (winner !== undefined && fought) return { seat: winner.seat, how: 'battle' };
  const ranked = events.findLast((event) => event.t === 'ranked');
  const seat = winner?.seat ?? ranked?.ranking[0];
  return seat === undefined || ranked === undefined ? undefined : { seat, how: VICTORIES[ranked.victories[seat]] };
}

type Faces = Extract<Happening, { t: 'shownFaces' }>;

/** Who did their duty and who betrayed, round by round. A Disaster asks for faces too, but nobody is betrayed. */
function roundsOf(events: readonly Happening[]): Faces[][] {
  const rounds: Faces[][] = [];
  for (const event of events) {
    if (event.t === 'revealed') rounds.push([]);
    if (event.t === 'disaster') rounds.pop();
    if (event.t === 'shownFaces') rounds.at(-1)?.push(event);
  }
  return rounds;
}
