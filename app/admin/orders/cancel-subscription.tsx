import type { RefObject } from 'react';
import type { OrderDetails } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import { isRunning } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { cancelForm as copy } from '../../copy/admin-cancellations.ts';
import { useCancelOrder } from '../../data/admin-cancellations.ts';
import { useRefunds } from '../../data/orders.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

type CancelSubscriptionProps = {
  order: OrderDetails;
  /** Gets the focus once the button is gone. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** A button that cancels an order’s subscription, while it runs. */
export function CancelSubscription({ order, finalFocus }: CancelSubscriptionProps) {
  const { limits, refreshLimits } = useRefunds(order.paidAt ? order.id : null);
  const cancel = useCancelOrder(order.id);
  const identity = useReauthentication();
  const dialog = useDialogState<Refundable>();
  return (
    <Allowed to="orders.cancel">
      {isRunning(order.subscriptionStatus) && limits && (
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => {
            dialog.open(limits);
            refreshLimits();
          }}
        >
          {copy.action}
        </Button>
      )}
      {identity.dialog}
      {dialog.opening && (
        <CancelDialog
          key={dialog.opening.key}
          order={order}
          limits={limits ?? dialog.opening.subject}
          open={dialog.opening.isOpen}
          onOpenChange={dialog.onOpenChange}
          onCancel={(body) => identity.withReauthentication(() => cancel(body))}
          finalFocus={finalFocus}
        />
      )}
    </Allowed>
  );
}
