/** People have no account, only a secret in a cookie. The store has its hash, so a stolen database opens no seat. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Person } from '../wire/http.ts';
import { textProblem, LIMITS } from '../wire/limits.ts';
import { SERVER_RULES, type Refusal, refuse } from '../wire/rules.ts';
import type { Context } from './context.ts';

/** A person, and the secret of one of their devices. */
export interface Identity {
  readonly person: Person;
  readonly secret: string;
}

export interface People {
  hello(): Promise<Identity>;
  /** Undefined for an unknown secret. */
  whoIs(secret: string): Promise<Person | undefined>;
  rename(person: Person, name: string): Promise<Person | Refusal>;
  /** A code that makes another device this person's, once, within ten minutes. */
  link(person: Person): Promise<{ readonly code: string; readonly minutes: number }>;
  claim(code: string): Promise<Identity | Refusal>;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const MINUTES = 10;
const MOST_PEOPLE = 20_000;
const TITLES = ['Knight', 'Squire', 'Page', 'Damosel', 'Wanderer', 'Hidalgo', 'Bachelor', 'Pilgrim'];

export function openPeople({ store, now }: Pick<Context, 'store' | 'now'>): People {
  const known = new Map<string, Person>();

  function remember(key: string, person: Person): void {
    known.set(key, person);
    if (known.size > MOST_PEOPLE) known.delete(known.keys().next().value!); // it is not empty
  }

  return {
    async hello() {
      const secret = newSecret();
      const person = { id: randomBytes(9).toString('base64url'), name: anyName() };
      await store.write({ table: person.id, person: { ...person, key: hash(secret), at: now() } });
      return { person, secret };
    },
    async whoIs(secret) {
      if (!SECRET.test(secret)) return undefined;
      const key = hash(secret);
      const person = known.get(key) ?? (await store.personOf(key));
      if (person !== undefined) remember(key, person);
      return person;
    },
    async rename(person, name) {
      const wrong = textProblem(name, LIMITS.name);
      if (wrong !== undefined) return refuse(SERVER_RULES.name, wrong);
      await store.rename(person.id, name);
      for (const [key, { id }] of known) if (id === person.id) known.delete(key);
      return { id: person.id, name };
    },
    async link(person) {
      const code = newSecret();
      await store.addLink(person.id, hash(code), now() + MINUTES * 60_000);
      return { code, minutes: MINUTES };
    },
    async claim(code) {
      const id = await store.takeLink(hash(code), now());
      if (id === undefined) return refuse(SERVER_RULES.link);
      const secret = newSecret();
      await store.addKey(id, hash(secret));
      const person = await store.personOf(hash(secret));
      return { person: person!, secret }; // the key was added just now
    },
  };
}

const newSecret = (): string => randomBytes(32).toString('base64url');
const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const anyName = (): string => `${TITLES[randomInt(TITLES.length)]} ${randomInt(10_000, 100_000)}`;
