/**
 * The weights of the network as a text: one byte for each weight of a row, in steps of the unit's own, and four for every
 * other. Rows that are all zero are left out; a bit for each row says which.
 *
 *     a step for each unit | all that is not in rows | which rows follow | the rows
 */

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MOST = 127;

/** `rows` times `units` weights come first, and `all` are all. */
export function packed(weights: Float32Array, rows: number, units: number): string {
  const steps = new Float32Array(units);
  for (let i = 0; i < rows * units; i++) steps[i % units] = Math.max(steps[i % units], Math.abs(weights[i]) / MOST);
  const rest = weights.slice(rows * units);
  const follows = new Uint8Array(Math.ceil(rows / 8));
  const bytes: number[] = [];
  for (let row = 0; row < rows; row++) {
    const steep = Array.from({ length: units }, (_, unit) =>
      Math.round(weights[row * units + unit] / (steps[unit] || 1)),
    );
    if (steep.every((step) => step === 0)) continue;
    follows[row >> 3] |= 1 << (row & 7);
    bytes.push(...steep.map((step) => step & 255));
  }
  return inText([...bytesOf(steps), ...bytesOf(rest), ...follows, ...bytes]);
}

export function unpacked(text: string, rows: number, units: number, all: number): Float32Array {
  const weights = new Float32Array(all);
  const bytes = new DataView(fromText(text).buffer);
  const follows = 4 * (units + all - rows * units);
  for (let i = rows * units; i < all; i++) weights[i] = bytes.getFloat32(4 * (units + i - rows * units), true);
  let next = follows + Math.ceil(rows / 8);
  for (let row = 0; row < rows; row++) {
    if (((bytes.getUint8(follows + (row >> 3)) >> (row & 7)) & 1) === 0) continue;
    for (let unit = 0; unit < units; unit++)
      weights[row * units + unit] = bytes.getInt8(next++) * bytes.getFloat32(4 * unit, true);
  }
  return weights;
}

function bytesOf(list: Float32Array): number[] {
  const bytes = new DataView(new ArrayBuffer(4 * list.length));
  list.forEach((number, i) => bytes.setFloat32(4 * i, number, true));
  return Array.from(new Uint8Array(bytes.buffer));
}

function inText(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += BASE64[(three >> shift) & 63];
  }
  return text;
}

/** Not more than two bytes too long. */
function fromText(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length / 4) * 3);
  const value = new Uint8Array(128);
  for (let i = 0; i < 64; i++) value[BASE64.charCodeAt(i)] = i;
  for (let i = 0, next = 0; i < text.length; i += 4) {
    let four = 0;
    for (let k = 0; k < 4; k++) four = (four << 6) | value[text.charCodeAt(i + k)];
    for (let shift = 16; shift >= 0; shift -= 8) bytes[next++] = (four >> shift) & 255;
  }
  return bytes;
}
