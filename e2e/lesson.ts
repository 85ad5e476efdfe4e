/** A learner who does what the lesson says: presses what it points at, or "Next". */
import { expect, type Locator, type Page } from '@playwright/test';

/** How the learner presses what the lesson points at. */
type Press = (thing: Locator) => Promise<void>;

export const byTouch: Press = (thing) => thing.tap();

/** The lesson has given the focus to what it asks for. */
export const byKeys: Press = async (thing) => {
  const focused = thing.page().locator(':focus');
  await expect(thing.and(focused).or(thing.locator(focused))).toHaveCount(1);
  await thing.page().keyboard.press((await focused.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
};

interface Walk {
  readonly press: Press;
  /** Called at every step, once what it points at is found. */
  readonly seen?: (says: string) => Promise<void>;
}

/** From where the lesson stands to its end. */
export async function walk(page: Page, { press, seen }: Walk): Promise<void> {
  let last: Standing = { key: '', says: '', can: 'wait' };
  while (last.can !== 'end') {
    const before = last;
    await expect
      .poll(async () => (last = await standing(page)).can !== 'wait' && last.key !== before.key, { intervals: [20] })
      .toBe(true);
    if (last.can === 'go on') {
      await page.locator(GO_ON).press('Enter');
      continue;
    }
    if (last.says !== before.says) await seen?.(last.says);
    if (last.can === 'write') await page.locator('.beginning').first().press('Enter');
    else await press(page.locator(last.can === 'press' ? '[data-lesson-asked]' : '.bubble .button-main'));
  }
  await expect(page.locator('.bubble')).toHaveCount(0);
}

interface Standing {
  readonly key: string;
  readonly says: string;
  readonly can: 'wait' | 'go on' | 'read' | 'press' | 'write' | 'end';
}

/** Ends what is shown, where the table waits until it is read. */
const GO_ON = '.lm-answer:not([data-move]), [data-telling] .button-main';

/** Where the lesson stands, read at one moment. */
const standing = (page: Page): Promise<Standing> =>
  page.evaluate((goOn) => {
    if (document.querySelector('.bubble') === null) {
      const button = document.querySelector(goOn);
      const told = button?.closest('[data-telling]')?.textContent;
      return { key: told ?? button?.outerHTML ?? '', says: '', can: button === null ? 'wait' : 'go on' };
    }
    const asked = document.querySelector('[data-lesson-asked]');
    const progress = document.querySelector<HTMLProgressElement>('.bubble progress');
    const says = document.querySelector('.bubble-says')?.textContent ?? '';
    const isRead = document.querySelector('.bubble .button-main') !== null;
    const doing = asked === null ? 'wait' : asked.matches('textarea') ? 'write' : 'press';
    const can = isRead ? (progress?.value === progress?.max ? 'end' : 'read') : doing;
    return { key: `${says} ${asked?.outerHTML}`, says, can };
  }, GO_ON);
