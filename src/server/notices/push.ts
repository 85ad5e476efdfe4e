/** Web Push: a message that only the browser can read (RFC 8291), and the proof that we sent it (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createSign,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Subscription } from '../../wire/notices.ts';

const CURVE = 'prime256v1';
const RECORD = 4096;
const SECONDS = 12 * 3600;

export interface PushKeys {
  /** Both as base64url: 65 bytes of the point, 32 of the secret. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newPushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded(pair).toString('base64url') };
}

/** Leading zeros count. */
function padded(pair: ECDH): Buffer {
  const secret = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]);
}

/** Tests hand in the pair and the salt of the RFC. Throws if the keys are none. */
export function encrypt(
  text: string,
  { keys }: Pick<Subscription, 'keys'>,
  salt = randomBytes(16),
  pair = fresh(),
): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]; // 2: the last record
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head[4] = ours.length;
  return Buffer.concat([salt, head, ours, ...body]);
}

function fresh(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The headers of a push to this endpoint. `contact`: whom the push service may ask, as the RFC wants it. */
export function pushHeaders(
  endpoint: string,
  { publicKey, privateKey }: PushKeys,
  contact: string,
  now: number,
): { readonly [name: string]: string } {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + SECONDS, sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
  const signature = createSign('sha256').update(signed).sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64url');
  return {
    authorization: `vapid t=${signed}.${signature}, k=${publicKey}`,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(SECONDS),
    urgency: 'normal',
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
