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
  const { request, keep } = useCancellation(subscription);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const stage = lifecycleStageOf(subscription);
  const [keepWebsite, isKeeping] = useAction(
    async () => {
      await keep();
      toast(cancellation.withdrawn);
    },
    { title: cancellation.error, fallback: cancellation.withdrawFailed },
  );

  const isToKeep = stage === 'cancellation_requested' || stage === 'ending';
  if (!isToKeep && stage !== 'running') return null;
  // Both buttons share one place, so that the dialog returns the focus to it.
  return (
    <>
      {isToKeep ? (
        <Button
          variant="quiet"
          label={cancellation.withdrawFor(title)}
          pending={isKeeping && cancellation.withdrawing}
          onClick={keepWebsite}
        >
          {cancellation.withdraw}
        </Button>
      ) : (
        <Button
          variant="quiet"
          opensDialog
          label={cancellation.requestFor(title)}
          onClick={() => setOpen(true)}
        >
          {cancellation.request}
        </Button>
      )}
      <CancellationDialog
        open={isOpen}
        onOpenChange={setOpen}
        productTitle={title}
        onRequest={request}
      />
    </>
  );
}
