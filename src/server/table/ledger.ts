/**
 * What one table has kept, and what may be known of it. Whatever changes is kept first and told then: `tip` is the
 * newest standing, not yet safe; `told` is what everybody may know. Between them lie the changes that are on their way to
 * the store, so moves that arrive together are kept by one commit.
 */
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { Answers } from './answers.ts';
import type { Context } from '../context.ts';
import type { TableState } from './state.ts';
import type { Change, StoredTable } from '../store/store.ts';

/** The table whose ledger it is. */
export interface LedgerOwner {
  readonly id: string;
  read(stored: StoredTable): TableState;
  /** A change is safe and told. */
  changed(): void;
  /** Everything was read again from the store: what was told may have been otherwise. */
  reread(): void;
  /** It cannot be read: everybody comes back when it can. */
  disconnectAll(): void;
}

export class Ledger {
  latest: TableState;
  published: TableState;
  /** By the messages that asked for them. */
  answers: Answers;
  readonly #owner: LedgerOwner;
  readonly #context: Context;
  #writing = 0;
  #lastWrite: Promise<void> | undefined;
  #isInDoubt = false;
  #restoring: Promise<void> | undefined;

  constructor(stored: StoredTable, owner: LedgerOwner, context: Context) {
    this.#owner = owner;
    this.#context = context;
    this.answers = new Answers(stored.moves);
    this.latest = owner.read(stored);
    this.published = this.latest;
  }

  get isInDoubt(): boolean {
    return this.#isInDoubt;
  }

  /** Nothing is on its way. */
  isIdle(): boolean {
    return this.#writing === 0 && this.#restoring === undefined;
  }

  /** For what is safe already, and no part of a move. */
  amend(part: Partial<TableState>): void {
    this.latest = { ...this.latest, ...part };
    this.published = { ...this.published, ...part };
  }

  /** What `tell` answers when the change is safe; otherwise the table goes back to what the store has. */
  async commit<T>(next: TableState, change: Change, publish: (before: TableState) => T): Promise<T | Refusal> {
    this.latest = next;
    this.#writing++;
    const write = this.#context.store.write(change);
    this.#lastWrite = write;
    try {
      await write;
    } catch (error) {
      this.#context.logError(`table ${this.#owner.id}: not kept`, error);
      await this.restore();
      return refuse(SERVER_RULES.notSaved);
    } finally {
      this.#writing--;
    }
    const before = this.published;
    this.published = next;
    const answer = publish(before);
    this.#owner.changed();
    return answer;
  }

  /** Undefined when the table is as the store has it; a refusal as long as that is in doubt. */
  async recover(): Promise<Refusal | undefined> {
    if (!this.#isInDoubt) return undefined;
    await this.restore();
    return this.#isInDoubt ? refuse(SERVER_RULES.notSaved) : undefined;
  }

  /** What is in doubt is read again. If that fails too, everybody is sent away and comes back when it can be read. */
  restore(): Promise<void> {
    this.#isInDoubt = true;
    this.answers = new Answers([]); // what was answered is in doubt too
    this.#restoring ??= this.#reread()
      .then(() => void (this.#isInDoubt = false))
      .catch((error: unknown) => {
        this.#context.logError(`table ${this.#owner.id}: cannot be restored`, error);
        this.#owner.disconnectAll();
      })
      .then(() => (this.#restoring = undefined));
    return this.#restoring;
  }

  /** Those that are still on their way to the store arrive first, or fail. */
  async #reread(): Promise<void> {
    await Promise.allSettled([this.#lastWrite]);
    const from = await this.#context.store.table(this.#owner.id);
    if (from === undefined) throw new Error(`table ${this.#owner.id} is gone`);
    this.answers = new Answers(from.moves);
    this.latest = this.#owner.read(from);
    this.published = this.latest;
    this.#owner.reread();
  }
}
