/**
 * What one table has kept, and what may be known of it. Whatever changes is kept first and told then: `tip` is the
 * newest standing, not yet safe; `told` is what everybody may know. Between them lie the changes that are on their way to
 * the store, so moves that arrive together are kept by one commit.
 */
import type { Card } from '../../wire/card.ts';
import { DOOR, type Refusal, refuse } from '../../wire/rules.ts';
import { Answers } from './answers.ts';
import type { House } from '../context.ts';
import type { Match } from './match.ts';
import type { Change, Kept, MarkRow } from '../store/store.ts';

export interface Standing {
  readonly card: Card;
  readonly match: Match | undefined;
  /** Lines of chat. */
  readonly chats: number;
  readonly marks: readonly MarkRow[];
}

/** The table whose ledger it is. */
export interface Bearer {
  readonly id: string;
  read(kept: Kept): Standing;
  /** A change is safe and told. */
  stirred(): void;
  /** Everything was read again from the store: what was told may have been otherwise. */
  reread(): void;
  /** It cannot be read: everybody comes back when it can. */
  dismiss(): void;
}

export class Ledger {
  tip: Standing;
  told: Standing;
  /** By the messages that asked for them. */
  answers: Answers;
  readonly #bearer: Bearer;
  readonly #house: House;
  #writing = 0;
  #lastWrite: Promise<void> | undefined;
  #isInDoubt = false;
  #restoring: Promise<void> | undefined;

  constructor(kept: Kept, bearer: Bearer, house: House) {
    this.#bearer = bearer;
    this.#house = house;
    this.answers = new Answers(kept.moves);
    this.tip = bearer.read(kept);
    this.told = this.tip;
  }

  get isInDoubt(): boolean {
    return this.#isInDoubt;
  }

  /** Nothing is on its way. */
  isIdle(): boolean {
    return this.#writing === 0 && this.#restoring === undefined;
  }

  /** For what is safe already, and no part of a move. */
  amend(part: Partial<Standing>): void {
    this.tip = { ...this.tip, ...part };
    this.told = { ...this.told, ...part };
  }

  /** What `tell` answers when the change is safe; otherwise the table goes back to what the store has. */
  async commit<T>(next: Standing, change: Change, tell: (before: Standing) => T): Promise<T | Refusal> {
    this.tip = next;
    this.#writing++;
    const write = this.#house.store.write(change);
    this.#lastWrite = write;
    try {
      await write;
    } catch (error) {
      this.#house.troubled(`table ${this.#bearer.id}: not kept`, error);
      await this.restore();
      return refuse(DOOR.notKept);
    } finally {
      this.#writing--;
    }
    const before = this.told;
    this.told = next;
    const answer = tell(before);
    this.#bearer.stirred();
    return answer;
  }

  /** Undefined when the table is as the store has it; a refusal as long as that is in doubt. */
  async steady(): Promise<Refusal | undefined> {
    if (!this.#isInDoubt) return undefined;
    await this.restore();
    return this.#isInDoubt ? refuse(DOOR.notKept) : undefined;
  }

  /** What is in doubt is read again. If that fails too, everybody is sent away and comes back when it can be read. */
  restore(): Promise<void> {
    this.#isInDoubt = true;
    this.answers = new Answers([]); // what was answered is in doubt too
    this.#restoring ??= this.#reread()
      .then(() => void (this.#isInDoubt = false))
      .catch((error: unknown) => {
        this.#house.troubled(`table ${this.#bearer.id}: cannot be restored`, error);
        this.#bearer.dismiss();
      })
      .then(() => (this.#restoring = undefined));
    return this.#restoring;
  }

  /** Those that are still on their way to the store arrive first, or fail. */
  async #reread(): Promise<void> {
    await Promise.allSettled([this.#lastWrite]);
    const from = await this.#house.store.table(this.#bearer.id);
    if (from === undefined) throw new Error(`table ${this.#bearer.id} is gone`);
    this.answers = new Answers(from.moves);
    this.tip = this.#bearer.read(from);
    this.told = this.tip;
    this.#bearer.reread();
  }
}
