/** Those one has met: to play again with them, or never to be seated with them by a list. */
import { type Invited, type MyPeople, PEOPLE_LIMITS, type TableInvitation } from '../../wire/people.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import type { Asks } from '../nodes/asks.ts';
import type { NoticeDesk } from '../notices/notices.ts';
import { isApart, listable } from './apart.ts';
import type { Circles } from './circles.ts';

export interface Meetings {
  of(person: string): Promise<MyPeople>;
  block(person: string, other: string, isBlocked: boolean): Promise<Refusal | undefined>;
  /** Tables as this person may find them in a list. */
  listedFor(person: string | undefined, tables: readonly TableInfo[]): Promise<TableInfo[]>;
  /** Why this person may not sit down at a table as it is then: read before, because the seats change at once. */
  door(person: string, table: TableInfo): Promise<(now: TableInfo) => Refusal | undefined>;
  /**
   * By the host of a table. Whoever has blocked them is not told, and the host does not learn it; but they are told who takes
   * no invitations at all.
   */
  invite(host: string, table: TableInfo, people: readonly string[]): Promise<Invited | Refusal>;
  /** Nobody can invite this person any more, or they can again. */
  refuseAll(person: string, refuses: boolean): Promise<MyPeople>;
  invitationsOf(person: string): Promise<TableInvitation[]>;
}

const MOST_MET = 100;
const MOST_INVITATIONS = 10;
/** Invitations in a day: of one person, to the same person, and from everybody to one person. */
const RATION = { sent: 30, again: 3, got: 12 };

export function openMeetings(
  { store, now }: Context,
  asks: Pick<Asks, 'ask'>,
  notices: Pick<NoticeDesk, 'invite'>,
  circles: Pick<Circles, 'of'>,
): Meetings {
  async function of(person: string): Promise<MyPeople> {
    const [all, blocked, own] = await Promise.all([
      store.peopleMet(person, MOST_MET),
      store.blockedBy(person),
      circles.of(person),
    ]);
    const refusing = new Set((await store.refusingAmong([person, ...all.map(({ id }) => id)])).map(({ id }) => id));
    const gone = new Set(blocked.map(({ id }) => id));
    const met = all
      .filter(({ id }) => !gone.has(id))
      .map((one) => ({ ...one, ...(refusing.has(one.id) && { refuses: true as const }) }));
    return { met, blocked, circles: own, refuses: refusing.has(person) };
  }

  return {
    of,
    async refuseAll(person, refuses) {
      await store.refuseInvitations(person, refuses, now());
      return of(person);
    },
    async block(person, other, isBlocked) {
      if (!isBlocked) await store.unblock(person, other);
      if (!isBlocked || other === person || (await store.sinceOf(other)) === undefined) return undefined; // there is nobody to block
      if ((await store.blockedBy(person)).length >= PEOPLE_LIMITS.blocked)
        return { rule: SERVER_RULES.tooManyBlocked, most: PEOPLE_LIMITS.blocked };
      await store.block(person, other, now());
      return undefined;
    },
    async listedFor(person, tables) {
      if (person === undefined) return [...tables];
      return listable(tables, person, await store.blocksAround(person));
    },
    async door(person, { listed, circle }) {
      if (circle !== undefined && !(await store.isMember(circle, person)))
        return () => refuse(SERVER_RULES.circleTable);
      if (!listed && circle === undefined) return () => undefined;
      const around = new Set(await store.blocksAround(person));
      const own = new Set((await store.blockedBy(person)).map(({ id }) => id));
      return (card) => {
        if (isApart(card, own)) return refuse(SERVER_RULES.youBlocked);
        return isApart(card, around) ? refuse(SERVER_RULES.noSeatForYou) : undefined;
      };
    },
    async invite(host, card, given) {
      const people = [...new Set(given)];
      const known = await store.knownAmong(host, people);
      if (people.some((person) => !known.includes(person))) return refuse(SERVER_RULES.notMet);
      const around = new Set(await store.blocksAround(host));
      const refusing = await store.refusingAmong(people);
      if (refusing.length === people.length) return refuse(SERVER_RULES.noInvitations);
      const isAway = new Set(refusing.map(({ id }) => id));
      const at = now();
      const day = new Date(at).toISOString().slice(0, 10);
      for (const person of people.filter((id) => !around.has(id) && !isAway.has(id))) {
        // oxlint-disable no-await-in-loop -- in this order: the ration may end in between
        const row = { table_id: card.id, person, sender: host, at, day };
        if (await store.invite(row, RATION)) await notices.invite(person, card.id);
        // oxlint-enable no-await-in-loop
      }
      return { refusing };
    },
    async invitationsOf(person) {
      const rows = await store.invitedTo(person, MOST_INVITATIONS);
      const found = await asks.ask(
        'invites',
        rows.map(({ table }) => table),
        person,
      );
      return found.flatMap((one, i) => (one === undefined ? [] : { ...one, by: rows[i].by }));
    },
  };
}
