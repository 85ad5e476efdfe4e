/** Measuring: CPU time rather than the clock (neighbours do not count), and bytes of heap. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Runs per CPU second: `work(n)` does n rounds and says how many things it did. Warm first, then the best of five. */
export function perCpuSecond(work: (rounds: number) => number, rounds: number): number {
  work(Math.ceil(rounds / 4));
  const rates = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    const done = work(rounds);
    const { user, system } = process.cpuUsage(start);
    return done / ((user + system) / 1e6);
  });
  return Math.max(...rates);
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of heap that one of the things takes, from many of them held at once. */
export function bytesOf(make: () => unknown, count = 20_000): number {
  const held = Array.from({ length: count }, (): unknown => undefined);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < count; i++) held[i] = make();
  collect();
  const after = process.memoryUsage().heapUsed;
  return held.length === count ? (after - before) / count : 0;
}
