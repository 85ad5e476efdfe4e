/** Whose chat one does not want to read. The server is told, for other devices; here it holds at once. */
import { keep, kept } from '../local/storage.ts';
import { ask } from './ask.ts';

const mutes = (): readonly string[] =>
  kept('mutes', (raw) => (Array.isArray(raw) ? (raw as string[]) : undefined)) ?? [];

export const isPersonMuted = (person: string): boolean => mutes().includes(person);

export async function mute(person: string, muted: boolean): Promise<void> {
  const others = mutes().filter((each) => each !== person);
  keep('mutes', muted ? [...others, person] : others);
  await ask('PUT', '/me/mutes', { person, muted });
}
