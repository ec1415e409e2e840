import type { Credit, Invoice, OpenPortal, PortalAnswer } from '#contract/billing';
import { apiPaths } from '#contract/paths';
import { post, readOrNull } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';
import { isSubscriptionPath } from './subscriptions.ts';

/** So many bills are shown at once. */
export const maxInvoices = 100;

const pausesMs = [2000, 6000];
const noCredits: readonly Credit[] = [];

/**
 * The newest bills of all that a customer has bought, or of one order, newest first; undefined
 * while they load. An order that is not theirs has none.
 */
export function useInvoices(orderId?: string) {
  const { data, ...state } = useResource<Invoice[] | null>(invoicesPath(orderId), {
    fetch: readOrNull,
  });
  const invoices = data === null ? [] : data;
  return {
    invoices: invoices?.slice(0, maxInvoices),
    hasOlder: invoices !== undefined && invoices.length > maxInvoices,
    ...state,
  };
}

/** What later bills use up, by order; none while it loads, and where the provider does not answer. */
export function useCredits(): readonly Credit[] {
  const { data = noCredits } = useResource<readonly Credit[]>(apiPaths.credits);
  return data;
}

/** Answers the provider's page where the card of an order can be changed. */
export function openPortal(orderId: string): Promise<PortalAnswer> {
  return post<PortalAnswer>(apiPaths.billingPortal, { orderId } satisfies OpenPortal);
}

/**
 * For who comes back from the provider's pages: they may have paid there, or changed a card. Of a
 * payment the shop hears by a message, and a person may be quicker: it looks again some moments on.
 */
export function useBillingRefresh(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    await refresh((path) => isBillingPath(path) || isSubscriptionPath(path));
    for (const pauseMs of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await refresh(isSubscriptionPath);
    }
  };
}

/** The bills, and what there is to pay later ones from. */
export function isBillingPath(path: string): boolean {
  return path.startsWith(apiPaths.invoices) || path === apiPaths.credits;
}

/** One more than is shown tells whether there are more. */
function invoicesPath(order: string | undefined): string {
  const limit = String(maxInvoices + 1);
  return `${apiPaths.invoices}?${new URLSearchParams({ limit, ...(order && { order }) })}`;
}
