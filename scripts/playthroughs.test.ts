import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAYTHROUGHS, transcript } from './transcript.ts';

test.each(PLAYTHROUGHS)(
  '$game/$file is played as it was written down (npm run playthroughs remakes it)',
  (playthrough) => {
    const { game, file } = playthrough;
    const written = readFileSync(new URL(`../src/games/${game}/playthroughs/${file}`, import.meta.url), 'utf8');
    expect(transcript(playthrough)).toBe(written);
  },
);
