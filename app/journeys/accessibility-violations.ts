import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the page: 'color-contrast: .price'. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await window.axe?.run();
    return (found?.violations ?? [{ id: 'axe did not load', nodes: [{ target: [] }] }]).flatMap(
      ({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`),
    );
  });
}
