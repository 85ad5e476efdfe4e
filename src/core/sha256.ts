/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and free of any platform: the dice of a table must roll the same
 * in Node, in a worker and in the browser of somebody who checks a shuffle. Not for bulk data.
 */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants are the fractional parts of the roots of the first primes: computed, so none can be mistyped. */
function fillConstants(): void {
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32;
    K[found++] = (Math.cbrt(n) % 1) * 2 ** 32;
  }
}
fillConstants();

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function mixBlock(hash: Uint32Array, block: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = block[i - 15];
    const late = block[i - 2];
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    block[i] = block[i - 16] + s0 + block[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + block[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) & ~63) + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  bytes.setUint32(padded.length - 4, message.length << 3);
  const hash = START.slice();
  const block = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) block[i] = bytes.getUint32(at + 4 * i);
    mixBlock(hash, block);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const keyed = (pad: number, tail: Uint8Array): Uint8Array => {
    const text = new Uint8Array(64 + tail.length);
    padded.forEach((byte, i) => (text[i] = byte ^ pad));
    text.set(tail, 64);
    return sha256(text);
  };
  return keyed(0x5c, keyed(0x36, message));
}
