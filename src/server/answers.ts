/** The first answer to each message that came lately: whoever sends it again gets the same one. */
import type { Kept } from './store/store.ts';
import type { Answer } from './table.ts';

export interface Answers {
  /** Asks once for each key; a message sent twice at the same time waits for the same answer. */
  once(key: string, ask: () => Answer | Promise<Answer>): Promise<Answer>;
}

const REMEMBERED = 32;

export function answersOf(moves: Kept['moves']): Answers {
  const known = new Map<string, Promise<Answer>>();
  for (const { seat, id, n } of moves) known.set(`${seat} ${id}`, Promise.resolve({ n }));

  return {
    once(key, ask) {
      const first = known.get(key);
      if (first !== undefined) return first;
      const answer = Promise.resolve(ask());
      known.set(key, answer);
      if (known.size > REMEMBERED) known.delete(known.keys().next().value!); // there are more than none
      return answer;
    },
  };
}
