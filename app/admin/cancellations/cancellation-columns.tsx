import type { ListedCancellation } from '#contract/cancellations';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { Day } from '../../format/day.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { ListColumn } from '../list/list-column.ts';
import * as css from './cancellations.css.ts';

const { columns } = copy;

export const cancellationColumns: readonly ListColumn<ListedCancellation>[] = [
  {
    id: 'id',
    whereWide: true,
    fields: ['id'],
    heading: columns.request,
    width: 'short',
    cell: ({ id }) => id,
  },
  {
    id: 'customer',
    whereWide: true,
    fields: ['customerId'],
    heading: columns.customer,
    width: 'medium',
    cell: ({ customerId, order }) => <CustomerLink of={order.orderId}>{customerId}</CustomerLink>,
  },
  {
    id: 'name',
    whereWide: 'widest',
    line: 2,
    fields: ['customer.name', 'customer.email'],
    heading: columns.name,
    cell: ({ customer, order }) => (
      <CustomerLink of={order.orderId}>
        {customer.name || displayAddress(customer.email ?? '') || copy.noName}
      </CustomerLink>
    ),
  },
  {
    id: 'order',
    fields: ['order.orderId'],
    heading: columns.order,
    width: 'medium',
    primary: true,
    cell: ({ order: { orderId } }) => (
      <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>
    ),
  },
  {
    id: 'reason',
    fields: ['reason'],
    heading: columns.reason,
    missing: copy.noReason,
    cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
  },
  {
    id: 'status',
    line: 2,
    fields: ['status', 'error'],
    heading: columns.status,
    cell: status,
  },
  {
    id: 'requestedAt',
    line: 1,
    whereWide: true,
    fields: ['requestedAt'],
    heading: columns.requested,
    width: 'short',
    sortable: 'descending',
    cell: ({ requestedAt }) => <Day at={requestedAt} />,
  },
];

/** Where all the usual columns only just fit. */
export const compactColumns = cancellationColumns.map((column) =>
  column.id === 'customer' ? ({ ...column, width: 'short' } as const) : column,
);

/** The status, and the provider's error from the last attempt. */
function status(request: ListedCancellation) {
  const { label, tone } = statusOf(request.status);
  return (
    <Inline gap="s" align="baseline" wrap="never">
      <Badge tone={tone}>{label}</Badge>
      {request.error && <span className={css.refusal}>{request.error}</span>}
    </Inline>
  );
}
