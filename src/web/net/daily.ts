/** Today's deal, which the server deals: the same for everybody, and one attempt counts. */
import { useEffect, useState } from 'preact/hooks';
import type { DailyDeal } from '../../wire/http.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { type Answer, ask, isRefusedForNow } from './ask.ts';
import { hello } from './me.ts';
import { untilReached } from './until-reached.ts';

/** Your table of today, wherever you began it. */
export async function sitAtDaily(): Promise<Answer<TableInfo>> {
  const { refused } = await hello();
  return refused === undefined ? ask('POST', '/today/table', {}) : { refused };
}

/** Neither, until the server has answered. A server that is away is asked again. */
export function useDaily(): Partial<Answer<DailyDeal>> {
  const [answer, setAnswer] = useState<Partial<Answer<DailyDeal>>>({});
  useEffect(
    () =>
      untilReached(async () => {
        const asked = await ask<DailyDeal>('GET', '/today/table');
        setAnswer(asked);
        return !isRefusedForNow(asked);
      }),
    [],
  );
  return answer;
}
