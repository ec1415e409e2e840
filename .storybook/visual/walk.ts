import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { isComponentPage } from '../docs/component-groups.ts';
import { colorRules, findViolations } from './accessibility.ts';
import { listVisits, phoneWidth, type StorybookIndex } from './pictures.ts';
import { Stage } from './stage.ts';

const here = import.meta.dirname;
const index: StorybookIndex = JSON.parse(
  readFileSync(`${here}/../../storybook-static/index.json`, 'utf8'),
);
const visits = listVisits(index);
const entries = Object.values(index.entries);
const components = new Set(
  entries.filter(({ title }) => isComponentPage(title)).map(({ id }) => id),
);
/** What is announced comes and goes with time. What is in it is indented deeper. */
const announcements = /^( *)- (?:status|alert)\b.*\n(?:\1 .*\n)*/gm;

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await Stage.open(browser);
      await use(stage);
      await stage.page.close();
    },
    { scope: 'worker' },
  ],
});

/** Workers get one group of tests after the other, and list all tests again for each. */
const batch = 25;

function inBatches<Item>(items: Item[], define: (item: Item) => void): void {
  for (let start = 0; start < items.length; start += batch) {
    test.describe(() => {
      test.describe.configure({ mode: 'default' });
      items.slice(start, start + batch).forEach(define);
    });
  }
}

/** Playwright notes each `expect` with its place in the source, which is slow for thousands. */
function failOn(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

inBatches(visits, (visit) => {
  const { name, storyId, width, medium, themes, pictured, screen, wide } = visit;
  const tag = pictured.length > 0 ? ['@picture'] : [];
  test(`${name} in ${themes.join(' and ')}`, { tag }, async ({ stage }) => {
    const use = { wholePage: screen, hasPicture: pictured.length > 0 };
    const [first = 'light', ...others] = themes;
    const preferences = { ...medium, colorScheme: first };
    let shown = await stage.show(storyId, width, preferences, use);
    for (const theme of [first, ...others]) {
      if (theme !== first) shown = await stage.changeTheme(theme, use);
      failOn(shown.errors);
      if (pictured.includes(theme)) {
        const png = await stage.capture(shown, wide ? 0.5 : 1);
        expect.soft(png).toMatchSnapshot(['pictures', `${name}-${theme}.png`]);
      }
      if (theme === first) failOn(await findViolations(stage.page, visit));
    }
    if (!components.has(name)) return;
    await stage.changeToForcedColors();
    // The other checks move the focus, which closes menus.
    if (storyId.endsWith('--default')) {
      const tree = `${await stage.page.locator('body').ariaSnapshot()}\n`;
      expect.soft(tree.replaceAll(announcements, '')).toMatchSnapshot(['trees', `${storyId}.yml`]);
    }
    // In forced colors, and with text at 200%, from right to left too.
    failOn(
      await stage.page.evaluate(() => [...window.findOverflow(), ...window.findInvisibleStates()]),
    );
  });
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern.
test('every picture is of a story @picture', ({}, { config }) => {
  const names = visits.flatMap(({ name, pictured }) => pictured.map((on) => `${name}-${on}.png`));
  const left = readdirSync(`${here}/pictures`).filter((file) => !names.includes(file));
  if (config.updateSnapshots !== 'changed') expect(left).toEqual([]);
  else for (const file of left) rmSync(`${here}/pictures/${file}`);
});

/** The pages of components, and one of each other group, whose pages have one layout. */
const groupsSeen = new Set<string>();
const docsPages = entries.filter(({ type, title }) => {
  if (type !== 'docs' || isComponentPage(title)) return type === 'docs';
  const group = title.split('/')[0] ?? '';
  return !groupsSeen.has(group) && groupsSeen.add(group);
});

inBatches(docsPages, ({ id }) => {
  test(`${id} on a phone`, async ({ stage }) => {
    const checked = { screen: true, docs: true, medium: { forcedColors: 'none' } } as const;
    await stage.showDocs(id, phoneWidth);
    await expect.poll(() => stage.page.evaluate(findMissingParts)).toEqual([]);
    failOn(await findViolations(stage.page, checked));
    await stage.page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return window.settle(true, false);
    });
    failOn(await findViolations(stage.page, checked, colorRules));
    failOn(await stage.page.evaluate(() => window.findOverflow()));
  });
});

/** Runs in the browser: what an anatomy says that its example, in a frame or not, does not have. */
function findMissingParts(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  const missing = parts.filter((part) => {
    const example = part.closest('ol')?.previousElementSibling;
    const shown = example?.querySelector('iframe')?.contentDocument ?? example;
    return !shown?.querySelector(part.dataset.part ?? '');
  });
  return missing.map(({ textContent }) => textContent ?? '');
}
