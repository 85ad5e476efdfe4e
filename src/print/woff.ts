/** A `.woff` file is a font whose tables are compressed one by one; this gives the font as it was. */
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;

export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(FONT_HEADER + count * FONT_ENTRY);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0); // the flavour
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [directory];
  let at = directory.length;
  for (let n = 0; n < count; n++) {
    const { tag, checksum, table } = tableOf(woff, HEADER + n * ENTRY);
    const entry = FONT_HEADER + n * FONT_ENTRY;
    directory.writeUInt32BE(tag, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    tables.push(table, padding);
    at += table.length + padding.length;
  }
  return Buffer.concat(tables);
}

function tableOf(woff: Buffer, entry: number): { tag: number; checksum: number; table: Buffer } {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((by) => woff.readUInt32BE(entry + by));
  const stored = woff.subarray(offset, offset + packed);
  return { tag, checksum, table: packed === length ? stored : inflateSync(stored) };
}
