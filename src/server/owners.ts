/**
 * The tables in memory. Each has one owner here, and so one `Table`, as long as anything refers to it: a connection, a
 * request, a bot that thinks, the clock. Only a table that nobody holds may leave memory.
 */
import type { Table } from './table/table.ts';

/** A table that stays in memory until it is released. */
export interface Hold {
  readonly table: Table;
  release(): void;
}

export interface Owners {
  /** Undefined if there is no such table. */
  hold(id: string): Promise<Hold | undefined>;
  /** Changes a table in the store while it is not in memory; who asks for it meanwhile waits. False if it is in use. */
  changeAway(id: string, change: () => Promise<void>): Promise<boolean>;
  /** Nobody gets this table from memory any more. */
  forget(table: Table): void;
  /** The table, if it is in memory. */
  known(id: string): Table | undefined;
  /** All that are in memory. */
  all(): Table[];
  /** How many tables are in memory. */
  size(): number;
}

interface Owner {
  readonly loading: Promise<Table | undefined>;
  /** Undefined until it is loaded. */
  table: Table | undefined;
  /** How many wait for it to be loaded. */
  waiting: number;
}

/** How many of the least used tables are checked when memory is needed. Most of them are idle. */
const LOOKED_AT = 32;

/** `most` tables stay in memory; more only while they are held. `left` is told of those that leave it. */
export function openOwners(
  load: (id: string) => Promise<Table | undefined>,
  most: number,
  left: (table: Table) => void = () => undefined,
): Owners {
  /** In the order of their last use. */
  const owners = new Map<string, Owner>();

  function ownerOf(id: string): Owner {
    const known = owners.get(id);
    if (known !== undefined) owners.delete(id);
    else shrink(most - 1);
    const owner: Owner = known ?? { loading: load(id), table: undefined, waiting: 0 };
    owners.set(id, owner);
    return owner;
  }

  function shrink(size: number): void {
    let looked = 0;
    for (const [id, owner] of owners) {
      if (owners.size <= size || looked++ === LOOKED_AT) return;
      owners.delete(id);
      if (isUsed(owner)) owners.set(id, owner); // to the end: others are checked next time
      else if (owner.table !== undefined) left(owner.table);
    }
  }

  /** Nothing lies between the look-up and the hold: who waits for a table counts already. */
  async function hold(id: string): Promise<Hold | undefined> {
    const owner = ownerOf(id);
    owner.waiting++;
    try {
      owner.table = await owner.loading;
      return owner.table && held(owner.table);
    } finally {
      owner.waiting--;
      if (owner.table === undefined && owners.get(id) === owner) owners.delete(id);
    }
  }

  async function changeAway(id: string, change: () => Promise<void>): Promise<boolean> {
    const known = owners.get(id);
    if (known !== undefined && isUsed(known)) return false;
    const changing = change();
    const loading = changing
      .catch(() => undefined) // whoever waits for the table gets it as it is
      .then(() => {
        if (owner.waiting > 0) return load(id);
        owners.delete(id);
        return undefined;
      });
    const owner: Owner = { loading, table: undefined, waiting: 0 };
    owners.set(id, owner);
    await changing;
    return true;
  }

  function held(table: Table): Hold {
    const release = table.hold();
    return {
      table,
      release() {
        release();
        shrink(most);
      },
    };
  }

  function forget(table: Table): void {
    if (owners.get(table.id)?.table === table) owners.delete(table.id);
  }

  return {
    hold,
    changeAway,
    forget,
    known: (id) => owners.get(id)?.table,
    all: () => [...owners.values()].flatMap(({ table }) => table ?? []),
    size: () => owners.size,
  };
}

/** One that is being loaded is used too. */
const isUsed = ({ table, waiting }: Owner): boolean => waiting > 0 || table?.isIdle() !== true;
