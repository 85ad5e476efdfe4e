/** Pipes: requests and streams that belong at another node are passed through, byte by byte, both ways. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex, Writable } from 'node:stream';
import { createProxyServer, proxyUpgrade } from 'httpxy';
import type { NodeRow } from '../store/nodes.ts';
import { MARK, type Marks, type Passed } from './marks.ts';

export interface Pipes {
  /** A request, or server-sent events. Rejected, with nothing answered, if the other node cannot be reached. */
  request(request: IncomingMessage, response: ServerResponse, owner: NodeRow, passed: Passed): Promise<void>;
  /** A WebSocket, before its handshake. If the other node cannot be reached, it is closed. */
  socket(request: IncomingMessage, socket: Duplex, head: Buffer, owner: NodeRow, passed: Passed): void;
  /** Closes the pipes to all nodes but these: their clients come back. */
  keepOnly(nodes: ReadonlySet<string>): void;
  /** Open streams. */
  count(): number;
  /** All requests and streams so far. */
  total(): number;
}

/** Milliseconds without a byte; a stream has a heartbeat every 20 seconds. */
const SILENCE = 60_000;

export function openPipes(marks: Marks): Pipes {
  const proxy = createProxyServer({ agent: new Agent({ keepAlive: true }), proxyTimeout: SILENCE });
  /** By node: what is piped to it now. */
  const open = new Map<string, Set<Writable>>();
  let [count, total] = [0, 0];

  function watch(node: string, end: Writable): void {
    const pipes = open.get(node) ?? new Set();
    open.set(node, pipes.add(end));
    count++;
    total++;
    end.once('close', () => {
      count--;
      pipes.delete(end);
      if (pipes.size === 0 && open.get(node) === pipes) open.delete(node);
    });
  }

  /** Who asks is known already: the cookie stays here. */
  function markFor(request: IncomingMessage, owner: NodeRow, passed: Passed): { [name: string]: string } {
    delete request.headers.cookie;
    return { [MARK]: marks.of(owner.node, request, passed) };
  }

  return {
    async request(request, response, owner, passed) {
      if (response.destroyed) return; // its client has gone while the owner was looked for
      watch(owner.node, response);
      await proxy.web(request, response, { target: owner.url, headers: markFor(request, owner, passed) });
    },
    socket(request, socket, head, owner, passed) {
      if (socket.destroyed) return; // as above
      watch(owner.node, socket);
      const headers = markFor(request, owner, passed);
      proxyUpgrade(owner.url, request, socket as Socket, head, { headers, xfwd: false }).then(
        (far) => {
          far.on('error', () => socket.destroy());
          far.on('close', () => socket.destroy());
          socket.on('close', () => far.destroy());
          if (socket.destroyed) far.destroy(); // it has gone while the pipe was laid
        },
        () => socket.destroy(),
      );
    },
    keepOnly(nodes) {
      for (const [node, pipes] of open) if (!nodes.has(node)) for (const end of pipes) end.destroy();
    },
    count: () => count,
    total: () => total,
  };
}
