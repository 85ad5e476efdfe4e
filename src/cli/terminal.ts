/** The terminal: colours where they are wanted, text that cannot harm it, and a bar for what takes longer. */
import { type TerminalStyle, STYLES } from '../core/text.ts';
import type { Io } from './command.ts';

export function paint(io: Pick<Io, 'colours'>, style: TerminalStyle, text: string): string {
  return io.colours ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text;
}

// oxlint-disable-next-line no-control-regex -- control characters are what it takes away
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** Text that a stranger wrote, without anything that could steer a terminal. */
export function harmless(text: string): string {
  return text.replaceAll(UNSAFE, '·');
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return {
    input: stdin,
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    colours: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    bar: stderr.isTTY && env['TERM'] !== 'dumb',
  };
}

const PATIENCE_MS = 1000;
const BETWEEN_MS = 100;
const WIDTH = 30;

export interface Progress {
  at(done: number): void;
  end(): void;
}

/** A bar on the error output, drawn only if the work takes longer than a second. */
export function progress(io: Io, what: string, total: number, now: () => number): Progress {
  const start = now();
  let drawn = start + PATIENCE_MS - BETWEEN_MS;
  let isDrawn = false;
  return {
    at(done) {
      if (!io.bar || now() - drawn < BETWEEN_MS) return;
      drawn = now();
      isDrawn = true;
      const full = Math.round((WIDTH * done) / total);
      const left = done > 0 ? Math.ceil((((drawn - start) / done) * (total - done)) / 1000) : 0;
      io.err(`\r${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}, ${left} s left \u001B[K`);
    },
    end() {
      if (isDrawn) io.err('\r\u001B[K');
    },
  };
}
