import { useSWRConfig } from 'swr';
import type { CancellationRequest } from '#contract/cancellations';
import type { Credential } from '#contract/delivery';
import { apiPaths } from '#contract/paths';
import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { post, remove } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** The customer's subscriptions, newest first; undefined while they load. */
export function useSubscriptions() {
  const { data: subscriptions, ...state } = useResource<Subscription[]>(apiPaths.subscriptions);
  return { subscriptions, ...state };
}

export function useSubscription(id: string) {
  const { data: subscription, ...state } = useResource<SubscriptionDetails>(
    apiPaths.subscription(id),
  );
  return { subscription, ...state };
}

/** Asking for the end of a subscription, and taking it back. */
export function useCancellation({ id, orderId }: Pick<Subscription, 'id' | 'orderId'>) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();

  /** At once wherever it is shown. The rest follows by itself, and nobody waits for it. */
  function show(known: Partial<Subscription>) {
    const inPlace = { revalidate: false };
    for (const path of [id, orderId].map((name) => apiPaths.subscription(name))) {
      void mutate<SubscriptionDetails>(path, (one) => one && { ...one, ...known }, inPlace);
    }
    void mutate<Subscription[]>(
      apiPaths.subscriptions,
      (all) => all?.map((one) => (one.id === id ? { ...one, ...known } : one)),
      inPlace,
    );
    void refresh(isSubscriptionPath);
  }

  return {
    request: async (reason: string) => {
      const path = apiPaths.subscriptionCancel(id);
      const { status, requestedAt } = await post<CancellationRequest>(path, { reason });
      show({ cancellation: { status, requestedAt }, nextChargeAt: null });
    },
    keep: async () => {
      await remove<CancellationRequest>(apiPaths.subscriptionCancel(id));
      show({ cancellation: null, cancelAt: null });
    },
  };
}

/** What a subscription's owner needs to get in. It is never kept: every look is a call. */
export function revealCredentials(id: number): Promise<Credential[]> {
  return post<Credential[]>(apiPaths.credentialsReveal(id));
}

/** The list, and each one of it. */
export function isSubscriptionPath(path: string): boolean {
  return path.startsWith(apiPaths.subscriptions);
}
