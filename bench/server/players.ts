/** The second process, which plays all tables of one server: see load.ts. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Order, Seen } from './player.ts';
import { endWithUs, type Subject } from './subject.ts';

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));

export interface Players {
  /** Opens tables, then plays them; `between` is called when they are open and nothing goes on. */
  play(order: Order, between?: () => Promise<void>): Promise<Seen>;
  leave(): void;
}

export function playersOf({ player }: Subject, base: string): Players {
  const child = spawn(process.execPath, [LOAD, player, base], { stdio: ['pipe', 'pipe', 'inherit'] });
  endWithUs(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('the players ended');
    return line.value;
  };
  return {
    async play(order, between) {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      await said();
      await between?.();
      child.stdin.write('go\n');
      return JSON.parse(await said()) as Seen;
    },
    leave: () => void child.kill(),
  };
}
