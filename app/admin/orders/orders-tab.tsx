import { useMemo } from 'react';
import { stageName } from '#contract/describe-delivery';
import { orderFilters, orderQueues, orderSorts } from '#contract/order-list';
import { deliveryStages } from '#db/values/enumerations';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { orders as copy } from '../../copy/admin-orders.ts';
import { addressOf } from '../../data/address.ts';
import { useRevenueSummary } from '../../data/orders.ts';
import { statusOf } from '../../format/status.ts';
import { useNow } from '../../format/use-now.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { Allowed } from '../allowed.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { putFirst } from '../list/list-column.ts';
import { listWidths } from '../list/list-widths.ts';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { importantColumnIds, orderColumns } from './order-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { RevenueSummary } from './revenue-summary.tsx';
import { useOrderSelection } from './use-order-selection.tsx';

type OrdersTabProps = {
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

/** Revenue summary and the list of orders. */
export function OrdersTab({ frozenNow }: OrdersTabProps) {
  const now = useNow(frozenNow);
  // On phones, columns say themselves which line they are on.
  const isNarrow = useMediaQuery(listWidths.belowWidest);
  const columns = useMemo(() => {
    const all = orderColumns(now);
    return isNarrow ? putFirst(importantColumnIds, all) : all;
  }, [now, isNarrow]);
  const list = useAdminList(addressOf('GET /api/orders'), {
    statuses: orderFilters,
    sorts: orderSorts,
    queues: orderQueues,
    hasDays: true,
  });
  const { selection, failures, question } = useOrderSelection(list.rows);
  return (
    <Stack gap="l">
      <Allowed to="analytics.read">
        <LoadedRevenue />
      </Allowed>
      <Stack gap="s">
        <Heading level={2} size={4}>
          {copy.title}
        </Heading>
        <TableWithDetails
          list={list}
          views="orders"
          selection={selection}
          label={copy.label}
          placeholder={copy.placeholder}
          statuses={orderFilters}
          filterName={filterName}
          loading={copy.loading}
          empty={copy.empty}
          none={copy.none}
          columns={columns}
          rowKey={({ id }) => id}
          rowActions={({ orderId }, onDetails) => (
            <DetailsButton of={orderId} onClick={onDetails} />
          )}
          details={(order, dialog) => <OrderDialog order={order} {...dialog} />}
          actionsWidth="short"
        />
        {failures}
        {question}
      </Stack>
    </Stack>
  );
}

function LoadedRevenue() {
  const { summary, failed, onRetry } = useRevenueSummary();
  return <RevenueSummary summary={summary} failed={failed} onRetry={onRetry} />;
}

function filterName(filter: string): string {
  const stage = deliveryStages.find((known) => known === filter);
  if (stage) return stageName(stage);
  const queue = Object.entries(copy.queues).find(([known]) => known === filter);
  return queue ? queue[1] : statusOf(filter).label;
}
