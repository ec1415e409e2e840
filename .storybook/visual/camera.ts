import type { CDPSession, Page } from 'playwright-core';
import type { Sight } from './in-page.ts';

export const windowHeight = 800;
const shotsToComeToRest = 8;
const drawingPatienceMs = 30_000;

/** A page may cease to draw for no reason of its own; one opened anew draws again. */
export class StuckPage extends Error {
  override message = 'The browser draws this page no more.';
}

/** What a page shows, as pictures. Where the page ceases to draw, everything here throws `StuckPage`. */
export class Camera {
  constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  async shoot({ clip }: Sight): Promise<Buffer> {
    const shot = this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: clip.height > windowHeight,
      clip: { ...clip, scale: 1 },
    });
    const { data } = await drawnInTime(shot);
    return Buffer.from(data, 'base64');
  }

  /** The renderer may still be at work on a page just loaded: two equal pictures say that it is not. */
  async shootAtRest(sight: Sight): Promise<{ png: Buffer; atRest: boolean }> {
    let png = await this.shoot(sight);
    for (let shot = 1; shot < shotsToComeToRest; shot += 1) {
      await this.repaintBelow(sight);
      const next = await this.shoot(sight);
      if (next.equals(png)) return { png, atRest: true };
      png = next;
    }
    return { png, atRest: false };
  }

  async setWidth(width: number): Promise<void> {
    if (this.page.viewportSize()?.width === width) return;
    await this.resize({ width, height: windowHeight });
  }

  /** What lies below the window may still be blank there, again and again: a window over all of it is not. */
  private async repaintBelow({ clip }: Sight): Promise<void> {
    const size = this.page.viewportSize();
    if (!size || clip.height <= windowHeight) return;
    await this.resize({ ...size, height: clip.height });
    await this.resize(size);
  }

  /** A picture that is asked for before the window has drawn itself anew may never come. */
  private async resize(size: { width: number; height: number }): Promise<void> {
    const twoFramesLater = this.page.setViewportSize(size).then(() =>
      this.page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }),
    );
    await drawnInTime(twoFramesLater);
  }
}

/** Throws `StuckPage` where what hangs on the page's drawing does not come. */
async function drawnInTime<Drawn>(drawn: Promise<Drawn>): Promise<Drawn> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new StuckPage()), drawingPatienceMs);
  return Promise.race([drawn, tooLate.promise]).finally(() => clearTimeout(timer));
}
