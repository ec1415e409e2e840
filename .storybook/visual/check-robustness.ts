import type { Browser } from 'playwright-core';
import { launchChromium } from '#app/journeys/chromium.ts';
import { installPageAgent } from './page-agent.ts';
import { phoneWidth, type StoryEntry } from './pictures.ts';
import { installPixelation } from './pixelate-photographs.ts';
import { installRobustnessAgent } from './robustness-agent.ts';
import { installSettling } from './settle-page.ts';
import { trackShortTimers } from './short-timers.ts';

const pagesAtOnce = 3;
/** Shows a row that may not wrap, whatever the size of its text. */
const exceptions = new Set(['data-price--long-text']);

/**
 * Shows stories at a phone's width in forced colors. Returns what scrolls sideways with
 * text at 200%, in both directions, and states that can't be seen without our colors.
 */
export async function checkRobustness(
  stories: readonly StoryEntry[],
  storybookUrl: string,
): Promise<string[]> {
  const browser = await launchChromium();
  const queue = stories.filter(({ id }) => !exceptions.has(id)).values();
  const found: string[] = [];

  async function runWorker(): Promise<void> {
    const page = await openStorybook(browser, storybookUrl);
    for (const { id } of queue) {
      const problems = await page.evaluate(async (storyId) => {
        await window.visualAgent.showStory(storyId);
        return [...window.findOverflow(), ...window.findInvisibleStates()];
      }, id);
      found.push(...problems.map((problem) => `${id}: ${problem}`));
    }
  }

  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, runWorker));
  } finally {
    await browser.close();
  }
  return found.sort();
}

async function openStorybook(browser: Browser, storybookUrl: string) {
  const page = await browser.newPage({
    viewport: { width: phoneWidth, height: 800 },
    forcedColors: 'active',
    reducedMotion: 'reduce',
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
