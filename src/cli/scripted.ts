/** An Io for tests: what is typed is given beforehand, what is said is kept. */
import { Readable } from 'node:stream';
import type { Io } from './command.ts';
import { main } from './main.ts';

export interface Said {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export function scripted(typed: string | Uint8Array): { io: Io; said: () => Omit<Said, 'exit'> } {
  let [out, err] = ['', ''];
  const io: Io = {
    input: Readable.from([Buffer.from(typed)]),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    colours: false,
    bar: false,
  };
  return { io, said: () => ({ out, err }) };
}

/** The whole command line in this process. */
export async function errantry(args: readonly string[], typed: string | Uint8Array = ''): Promise<Said> {
  const { io, said } = scripted(typed);
  const exit = await main(args, io);
  return { exit, ...said() };
}
