import { launchChromium } from '#app/journeys/chromium.ts';
import { PageNotDrawing } from './camera.ts';
import { compareToBaseline, type Finding, isPassing } from './compare-to-baseline.ts';
import type { Picture } from './pictures.ts';
import { StoryPage } from './story-page.ts';

export interface CaptureResults {
  findings: Finding[];
  /** Names of pictures that passed only when taken again, on a fresh page. */
  unsteady: string[];
}

/** More than there are cores, because pages often wait for the next frame. */
const pagesAtOnce = 3;

export async function captureAll(
  pictures: Picture[],
  storybookUrl: string,
  { once }: { once: boolean },
): Promise<CaptureResults> {
  const browser = await launchChromium();
  // Two, because a machine that is busy elsewhere can make one page miss a frame.
  const retakes = once ? 0 : 2;
  const queue = Map.groupBy(pictures, renderingKey).values();
  const findings: Finding[] = [];
  const unsteady: string[] = [];
  let reported = 0;

  async function runWorker(): Promise<void> {
    let page = await StoryPage.open(browser, storybookUrl);
    for (const picturesOfRendering of queue) {
      for (const picture of picturesOfRendering) {
        try {
          findings.push(await examine(page, picture));
        } catch (error) {
          if (!(error instanceof PageNotDrawing)) {
            throw new Error(`${picture.name} stopped the run`, { cause: error });
          }
          console.info(`${error.message} Opened a new page for ${picture.name}`);
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

  /** A picture that differs is taken again, each time on a fresh page. The last one counts. */
  async function examine(page: StoryPage, picture: Picture): Promise<Finding> {
    let finding = await compareToBaseline(picture, await page.capture(picture));
    for (let retake = 1; retake <= retakes; retake += 1) {
      if (finding.state === 'new' || isUntouched(finding)) return finding;
      finding = await compareToBaseline(picture, await page.captureOnFreshPage(picture));
      if (isUntouched(finding)) unsteady.push(picture.name);
    }
    return finding;
  }

  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, runWorker));
  } finally {
    await browser.close();
  }
  return { findings, unsteady };
}

/** Pictures with the same key differ only in their theme. */
function renderingKey({ storyId, width, theme, direction, framed }: Picture): string {
  return [storyId, width, direction, ...(framed ? [theme] : [])].join();
}

function isUntouched(finding: Finding): boolean {
  return isPassing(finding) && !finding.hasNoise;
}
