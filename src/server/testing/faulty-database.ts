/** A SQLite whose statements fail at random: before they are done, after, twice in a row; commits more often than others. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { seededDice } from '../../core/dice.ts';
import type { Dice } from '../../core/game.ts';

/** One statement fails in so many. */
const ONE_IN = 60;
const ONE_COMMIT_IN = 10;
/** Disk full, input/output error; and one that says nothing about the disk. */
const TROUBLES = [13, 10];
const ODD = 1;

export class FaultyDatabase extends DatabaseSync {
  readonly #dice: Dice;
  #isCalm = true;
  #failsAgain = false;
  /** How many statements have failed. */
  faults = 0;

  constructor(seed: string) {
    super(':memory:');
    this.#dice = seededDice(seed);
  }

  setCalm(isCalm: boolean): void {
    this.#isCalm = isCalm;
    this.#failsAgain = false;
  }

  override prepare(sql: string): StatementSync {
    const statement = super.prepare(sql);
    for (const name of ['run', 'get', 'all', 'iterate'] as const) {
      const act = statement[name].bind(statement) as (...values: unknown[]) => unknown;
      Object.assign(statement, { [name]: (...values: unknown[]) => this.#maybe(sql, () => act(...values)) });
    }
    return statement;
  }

  #maybe(sql: string, act: () => unknown): unknown {
    if (this.#isCalm || sql === 'rollback' || !this.#fails(sql)) return act();
    this.faults++;
    this.#failsAgain = this.#dice.below(4) === 0;
    if (this.#dice.below(2) === 0) act();
    throw Object.assign(new Error(`a fault in ${sql.slice(0, 40)}`), { errcode: this.#code(sql) });
  }

  #fails(sql: string): boolean {
    return this.#failsAgain || this.#dice.below(sql === 'commit' ? ONE_COMMIT_IN : ONE_IN) === 0;
  }

  /** Only a commit may fail for reasons of its own rows. */
  #code(sql: string): number {
    if (sql === 'commit' && this.#dice.below(2) === 0) return ODD;
    return TROUBLES[this.#dice.below(TROUBLES.length)];
  }
}
