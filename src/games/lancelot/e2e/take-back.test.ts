/** Take-backs: at once against bots, with the consent of the other among people; by button and by key, also on a phone. */
import { expect, type Locator, type Page, test } from '../../../../e2e/test.ts';
import { goesOn } from '../../../../e2e/play.ts';

const answers = (page: Page): Locator => page.locator('.lan-answer[aria-disabled="false"]');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('against bots a move is taken back at once, with the replies, by button and by key; nothing is kept of it', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now Lancelot' }).press('Enter');
  await expect(page.getByText('Choose a seat at the Round Table').first()).toBeVisible();
  await expect(button(page, 'Take back')).toHaveCount(0);
  const first = await answers(page).allTextContents();
  await goesOn(page, () => answers(page).last().click());
  await button(page, 'Take back').click();
  await expect(answers(page)).toHaveText(first);
  await expect(button(page, 'Take back')).toHaveCount(0);
  await goesOn(page, () => answers(page).first().click());
  await expect(button(page, 'Take back')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(answers(page)).toHaveText(first);
  await page.reload();
  await expect(answers(page)).toHaveText(first);
});

test('what was collected automatically is asked for when it is taken back, and the choice before it can be taken back too', async ({
  page,
}) => {
  const sitters = [{ name: 'Ana' }, { name: 'Kay', bot: 'easy' }];
  const game = { id: 's', game: 'lancelot', kind: 'bots', sitters, options: {}, seed: 'merlin is free', moves: [] };
  await page.addInitScript((kept) => localStorage.setItem('errantry/sittings', kept), JSON.stringify([game]));
  await page.goto('./#/table/s');
  const merlin = answers(page).filter({ hasText: 'Merlin' });
  await goesOn(page, () => merlin.click());
  await expect(page.locator('.ask-text')).toHaveText('Choose where to ride first');
  await button(page, 'Take back').click();
  await expect(answers(page)).toHaveText([/1 magic/, /nothing/i]);
  await button(page, 'Take back').click();
  await expect(merlin).toBeVisible();
  await expect(button(page, 'Take back')).toHaveCount(0);
});

test('among people the other is asked, and says no, then yes', async ({ page, browser }) => {
  await page.goto('./#/open');
  await page.getByRole('radio', { name: 'Lancelot' }).press('Space');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(page.getByLabel('Moves can be taken back')).toBeChecked();
  await page.getByLabel('List this table').check();
  await expect(page.getByLabel('Moves can be taken back')).not.toBeChecked();
  await page.getByLabel('List this table').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const phone = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const [mover, other] = await byTurn(page, guest);

  await goesOn(other, () => goesOn(mover, () => answers(mover).last().click()));
  await button(mover, 'Ask to take back').click();
  await expect(mover.getByText(/^You asked to take your move back. Waiting for/)).toBeVisible();
  await button(other, 'No, play on').click();
  await expect(mover.getByText(/would rather play on\.$/)).toBeVisible();
  await goesOn(mover, () => goesOn(other, () => answers(other).last().click()));

  await button(other, 'Ask to take back').click();
  await expect(mover.getByText(/would like to take back the last move\.$/)).toBeVisible();
  await goesOn(other, () => goesOn(mover, () => button(mover, 'Allow').click()));
  await expect(answers(other).first()).toBeVisible();
  await other.getByRole('button', { name: 'Log' }).click();
  await expect(other.getByText(/takes? back the last move\.$/)).toBeVisible();
});

/** Whose turn it is, first. */
async function byTurn(page: Page, guest: Page): Promise<[Page, Page]> {
  await expect(
    answers(page)
      .or(page.getByText(/Waiting for/))
      .first(),
  ).toBeVisible();
  return (await answers(page).count()) > 0 ? [page, guest] : [guest, page];
}
