import type { OrderEvent } from '#contract/order-timeline';
import type { Column } from '#ui/table';
import { orderDetails } from '../../copy/admin-orders.ts';
import { useOrderTimeline } from '../../data/orders.ts';
import { DateTime } from '../../format/date-time.tsx';
import { sumDollars } from '../../format/money.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { DetailSection } from '../detail-section.tsx';

const copy = orderDetails.timeline;

/** An order's events, oldest first. */
export function OrderTimeline({ orderId }: { orderId: number }) {
  const { events, failed, onRetry } = useOrderTimeline(orderId);
  return (
    <DetailSection level={2} title={copy.title}>
      <PagedTable
        aria-label={copy.title}
        columns={columns}
        rows={events ?? []}
        rowKey={({ kind, at, detail }) => `${at} ${kind} ${detail}`}
        loading={!events && !failed && copy.loading}
        loadingRows={2}
        empty={{ title: copy.empty }}
        {...(failed && !events && { error: { message: failed, onRetry } })}
      />
    </DetailSection>
  );
}

const columns: readonly Column<OrderEvent>[] = [
  { id: 'at', heading: copy.at, width: 'long', cell: ({ at }) => <DateTime at={at} /> },
  {
    id: 'event',
    heading: copy.event,
    width: 'long',
    primary: true,
    cell: ({ kind }) => copy.events[kind],
  },
  {
    id: 'detail',
    heading: copy.detail,
    // The payments table has the details of amounts.
    cell: ({ amount, detail }) => (amount ? sumDollars(amount) : detail && <bdi>{detail}</bdi>),
  },
];
