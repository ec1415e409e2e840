import type { Subscription } from '#contract/subscriptions';
import { Stack } from '#ui/stack';
import { plan as copy } from '../../copy/plan.ts';
import { isRefusal } from '../../data/api-error.ts';
import { isRetryable } from './errors.ts';
import { PlanChangeError } from './plan-change-error.tsx';
import { costOf, currentCost, PlanCost } from './plan-cost.tsx';
import type { PlanChoice } from './use-plan-choice.ts';

type PlanSummaryProps = {
  subscription: Subscription;
  /** The credit that the customer already has. */
  credit: string | undefined;
  choice: PlanChoice;
  /** Must move the focus, because the retry button disappears. */
  onRetry: () => void;
};

export function PlanSummary({ subscription, credit, choice, onRetry }: PlanSummaryProps) {
  const { chosen, isCurrent, previewed, refused } = choice;
  const whyRefused = isRefusal(refused) ? copy.refused : copy.unknownOutcome;
  if (previewed.error) {
    const whyUnknown = isRetryable(previewed.error) ? copy.failed : copy.noPrice;
    // The result of the change matters more than the error of the new quote.
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
          isCurrent ? currentCost(subscription) : costOf(chosen.billingInterval, previewed.preview)
        }
        credit={credit}
        isAsking={previewed.isAsking}
      />
    </Stack>
  );
}
