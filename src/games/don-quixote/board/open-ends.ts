/** DQ-15.3, DQ-15.5: where roads lead to empty fields; and how many knights have found their way to a castle (DQ-15.7). */
import { CASTLE_6, FIELDS, type Lay } from '../rules/components.ts';
import { EXITS, knightsIn, reaches4, reaches6, ROAD_AT, SEAMS, survey } from '../rules/06-connection.ts';

/** The exits of every field that end before an empty one, as bits. */
export function openEnds(board: readonly Lay[]): readonly number[] {
  const ends = Array.from({ length: FIELDS }, () => 0);
  const look = (field: number, exit: number, other: number): void => {
    if (board[field] >= 0 && board[other] < 0 && ROAD_AT[board[field] * EXITS + exit] >= 0) ends[field] |= 1 << exit;
  };
  for (let i = 0; i < SEAMS.length; i += 4) {
    look(SEAMS[i], SEAMS[i + 1], SEAMS[i + 2]);
    look(SEAMS[i + 2], SEAMS[i + 3], SEAMS[i]);
  }
  return ends;
}

export interface EndsChange {
  readonly now: number;
  readonly gained: number;
  readonly lost: number;
}

/** What a ghost on a field would open and close. */
export function endsChange(board: readonly Lay[], after: readonly Lay[], field: number): EndsChange {
  const now = count(openEnds(board));
  const [then, gained] = after === board ? [now, 0] : [count(openEnds(after)), count([openEnds(after)[field]])];
  return { now, gained, lost: now + gained - then };
}

const count = (ends: readonly number[]): number => ends.reduce((sum, bits) => sum + countExits(bits), 0);

export function countExits(bits: number): number {
  let sum = 0;
  for (let exit = 0; exit < EXITS; exit++) sum += (bits >> exit) & 1;
  return sum;
}

export function knightsAt(board: readonly Lay[], castle: number): number {
  const reaches = castle === CASTLE_6 ? reaches6 : reaches4;
  return survey(board).reduce((sum, tally) => sum + (reaches(tally) ? knightsIn(tally) : 0), 0);
}
