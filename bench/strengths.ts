/** What the measurements of bots share: arguments, the clock of a thread, and files with a line of JSON for each game. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What was typed after the command, all of it text; `--out` may be left out. */
export function textArguments<D extends { readonly [name: string]: string }>(defaults: D): D & { out?: string } {
  const options = Object.keys({ ...defaults, out: '' }).map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({ options: Object.fromEntries(options) });
  return { ...defaults, ...values };
}

/** Processor time of this thread, in milliseconds. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The games that are already in the file, if there is one. */
export function linesIn<L>(file: string | undefined): L[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as L);
}
