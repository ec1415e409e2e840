import { cancellationSorts, type ListedCancellation } from '#contract/cancellations';
import { cancellationStatuses } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { cancellations as copy } from '../../copy/admin-cancellations.ts';
import { addressOf } from '../../data/address.ts';
import { Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import type { ListColumn } from '../list/list-column.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { listWidths } from '../list/list-widths.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useFocusFallback } from '../list/use-focus-fallback.ts';
import { CancellationDetails } from './cancellation-details.tsx';
import * as css from './cancellations.css.ts';
import { ProcessButton } from './process-button.tsx';

const { columns } = copy;

const cancellationColumns: readonly ListColumn<ListedCancellation>[] = [
  {
    id: 'id',
    under: 'order',
    whereWide: true,
    fields: ['id'],
    heading: columns.request,
    width: 'short',
    cell: ({ id }) => id,
  },
  {
    id: 'customer',
    under: 'reason',
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
    under: 'status',
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

type CancellationActionsProps = {
  request: ListedCancellation;
  /** Where all columns only just fit. */
  compact: boolean;
  onDetails: () => void;
};

/** Cancellation requests and their status. */
export function CancellationsTab() {
  const list = useAdminList(addressOf('GET /api/admin/cancellation-requests'), {
    statuses: cancellationStatuses,
    sorts: cancellationSorts,
    hasDays: true,
  });
  const isCompact = useMediaQuery(listWidths.belowWidest);
  return (
    <ListPage
      list={list}
      views="cancellations"
      nameOf={({ id }) => copy.nameOf(id)}
      rowsOpen="dialog"
      daysLabel={copy.columns.requested}
      copy={copy}
      filters={[statusFilter(cancellationStatuses)]}
      columns={isCompact ? compactColumns : cancellationColumns}
      rowKey={({ id }) => id}
      rowActions={(request, onDetails) => (
        <CancellationActions request={request} compact={isCompact} onDetails={onDetails} />
      )}
      details={(request, dialog) => <CancellationDetails request={request} {...dialog} />}
      actionsWidth={isCompact ? 'long' : 'wide'}
    />
  );
}

/** Processes a pending request, or shows its details. */
function CancellationActions({ request, compact, onDetails }: CancellationActionsProps) {
  const { id, status, processedAt } = request;
  const { fallback, removable } = useFocusFallback();
  return (
    <>
      <ProcessButton
        ref={removable}
        request={request}
        variant="plain"
        size="small"
        aria-label={copy.processOf(id)}
        finalFocus={fallback}
      />
      {status === 'completed' && processedAt && (
        <span className={css.processed}>
          {copy.processed} <Day at={processedAt} />
        </span>
      )}
      <DetailsButton ref={fallback} of={copy.nameOf(id)} compact={compact} onClick={onDetails} />
    </>
  );
}

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
