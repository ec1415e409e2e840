import useSWR from 'swr';
import type { CancellationRequest } from '#contract/cancellations';
import type { Credential } from '#contract/delivery';
import { apiPaths } from '#contract/paths';
import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { post, read, remove } from './client.ts';
import { useRefresh } from './refresh.ts';

/** The customer's subscriptions, newest first; undefined while they load. */
export function useSubscriptions() {
  const { data, error, mutate } = useSWR<Subscription[], Error>(apiPaths.subscriptions, read);
  return { subscriptions: data, error, retry: () => void mutate() };
}

export function useSubscription(id: string) {
  const { data, error, mutate } = useSWR<SubscriptionDetails, Error>(
    apiPaths.subscription(id),
    read,
  );
  return { subscription: data, error, retry: () => void mutate() };
}

/** Asking for the end of a subscription, and taking it back; both refresh what shows it. */
export function useCancellation(id: number) {
  const refresh = useRefresh();
  return {
    request: async (reason: string) => {
      await post<CancellationRequest>(apiPaths.subscriptionCancel(id), { reason });
      await refresh(isOfSubscriptions);
    },
    keep: async () => {
      await remove<CancellationRequest>(apiPaths.subscriptionCancel(id));
      await refresh(isOfSubscriptions);
    },
  };
}

/** What a subscription's owner needs to get in. It is never kept: every look is a call. */
export function revealCredentials(id: number): Promise<Credential[]> {
  return post<Credential[]>(apiPaths.credentialsReveal(id));
}

/** The list, and each one of it. */
export function isOfSubscriptions(path: string): boolean {
  return path.startsWith(apiPaths.subscriptions);
}
