import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
/** Far below 0.1, which counts as good. The account's name appearing in the bar causes the rest. */
const most = 0.005;
const sizes = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

declare global {
  interface Window {
    shifted: number;
  }
}

test.each(sizes)(
  'Customers on %s see no layout shift while their data loads',
  async (_size, viewport) => {
    const { context, page, leave } = await shop().visit({ viewport });
    await register(page, `ada-${viewport.width}@example.com`);
    const asked = await page.request.post('/api/customer/support/tickets', {
      data: { subject: 'Opening hours', message: 'From seven on.\n'.repeat(40) },
    });
    const { ticketId } = await asked.json();
    await context.addInitScript(measureShifts);
    const tickets = '/dashboard/support';
    for (const [path, words] of [
      ['/dashboard', 'No subscriptions yet'],
      [tickets, 'Opening hours'],
      [`${tickets}?new`, 'Opening hours'],
      [`${tickets}/${ticketId}`, 'Opening hours'],
    ] as const) {
      // Delay the data until the page is shown, as on a slow connection.
      await page.route('**/api/customer/**', async (route) => {
        await page.getByRole('navigation', { name: 'Your account' }).waitFor();
        await route.continue();
      });
      await page.goto(path);
      await page.getByRole('button', { name: 'My Account: Ada' }).waitFor();
      await page.getByRole('main').getByText(words).first().waitFor();
      expect(await shifted(page)).toBeLessThan(most);
    }
    await leave();
  },
  journeyMs,
);

/** Adds up layout shifts that no user input caused. */
function measureShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwnDoing = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!isOwnDoing && 'value' in entry) window.shifted += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the sum of layout shifts after a few frames, so that pending ones are counted. */
function shifted(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 10; frames++) await frame();
    return window.shifted;
  });
}
