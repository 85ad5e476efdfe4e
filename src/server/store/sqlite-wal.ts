/**
 * Reads the log of SQLite (https://sqlite.org/fileformat2.html#walformat) before it is opened. SQLite uses it up to the
 * last whole commit and says nothing about the rest.
 */
import { existsSync, readFileSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit of the magic number says in which byte order the checksums are computed. */
const MAGIC = 0x377f0682;

/** Bytes at the end of the log that belong to no whole commit, although they were written for one. */
export function lostBytes(file: string): number {
  const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (log.length === 0) return 0;
  if (log.length < HEADER || (log.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return log.length;
  const isLittle = (log.readUInt32BE(0) & 1) === 0;
  const size = FRAME_HEADER + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  const sum = checksum(log.subarray(0, 24), isLittle, [0, 0]);
  if (!isSum(log, 24, sum)) return log.length;
  let committed = HEADER;
  let at = HEADER;
  for (; at + FRAME_HEADER <= log.length && salts.equals(log.subarray(at + 8, at + 16)); at += size) {
    const frame = log.subarray(at, at + size);
    if (frame.length < size) return log.length - committed;
    checksum(frame.subarray(0, 8), isLittle, sum);
    checksum(frame.subarray(FRAME_HEADER), isLittle, sum);
    if (!isSum(frame, 16, sum)) return log.length - committed;
    if (frame.readUInt32BE(4) !== 0) committed = at + size; // the size of the database: only a commit has one
  }
  return at - committed; // what follows is of an older log, in the same file
}

/** Adds these bytes to the sum, in place. */
function checksum(bytes: Buffer, isLittle: boolean, sum: [number, number]): [number, number] {
  let [a, b] = sum;
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + b) >>> 0;
    b = (b + (isLittle ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + a) >>> 0;
  }
  [sum[0], sum[1]] = [a, b];
  return sum;
}

const isSum = (bytes: Buffer, at: number, [a, b]: [number, number]): boolean =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;
