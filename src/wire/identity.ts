/** "An identity one cannot lose", over HTTP: passkeys, devices, and the way back. */
import * as v from 'valibot';

const base64url = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.maxLength(most));

/** What a browser gives, as `@simplewebauthn/browser` writes it. Browsers add fields, so others are let through. */
const credential = <R extends v.ObjectEntries>(response: R) =>
  v.looseObject({
    id: base64url(1400),
    rawId: base64url(1400),
    type: v.literal('public-key'),
    response: v.looseObject({ clientDataJSON: base64url(4000), ...response }),
  });

const id = base64url(1400);

export const IDENTITY_BODIES = {
  passkey: v.strictObject({
    /** How its person calls it. */
    name: v.pipe(v.string(), v.maxLength(60)),
    response: credential({ attestationObject: base64url(12_000) }),
  }),
  removePasskey: v.strictObject({ id }),
  signIn: v.strictObject({
    response: credential({
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: v.nullish(base64url(200)),
    }),
  }),
  /** The name, so that nobody does it by accident; whether the tales that they wrote stay in the Chronicles. */
  delete: v.strictObject({ name: v.string(), keepTales: v.boolean() }),
  signOut: v.strictObject({ where: v.picklist(['here', 'others', 'everywhere']) }),
} as const;

export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970; `used`: when somebody signed in with it last, 0 if nobody has. */
  readonly created: number;
  readonly used: number;
}

/** GET /api/me/identity: who you are, and how you can come back. */
export interface OwnIdentity {
  readonly id: string;
  readonly name: string;
  readonly shield?: string;
  /** When you came first, in milliseconds since 1970. */
  readonly since: number;
  readonly passkeys: readonly Passkey[];
  /** How many browsers are you now, this one included. */
  readonly devices: number;
  /** Whether there is a recovery link that nobody has used. */
  readonly recovery: boolean;
}
