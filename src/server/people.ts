/**
 * People have no account, only a secret in a cookie; passkeys and links give it to more devices. The store has its hash,
 * so a stolen database opens no seat.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Language } from '../core/game.ts';
import type { Person } from '../wire/http.ts';
import { SERVER_RULES, type Refusal, refuse } from '../wire/rules.ts';
import type { Context } from './context.ts';

/** A person, and the secret of one of their devices. */
export interface Identity {
  readonly person: Person;
  readonly secret: string;
}

export interface People {
  /** A newcomer, with a name in their language. */
  hello(language: Language): Promise<Identity>;
  /** Undefined for an unknown secret. */
  whoIs(secret: string): Promise<Person | undefined>;
  rename(renamed: Person): Promise<void>;
  setShield(person: string, shield: string): Promise<void>;
  /** A code that makes another device this person's, once, within ten minutes. */
  link(person: Person): Promise<{ readonly code: string; readonly minutes: number }>;
  /** The same for years, to be kept in a safe place. A new one makes the old one void. */
  recoveryLink(person: Person): Promise<{ readonly code: string }>;
  claim(code: string): Promise<Identity | Refusal>;
  /** A new device of somebody who has shown who they are. */
  signIn(person: string): Promise<Identity | undefined>;
  /** On this device, on all others, or on all; links that nobody has used become void with the others. */
  signOut(person: string, secret: string, where: 'here' | 'others' | 'everywhere'): Promise<void>;
  /** Forgets what is remembered of a person; '': of everybody. */
  forget(person: string): void;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const MINUTES = 10;
const RECOVERY_YEARS = 10;
const YEAR = 365 * 24 * 3600_000;
const MOST_PEOPLE = 20_000;
/** Milliseconds: another server of the same database may have signed somebody out. */
const REMEMBERED = 10_000;
const TITLES: { readonly [language in Language]: readonly string[] } = {
  en: ['Knight', 'Squire', 'Page', 'Damosel', 'Wanderer', 'Hidalgo', 'Bachelor', 'Pilgrim'],
  es: ['Caballero', 'Escudero', 'Paje', 'Doncella', 'Andante', 'Hidalgo', 'Bachiller', 'Peregrina'],
};

export function openPeople({ store, now }: Pick<Context, 'store' | 'now'>): People {
  const known = new Map<string, { readonly person: Person; readonly until: number }>();

  function remember(key: string, person: Person): void {
    known.set(key, { person, until: now() + REMEMBERED });
    if (known.size > MOST_PEOPLE) known.delete(known.keys().next().value!); // it is not empty
  }

  function forget(id: string): void {
    if (id === '') return known.clear();
    for (const [key, { person }] of known) if (person.id === id) known.delete(key);
  }

  async function signIn(id: string): Promise<Identity | undefined> {
    const secret = newSecret();
    await store.addKey(id, hash(secret));
    const person = await store.personOf(hash(secret));
    return person && { person, secret };
  }

  return {
    forget,
    async hello(language) {
      const secret = newSecret();
      const person = { id: randomBytes(9).toString('base64url'), name: anyName(TITLES[language]) };
      await store.write({ table: person.id, person: { ...person, key: hash(secret), at: now() } });
      return { person, secret };
    },
    async whoIs(secret) {
      if (!SECRET.test(secret)) return undefined;
      const key = hash(secret);
      const remembered = known.get(key);
      if (remembered !== undefined && remembered.until > now()) return remembered.person;
      const person = await store.personOf(key);
      if (person === undefined) known.delete(key);
      else remember(key, person);
      return person;
    },
    async rename({ id, name }) {
      await store.rename(id, name);
      forget(id);
      store.nodes.say({ t: 'person', person: id });
    },
    async setShield(id, shield) {
      await store.setShield(id, shield);
      forget(id);
      store.nodes.say({ t: 'person', person: id });
    },
    async link(person) {
      const code = newSecret();
      await store.addLink(person.id, hash(code), now() + MINUTES * 60_000);
      return { code, minutes: MINUTES };
    },
    async recoveryLink(person) {
      const code = newSecret();
      await store.removeLinks(person.id, 'recovery');
      await store.addLink(person.id, hash(code), now() + RECOVERY_YEARS * YEAR, 'recovery');
      return { code };
    },
    async claim(code) {
      const id = await store.takeLink(hash(code), now());
      return (id === undefined ? undefined : await signIn(id)) ?? refuse(SERVER_RULES.link);
    },
    signIn,
    async signOut(person, secret, where) {
      const key = hash(secret);
      if (where === 'here') await store.removeKey(key);
      else {
        await store.removeKeys(person, where === 'others' ? key : undefined);
        await store.removeLinks(person, 'device');
      }
      forget(person);
      store.nodes.say({ t: 'signed-out', person });
    },
  };
}

const newSecret = (): string => randomBytes(32).toString('base64url');
const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const anyName = (titles: readonly string[]): string =>
  `${titles[randomInt(titles.length)]} ${randomInt(10_000, 100_000)}`;
