import { useId } from 'react';
import type { Order } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import { centsFromDecimal } from '#db/values/money';
import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import { refundForm } from '../../copy/admin-refunds.ts';
import { exactDollars, sumDollars } from '../../format/money.ts';
import { isRunning } from './order-trouble.ts';

const words = refundForm.summary;

type RefundSummaryProps = {
  order: Order;
  limits: Refundable;
  /** null while it is no amount that can be given back. */
  cents: number | null;
  endSubscription: boolean;
};

/** What a refund will do, before it is made. */
export function RefundSummary({ order, limits, cents, endSubscription }: RefundSummaryProps) {
  const titleId = useId();
  const left = cents === null ? null : centsFromDecimal(limits.mostAmount) - cents;
  const follows = !isRunning(order.subscriptionStatus)
    ? words.over
    : endSubscription
      ? words.ends
      : words.goes_on;
  return (
    <Panel as="section" labelledBy={titleId} padding="m">
      <Stack gap="s">
        <Heading level={3} size={4} id={titleId}>
          {words.title}
        </Heading>
        <SummaryList
          rows={[
            { label: words.left, amount: sumDollars(limits.mostAmount) },
            {
              label: words.back,
              amount: cents === null ? words.unknown : exactDollars(-cents),
              note: words.backNote(order.orderId),
            },
          ]}
          total={{
            label: words.remains,
            amount: left === null ? words.unknown : exactDollars(left),
          }}
        />
        <Text size="small">{follows}</Text>
      </Stack>
    </Panel>
  );
}
