import type { Payment, PaymentMeaning } from '#contract/payments';
import { centsFromDecimal } from '#db/values/money';
import type { Column } from '#ui/table';
import { orderDetails } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney } from '../../format/money.ts';
import { RecordTable } from '../record-table.tsx';

/** A dispute withdraws the money when it is opened; losing it moves nothing. */
const directions: Record<PaymentMeaning, -1 | 0 | 1> = {
  paid: 1,
  refund: -1,
  refund_failed: 1,
  dispute: -1,
  dispute_won: 1,
  dispute_lost: 0,
};

const copy = orderDetails.payments;

type OrderPaymentsProps = { payments: readonly Payment[]; id: string };

/** Payments and refunds, newest first. Refunds are negative, so the amounts add up. */
export function OrderPayments({ payments, id }: OrderPaymentsProps) {
  return (
    <RecordTable
      id={id}
      texts={copy}
      columns={paymentColumns(payments, columns)}
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
    cell: ({ meaning, amount }) => moved(meaning, centsFromDecimal(amount)),
  },
];

type TaxedPayment = Pick<Payment, 'meaning' | 'amount' | 'tax' | 'taxRate'>;

/** With the net amount and the tax where one of the payments has tax, before the last column. */
export function paymentColumns<Row extends TaxedPayment>(
  payments: readonly TaxedPayment[],
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  const isTaxed = payments.some(({ tax }) => centsFromDecimal(tax) > 0);
  return isTaxed ? [...columns.slice(0, -1), ...taxColumns, ...columns.slice(-1)] : columns;
}

const taxColumns: readonly Column<TaxedPayment>[] = [
  {
    id: 'net',
    heading: copy.net,
    width: 'short',
    align: 'end',
    cell: ({ meaning, amount, tax }) =>
      moved(meaning, centsFromDecimal(amount) - centsFromDecimal(tax)),
  },
  {
    id: 'tax',
    heading: copy.tax,
    width: 'short',
    align: 'end',
    cell: ({ meaning, tax, taxRate }) => {
      const amount = moved(meaning, centsFromDecimal(tax));
      return amount && taxRate ? `${amount} (${taxRate}%)` : amount;
    },
  },
];

/** Refunds are below zero; null: nothing moved. */
export function moved(meaning: PaymentMeaning, cents: number): string | null {
  const direction = directions[meaning];
  return direction ? exactMoney(direction * cents) : null;
}
