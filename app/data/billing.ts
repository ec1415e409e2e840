import useSWR from 'swr';
import type { Invoice, OpenPortal, PortalAnswer } from '#contract/billing';
import { apiPaths } from '#contract/paths';
import { post, read } from './client.ts';
import { useRefresh } from './refresh.ts';
import { isOfSubscriptions } from './subscriptions.ts';

/** The bills of all that a customer has bought, newest first; undefined while they load. */
export function useInvoices() {
  const { data, error, mutate } = useSWR<Invoice[], Error>(apiPaths.invoices, read);
  return { invoices: data, error, retry: () => void mutate() };
}

/** Answers the provider's page where the card of an order can be changed. */
export function openPortal(orderId: string): Promise<PortalAnswer> {
  return post<PortalAnswer>(apiPaths.billingPortal, { orderId } satisfies OpenPortal);
}

/** For who comes back from the provider's pages: they may have paid there, or changed a card. */
export function useBillingRefresh(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh((path) => path === apiPaths.invoices || isOfSubscriptions(path));
}
