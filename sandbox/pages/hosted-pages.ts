import { createCheckoutPage } from './checkout-page.ts';
import { createCheckoutViews } from './checkout-views.ts';
import { createInvoicePage } from './invoice-page.ts';
import type { PageDeps } from './page-handler.ts';
import { createPortalPage } from './portal-page.ts';

/** Serves everything that a buyer's browser opens: checkout, invoices and the billing portal. */
export async function createHostedPages(
  deps: PageDeps,
): Promise<(request: Request) => Promise<Response>> {
  const { missing } = await createCheckoutViews();
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
