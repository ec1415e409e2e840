import type { Subscription } from '#contract/subscriptions';
import { Stack } from '#ui/stack';
import { plan as words } from '../../copy/plan.ts';
import { isRefusal } from '../../data/api-error.ts';
import { costOf, PlanCost, presentCost } from './plan-cost.tsx';
import { PlanRefused } from './plan-refused.tsx';
import { mayPass } from './refusals.ts';
import type { PlanChoice } from './use-plan-choice.ts';

type PlanSummaryProps = {
  subscription: Subscription;
  /** What there is already, whatever is chosen. */
  credit: string | undefined;
  choice: PlanChoice;
  /** The button that asks again goes with what it stands in. */
  onRetry: () => void;
};

/** What the choice costs, or why there is no price; and why the change was not made. */
export function PlanSummary({ subscription, credit, choice, onRetry }: PlanSummaryProps) {
  const { chosen, isPresent, previewed, refused } = choice;
  const whyRefused = isRefusal(refused) ? words.refused : words.unsure;
  if (previewed.error) {
    const whyUnknown = mayPass(previewed.error) ? words.failed : words.noPrice;
    // What came of the change weighs more than what it would cost now.
    return (
      <PlanRefused
        title={refused === undefined ? whyUnknown : whyRefused}
        error={refused ?? previewed.error}
        subscription={subscription}
        {...(mayPass(previewed.error) ? { onRetry } : {})}
      />
    );
  }
  return (
    <Stack gap="m">
      {refused !== undefined && (
        <PlanRefused title={whyRefused} error={refused} subscription={subscription} />
      )}
      <PlanCost
        cost={
          isPresent ? presentCost(subscription) : costOf(chosen.billingInterval, previewed.preview)
        }
        credit={credit}
        isAsking={previewed.isAsking}
      />
    </Stack>
  );
}
