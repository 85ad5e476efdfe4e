/** The answers to recent messages: a message that is sent again gets its first answer. */
import type { StoredTable } from '../store/store.ts';
import type { TableAnswer } from './state.ts';

const MOST_ANSWERS = 32;

export class Answers {
  readonly #known = new Map<string, Promise<TableAnswer>>();

  constructor(moves: StoredTable['moves']) {
    for (const { seat, id, n } of moves) this.#known.set(`${seat} ${id}`, Promise.resolve({ n }));
  }

  /** Asks once for each key; a message sent twice at the same time waits for the same answer. */
  once(key: string, ask: () => TableAnswer | Promise<TableAnswer>): Promise<TableAnswer> {
    const first = this.#known.get(key);
    if (first !== undefined) return first;
    const answer = Promise.resolve(ask());
    this.#known.set(key, answer);
    if (this.#known.size > MOST_ANSWERS) this.#known.delete(this.#known.keys().next().value!); // it is not empty
    return answer;
  }
}
