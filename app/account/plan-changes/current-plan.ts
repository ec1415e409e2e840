import type { Plan } from '#contract/plans';
import type { Subscription } from '#contract/subscriptions';
import { packageOf } from '#contract/support-packages';

/** The current plan, with former packages mapped to today's. */
export function currentPlan({ billingInterval, supportPackage }: Subscription): Plan {
  return { billingInterval, supportPackage: packageOf(supportPackage) };
}

export function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one.billingInterval === other.billingInterval && one.supportPackage === other.supportPackage
  );
}
