import { useMemo } from 'react';
import { stageName } from '#contract/describe-delivery';
import { orderFilters, orderPayments, orderQueues, orderSorts } from '#contract/order-list';
import { deliveryStages, orderStatuses } from '#db/values/enumerations';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { orders as copy } from '../../copy/admin-orders.ts';
import { addressOf } from '../../data/address.ts';
import { useRevenueSummary } from '../../data/orders.ts';
import { statusOf } from '../../format/status.ts';
import { useNow } from '../../format/use-now.ts';
import { Allowed } from '../allowed.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { type ListFilter, statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { ListPreset } from '../list/views/view-links.ts';
import { orderColumns } from './order-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { RevenueSummary } from './revenue-summary.tsx';
import { useOrderSelection } from './use-order-selection.tsx';

type OrdersTabProps = {
  /** Fixed current time, for stories. */
  frozenNow?: Date;
};

const filters: readonly ListFilter[] = [
  statusFilter(orderStatuses),
  {
    name: 'stage',
    label: copy.columns.stage,
    options: deliveryStages.map((value) => ({ value, label: stageName(value) })),
  },
  {
    name: 'payment',
    label: copy.columns.payment,
    options: orderPayments.map((value) => ({ value, label: statusOf(value).label })),
  },
];

const presets: readonly ListPreset[] = Object.entries(copy.queues).map(([status, label]) => ({
  label,
  values: { status },
}));

/** Revenue summary and the list of orders. */
export function OrdersTab({ frozenNow }: OrdersTabProps) {
  const now = useNow(frozenNow);
  const columns = useMemo(() => orderColumns(now), [now]);
  const list = useAdminList(addressOf('GET /api/orders'), {
    statuses: orderFilters,
    sorts: orderSorts,
    queues: orderQueues,
    hasDays: true,
    filters: { stage: deliveryStages, payment: orderPayments },
  });
  const { selection, failures, question } = useOrderSelection(list.rows);
  return (
    <Stack gap="s">
      <Allowed to="analytics.read">
        <LoadedRevenue />
      </Allowed>
      <Stack gap="xxs">
        <Heading level={2} size={4}>
          {copy.title}
        </Heading>
        <ListPage
          list={list}
          copy={copy}
          views="orders"
          presets={presets}
          filters={filters}
          selection={selection}
          nameOf={({ orderId }) => orderId}
          columns={columns}
          rowKey={({ id }) => id}
          rowActions={({ orderId }, onDetails) => (
            <DetailsButton of={orderId} compact onClick={onDetails} />
          )}
          details={(order, dialog) => <OrderDialog order={order} {...dialog} />}
          actionsWidth="tiny"
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
