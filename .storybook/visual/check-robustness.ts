import type { Browser } from 'playwright-core';
import { launchChromium } from '#app/journeys/chromium.ts';
import { compareTree, hasTree } from './accessibility-tree.ts';
import { NetworkActivity } from './network-activity.ts';
import { installPageAgent } from './page-agent.ts';
import { phoneWidth, type StoryEntry } from './pictures.ts';
import { installPixelation } from './pixelate-photographs.ts';
import { installRobustnessAgent } from './robustness-agent.ts';
import { installSettling } from './settle-page.ts';
import { trackShortTimers } from './short-timers.ts';

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
 * Shows stories and docs pages at a phone's width in forced colors. Returns what scrolls sideways
 * with text at 200%, in both directions, states that can't be seen without our colors, and
 * accessibility trees that differ from the approved ones.
 */
export async function checkRobustness(
  stories: readonly StoryEntry[],
  docsPages: readonly StoryEntry[],
  storybookUrl: string,
): Promise<Problem[]> {
  const browser = await launchChromium();
  const queue = stories.filter(({ id }) => !exceptions.has(id)).values();
  const docsQueue = docsPages.values();
  const found: Problem[] = [];

  async function runWorker(): Promise<void> {
    const page = await openStorybook(browser, storybookUrl);
    const network = new NetworkActivity(page);
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
    for (const { id } of docsQueue) {
      await page.goto(`${storybookUrl}iframe.html?viewMode=docs&id=${id}`);
      // An example can have such a heading, too.
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await network.waitUntilIdle();
      const problems = await page.evaluate(() => window.findOverflow());
      found.push(...problems.map((problem) => ({ storyId: id, problem, isApprovable: false })));
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
  const page = await browser.newPage({
    viewport: { width: phoneWidth, height: 800 },
    forcedColors: 'active',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const agents = [
    trackShortTimers,
    installPixelation,
    installSettling,
    installPageAgent,
    installRobustnessAgent,
  ];
  for (const install of agents) await page.addInitScript(install);
  await page.goto(`${storybookUrl}iframe.html?viewMode=story`);
  await page.evaluate(() => window.visualAgent.prepare({ a11y: { manual: true } }));
  return page;
}
