import type { Invoice } from '#contract/billing';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { TextLink } from '#ui/link';
import type { Column } from '#ui/table';
import { invoices as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';

const { columns } = copy;

/** Leaves out the columns of discounts and refunds when there are none. */
export function invoiceColumns(rows: readonly Invoice[]): readonly Column<Invoice>[] {
  const isReduced = rows.some(({ discounted }) => centsFromDecimal(discounted) > 0);
  const isRefunded = rows.some(({ refunded }) => centsFromDecimal(refunded) > 0);
  return columnsOfAll.filter(
    ({ id }) => (id !== 'discounted' || isReduced) && (id !== 'refunded' || isRefunded),
  );
}

const columnsOfAll: readonly Column<Invoice>[] = [
  {
    id: 'number',
    heading: columns.number,
    width: 'medium',
    primary: true,
    cell: ({ number }) => number,
    missing: copy.noNumber,
  },
  {
    id: 'date',
    heading: columns.date,
    width: 'short',
    cell: ({ issuedAt }) => <Day at={issuedAt} />,
  },
  {
    id: 'website',
    heading: columns.website,
    cell: ({ orderId, productTitle }) => (
      <TextLink href={paths.dashboardSubscription(orderId)}>
        <bdi>{productTitle}</bdi>
      </TextLink>
    ),
  },
  {
    id: 'amount',
    heading: columns.amount,
    width: 'short',
    align: 'end',
    cell: ({ amount }) => exactDollars(centsFromDecimal(amount)),
  },
  {
    id: 'discounted',
    heading: columns.discounted,
    width: 'short',
    align: 'end',
    cell: ({ discounted }) => aboveZero(discounted),
  },
  {
    id: 'refunded',
    heading: columns.refunded,
    width: 'short',
    align: 'end',
    cell: ({ refunded }) => aboveZero(refunded),
  },
  {
    id: 'state',
    heading: columns.state,
    width: 'medium',
    cell: ({ state }) => <InvoiceState state={state} />,
  },
];

function aboveZero(amount: string): string | null {
  const cents = centsFromDecimal(amount);
  return cents > 0 ? exactDollars(cents) : null;
}

function InvoiceState({ state }: Pick<Invoice, 'state'>) {
  const { label, tone } = statusOf(state);
  return <Badge tone={tone}>{label}</Badge>;
}
