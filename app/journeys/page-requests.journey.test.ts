import { expect, test } from 'bun:test';
import { readManifest } from '#api/testing/bench/build';
import { pageBudgets } from '#api/testing/bench/page-budgets';
import { findFiles } from '#api/testing/bench/page-weight';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** The budgets of pages are calculated without a browser, so a browser has to agree with them. */
test.each(Object.entries(pageBudgets))(
  'Visitors load exactly the scripts and styles of %s that its budget counts',
  async (_page, { page: publicPage }) => {
    const { page, leave } = await shop().visit();
    const requested = new Set<string>();
    // What the demo in the frame of the product page loads belongs to the demo.
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) requested.add(new URL(request.url()).pathname);
    });
    const response = await page.goto(publicPage.path, { waitUntil: 'domcontentloaded' });
    // The page hydrates at the first key instead of when the browser is idle.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const html = (await response?.text()) ?? '';
    const { scripts, styles } = findFiles(publicPage, { manifest: await readManifest(), html });
    const loaded = [...requested].filter((path) => /\.(js|css)$/.test(path));
    expect(loaded.toSorted()).toEqual([...scripts, ...styles].toSorted());
    await leave();
  },
  journeyMs,
);

test(
  'Visitors see the text of the home page before its pictures and scripts are requested',
  async () => {
    const { page, leave } = await shop().visit();
    await page.goto('/');
    const picture = page.locator('main img').first();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await page.waitForFunction(() => window.earlyEvents?.replay);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const requests = performance.getEntriesByType('resource');
      return requests.filter(({ startTime }) => startTime < (paint?.startTime ?? 0));
    });
    expect(early.map(({ name }) => new URL(name).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/hanken-grotesk-.*woff2$/),
      expect.stringMatching(/^\/assets\/young-serif-.*woff2$/),
    ]);
    await leave();
  },
  journeyMs,
);
