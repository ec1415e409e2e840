import type { Discount } from '#contract/admin-discounts';
import { Badge } from '#ui/badge';
import { discounts as copy } from '../../copy/admin-discounts.ts';
import { Day } from '../../format/date-time.tsx';
import { describeReduction } from '../../format/discount.ts';
import { statusOf } from '../../format/status.ts';
import type { ListColumn } from '../list/list-column.tsx';
import { describeDuration, describeScope } from './describe-discount.ts';

const { columns } = copy;

export const discountColumns: readonly ListColumn<Discount>[] = [
  {
    id: 'code',
    fields: ['code'],
    heading: columns.code,
    primary: true,
    sortable: 'ascending',
    cell: ({ code }) => <bdi>{code}</bdi>,
  },
  {
    id: 'off',
    line: 2,
    fields: ['percentOff', 'amountOff', 'duration', 'durationMonths'],
    heading: columns.off,
    cell: (discount) => `${describeReduction(discount)} ${describeDuration(discount)}`,
  },
  {
    id: 'uses',
    fields: ['uses', 'maxUses'],
    heading: columns.uses,
    width: 'short',
    align: 'end',
    cell: ({ uses, maxUses }) => copy.usesOf(uses, maxUses),
  },
  {
    id: 'status',
    line: 2,
    fields: ['status'],
    heading: columns.status,
    width: 'short',
    cell: ({ status }) => <DiscountStatus status={status} />,
  },
  {
    id: 'scope',
    under: 'code',
    fields: ['billingIntervals', 'productIds'],
    whereWide: true,
    heading: columns.scope,
    width: 'medium',
    cell: describeScope,
  },
  {
    id: 'dates',
    under: 'status',
    line: 1,
    fields: ['startsAt', 'endsAt', 'endedAt'],
    whereWide: true,
    heading: columns.dates,
    width: 'medium',
    cell: dates,
  },
  {
    id: 'createdAt',
    fields: ['createdAt'],
    whereWide: 'widest',
    heading: columns.created,
    width: 'short',
    sortable: 'descending',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

export function DiscountStatus({ status }: Pick<Discount, 'status'>) {
  const { label, tone } = statusOf(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** One date fits: the start until it has started, and then the end. */
function dates({ status, startsAt, endsAt, endedAt }: Discount) {
  if (status === 'scheduled' && startsAt) {
    return (
      <>
        {copy.from} <Day at={startsAt} />
      </>
    );
  }
  const end = endedAt ?? endsAt;
  if (!end) return copy.always;
  return (
    <>
      {copy.until} <Day at={end} />
    </>
  );
}
