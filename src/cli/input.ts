/** What a command is given to read: bytes, then text, then JSON, each within limits. */
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { moreBytes, noText, recordOrPosition } from '../core/mistakes.ts';
import type { Reading } from '../core/notation.ts';
import { problem, readJson } from '../core/told-table.ts';
import { BadInput, badInput, failureOf, type Io } from './command.ts';

const MOST_BYTES = 1_000_000;

/** One byte more than is allowed is enough to know that it is too much. */
export async function readInput(io: Io, file: string | undefined): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of file === undefined || file === '-' ? io.input : createReadStream(file)) {
      chunks.push(Buffer.from(chunk as Uint8Array));
      size += chunks[chunks.length - 1].length;
      if (size > MOST_BYTES) break;
    }
  } catch (error) {
    throw badInput('file', failureOf(error), (t) => t.readable);
  }
  return Buffer.concat(chunks);
}

/** The record that a command is given. */
export async function readRecordFile(io: Io, file: string | undefined): Promise<unknown> {
  const text = readText(await readInput(io, file));
  const reading = text.problems === undefined ? readJson(text.value) : text;
  if (reading.problems !== undefined) throw new BadInput(reading.problems);
  return reading.value;
}

export function readText(input: Uint8Array): Reading<string> {
  if (input.length > MOST_BYTES) return problem('input', moreBytes(MOST_BYTES), recordOrPosition);
  const text = new TextDecoder().decode(input);
  if (isUtf8(input)) return { value: text };
  return problem(`line ${lineAt(text, text.indexOf('\uFFFD'))}`, noText, 'UTF-8');
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
