import type { DiscountUse } from '#contract/admin-discounts';
import { TextLink } from '#ui/link';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { discountDetails as copy } from '../../copy/admin-discounts.ts';
import { useDiscountUses } from '../../data/discounts.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { tableState } from '../../shell/table-state.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { DetailSection } from '../detail-section.tsx';

const { columns: headings } = copy;

/** Who used a code, for which order, and what it took off the first payment. */
export function DiscountUses({ id }: { id: number }) {
  const { uses, ...state } = useDiscountUses(id);
  return (
    <DetailSection title={copy.usesTitle}>
      <PagedTable
        aria-label={copy.usesTitle}
        columns={columns}
        {...tableState(uses, state, copy.usesLoading)}
        rowKey={({ orderId }) => orderId}
        loadingRows={1}
        empty={{ title: copy.usesEmpty, detail: copy.usesEmptyHint }}
        stickTo="edge"
        background="raised"
      />
    </DetailSection>
  );
}

const columns: readonly Column<DiscountUse>[] = [
  {
    id: 'customer',
    heading: headings.customer,
    width: 'wide',
    primary: true,
    cell: ({ orderId, customerName, customerEmail }) => (
      <>
        <CustomerLink of={orderId}>{customerName}</CustomerLink>{' '}
        <Text as="span" size="small" tone="soft">
          <bdi>{displayAddress(customerEmail)}</bdi>
        </Text>
      </>
    ),
  },
  {
    id: 'order',
    heading: headings.order,
    width: 'medium',
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  {
    id: 'product',
    heading: headings.product,
    cell: ({ productTitle }) => <bdi>{productTitle}</bdi>,
  },
  {
    id: 'amount',
    heading: headings.amount,
    width: 'medium',
    align: 'end',
    cell: ({ discountAmount }) => sumMoney(discountAmount),
  },
  {
    id: 'paid',
    heading: headings.paid,
    width: 'short',
    cell: ({ paidAt }) => (paidAt ? <Day at={paidAt} /> : copy.notPaid),
  },
];
