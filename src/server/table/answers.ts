/**
 * Messages that are being answered. Sent again meanwhile, they wait for the same answer; later they are recognised by
 * their row, which has the id of the message.
 */
export class Answers {
  readonly #pending = new Map<string, Promise<unknown>>();

  /** One kind of answer for one kind of key. */
  once<T>(key: string, ask: () => T | Promise<T>): Promise<T> {
    const first = this.#pending.get(key);
    if (first !== undefined) return first as Promise<T>;
    const answer = Promise.resolve(ask());
    this.#pending.set(key, answer);
    const answered = (): void => void this.#pending.delete(key);
    answer.then(answered, answered);
    return answer;
  }
}
