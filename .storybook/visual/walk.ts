import { launchChromium } from '#app/journeys/chromium.ts';
import { type Finding, isFine, isUntouched, judge } from './judge.ts';
import type { Picture } from './pictures.ts';
import { StoryPage } from './story-page.ts';

export interface Walk {
  findings: Finding[];
  /** Fine on a page of its own, but not on the page that the stories before had used. */
  unsteady: string[];
}

const pagesAtOnce = 2;

export async function walk(pictures: Picture[], storybookUrl: string): Promise<Walk> {
  const browser = await launchChromium();
  const queue = pictures.values();
  const findings: Finding[] = [];
  const unsteady: string[] = [];

  async function work(): Promise<void> {
    const page = await StoryPage.open(browser, storybookUrl);
    for (const picture of queue) {
      const first = await page.look(picture);
      const untouched = await isUntouched(picture, first);
      const finding = await judge(picture, untouched ? first : await page.lookAfresh(picture));
      if (!untouched && isFine(finding) && finding.noise === 0) unsteady.push(picture.name);
      findings.push(finding);
      if (findings.length % 50 === 0) {
        console.info(`  ${findings.length} of ${pictures.length} pictures`);
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  } finally {
    await browser.close();
  }
  return { findings, unsteady };
}
