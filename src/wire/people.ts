/** One's people: those one has met, blocks, circles, and invitations to a table. */
import * as v from 'valibot';
import type { Person } from './http.ts';
import { LIMITS } from './limits.ts';
import type { TableInfo } from './table-info.ts';

const person = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const name = v.pipe(v.string(), v.maxLength(2 * LIMITS.name));

/** How many people can be asked to one table at once, be in one circle, be blocked, and be muted; and circles of one person. */
export const PEOPLE_LIMITS = { invited: 11, members: 50, blocked: 500, muted: 500, circles: 20 } as const;

export const PEOPLE_BODIES = {
  block: v.strictObject({ person, blocked: v.boolean() }),
  invite: v.strictObject({ people: v.pipe(v.array(person), v.minLength(1), v.maxLength(PEOPLE_LIMITS.invited)) }),
  refuse: v.strictObject({ refuses: v.boolean() }),
  circle: v.strictObject({ name }),
  join: v.strictObject({ invitation: v.pipe(v.string(), v.maxLength(40)) }),
  member: v.strictObject({ person }),
  link: v.strictObject({ open: v.boolean() }),
} as const;

/** Somebody with whom you have played, how many games, and when the last one began. */
export interface Met extends Person {
  readonly games: number;
  readonly last: number;
  /** They take no invitations now. */
  readonly refuses?: true;
}

/** A circle of yours. */
export interface OwnCircle {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

/** GET /api/me/people. */
export interface MyPeople {
  readonly met: readonly Met[];
  readonly blocked: readonly Person[];
  readonly circles: readonly OwnCircle[];
  /** You take no invitations. */
  readonly refuses: boolean;
}

/** POST /api/tables/:table/invite: those who take no invitations now, and were not invited. */
export interface Invited {
  readonly refusing: readonly Person[];
}

/** A table to which somebody invites you, and what the link must carry, if it must. */
export interface TableInvitation {
  readonly card: TableInfo;
  readonly by: string;
  readonly invitation?: string;
}

/** One book on the shelf of a circle. */
export interface ShelvedBook {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly names: readonly string[];
}

/** GET /api/circles/:circle, for a member. */
export interface Circle {
  readonly id: string;
  readonly name: string;
  /** The id of a member. */
  readonly owner: string;
  /** The oldest first. */
  readonly members: readonly (Person & { readonly joined: number; readonly refuses?: true })[];
  /** What its link carries; without it there is no link. */
  readonly invitation?: string;
  /** Open or being played. */
  readonly tables: readonly TableInfo[];
  /** Chronicles of its finished games. */
  readonly shelf: readonly ShelvedBook[];
}

/** The same for somebody with its link. */
export interface CircleDoor {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}
