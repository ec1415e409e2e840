import type { Page, Request } from 'playwright-core';

const timeoutMs = 15_000;

/** The pending requests of a page. */
export class NetworkActivity {
  private readonly pending = new Set<Request>();
  private wake: () => void = () => {};
  /** Incremented whenever a request starts or ends. */
  events = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      this.pending.add(request);
      this.events += 1;
    });
    page.on('requestfinished', (request) => this.finish(request));
    page.on('requestfailed', (request) => this.finish(request));
  }

  get isIdle(): boolean {
    return this.pending.size === 0;
  }

  /** Resolves when no request is pending, or after a timeout. */
  async waitUntilIdle(): Promise<void> {
    if (this.isIdle) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private finish(request: Request): void {
    this.pending.delete(request);
    this.events += 1;
    if (this.isIdle) this.wake();
  }
}
