import { useSWRConfig } from 'swr';
import { apiPaths } from '#contract/paths';
import type { PlanChangeInput, PlanPreview } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { isBillingPath } from './billing.ts';
import { post, read, timeoutMs } from './client.ts';
import { useRefresh } from './refresh.ts';
import { isSubscriptionPath } from './subscriptions.ts';

/** Another plan for a subscription: what it would cost, the change, and how it stands now. */
export function usePlanChange(id: number) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();

  /** Its page shows at once how it stands. The lists follow by themselves, and nobody waits for them. */
  function show(subscription: SubscriptionDetails): SubscriptionDetails {
    const own = [subscription.id, subscription.orderId].map((name) => apiPaths.subscription(name));
    for (const path of own) void mutate(path, subscription, { revalidate: false });
    void refresh(
      (path) => !own.includes(path) && (isSubscriptionPath(path) || isBillingPath(path)),
    );
    return subscription;
  }

  return {
    preview: (plan: Plan) => post<PlanPreview>(apiPaths.planPreview(id), plan),
    change: async (change: PlanChangeInput) =>
      show(await post<SubscriptionDetails>(apiPaths.plan(id), change)),
    /** Where it may have changed in another place. */
    look: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      return show(await read<SubscriptionDetails>(apiPaths.subscription(id), { signal }));
    },
  };
}
