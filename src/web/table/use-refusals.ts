/** What was refused last, until something else happens; and moves that come back with the reason. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Move, Rule, Seat } from '../../core/game.ts';
import type { Words } from '../i18n/words.tsx';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import type { Box } from './board.ts';
import type { Refused } from './refusal.tsx';

export type Refusals = ReturnType<typeof useRefusals>;

export function useRefusals(seated: AnySeated, box: Box, words: Words) {
  const [refused, setRefused] = useState<Refused | undefined>(undefined);
  useLayoutEffect(() => setRefused(undefined), [seated.moments().length]);
  /** What the rule itself does not say. */
  const moreThan = (broken: Rule, reason: string | undefined): string | undefined =>
    reason === words.rule(broken) ? undefined : reason;
  /** What the game says of its own rules, in the reader's language; a rule of the server says it all. */
  const reasonFor = async ({ view, me }: AnyMoment, move: Move, { rule }: Refused): Promise<string | undefined> => {
    if (!(rule.id in seated.game.rules)) return undefined;
    const names = seated.sitters.map(({ name }) => name);
    const reason = await box.reason().catch(() => undefined); // without it there is still the rule
    return moreThan(rule, reason?.(view, me as Seat, move, rule, names));
  };
  return {
    refused,
    setRefused,
    send: async (moment: AnyMoment, move: Move): Promise<void> => {
      const no = await seated.send(move);
      setRefused(no && { ...no, why: await reasonFor(moment, move, no) });
    },
    onRefused: (rule: Rule, here?: string) => setRefused({ rule, here: moreThan(rule, here) }),
  };
}
