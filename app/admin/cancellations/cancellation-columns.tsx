import type { ListedCancellation } from '#contract/cancellations';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { Day } from '../../format/day.tsx';
import { statusOf } from '../../format/status.ts';
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
    id: 'order',
    fields: ['order.orderId'],
    heading: columns.order,
    width: 'medium',
    primary: true,
    cell: ({ order }) => order.orderId,
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
    fields: ['status', 'error'],
    heading: columns.status,
    width: 'long',
    cell: status,
  },
  {
    id: 'requestedAt',
    whereWide: true,
    fields: ['requestedAt'],
    heading: columns.requested,
    width: 'short',
    sortable: 'descending',
    cell: ({ requestedAt }) => <Day at={requestedAt} />,
  },
];

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
