import type { Subscription } from '#contract/subscriptions';
import { Stack } from '#ui/stack';
import { plan as words } from '../../copy/plan.ts';
import { ApiError } from '../../data/api-error.ts';
import { costOf, PlanCost, presentCost } from './plan-cost.tsx';
import { PlanRefused } from './plan-refused.tsx';
import type { PlanChoice } from './use-plan-choice.ts';

type PlanSummaryProps = { subscription: Subscription; choice: PlanChoice };

/** What the choice costs, or why there is no price; and why the change was not made. */
export function PlanSummary({ subscription, choice }: PlanSummaryProps) {
  const { chosen, isPresent, previewed, refused } = choice;
  if (previewed.error) {
    return (
      <PlanRefused
        title={isAnswer(previewed.error) ? words.noPrice : words.failed}
        error={previewed.error}
        subscription={subscription}
        onRetry={previewed.retry}
      />
    );
  }
  return (
    <Stack gap="m">
      {refused !== undefined && (
        <PlanRefused
          title={isAnswer(refused) ? words.refused : words.unsure}
          error={refused}
          subscription={subscription}
        />
      )}
      <PlanCost
        cost={
          isPresent ? presentCost(subscription) : costOf(chosen.billingInterval, previewed.preview)
        }
        isAsking={previewed.isAsking}
      />
    </Stack>
  );
}

/** A no with its reason. Without an answer, or after a fault, nobody has said no. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
