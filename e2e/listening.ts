/** Listens to every page of a test, and says afterwards what no friend would have said (src/testing/plain-words.ts). */
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Language } from '../src/core/game.ts';
import { faultsOf } from '../src/testing/plain-words.ts';

interface Heard {
  readonly language: string;
  readonly text: string;
}

const LISTENER = fileURLToPath(new URL('listener.mjs', import.meta.url));

/** A worker runs one test after the other. */
const heard = new Map<string, Heard>();

/** From now on, whatever pages of this browser show is heard. */
export function listenTo(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await hearContext(context);
    return context;
  };
}

async function hearContext(context: BrowserContext): Promise<void> {
  await context.exposeBinding('heard', (_page, news: readonly Heard[]) => {
    for (const each of news) heard.set(`${each.language} ${each.text}`, each);
  });
  await context.addInitScript({ path: LISTENER });
}

/** The faults of all that was heard since the last time. */
export function faultsHeard(): readonly string[] {
  const faults = [...heard.values()].flatMap(({ language, text }) =>
    faultsOf(text, (language.split('-')[0] || 'en') as Language).map((fault) => `${fault} | ${text}`),
  );
  heard.clear();
  return faults;
}
