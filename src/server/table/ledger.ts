/**
 * The state of one table, stored before it is published. `latest` includes changes that are still being written;
 * `published` is what is stored and may be shown. Moves build on `latest`, so those that arrive together share a commit.
 */
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { Answers } from './answers.ts';
import type { Context } from '../context.ts';
import { type News, newsOf, toTell } from '../notices/news.ts';
import type { TableState } from './state.ts';
import { isLease, type Lease } from '../store/nodes.ts';
import type { Basis, Change, StoredTable } from '../store/store.ts';

/** The table that the ledger belongs to. */
export interface LedgerOwner {
  readonly id: string;
  read(stored: StoredTable): TableState;
  /** Whether this person has a page of the table in sight. */
  isLooking(person: string): boolean;
  /** A change is stored and published. */
  changed(): void;
  /** Everything was read again from the store, and may differ from what was sent before. */
  reread(): void;
  /** The table cannot be read: every client reconnects until it can. */
  disconnectAll(): void;
  /** Another node has the table. */
  gone(): void;
}

export class Ledger {
  latest: TableState;
  published: TableState;
  readonly answers = new Answers();
  readonly #owner: LedgerOwner;
  readonly #context: Context;
  #writing = 0;
  #lastWrite: Promise<void> | undefined;
  #isInDoubt = false;
  #isGone = false;
  #lease: Lease;
  #basis: Basis = { isLost: false };
  #restoring: Promise<void> | undefined;

  constructor(stored: StoredTable, lease: Lease, owner: LedgerOwner, context: Context) {
    this.#lease = lease;
    this.#owner = owner;
    this.#context = context;
    this.latest = owner.read(stored);
    this.published = this.latest;
  }

  get isInDoubt(): boolean {
    return this.#isInDoubt;
  }

  /** Another node has the table, or it was read into memory anew: nothing happens here any more. */
  get isGone(): boolean {
    return this.#isGone;
  }

  get lease(): Lease {
    return this.#lease;
  }

  /** Another node has the table, for good: whatever still refers to it here is answered that nothing was stored. */
  close(): void {
    this.#isGone = true;
  }

  /** Nothing is being written or read. */
  isIdle(): boolean {
    return this.#writing === 0 && this.#restoring === undefined;
  }

  /** Waits for what is being written now, whether it succeeds or not. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#lastWrite]);
  }

  /** For what is stored already and is no part of a move. */
  amend(part: Partial<TableState>): void {
    this.latest = { ...this.latest, ...part };
    this.published = { ...this.published, ...part };
  }

  /**
   * Stores a change, and whom to tell of it; then publishes it and returns what `publish` returns. If that fails, the table
   * is read again. `news`: what cannot be read off the table's info.
   */
  async commit<T>(
    next: TableState,
    change: Change,
    publish: (before: TableState) => T,
    news: readonly News[] = [],
  ): Promise<T | Refusal> {
    if (this.#isGone) return refuse(SERVER_RULES.notSaved);
    const { version } = next;
    const stored = change.card === undefined ? next : { ...next, version: version + 1 };
    const tell = this.#toTell(change, news);
    this.latest = stored;
    this.#writing++;
    const write = this.#context.store.write({ ...change, tell, version, lease: this.#lease, basis: this.#basis });
    this.#lastWrite = write;
    try {
      await write;
    } catch (error) {
      this.#context.logError(`table ${this.#owner.id}: not stored`, error);
      await this.restore();
      return refuse(SERVER_RULES.notSaved);
    } finally {
      this.#writing--;
    }
    const before = this.published;
    this.published = stored;
    const answer = publish(before);
    this.#owner.changed();
    return answer;
  }

  /** Most changes are moves that nobody is told of. */
  #toTell({ card }: Change, news: readonly News[]): Change['tell'] {
    if (card === undefined && news.length === 0) return undefined;
    const all = card === undefined ? news : [...newsOf(this.latest.card, card), ...news];
    return toTell(all, (person) => this.#owner.isLooking(person), this.#context.now());
  }

  /** Reads the table again if it is in doubt. A refusal if that fails, otherwise undefined. */
  async recover(): Promise<Refusal | undefined> {
    if (this.#isGone) return refuse(SERVER_RULES.notSaved);
    if (!this.#isInDoubt) return undefined;
    await this.restore();
    return this.#isInDoubt ? refuse(SERVER_RULES.notSaved) : undefined;
  }

  /** Reads the table again. If that fails too, all clients are disconnected; they reconnect until it can be read. */
  restore(): Promise<void> {
    this.#isInDoubt = true;
    this.#restoring ??= this.#reread()
      .then(() => void (this.#isInDoubt = false))
      .catch((error: unknown) => {
        this.#context.logError(`table ${this.#owner.id}: cannot be restored`, error);
        this.#owner.disconnectAll();
      })
      .then(() => (this.#restoring = undefined));
    return this.#restoring;
  }

  async #reread(): Promise<void> {
    await this.settled();
    const { store } = this.#context;
    if (this.#isGone) throw new Error('another node has it');
    const taken = await store.nodes.take(this.#owner.id);
    if (taken !== undefined && !isLease(taken)) {
      this.close();
      this.#owner.gone();
      throw new Error(`node ${taken.node} has it`);
    }
    const from = taken && (await store.table(this.#owner.id));
    if (from === undefined) throw new Error(`table ${this.#owner.id} is gone`);
    this.#lease = taken!; // there is a table
    this.latest = this.#owner.read(from);
    this.published = this.latest;
    this.#basis = { isLost: false };
    this.#owner.reread();
  }
}
