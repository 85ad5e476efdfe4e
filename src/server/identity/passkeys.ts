/**
 * Passkeys (WebAuthn): a device proves by a signature that it is somebody's. What it signs is asked for once, and holds for
 * this site only, so neither an old answer nor one for another site opens anything.
 */
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Person } from '../../wire/http.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import type { PasskeyRow } from '../store/identity.ts';

export interface Passkeys {
  /** What the browser needs to make one. `site` is like https://errantry.example. */
  creation(person: Person, site: string): Promise<object | Refusal>;
  /** Undefined: it is this person's from now on. */
  add(person: Person, site: string, name: string, made: RegistrationResponseJSON): Promise<Refusal | undefined>;
  /** What the browser needs to ask for one, whoever it is. */
  request(site: string): Promise<object | Refusal>;
  /** Whose it is. */
  signIn(site: string, signed: AuthenticationResponseJSON): Promise<{ readonly person: string } | Refusal>;
}

/** Milliseconds for which what is to be signed holds. */
const PATIENCE = 5 * 60_000;
const MOST_PASSKEYS = 20;
const NOBODY = '';

/** Half a second to load: only once somebody wants a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

export function openPasskeys({ store, now }: Pick<Context, 'store' | 'now'>): Passkeys {
  async function asked<T extends { readonly challenge: string }>(person: string, options: T): Promise<T> {
    await store.addChallenge(options.challenge, person, now() + PATIENCE, now());
    return options;
  }

  /** Whatever comes of it, a challenge is used up. */
  const isAskedOf = (person: string) => async (challenge: string) =>
    (await store.takeChallenge(challenge, now())) === person;

  return {
    async creation(person, site) {
      const host = hostOf(site);
      if (host === undefined) return refuse(SERVER_RULES.noPasskeys);
      const own = await store.passkeys(person.id);
      if (own.length >= MOST_PASSKEYS) return refuse(SERVER_RULES.tooManyPasskeys);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: 'Errantry',
        rpID: host,
        userName: person.name,
        userDisplayName: person.name,
        userID: Uint8Array.from(Buffer.from(person.id)),
        excludeCredentials: own.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return asked(person.id, options);
    },
    async add(person, site, name, made) {
      const host = hostOf(site);
      if (host === undefined) return refuse(SERVER_RULES.noPasskeys);
      const { verifyRegistrationResponse } = await webAuthn();
      const read = await attempt(() =>
        verifyRegistrationResponse({
          response: made,
          expectedChallenge: isAskedOf(person.id),
          expectedOrigin: site,
          expectedRPID: host,
          requireUserVerification: false,
        }),
      );
      if ('rule' in read) return read;
      if (!read.verified) return refuse(SERVER_RULES.passkey);
      if ((await store.passkeys(person.id)).length >= MOST_PASSKEYS) return refuse(SERVER_RULES.tooManyPasskeys);
      const { credential } = read.registrationInfo;
      const row = {
        id: credential.id,
        person: person.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        name,
        created: now(),
        used: 0,
      };
      return (await store.addPasskey(row)) ? undefined : refuse(SERVER_RULES.passkey, 'somebody has it already');
    },
    async request(site) {
      const host = hostOf(site);
      if (host === undefined) return refuse(SERVER_RULES.noPasskeys);
      const { generateAuthenticationOptions } = await webAuthn();
      return asked(NOBODY, await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' }));
    },
    async signIn(site, signed) {
      const host = hostOf(site);
      if (host === undefined) return refuse(SERVER_RULES.noPasskeys);
      const row = await store.passkey(signed.id);
      if (row === undefined) return refuse(SERVER_RULES.unknownPasskey);
      const { verifyAuthenticationResponse } = await webAuthn();
      const read = await attempt(() =>
        verifyAuthenticationResponse({
          response: signed,
          expectedChallenge: isAskedOf(NOBODY),
          expectedOrigin: site,
          expectedRPID: host,
          credential: credentialOf(row),
          requireUserVerification: false,
        }),
      );
      if ('rule' in read) return read;
      if (!read.verified) return refuse(SERVER_RULES.passkey);
      const isNew = await store.countPasskey(row.id, read.authenticationInfo.newCounter, now());
      return isNew ? { person: row.person } : refuse(SERVER_RULES.passkey, 'it was used elsewhere meanwhile');
    },
  };
}

/** Passkeys belong to a name; a number has none. */
function hostOf(site: string): string | undefined {
  const host = URL.canParse(site) ? new URL(site).hostname : '';
  return host === '' || isIP(host.replaceAll(/[[\]]/g, '')) !== 0 ? undefined : host;
}

export const canHavePasskeys = (site: string): boolean => hostOf(site) !== undefined;

function credentialOf({ id, public_key, counter, transports }: PasskeyRow) {
  const publicKey = Uint8Array.from(Buffer.from(public_key, 'base64url'));
  return { id, publicKey, counter, transports: JSON.parse(transports) as string[] };
}

/** The library throws for everything that is wrong with what a stranger sent. */
async function attempt<T extends object>(check: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await check();
  } catch (error) {
    return refuse(SERVER_RULES.passkey, error instanceof Error ? error.message : undefined);
  }
}
