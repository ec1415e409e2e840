import type { RefObject } from 'react';
import type { PlanPreview } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { Button } from '#ui/button';
import { plan as words } from '../../copy/plan.ts';
import { usePlanChange } from '../../data/plans.ts';
import { sumDollars } from '../../format/money.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { planChangeAvailability } from './availability.ts';
import { creditFrom } from './plan-cost.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { supportPhrase } from './support-phrase.ts';

type ChangePlanProps = {
  subscription: SubscriptionDetails;
  /** What its next bills use up before the card is charged. */
  credit?: string | undefined;
  /** Where the focus goes when the plan cannot be changed any more. */
  endAt: RefObject<HTMLElement | null>;
};

/** Leads to another plan, of a subscription that runs. */
export function ChangePlan({ subscription, credit, endAt }: ChangePlanProps) {
  const { preview, change, look } = usePlanChange(subscription.id);
  const { opening, open, onOpenChange } = useDialogState<void>();
  const toast = useToast();

  function finish({ billingInterval, supportPackage }: Plan, { dueNow }: PlanPreview) {
    onOpenChange(false);
    const hint = words.doneHint(words.billed[billingInterval], supportPhrase(supportPackage));
    const added = creditFrom(dueNow);
    const description = added ? `${hint} ${words.doneCredit(sumDollars(added))}` : hint;
    toast({ title: words.done, description });
  }

  return (
    <>
      {planChangeAvailability(subscription) === 'available' && (
        <Button variant="quiet" opensDialog onClick={() => open()}>
          {words.change}
        </Button>
      )}
      {/* Where another window has ended what it is about, it stays, and says so. */}
      {opening && (
        <PlanDialog
          key={opening.key}
          subscription={subscription}
          credit={credit}
          open={opening.isOpen}
          onOpenChange={onOpenChange}
          endAt={endAt}
          onPreview={preview}
          onChange={change}
          onLook={look}
          onChanged={finish}
        />
      )}
    </>
  );
}
