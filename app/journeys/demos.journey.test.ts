import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { websites } from '#db/seed/catalog';
import { accessibilityViolations } from './accessibility-violations.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const phone = { width: 360, height: 740 };

const pagesOf: Record<string, number> = { saltmarsh: 5, 'crane-hollis': 6 };

/** Follows all links of a demo. What is wrong with its pages is added to the troubles. */
async function walk(page: Page, slug: string, troubles: string[]) {
  const home = `${shop().url}/demos/${slug}/`;
  const titles = new Set<string>();
  const anchors = new Set<string>();
  const linkedAnchors = new Set<string>();
  const paths = [home];
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    for (const link of await linksOf(page)) {
      const [address = '', id] = link.split('#');
      if (!address.startsWith(home)) troubles.push(`${path} leads out to ${link}`);
      else if (!paths.includes(address)) paths.push(address);
      if (id) linkedAnchors.add(link);
    }
    for (const id of await idsOf(page)) anchors.add(`${path}#${id}`);
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ ...phone, width });
      expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
      expect(await coveredLinksOf(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize(phone);
  }
  expect([...linkedAnchors].filter((anchor) => !anchors.has(anchor))).toEqual([]);
  // Two pages with the same title would count once.
  expect(titles.size).toBe(paths.length);
  expect(paths.length).toBeGreaterThanOrEqual(pagesOf[slug] ?? 1);
}

test(
  'A visitor finds every page of every demo complete, readable and narrow enough, and keeps its look',
  async () => {
    const { page, troubles, leave } = await shop().visit({ viewport: phone });
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
    });
    for (const { slug } of websites) {
      await walk(page, slug, troubles);
    }

    await page.goto('/demos/saltmarsh/?look=winter');
    await page.getByRole('link', { name: 'The room', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'The room' }).waitFor();
    expect(new URL(page.url()).search).toBe('?look=winter');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.locator('html').getAttribute('data-look')).toBe('winter');
    await page.goto('/demos/saltmarsh/?look=other');
    expect(await page.locator('html').getAttribute('data-look')).toBe(null);
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

/** The addresses on this server that the page links to. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.links].map(({ href }) => href).filter((href) => href.startsWith('http')),
  );
}

function idsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The links of the first screen that something else lies on. */
function coveredLinksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = [...document.querySelectorAll('header a')].filter((link) => {
      const [box] = link.getClientRects();
      if (!box || box.bottom < 0 || box.bottom > innerHeight) return false;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top === null || !link.contains(top);
    });
    return covered.map((link) => link.textContent);
  });
}
