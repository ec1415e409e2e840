import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pictureQuality, pictureWidths } from '#contract/pictures';
import {
  pictureSides,
  type WebsitePicture,
  websitePicture,
  websitePictures,
} from '#db/seed/website-pictures';
import { demoLooks, fullPageWidth, phonePixels } from '../format/demo-pictures.ts';
import { launchChromium } from '../journeys/chromium.ts';
import { serveFolder } from '../journeys/serve-folder.ts';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const thumbnails = `${publicFolder}thumbnails/`;
const fullPages = `${publicFolder}full-pages/`;
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true };
/** These pictures are large and shown small, so stronger compression can’t be seen. */
const fullPageQuality = 50;

/**
 * Takes screenshots of each demo website: its first screen in the widths that the shop uses and on
 * a phone, its whole home page, its first screen in other looks, and other parts of it. With
 * arguments, of these demos only.
 */
async function takeThumbnails(only: readonly string[]): Promise<void> {
  for (const folder of [thumbnails, fullPages]) mkdirSync(folder, { recursive: true });
  const served = serveFolder(publicFolder);
  const browser = await launchChromium();
  const slugs = readdirSync(`${publicFolder}demos`);
  for (const slug of only.length > 0 ? only : slugs) {
    const home = `/demos/${slug}/`;
    const url = new URL(home, served.url).href;
    const { firstScreen, fullPage } = await photograph(browser, url);
    for (const width of pictureWidths) {
      await save(firstScreen, width, pictureQuality(width), `${thumbnails}${slug}-${width}.webp`);
    }
    const onPhone = await visit(browser, url, phone, (page) => page.screenshot());
    await save(onPhone, phonePixels.width, pictureQuality(720), `${thumbnails}${slug}-phone.webp`);
    const height = await save(fullPage, fullPageWidth, fullPageQuality, `${fullPages}${slug}.webp`);
    const [, ...otherLooks] = demoLooks(home);
    for (const { demoUrl, picture } of otherLooks) {
      const { firstScreen } = await photograph(browser, new URL(demoUrl, served.url).href);
      const { width, src } = picture;
      await save(firstScreen, width, pictureQuality(width), `${publicFolder}${src.slice(1)}`);
    }
    for (const picture of websitePictures[slug] ?? []) {
      await takePart(browser, url, slug, picture);
    }
    console.info(`${slug}: full page ${fullPageWidth} × ${height}`);
  }
  await browser.close();
  await served.stop();
}

async function takePart(browser: Browser, home: string, slug: string, picture: WebsitePicture) {
  const { page: address, part, device } = picture;
  const viewed = device === 'phone' ? phone : desktop;
  const taken = await visit(browser, new URL(address, home).href, viewed, async (page) => {
    await page.evaluate(showImages, { lazyToo: true });
    if (part) {
      const top = page.locator(part).first();
      await top.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    }
    return page.screenshot();
  });
  const widest = pictureSides[device].width;
  for (const width of device === 'phone' ? [widest] : pictureWidths) {
    // Phones are shown about half as large, so stronger compression can’t be seen.
    const quality = device === 'phone' ? pictureQuality(720) : pictureQuality(width);
    const path = websitePicture(slug, picture, width);
    await save(taken, width, quality, `${publicFolder}${path.slice(1)}`);
  }
}

/** Answers the picture's height. */
async function save(picture: Buffer, width: number, quality: number, path: string) {
  const webp = await new Bun.Image(picture).resize(width).webp({ quality }).bytes();
  await Bun.write(path, webp);
  return (await new Bun.Image(webp).metadata()).height;
}

function photograph(browser: Browser, url: string) {
  return visit(browser, url, desktop, async (page) => {
    const firstScreen = await page.screenshot();
    await page.evaluate(showImages, { lazyToo: true });
    return { firstScreen, fullPage: await page.screenshot({ fullPage: true }) };
  });
}

async function visit<Taken>(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
  take: (page: Page) => Promise<Taken>,
): Promise<Taken> {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // Lazy images below the fold never load.
  await page.evaluate(showImages, { lazyToo: false });
  const taken = await take(page);
  await context.close();
  return taken;
}

/** Runs in the browser. */
async function showImages({ lazyToo }: { lazyToo: boolean }): Promise<void> {
  await document.fonts.ready;
  if (lazyToo) for (const image of document.images) image.loading = 'eager';
  const shown = [...document.images].filter((image) => image.loading !== 'lazy');
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
}

await takeThumbnails(process.argv.slice(2));
