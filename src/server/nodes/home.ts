/**
 * This server as one of several nodes: it shows that it lives, knows who else does, finds the owner of a table, adopts
 * tables whose owner is dead, and drops those that others have. Alone on a database it does nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { LEASE, type NodeRow, RENEW, type Word } from '../store/nodes.ts';
import type { Tables } from '../tables.ts';
import type { Pipes } from './pipes.ts';

export interface HomeNode {
  /** Where others reach this node, once it listens. */
  listens(url: string): Promise<void>;
  /** The living node that has a table; undefined: it is ours, or free. Waits while its owner is dying. */
  ownerOf(table: string): Promise<NodeRow | undefined>;
  /** Others may believe that we are dead: nothing here can be trusted until we have shown that we live. */
  isLate(): boolean;
  /** Shows that we live, and takes what is orphaned. */
  beat(): Promise<void>;
  /** From now on others may take our tables. */
  leave(): Promise<void>;
}

/** Whom a node tells what it hears. */
export interface Ears extends NodeCounts {
  heard(word: Word): void;
  /** Words may have been missed: everything is read again. */
  again(): void;
}

export interface NodeCounts {
  takeover(tables: number): void;
  late(): void;
}

/** Milliseconds after the last sign of life from which on nothing is answered: half a lease after the next one was due. */
const LATE = RENEW + LEASE / 2;
/** How often that is looked at. */
const LOOK = 250;
/** How long a request waits for a new owner, and between two looks. */
const PATIENCE = 12_000;
const AGAIN = 150;
/** How long another node may take to answer, and for how long it is believed to live then. */
const ANSWER = 1000;
const FRESH = 1000;
/** Tables that are adopted at once; and leases are compared with memory at every so many signs of life. */
const ADOPTED = 100;
const COMPARED = 5;

/** What is something else is no table of anybody. */
const ID = /^[\w-]{1,40}$/;

export class NoOwner extends Error {
  constructor(table: string) {
    super(`table ${table}: its node does not answer, and nobody else may take it yet`);
    this.name = 'NoOwner';
  }
}

export function openHomeNode(
  { store, logError }: Pick<Context, 'store' | 'logError'>,
  tables: Tables,
  pipes: Pipes,
  ears: Ears,
): HomeNode {
  const { nodes } = store;
  const { node } = nodes;
  let url = '';
  let shown = performance.now();
  let hasCompany = false;
  let beating: Promise<void> | undefined;
  let adopting: Promise<void> | undefined;
  let beats = 0;
  let isLeaving = false;
  let wasLate = false;
  let hasTwin = false;
  /** By node: until when it is believed to live. */
  const answered = new Map<string, number>();
  /** Games of ours that should be in memory. */
  const unopened = new Set<string>();
  if (node === undefined) return ALONE;

  /** Alone we are never late: nobody else could serve anybody. Others who do not live now may do so before we look again. */
  const isLate = (): boolean => hasCompany && performance.now() - shown > LATE;

  const timers = [
    setInterval(() => void beat(), RENEW),
    setInterval(() => {
      if (isLate() && !wasLate) dropAll();
      wasLate = isLate();
    }, LOOK),
  ];
  for (const timer of timers) timer.unref();
  const trouble = (error: unknown): void => logError(`node ${node}`, error);
  const listening = nodes.listen(hear, () => void again()).catch(trouble);

  function dropAll(): void {
    ears.late();
    tables.dropAll();
  }

  function hear(word: Word): void {
    if (word.t === 'moved') tables.drop(({ id }) => id === word.table);
    else ears.heard(word);
  }

  async function again(): Promise<void> {
    ears.again();
    await compare().catch(trouble);
  }

  /**
   * Drops tables in memory of which somebody else has the lease, and notes games of ours that are not in memory: they were
   * dropped when we were late, or could not be read, and nobody else will play their bots.
   */
  async function compare(): Promise<void> {
    const before = new Map(tables.all().map((table) => [table, table.ledger.lease]));
    const own = await nodes.leases();
    const leases = new Map(own.map(({ number, epoch }) => [number, epoch]));
    tables.drop((table) => {
      const lease = before.get(table);
      return lease !== undefined && lease === table.ledger.lease && leases.get(lease.number) !== lease.epoch;
    });
    for (const { table, isPlayed } of own) if (isPlayed && !tables.isHere(table)) unopened.add(table);
  }

  async function show(): Promise<void> {
    const now = performance.now();
    const others = await nodes.renew(url);
    hasCompany ||= others.length > 0;
    const isBack = isLate();
    if (isBack) tables.dropAll(); // what was read meanwhile may be old
    shown = now;
    pipes.keepOnly(new Set(others.map((other) => other.node)));
    const twin = others.find((other) => other.url === url && url !== '');
    if (twin !== undefined && !hasTwin)
      trouble(new Error(`node ${twin.node} is at ${url} too. Set NODE_URL to where the others reach this one.`));
    hasTwin = twin !== undefined;
    if (isBack || beats++ % COMPARED === 0) await compare();
  }

  async function takeOrphans(): Promise<void> {
    if (isLeaving || isLate()) return;
    const orphans = await nodes.adopt(ADOPTED);
    ears.takeover(orphans.length);
    for (const id of new Set([...unopened, ...orphans])) {
      unopened.delete(id);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: players come first
      await tables.use(id, () => undefined).catch(trouble); // if it failed, `compare` finds it again
    }
  }

  /** The next signs of life do not wait for it: after the death of a large node it takes longer than a lease. */
  function adopt(): Promise<void> {
    adopting ??= takeOrphans()
      .catch(trouble)
      .finally(() => (adopting = undefined));
    return adopting;
  }

  async function beat(): Promise<void> {
    beating ??= (isLeaving ? Promise.resolve() : show()).catch(trouble).finally(() => (beating = undefined));
    await beating;
    await adopt();
  }

  async function isAlive({ node: other, url: at }: NodeRow): Promise<boolean> {
    if (at === '') return false;
    if ((answered.get(other) ?? 0) > performance.now()) return true;
    const lives = await fetch(`${at}/healthz`, { signal: AbortSignal.timeout(ANSWER) }).then(
      (answer) => answer.ok && answer.arrayBuffer().then(() => true),
      () => false,
    );
    if (lives) answered.set(other, performance.now() + FRESH);
    else answered.delete(other);
    return lives;
  }

  async function ownerOf(table: string): Promise<NodeRow | undefined> {
    if (!ID.test(table)) return undefined;
    const end = performance.now() + PATIENCE;
    do {
      if (!isLate() && !isLeaving && tables.isHere(table)) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- until somebody has it
      const [owner] = await nodes.elsewhere([table]);
      if (owner === undefined && !isLeaving && !isLate()) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- the same
      if (owner !== undefined && !isLeaving && (await isAlive(owner))) return owner;
      // oxlint-disable-next-line no-await-in-loop -- the same
      await sleep(AGAIN);
      // oxlint-disable-next-line no-unmodified-loop-condition -- `leave` does
    } while (performance.now() < end && !isLeaving);
    throw new NoOwner(table);
  }

  return {
    async listens(at) {
      url = at;
      await nodes.join(url);
      shown = performance.now();
      await beat();
    },
    ownerOf,
    isLate,
    beat,
    async leave() {
      isLeaving = true;
      for (const timer of timers) clearInterval(timer);
      await listening;
      await Promise.all([beating, adopting]);
      await nodes.leave().catch(trouble);
    },
  };
}

const ALONE: HomeNode = {
  listens: async () => undefined,
  ownerOf: async () => undefined,
  isLate: () => false,
  beat: async () => undefined,
  leave: async () => undefined,
};
