/** How people can be known again: devices, passkeys, links, and what is asked of a passkey. */

export interface PasskeyRow {
  /** The id of the credential. */
  readonly id: string;
  readonly person: string;
  /** base64url of the COSE key. */
  readonly public_key: string;
  /** How often it was used, as its authenticator counts; many do not, and say 0. */
  readonly counter: number;
  /** JSON: how it can be reached. */
  readonly transports: string;
  readonly name: string;
  readonly created: number;
  /** 0: not yet. */
  readonly used: number;
}

/** A link that makes a device somebody's, once. There is one for recovery at most. */
export type LinkKind = 'device' | 'recovery';

export interface IdentityStore {
  setShield(person: string, shield: string): Promise<void>;
  /** When a person came first. */
  sinceOf(person: string): Promise<number | undefined>;
  passkeys(person: string): Promise<PasskeyRow[]>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** False if somebody has it. */
  addPasskey(row: PasskeyRow): Promise<boolean>;
  /** False if its counter is not higher than the stored one: then it is a copy. Those that do not count stay at 0. */
  countPasskey(id: string, counter: number, at: number): Promise<boolean>;
  removePasskey(person: string, id: string): Promise<void>;

  /** What a passkey is asked to sign, and for whom: '' for somebody who signs in. Drops those that are too old. */
  addChallenge(challenge: string, person: string, until: number, now: number): Promise<void>;
  /** Whom it was for, once. */
  takeChallenge(challenge: string, now: number): Promise<string | undefined>;

  /** How many devices are this person. */
  devices(person: string): Promise<number>;
  removeKey(key: string): Promise<void>;
  /** All keys of a person but this one; without one, all. */
  removeKeys(person: string, but?: string): Promise<void>;
  hasRecovery(person: string, now: number): Promise<boolean>;
  /** Links that nobody has used. */
  removeLinks(person: string, kind: LinkKind): Promise<void>;
}
