import type { OrderEvent } from '#contract/order-timeline';
import type { OrderDetails } from '#contract/orders';
import { TextLink } from '#ui/link';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { orderDetails } from '../../copy/admin-orders.ts';
import { useOrderTimeline } from '../../data/orders.ts';
import { DateTime } from '../../format/date-time.tsx';
import { sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { Allowed } from '../allowed.tsx';
import { RecordTable } from '../record-table.tsx';

const copy = orderDetails.timeline;

type OrderTimelineProps = { order: OrderDetails; id: string };

/** An order's events, newest first. */
export function OrderTimeline({ order, id }: OrderTimelineProps) {
  const { events, failed, onRetry } = useOrderTimeline(order.id);
  return (
    <RecordTable
      id={id}
      texts={copy}
      action={
        <Allowed to="audit.read">
          <Text as="span" size="small">
            <TextLink href={paths.adminAuditOf(order.orderId)}>{copy.audit}</TextLink>
          </Text>
        </Allowed>
      }
      columns={columnsOf(order)}
      rows={events?.toReversed() ?? []}
      rowKey={({ kind, at, detail }) => `${at} ${kind} ${detail}`}
      loading={!events && !failed && copy.loading}
      {...(failed && !events && { failure: { message: failed, onRetry } })}
    />
  );
}

function columnsOf({ stages }: OrderDetails): readonly Column<OrderEvent>[] {
  /** Who moved the order there; the payments table has the details of amounts. */
  function describe({ kind, at, amount, detail }: OrderEvent) {
    if (amount) return sumMoney(amount);
    const by = kind === 'stage_changed' && stages.find((stage) => stage.at === at)?.by;
    return detail && <bdi>{by ? copy.movedBy(detail, by) : detail}</bdi>;
  }
  return [
    {
      id: 'event',
      heading: copy.event,
      width: 'long',
      primary: true,
      line: 1,
      cell: ({ kind }) => copy.events[kind],
    },
    { id: 'detail', heading: copy.detail, line: 2, cell: describe },
    {
      id: 'at',
      heading: copy.at,
      width: 'long',
      line: 2,
      cell: ({ at }) => <DateTime at={at} />,
    },
  ];
}
