import { launchChromium } from '#app/journeys/chromium.ts';
import { serveFolder } from '#app/journeys/serve-folder.ts';
import type { Picture } from '../pictures.ts';
import { StoryPage } from '../story-page.ts';
import { pagesAtOnce } from '../walk.ts';

/** For each picture a fingerprint of the computed styles of all that is drawn in it. */
export async function stylesOf(
  builtStorybook: string,
  pictures: Picture[],
): Promise<Record<string, string>> {
  const storybook = serveFolder(builtStorybook);
  const browser = await launchChromium();
  const styles: Record<string, string> = {};
  const queue = pictures.values();
  let asked = 0;

  async function work(): Promise<void> {
    const page = await StoryPage.open(browser, storybook.url);
    for (const picture of queue) {
      styles[picture.name] = await page.ask(picture, fingerprint);
      asked += 1;
      if (asked % 250 === 0) console.info(`  styles of ${asked} of ${pictures.length} pictures`);
    }
  }

  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  } finally {
    await browser.close();
    await storybook.stop();
  }
  return styles;
}

/** Runs in the browser. */
async function fingerprint(): Promise<string> {
  const seen = Array.from(document.querySelectorAll('body *')).filter(isDrawn).map(stylesOfElement);
  const bytes = new TextEncoder().encode(seen.join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return digest.toHex();

  function isDrawn(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && width > 0 && height > 0;
  }

  function stylesOfElement(element: Element): string {
    const each = [undefined, '::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ content }) => content !== 'none')
      .map(({ cssText }) => cssText);
    return [element.tagName, ...each].join('|');
  }
}
