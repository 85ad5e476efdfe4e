/**
 * A client's part in the shuffle: it promises a share when it sits down, shows it when the table asks for it, and checks
 * that it is in. A share is shown once, to those promises that stood on the table then.
 */
import { commitment } from '../core/dice.ts';
import { promisesOf, seedFrom } from '../core/shares.ts';
import type { TableClient } from './client.ts';
import { seatOf, type TableInfo } from './table-info.ts';

/** What a device keeps of its share at one table. */
export interface KeptShare {
  readonly share: string;
  /** The commitment of the server when this share was promised. */
  readonly server: string;
  /** What all had promised when this share was shown (`promisesOf`). */
  readonly promises?: string;
}

/** Where the share is kept. It must outlive the page. */
export interface ShareKeeper {
  kept(): KeptShare | undefined;
  keep(share: KeptShare): void;
  /** 16 random bytes in hexadecimal. */
  random(): string;
  /** The id of the person. */
  me(): string | undefined;
}

/** What this device can say of its share. */
export type ShareCheck =
  /** It is promised, and the game has not begun. */
  | 'waiting'
  /** It is in, beside exactly those promises that were told before it was shown. */
  | 'checked'
  /** It was promised here, but it is not in: it came too late, or somebody left it out. */
  | 'left-out'
  /** Another device of this person has promised one. */
  | 'elsewhere'
  /** There was none. */
  | 'none'
  /** Something is in the shuffle that was not promised. */
  | 'broken';

export interface Sharing {
  /** Does what is to be done now. Called whenever the table has changed. */
  look(): void;
  /** Fulfilled when nothing waits to be promised, so that the game may begin. */
  settled(): Promise<unknown>;
  check(): ShareCheck | undefined;
}

export function takePart(link: Pick<TableClient, 'now' | 'commit' | 'reveal'>, keeper: ShareKeeper): Sharing {
  let looked = (): void => undefined;
  const firstLook = new Promise<void>((done) => (looked = done));
  let promising: Promise<unknown> | undefined;
  let isRevealing = false;

  function promise(card: TableInfo): void {
    const kept = keeper.kept();
    const mine = kept?.server === card.commitment ? kept : { share: keeper.random(), server: card.commitment };
    keeper.keep(mine);
    promising ??= link.commit(commitment(mine.share)).finally(() => (promising = undefined));
  }

  function reveal(card: TableInfo, kept: KeptShare): void {
    if (isRevealing) return;
    isRevealing = true; // the link sends it again until it is answered
    keeper.keep({ ...kept, promises: promisesOf(card.shares ?? []) });
    void link.reveal(kept.share);
  }

  return {
    look() {
      const { card } = link.now();
      if (card === undefined) return;
      const kept = keeper.kept();
      if (isToPromise(card, keeper.me())) promise(card);
      else if (kept !== undefined && isToReveal(card, keeper.me(), kept)) reveal(card, kept);
      looked();
    },
    async settled() {
      await firstLook;
      await promising;
    },
    check() {
      const { card } = link.now();
      return card && checkShare(card, keeper.me(), keeper.kept());
    },
  };
}

function isToPromise(card: TableInfo, me: string | undefined): boolean {
  const sitter = card.seats[seatOf(card, me) ?? -1];
  return card.status === 'open' && sitter?.t === 'person' && sitter.commitment === undefined;
}

/** Never to other promises than before: who could ask again with others could choose the shuffle. */
function isToReveal(card: TableInfo, me: string | undefined, { share, server, promises }: KeptShare): boolean {
  const mine = card.shares?.[seatOf(card, me) ?? -1];
  if (card.shares === undefined || mine?.t !== 'asked') return false;
  const isMine = mine.commitment === commitment(share) && server === card.commitment;
  return isMine && (promises === undefined || promises === promisesOf(card.shares));
}

/** Undefined for somebody without a seat, and at tables that were begun before there were shares. */
export function checkShare(
  card: TableInfo,
  me: string | undefined,
  kept: KeptShare | undefined,
): ShareCheck | undefined {
  const seat = seatOf(card, me);
  if (seat === undefined) return undefined;
  if (card.status === 'open') return 'commitment' in card.seats[seat] ? 'waiting' : undefined;
  const mine = card.shares?.[seat];
  if (card.shares === undefined || mine === undefined || mine.t === 'bot') return undefined;
  if (mine.t === 'asked') return 'waiting';
  if (kept === undefined) return 'commitment' in mine ? 'elsewhere' : 'none';
  if (kept.server !== card.commitment) return 'broken';
  if (mine.t === 'none') return 'left-out';
  if (mine.commitment !== commitment(kept.share)) return 'elsewhere';
  if (mine.t !== 'in') return 'left-out';
  return kept.promises === promisesOf(card.shares) && hasPromisedSeed(card) ? 'checked' : 'broken';
}

/** Before the end nobody can know the seed. */
function hasPromisedSeed({ id, status, commitment: promised, secret, seed, shares = [] }: TableInfo): boolean {
  if (status !== 'over') return true;
  return secret !== undefined && commitment(secret) === promised && seedFrom(id, secret, shares) === seed;
}
