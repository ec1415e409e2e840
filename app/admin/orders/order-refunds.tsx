import type { RefObject } from 'react';
import type { Order } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import { Button } from '#ui/button';
import { Skeleton } from '#ui/skeleton';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { refunds as copy } from '../../copy/admin-refunds.ts';
import { useIssueRefund, useRefunds } from '../../data/refunds.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundEntry } from './refund-entry.tsx';

type OrderRefundsProps = {
  order: Order;
  /** Gets the focus when nothing is left to refund. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** An order's refunds, and a button to issue one or the reason why that is not possible. */
export function OrderRefunds({ order, finalFocus }: OrderRefundsProps) {
  const { refunds, limits, failed, onRetry, refreshLimits } = useRefunds(order.id);
  const { give, checkAgain } = useIssueRefund(order.id);
  const identity = useReauthentication();
  const refunding = useDialogState<Refundable>();
  const isKnown = refunds && limits;
  return (
    <DetailSection
      level={2}
      title={copy.title}
      action={
        limits &&
        !limits.refusal && (
          <Allowed to="orders.refund">
            {' '}
            <Button
              size="small"
              variant="quiet"
              aria-haspopup="dialog"
              onClick={() => {
                refunding.open(limits);
                refreshLimits();
              }}
            >
              {copy.refund}
            </Button>
          </Allowed>
        )
      }
    >
      {limits?.refusal && (
        <Text size="small" tone="soft" measure>
          {limits.refusal}
        </Text>
      )}
      {refunds?.length === 0 && !limits?.refusal && (
        <Text size="small" tone="soft">
          {copy.none}
        </Text>
      )}
      {refunds && refunds.length > 0 && (
        <ul>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <RefundEntry refund={refund} onCheck={checkAgain} />
            </li>
          ))}
        </ul>
      )}
      {!isKnown && !failed && (
        <>
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <Skeleton />
        </>
      )}
      {!isKnown && failed && (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
      )}
      {identity.dialog}
      {refunding.opening && (
        <RefundDialog
          key={refunding.opening.key}
          order={order}
          start={refunding.opening.subject}
          limits={limits}
          open={refunding.opening.isOpen}
          onOpenChange={refunding.onOpenChange}
          onRefund={(refund) => identity.withReauthentication(() => give(refund))}
          finalFocus={finalFocus}
        />
      )}
    </DetailSection>
  );
}
