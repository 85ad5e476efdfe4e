/** Sends one message one way. Knows the services, and nothing of tables. */
import * as v from 'valibot';
import { hook, type HookStyle, subscription } from '../../wire/notices.ts';
import type { WayRow } from '../store/notices.ts';
import type { Written } from './letter.ts';
import type { Mailer } from './mail.ts';
import type { Outside } from './outside.ts';
import { encrypt, type PushKeys, pushHeaders } from './push.ts';
import type { Said } from './words.ts';

export interface Message extends Said {
  /** The same for every copy. */
  readonly id: string;
  /** Where a click leads. */
  readonly link: string;
  /** For e-mail: the whole of it, and where one unsubscribes. */
  readonly letter: Written;
  readonly stop: string;
}

/** `gone`: nobody is there any more, and never will be. */
export type Sent = 'sent' | 'failed' | 'gone';

export interface SenderParts {
  readonly outside: Outside;
  readonly mailer: Mailer | undefined;
  readonly contact: string;
  pushKeys(): Promise<PushKeys>;
  now(): number;
}

/** Rejected if the other side cannot be reached. */
export async function sendTo(way: WayRow, message: Message, parts: SenderParts): Promise<Sent> {
  if (way.kind === 'push') return sendPush(way, message, parts);
  if (way.kind === 'hook') return sendHook(way, message, parts.outside);
  if (parts.mailer === undefined) return 'failed';
  const { id, title, letter, stop } = message;
  await parts.mailer.send({ id, to: way.address, subject: title, ...letter, stop });
  return 'sent';
}

async function sendPush({ address }: WayRow, message: Message, parts: SenderParts): Promise<Sent> {
  const { outside, contact, pushKeys, now } = parts;
  const to = v.parse(subscription, JSON.parse(address));
  const { id, title, text, link } = message;
  const body = encrypt(JSON.stringify({ id, title, text, link }), to);
  const status = await outside.post(to.endpoint, pushHeaders(to.endpoint, await pushKeys(), contact, now()), body);
  if (status === 404 || status === 410) return 'gone'; // the browser has unsubscribed
  return isGood(status) ? 'sent' : 'failed';
}

async function sendHook({ address }: WayRow, message: Message, outside: Outside): Promise<Sent> {
  const { url, style } = v.parse(hook, JSON.parse(address));
  const { headers, body } = BODY_OF[style](message);
  return isGood(await outside.post(url, headers, body)) ? 'sent' : 'failed';
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

interface Post {
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

const json = (id: string, value: object): Post => ({
  headers: { 'content-type': 'application/json', 'idempotency-key': id },
  body: JSON.stringify(value),
});

const inOneLine = ({ title, text, link }: Message): string => `${title}. ${text} ${link}`;

const BODY_OF: { readonly [style in HookStyle]: (message: Message) => Post } = {
  json: ({ id, title, text, link }) => json(id, { id, title, text, link }),
  discord: (message) => json(message.id, { content: inOneLine(message), allowed_mentions: { parse: [] } }),
  slack: (message) => json(message.id, { text: inOneLine(message) }),
  telegram: (message) => json(message.id, { text: inOneLine(message) }),
  ntfy: ({ id, title, text, link }) => ({
    // headers are Latin letters only: a title with others travels encoded (RFC 2047)
    headers: { title: `=?UTF-8?B?${Buffer.from(title).toString('base64')}?=`, click: link, 'idempotency-key': id },
    body: text,
  }),
};
