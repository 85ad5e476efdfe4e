/** The ways in which somebody wants to be told: added, confirmed, taken back; and the hours in which to be silent. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../core/game.ts';
import type { Hook, Notices, QuietHours, Subscription, Way } from '../../wire/notices.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import type { WayRow } from '../store/notices.ts';
import { newId } from './ids.ts';
import { encrypt } from './push.ts';
import { type SenderParts, type Sent, sendTo } from './senders.ts';
import { codeWords, triedWords } from './words.ts';

/** Who asks to be told, from which page, in which language. */
export interface Asker {
  readonly person: string;
  readonly site: string;
  readonly language: Language;
}

export interface Ways {
  of(person: string): Promise<Notices>;
  addPush(asker: Asker, given: Subscription): Promise<Notices | Refusal>;
  addMail(asker: Asker, address: string): Promise<Notices | Refusal>;
  addHook(asker: Asker, given: Hook): Promise<Notices | Refusal>;
  confirm(person: string, way: string, code: string): Promise<Notices | Refusal>;
  remove(person: string, way: string): Promise<Notices | Refusal>;
  /** By the key that stands in every e-mail. */
  stopMail(way: string, key: string): Promise<object | Refusal>;
  setQuiet(person: string, quiet: QuietHours | null): Promise<Notices>;
  /** One that leads nowhere any more. */
  forget(way: WayRow): Promise<void>;
  quietOf(person: string): Promise<QuietHours | undefined>;
  /** What stops the e-mails of a way without asking who clicks. */
  stopKey(way: string): Promise<string>;
}

/** How long a code holds, in milliseconds, and how often it may be guessed. */
const CODE_TIME = 15 * 60_000;
const GUESSES = 5;
const MOST_WAYS = 8;

/** `changed`: whether this person can be reached may be different now. */
export function openWays(context: Context, parts: SenderParts, changed: (person: string) => Promise<void>): Ways {
  const { store, now } = context;
  const { mailer, pushKeys } = parts;
  let secret: Promise<string> | undefined;

  async function stopKey(way: string): Promise<string> {
    secret ??= store.secret('stop', randomBytes(32).toString('hex'));
    return createHmac('sha256', await secret)
      .update(way)
      .digest('base64url');
  }

  async function forget({ id, person }: WayRow): Promise<void> {
    await store.removeWay(id);
    await changed(person);
  }

  const quietOf = async (person: string): Promise<QuietHours | undefined> => {
    const text = await store.quietHours(person);
    return text === undefined || text === '' ? undefined : (JSON.parse(text) as QuietHours);
  };

  async function of(person: string): Promise<Notices> {
    const [ways, quiet, silenced] = await Promise.all([store.ways(person), quietOf(person), store.silenced(person)]);
    const { publicKey } = await pushKeys();
    return { key: publicKey, mail: mailer !== undefined, ways: ways.map(wayOf), quiet: quiet ?? null, silenced };
  }

  async function add(asker: Asker, kind: WayRow['kind'], address: string, code = '', until = 0): Promise<Notices> {
    await store.saveWay({ ...asker, id: newId(), kind, address, code, until, guesses: 0 });
    await changed(asker.person);
    return of(asker.person);
  }

  const isFull = async (person: string): Promise<boolean> => (await store.ways(person)).length >= MOST_WAYS;

  return {
    of,
    forget,
    quietOf,
    stopKey,
    async addPush(asker, given) {
      const refused = parts.outside.refusal(given.endpoint);
      if (refused !== undefined) return refuse(SERVER_RULES.way, refused);
      if (!canRead(given)) return refuse(SERVER_RULES.way, 'these are no keys of a browser');
      if (await isFull(asker.person)) return refuse(SERVER_RULES.tooManyWays);
      return add(asker, 'push', JSON.stringify(given));
    },
    async addMail(asker, address) {
      if (mailer === undefined) return refuse(SERVER_RULES.way, 'this server sends no e-mail');
      const mails = (await store.ways(asker.person)).filter(({ kind }) => kind === 'mail');
      if (mails.some((way) => way.address === address.toLowerCase() && isConfirmed(way))) return of(asker.person);
      // One address at a time waits for its code: the first may have had a slip in it.
      await Promise.all(mails.filter((way) => !isConfirmed(way)).map(({ id }) => store.removeWay(id)));
      if (await isFull(asker.person)) return refuse(SERVER_RULES.tooManyWays);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const { title, text } = codeWords(asker.language, code);
      try {
        await mailer.send({ id: newId(), to: address, subject: title, text });
      } catch (error) {
        context.logError('a code by e-mail', error);
        return refuse(SERVER_RULES.unreachable);
      }
      return add(asker, 'mail', address.toLowerCase(), hash(code), now() + CODE_TIME);
    },
    async addHook(asker, given) {
      const refused = parts.outside.refusal(given.url);
      if (refused !== undefined) return refuse(SERVER_RULES.way, refused);
      if (await isFull(asker.person)) return refuse(SERVER_RULES.tooManyWays);
      const row = {
        ...asker,
        id: '',
        kind: 'hook' as const,
        address: JSON.stringify(given),
        code: '',
        until: 0,
        guesses: 0,
      };
      const first = {
        ...triedWords(asker.language),
        id: newId(),
        link: `${asker.site}/`,
        letter: { text: '', html: '' },
        stop: '',
      };
      const sent = await sendTo(row, first, parts).catch((): Sent => 'failed');
      return sent === 'sent' ? add(asker, 'hook', row.address) : refuse(SERVER_RULES.unreachable);
    },
    async confirm(person, id, code) {
      const known = await store.way(id);
      if (known?.person !== person || isConfirmed(known)) return refuse(SERVER_RULES.code);
      const way = await store.guessWay(id); // counted before it is looked at: two requests at once are two guesses
      if (way === undefined || way.guesses > GUESSES || way.until < now()) {
        await store.removeWay(id);
        return refuse(SERVER_RULES.code, 'ask for a new one');
      }
      if (!isSame(hash(code), way.code)) return refuse(SERVER_RULES.code);
      await store.confirmWay(id);
      await changed(person);
      return of(person);
    },
    async remove(person, id) {
      const way = await store.way(id);
      if (way?.person === person) await forget(way);
      return of(person);
    },
    async stopMail(id, key) {
      if (!isSame(key, await stopKey(id))) return refuse(SERVER_RULES.stopLink);
      const way = await store.way(id);
      if (way !== undefined) await forget(way);
      return {};
    },
    async setQuiet(person, quiet) {
      await store.saveQuietHours(person, quiet === null ? '' : JSON.stringify(quiet));
      return of(person);
    },
  };
}

export const isConfirmed = ({ code }: WayRow): boolean => code === '';

function wayOf({ id, kind, address, code }: WayRow): Way {
  const way = { id, kind, isOpen: code !== '' };
  if (kind === 'mail') return { ...way, name: address };
  const { endpoint, url = endpoint, style } = JSON.parse(address) as Partial<Hook & Subscription>;
  const about = { ...(endpoint !== undefined && { endpoint }), ...(style !== undefined && { style }) };
  return { ...way, name: new URL(url!).host, ...about }; // one of the two is there
}

/** Whether a message can be written to this browser at all. */
function canRead(given: Subscription): boolean {
  try {
    return encrypt('', given).length > 0;
  } catch {
    return false;
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** In the same time, whatever is wrong. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)));
