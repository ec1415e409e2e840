import { useRef, useState } from 'react';
import { openFlags } from '#contract/order-flags';
import type { Order } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { useOrder, useOrderMutations, useOrderTimeline } from '../../data/orders.ts';
import { useIssueRefund, useRefunds } from '../../data/refunds.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useClearToast } from '../../state/toasts.ts';
import { DetailSection } from '../detail-section.tsx';
import { ImpersonateButton } from '../impersonate-button.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { OrderAlerts } from './order-alerts.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import {
  describeCustomer,
  describeOrder,
  describeProduct,
  describeSupport,
} from './order-details.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type OrderDialogProps = {
  /** The order as listed; payments and timeline are loaded. */
  order: Order;
  now: Date;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** An order's details, with delivery and refunds. */
export function OrderDialog({ order: listed, now, open, onOpenChange }: OrderDialogProps) {
  const known = useOrder(listed.id);
  const timeline = useOrderTimeline(listed.id);
  const { start, deliver, settle } = useOrderMutations(listed.id);
  const [isDelivering, setDelivering] = useState(false);
  const order = known.order ?? listed;
  const [read, setRead] = useState(order);
  const returned = useRefunds(order.paidAt ? order.id : null);
  const { give, checkAgain } = useIssueRefund(order.id);
  const identity = useReauthentication();
  const refunding = useDialogState<Refundable>();
  const clearToast = useClearToast();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={copy.title(order.orderId)}
        size="large"
        // Focus on Close, so that a second Enter does not settle unread flags.
        {...(openFlags(order).length > 0 && { initialFocus: close })}
        actions={
          <Button ref={close} onClick={() => onOpenChange(false)}>
            {listCopy.close}
          </Button>
        }
      >
        <Stack gap="xl">
          <OrderAlerts
            order={order}
            onSettle={async (flagIds) => {
              const left = await settle(flagIds);
              close.current?.focus();
              return left;
            }}
          />
          <OrderDelivery
            order={order}
            credentialLabels={known.order?.credentialLabels}
            now={now}
            onStart={start}
            onDeliver={() => {
              setRead(order);
              setDelivering(true);
            }}
          />
          <Columns gap="xl">
            <DetailSection title={copy.order.title}>
              <DescriptionList items={describeOrder(order)} />
            </DetailSection>
            <DetailSection title={copy.product.title}>
              <DescriptionList items={describeProduct(order)} />
            </DetailSection>
            <DetailSection
              title={copy.customer.title}
              action={order.customerId && <ImpersonateButton customerId={order.customerId} />}
            >
              <DescriptionList items={describeCustomer(order)} />
            </DetailSection>
            <DetailSection title={copy.support.title}>
              <DescriptionList items={describeSupport(order)} />
            </DetailSection>
          </Columns>
          <OrderPayments
            payments={known.order?.payments}
            failed={known.failed}
            onRetry={known.onRetry}
          />
          {order.paidAt && (
            <OrderRefunds
              refunds={returned.refunds}
              limits={returned.limits}
              failed={returned.failed}
              onRetry={returned.onRetry}
              onRefund={(limits) => {
                // The last refund's toast would cover the submit button.
                clearToast();
                refunding.open(limits);
                returned.refreshLimits();
              }}
              onCheck={checkAgain}
            />
          )}
          <OrderTimeline
            events={timeline.events}
            failed={timeline.failed}
            onRetry={timeline.onRetry}
          />
        </Stack>
      </Dialog>
      <DeliveryDialog
        read={read}
        order={order}
        credentialLabels={known.order?.credentialLabels}
        open={open && isDelivering}
        onOpenChange={setDelivering}
        onDeliver={deliver}
      />
      {identity.dialog}
      {refunding.opening && (
        <RefundDialog
          key={refunding.opening.key}
          order={order}
          start={refunding.opening.subject}
          limits={returned.limits}
          open={open && refunding.opening.isOpen}
          onOpenChange={refunding.onOpenChange}
          onRefund={(refund) => identity.withReauthentication(() => give(refund))}
          finalFocus={close}
        />
      )}
    </>
  );
}
