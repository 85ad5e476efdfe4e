/**
 * Changes that arrive together are written together: one commit and one wait for the disk for all tables of a tick.
 * While one commit runs, the next group collects.
 */
import type { Change, StoreListener } from './store.ts';
import { StoreTrouble, type Translate } from './trouble.ts';

/** A group of this size does not wait for the end of the tick: memory costs more than another wait for the disk. */
const MANY = 256;

/** Writes all of them or none, in their order. */
export type Commit = (changes: readonly Change[]) => void | Promise<void>;

interface Waiting {
  readonly change: Change;
  readonly saved: () => void;
  readonly failed: (error: unknown) => void;
}

export interface Group {
  write(change: Change): Promise<void>;
  /** Fulfilled when nothing waits any more. */
  idle(): Promise<void>;
}

export function groupCommit(commit: Commit, translate: Translate, { settled }: StoreListener): Group {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  /** When the first waiting change arrived. */
  let since = 0;
  let begin: () => void = () => undefined;

  /** Every group waits for the end of its tick: somebody who writes again and again must not keep the event loop. */
  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- one commit at a time
      await endOfTick();
      const group = waiting;
      const begun = since;
      waiting = [];
      // oxlint-disable-next-line no-await-in-loop -- one commit at a time
      await commitGroup(group);
      settled?.((performance.now() - begun) / 1000);
    }
    running = undefined;
  }

  function endOfTick(): Promise<void> {
    return new Promise<void>((resolve) => {
      begin = resolve;
      if (waiting.length >= MANY) resolve();
      else setImmediate(resolve);
    });
  }

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    const sound = group.filter((one) => !isLost(one));
    for (const { failed } of group.filter(isLost)) failed(new Error('an earlier change was not written'));
    if (sound.length === 0) return;
    try {
      await commit(sound.map(({ change }) => change));
    } catch (raw) {
      const error = translate(raw);
      if (error instanceof StoreTrouble) fail(sound, error);
      else await oneByOne(sound);
      return;
    }
    for (const { saved } of sound) saved();
  }

  /** A failing table must not fail the others. */
  async function oneByOne(group: readonly Waiting[]): Promise<void> {
    for (const mine of Map.groupBy(group, ({ change }) => change.table).values()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one commit at a time
        await commit(mine.map(({ change }) => change));
        for (const { saved } of mine) saved();
      } catch (error) {
        fail(mine, translate(error));
      }
    }
  }

  /** What builds on it may be waiting, or be written before anybody has learnt of the failure. */
  function fail(group: readonly Waiting[], error: unknown): void {
    for (const { change, failed } of group) {
      if (change.basis !== undefined) change.basis.isLost = true;
      failed(error);
    }
  }

  return {
    write(change) {
      return new Promise((saved, failed) => {
        if (waiting.length === 0) since = performance.now();
        waiting.push({ change, saved, failed });
        if (waiting.length === MANY) begin();
        running ??= run();
      });
    },
    async idle() {
      await running;
    },
  };
}

const isLost = ({ change: { basis } }: Waiting): boolean => basis?.isLost === true;
