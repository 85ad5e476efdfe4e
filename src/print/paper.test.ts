import { expect, test } from 'vitest';
import { bytesOf, MM, openPaper } from './paper.ts';
import { openProof } from './proof.ts';

function letter(words: string): Promise<Uint8Array> {
  const paper = openPaper('A letter', 'es');
  paper
    .addPage({ size: 'A4' })
    .font('title')
    .text(words, 20 * MM, 20 * MM)
    .font('italic')
    .text('Sancho');
  return bytesOf(paper);
}

test('the same words give the same bytes, other words others', async () => {
  const first = await letter('Dulcinea');
  expect(await letter('Dulcinea')).toEqual(first);
  expect(await letter('Aldonza')).not.toEqual(first);
});

test('fonts are embedded, and only the letters in use', async () => {
  const bytes = Buffer.from(await letter('Dulcinea'));
  expect(bytes.toString('latin1').match(/\/FontFile[23]/g)).toHaveLength(2);
  expect(bytes.length).toBeLessThan(12_000);
});

test('a proof reads the letters where they were set, and their ink', async () => {
  const proof = await openProof(await letter('Ñandú'));
  expect(proof.pages).toBe(1);
  expect(proof.size(0).map((points) => Math.round(points / MM))).toEqual([210, 297]);
  const letters = proof.letters(0);
  expect(letters.map(({ char }) => char).join('')).toBe('ÑandúSancho');
  expect(letters[0].left).toBeCloseTo(20 * MM, 0);
  expect(letters[0].bottom).toBeLessThan(26 * MM);
  const { rgba, width } = proof.pixels(0, 1);
  const dark = rgba.findIndex((value, at) => at % 4 === 0 && value < 100) / 4;
  expect(Math.floor(dark / width)).toBeGreaterThan(19 * MM);
  proof.close();
});
