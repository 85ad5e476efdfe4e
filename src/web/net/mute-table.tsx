/** No messages about this table, for somebody who gets messages. */
import { useEffect, useState } from 'preact/hooks';
import type { Notices } from '../../wire/notices.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { Check } from '../lobby/check.tsx';
import { type Answer, ask } from './ask.ts';
import { ProblemNote } from './problem.tsx';

export function MuteTable({ table }: { readonly table: string }) {
  const { t } = useWords();
  const [notices, setNotices] = useState<Notices | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = (answer: Answer<Notices>): void => {
    setRefused(answer.refused);
    if (answer.value !== undefined) setNotices(answer.value);
  };
  useEffect(() => void ask<Notices>('GET', '/me/notices').then(take), [table]);
  const mute = async (silent: boolean): Promise<void> =>
    take(await ask<Notices>('PUT', '/me/notices/silence', { table, silent }));
  if (notices?.ways.some(({ isOpen }) => !isOpen) !== true) return undefined;
  return (
    <>
      <Check label={t['post.mute']} checked={notices.silenced.includes(table)} onChange={(on) => void mute(on)} />
      <ProblemNote refused={refused} />
    </>
  );
}
