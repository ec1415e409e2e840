import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { pictureQuality, pictureWidths } from '#contract/pictures';
import { launchChromium } from '../journeys/chromium.ts';
import { serveFolder } from '../journeys/serve-folder.ts';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const thumbnails = `${publicFolder}thumbnails/`;
const screen = { width: 1280, height: 800 };

/** Takes a screenshot of each demo website, in the widths that the shop uses. */
async function takeThumbnails(): Promise<void> {
  mkdirSync(thumbnails, { recursive: true });
  const served = serveFolder(publicFolder);
  const browser = await launchChromium();
  for (const slug of readdirSync(`${publicFolder}demos`)) {
    const picture = await photograph(browser, `${served.url}demos/${slug}/`);
    for (const width of pictureWidths) {
      const webp = new Bun.Image(picture).resize(width).webp({ quality: pictureQuality(width) });
      await Bun.write(`${thumbnails}${slug}-${width}.webp`, await webp.bytes());
    }
    console.info(slug);
  }
  await browser.close();
  await served.stop();
}

async function photograph(browser: Browser, url: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Lazy images below the fold never load.
    const shown = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

await takeThumbnails();
