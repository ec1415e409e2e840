import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { installPageAgent } from './page-agent.ts';
import { phoneWidth } from './pictures.ts';
import { installPixelation } from './pixelate-photographs.ts';
import { installRobustnessAgent } from './robustness-agent.ts';
import { installSettling } from './settle-page.ts';
import { trackShortTimers } from './short-timers.ts';

/** A page of a phone's width, with what the checks of the built Storybook need in it. */
export async function openPhone(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: phoneWidth, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  const agents = [
    trackShortTimers,
    installPixelation,
    installSettling,
    installPageAgent,
    installRobustnessAgent,
  ];
  for (const install of agents) await page.addInitScript(install);
  return page;
}
