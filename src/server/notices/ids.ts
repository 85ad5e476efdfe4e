/** Ids of notices and of ways: nobody guesses one. */
import { randomBytes } from 'node:crypto';

export const newId = (): string => randomBytes(12).toString('base64url');
