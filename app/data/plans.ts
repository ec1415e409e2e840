import type { PlanChangeInput } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { addressOf } from './address.ts';
import { isBillingPath } from './billing.ts';
import { callApi, read, timeoutMs } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useMutateAnswer } from './resource.ts';
import { isSubscriptionPath } from './subscriptions.ts';

/** A plan change of a subscription: its preview, the change itself, and the current state. */
export function usePlanChange(id: number) {
  const mutate = useMutateAnswer();
  const refresh = useRefresh();

  /** Shows it on its page at once. The lists are refreshed in the background. */
  function show(subscription: SubscriptionDetails): SubscriptionDetails {
    const own = [subscription.id, subscription.orderId].map((name) =>
      addressOf('GET /api/customer/subscriptions/:id', { params: { id: name } }),
    );
    for (const path of own) void mutate(path, subscription, { revalidate: false });
    void refresh(
      (path) =>
        !own.some((address) => address === path) &&
        (isSubscriptionPath(path) || isBillingPath(path)),
    );
    return subscription;
  }

  return {
    preview: (plan: Plan) =>
      callApi('POST /api/customer/subscriptions/:id/plan/preview', { params: { id }, body: plan }),
    change: async (change: PlanChangeInput) =>
      show(
        await callApi('POST /api/customer/subscriptions/:id/plan', {
          params: { id },
          body: change,
        }),
      ),
    /** Fetches it again, for when it may have changed elsewhere. */
    look: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      return show(
        await read(addressOf('GET /api/customer/subscriptions/:id', { params: { id } }), {
          signal,
        }),
      );
    },
  };
}
