import { useId } from 'react';
import type { Order } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import { isPastDue, isRunning } from '#db/values/enumerations';
import { centsFromDecimal } from '#db/values/money';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import { refundForm } from '../../copy/admin-refunds.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney, sumMoney } from '../../format/money.ts';

const copy = refundForm.summary;

type RefundSummaryProps = {
  order: Order;
  limits: Refundable;
  /** null if the amount is invalid. */
  cents: number | null;
  endSubscription: boolean;
};

/** What the refund will do. */
export function RefundSummary({ order, limits, cents, endSubscription }: RefundSummaryProps) {
  const titleId = useId();
  const left = cents === null ? null : centsFromDecimal(limits.maxAmount) - cents;
  return (
    <Panel as="section" aria-labelledby={titleId} padding="small">
      <Stack gap="s">
        <Heading level={3} size={4} id={titleId}>
          {copy.title}
        </Heading>
        <SummaryList
          rows={[
            { label: copy.left, amount: sumMoney(limits.maxAmount) },
            {
              label: copy.back,
              amount: cents === null ? copy.unknown : exactMoney(-cents),
              note: copy.backNote(order.orderId),
            },
          ]}
          total={{
            label: copy.remains,
            amount: left === null ? copy.unknown : exactMoney(left),
          }}
        />
        <Text size="small">
          <SubscriptionOutcome order={order} endSubscription={endSubscription} /> {copy.mail}
        </Text>
        <Credit amount={limits.creditAmount} />
      </Stack>
    </Panel>
  );
}

/** What happens to the subscription. */
function SubscriptionOutcome({
  order,
  endSubscription,
}: Pick<RefundSummaryProps, 'order' | 'endSubscription'>) {
  const { subscriptionStatus, cancelAt, nextChargeAt } = order;
  if (!isRunning(subscriptionStatus)) return null;
  if (endSubscription) return copy.ends;
  if (cancelAt) return <Dated text={copy.endsOn} at={cancelAt} />;
  if (isPastDue(subscriptionStatus) || !nextChargeAt) return copy.continues;
  return (
    <>
      {copy.continues} <Dated text={copy.nextCharge} at={nextChargeAt} />
    </>
  );
}

/** Warns about a credit, so that the same amount is not returned twice. */
function Credit({ amount }: { amount: string | null }) {
  if (amount !== null && centsFromDecimal(amount) === 0) return null;
  return (
    <Notice
      tone="caution"
      title={amount === null ? copy.creditUnknown : copy.credit(sumMoney(amount))}
    >
      {copy.creditStays}
    </Notice>
  );
}

function Dated({ text, at }: { text: string; at: string }) {
  return (
    <>
      {text} <Day at={at} />.
    </>
  );
}
