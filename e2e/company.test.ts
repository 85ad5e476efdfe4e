/** The company of a table: somebody who is away, and a network that lets no socket through. */
import { expect, test } from './test.ts';
import { layFirst, playABot } from './play.ts';

test('a bot sits in for somebody who is away, and makes room on return', async ({ page, browser }) => {
  await page.goto('./');
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto('./');
  for (const each of [page, other]) await each.request.post('./api/me', { data: {} });
  const terms = {
    game: 'don-quixote',
    seats: ['me', 'empty'],
    grace: 1,
    clock: { t: 'live', seconds: 900, reserve: 0, late: 'bot' },
  };
  const { id } = (await (await page.request.post('./api/tables', { data: terms })).json()) as { id: string };
  await other.request.post(`./api/tables/${id}/join`, { data: {} });
  await page.goto(`./#/play/${id}`);
  await other.goto(`./#/play/${id}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/);
  await expect(other.getByRole('radio').first()).toBeVisible();
  await other.goto('about:blank');
  await expect(page.getByText('a bot is playing')).toBeVisible();
  await layFirst(page);
  await expect(page.getByText('turn 2 of 22')).toBeVisible();
  await other.goto(`./#/play/${id}`);
  await expect(
    other.getByText(/Welcome back! While you were away, (one move was|\d moves were) played for you/),
  ).toBeVisible();
  await other.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('a bot is playing')).toHaveCount(0);
});

test('where sockets are blocked, the same table comes by server-sent events', async ({ page }) => {
  await page.routeWebSocket(/\/stream/, (socket) => socket.close());
  await playABot(page);
  await layFirst(page);
  await expect(page.getByText('turn 2 of 22')).toBeVisible();
});
