import type { Credit, PortalAnswer } from '#contract/billing';
import { addressOf } from './address.ts';
import { callApi, readOrNull } from './client.ts';
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
  const { data, ...state } = useResource(invoicesAddress(orderId), {
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
  const { data = noCredits } = useResource(addressOf('GET /api/customer/credits'));
  return data;
}

/** Answers the provider's page where the card of an order can be changed. */
export function openPortal(orderId: string): Promise<PortalAnswer> {
  return callApi('POST /api/customer/billing-portal', { body: { orderId } });
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
  return (
    path.startsWith(addressOf('GET /api/customer/invoices')) ||
    path === addressOf('GET /api/customer/credits')
  );
}

/** One more than is shown tells whether there are more. */
function invoicesAddress(order: string | undefined) {
  const limit = String(maxInvoices + 1);
  return addressOf('GET /api/customer/invoices', { query: { limit, ...(order && { order }) } });
}
