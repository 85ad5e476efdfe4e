/** Remakes the golden playthroughs: `npm run playthroughs`. Read the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PLAYTHROUGHS, transcript } from './transcript.ts';

for (const playthrough of PLAYTHROUGHS) {
  const folder = new URL(`../src/games/${playthrough.game}/playthroughs/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(playthrough.file, folder), transcript(playthrough));
}
