/** For everybody: in either language, offline once loaded. */
import { expect, test } from './test.ts';
import { allFits } from './fitting.ts';

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

  test('the page speaks Spanish, rules too', async ({ page }) => {
    await page.goto('./');
    await allFits(page);
    await page.getByRole('button', { name: /^Solitario/ }).click();
    await expect(page.getByText(/^Elige una loseta para /).first()).toBeVisible();
    await page.getByRole('button', { name: 'Reglas', exact: true }).click();
    await page.getByRole('searchbox').fill('castillos separan');
    await expect(page.getByText('DQ-6.4')).toBeVisible();
    await allFits(page);
  });

  test('a refusal is Spanish, and so is the rule behind it', async ({ page }) => {
    await page.goto('./#/deal/refusal');
    await expect(page.locator('.ask-text')).toContainText('C1');
    await page.locator('[data-field="23"]').click();
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText('La carta dice C1.');
    await refusal.getByRole('button', { name: 'Ver la regla' }).click();
    await expect(page.locator('.rule-shown')).toContainText('La casilla de la carta es obligatoria.');
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline once loaded', async ({ page, context }) => {
    await page.goto('./');
    await page.evaluate('navigator.serviceWorker.ready');
    await expect
      .poll(() =>
        page.evaluate('caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).length)'),
      )
      .toBeGreaterThan(8);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now Don Quixote' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.goto('./#/referee');
    await page.getByRole('link', { name: 'La Mancha' }).click(); // never opened while there was a network
    await expect(page.getByRole('heading', { name: 'What lies in front of Player 1?' })).toBeVisible();
  });
});
