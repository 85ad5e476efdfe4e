/** What the parts of the desk share: a list from the server, and doing something about it. */
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../wire/rules.ts';
import { ask } from '../net/ask.ts';

export interface Listed<T> {
  /** Undefined until it is there. */
  readonly value: T | undefined;
  readonly refused: Refusal | undefined;
  /** Does something, and reads the list again; false if it was refused. */
  act(path: string, body: object): Promise<boolean>;
}

/** `path` is under /api/admin. */
export function useListed<T>(path: string): Listed<T> {
  const [value, setValue] = useState<T | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const look = async (): Promise<void> => {
    const answer = await ask<T>('GET', `/admin${path}`);
    setRefused(answer.refused);
    if (answer.value !== undefined) setValue(answer.value);
  };
  useEffect(() => void look(), [path]);
  return {
    value,
    refused,
    async act(to, body) {
      const answer = await ask('POST', `/admin${to}`, body);
      if (answer.refused === undefined) await look();
      else setRefused(answer.refused);
      return answer.refused === undefined;
    },
  };
}
