/** Work that is done in the order in which it was asked for, each when the one before is done or has failed. */
export class InOrder {
  #last: Promise<unknown> | undefined; // most never have any

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last === undefined ? work() : this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
