/** Metrics for Prometheus. */
import type { NodeCounts } from './nodes/home.ts';
import type { Pipes } from './nodes/pipes.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics extends NodeCounts {
  readonly contentType: string;
  text(): Promise<string>;
  movePlayed(): void;
  /** A group of changes was kept, so many seconds after the first of them arrived. */
  appended(seconds: number): void;
}

export interface Watched {
  /** Tables in memory. */
  tables(): number;
  /** Open streams. */
  streams(): number;
  pipes(): Pick<Pipes, 'count' | 'total'>;
  /** Tables that this node has, and no other. */
  leases(): number;
}

/** The delay of the event loop is among the default metrics (nodejs_eventloop_lag_…). */
export function openMetrics(watched: Watched): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const moves = new Counter({ name: 'errantry_moves_total', help: 'Moves kept and told', registers });
  const appends = new Histogram({
    name: 'errantry_append_seconds',
    help: 'Time until the changes of a moment were safe in the store',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  const tables = new Gauge({ name: 'errantry_tables_in_memory', help: 'Tables in memory', registers });
  const leases = new Gauge({ name: 'errantry_leases', help: 'Tables in memory whose lease is ours', registers });
  const pipes = new Gauge({ name: 'errantry_pipes', help: 'Streams and requests piped to other nodes now', registers });
  const piped = new Gauge({
    name: 'errantry_pipes_total',
    help: 'Streams and requests piped to other nodes',
    registers,
  });
  const takeovers = new Counter({
    name: 'errantry_takeovers_total',
    help: 'Tables that were being played, adopted from a node that is gone',
    registers,
  });
  const late = new Counter({
    name: 'errantry_renewals_late_total',
    help: 'How often this node was so late that others might believe it dead',
    registers,
  });
  const streams = new Gauge({ name: 'errantry_streams', help: 'Open streams of seats and watchers', registers });

  return {
    contentType: register.contentType,
    text() {
      tables.set(watched.tables());
      leases.set(watched.leases());
      streams.set(watched.streams());
      pipes.set(watched.pipes().count());
      piped.set(watched.pipes().total());
      return register.metrics();
    },
    movePlayed: () => moves.inc(),
    takeover: (taken) => takeovers.inc(taken),
    late: () => late.inc(),
    appended: (seconds) => appends.observe(seconds),
  };
}
