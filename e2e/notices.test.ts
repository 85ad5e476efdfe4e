/** "Tell me when it is my turn": the page, what a push shows, and the count in the title. */
import { clean } from './axe.ts';
import { allFits } from './fitting.ts';
import { playABot } from './play.ts';
import { expect, test } from './test.ts';

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a push is shown under its id, so that a second copy takes the place of the first', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((found) => {
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        for (const { status, registrationId } of versions) if (status === 'activated') found(registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.goto('./');
    const registrationId = await registered;
    const [worker] = context.serviceWorkers();
    // A browser without a screen has nowhere to show it, and refuses: what it is asked for is written down.
    await worker.evaluate('self.shown = []; registration.showNotification = async (...asked) => shown.push(asked)');
    const data = JSON.stringify({ id: 'n1', title: 'Your turn in Lancelot', text: 'Ben waits.', link: './#/open' });
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    });
    const asked = { body: 'Ben waits.', tag: 'n1', icon: 'emblem.svg', data: './#/open' };
    await expect.poll(() => worker.evaluate('shown')).toEqual([['Your turn in Lancelot', asked]]);
  });

  test('somebody who has just come is offered messages, and told if the browser cannot subscribe', async ({ page }) => {
    // A browser without a screen would ask nobody, and say no.
    await page.addInitScript(`Object.defineProperty(Notification, 'permission', { value: 'default' });
      Notification.requestPermission = async () => 'granted';`);
    await page.goto('./#/notices');
    const device = page.getByRole('region', { name: 'On this device' });
    await device.getByRole('button', { name: 'Show messages here' }).click();
    await expect(device.getByRole('alert')).toContainText('That did not work');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('quiet hours are kept, a table can be silenced, an address inside is refused; the title counts', async ({
    page,
  }) => {
    await playABot(page);
    await expect(page).toHaveTitle(/^Choose a tile/);
    await page.goto('./#/notices');
    const quiet = page.getByRole('checkbox', { name: 'No messages in these hours' });
    await quiet.click(); // the answer shows the hours
    await page.getByRole('combobox', { name: /^From/ }).selectOption({ label: '21:00' });
    const silent = page.getByRole('checkbox', { name: 'Don Quixote: Sancho' });
    await silent.click(); // the answer to the choice before may come between
    await expect(silent).toBeChecked();
    await page.getByLabel('Webhook address').fill('https://192.168.0.1/hook');
    await page.getByRole('button', { name: 'Try it and add it' }).click();
    const app = page.getByRole('region', { name: 'In another app' }); // said where it was tried
    await expect(app.getByRole('alert')).toHaveText('We cannot send messages there.');
    await page.reload();
    await expect(page.getByRole('combobox', { name: /^From/ })).toHaveValue('21');
    await expect(page.getByRole('combobox', { name: /^To/ })).toHaveValue('8');
    await expect(page.getByRole('checkbox', { name: 'Don Quixote: Sancho' })).toBeChecked();
    await expect(page).toHaveTitle('(1) Errantry');
    await allFits(page);
    await clean(page);
  });
});
