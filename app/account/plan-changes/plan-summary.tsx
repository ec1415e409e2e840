import type { Subscription } from '#contract/subscriptions';
import { Stack } from '#ui/stack';
import { plan as words } from '../../copy/plan.ts';
import { isRefusal } from '../../data/api-error.ts';
import { isRetryable } from './errors.ts';
import { PlanChangeError } from './plan-change-error.tsx';
import { costOf, currentCost, PlanCost } from './plan-cost.tsx';
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
  const whyRefused = isRefusal(refused) ? words.refused : words.unknownOutcome;
  if (previewed.error) {
    const whyUnknown = isRetryable(previewed.error) ? words.failed : words.noPrice;
    // What came of the change weighs more than what it would cost now.
    return (
      <PlanChangeError
        title={refused === undefined ? whyUnknown : whyRefused}
        error={refused ?? previewed.error}
        subscription={subscription}
        {...(isRetryable(previewed.error) ? { onRetry } : {})}
      />
    );
  }
  return (
    <Stack gap="m">
      {refused !== undefined && (
        <PlanChangeError title={whyRefused} error={refused} subscription={subscription} />
      )}
      <PlanCost
        cost={
          isPresent ? currentCost(subscription) : costOf(chosen.billingInterval, previewed.preview)
        }
        credit={credit}
        isAsking={previewed.isAsking}
      />
    </Stack>
  );
}
