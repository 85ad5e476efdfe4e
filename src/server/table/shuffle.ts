/**
 * The shuffle before the game: everybody who promised a share is asked for it. The game begins when all have answered, or
 * without those who are silent. Nobody learns a share before that, and nothing can stop it once it has begun.
 */
import { commitment } from '../../core/dice.ts';
import type { Seat } from '../../core/game.ts';
import { seedFrom, type SeatShare } from '../../core/shares.ts';
import { SERVER_RULES, refuse } from '../../wire/rules.ts';
import { seatOf, type SeatInfo, type TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import type { Ledger } from './ledger.ts';
import type { TableAnswer } from './state.ts';

/** Milliseconds. */
const SILENCE = 5000;

export interface ShuffleOwner {
  readonly context: Context;
  readonly ledger: Ledger;
  /** Stores these shares and the deal that follows from them. */
  begin(card: TableInfo): Promise<unknown>;
}

/** What is asked of every seat when the host begins. From here on, what everybody promised stays as it is. */
export function askedShares({ seats, clock }: TableInfo, isHere: (person: string) => boolean): SeatShare[] {
  return seats.map((sitter: SeatInfo): SeatShare => {
    if (sitter.t !== 'person' || sitter.maker !== undefined) return { t: 'bot' };
    if (sitter.commitment === undefined) return { t: 'none' };
    const isAsked = clock.t !== 'post' || isHere(sitter.person);
    return { t: isAsked ? 'asked' : 'away', commitment: sitter.commitment };
  });
}

export function isAwaitingShares({ status, shares }: TableInfo): boolean {
  return status === 'playing' && shares?.some(({ t }) => t === 'asked') === true;
}

/** The seed of the dice. Where there are no shares, the secret itself: so it was in version 0.1.0. */
export function seedOf({ id, shares }: TableInfo, secret: string): string {
  return shares === undefined ? secret : seedFrom(id, secret, shares);
}

export class Shuffle {
  readonly #owner: ShuffleOwner;
  /** Shown so far, and to nobody yet. In memory only: after a restart everybody is asked again. */
  readonly #revealed = new Map<Seat, string>();
  #stopTimer: (() => void) | undefined;
  #beginning: Promise<void> | undefined;
  #waiting: (() => void)[] = [];

  constructor(owner: ShuffleOwner) {
    this.#owner = owner;
  }

  isIdle(): boolean {
    return this.#stopTimer === undefined && this.#beginning === undefined;
  }

  /** Waits for the silent, if shares are asked: after the start, after a restart, and when beginning failed. */
  review(): void {
    const { context, ledger } = this.#owner;
    if (ledger.isGone || !isAwaitingShares(ledger.latest.card)) return;
    this.#stopTimer ??= context.after(SILENCE, () => void this.#begin());
  }

  /** Answered when the game has begun: what is acknowledged is in. */
  async reveal(person: string, share: string): Promise<TableAnswer> {
    const { ledger } = this.#owner;
    const { card } = ledger.latest;
    const seat = seatOf(card, person);
    const given = seat === undefined ? undefined : card.shares?.[seat];
    if (seat === undefined || given === undefined || !('commitment' in given))
      return refuse(SERVER_RULES.share, 'none is asked of you');
    if (commitment(share) !== given.commitment) return refuse(SERVER_RULES.share, 'it is not the one you promised');
    if (given.t === 'asked') {
      this.#revealed.set(seat, share);
      await this.#begun(card);
    }
    const now = ledger.published.card.shares?.[seat].t;
    if (now === 'asked') return refuse(SERVER_RULES.notSaved);
    return now === 'in' ? { n: 0 } : refuse(SERVER_RULES.share, 'the game has begun without it');
  }

  #begun({ shares = [] }: TableInfo): Promise<void> {
    const isComplete = shares.every(({ t }, seat) => t !== 'asked' || this.#revealed.has(seat));
    return isComplete ? this.#begin() : new Promise((done) => this.#waiting.push(done));
  }

  #begin(): Promise<void> {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    this.#beginning ??= this.#beginNow().finally(() => {
      this.#beginning = undefined;
      for (const done of this.#waiting.splice(0)) done();
      this.review();
    });
    return this.#beginning;
  }

  async #beginNow(): Promise<void> {
    const { context, ledger } = this.#owner;
    try {
      if ((await ledger.recover()) !== undefined) return;
      const { card } = ledger.latest;
      if (isAwaitingShares(card)) await this.#owner.begin({ ...card, shares: this.#final(card) });
    } catch (error) {
      context.logError(`table ${ledger.latest.card.id}: the shuffle`, error);
    }
  }

  #final({ shares = [] }: TableInfo): SeatShare[] {
    return shares.map((given, seat) => {
      if (given.t !== 'asked') return given;
      const share = this.#revealed.get(seat);
      return share === undefined ? { ...given, t: 'silent' } : { ...given, t: 'in', share };
    });
  }
}
