import type { PlanChangeInput, PlanPreview } from '#contract/billing';
import { apiPaths } from '#contract/paths';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { post, read } from './client.ts';
import { useRefresh } from './refresh.ts';
import { isOfSubscriptions } from './subscriptions.ts';

/** Another plan for a subscription: what it would cost, the change, and how it stands now. */
export function usePlans(id: number) {
  const refresh = useRefresh();
  return {
    preview: (plan: Plan) => post<PlanPreview>(apiPaths.planPreview(id), plan),
    change: async (change: PlanChangeInput) => {
      const changed = await post<SubscriptionDetails>(apiPaths.plan(id), change);
      await refresh((path) => isOfSubscriptions(path) || path.startsWith(apiPaths.invoices));
      return changed;
    },
    /** Where it may have changed in another place. */
    look: async () => {
      const [subscription] = await Promise.all([
        read<SubscriptionDetails>(apiPaths.subscription(id)),
        refresh(isOfSubscriptions),
      ]);
      return subscription;
    },
  };
}
