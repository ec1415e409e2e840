import { fileURLToPath } from 'node:url';
import { launchChromium } from '../journeys/chromium.ts';
import { serveFolder } from '../journeys/serve-folder.ts';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));

const featuredDemos = ['saltmarsh', 'crane-hollis', 'ebbe', 'ines-varga'];

const style = `
  body { margin: 0; height: 630px; box-sizing: border-box; padding: 60px 84px; background: #f3f0ec;
    display: grid; grid-template: 1fr 1fr / 1fr 1fr; gap: 36px; }
  img { width: 100%; height: 100%; object-fit: cover; object-position: top; min-height: 0;
    border: 1px solid #d4d0cb; border-top-width: 20px; border-top-color: #fbfaf7; border-radius: 6px; box-sizing: border-box; }
  body::after { content: ''; position: absolute; inset: 0 0 auto auto; border: 44px solid;
    border-color: #cd3503 #cd3503 transparent transparent; }
`;

/** Draws the picture that is shown beside a shared link: four demo websites and the brand mark. */
async function takeSocialCard(): Promise<void> {
  const served = serveFolder(publicFolder);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(`${served.url}demos/ebbe/`);
  const pictures = featuredDemos.map(
    (slug) => `<img alt="" src="${served.url}thumbnails/${slug}-960.webp">`,
  );
  await page.setContent(`<style>${style}</style>${pictures.join('')}`, { waitUntil: 'load' });
  const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
  await Bun.write(`${publicFolder}social-card.jpg`, picture);
  await browser.close();
  await served.stop();
}

await takeSocialCard();
