/** Writes a picture as PNG: header, one compressed block of rows, end. */
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './proof.ts';

export function png({ width, height, rgba }: Pixels): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0, to = 0; y < height; y++) {
    rows[to++] = 0; // no filter: engravings are flat
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4) {
      rows[to++] = rgba[from];
      rows[to++] = rgba[from + 1];
      rows[to++] = rgba[from + 2];
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // eight bits, red green blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(type: string, bytes: Uint8Array = new Uint8Array()): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
