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
  /** Where other servers of the same PostgreSQL reach this one; and a name for it, for logs. */
  NODE_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'must be like http://10.0.0.5:8080'))),
  NODE_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be letters and digits'))),
  /** Seconds between /readyz saying no and this server giving up its tables, for balancers that must notice first. */
  DRAIN_SECONDS: v.optional(whole(0, 600), '0'),
  /** The public address, like https://errantry.example; without it, the host of each request. */
  ORIGIN: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'must be like https://errantry.example'))),
  /** 1 behind a reverse proxy: X-Forwarded-For and X-Forwarded-Proto are trusted. */
  TRUST_PROXY: v.optional(v.picklist(['0', '1']), '0'),
  TABLES_IN_MEMORY: v.optional(whole(10, 1_000_000), '500'),
  /** At least two: one person's bots leave one of them to others. */
  BOT_THREADS: v.optional(whole(1, 64), String(Math.max(2, availableParallelism() - 1))),
  /** Tables that one person hosts at once, and how many of them may be listed. */
  TABLES_PER_PERSON: v.optional(whole(1, 1_000_000), '40'),
  LISTED_PER_PERSON: v.optional(whole(0, 1_000_000), '5'),
  /** Days after which a table nobody came back to is closed, and days until a closed one is removed; 0: never. */
  CLOSE_OPEN_DAYS: v.optional(whole(0, 36_500), '7'),
  CLOSE_PLAYING_DAYS: v.optional(whole(0, 36_500), '40'),
  REMOVE_CLOSED_DAYS: v.optional(whole(0, 36_500), '90'),
  /** Days in each month on which a person's time by post does not run. */
  HOLIDAY_DAYS: v.optional(whole(0, 31), '7'),
  /** 1: people of one network may play for ratings together, as in a club behind one router. */
  COUNT_ONE_NETWORK: v.optional(v.picklist(['0', '1']), '0'),
  /** All rate limits, and the numbers of tables, are multiplied by this. */
  RATE: v.optional(whole(1, 1_000_000), '1'),
  CONNECTIONS: v.optional(whole(1, 1_000_000), '20000'),
  CONNECTIONS_PER_ADDRESS: v.optional(whole(1, 1_000_000), '200'),
  /** Whoever sends it as `Authorization: Bearer …` may read /metrics; without it, only this machine may. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  /** Whoever knows it may sit down at the admin desk; without it, the first one shows a token from the log. */
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  /** For /.well-known/security.txt: where to report a hole, like mailto:security@errantry.example. */
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:|tel:)[!-~]+$/, 'must begin with mailto:, https: or tel:')),
  ),
  /** For e-mail: like smtps://user:password@mail.example, and the sender, like Errantry <play@errantry.example>. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an e-mail address'))),
  /** host:port of services inside your network that webhooks may call, with commas between them. */
  NOTICES_INSIDE: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').filter((host) => host !== '')),
    ),
    '',
  ),
  /** A language model that writes the tales of storytellers: an address like http://localhost:11434/v1, its model and key. */
  TELLER_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s]+$/, 'must be like http://localhost:11434/v1'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  TELLER_MODEL: v.optional(v.pipe(v.string(), v.minLength(1)), 'default'),
  TELLER_KEY: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/, 'must be one word'))),
  LOG: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Config = v.InferOutput<typeof settings>;

export function readConfig(environment: { readonly [name: string]: string | undefined }): Config {
  const read = v.safeParse(settings, environment);
  if (read.success) return read.output;
  const wrong = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`settings that cannot be read: ${wrong.join('; ')}`);
}
