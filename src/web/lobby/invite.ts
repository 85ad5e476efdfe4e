/** Invites people to a table that was just opened, and remembers until the page is loaded again who takes no invitations. */
import type { Invited } from '../../wire/people.ts';
import { ask } from '../net/ask.ts';

const uninvited = new Map<string, readonly string[]>();

export async function inviteTo(table: string, people: readonly string[]): Promise<void> {
  const { value } = await ask<Invited>('POST', `/tables/${table}/invite`, { people });
  uninvited.set(table, value?.refusing.map(({ name }) => name) ?? []);
}

export const uninvitedAt = (table: string): readonly string[] => uninvited.get(table) ?? [];
