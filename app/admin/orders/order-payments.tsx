import type { Payment } from '#contract/orders';
import { centsFromDecimal } from '#db/values/money';
import { type Column, Table } from '#ui/table';
import { orderDetails } from '../../copy/admin-orders.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars } from '../../format/money.ts';
import { DetailSection } from '../detail-section.tsx';

const words = orderDetails.payments;

type OrderPaymentsProps = {
  /** Undefined while they are on their way. */
  payments: readonly Payment[] | undefined;
  failed: string | undefined;
  onRetry: () => void;
};

/** Every movement of money, the oldest first. What went back is below zero. */
export function OrderPayments({ payments, failed, onRetry }: OrderPaymentsProps) {
  return (
    <DetailSection title={words.title}>
      <Table
        label={words.title}
        columns={columns}
        rows={payments ?? []}
        rowKey={({ id }) => id}
        loading={!payments && !failed && words.loading}
        loadingRows={1}
        empty={{ title: words.empty }}
        headSticksTo="edge"
        ground="raised"
        {...(failed && !payments && { failed: { message: failed, onRetry } })}
      />
    </DetailSection>
  );
}

const columns: readonly Column<Payment>[] = [
  {
    id: 'day',
    heading: words.day,
    width: 'short',
    cell: ({ occurredAt }) => <Day at={occurredAt} />,
  },
  {
    id: 'kind',
    heading: words.kind,
    width: 'short',
    primary: true,
    cell: ({ kind }) => words.kinds[kind],
  },
  { id: 'provider', heading: words.provider, cell: ({ providerId }) => providerId },
  {
    id: 'amount',
    heading: words.amount,
    width: 'medium',
    align: 'end',
    cell: ({ kind, amount }) => exactDollars((kind === 'paid' ? 1 : -1) * centsFromDecimal(amount)),
  },
];
