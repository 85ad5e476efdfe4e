/**
 * Circles: named groups with a link, tables of their own, a ladder and a shelf of Chronicles. Whoever has the link may
 * join; it is void once somebody was removed, who has it too.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { CHRONICLED_GAMES } from '../../print/parts.ts';
import type { Person } from '../../wire/http.ts';
import { type Circle, type CircleDoor, type OwnCircle, PEOPLE_LIMITS, type ShelvedBook } from '../../wire/people.ts';
import type { Ladder } from '../../wire/ratings.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import { FORMER, namesOf, seatOf, type TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import { readName } from '../names.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { CircleRow, MemberRow } from '../store/people.ts';
import { listable } from './apart.ts';

export interface Circles {
  of(person: string): Promise<OwnCircle[]>;
  make(person: Person, name: string): Promise<Circle | Refusal>;
  /** For a member the circle; for others what their link shows. */
  show(id: string, person: Person | undefined, invitation: string): Promise<Circle | CircleDoor | Refusal>;
  join(id: string, person: Person, invitation: string): Promise<Circle | Refusal>;
  leave(id: string, person: Person): Promise<object | Refusal>;
  rename(id: string, person: Person, name: string): Promise<Circle | Refusal>;
  /** The link that the removed person has is void. */
  remove(id: string, person: Person, member: string): Promise<Circle | Refusal>;
  handOver(id: string, person: Person, member: string): Promise<Circle | Refusal>;
  /** A new link, or none. */
  setLink(id: string, person: Person, isOpen: boolean): Promise<Circle | Refusal>;
  ladder(id: string, person: Person, game: string): Promise<Ladder | Refusal>;
  /** Lists a table that was opened for a circle. */
  list(card: TableInfo): Promise<void>;
}

const MOST_TABLES = 30;
const MOST_BOOKS = 60;
/** Characters: enough that nobody can guess it. */
const LENGTH = 22;

/** A circle, its members, and who of them owns it. */
interface Seen {
  readonly row: CircleRow;
  readonly members: readonly MemberRow[];
  readonly owner: string;
}

