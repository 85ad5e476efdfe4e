/** RFC 8291, section 5: the whole example; and that what we send can be read by whoever has the keys. */
import { createECDH, createPublicKey, createVerify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encrypt, newPushKeys, pushHeaders } from './push.ts';

test('the example of RFC 8291 comes out byte by byte', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const message = encrypt('When I grow up, I want to be a watermelon', { keys }, salt, pair);
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the push service can check who sent it, for which service, and until when (RFC 8292)', () => {
  const keys = newPushKeys();
  const headers = pushHeaders('https://push.example/abc?d=1', keys, 'mailto:host@errantry.example', 1_800_000_000_000);
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers['authorization']) ?? [];
  const [head, claims, signature] = token.split('.');
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_800_000_000 + 12 * 3600,
    sub: 'mailto:host@errantry.example',
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const verifier = createVerify('sha256').update(`${head}.${claims}`);
  expect(verifier.verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, signature, 'base64url')).toBe(true);
});
