/**
 * The storyteller: a language model, behind an address that whoever runs the server sets up, writes what a bot says. Off
 * by default. It is asked with the view of the bot's seat alone; if it is slow, down or talks nonsense, the bot's own
 * words stand.
 */
import type { Prompt } from '../../bots/bot.ts';
import { GAMES, PROMPTERS } from '../../games/load.ts';
import { isStorable } from '../../wire/storable.ts';
import type { Config } from '../config.ts';
import type { Thinking } from './pool.ts';

/** The bot whose words it writes, at games that say what to ask. */
export const TELLER = 'teller';

export interface Teller {
  /** The move with other words, or as it was. */
  retell(about: Thinking, move: unknown): Promise<unknown>;
}

type Settings = Pick<Config, 'TELLER_URL' | 'TELLER_MODEL' | 'TELLER_KEY'>;

/** Milliseconds; and bytes of an answer, which is a short text in JSON. */
const PATIENCE = 6000;
const MOST_BYTES = 64 * 1024;

export function openTeller(
  { TELLER_URL, TELLER_MODEL, TELLER_KEY }: Settings,
  logError: (what: string, error: unknown) => void,
  patience = PATIENCE,
): Teller | undefined {
  if (TELLER_URL === undefined) return undefined;

  async function ask({ role, task }: Prompt): Promise<string> {
    const answer = await fetch(`${TELLER_URL}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(TELLER_KEY !== undefined && { authorization: `Bearer ${TELLER_KEY}` }),
      },
      body: JSON.stringify({
        model: TELLER_MODEL,
        messages: [
          { role: 'system', content: role },
          { role: 'user', content: task },
        ],
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`the storyteller answers ${answer.status}`);
    return contentOf(JSON.parse(await textOf(answer)));
  }

  return {
    async retell({ game, view, seat }, move) {
      const prompt = PROMPTERS[game]?.(view, seat, move);
      const limit = GAMES[game].table?.words?.(view, seat, move);
      if (prompt === undefined || limit === undefined) return move;
      try {
        const text = plainText(await ask(prompt), limit.max);
        return isFit(text, prompt) ? { ...(move as object), text } : move;
      } catch (error) {
        logError('the storyteller', error);
        return move;
      }
    },
  };
}

/** No more than may be read: whatever follows is not waited for. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`the storyteller says more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function contentOf(answer: unknown): string {
  const { choices } = answer as { readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('the storyteller says nothing');
  return content;
}

/** Thoughts, tags, headings and emphasis are taken out; what is too long ends with its last whole sentence. */
export function plainText(text: string, most: number): string {
  const plain = text
    .replaceAll(/<think>[^]*?(<\/think>|$)/gi, '')
    .replaceAll(/<[^>\n]{0,200}>/g, '')
    .replaceAll(/^\s*(#+|```\w*|[-*] )/gm, '')
    .replaceAll(/[*_`]{1,3}/g, '')
    .trim();
  if (plain.length <= most) return plain;
  const end = [...plain.slice(0, most).matchAll(/[.!?…]["”’»)]*(?=\s|$)/g)].at(-1);
  return end === undefined ? '' : plain.slice(0, end.index + end[0].length);
}

/** It says something, says what it must, and can be stored. */
function isFit(text: string, { needs }: Prompt): boolean {
  const folded = text.toLowerCase();
  return text !== '' && isStorable(text) && needs.every((phrase) => folded.includes(phrase.toLowerCase()));
}
