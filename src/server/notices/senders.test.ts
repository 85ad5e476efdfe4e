/** What each service is sent, and that nobody's words become a header. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOOK_STYLES, type HookStyle } from '../../wire/notices.ts';
import type { WayRow } from '../store/notices.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { openMailer } from './mail.ts';
import { openOutside } from './outside.ts';
import { type Message, sendTo } from './senders.ts';

const MESSAGE: Message = {
  id: 'n1',
  title: 'Te toca en Lanzarote ❦',
  text: 'Ben espera tu jugada.',
  link: 'https://errantry.example/#/play/t1',
  letter: { text: 'Ben espera tu jugada.', html: '<p>Ben espera tu jugada.</p>' },
  stop: 'https://errantry.example/api/notices/stop?way=w1&key=k',
};
const IN_ONE = 'Te toca en Lanzarote ❦. Ben espera tu jugada. https://errantry.example/#/play/t1';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

async function sent(way: Pick<WayRow, 'kind' | 'address'>, message = MESSAGE): Promise<string> {
  const { SMTP_URL, MAIL_FROM, NOTICES_INSIDE } = office.settings;
  const mailer = openMailer({ SMTP_URL, MAIL_FROM });
  const row = { id: 'w1', person: 'p1', language: 'es', site: '', code: '', until: 0, guesses: 0, ...way } as const;
  const outside = openOutside([NOTICES_INSIDE]);
  const pushKeys = () => Promise.reject(new Error('nothing is pushed here'));
  const answer = await sendTo(row, message, { outside, mailer, contact: '', pushKeys, now: () => 0 });
  mailer?.close();
  return answer;
}

const BODIES: { readonly [style in HookStyle]: object | string } = {
  json: { id: 'n1', title: MESSAGE.title, text: MESSAGE.text, link: MESSAGE.link },
  discord: { content: IN_ONE, allowed_mentions: { parse: [] } }, // a name like @everyone calls nobody
  slack: { text: IN_ONE },
  telegram: { text: IN_ONE },
  ntfy: MESSAGE.text,
};

test.each(HOOK_STYLES)('%s is sent what it understands, under the id of the message', async (style) => {
  expect(await sent({ kind: 'hook', address: JSON.stringify({ url: `${office.url}/${style}`, style }) })).toBe('sent');
  const [{ body, headers }] = office.posts;
  const wanted = BODIES[style];
  expect(typeof wanted === 'string' ? body.toString() : JSON.parse(body.toString())).toEqual(wanted);
  expect(headers['idempotency-key']).toBe('n1');
});

test('ntfy reads title and link from headers, and other letters than Latin ones arrive', async () => {
  await sent({ kind: 'hook', address: JSON.stringify({ url: `${office.url}/topic`, style: 'ntfy' }) });
  const { title = '', click } = office.posts[0].headers;
  expect(Buffer.from(String(title).slice('=?UTF-8?B?'.length, -'?='.length), 'base64').toString()).toBe(MESSAGE.title);
  expect(click).toBe(MESSAGE.link);
});

test('words with line breaks add no header to a letter, and no reader', async () => {
  const title = 'Eve invites you\r\nBcc: eve@example.org\r\n\r\nClick here';
  await sent({ kind: 'mail', address: 'ana@example.org' }, { ...MESSAGE, title });
  const [head] = office.letters[0].split(/\r?\n\r?\n/, 1);
  expect(head).toMatch(/^To: ana@example\.org$/m);
  expect(head).not.toMatch(/^Bcc:/m);
  expect(head).toMatch(/^Subject: Eve invites you Bcc: eve@example\.org/m);
  expect(office.letters[0]).toContain(MESSAGE.letter.text);
  expect(office.letters[0]).toContain(MESSAGE.letter.html);
});
