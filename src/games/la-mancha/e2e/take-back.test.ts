/** A tale is secret until the last one is handed in: until then it can be taken back and written on. */
import { expect, test } from '../../../../e2e/test.ts';
import { arrive, beginEncounter, PHONE, sitTogether, tell } from './stage.ts';

test('a tale that is taken back lies on the desk again, with its cards', async ({ browser }) => {
  const pages = [await arrive(browser), await arrive(browser), await arrive(browser, PHONE)];
  const terms = { seats: ['me', 'empty', 'empty'], options: { timers: false }, takeBacks: true };
  await sitTogether(pages, ['Alonso', 'Dorotea', 'Sancho'], terms);
  const { tellers } = await beginEncounter(pages);
  const [first, second] = tellers;
  await tell(first, 'Nobody believed the barber.');
  const takeBack = first.getByRole('button', { name: 'Take back', exact: true });
  await takeBack.click();
  await expect(first.locator('.lm-text')).toHaveValue('Nobody believed the barber.');
  await expect(first.locator('.lm-tray .lm-chosen')).toHaveCount(1);
  await first.locator('.lm-text').fill('Nobody believed the barber but me.');
  await first.locator('.lm-hand-in').click();
  await tell(second, 'The mule knew it all the time.');
  await expect(first.locator('.lm-page')).toBeVisible();
  await expect(takeBack).toHaveCount(0);
});
