import type { UnmatchedSubscription } from '#contract/reconciliation';
import { Badge } from '#ui/badge';
import { unmatched as copy } from '../../copy/admin-unmatched.ts';
import { Day } from '../../format/day.tsx';
import { sumDollars } from '../../format/money.ts';
import type { OptionalColumn } from '../list/list-column.ts';
import { UnmatchedOrder } from './unmatched-order.tsx';

const { columns } = copy;

export const unmatchedColumns: readonly OptionalColumn<UnmatchedSubscription>[] = [
  {
    id: 'subscription',
    heading: columns.subscription,
    width: 'long',
    primary: true,
    cell: ({ subscriptionId }) => <bdi>{subscriptionId}</bdi>,
  },
  {
    id: 'order',
    heading: columns.order,
    width: 'medium',
    missing: copy.noNumber,
    cell: (subscription) =>
      subscription.orderNumber && <UnmatchedOrder subscription={subscription} />,
  },
  { id: 'plan', whereWide: true, heading: columns.plan, cell: ({ plan }) => <bdi>{plan}</bdi> },
  {
    id: 'paid',
    heading: columns.paid,
    width: 'short',
    align: 'end',
    cell: ({ keptAmount }) => sumDollars(keptAmount),
  },
  {
    id: 'status',
    heading: columns.status,
    width: 'short',
    cell: ({ isRunning }) => (
      <Badge tone={isRunning ? 'positive' : 'neutral'}>
        {isRunning ? copy.running : copy.ended}
      </Badge>
    ),
  },
  {
    id: 'started',
    whereWide: true,
    heading: columns.started,
    width: 'short',
    cell: ({ startedAt }) => <Day at={startedAt} />,
  },
];
