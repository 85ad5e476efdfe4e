/** A link between two programs that a test can cut: a TCP proxy. */
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Link {
  readonly port: number;
  /** All connections break, and new ones are refused. */
  cut(): void;
  /** Nothing is passed on, and nobody is told: as behind a dead switch. */
  silence(): void;
  /** What was said by the connections of now is lost from here on, and nobody is told: as behind a firewall that has forgotten them. */
  forget(): void;
  mend(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** To the port that `target` gives at each new connection. */
export async function openLink(target: () => number): Promise<Link> {
  const pairs = new Set<Pair>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';

  function passOn(from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('error', () => undefined); // `close` follows
    from.on('end', () => to.end());
    from.on('close', () => to.destroy());
    from.on('data', (chunk) => void (to.write(chunk) || from.pause()));
    to.on('drain', () => void (state === 'silent' || from.resume()));
  }

  function join(near: Socket): void {
    if (state === 'cut') return void near.resetAndDestroy();
    const far = connect({ host: '127.0.0.1', port: target() });
    const pair = { near, far };
    pairs.add(pair);
    near.on('close', () => pairs.delete(pair));
    passOn(near, far);
    passOn(far, near);
    if (state === 'silent') pauseAll();
    return undefined;
  }

  function pauseAll(): void {
    for (const { near, far } of pairs) for (const end of [near, far]) end.pause();
  }

  const server = createServer(join);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  function breakAll(): void {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut() {
      state = 'cut';
      breakAll();
    },
    silence() {
      state = 'silent';
      pauseAll();
    },
    forget() {
      for (const { near, far } of pairs) for (const end of [near, far]) end.removeAllListeners('data').resume();
    },
    mend() {
      state = 'whole';
      for (const { near, far } of pairs) for (const end of [near, far]) end.resume();
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
