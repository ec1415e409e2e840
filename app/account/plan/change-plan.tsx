import { useState } from 'react';
import type { Plan } from '#contract/plans';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { Button } from '#ui/button';
import { plan as words } from '../../copy/plan.ts';
import { usePlans } from '../../data/plans.ts';
import { useToast } from '../../state/toasts.ts';
import { changeable } from './changeable.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { supportOf } from './support-of.ts';

/** Leads to another plan, of a subscription that runs. */
export function ChangePlan({ subscription }: { subscription: SubscriptionDetails }) {
  const { preview, change, look } = usePlans(subscription.id);
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const toast = useToast();

  function finish({ billingInterval, supportPackage }: Plan) {
    setOpen(false);
    const description = words.doneHint(words.billed[billingInterval], supportOf(supportPackage));
    toast({ title: words.done, description });
  }

  return (
    <>
      {changeable(subscription) === 'now' && (
        <Button
          variant="quiet"
          opensDialog
          onClick={() => {
            setTurn(turn + 1);
            setOpen(true);
          }}
        >
          {words.change}
        </Button>
      )}
      {/* Each opening begins anew; and where another window has ended what it is about, it says so. */}
      <PlanDialog
        key={turn}
        subscription={subscription}
        open={isOpen}
        onOpenChange={setOpen}
        onPreview={preview}
        onChange={change}
        onLook={look}
        onChanged={finish}
      />
    </>
  );
}
