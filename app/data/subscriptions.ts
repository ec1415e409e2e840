import type { Credential } from '#contract/delivery';
import type { Subscription } from '#contract/subscriptions';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefresh } from './refresh.ts';
import { keepLoaded, useMutateAnswer, useResource } from './resource.ts';
import { revalidateWhileOpen } from './tickets.ts';

/** The customer's subscriptions, newest first; undefined while they load. */
export function useSubscriptions() {
  const answer = useResource(addressOf('GET /api/customer/subscriptions'), revalidateWhileOpen);
  const { data: subscriptions, ...state } = keepLoaded(answer);
  return { subscriptions, ...state };
}

/** Stage, preview and website change while the page is open. */
export function useSubscription(id: string) {
  const answer = useResource(
    addressOf('GET /api/customer/subscriptions/:id', { params: { id } }),
    revalidateWhileOpen,
  );
  const { data: subscription, ...state } = keepLoaded(answer);
  return { subscription, ...state };
}

/** Requests a cancellation, or withdraws it. */
export function useCancellation({ id, orderId }: Pick<Subscription, 'id' | 'orderId'>) {
  const mutate = useMutateAnswer();
  const refresh = useRefresh();

  /** Shows the change at once. Everything else is refreshed in the background. */
  function show(known: Partial<Subscription>) {
    const inPlace = { revalidate: false };
    for (const path of [id, orderId].map((name) =>
      addressOf('GET /api/customer/subscriptions/:id', { params: { id: name } }),
    )) {
      void mutate(path, (one) => one && { ...one, ...known }, inPlace);
    }
    void mutate(
      addressOf('GET /api/customer/subscriptions'),
      (all) => all?.map((one) => (one.id === id ? { ...one, ...known } : one)),
      inPlace,
    );
    void refresh(isSubscriptionPath);
  }

  return {
    request: async (reason: string) => {
      const { status, requestedAt } = await callApi('POST /api/customer/subscriptions/:id/cancel', {
        params: { id },
        body: { reason },
      });
      show({ cancellation: { status, requestedAt }, nextChargeAt: null });
    },
    withdraw: async () => {
      await callApi('DELETE /api/customer/subscriptions/:id/cancel', { params: { id } });
      show({ cancellation: null, cancelAt: null });
    },
  };
}

/** The credentials of a subscription. They are never cached: each look is a call. */
export function revealCredentials(id: number): Promise<Credential[]> {
  return callApi('POST /api/customer/subscriptions/:id/credentials/reveal', { params: { id } });
}

/** The list of subscriptions, and each single one. */
export function isSubscriptionPath(path: string): boolean {
  return path.startsWith(addressOf('GET /api/customer/subscriptions'));
}
