import type { Payment } from '#contract/payments';
import { centsFromDecimal } from '#db/values/money';
import type { Column } from '#ui/table';
import { orderDetails } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney } from '../../format/money.ts';
import { RecordTable } from '../record-table.tsx';
import { directionOf } from './payment-direction.ts';

const copy = orderDetails.payments;

type OrderPaymentsProps = { payments: readonly Payment[]; id: string };

/** Payments and refunds, newest first. Refunds are negative, so the amounts add up. */
export function OrderPayments({ payments, id }: OrderPaymentsProps) {
  return (
    <RecordTable
      id={id}
      texts={copy}
      columns={columns}
      rows={payments.toReversed()}
      rowKey={({ id }) => id}
    />
  );
}

const columns: readonly Column<Payment>[] = [
  {
    id: 'kind',
    heading: copy.kind,
    width: 'medium',
    primary: true,
    line: 1,
    cell: ({ meaning }) => copy.kinds[meaning],
  },
  {
    id: 'provider',
    heading: copy.provider,
    line: 2,
    // Without our suffix for the outcome, which the Type column shows.
    cell: ({ providerId }) => providerId.split(':')[0],
  },
  {
    id: 'day',
    heading: copy.day,
    width: 'short',
    line: 2,
    cell: ({ occurredAt }) => <Day at={occurredAt} />,
  },
  {
    id: 'amount',
    heading: copy.amount,
    width: 'short',
    align: 'end',
    line: 1,
    cell: ({ meaning, amount }) =>
      directionOf(meaning) ? exactMoney(directionOf(meaning) * centsFromDecimal(amount)) : null,
  },
];
