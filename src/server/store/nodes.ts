/**
 * Several servers may share one PostgreSQL. Each is a node; every table has one owner among them, by a lease whose epoch
 * grows each time it changes hands. SQLite has one server, which owns everything (`ALONE`).
 */

/** The right to write a table. */
export interface Lease {
  /** The number of the table. */
  readonly number: number;
  readonly epoch: number;
}

/** A living node, and where the others reach it. */
export interface NodeRow {
  readonly node: string;
  readonly url: string;
}

/** A lease, the node that has it, or undefined if there is no such table. */
export type Taken = Lease | NodeRow | undefined;

/** A table that a living node has. */
export interface OwnedTable extends NodeRow {
  readonly table: string;
}

/** A lease of this node. */
export interface OwnLease extends Lease {
  readonly table: string;
  readonly isPlayed: boolean;
}

/** What nodes tell each other. Nobody waits for it: whoever misses it reads everything again. */
export type Word =
  /** A table has a new owner. */
  | { readonly t: 'moved'; readonly table: string; readonly node: string }
  /** A person has another name or shield. */
  | { readonly t: 'person'; readonly person: string }
  /** A person has signed out somewhere, or was banned: what they follow is closed. */
  | { readonly t: 'signed-out'; readonly person: string }
  /** A person is on holiday until then. */
  | { readonly t: 'holiday'; readonly person: string; readonly until: number }
  /** A table is found by this code. Said whenever somebody asks for it: a node that began later learns it then. */
  | { readonly t: 'code'; readonly table: string; readonly code: string }
  /** A person can be told of their turns in other ways. */
  | { readonly t: 'ways'; readonly person: string }
  /** There are other announcements. */
  | { readonly t: 'announced' };

export interface Nodes {
  /** Undefined: there is one server, and all tables are its own. */
  readonly node: string | undefined;
  /** This node's lease on a table, if nobody alive has it. It ends all leases that this node had on it before. */
  take(table: string): Promise<Taken>;
  /** This node no longer needs the table. Nothing happens if the lease is an old one. */
  giveUp(lease: Lease): Promise<void>;
  /** This node lives on for a while, at this address; returns all others that live. */
  renew(url: string): Promise<NodeRow[]>;
  /** This node begins at this address: whoever was there before lives no more. Returns the time of the database. */
  join(url: string): Promise<number>;
  /** This node lives no more. Others may take its tables at once. */
  leave(): Promise<void>;
  /** All leases of this node. */
  leases(): Promise<OwnLease[]>;
  /** Takes tables that are being played and whose owner lives no more. */
  adopt(most: number): Promise<string[]>;
  /** Of these tables, those that other living nodes have. */
  elsewhere(tables: readonly string[]): Promise<OwnedTable[]>;
  /** All living nodes, this one too, and how many tables each has. */
  living(): Promise<(NodeRow & { readonly tables: number })[]>;
  /** Tells all other nodes, soon. */
  say(word: Word): void;
  /** `again` is called when words may have been missed. */
  listen(heard: (word: Word) => void, again: () => void): Promise<void>;
}

/** Milliseconds that a node lives after it was heard of, and between two signs of life. */
export const LEASE = 6000;
export const RENEW = 2000;

/** Somebody else has the table, or has changed it: nothing was written. */
export class Overtaken extends Error {
  constructor(what: string) {
    super(`${what}: another server has it now`);
    this.name = 'Overtaken';
  }
}

export const NO_LEASE: Lease = { number: 0, epoch: 0 };

export const ALONE: Nodes = {
  node: undefined,
  take: async () => NO_LEASE,
  giveUp: async () => undefined,
  renew: async () => [],
  join: async () => Date.now(),
  leave: async () => undefined,
  leases: async () => [],
  adopt: async () => [],
  elsewhere: async () => [],
  living: async () => [],
  say: () => undefined,
  listen: async () => undefined,
};

export const isLease = (taken: Lease | NodeRow): taken is Lease => 'epoch' in taken;
