/** What the parts of the page of notices share. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Notices } from '../../wire/notices.ts';
import type { Refusal } from '../../wire/rules.ts';
import { ProblemNote } from '../net/problem.tsx';

/** What every part of the page may do: ask the server, which may refuse. */
export interface Desk {
  readonly notices: Notices;
  send(method: 'POST' | 'PUT', path: string, body: object): Promise<Refusal | undefined>;
}

/** Asks for one part, and says in that part why it was refused: the page is longer than a phone. */
export function useSend({ send }: Pick<Desk, 'send'>) {
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const sent = async (...asked: Parameters<Desk['send']>): Promise<boolean> => {
    const why = await send(...asked);
    setRefused(why);
    return why === undefined;
  };
  return { refused, send: sent };
}

interface PartProps {
  readonly title: string;
  readonly refused?: Refusal | undefined;
  readonly children: ComponentChildren;
}

export function Part({ title, refused, children }: PartProps) {
  return (
    <section class="sheet" aria-label={title}>
      <h2>{title}</h2>
      {children}
      <ProblemNote refused={refused} />
    </section>
  );
}
