/** An identity one cannot lose: a passkey of Chromium's virtual authenticator, on two devices. */
import { readFile } from 'node:fs/promises';
import { clean } from './axe.ts';
import { withAuthenticator } from './passkey.ts';
import { allFits } from './fitting.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

test('a guest keeps the identity with a passkey, signs in on a phone, and signs the others out', async ({
  home,
  browser,
}) => {
  const site = home.replace('127.0.0.1', 'localhost'); // a passkey belongs to a name
  const laptop = await browser.newContext({ baseURL: site });
  const page = await laptop.newPage();
  const { session, authenticatorId } = await withAuthenticator(page, laptop);
  await page.goto('./#/notices'); // a page that makes a guest known
  await expect(page.getByRole('heading', { name: 'Quiet hours' })).toBeVisible();
  await page.goto('./#/me');
  await page.getByLabel('Your name', { exact: true }).fill('Dorotea');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your shield').click();
  // Not the one that the guest was given: choosing that again would save nothing.
  await page.locator('input[name="charge"]:not(:checked)').first().click({ force: true });
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('You can come back with a passkey on any device.')).toBeVisible();
  await clean(page);
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });

  const phone = await browser.newContext({ baseURL: site, viewport: PHONE });
  const there = await phone.newPage();
  const synced = await withAuthenticator(there, phone);
  for (const credential of credentials)
    // oxlint-disable-next-line no-await-in-loop -- one
    await synced.session.send('WebAuthn.addCredential', { authenticatorId: synced.authenticatorId, credential });
  await there.goto('./#/');
  await there.getByRole('link', { name: 'Been here before? Sign in' }).click();
  await there.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(there.getByRole('heading', { name: 'Dorotea' })).toBeVisible();
  await expect(there.getByText('2 devices are signed in')).toBeVisible();
  await allFits(there);
  await there.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(there.getByText('Only this device is signed in.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('You have not sat at a table yet')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0); // nothing has gone wrong

  // A recovery link brings the laptop back, once; then both are signed out.
  await there.getByText('Recovery link', { exact: true }).click();
  await there.getByRole('button', { name: 'Make a recovery link' }).click();
  const link = await there.getByLabel('Your recovery link').inputValue();
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(page.getByRole('link', { name: 'Open a table' })).toBeVisible(); // at home
  await page.goto('./#/me');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('You cannot sign in with it any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  for (const device of [page, there]) {
    // oxlint-disable no-await-in-loop -- one after the other
    await device.goto('./#/me');
    await device.reload();
    await expect(device.getByText('You have not sat at a table yet')).toBeVisible();
    // oxlint-enable no-await-in-loop
  }
  await there.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(there.getByText('Only this device is signed in.')).toBeVisible();

  const [download] = await Promise.all([
    there.waitForEvent('download'),
    there.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    person: { name: 'Dorotea', shield: expect.stringMatching(/lion|eagle/) },
    passkeys: [{ name: expect.any(String) }],
  });
  await there.getByText('Delete me', { exact: true }).click();
  await there.getByLabel('Type your name, Dorotea, to confirm').fill('Dorotea');
  await there.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(there.getByText('You have not sat at a table yet')).toBeVisible();
  await there.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(there.getByText('Nobody here has this passkey. It may have been removed.')).toBeVisible();
});
