/** Metrics for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Settled } from './store/store.ts';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  movePlayed(): void;
  readonly appended: Settled;
}

export interface Watched {
  /** Tables in memory. */
  tables(): number;
  /** Open streams. */
  streams(): number;
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
  const streams = new Gauge({ name: 'errantry_streams', help: 'Open streams of seats and watchers', registers });

  return {
    contentType: register.contentType,
    text() {
      tables.set(watched.tables());
      streams.set(watched.streams());
      return register.metrics();
    },
    movePlayed: () => moves.inc(),
    appended: (seconds) => appends.observe(seconds),
  };
}
