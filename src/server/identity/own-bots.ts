/**
 * Bots that people made: programs that sit at tables under a name of their own. Each has a token instead of a cookie. The store has
 * its hash, it is shown once, and it opens nothing but playing (`http/scope.ts`).
 */
import { createHash, randomBytes } from 'node:crypto';
import type { NewToken, OwnBots } from '../../wire/desk.ts';
import type { Person } from '../../wire/http.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import { readName } from '../names.ts';

export interface BotMakers {
  /** The bot of a token; undefined for one that is not valid. */
  whoIs(token: string): Promise<Person | undefined>;
  of(person: string): Promise<OwnBots>;
  make(person: string, name: string): Promise<NewToken | Refusal>;
  /** A new token; the old one is void. */
  renew(person: string, bot: string): Promise<NewToken | Refusal>;
  /** Forgets what is remembered of a bot, or of all: another node may have changed it. */
  forget(): void;
}

const MOST_BOTS = 5;
const MOST_REMEMBERED = 5000;
/** Milliseconds: as long as a person is remembered (`people.ts`). */
const REMEMBERED = 10_000;
const HOUR = 3600_000;

/** So that a token which somebody publishes by mistake is recognised as one. */
const PREFIX = 'errantry-bot-';
const TOKEN = /^errantry-bot-[\w-]{43}$/;

export function openBotMakers({ store, now }: Pick<Context, 'store' | 'now'>): BotMakers {
  const known = new Map<string, { readonly bot: Person; readonly until: number }>();

  async function look(key: string): Promise<Person | undefined> {
    const found = await store.botOf(key);
    if (found === undefined) return undefined;
    const { bot, used } = found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, { bot, until: now() + REMEMBERED });
    if (used < now() - HOUR) await store.setBotUsed(bot.id, now());
    return bot;
  }

  async function of(person: string): Promise<OwnBots> {
    const rows = await store.botsOf(person);
    return { bots: rows.map(({ id, name, created, used }) => ({ id, name, created, used })) };
  }

  return {
    async whoIs(token) {
      if (!TOKEN.test(token)) return undefined;
      const key = hash(token);
      const remembered = known.get(key);
      return remembered !== undefined && remembered.until > now() ? remembered.bot : look(key);
    },
    of,
    async make(person, given) {
      const name = readName(given);
      if (typeof name !== 'string') return name;
      if ((await of(person)).bots.length >= MOST_BOTS) return refuse(SERVER_RULES.tooManyBots);
      const token = newToken();
      const id = randomBytes(9).toString('base64url');
      await store.addBot({ id, person, token: hash(token), created: now(), used: 0 }, name);
      return { ...(await of(person)), token };
    },
    async renew(person, bot) {
      const token = newToken();
      if (!(await store.setBotToken(person, bot, hash(token)))) return refuse(SERVER_RULES.noBot);
      return { ...(await of(person)), token };
    },
    forget: () => known.clear(),
  };
}

const newToken = (): string => PREFIX + randomBytes(32).toString('base64url');
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
