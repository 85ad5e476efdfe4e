/** No fault that axe can find on the page as it stands, or in a part of it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Drawings that are named by what they stand in: their thousand strokes have nothing to say to anybody. */
const STROKES = ['.dq-tile', '.qr'];

export const clean = (page: Page): Promise<void> => cleanIn(page, 'html');

export async function cleanIn(page: Page, part: string): Promise<void> {
  // There are no frames of others in a page. In its usual mode axe would gather from them, on a new page each time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part);
  for (const strokes of STROKES) axe.exclude(strokes);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`),
  ).toEqual([]);
}
