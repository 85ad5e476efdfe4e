/** Passkeys in this browser. The library comes with this page alone. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { OwnIdentity } from '../../wire/identity.ts';
import type { Person } from '../../wire/http.ts';
import { type Answer, ask } from '../net/ask.ts';
import { signedIn } from '../net/me.ts';

/** What came of it: an answer of the server, or the person or the browser said no. */
export type Outcome<T> = Answer<T> | 'cancelled' | 'already';

/** A page at a bare number, or without https, has none. */
export const hasPasskeys = (): boolean =>
  browserSupportsWebAuthn() && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

export async function makePasskey(name: string): Promise<Outcome<OwnIdentity>> {
  const asked = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options', {});
  if (asked.refused !== undefined) return asked;
  const response = await orCancelled(() => startRegistration({ optionsJSON: asked.value }));
  return typeof response === 'string' ? response : ask<OwnIdentity>('POST', '/me/passkeys', { name, response });
}

export async function signInWithPasskey(): Promise<Outcome<Person>> {
  const asked = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/options', {});
  if (asked.refused !== undefined) return asked;
  const response = await orCancelled(() => startAuthentication({ optionsJSON: asked.value }));
  return typeof response === 'string'
    ? response
    : signedIn(await ask<Person>('POST', '/passkeys/sign-in', { response }));
}

async function orCancelled<T extends object>(act: () => Promise<T>): Promise<T | 'cancelled' | 'already'> {
  try {
    return await act();
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'already' : 'cancelled';
  }
}

/** A name for the passkey that is made here. */
export function deviceName(): string {
  const system = /Android|iPhone|iPad|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? '';
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(navigator.userAgent)?.[0] ?? '';
  return [PRODUCTS[browser] ?? browser, PRODUCTS[system] ?? system].filter((part) => part !== '').join(', ') || '·';
}

const PRODUCTS: { readonly [part: string]: string } = { Edg: 'Edge', OPR: 'Opera', CrOS: 'ChromeOS' };
