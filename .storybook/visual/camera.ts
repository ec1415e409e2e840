import type { CDPSession, Page } from 'playwright-core';
import type { Rendering } from './page-agent.ts';

export const windowHeight = 800;
const maxStableAttempts = 8;
const drawTimeoutMs = 30_000;

/** Chromium sometimes stops drawing a page. A new page works again. */
export class PageNotDrawing extends Error {
  override message = 'The browser stopped drawing this page.';
}

/** Takes pictures of a page. All methods throw `PageNotDrawing` when the page stops drawing. */
export class Camera {
  constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  async capture({ clip }: Rendering): Promise<Buffer> {
    const shot = this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: clip.height > windowHeight,
      clip: { ...clip, scale: 1 },
    });
    const { data } = await withDrawTimeout(shot);
    return Buffer.from(data, 'base64');
  }

  /** A page that was just loaded may still be rendering: takes pictures until two are equal. */
  async captureStable(rendering: Rendering): Promise<{ png: Buffer; isStable: boolean }> {
    let png = await this.capture(rendering);
    for (let shot = 1; shot < maxStableAttempts; shot += 1) {
      await this.repaintBelowWindow(rendering);
      const next = await this.capture(rendering);
      if (next.equals(png)) return { png, isStable: true };
      png = next;
    }
    return { png, isStable: false };
  }

  async setWidth(width: number): Promise<void> {
    if (this.page.viewportSize()?.width === width) return;
    await this.resize({ width, height: windowHeight });
  }

  /** The part below the window may stay blank until the window is enlarged to show it. */
  private async repaintBelowWindow({ clip }: Rendering): Promise<void> {
    const size = this.page.viewportSize();
    if (!size || clip.height <= windowHeight) return;
    await this.resize({ ...size, height: clip.height });
    await this.resize(size);
  }

  /** A screenshot requested before the resized window is drawn may never arrive. */
  private async resize(size: { width: number; height: number }): Promise<void> {
    const twoFramesLater = this.page.setViewportSize(size).then(() =>
      this.page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }),
    );
    await withDrawTimeout(twoFramesLater);
  }
}

/** Throws `PageNotDrawing` when the promise takes too long. */
async function withDrawTimeout<Drawn>(drawn: Promise<Drawn>): Promise<Drawn> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new PageNotDrawing()), drawTimeoutMs);
  return Promise.race([drawn, tooLate.promise]).finally(() => clearTimeout(timer));
}
