import type { Plan } from '#contract/plans';
import type { Subscription } from '#contract/subscriptions';
import {
  type SupportGroup,
  type SupportPackage,
  supportGroup,
  supportPackageValues,
} from '#contract/support-packages';

const ofGroup: Record<SupportGroup, SupportPackage> = {
  Free: 'none',
  '1-Year Support': 'regular',
  Enhancement: 'expansion',
  Other: 'none',
};

/** The plan that runs, in today's packages: an old name stands for what took its place. */
export function presentPlan({ billingInterval, supportPackage: stored }: Subscription): Plan {
  const known = supportPackageValues.find((value) => value === stored);
  return { billingInterval, supportPackage: known ?? ofGroup[supportGroup(stored)] };
}

export function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one.billingInterval === other.billingInterval && one.supportPackage === other.supportPackage
  );
}
