/**
 * The admin desk: who may sit at it, what everybody is told, and what was done there. The first administrator shows the token that
 * the server wrote to its log, or that the operator gave it (ADMIN_TOKEN).
 */
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Announcements, Audited } from '../../wire/desk.ts';
import type { Person } from '../../wire/http.ts';
import { LIMITS, textProblem } from '../../wire/limits.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { canHavePasskeys } from '../identity/passkeys.ts';

export interface HostDesk {
  /** What the log says while nobody has the desk; undefined once somebody has, or if the operator chose a token. */
  token(): Promise<string | undefined>;
  /** Undefined: it is theirs too from now on. `site` is like https://errantry.example. */
  claim(person: Person, token: string, site: string): Promise<Refusal | undefined>;
  /** Written before it is done: nothing is done that is not written down. */
  note(admin: Person, what: Audited, about: string, why?: string): Promise<void>;
  announcements(): Promise<Announcements>;
  announce(
    admin: Person,
    lines: { readonly en: string; readonly es: string },
    minutes: number,
  ): Promise<Refusal | undefined>;
  end(id: string): Promise<void>;
  /** There are other announcements: this node or another one has said so. */
  announced(): void;
  /** Proves for a minute that this administrator asked for a backup: a link from another site cannot. */
  ticket(admin: Person): Promise<string>;
  isTicket(admin: Person, ticket: string): Promise<boolean>;
}

const NAME = 'admin';
const MINUTE = 60_000;
/** Milliseconds for which the announcements are remembered: everybody asks for them. */
const REMEMBERED = 5000;

export function openDesk(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { ADMIN_TOKEN }: Pick<Config, 'ADMIN_TOKEN'>,
  changed: () => void,
): HostDesk {
  let shown: { readonly lines: Promise<Announcements>; readonly until: number } | undefined;

  /** All servers of a database have the same; it is made anew once it was used. */
  const startToken = (): Promise<string> => store.secret(NAME, randomBytes(24).toString('base64url'));

  async function isRight(token: string): Promise<boolean> {
    if (ADMIN_TOKEN !== undefined) return isSame(token, ADMIN_TOKEN);
    return !(await store.hasAdmin()) && isSame(token, await startToken());
  }

  async function read(): Promise<Announcements> {
    const rows = await store.announcements(now());
    const lines = rows.map(({ id, en, es, until }) => ({ id, en, ...(es !== '' && { es }), until }));
    return { announcements: lines };
  }

  function announced(): void {
    shown = undefined;
    changed();
  }

  async function ticketFor(admin: Person, minute: number): Promise<string> {
    const secret = await store.secret('backup', randomBytes(32).toString('hex'));
    return createHmac('sha256', secret).update(`${admin.id} ${minute}`).digest('base64url');
  }

  async function note(admin: Person, what: Audited, about: string, why = ''): Promise<void> {
    await store.addAudit({ id: randomUUID(), person: admin.id, what, about, why, at: now() });
  }

  const minuteNow = (): number => Math.floor(now() / MINUTE);

  return {
    async token() {
      return ADMIN_TOKEN !== undefined || (await store.hasAdmin()) ? undefined : startToken();
    },
    async claim(person, token, site) {
      if (!(await isRight(token))) return refuse(SERVER_RULES.adminToken);
      const isKept = (await store.passkeys(person.id)).length > 0;
      if (!isKept && canHavePasskeys(site)) return refuse(SERVER_RULES.adminPasskey);
      await store.addAdmin(person.id, now());
      await store.removeSecret(NAME);
      return undefined;
    },
    note,
    async announcements() {
      if (shown === undefined || shown.until <= now()) shown = { lines: read(), until: now() + REMEMBERED };
      const { announcements } = await shown.lines.catch((error: unknown) => {
        shown = undefined;
        throw error;
      });
      return { announcements: announcements.filter(({ until }) => until > now()) };
    },
    async announce(admin, { en, es }, minutes) {
      if (textProblem(en, LIMITS.chat) !== undefined) return refuse(SERVER_RULES.announcement);
      if (es !== '' && textProblem(es, LIMITS.chat) !== undefined) return refuse(SERVER_RULES.announcement);
      const id = randomUUID();
      await note(admin, 'announce', id, en);
      await store.announce({ id, en, es, at: now(), until: now() + minutes * MINUTE });
      announced();
      store.nodes.say({ t: 'announced' });
      return undefined;
    },
    async end(id) {
      await store.endAnnouncement(id, now());
      announced();
      store.nodes.say({ t: 'announced' });
    },
    announced,
    ticket: (admin) => ticketFor(admin, minuteNow()),
    async isTicket(admin, ticket) {
      const valid = await Promise.all([minuteNow(), minuteNow() - 1].map((minute) => ticketFor(admin, minute)));
      return valid.some((each) => isSame(ticket, each));
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
