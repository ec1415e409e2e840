import type { Page, Request } from 'playwright-core';

const patienceMs = 15_000;

/** What a page still waits for from its server: a part of it that loads late, a picture, a font. */
export class Traffic {
  private readonly pending = new Set<Request>();
  private wake: () => void = () => {};
  /** Grows with each request that begins or ends. */
  events = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      this.pending.add(request);
      this.events += 1;
    });
    page.on('requestfinished', (request) => this.finish(request));
    page.on('requestfailed', (request) => this.finish(request));
  }

  get isQuiet(): boolean {
    return this.pending.size === 0;
  }

  /** Resolves when nothing is under way any more, or when that takes too long. */
  async quiet(): Promise<void> {
    if (this.isQuiet) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private finish(request: Request): void {
    this.pending.delete(request);
    this.events += 1;
    if (this.isQuiet) this.wake();
  }
}
