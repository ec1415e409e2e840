import { useMemo, useState } from 'react';
import type { BoardOrder, DeliveryBoard } from '#contract/delivery-stages';
import { isPaused, stageName } from '#contract/describe-delivery';
import { deliveryStages } from '#db/values/enumerations';
import { TextLink } from '#ui/link';
import type { Sort } from '#ui/table';
import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { useAssignees } from '../../data/admin-tickets.ts';
import { useChangeStage } from '../../data/delivery-board.ts';
import { Day } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';
import { AutosaveSelect } from '../list/autosave-select.tsx';
import type { OptionalColumn } from '../list/list-column.ts';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { DeadlineBadge } from '../orders/deadline-badge.tsx';

type DeliveryListProps = {
  /** Undefined while loading. */
  board: DeliveryBoard | undefined;
  now: Date;
  isFiltered: boolean;
};

/** The orders of the board as a table, the earliest deadline first. */
export function DeliveryList({ board, now, isFiltered }: DeliveryListProps) {
  const [sort, setSort] = useState<Sort>({ column: 'due', direction: 'ascending' });
  const columns = useMemo(() => boardColumns(now), [now]);
  const rows = board?.flatMap(({ orders }) => orders).sort(comparing(sort)) ?? [];
  return (
    <PagedTable
      aria-label={copy.board}
      columns={columns}
      hiddenColumns={useLeftOutColumns(columns)}
      rows={rows}
      rowKey={({ id }) => id}
      rowsOpen
      sort={sort}
      onSort={setSort}
      loading={!board && copy.loading}
      empty={{ title: copy.empty, detail: isFiltered ? copy.emptyFiltered : copy.emptyHint }}
    />
  );
}

const { columns: headings } = copy;

export const boardColumns = (now: Date): readonly OptionalColumn<BoardOrder>[] => [
  {
    id: 'order',
    heading: headings.order,
    width: 'medium',
    primary: true,
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  {
    id: 'product',
    whereWide: true,
    heading: headings.product,
    cell: ({ productTitle }) => <bdi>{productTitle}</bdi>,
  },
  {
    id: 'customer',
    heading: headings.customer,
    cell: ({ orderId, customerName }) => <CustomerLink of={orderId}>{customerName}</CustomerLink>,
  },
  {
    id: 'stage',
    heading: headings.stage,
    sortable: 'ascending',
    cell: ({ stage }) => stageName(stage),
  },
  {
    id: 'due',
    heading: headings.due,
    sortable: 'ascending',
    cell: (order) => <DeadlineBadge clock={order} now={now} />,
  },
  {
    id: 'assignee',
    heading: headings.assignee,
    sortable: 'ascending',
    cell: (order) => <AssigneeCell order={order} />,
  },
  {
    id: 'since',
    whereWide: true,
    heading: headings.since,
    width: 'medium',
    sortable: 'ascending',
    cell: ({ stageSince }) => stageSince && <Day at={stageSince} />,
  },
];

/** Paused orders are due last. */
const sortKeys: Record<string, (order: BoardOrder) => string> = {
  stage: ({ stage }) => String(deliveryStages.indexOf(stage)),
  due: (order) => (isPaused(order) ? '~' : (order.promisedAt ?? '~')),
  assignee: ({ assignee }) => assignee?.name ?? '~',
  since: ({ stageSince }) => stageSince ?? '~',
};

function comparing({ column, direction }: Sort) {
  const keyOf = sortKeys[column] ?? (() => '');
  const sign = direction === 'ascending' ? 1 : -1;
  return (one: BoardOrder, other: BoardOrder) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return sign * (a < b ? -1 : a > b ? 1 : 0) || one.id - other.id;
  };
}

/** Assigns an order to an admin. A change that another admin made first is kept and explained. */
function AssigneeCell({ order }: { order: BoardOrder }) {
  const { assignees = [] } = useAssignees();
  const change = useChangeStage();
  const { id, orderId, assignee, stageVersion: version } = order;
  const isListed = !assignee || assignees.some((admin) => admin.id === assignee.id);
  return (
    <AutosaveSelect
      label={copy.assigneeOf(orderId)}
      options={[
        { value: '', label: copy.unassigned },
        ...[...assignees, ...(isListed ? [] : [assignee])].map((admin) => ({
          value: String(admin.id),
          label: admin.name,
        })),
      ]}
      value={String(assignee?.id ?? '')}
      onChange={(chosen) => change(id, { assigneeId: Number(chosen) || null, version })}
      done={copy.assigned(orderId)}
      permission="orders.deliver"
    />
  );
}
