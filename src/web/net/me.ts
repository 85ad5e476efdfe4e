/** Who this browser is to the server. A cookie says so; here only the name is remembered, to show it at once. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Person } from '../../wire/http.ts';
import { spoken } from '../i18n/words.tsx';
import { forget, keep, kept } from '../local/storage.ts';
import { type Answer, ask, onUnknown } from './ask.ts';

let me: Person | undefined = kept('me', readPerson);
const listeners = new Set<() => void>();

function readPerson(raw: unknown): Person | undefined {
  const { id, name, shield } = raw as Partial<Person>;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  return { id, name, ...(typeof shield === 'string' && { shield }) };
}

/** Undefined before the first hello: whoever only plays alone is nobody to the server. */
export const knownMe = (): Person | undefined => me;

/** On this device nobody is known any more: signed out, here or elsewhere, or deleted. */
export function forgetMe(): void {
  me = undefined;
  forget('me');
  forget('identity-kept'); // whoever comes next is asked, too
  listeners.forEach((tell) => tell());
}
onUnknown(forgetMe);

function become({ value, refused }: Answer<Person>): Answer<Person> {
  if (refused !== undefined) return { refused };
  me = value;
  keep('me', value);
  listeners.forEach((tell) => tell());
  return { value };
}

export const hello = async (): Promise<Answer<Person>> => become(await ask('POST', '/me', { lang: spoken() }));

let ahead: Promise<Answer<Person>> | undefined;

/** Says hello for a page that will do so as soon as its code is here. */
export const helloAhead = (): void => void (ahead = hello());

/** What came of the hello that was said ahead, once; otherwise says it now. */
export function helloOnce(): Promise<Answer<Person>> {
  const greeting = ahead ?? hello();
  ahead = undefined;
  return greeting;
}

export const rename = async (name: string): Promise<Answer<Person>> => become(await ask('PATCH', '/me', { name }));

export const chooseShield = async (shield: string): Promise<Answer<Person>> =>
  become(await ask('PATCH', '/me', { shield }));

/** Becomes whom a passkey belongs to. */
export const signedIn = become;

/** Becomes the person who made the code on another device. */
export const claim = async (code: string): Promise<Answer<Person>> => become(await ask('POST', '/me/claim', { code }));

/** For components that show the name. */
export function useMe(): Person | undefined {
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    const tell = (): void => redraw((count) => count + 1);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return me;
}
