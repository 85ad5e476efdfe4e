/** The log: one line of JSON for each entry. Errors go in as `err`: there pino writes message, code and stack. */
import { type DestinationStream, type Logger, pino } from 'pino';

export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, redact: ['req.headers.cookie', 'secret', 'code'] };
  return to === undefined ? pino(options) : pino(options, to);
}
