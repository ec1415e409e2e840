import { useState } from 'react';
import type { Subscription } from '#contract/subscriptions';
import { Button } from '#ui/button';
import { cancellation } from '../../copy/account.ts';
import { useCancellation } from '../../data/subscriptions.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { CancellationDialog } from '../cancellations/cancellation-dialog.tsx';
import { lifecycleStageOf } from './lifecycle-stage.ts';

/** Requests a cancellation, or withdraws it. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { title } = subscription.product;
  const { request, withdraw } = useCancellation(subscription);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const stage = lifecycleStageOf(subscription);
  const [withdrawCancellation, isWithdrawing] = useAction(
    async () => {
      await withdraw();
      toast(cancellation.withdrawn);
    },
    { title: cancellation.error, fallback: cancellation.withdrawFailed },
  );

  const canWithdraw = stage === 'cancellation_requested' || stage === 'ending';
  if (!canWithdraw && stage !== 'running') return null;
  // Both buttons share one place, so that the dialog returns the focus to it.
  return (
    <>
      {canWithdraw ? (
        <Button
          variant="quiet"
          aria-label={cancellation.withdrawFor(title)}
          loading={isWithdrawing && cancellation.withdrawing}
          onClick={withdrawCancellation}
        >
          {cancellation.withdraw}
        </Button>
      ) : (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={cancellation.requestFor(title)}
          onClick={() => setOpen(true)}
        >
          {cancellation.request}
        </Button>
      )}
      <CancellationDialog
        open={isOpen}
        onOpenChange={setOpen}
        productTitle={title}
        accessUntil={subscription.accessUntil}
        onRequest={request}
      />
    </>
  );
}
