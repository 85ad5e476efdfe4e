/** How long things may be. Both ends use it, so the web can count before it sends. */

export const LIMITS = {
  /** Code points of a name and of a line of chat; characters of the id of a message. */
  name: 24,
  chat: 200,
  id: 24,
  /** Bytes of a frame on a socket, of the body of a request, and of either where a move may hold a long text. */
  frame: 4096,
  body: 16_384,
  longText: 32_768,
  /** Bytes of a game that was played in a browser. */
  record: 262_144,
  /** Seconds of a live clock, days of a clock by post, seconds until a bot plays for an absent person. */
  seconds: 3600,
  days: 30,
  grace: 3600,
} as const;

/** Control characters are not allowed in a line of text. Markup is: it is never rendered as such. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is wrong with a line of text, or undefined. Texts are stored as they are given. */
export function textProblem(text: string, most: number): string | undefined {
  const length = Array.from(text).length; // code points: close to what a person would count
  if (text.trim() === '') return 'it is empty';
  if (length > most) return `it has ${length} characters; at most ${most} are allowed`;
  if (CONTROL_CHARACTERS.test(text)) return 'it has control characters in it';
  return undefined;
}
