/** Two servers on one PostgreSQL: two people at one table, each at another server, and the one that has the table dies. */
import { type ClusterNode, openCluster } from '../src/server/testing/cluster.ts';
import { type Link, openLink } from '../src/server/testing/link.ts';
import { layFirst } from './play.ts';
import { type Browser, expect, type Page, test } from './test.ts';

/** Milliseconds from the kill until everybody has seen the next move. */
const LIMIT = 10_000;

/** What a balancer does for one browser: this node, and another when it is dead. */
const balancer = (node: ClusterNode, other: ClusterNode): Promise<Link> =>
  openLink(() => Number(new URL((node.isUp ? node : other).server.base).port));

const momentOf = (page: Page): Promise<string | null> => page.locator('main.table').getAttribute('data-moment');

async function arrive(browser: Browser, { port }: Link): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: `http://127.0.0.1:${port}/` });
  return context.newPage();
}

test('PostgreSQL: the owner of a table is killed in mid-game, and both browsers see the next move', async ({
  browser,
}) => {
  const cluster = await openCluster(2, { RATE: '100' });
  const [first, second] = cluster.nodes;
  const links = [await balancer(first, second), await balancer(second, first)];
  try {
    const [host, guest] = await Promise.all(links.map((link) => arrive(browser, link)));
    await host.goto('./#/open');
    await host.getByRole('button', { name: 'Open the table' }).click();
    const table = new URL(await host.getByLabel('Link to this table').inputValue());
    await guest.goto(`./${table.search}${table.hash}`);
    await guest.getByRole('button', { name: 'Sit here' }).click();
    await host.getByRole('button', { name: 'Start the game' }).click();
    await layFirst(guest);
    await layFirst(host);
    await expect(guest.getByText('turn 2 of 22')).toBeVisible();
    const [seen, seenByGuest] = [await momentOf(host), await momentOf(guest)];

    first.isUp = false;
    const killed = performance.now();
    await first.server.kill(); // it opened the table, so it has it
    await layFirst(guest);
    for (const [page, before] of [
      [host, seen],
      [guest, seenByGuest],
    ] as const)
      await expect(page.locator('main.table')).not.toHaveAttribute('data-moment', before ?? '', { timeout: LIMIT });
    expect(performance.now() - killed).toBeLessThan(LIMIT);
    await layFirst(host);
    await expect(guest.getByText('turn 3 of 22')).toBeVisible();
  } finally {
    await cluster.close();
    await Promise.all(links.map((link) => link.close()));
  }
});
