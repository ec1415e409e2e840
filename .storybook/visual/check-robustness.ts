import type { Browser } from 'playwright-core';
import { launchChromium } from '#app/journeys/chromium.ts';
import { compareTree, hasTree } from './accessibility-tree.ts';
import { openPhone } from './phone.ts';
import type { StoryEntry } from './pictures.ts';

const pagesAtOnce = 3;
/** Shows a row that may not wrap, whatever the size of its text. */
const exceptions = new Set(['data-price--long-text']);

/** What is wrong with a story, or what changed in its accessibility tree, line by line. */
export interface Problem {
  storyId: string;
  problem: string;
  /** A changed tree may be what was intended. */
  isApprovable: boolean;
}

/**
 * Shows stories at a phone's width in forced colors. Returns what scrolls sideways with text at
 * 200%, in both directions, states that can't be seen without our colors, and accessibility trees
 * that differ from the approved ones.
 */
export async function checkRobustness(
  stories: readonly StoryEntry[],
  storybookUrl: string,
): Promise<Problem[]> {
  const browser = await launchChromium();
  const queue = stories.filter(({ id }) => !exceptions.has(id)).values();
  const found: Problem[] = [];

  async function runWorker(): Promise<void> {
    const page = await openStorybook(browser, storybookUrl);
    for (const { id } of queue) {
      await page.evaluate((storyId) => window.visualAgent.showStory(storyId), id);
      // The other checks move the focus, which closes menus.
      const changes = hasTree(id) ? await compareTree(page, id) : [];
      const problems = await page.evaluate(() => [
        ...window.findOverflow(),
        ...window.findInvisibleStates(),
      ]);
      found.push(
        ...changes.map((problem) => ({ storyId: id, problem, isApprovable: true })),
        ...problems.map((problem) => ({ storyId: id, problem, isApprovable: false })),
      );
    }
  }

  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, runWorker));
  } finally {
    await browser.close();
  }
  return found.sort((a, b) => a.storyId.localeCompare(b.storyId));
}

async function openStorybook(browser: Browser, storybookUrl: string) {
  const page = await openPhone(browser, { forcedColors: 'active' });
  await page.goto(`${storybookUrl}iframe.html?viewMode=story`);
  await page.evaluate(() => window.visualAgent.prepare({ a11y: { manual: true } }));
  return page;
}
