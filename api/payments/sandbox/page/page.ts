import type { Commit } from '../store/commit.ts';
import type { Objects } from '../store/objects.ts';
import { createCheckoutPage } from './checkout-page.ts';
import { createInvoicePage } from './invoice-page.ts';
import { createPortalPage } from './portal-page.ts';
import { createScreens } from './screens.ts';

export interface PageDeps {
  objects: Objects;
  commit: Commit;
  log(line: string): void;
}

/** Answers the addresses that are its own; undefined for all others. */
export type Page = (request: Request, url: URL) => Promise<Response | undefined>;

/** Everything that a buyer's browser opens. */
export async function createPage(deps: PageDeps): Promise<(request: Request) => Promise<Response>> {
  const { missing } = await createScreens();
  const pages = await Promise.all([
    createCheckoutPage(deps),
    createInvoicePage(deps),
    createPortalPage(deps),
  ]);

  return async (request) => {
    const response = (await firstAnswer(request)) ?? missing();
    deps.log(`${request.method} hosted page ${response.status}`);
    return response;
  };

  async function firstAnswer(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url);
    for (const page of pages) {
      const response = await page(request, url);
      if (response) return response;
    }
    return undefined;
  }
}
