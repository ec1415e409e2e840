import type { Page } from 'playwright-core';
import { launchChromium } from '#app/journeys/chromium.ts';
import { isComponentPage } from '../docs/component-groups.ts';
import { colorRules, findViolations } from './accessibility.ts';
import type { Problem } from './check-robustness.ts';
import { NetworkActivity } from './network-activity.ts';
import { openPhone } from './phone.ts';
import type { StoryEntry } from './pictures.ts';

const pagesAtOnce = 3;
const checked = { screen: true, docs: true, medium: { forcedColors: 'none' } } as const;

/**
 * The docs pages of components with a chosen story, and one of each other group, whose pages have
 * one layout.
 */
export function chooseDocsPages(
  entries: readonly StoryEntry[],
  chosen: ReadonlySet<string>,
): StoryEntry[] {
  const titles = new Set(entries.filter(({ id }) => chosen.has(id)).map(({ title }) => title));
  const pages = entries.filter(({ type, title }) => type === 'docs' && titles.has(title));
  const [ofComponents = [], others = []] = [true, false].map((expected) =>
    pages.filter(({ title }) => isComponentPage(title) === expected),
  );
  const groups = Map.groupBy(others, ({ title }) => title.split('/')[0]);
  return [...ofComponents, ...[...groups.values()].flatMap(([first]) => first ?? [])];
}

/** What axe finds on docs pages in both themes, and what scrolls sideways with text at 200%. */
export async function checkDocsPages(
  docsPages: readonly StoryEntry[],
  storybookUrl: string,
): Promise<Problem[]> {
  if (docsPages.length === 0) return [];
  const browser = await launchChromium();
  const queue = docsPages.values();
  const found: Problem[] = [];

  async function runWorker(): Promise<void> {
    const page = await openPhone(browser);
    const network = new NetworkActivity(page);
    for (const { id } of queue) {
      await page.goto(`${storybookUrl}iframe.html?viewMode=docs&id=${id}`);
      // An example can have such a heading, too.
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await network.waitUntilIdle();
      const problems = await checkPage(page);
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

async function checkPage(page: Page): Promise<string[]> {
  await page.evaluate(() => window.settle(true, false));
  const inLight = await findViolations(page, checked);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    return window.settle(true, false);
  });
  const inDark = await findViolations(page, checked, colorRules);
  const overflow = await page.evaluate(() => window.findOverflow());
  return [...inLight, ...inDark.map((violation) => `${violation} (dark)`), ...overflow];
}
