import type { RefObject } from 'react';
import type { PlanPreview } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { Button } from '#ui/button';
import { plan as copy } from '../../copy/plan.ts';
import { usePlanChange } from '../../data/plans.ts';
import { sumMoney } from '../../format/money.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { planChangeAvailability } from './availability-hint.tsx';
import { creditFrom } from './plan-cost.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { supportPhrase } from './support-phrase.ts';

type ChangePlanProps = {
  subscription: SubscriptionDetails;
  /** Credit for its next invoices, in dollars. */
  credit?: string | undefined;
  /** Gets the focus when the plan can no longer be changed. */
  finalFocus: RefObject<HTMLElement | null>;
};

export function ChangePlan({ subscription, credit, finalFocus }: ChangePlanProps) {
  const { preview, change, look } = usePlanChange(subscription.id);
  const { opening, open, onOpenChange } = useDialogState<void>();
  const toast = useToast();

  function finish({ billingInterval, supportPackage }: Plan, { dueNow }: PlanPreview) {
    onOpenChange(false);
    const hint = copy.doneHint(copy.billed[billingInterval], supportPhrase(supportPackage));
    const added = creditFrom(dueNow);
    const description = added ? `${hint} ${copy.doneCredit(sumMoney(added))}` : hint;
    toast({ title: copy.done, description });
  }

  return (
    <>
      {planChangeAvailability(subscription) === 'available' && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => open()}>
          {copy.change}
        </Button>
      )}
      {/* Stays open when the subscription was cancelled in another tab, and says so. */}
      {opening && (
        <PlanDialog
          key={opening.key}
          subscription={subscription}
          credit={credit}
          open={opening.isOpen}
          onOpenChange={onOpenChange}
          finalFocus={finalFocus}
          onPreview={preview}
          onChange={change}
          onRefresh={look}
          onChanged={finish}
        />
      )}
    </>
  );
}
