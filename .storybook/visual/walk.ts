import { launchChromium } from '#app/journeys/chromium.ts';
import { StuckPage } from './camera.ts';
import { type Finding, isFine, judge } from './judge.ts';
import type { Picture } from './pictures.ts';
import type { Baselines } from './store/baselines.ts';
import { StoryPage } from './story-page.ts';

export interface Walk<Answer = never> {
  findings: Finding[];
  /** What each picture's page answered, by the picture's name. */
  answers: Map<string, Answer>;
  /** Fine on a page of its own, but not on the page that the stories before had used. */
  unsteady: string[];
}

/** More than there are cores: a page often waits for the next frame. */
const pagesAtOnce = 3;

export interface Course<Answer> {
  /** Called for each picture, while the page shows what was looked at. */
  ask?: (page: StoryPage) => Promise<Answer>;
  /** Whether it is no surprise that the picture differs: the first look counts, nothing is kept of it. */
  expectsChange?: (picture: Picture) => boolean;
}

export async function walk<Answer = never>(
  pictures: Picture[],
  storybookUrl: string,
  baselines: Baselines,
  { ask, expectsChange = () => false }: Course<Answer> = {},
): Promise<Walk<Answer>> {
  const browser = await launchChromium();
  const queue = Map.groupBy(pictures, renderingOf).values();
  const findings: Finding[] = [];
  const answers = new Map<string, Answer>();
  const unsteady: string[] = [];
  let said = 0;

  async function work(): Promise<void> {
    let page = await StoryPage.open(browser, storybookUrl);
    for (const picturesOfOneStory of queue) {
      for (const picture of picturesOfOneStory) {
        try {
          await visit(page, picture);
        } catch (error) {
          if (!(error instanceof StuckPage)) throw error;
          console.info(`${error.message} Opened anew for ${picture.name}`);
          page.leave();
          page = await StoryPage.open(browser, storybookUrl);
          await visit(page, picture);
        }
      }
      sayProgress();
    }
  }

  async function visit(page: StoryPage, picture: Picture): Promise<void> {
    const finding = await examine(page, picture);
    if (ask) answers.set(picture.name, await ask(page));
    findings.push(finding);
  }

  function sayProgress(): void {
    const fifties = Math.floor(findings.length / 50);
    if (fifties === said) return;
    said = fifties;
    console.info(`  ${findings.length} of ${pictures.length} pictures`);
  }

  /** What looks wrong or new in passing is looked at again on a page of its own: that look counts. */
  async function examine(page: StoryPage, picture: Picture): Promise<Finding> {
    const before = await baselines.read(picture.name);
    const look = await page.look(picture);
    const passing = await judge(picture, look, before);
    if (expectsChange(picture)) return passing.finding;
    if (look.afresh || isUntouched(passing.finding)) return passing.illustrated();
    const verdict = await judge(picture, await page.lookAfresh(picture), before);
    if (isUntouched(verdict.finding)) unsteady.push(picture.name);
    return verdict.illustrated();
  }

  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  } finally {
    await browser.close();
  }
  return { findings, answers, unsteady };
}

/** Pictures of one rendering differ in their theme alone. */
function renderingOf({ storyId, width, theme, framed }: Picture): string {
  return [storyId, width, ...(framed ? [theme] : [])].join();
}

function isUntouched(finding: Finding): boolean {
  return isFine(finding) && finding.noise === 0;
}
