/// <reference lib="dom" />
/** Print and play from the hall: the first pages are seen, and the PDF that comes is the one that was shown. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import { clean } from './axe.ts';
import { allFits } from './fitting.ts';

test('from the hall to a PDF: choose, look, download', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Print and play' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print and play');
  await page.locator('.pick', { hasText: 'Knights & Damosels' }).click();
  await page.getByRole('radio', { name: 'US Letter' }).check();
  await page.getByRole('radio', { name: 'Less ink' }).check();
  const pages = page.getByRole('img', { name: /^Page \d of 26$/ });
  await expect(pages).toHaveCount(6);
  await expect.poll(() => pages.nth(1).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(490);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('knights-and-damosels-en.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('on a phone, in Spanish', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

  for (const theme of ['paper', 'candlelight'])
    test(`axe finds nothing (${theme})`, async ({ page }) => {
      await page.addInitScript(`localStorage.setItem('errantry/settings', '{"theme":"${theme}"}')`);
      await page.goto('./#/print/lancelot');
      await page.getByRole('radio', { name: 'Página de prueba' }).check();
      await expect(page.getByRole('img', { name: 'Página 2 de 2' })).toBeVisible();
      await allFits(page);
      await clean(page);
    });
});
