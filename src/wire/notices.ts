/** "Tell me when it is my turn", over HTTP: the ways to be told, and when not. */
import * as v from 'valibot';
import { LANGUAGES } from '../core/game.ts';

export const WAY_KINDS = ['push', 'mail', 'hook'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** How the body of a webhook looks: ours, or as one of these services wants it. */
export const HOOK_STYLES = ['json', 'discord', 'slack', 'ntfy', 'telegram'] as const;
export type HookStyle = (typeof HOOK_STYLES)[number];

const url = v.pipe(v.string(), v.maxLength(1000), v.url());
const language = v.picklist(LANGUAGES);
const base64url = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.maxLength(most));
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
const id = v.pipe(v.string(), v.maxLength(40));

/** A browser's subscription, as it gives it. */
export const subscription = v.object({
  endpoint: url,
  keys: v.object({ p256dh: base64url(100), auth: base64url(40) }),
});
export type Subscription = v.InferOutput<typeof subscription>;

export const hook = v.strictObject({ url, style: v.picklist(HOOK_STYLES) });
export type Hook = v.InferOutput<typeof hook>;

/** No messages from this hour to that one, by the clock of this time zone; none at all if they are the same. */
export const quietHours = v.strictObject({
  from: hour,
  to: hour,
  zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'is no time zone')),
});
export type QuietHours = v.InferOutput<typeof quietHours>;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const NOTICE_BODIES = {
  push: v.strictObject({ language, subscription }),
  mail: v.strictObject({ language, address: v.pipe(v.string(), v.maxLength(200), v.email()) }),
  hook: v.strictObject({ language, hook }),
  confirm: v.strictObject({ way: id, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  remove: v.strictObject({ way: id }),
  stop: v.strictObject({ way: id, key: v.pipe(v.string(), v.maxLength(60)) }),
  quiet: v.strictObject({ quiet: v.nullable(quietHours) }),
  silence: v.strictObject({ table: id, silent: v.boolean() }),
} as const;

/** One way, as its person sees it. */
export interface Way {
  readonly id: string;
  readonly kind: WayKind;
  /** The e-mail address, or the host of the others. */
  readonly name: string;
  /** Of a webhook. */
  readonly style?: HookStyle;
  /** The endpoint of a subscription: the browser finds its own by it. */
  readonly endpoint?: string;
  /** Whether the code from the e-mail is still missing. */
  readonly isOpen: boolean;
}

/** GET /api/me/notices. */
export interface Notices {
  /** The server's public key, for subscriptions. */
  readonly key: string;
  /** Whether this server can send e-mail. */
  readonly mail: boolean;
  readonly ways: readonly Way[];
  readonly quiet: QuietHours | null;
  /** Tables of which you hear nothing. */
  readonly silenced: readonly string[];
}
