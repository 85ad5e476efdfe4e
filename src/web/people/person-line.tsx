/** Somebody in a list: shield, name, what is known, and what can be done. */
import type { ComponentChildren } from 'preact';
import type { Person } from '../../wire/http.ts';
import { PersonShield, shieldOf } from '../me/shield.tsx';

interface PersonLineProps {
  readonly person: Person;
  readonly about: string;
  readonly children?: ComponentChildren;
}

export function PersonLine({ person, about, children }: PersonLineProps) {
  return (
    <div class="person-line">
      <PersonShield {...shieldOf(person)} />
      <span class="person-line-who">
        <b dir="auto">{person.name}</b>
        {about !== '' && <span class="small">{about}</span>}
      </span>
      <span class="buttons person-line-acts">{children}</span>
    </div>
  );
}
