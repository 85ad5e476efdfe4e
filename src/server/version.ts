/** The version of this Errantry. */
import { readFileSync } from 'node:fs';

const PACKAGE = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

export const VERSION = (JSON.parse(PACKAGE) as { version: string }).version;
