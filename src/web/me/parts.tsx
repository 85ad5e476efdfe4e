/** What the parts of the page of oneself share. */
import type { ComponentChildren } from 'preact';
import type { OwnIdentity } from '../../wire/identity.ts';
import type { Answer } from '../net/ask.ts';

/** What every part of the page may do: take what the server says. */
export interface Desk {
  readonly identity: OwnIdentity;
  readonly onIdentity: (answer: Answer<OwnIdentity>) => void;
}

export function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="sheet" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
