import type { Payment } from '#contract/payments';
import { centsFromDecimal } from '#db/values/money';
import type { Column } from '#ui/table';
import { orderDetails } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';
import { exactDollars } from '../../format/money.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { DetailSection } from '../detail-section.tsx';
import { directionOf } from './payment-direction.ts';

const copy = orderDetails.payments;

/** Payments and refunds, oldest first. Refunds are negative, so the amounts add up. */
export function OrderPayments({ payments }: { payments: readonly Payment[] }) {
  return (
    <DetailSection level={2} title={copy.title}>
      <PagedTable
        aria-label={copy.title}
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        empty={{ title: copy.empty }}
      />
    </DetailSection>
  );
}

const columns: readonly Column<Payment>[] = [
  {
    id: 'day',
    heading: copy.day,
    width: 'short',
    cell: ({ occurredAt }) => <Day at={occurredAt} />,
  },
  {
    id: 'kind',
    heading: copy.kind,
    width: 'medium',
    primary: true,
    cell: ({ meaning }) => copy.kinds[meaning],
  },
  {
    id: 'provider',
    heading: copy.provider,
    // Without our suffix for the outcome, which the Type column shows.
    cell: ({ providerId }) => providerId.split(':')[0],
  },
  {
    id: 'amount',
    heading: copy.amount,
    width: 'medium',
    align: 'end',
    cell: ({ meaning, amount }) =>
      directionOf(meaning) ? exactDollars(directionOf(meaning) * centsFromDecimal(amount)) : null,
  },
];
