import { type RefObject, useState } from 'react';
import type { Order } from '#contract/orders';
import type { ListedRefund, Refundable } from '#contract/refunds';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Skeleton } from '#ui/skeleton';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { refunds as copy } from '../../copy/admin-refunds.ts';
import { useIssueRefund, useRefunds } from '../../data/orders.ts';
import { useMay } from '../../data/permissions.ts';
import { DateTime } from '../../format/date-time.tsx';
import { sumMoney } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { UserText } from '../../format/user-text.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { useAct } from '../use-act.ts';
import * as css from './orders.css.ts';
import { RefundDialog } from './refund-dialog.tsx';

type RefundEntryProps = { refund: ListedRefund; onCheck: () => Promise<void> };

type OrderRefundsProps = {
  order: Order;
  id?: string;
  /** Gets the focus when nothing is left to refund. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** An order's refunds, and a button to issue one or the reason why that is not possible. */
export function OrderRefunds({ order, id, finalFocus }: OrderRefundsProps) {
  const { refunds, limits, failed, onRetry, refreshLimits } = useRefunds(order.id);
  const { give, checkAgain } = useIssueRefund(order.id);
  const identity = useReauthentication();
  const refunding = useDialogState<Refundable>();
  const may = useMay();
  const isKnown = refunds && limits;
  const start = () => {
    if (!limits) return;
    refunding.open(limits);
    refreshLimits();
  };
  const isPossible = limits !== undefined && !limits.refusal;
  useAct('refund', isPossible && may('orders.refund') ? start : undefined);
  return (
    <DetailSection
      level={2}
      id={id}
      title={copy.title}
      action={
        limits &&
        !limits.refusal && (
          <Allowed to="orders.refund">
            {' '}
            <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={start}>
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

/** A refund: amount, status, reason and who issued it. */
function RefundEntry({ refund, onCheck }: RefundEntryProps) {
  const { amount, status, error, reason, endSubscription, createdAt, givenBy } = refund;
  const { label, tone } = statusOf(status);
  return (
    <article className={css.entry}>
      <div className={css.head}>
        <Inline gap="xs">
          <Text as="strong" weight="medium" numeric>
            {sumMoney(amount)}
          </Text>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <Text as="span" size="small" tone="soft">
          <DateTime at={createdAt} /> <bdi>{givenBy ? copy.by(givenBy) : copy.byDeletedAdmin}</bdi>
        </Text>
      </div>
      {status === 'pending' && <PendingStatus onCheck={onCheck} />}
      {error && (
        <Text size="small" tone="critical">
          {error}
        </Text>
      )}
      {endSubscription && <Text size="small">{copy.end[status]}</Text>}
      {reason && <UserText>{reason}</UserText>}
    </article>
  );
}

function PendingStatus({ onCheck }: Pick<RefundEntryProps, 'onCheck'>) {
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await onCheck();
    setChecking(false);
  };
  return (
    <Inline gap="xs">
      <Text as="span" size="small" tone="soft">
        {copy.pending}
      </Text>
      <Button variant="plain" size="small" loading={isChecking && copy.checking} onClick={check}>
        {copy.checkAgain}
      </Button>
    </Inline>
  );
}
