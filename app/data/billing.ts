import type { Credit, PortalAnswer, StoredCard } from '#contract/billing';
import { addressOf } from './address.ts';
import { callApi, readOrNull } from './client.ts';
import { isGuestOrderPath } from './guest-orders.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';
import { isSubscriptionPath } from './subscriptions.ts';

/** How many invoices are shown at most. */
export const maxInvoices = 100;

const pausesMs = [2000, 6000];
const noCredits: readonly Credit[] = [];
const noCards: readonly StoredCard[] = [];

/**
 * The customer's invoices, or those of one order, newest first; undefined while they load. An order
 * that is not theirs has none.
 */
export function useInvoices(orderId?: string, isNeeded = true) {
  const { data, ...state } = useResource(isNeeded ? invoicesAddress(orderId) : null, {
    fetch: readOrNull,
  });
  const invoices = data === null ? [] : data;
  return {
    invoices: invoices?.slice(0, maxInvoices),
    hasOlder: invoices !== undefined && invoices.length > maxInvoices,
    ...state,
  };
}

/**
 * The credit of each order, which later invoices use up; none while it loads or if it fails. The
 * provider is asked for each order, so a screen that may not show them passes `isNeeded`.
 */
export function useCredits(isNeeded = true): readonly Credit[] {
  const { data = noCredits } = useResource(
    isNeeded ? addressOf('GET /api/customer/credits') : null,
  );
  return data;
}

/** The card of each order that is charged, as {@link useCredits}. */
export function useStoredCards(isNeeded = true): readonly StoredCard[] {
  const { data = noCards } = useResource(isNeeded ? addressOf('GET /api/customer/cards') : null);
  return data;
}

/** Opens the provider's page where the card of an order can be changed. */
export function openPortal(orderId: string): Promise<PortalAnswer> {
  return callApi('POST /api/customer/billing-portal', { body: { orderId } });
}

/**
 * For customers who return from the provider's pages, where they may have paid or changed a card.
 * They may be back before the payment's webhook arrives, so subscriptions are fetched again later.
 */
export function useBillingRefresh(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    await refresh(
      (path) => isBillingPath(path) || isSubscriptionPath(path) || isGuestOrderPath(path),
    );
    for (const pauseMs of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await refresh(isSubscriptionPath);
    }
  };
}

/** The invoices, and the credit and the cards that pay later ones. */
export function isBillingPath(path: string): boolean {
  return (
    path.startsWith(addressOf('GET /api/customer/invoices')) ||
    path === addressOf('GET /api/customer/credits') ||
    path === addressOf('GET /api/customer/cards')
  );
}

/** One more than is shown, to know whether there are more. */
function invoicesAddress(order: string | undefined) {
  const limit = String(maxInvoices + 1);
  return addressOf('GET /api/customer/invoices', { query: { limit, ...(order && { order }) } });
}