export function openCircles({ store, now, games }: Context, ratings: Pick<Ratings, 'ladder'>): Circles {
  let secret: Promise<string> | undefined;

  async function invitationOf({ id, link }: CircleRow): Promise<string> {
    secret ??= store.secret('circles', randomBytes(32).toString('hex'));
    return createHmac('sha256', await secret)
      .update(`${id} ${link}`)
      .digest('base64url')
      .slice(0, LENGTH);
  }

  const isValid = async (row: CircleRow, invitation: string): Promise<boolean> =>
    row.is_open === 1 && invitation === (await invitationOf(row));

  /** Undefined for everybody who is not a member: whether there is such a circle is none of their business. */
  async function seenBy(id: string, person: string | undefined): Promise<Seen | undefined> {
    const row = await store.circle(id);
    if (row === undefined) return undefined;
    const members = await store.membersOf(id);
    if (!members.some((member) => member.id === person)) return undefined;
    const owner = members.some((member) => member.id === row.owner) ? row.owner : members[0].id; // there is one
    return { row, members, owner };
  }

  async function shown({ row, members, owner }: Seen, person: string): Promise<Circle> {
    const around = await store.blocksAround(person);
    const tables = await store.circleTables(row.id, ['open', 'playing'], Object.keys(games), MOST_TABLES);
    const refusing = new Set((await store.refusingAmong(members.map((one) => one.id))).map((one) => one.id));
    const over = await store.circleTables(row.id, ['over'], CHRONICLED_GAMES, MOST_BOOKS);
    return {
      id: row.id,
      name: row.name,
      owner,
      members: members.map((one) => ({ ...one, ...(refusing.has(one.id) && { refuses: true as const }) })),
      ...(row.is_open === 1 && { invitation: await invitationOf(row) }),
      tables: listable(tables, person, around),
      shelf: over.filter((card) => card.watch || seatOf(card, person) !== undefined).map(bookOf),
    };
  }

  async function again(id: string, person: string): Promise<Circle | Refusal> {
    const seen = await seenBy(id, person);
    return seen === undefined ? refuse(SERVER_RULES.circle) : shown(seen, person);
  }

  /** What only the owner may do, to the circle or to another member. */
  async function byOwner(id: string, { id: person }: Person, change: (seen: Seen) => Promise<Refusal | void>) {
    const seen = await seenBy(id, person);
    if (seen === undefined) return refuse(SERVER_RULES.circle);
    if (seen.owner !== person) return refuse(SERVER_RULES.circleOwner);
    return (await change(seen)) ?? again(id, person);
  }

  const otherMember = ({ members, owner }: Seen, member: string): Refusal | undefined =>
    member !== owner && members.some(({ id }) => id === member)
      ? undefined
      : refuse(SERVER_RULES.circle, 'they are not another member');

  async function enter(id: string, person: string): Promise<Refusal | undefined> {
    const { members, circles } = PEOPLE_LIMITS;
    const joined = await store.joinCircle(id, person, now(), { members, circles });
    if (joined === 'full') return { rule: SERVER_RULES.circleFull, most: members };
    return joined === 'many' ? { rule: SERVER_RULES.tooManyCircles, most: circles } : undefined;
  }

  return {
    async of(person) {
      return (await store.circlesOf(person)).map(({ id, name, members }) => ({ id, name, members }));
    },
    async make(person, given) {
      const name = readName(given);
      if (typeof name !== 'string') return name;
      const id = randomBytes(9).toString('base64url');
      await store.addCircle({ id, name, owner: person.id, link: 0, is_open: 1, created: now() });
      const refused = await enter(id, person.id);
      if (refused === undefined) return again(id, person.id);
      await store.leaveCircle(id, person.id); // nobody is in it
      return refused;
    },
    async show(id, person, invitation) {
      const seen = await seenBy(id, person?.id);
      if (seen !== undefined && person !== undefined) return shown(seen, person.id);
      const row = await store.circle(id);
      if (row === undefined || !(await isValid(row, invitation)))
        return refuse(invitation === '' ? SERVER_RULES.circle : SERVER_RULES.circleLink);
      return { id, name: row.name, count: (await store.membersOf(id)).length };
    },
    async join(id, person, invitation) {
      const row = await store.circle(id);
      if (row === undefined || !(await isValid(row, invitation))) return refuse(SERVER_RULES.circleLink);
      return (await enter(id, person.id)) ?? again(id, person.id);
    },
    async leave(id, person) {
      if (!(await store.isMember(id, person.id))) return refuse(SERVER_RULES.circle);
      await store.leaveCircle(id, person.id);
      return {};
    },
    rename: (id, person, given) =>
      byOwner(id, person, async () => {
        const name = readName(given);
        if (typeof name !== 'string') return name;
        return store.setCircle(id, { name });
      }),
    remove: (id, person, member) =>
      byOwner(id, person, async (seen) => {
        const refused = otherMember(seen, member);
        if (refused !== undefined) return refused;
        await store.leaveCircle(id, member);
        return seen.row.is_open === 1 ? store.renewCircle(id) : undefined;
      }),
    handOver: (id, person, member) =>
      byOwner(id, person, async (seen) => otherMember(seen, member) ?? store.setCircle(id, { owner: member })),
    setLink: (id, person, isOpen) =>
      byOwner(id, person, () => (isOpen ? store.renewCircle(id) : store.setCircle(id, { is_open: 0 }))),
    async ladder(id, person, game) {
      const seen = await seenBy(id, person.id);
      if (seen === undefined) return refuse(SERVER_RULES.circle);
      return ratings.ladder(
        game,
        person.id,
        seen.members.map((member) => member.id),
      );
    },
    async list(card) {
      if (card.circle !== undefined) await store.addCircleTable(card.circle, card);
    },
  };
}

function bookOf(card: TableInfo): ShelvedBook {
  const people = card.seats.flatMap((sitter, seat) => (sitter.t === 'person' ? [namesOf(card)[seat]] : []));
  const names = people.filter((name) => name !== FORMER.name);
  return { table: card.id, game: card.game, at: card.created, names };
}
