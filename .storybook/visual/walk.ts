import { launchChromium } from '#app/journeys/chromium.ts';
import { StuckPage } from './camera.ts';
import { type Finding, isFine, judge } from './judge.ts';
import type { Picture } from './pictures.ts';
import { StoryPage } from './story-page.ts';

export interface Walk {
  findings: Finding[];
  /** Fine on a page of its own, but not on the page that the stories before had used. */
  unsteady: string[];
}

/** More than there are cores: a page often waits for the next frame. */
const pagesAtOnce = 3;

export async function walk(pictures: Picture[], storybookUrl: string): Promise<Walk> {
  const browser = await launchChromium();
  const queue = Map.groupBy(pictures, renderingOf).values();
  const findings: Finding[] = [];
  const unsteady: string[] = [];
  let reported = 0;

  async function work(): Promise<void> {
    let page = await StoryPage.open(browser, storybookUrl);
    for (const picturesOfOneStory of queue) {
      for (const picture of picturesOfOneStory) {
        try {
          findings.push(await examine(page, picture));
        } catch (error) {
          if (!(error instanceof StuckPage)) throw error;
          console.info(`${error.message} Opened a new one for ${picture.name}`);
          page.leave();
          page = await StoryPage.open(browser, storybookUrl);
          findings.push(await examine(page, picture));
        }
      }
      reportProgress();
    }
  }

  function reportProgress(): void {
    const fifties = Math.floor(findings.length / 50);
    if (fifties === reported) return;
    reported = fifties;
    console.info(`  ${findings.length} of ${pictures.length} pictures`);
  }

  /** What looks wrong or new in passing is looked at again on a page of its own: that look counts. */
  async function examine(page: StoryPage, picture: Picture): Promise<Finding> {
    const look = await page.look(picture);
    const passing = await judge(picture, look);
    if (look.afresh || isUntouched(passing)) return passing;
    const finding = await judge(picture, await page.lookAfresh(picture));
    if (isUntouched(finding)) unsteady.push(picture.name);
    return finding;
  }

  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  } finally {
    await browser.close();
  }
  return { findings, unsteady };
}

/** Pictures of one rendering differ in their theme alone. */
function renderingOf({ storyId, width, theme, framed }: Picture): string {
  return [storyId, width, ...(framed ? [theme] : [])].join();
}

function isUntouched(finding: Finding): boolean {
  return isFine(finding) && !finding.noisy;
}
