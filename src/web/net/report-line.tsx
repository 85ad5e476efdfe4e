/** Reports one line of the chat to those who run the site. */
import { useState } from 'preact/hooks';
import { LIMITS } from '../../wire/limits.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { ask } from './ask.ts';
import { ProblemNote } from './problem.tsx';

export function ReportLine({ table, c, name }: { readonly table: string; readonly c: number; readonly name: string }) {
  const { t } = useWords();
  const [stage, setStage] = useState<'offered' | 'asked' | 'sent'>('offered');
  const [why, setWhy] = useState('');
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask('POST', `/tables/${table}/chat/report`, { c, why: why.trim() });
    setRefused(answer.refused);
    if (answer.refused === undefined) setStage('sent');
  };
  if (stage === 'sent')
    return (
      <p class="small" role="status">
        {t['chat.reported']}
      </p>
    );
  if (stage === 'offered')
    return (
      <button type="button" class="tool" aria-label={t['chat.reportOf'](name)} onClick={() => setStage('asked')}>
        {t['chat.report']}
      </button>
    );
  return (
    <form class="chat-form" onSubmit={(event) => void send(event)}>
      <TextField dir="auto" maxLength={LIMITS.chat} value={why} label={t['chat.reportWhy']} onText={setWhy} />
      <button type="submit" class="button" disabled={why.trim() === ''}>
        {t['chat.report']}
      </button>
      <ProblemNote refused={refused} />
    </form>
  );
}
