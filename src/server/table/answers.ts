/** The first answer to each message that came lately: whoever sends it again gets the same one. */
import type { StoredTable } from '../store/store.ts';
import type { Answer } from './state.ts';

const MOST_ANSWERS = 32;

export class Answers {
  readonly #known = new Map<string, Promise<Answer>>();

  constructor(moves: StoredTable['moves']) {
    for (const { seat, id, n } of moves) this.#known.set(`${seat} ${id}`, Promise.resolve({ n }));
  }

  /** Asks once for each key; a message sent twice at the same time waits for the same answer. */
  once(key: string, ask: () => Answer | Promise<Answer>): Promise<Answer> {
    const first = this.#known.get(key);
    if (first !== undefined) return first;
    const answer = Promise.resolve(ask());
    this.#known.set(key, answer);
    if (this.#known.size > MOST_ANSWERS) this.#known.delete(this.#known.keys().next().value!); // there are more than none
    return answer;
  }
}
