/** Settings from the environment. docs/hosting.md lists them. A setting that cannot be read stops the start. */
import { availableParallelism } from 'node:os';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

const settings = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(whole(0, 65_535), '8080'),
  /** The folder of the embedded database. */
  DATA: v.optional(v.string(), 'data'),
  /** A PostgreSQL to use instead. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  /** The public address, like https://errantry.example; without it, the host of each request. */
  ORIGIN: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'must be like https://errantry.example'))),
  /** 1 behind a reverse proxy: X-Forwarded-For and X-Forwarded-Proto are trusted. */
  TRUST_PROXY: v.optional(v.picklist(['0', '1']), '0'),
  TABLES_IN_MEMORY: v.optional(whole(10, 1_000_000), '500'),
  BOT_THREADS: v.optional(whole(1, 64), String(Math.max(1, availableParallelism() - 1))),
  /** All rate limits are multiplied by this. */
  RATE: v.optional(whole(1, 1_000_000), '1'),
  CONNECTIONS: v.optional(whole(1, 1_000_000), '20000'),
  CONNECTIONS_PER_ADDRESS: v.optional(whole(1, 1_000_000), '200'),
  LOG: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Config = v.InferOutput<typeof settings>;

export function readConfig(environment: { readonly [name: string]: string | undefined }): Config {
  const read = v.safeParse(settings, environment);
  if (read.success) return read.output;
  const wrong = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`settings that cannot be read: ${wrong.join('; ')}`);
}
