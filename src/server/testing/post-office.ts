/** Real receivers on this machine: an SMTP server, and an HTTP server that is a push service and a webhook. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Subscription } from '../../wire/notices.ts';

export interface Post {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PostOffice {
  /** What the server is told: where mail goes, and which host inside it may call. */
  readonly settings: { readonly [name: string]: string };
  readonly url: string;
  readonly letters: string[];
  readonly posts: Post[];
  /** The status of the next answers. */
  answer(status: number): void;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const letters: string[] = [];
  const posts: Post[] = [];
  let status = 201;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _, done) {
      letters.push((await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '='));
      done();
    },
  });
  const http = createServer(async (request, response) => {
    posts.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end();
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { port } = smtp.server.address() as AddressInfo;
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Errantry <play@errantry.example>',
      NOTICES_INSIDE: host,
      RATE: '1000',
    },
    url: `http://${host}`,
    letters,
    posts,
    answer: (next) => (status = next),
    async close() {
      await new Promise<void>((closed) => smtp.close(closed));
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
}

export interface TestBrowser {
  readonly subscription: Subscription;
  /** What it would show. */
  read(body: Buffer): unknown;
}

/** A browser that has subscribed at this address. It reads as RFC 8291 says, with code of its own. */
export function browserAt(endpoint: string): TestBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read(body) {
      const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
      const sealed = body.subarray(86);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
      const part = (label: string, length: number): Buffer =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
      const opened = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      opened.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as unknown;
    },
  };
}
