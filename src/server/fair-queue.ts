/** A queue that goes round by owner: whoever has much waiting delays only themselves. */
export class FairQueue<T> {
  /** In the order in which the owners have their turns. */
  readonly #byOwner = new Map<string, T[]>();
  #size = 0;
  /** Who had the last turn: even those who come later are before them. */
  #last: string | undefined;

  get size(): number {
    return this.#size;
  }

  /** How many of this owner wait. */
  of(owner: string): number {
    return this.#byOwner.get(owner)?.length ?? 0;
  }

  add(owner: string, item: T): void {
    const own = this.#byOwner.get(owner);
    if (own === undefined) this.#byOwner.set(owner, [item]);
    else own.push(item);
    this.#size++;
  }

  /** The first of the owner whose turn it is among those who may have one. */
  next(mayHave: (owner: string) => boolean = () => true): T | undefined {
    let chosen: string | undefined;
    for (const owner of this.#byOwner.keys()) {
      if (!mayHave(owner)) continue;
      chosen ??= owner;
      if (owner === this.#last) continue;
      chosen = owner;
      break;
    }
    return chosen === undefined ? undefined : this.#take(chosen);
  }

  #take(owner: string): T | undefined {
    const own = this.#byOwner.get(owner) ?? [];
    const item = own.shift();
    this.#byOwner.delete(owner);
    if (own.length > 0) this.#byOwner.set(owner, own); // behind the others
    this.#last = owner;
    this.#size--;
    return item;
  }

  /** Takes everything out. */
  clear(): T[] {
    const all = [...this.#byOwner.values()].flat();
    this.#byOwner.clear();
    this.#size = 0;
    return all;
  }
}
