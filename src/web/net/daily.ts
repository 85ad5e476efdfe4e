/** Today's deal, which the server deals: the same for everybody, and one attempt counts. */
import { useEffect, useState } from 'preact/hooks';
import type { DailyDeal } from '../../wire/http.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { type Answer, ask } from './ask.ts';
import { hello } from './me.ts';

/** Your table of today, wherever you began it. */
export async function sitAtDaily(): Promise<Answer<TableInfo>> {
  const { refused } = await hello();
  return refused === undefined ? ask('POST', '/today/table', {}) : { refused };
}

/** Neither, until the server has answered. Asks again when the network comes or goes. */
export function useDaily(): Partial<Answer<DailyDeal>> {
  const [answer, setAnswer] = useState<Partial<Answer<DailyDeal>>>({});
  useEffect(() => {
    const look = (): void => void ask<DailyDeal>('GET', '/today/table').then(setAnswer);
    addEventListener('online', look);
    addEventListener('offline', look);
    look();
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return answer;
}
