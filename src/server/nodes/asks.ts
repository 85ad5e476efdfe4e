/** Questions that only the owner of a table can answer, asked for several tables at once wherever they are. */
import type { OwnTable, Person } from '../../wire/http.ts';
import type { TableInvitation } from '../../wire/people.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import type { Waits } from '../notices/waiting.ts';
import type { OwnedTable } from '../store/nodes.ts';
import type { Tables } from '../tables.ts';
import { MARK, type Marks } from './marks.ts';

/** What each question is asked with, and its answer for one table; undefined where there is nothing to say. */
export interface Questions {
  /** The table as this person sees it among their own. */
  readonly own: { readonly with: string; readonly answer: OwnTable };
  /** Why this person cannot have the name at the table. */
  readonly sameName: { readonly with: Person; readonly answer: Refusal };
  readonly rename: { readonly with: Person; readonly answer: object };
  /** The table, if it waits for this person. */
  readonly waits: { readonly with: string; readonly answer: Waits };
  /** The table, and whether this person has a page of it in sight. */
  readonly seen: { readonly with: string; readonly answer: Seen };
  /** The table, if this person can sit down there. */
  readonly invites: { readonly with: string; readonly answer: Omit<TableInvitation, 'by'> };
  /** This person is on holiday until then. */
  readonly holiday: { readonly with: { readonly person: string; readonly until: number }; readonly answer: object };
  /** This person is to be deleted from the table. */
  readonly depart: {
    readonly with: { readonly person: string; readonly keepsTales: boolean };
    readonly answer: { readonly isDone: boolean };
  };
  /** The deal of the day, begun. */
  readonly begin: { readonly with: Person; readonly answer: TableInfo | Refusal };
}

export interface Seen {
  readonly card: TableInfo;
  readonly isLooking: boolean;
}

export type Question = keyof Questions;

/** Each answers for a table that is here, free, or only to be looked at. */
export type Answerers = {
  readonly [Q in Question]: (table: string, about: Questions[Q]['with']) => Promise<Questions[Q]['answer'] | undefined>;
};

export interface Asks {
  /** In the order of the tables. An owner that does not answer is not waited for: what the store has counts then. */
  ask<Q extends Question>(
    question: Q,
    tables: readonly string[],
    about: Questions[Q]['with'],
  ): Promise<(Questions[Q]['answer'] | undefined)[]>;
  /** Answers another node; undefined if it is none. */
  answer(request: Parameters<Marks['read']>[0], body: string): Promise<object | undefined>;
}

export const ASK_PATH = '/node/ask';

/** Milliseconds. */
const PATIENCE = 3000;

interface Asked {
  readonly question: Question;
  readonly tables: readonly string[];
  readonly about: unknown;
}

export function openAsks({ store, logError }: Context, tables: Tables, marks: Marks, answerers: Answerers): Asks {
  async function here(question: Question, ids: readonly string[], about: unknown): Promise<unknown[]> {
    const answer = answerers[question] as (table: string, about: unknown) => Promise<unknown>;
    return Promise.all(ids.map((id) => answer(id, about)));
  }

  async function there([{ node, url }]: readonly OwnedTable[], asked: Asked): Promise<unknown[]> {
    const body = JSON.stringify(asked);
    const mark = marks.of(node, { method: 'POST', url: ASK_PATH }, { address: '', isHttps: false }, body);
    const answer = await fetch(url + ASK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', [MARK]: mark },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`node ${node} answers ${answer.status}`);
    return ((await answer.json()) as { answers: unknown[] }).answers.map((one) => one ?? undefined);
  }

  async function ask(question: Question, ids: readonly string[], about: unknown): Promise<unknown[]> {
    const away = ids.filter((id) => !tables.isHere(id));
    const owned = away.length === 0 ? [] : await store.nodes.elsewhere(away);
    const found = new Map<string, unknown>();
    const note = (mine: readonly string[], answers: readonly unknown[]): void =>
      mine.forEach((id, i) => found.set(id, answers[i]));
    await Promise.all(
      [...Map.groupBy(owned, ({ node }) => node).values()].map(async (group) => {
        const mine = group.map(({ table }) => table);
        const answers = await there(group, { question, tables: mine, about }).catch((error: unknown) => {
          logError(`asking another node: ${question}`, error);
          return undefined;
        });
        note(mine, answers ?? []);
      }),
    );
    const own = ids.filter((id) => !found.has(id));
    note(own, await here(question, own, about));
    return ids.map((id) => found.get(id));
  }

  return {
    ask: ask as Asks['ask'],
    async answer(request, body) {
      if (marks.read(request, body) === undefined) return undefined;
      const { question, tables: ids, about } = JSON.parse(body) as Asked;
      return { answers: (await here(question, ids, about)).map((one) => one ?? null) };
    },
  };
}
