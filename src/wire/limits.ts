/** How long things may be. Both ends know it, so a screen can count along before it asks. */

export const LIMITS = {
  /** Characters (code points) of a name, of a line of chat, of the id of a message. */
  name: 24,
  chat: 200,
  id: 24,
  /** Bytes of a frame on a socket, of the body of a request, and of either at a table where people tell tales. */
  frame: 4096,
  body: 16_384,
  longText: 32_768,
  /** Seconds of a live clock, days of a clock by post, seconds of grace. */
  seconds: 3600,
  days: 30,
  grace: 3600,
} as const;

/** Control characters do not belong in a line of text; markup does, because nobody ever renders it as such. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is wrong with a line of text, or undefined. It is kept as given, so it must be fit to keep. */
export function textProblem(text: string, most: number): string | undefined {
  const length = Array.from(text).length; // code points: what a person would count, nearly
  if (text.trim() === '') return 'it is empty';
  if (length > most) return `it has ${length} characters; at most ${most} are allowed`;
  if (CONTROL_CHARACTERS.test(text)) return 'it has control characters in it';
  return undefined;
}
